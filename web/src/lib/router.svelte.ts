import { place, written } from './base';

const NOWHERE = { path: '/', query: '' };

/** The current location. Links are ordinary links; clicks on them are intercepted here. */
class Router {
  path = $state((written(location) ?? NOWHERE).path);
  query = $state((written(location) ?? NOWHERE).query);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', event => this.#clicked(event));
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', place(address));
    this.#read();
  }

  #read(): void {
    const { path, query } = written(location) ?? NOWHERE;
    const moved = this.path !== path;
    this.path = path;
    this.query = query;
    this.hash = location.hash;
    if (moved && !this.hash) scrollTo(0, 0);
  }

  #clicked(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const path = written(link)?.path;
    if (path === undefined || path.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();

/** Matches a path against a pattern: `/table/:id` and `/table/abc` give `{ id: 'abc' }`; null if they differ. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/'),
    found = path.replace(/\/$/, '').split('/');
  if (wanted.length !== found.length) return null;
  const values: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    if (part.startsWith(':')) values[part.slice(1)] = decodeURIComponent(found[i]!);
    else if (part !== found[i]) return null;
  }
  return values;
}
