import { ApiError, api, type CourseAddress } from './api';
import type { LiveHandlers, Wire } from './live';
import { LiveTable } from './table.svelte';
import type { FirstGameNow, Hint, PageMessage, Phrase, Reply } from './types';

/** A full game with a coach. The page keeps the moves; the server answers with the table after them. */
export class FirstGame {
  now = $state.raw<FirstGameNow | null>(null);
  trouble = $state.raw<Phrase | null>(null);
  readonly table: FirstGameTable;

  constructor(
    readonly address: CourseAddress,
    public done: string[],
  ) {
    this.table = new FirstGameTable(this);
  }

  async again(): Promise<void> {
    await this.table.go([]);
  }
}

/** The wire of a first game's table: every request contains all moves so far. */
class FirstGameWire implements Wire {
  constructor(
    private readonly handlers: LiveHandlers,
    private readonly game: FirstGame,
  ) {}

  open(): void {
    void this.go(this.game.done).catch((reason: unknown) => {
      if (!(reason instanceof ApiError)) throw reason;
      // the saved moves are no longer valid: start over
      if (reason.status === 422 && this.game.done.length) void this.go([]);
      else this.game.trouble = reason.words;
    });
  }
  close(): void {
    /* nothing to open */
  }

  async ask(message: PageMessage): Promise<Reply> {
    const re = message.id,
      { game } = this;
    try {
      if (message.type === 'undo') await this.#back(message.to);
      else if (message.type === 'move') {
        const possible = game.now?.snapshot.now.legal.some(({ move }) => move === message.move);
        if (!possible) return await this.#refused(re, message);
        await this.go([...game.done, message.move]);
      } else if (message.type === 'why') return await this.#refused(re, message);
      return { type: 'done', re, number: 0 };
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      return { type: 'error', re, words: reason.words, detail: '' };
    }
  }

  /** Loads the whole table and animates what just happened. */
  async go(done: string[]): Promise<void> {
    const { game } = this,
      before = game.now ? game.done.length : -1,
      now = await api.firstGame(game.address, { done });
    game.done = now.done;
    const known = game.table.ready ? game.table.now.number : 0,
      { snapshot } = now;
    // An undo is told as the number of moves to keep: entries are recreated each time.
    const told = {
      ...snapshot.now,
      undo: { ...snapshot.now.undo, to: now.undo, restart: now.restart, redo: false },
    };
    game.now = { ...now, snapshot: { ...snapshot, now: told } };
    if (before >= 0 && now.done.length > before && told.number > known)
      this.handlers.message({
        type: 'entries',
        entries: snapshot.entries.filter(({ number }) => number > known),
        now: told,
      });
    else this.handlers.message({ type: 'table', snapshot: game.now.snapshot });
    this.handlers.connection('open');
  }

  async #back(to: number): Promise<void> {
    await this.go(this.game.done.slice(0, to));
  }

  async #refused(
    re: string,
    { move, piece }: { move?: string | null; piece?: string | null },
  ): Promise<Reply> {
    const { done, address } = this.game;
    const { words, rule } = await api.firstGameWhy(address, { done, move, piece });
    return { type: 'refused', re, words, rule };
  }
}

/** The table of a first game: the learner has the first seat, a bot the other. */
class FirstGameTable extends LiveTable {
  override readonly kept = false;
  readonly #game: FirstGame;
  #wire!: FirstGameWire;

  constructor(game: FirstGame) {
    let wire: FirstGameWire | undefined;
    super(
      `first-game-${game.address.course}`,
      class extends FirstGameWire {
        constructor(handlers: LiveHandlers) {
          super(handlers, game);
          // eslint-disable-next-line @typescript-eslint/no-this-alias -- the table also calls it outside its messages
          wire = this;
        }
      },
    );
    this.#game = game;
    this.#wire = wire!;
  }

  go(done: string[]): Promise<void> {
    return this.#wire.go(done);
  }

  override rule(): Promise<string> {
    return Promise.resolve(this.#game.now?.rule ?? '');
  }

  protected override advice(): Promise<Hint> {
    return api.firstGameHint(this.#game.address, { done: this.#game.done });
  }
}
