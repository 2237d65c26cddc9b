/** The tab's icon says that it is your turn; its title is the page's own. */
const usual = '/favicon.svg';
const lit = '/favicon-turn.svg';

export function showTurn(mine: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', mine ? lit : usual);
}
