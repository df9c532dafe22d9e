import { getContext, setContext } from 'svelte';
import { api, ApiError } from './api';
import type { LiveTable } from './table.svelte';
import type { Phrase, QuickPhrase, TalkLine } from './types';

const KEY = Symbol('talk');
const MUTED = 'duomo-muted';
const HUSHED = 'duomo-hushed';

/** The name of a line's speaker: the person in the seat, or a watcher. */
export const speaker = (line: TalkLine): string =>
  line.seat === null ? `name ${line.name ?? ''}` : `seat ${line.seat}`;

/** The chat of a table, and what the reader has seen of it. */
export class Talk {
  lines = $state.raw<TalkLine[]>([]);
  /** The last line shown on the screen. */
  read = $state(0);
  muted = $state(false);
  /** Speakers the reader has muted at this table, for as long as the window is open. */
  hushed = $state.raw<string[]>([]);
  trouble = $state.raw<Phrase | null>(null);

  constructor(readonly table: LiveTable) {
    this.muted = sessionStorage.getItem(`${MUTED} ${table.id}`) !== null;
    this.hushed = JSON.parse(sessionStorage.getItem(`${HUSHED} ${table.id}`) ?? '[]') as string[];
    table.hearTalk(line => this.#hear(line));
    void this.#do(() => this.#load(true));
  }

  get watching(): boolean {
    return !this.table.seats.some(seat => seat.mine);
  }
  /** The lines to show, without muted speakers. */
  get heard(): TalkLine[] {
    return this.lines.filter(line => !this.hushed.includes(speaker(line)));
  }
  get unread(): number {
    return this.muted ? 0 : this.heard.filter(line => line.number > this.read && !line.mine).length;
  }
  seen(): void {
    this.read = this.lines.at(-1)?.number ?? 0;
  }

  say(what: { text: string } | { phrase: QuickPhrase }): Promise<boolean> {
    return this.#do(async () => this.#hear(await api.say(this.table.id, what)));
  }
  block(line: TalkLine): Promise<boolean> {
    return this.#do(async () => {
      await api.blockTalk(this.table.id, line.number);
      await this.#load();
    });
  }
  report(line: TalkLine, reason: string): Promise<boolean> {
    return this.#do(() => api.reportTalk(this.table.id, line.number, reason));
  }
  hush(who: string, quiet: boolean): void {
    this.hushed = quiet ? [...this.hushed, who] : this.hushed.filter(one => one !== who);
    sessionStorage.setItem(`${HUSHED} ${this.table.id}`, JSON.stringify(this.hushed));
  }
  mute(muted: boolean): void {
    this.muted = muted;
    if (muted) sessionStorage.setItem(`${MUTED} ${this.table.id}`, 'yes');
    else sessionStorage.removeItem(`${MUTED} ${this.table.id}`);
  }

  /** Lines from before the reader arrived do not count as unread. */
  async #load(old = false): Promise<void> {
    this.lines = await api.talk(this.table.id);
    if (old) this.seen();
  }
  #hear(line: TalkLine): void {
    if (this.lines.some(known => known.number === line.number)) return;
    this.lines = [...this.lines, line].toSorted((a, b) => a.number - b.number);
  }
  async #do(work: () => Promise<unknown>): Promise<boolean> {
    this.trouble = null;
    try {
      await work();
      return true;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      this.trouble = reason.words;
      return false;
    }
  }
}

/** Provides a table's log with the chat; null where there is none. */
export const tellTalk = (of: () => LiveTable | null): void => {
  const table = of();
  if (table) setContext(KEY, new Talk(table));
};
export const talkHere = (): Talk | null => getContext<Talk | undefined>(KEY) ?? null;
