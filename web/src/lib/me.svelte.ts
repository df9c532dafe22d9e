import { api } from './api';
import { LANGUAGES, setLanguage, type Language } from './i18n';
import { settings } from './settings.svelte';
import type { Me, MeChange } from './types';

/** This browser's identity on the server: a guest with a name and a language. */
class Guest {
  me = $state.raw<Me | null>(null);
}
export const guest = new Guest();

const known = (wanted: string | null | undefined): wanted is Language => LANGUAGES.includes(wanted ?? '');

/** The language chosen here, or the browser's first language that has texts. */
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

/**
 * Asks the server once who we are; a failure is not remembered, so the next page can ask again.
 *
 * The known state is read after the answer arrives: that way an effect that calls this does not rerun when it
 * becomes known, and a name given in the meantime is kept.
 */
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
