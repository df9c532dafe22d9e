/**
 * Where the page lies at its host: empty at the top, or a path such as `/duomo` that the server wrote into the page.
 * Everywhere else addresses are written from the top.
 */
export const base = document.querySelector<HTMLMetaElement>('meta[name="duomo-base"]')?.content ?? '';

/** An address of the page or the server, below where the page lies. */
export const place = (address: string): string =>
  base && address.startsWith('/') && !isBelow(address) ? base + address : address;

const isBelow = (address: string): boolean =>
  address === base || ['/', '?', '#'].some(next => address.startsWith(base + next));

/** The path below where the page lies. */
export const pathOf = (pathname: string): string =>
  (base && isBelow(pathname) ? pathname.slice(base.length) : pathname) || '/';

/** Links are written from the top as well; where the page lies elsewhere, each is put in its place when it appears. */
export function placeLinks(root: HTMLElement): void {
  if (!base) return;
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
