import type { Found } from '../lib/rulebook.svelte';
import type { RulePage } from '../lib/types';

export interface Hit extends Found {
  excerpt: string;
}

/** The words of a paragraph, without its marks. */
export const plain = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const REACH = 70;

/** Paragraphs that hold every word of the query, in the order of the book; ids are found by their beginning. */
export function search(pages: RulePage[], query: string): Hit[] {
  const words = folded(query)
    .split(/\s+/)
    .filter(word => word);
  if (!words.length) return [];
  return pages.flatMap(page =>
    page.chapters.flatMap(chapter =>
      chapter.paragraphs.flatMap(paragraph => {
        const text = plain(paragraph.html),
          whole = folded(`${paragraph.id} ${paragraph.title ?? ''} ${text}`);
        if (!words.every(word => whole.includes(word))) return [];
        const at = Math.max(0, folded(text).indexOf(words[0]!)),
          from = Math.max(0, at - REACH),
          to = at + 2 * REACH;
        return [
          {
            page,
            chapter,
            paragraph,
            excerpt: `${from ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`,
          },
        ];
      }),
    ),
  );
}

/** An excerpt cut into pieces, the found words apart, so that they can be marked. */
export function marked(excerpt: string, query: string): { text: string; hit: boolean }[] {
  const words = query
    .trim()
    .split(/\s+/)
    .filter(word => word)
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!words.length) return [{ text: excerpt, hit: false }];
  return excerpt
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((text, i) => ({ text, hit: i % 2 === 1 }));
}
