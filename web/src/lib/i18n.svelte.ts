import { backend } from './backend';
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import languages from 'virtual:catalogues';
import type { Phrase, PhraseValue } from './types';

/** Every folder of texts is a language; the build discovers them. */
export const LANGUAGES: readonly string[] = languages.map(({ code }) => code);
export type Language = string;
/** A language's name in that language. */
export const ownName = (code: Language): string => languages.find(l => l.code === code)?.name ?? code;

/** Builds a bundle from the text of a catalogue, without Unicode isolation marks. */
export function bundleOf(language: string, catalogue: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  return bundle;
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on it
const bundles = new Map<Language, Promise<FluentBundle>>();

/**
 * The catalogue in use. Anything that calls `t` or `phrase` while rendering is rendered again when the
 * language changes.
 */
class Words {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle | null>(null);
  /** Number of games that have added texts. */
  brought = $state(0);
}
const catalogue = new Words();

export const language = (): Language => catalogue.language;

async function textsAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`no texts at ${address}: ${response.status}`);
  return response.text();
}

async function load(wanted: Language): Promise<FluentBundle> {
  const texts = languages.find(({ code }) => code === wanted)?.texts;
  if (texts === undefined) throw new Error(`no texts in ${wanted}`);
  const bundle = bundleOf(wanted, await textsAt(texts));
  await Promise.all([...brought].map(game => bring(bundle, game, wanted)));
  return bundle;
}

/** Games from separate packages that bring their own texts. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on it
const brought = new Set<string>();

/** Adds a game's texts: English first, overridden by the wanted language. */
async function bring(bundle: FluentBundle, game: string, wanted: Language): Promise<void> {
  const address = `/api/games/${encodeURIComponent(game)}/texts/${wanted}`;
  const { body } = await backend.ask('GET', address);
  bundle.addResource(new FluentResource(body), { allowOverrides: true });
}

/** Loads the texts of a game that has no folder in the page, once; languages chosen later include them too. */
export async function bringTexts(game: string): Promise<void> {
  if (brought.has(game)) return;
  for (const [wanted, loading] of bundles) await bring(await loading, game, wanted);
  brought.add(game);
  catalogue.brought += 1;
}

/** Loads a language's texts, once, and activates them. */
export async function setLanguage(wanted: Language): Promise<void> {
  if (!bundles.has(wanted)) bundles.set(wanted, load(wanted));
  try {
    catalogue.bundle = await bundles.get(wanted)!;
  } catch (reason) {
    bundles.delete(wanted);
    throw reason;
  }
  catalogue.language = wanted;
  document.documentElement.lang = wanted;
}

/** For tests: texts from a string instead of the network. */
export function useCatalogue(wanted: Language, texts: string): void {
  catalogue.bundle = bundleOf(wanted, texts);
  catalogue.language = wanted;
}

/** Numbers are formatted without separators. */
const filled = (value: PhraseValue): FluentVariable =>
  typeof value === 'number'
    ? new FluentNumber(value, { useGrouping: false })
    : typeof value === 'string'
      ? value
      : Array.isArray(value)
        ? value.map(phrase).join(', ')
        : phrase(value);

function format(key: string, data: Record<string, FluentVariable>): string {
  const message = catalogue.brought < 0 ? undefined : catalogue.bundle?.getMessage(key);
  if (!message?.value) return key; // tests check that catalogues are complete; a bare key beats a broken page
  const errors: Error[] = [];
  return catalogue.bundle!.formatPattern(message.value, data, errors);
}

/** True if the text exists. */
export const has = (key: string): boolean => catalogue.bundle?.hasMessage(key) ?? false;

/** A text of the page itself. Strings are inserted unchanged: they are names of people, not tokens. */
export const t = (key: string, data: Record<string, string | number> = {}): string =>
  format(
    key,
    Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, typeof value === 'number' ? filled(value) : value]),
    ),
  );

const filledIn = (data: Phrase['data']): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(data ?? {}).map(([name, value]) => [name, filled(value)]));

/** A phrase from the server, in the reader's language. */
export const phrase = (words: Phrase): string => format(words.key, filledIn(words.data));

/** The same, addressed to the person who did it (the message's `.you`); null if there is no such form. */
export function phraseToYou(words: Phrase): string | null {
  const pattern = catalogue.bundle?.getMessage(words.key)?.attributes.you;
  return pattern ? catalogue.bundle!.formatPattern(pattern, filledIn(words.data), []) : null;
}
