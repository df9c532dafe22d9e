import { api } from './api';
import { LANGUAGES, setLanguage, type Language } from './i18n';
import { settings } from './settings.svelte';
import type { Me, MeChange } from './types';

/** Who this browser is to the server: a guest with a name and a language. */
class Guest {
  me = $state.raw<Me | null>(null);
}
export const guest = new Guest();

const known = (wanted: string | null | undefined): wanted is Language => LANGUAGES.includes(wanted ?? '');

/** The language chosen here, or the browser's first that there are texts in. */
export const firstLanguage = (): Language =>
  known(settings.language)
    ? settings.language
    : (navigator.languages.map(l => l.slice(0, 2)).find(known) ?? 'en');

export async function changeLanguage(wanted: Language): Promise<void> {
  await setLanguage(wanted);
  settings.language = wanted;
  if (guest.me && guest.me.language !== wanted) await changeMe({ language: wanted });
}

let met: Promise<Me> | undefined;

/** Asks the server who we are, once; a failure is forgotten, so that the next page may ask again.

    What we are already is read after the answer: an effect that asks does not run again when it is known, and
    a name given meanwhile stays. */
export async function meet(): Promise<Me> {
  met ??= api.me();
  try {
    const told = await met;
    return (guest.me ??= told);
  } catch (reason) {
    met = undefined;
    throw reason;
  }
}

export async function changeMe(change: MeChange): Promise<void> {
  guest.me = await api.changeMe(change);
}
