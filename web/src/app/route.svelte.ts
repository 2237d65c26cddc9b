/** Which page is shown: the path of the address, and moving to another one without loading anew. */
let path = $state(typeof location === 'undefined' ? '/' : location.pathname);

export function currentPath(): string {
  return path;
}

export function go(to: string): void {
  history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follows links of our own pages and the browser's back button. */
export function followLinks(): void {
  addEventListener('popstate', () => (path = location.pathname));
  addEventListener('click', (click) => {
    const link = (click.target as Element | null)?.closest?.('a');
    if (!link || !isPlain(click) || !isOurs(link)) return;
    click.preventDefault();
    go(link.pathname + link.search);
  });
}

function isPlain(click: MouseEvent): boolean {
  return !click.defaultPrevented && click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey;
}

function isOurs(link: HTMLAnchorElement): boolean {
  const isPage = !link.target && !link.hasAttribute('download') && !link.pathname.startsWith('/api/');
  return isPage && link.origin === location.origin && !(link.hash && link.pathname === location.pathname);
}
