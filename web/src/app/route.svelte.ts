/** Which page is shown: the path and query of the address, and moving to another one without loading anew. */
let path = $state(typeof location === 'undefined' ? '/' : location.pathname);
let query = $state(typeof location === 'undefined' ? '' : location.search);

export function currentPath(): string {
  return path;
}

export function currentQuery(): string {
  return query;
}

export function go(to: string): void {
  history.pushState(null, '', to);
  read();
  scrollTo(0, 0);
}

/** The address of what is already shown: reloading leads back here, the back button does not. */
export function nameThis(address: string): void {
  history.replaceState(null, '', address);
}

function read(): void {
  path = location.pathname;
  query = location.search;
}

/** Follows links of our own pages and the browser's back button. */
export function followLinks(): void {
  addEventListener('popstate', read);
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
