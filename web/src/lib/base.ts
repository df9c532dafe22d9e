/**
 * Where the page lies, and how it writes its addresses. Everywhere else they are written from the top.
 *
 * At a server it lies at the top of its host, or below a path such as `/duomo` that the server wrote into the page. On a
 * site of plain files nobody answers but for files: the page is one file in some folder, and its addresses stand behind a
 * question mark, as in `/folder/?/table/abc&step=3#here`.
 */
const told = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;

/** The folder of the engine on a site of plain files; null where a server answers. */
export const engine = told('duomo-engine');

/** Where people meet, if a server has the site beside it. */
export const home = told('duomo-home');

export const base =
  engine === null ? (told('duomo-base') ?? '') : new URL('.', document.baseURI).pathname.replace(/\/$/, '');

/** An address of the page or the server, as the browser knows it. */
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

/** Files of a site that are no pages of this one. */
const isFile = (address: string): boolean => /^\/(docs|engine|assets)\//.test(address);

const isBelow = (address: string): boolean =>
  address === base || ['/', '?', '#'].some(next => address.startsWith(base + next));

/** The path of a page, below where all of it lies. */
const pathOf = (pathname: string): string =>
  (base && isBelow(pathname) ? pathname.slice(base.length) : pathname) || '/';

/** The address that the browser shows, written from the top; null for what is no address of the page. */
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

/** Links are written from the top as well; where the page lies elsewhere, each is put in its place when it appears. */
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
