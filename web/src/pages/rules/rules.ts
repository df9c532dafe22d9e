import type { Rulebook, RulePage } from '../../lib/types';

type Chapter = RulePage['chapters'][number];
export type Paragraph = Chapter['paragraphs'][number];

/** A search result, with a few words of its text. */
export interface Hit {
  page: RulePage;
  chapter: Chapter;
  paragraph: Paragraph;
  excerpt: string;
  /** The matching words. */
  words: string[];
}

/** The text of a paragraph, without markup. */
export const plain = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

const REACH = 70;

/** The server's results in order, each with an excerpt around the first match. */
export function hitsOf(
  book: Rulebook,
  pages: readonly RulePage[],
  found: readonly { id: string; words: string[] }[],
): Hit[] {
  const places = new Map(
    book.pages
      .filter(page => pages.includes(page))
      .flatMap(page =>
        page.chapters.flatMap(chapter =>
          chapter.paragraphs.map(paragraph => [paragraph.id, { page, chapter, paragraph }] as const),
        ),
      ),
  );
  return found.flatMap(({ id, words }) => {
    const place = places.get(id);
    if (!place) return [];
    const text = plain(place.paragraph.html),
      at = Math.max(0, Math.min(...words.map(word => text.indexOf(word)).filter(i => i >= 0), text.length)),
      from = at === text.length ? 0 : Math.max(0, at - REACH),
      to = from + 2 * REACH;
    return [
      {
        ...place,
        words,
        excerpt: `${from ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`,
      },
    ];
  });
}

/** Splits a text at the matching words, so that they can be marked. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  const known = words.filter(word => word).map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!known.length) return [{ text, hit: false }];
  return text
    .split(new RegExp(`(?<![\\p{L}])(${known.join('|')})(?![\\p{L}])`, 'iu'))
    .map((piece, i) => ({ text: piece, hit: i % 2 === 1 }));
}

/** The same for a paragraph's HTML: only its text is marked, never a tag. */
export const markedHtml = (html: string, words: readonly string[]): string =>
  words.length
    ? html
        .split(/(<[^>]*>)/)
        .map((part, i) =>
          i % 2
            ? part
            : marked(part, words)
                .map(({ text, hit }) => (hit ? `<mark>${text}</mark>` : text))
                .join(''),
        )
        .join('')
    : html;

/** Paragraphs that show their picture: each picture once, at its first paragraph. */
export function pictured(pages: readonly RulePage[]): Set<string> {
  const seen = new Set<string>(),
    shown = new Set<string>();
  for (const page of pages)
    for (const chapter of page.chapters)
      for (const { id, figure } of chapter.paragraphs)
        if (figure && !seen.has(figure)) {
          seen.add(figure);
          shown.add(id);
        }
  return shown;
}

/** Number of titles suggested when nothing was found. */
const NEAR = 3;

/** Pairs of letters next to each other. */
function pairs(text: string): string[] {
  const letters = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return (letters.match(/\p{L}+/gu) ?? []).flatMap(word =>
    Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => word.slice(i, i + 2)),
  );
}

/** How much of the query a title shares with it: 0 to 1. */
function likeness(query: readonly string[], title: string): number {
  const left = pairs(title),
    all = query.length + left.length;
  let same = 0;
  for (const pair of query) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    same += 2;
  }
  return all ? same / all : 0;
}

/** The paragraphs whose titles are most similar to the query. */
export function nearest(pages: readonly RulePage[], query: string): Paragraph[] {
  const wanted = pairs(query);
  return pages
    .flatMap(page => page.chapters.flatMap(chapter => chapter.paragraphs))
    .filter(paragraph => paragraph.title)
    .map(paragraph => ({ paragraph, like: likeness(wanted, paragraph.title!) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, NEAR)
    .map(({ paragraph }) => paragraph);
}
