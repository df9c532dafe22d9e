import { backend } from './backend';
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import languages from 'virtual:catalogues';
import type { Phrase, PhraseValue } from './types';

/** Every folder of texts is a language; the build finds them. */
export const LANGUAGES: readonly string[] = languages.map(({ code }) => code);
export type Language = string;
/** What speakers call their language. */
export const ownName = (code: Language): string => languages.find(l => l.code === code)?.name ?? code;

/** Turns the text of a catalogue into something that can be asked. Marks for right-to-left text are left out. */
export function bundleOf(language: string, catalogue: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  return bundle;
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown follows it
const bundles = new Map<Language, Promise<FluentBundle>>();

/** The catalogue in use. Whatever calls `t` or `phrase` while it draws is drawn again when the language changes. */
class Words {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle | null>(null);
  /** How many games have added texts to it. */
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

/** Games that are packages of their own and bring their texts along. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown follows it
const brought = new Set<string>();

/** Adds a game's texts: English first, and what the language says instead of it. */
async function bring(bundle: FluentBundle, game: string, wanted: Language): Promise<void> {
  const address = `/api/games/${encodeURIComponent(game)}/texts/${wanted}`;
  const { body } = await backend.ask('GET', address);
  bundle.addResource(new FluentResource(body), { allowOverrides: true });
}

/** Loads the texts of a game that the page has no folder for, once; every language that is chosen later has them. */
export async function bringTexts(game: string): Promise<void> {
  if (brought.has(game)) return;
  for (const [wanted, loading] of bundles) await bring(await loading, game, wanted);
  brought.add(game);
  catalogue.brought += 1;
}

/** Loads a language's texts, once, and puts them on the page. */
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

/** Numbers stand as they are, without separators. */
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
  if (!message?.value) return key; // a test keeps the catalogues whole; a bare key is better than a broken page
  const errors: Error[] = [];
  return catalogue.bundle!.formatPattern(message.value, data, errors);
}

/** Whether there is such a text. */
export const has = (key: string): boolean => catalogue.bundle?.hasMessage(key) ?? false;

/** A text of the page itself. Strings are filled in as they are: names of people, not tokens. */
export const t = (key: string, data: Record<string, string | number> = {}): string =>
  format(
    key,
    Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, typeof value === 'number' ? filled(value) : value]),
    ),
  );

const filledIn = (data: Phrase['data']): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(data ?? {}).map(([name, value]) => [name, filled(value)]));

/** Words from the server, in the reader's language. */
export const phrase = (words: Phrase): string => format(words.key, filledIn(words.data));

/** The same, said to whoever did it (`.you` of the message); null where there is no such form. */
export function phraseToYou(words: Phrase): string | null {
  const pattern = catalogue.bundle?.getMessage(words.key)?.attributes.you;
  return pattern ? catalogue.bundle!.formatPattern(pattern, filledIn(words.data), []) : null;
}
