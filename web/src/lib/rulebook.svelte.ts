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

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown follows it
const books = new Map<string, Promise<Rulebook>>();

/** The rules in the reader's language, asked for once; a failure is forgotten, so that the next reader may ask again. */
export function rulebook(): Promise<Rulebook> {
  const wanted = language();
  const known = books.get(wanted) ?? api.rules(wanted);
  books.set(wanted, known);
  known.catch(() => books.delete(wanted));
  return known;
}

/** A short name for each part of the book. */
export function bookName(page: RulePage): string {
  const key = Object.values(games).find(game => game.books?.[page.name])?.books?.[page.name];
  return key ? t(key) : gameTitle(page.name, page.title);
}

/** A paragraph by its id, and where it stands. */
export function paragraphOf(book: Rulebook, rule: string): Found | null {
  for (const page of book.pages)
    for (const chapter of page.chapters) {
      const paragraph = chapter.paragraphs.find(one => one.id === rule);
      if (paragraph) return { page, chapter, paragraph };
    }
  return null;
}

/** The rule that an address names: RC-7.2 of /rules#RC-7.2. */
export const ruleOf = (hash: string): string => decodeURIComponent(hash.slice(1));

/** Looking something up leaves nothing: the paragraph lies over the page, and links in it lead on from there. */
class Lookup {
  /** What has been looked up, the paragraph that is shown last. */
  path = $state.raw<string[]>([]);
  /** Shows the keys of a table, where a paragraph was asked for at one. */
  onkeys: (() => void) | null = null;

  /** At a table: the paragraph about the decision at hand. */
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
