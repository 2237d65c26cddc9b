/** What the keys do at the table; a focused button keeps its own Enter and space. */

export interface KeyActions {
  /** Any key hurries on what is past. */
  skip: () => void;
  digit: (digit: number) => void;
  enter: () => void;
  scores: () => void;
  log: () => void;
  last: () => void;
  advice: () => void;
  /** True when there was something to close or to put back. */
  escape: () => boolean;
}

export function keyHandler(actions: KeyActions): (event: KeyboardEvent) => void {
  const named: Readonly<Record<string, () => void>> = {
    s: actions.scores,
    l: actions.log,
    t: actions.last,
    h: actions.advice,
    u: () => actions.escape(),
    escape: () => actions.escape(),
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    actions.skip();
    if (/^[0-9]$/.test(event.key)) actions.digit(Number(event.key));
    else if (event.key === 'Enter' && !isButton(event.target)) actions.enter();
    else named[event.key.toLowerCase()]?.();
  };
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable], dialog *');

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a') !== null;
