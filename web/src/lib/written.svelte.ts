/**
 * A game at a real table that is written down: every request contains all of it, and the answer is the table
 * after it.
 */

import { ApiError, api } from './api';
import { keep, kept } from './kept';
import type { LiveHandlers, Wire } from './live';
import type { components } from './server';
import { LiveTable } from './table.svelte';
import type { Hint, PageMessage, Phrase, Reply } from './types';

type Schemas = components['schemas'];
export type RealGame = Schemas['RealGame'];
type RealGameNow = Schemas['RealGameNow'];

const NAME = 'duomo-real-game';

/** The game kept in this browser, and what can come next. */
export class WrittenGame {
  game = $state.raw<RealGame | null>(kept<RealGame | null>(NAME, null));
  now = $state.raw<RealGameNow | null>(null);
  trouble = $state.raw<Phrase | null>(null);
  table = $state.raw<WrittenTable | null>(null);
  #handlers: LiveHandlers | null = null;
  #asked = 0;

  constructor() {
    if (this.game) void this.tell(this.game);
  }

  /** Dice or cards come next. */
  nature = $derived(this.now?.nature ?? []);
  /** The table is still being set up. */
  settingUp = $derived(!!this.nature.length && (this.now?.counts.length ?? 0) < 2);

  /** Sends everything entered so far; false if the rules do not allow it. */
  async tell(game: RealGame): Promise<boolean> {
    const asked = ++this.#asked,
      before = this.now;
    try {
      const now = await api.realGame(game);
      if (asked !== this.#asked) return false;
      this.game = game;
      this.now = now;
      this.trouble = null;
      keep(NAME, game);
      if (!this.table) this.table = new WrittenTable(this);
      else this.#show(before, now);
      return true;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      if (asked === this.#asked) this.trouble = reason.words;
      if (!reason.status) keep(NAME, game); // no answer: it is sent again when the page is loaded
      return false;
    }
  }
  play(...moves: string[]): Promise<boolean> {
    const { game } = this;
    return game ? this.tell({ ...game, moves: [...(game.moves ?? []), ...moves] }) : Promise.resolve(false);
  }
  /** Undoes the last entry, a roll or a decision. */
  undo(to = (this.game?.moves?.length ?? 0) - 1): Promise<boolean> {
    const { game } = this;
    if (!game || to < 0) return Promise.resolve(false);
    return this.tell({ ...game, moves: game.moves?.slice(0, to) ?? [] });
  }
  end(): void {
    this.game = this.now = this.table = this.trouble = null;
    keep(NAME, null);
  }

  /** Connects the board. */
  connect(handlers: LiveHandlers): void {
    this.#handlers = handlers;
    if (this.now) handlers.message({ type: 'table', snapshot: this.now.snapshot });
    handlers.connection('open');
  }
  /** Animates a decision; everything else is shown at once. */
  #show(before: RealGameNow | null, { snapshot }: RealGameNow): void {
    const last = before?.snapshot.now.number ?? 0,
      fresh = snapshot.entries.filter(entry => entry.number > last);
    this.#handlers?.message(
      fresh.length === 1
        ? { type: 'entries', entries: fresh, now: snapshot.now }
        : { type: 'table', snapshot },
    );
  }
}

class WrittenWire implements Wire {
  constructor(
    private readonly handlers: LiveHandlers,
    private readonly written: WrittenGame,
  ) {}

  open(): void {
    this.written.connect(this.handlers);
  }
  close(): void {
    /* nothing to open */
  }

  async ask(message: PageMessage): Promise<Reply> {
    const re = message.id,
      { written } = this,
      { game } = written;
    if (message.type === 'why' && game) {
      const why = await api.realGameWhy({ game, move: message.move, piece: message.piece });
      return { type: 'refused', re, ...why };
    }
    const done =
      message.type === 'move'
        ? await written.play(message.move)
        : message.type === 'undo'
          ? await written.undo(written.now?.counts[message.to - 1])
          : true;
    const number = written.now?.snapshot.now.number ?? 0;
    return done || !written.trouble
      ? { type: 'done', re, number }
      : { type: 'error', re, words: written.trouble, detail: '' };
  }
}

/** The table of such a game; the writer decides for every seat. */
export class WrittenTable extends LiveTable {
  override readonly kept = false;

  constructor(written: WrittenGame) {
    super(
      'written',
      class extends WrittenWire {
        constructor(handlers: LiveHandlers) {
          super(handlers, written);
        }
      },
    );
  }

  override rule(): Promise<string> {
    return Promise.resolve('');
  }
  protected override advice(): Promise<Hint> {
    return Promise.reject(new ApiError(409, { key: 'server-no-hints', data: {} }));
  }
}

/** Starts writing a game down; its page shows it. */
export const writeDown = (game: RealGame): boolean => keep(NAME, game);
