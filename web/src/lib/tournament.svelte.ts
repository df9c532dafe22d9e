import { ApiError, api } from './api';
import { backend, type Socket } from './backend';
import { t } from './i18n';
import { levelName, personName } from './names';
import type { Phrase, TournamentDocument, TournamentEntrant } from './types';

const AGAIN = 3000;
/** Milliseconds during which news is collected before reloading. */
const TOGETHER = 150;

/** A tournament from the server, kept up to date while it is shown. */
export class Tournament {
  told = $state.raw<TournamentDocument | null>(null);
  trouble = $state.raw<Phrase | null>(null);
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(readonly id: string) {}

  open(): void {
    const socket = backend.connect(`/api/tournaments/${this.id}/live`);
    this.#socket = socket;
    socket.onmessage = () => {
      this.#timer ??= setTimeout(() => void this.look(), TOGETHER);
    };
    socket.onclose = () => {
      if (!this.#ended) this.#retry = setTimeout(() => this.open(), AGAIN);
    };
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  async look(): Promise<void> {
    this.#timer = undefined;
    try {
      this.told = await api.tournament(this.id);
      this.trouble = null;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      this.trouble = reason.words;
    }
  }
}

/** An entrant's name: a person, a bot of a level, or a number if there is no name. */
export function entrantName(one: TournamentEntrant): string {
  if (one.name !== null) return personName(one.name);
  if (one.level === null) return t('web-tournament-entrant', { number: one.number });
  const level = levelName(one.level);
  return one.twin === null ? level : t('web-tournament-bot', { level, twin: one.twin });
}

export const when = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(moment));
