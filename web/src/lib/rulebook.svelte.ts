import { games } from '../games';
import { gameTitle } from './names';
import { api } from './api';
import { language, t } from './i18n';
import type { Rulebook, RulePage } from './types';

type Chapter = RulePage['chapters'][number];
export interface Found {
  page: RulePage;
  chapter: Chapter;
  paragraph: Chapter['paragraphs'][number];
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on it
const books = new Map<string, Promise<Rulebook>>();

/**
 * The rules in the reader's language, loaded once; a failure is not remembered, so they can be requested
 * again.
 */
export function rulebook(): Promise<Rulebook> {
  const wanted = language();
  const known = books.get(wanted) ?? api.rules(wanted);
  books.set(wanted, known);
  known.catch(() => books.delete(wanted));
  return known;
}

/** A short name for a part of the rulebook. */
export function bookName(page: RulePage): string {
  const key = Object.values(games).find(game => game.books?.[page.name])?.books?.[page.name];
  return key ? t(key) : gameTitle(page.name, page.title);
}

/** A paragraph by its id, and where it is in the book. */
export function paragraphOf(book: Rulebook, rule: string): Found | null {
  for (const page of book.pages)
    for (const chapter of page.chapters) {
      const paragraph = chapter.paragraphs.find(one => one.id === rule);
      if (paragraph) return { page, chapter, paragraph };
    }
  return null;
}

/** The rule id in an address: RC-7.2 in /rules#RC-7.2. */
export const ruleOf = (hash: string): string => decodeURIComponent(hash.slice(1));

/**
 * Looking something up does not leave the page: the paragraph opens over it, and its links are followed
 * there.
 */
class Lookup {
  /** The paragraphs looked up so far; the last one is shown. */
  path = $state.raw<string[]>([]);
  /** Shows the keyboard shortcuts of the table where the paragraph was opened. */
  onkeys: (() => void) | null = null;

  /** Opens the paragraph about the current decision at a table. */
  help(rule: string, onkeys: () => void): void {
    this.path = [rule];
    this.onkeys = onkeys;
  }
  show(rule: string): void {
    this.path = [...this.path, rule];
  }
  back(): void {
    this.path = this.path.slice(0, -1);
  }
  close(): void {
    this.path = [];
    this.onkeys = null;
  }
}
export const lookup = new Lookup();
