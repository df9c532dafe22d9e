/**
 * Where the page is hosted, and how its addresses are written. Everywhere else, addresses are written from
 * the root.
 *
 * On a server the page is at the root of its host, or below a path such as `/duomo` that the server wrote
 * into the page. A static site can only serve files: the page is one file in some folder, and its addresses
 * follow a question mark, as in `/folder/?/table/abc&step=3#here`.
 */
const told = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;

/** The engine's folder on a static site; null where a server answers. */
export const engine = told('duomo-engine');

/** Address of the server, for a static site that is hosted beside one. */
export const home = told('duomo-home');

export const base =
  engine === null ? (told('duomo-base') ?? '') : new URL('.', document.baseURI).pathname.replace(/\/$/, '');

/** Converts an address of the page or the server to the form the browser uses. */
export function place(address: string): string {
  if (!address.startsWith('/') || isPlaced(address)) return address;
  if (engine === null || isFile(address)) return base + address;
  const [, path, query, hash] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address)!;
  return `${base}/${path === '/' && !query ? '' : `?${path}`}${query ? `&${query}` : ''}${hash}`;
}

const isPlaced = (address: string): boolean =>
  engine === null
    ? !base || isBelow(address)
    : address === `${base}/` || ['?/', '#'].some(next => address.startsWith(`${base}/${next}`));

/** Files of a static site that are not pages. */
const isFile = (address: string): boolean => /^\/(docs|engine|assets)\//.test(address);

const isBelow = (address: string): boolean =>
  address === base || ['/', '?', '#'].some(next => address.startsWith(base + next));

/** The path of a page relative to where the page is hosted. */
const pathOf = (pathname: string): string =>
  (base && isBelow(pathname) ? pathname.slice(base.length) : pathname) || '/';

/** The address in the browser's location bar, written from the root; null if it is not an address of the page. */
export function written({ pathname, search }: { pathname: string; search: string }): {
  path: string;
  query: string;
} | null {
  if (engine === null)
    return `${pathname}/`.startsWith(`${base}/`) ? { path: pathOf(pathname), query: search } : null;
  if (pathname.replace(/index\.html$/, '') !== `${base}/`) return null;
  const [path, ...query] = search.slice(1).split('&');
  return path?.startsWith('/')
    ? { path: decodeURI(path), query: query.length ? `?${query.join('&')}` : '' }
    : { path: '/', query: search };
}

/** Links are also written from the root; if the page is hosted elsewhere, each is rewritten when it appears. */
export function placeLinks(root: HTMLElement): void {
  if (!base && engine === null) return;
  const put = (link: Element): void => {
    const address = link.getAttribute('href');
    if (address !== null && place(address) !== address) link.setAttribute('href', place(address));
  };
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof HTMLAnchorElement) put(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node instanceof HTMLAnchorElement) put(node);
        node.querySelectorAll('a[href]').forEach(put);
      }
    }
  }).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] });
}
