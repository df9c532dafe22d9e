import { ApiError, api } from './api';
import type { LiveHandlers, Wire } from './live';
import { LiveTable } from './table.svelte';
import type { Hint, PageMessage, Phrase, Reply, Snapshot, StudyLine } from './types';

/** Called with the line the table shows now. */
type Follow = (line: StudyLine) => void;

/** The number of a study's first entry; every move adds one. */
const FIRST = 1;

/**
 * The wire of a table that continues from a moment of a replay. The server keeps nothing: every request
 * contains the whole line, and the answer is the table after it.
 */
class StudyWire implements Wire {
  #doing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly handlers: LiveHandlers,
    private readonly replay: string,
    private readonly line: () => StudyLine,
    private readonly follow: Follow,
    private readonly trouble: (words: Phrase) => void,
  ) {}

  open(): void {
    void this.#load(this.line()).catch((reason: unknown) => {
      if (!(reason instanceof ApiError)) throw reason;
      this.trouble(reason.words);
    });
  }
  close(): void {
    /* nothing to open */
  }

  /** Requests run one after another: each continues from the line the previous one left. */
  ask(message: PageMessage): Promise<Reply> {
    const answer = this.#doing.then(() => this.#answer(message));
    this.#doing = answer.catch(() => null);
    return answer;
  }

  async #answer(message: PageMessage): Promise<Reply> {
    const re = message.id,
      line = this.line();
    try {
      if (message.type === 'why') {
        const why = await api.studyWhy(this.replay, { line, move: message.move, piece: message.piece });
        return { type: 'refused', re, ...why };
      }
      if (message.type === 'undo')
        await this.#load({ ...line, moves: line.moves?.slice(0, message.to - FIRST) });
      else if (message.type === 'move')
        await this.#go({ ...line, moves: [...(line.moves ?? []), message.move] });
      return { type: 'done', re, number: FIRST + (this.line().moves?.length ?? 0) };
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      return { type: 'error', re, words: reason.words, detail: '' };
    }
  }

  /** Plays a move, with animation. */
  async #go(line: StudyLine): Promise<void> {
    const { entries, now } = await this.#ask(line);
    this.handlers.message({ type: 'entries', entries: entries.slice(-1), now });
  }

  /** Switches to any other line without animation. */
  async #load(line: StudyLine): Promise<void> {
    this.handlers.message({ type: 'table', snapshot: await this.#ask(line) });
    this.handlers.connection('open');
  }

  async #ask(line: StudyLine): Promise<Snapshot> {
    const snapshot = await api.study(this.replay, line);
    this.follow(line);
    return snapshot;
  }
}

/** A table that starts at a moment of a replay; the reader decides for every seat. */
export class StudyTable extends LiveTable {
  readonly #line: () => StudyLine;

  constructor(replay: string, line: () => StudyLine, follow: Follow, trouble: (words: Phrase) => void) {
    super(
      replay,
      class extends StudyWire {
        constructor(handlers: LiveHandlers) {
          super(handlers, replay, line, follow, trouble);
        }
      },
    );
    this.#line = line;
  }

  override async rule(): Promise<string> {
    return (await api.studyRule(this.id, this.#line())).rule;
  }

  protected override advice(): Promise<Hint> {
    return api.studyHint(this.id, this.#line());
  }
}
