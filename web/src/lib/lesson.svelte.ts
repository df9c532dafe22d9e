import { ApiError, api, type LessonAddress } from './api';
import type { LiveHandlers, Wire } from './live';
import type { Left } from './progress.svelte';
import { LiveTable } from './table.svelte';
import type { Hint, LessonNow, PageMessage, Phrase, Reply, Snapshot } from './types';

/** Sent instead of a move to continue from a step that is only read. */
const NEXT = 'next';

/** Used as course name for the rulebook's pictures that can be tried at a table. Nothing is saved for it. */
export const TRIAL = 'try';

/** A lesson in progress: what is asked, what was done, what the coach answered. */
export class Lesson {
  now = $state.raw<LessonNow | null>(null);
  done = $state.raw<string[]>([]);
  trouble = $state.raw<Phrase | null>(null);
  /** The coach's answer to a wrong move, until the next right one. */
  said = $state.raw<Phrase | null>(null);
  /** Whether the solution was shown or a wrong move was tried: both cost a star. */
  helped = $state(false);
  missed = $state(false);
  readonly table: LessonTable;

  constructor(
    readonly address: LessonAddress,
    { done, helped, missed }: Left,
  ) {
    this.done = done;
    this.helped = helped;
    this.missed = missed;
    this.table = new LessonTable(this);
  }

  step = $derived.by(() => this.now?.step ?? null);
  /** There is nothing to do but read and continue. */
  reading = $derived.by(() => this.step !== null && !this.step.wanted.length);
  stars = $derived.by(() => 3 - Number(this.helped) - Number(this.missed));

  async open(done: string[]): Promise<Snapshot> {
    const now = await api.lesson(this.address, { done });
    this.done = done;
    this.now = now;
    this.said = null;
    this.table.points = now.step?.points ?? [];
    return lit(now);
  }

  /** Continues from a step that is only read. */
  async read(): Promise<void> {
    await this.table.go([...this.done, NEXT]);
  }
  async again(): Promise<void> {
    this.helped = this.missed = false;
    await this.table.go([]);
  }
  /** Shows the wanted move on the board. */
  show(): void {
    const offer = this.table.now.legal[0];
    if (!offer) return;
    this.helped = true;
    this.table.marks = { played: null, better: offer };
  }
}

/** The snapshot with only the moves lit that the lesson asks for. */
function lit({ snapshot, step }: LessonNow): Snapshot {
  const wanted = new Set(step?.wanted ?? []);
  return {
    ...snapshot,
    now: { ...snapshot.now, legal: snapshot.now.legal.filter(({ move }) => wanted.has(move)) },
  };
}

/** The wire of a lesson's table: the server keeps nothing, so every request contains all moves so far. */
class LessonWire implements Wire {
  constructor(
    private readonly handlers: LiveHandlers,
    private readonly lesson: Lesson,
  ) {}

  open(): void {
    void this.go(this.lesson.done).catch((reason: unknown) => {
      if (!(reason instanceof ApiError)) throw reason;
      // the saved moves no longer fit the lesson: start over
      if (reason.status === 422 && this.lesson.done.length) void this.lesson.again();
      else this.lesson.trouble = reason.words;
    });
  }
  close(): void {
    /* nothing to open */
  }

  async ask(message: PageMessage): Promise<Reply> {
    const re = message.id,
      { lesson } = this,
      done: Reply = { type: 'done', re, number: 0 };
    try {
      if (message.type === 'undo') await this.go(lesson.done.slice(0, -1));
      else if (message.type === 'move' && lesson.step?.wanted.includes(message.move))
        await this.go([...lesson.done, message.move]);
      else if (message.type === 'move' || message.type === 'why') return await this.#answer(message);
      return done;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      return { type: 'error', re, words: reason.words, detail: '' };
    }
  }

  /** Loads the whole table and animates what just happened. */
  async go(done: string[]): Promise<void> {
    const before = this.lesson.done.length,
      ready = this.lesson.now !== null,
      snapshot = await this.lesson.open(done);
    const known = this.lesson.table.ready ? this.lesson.table.now.number : 0;
    if (ready && done.length > before && snapshot.now.number > known)
      this.handlers.message({
        type: 'entries',
        entries: snapshot.entries.filter(({ number }) => number > known),
        now: snapshot.now,
      });
    else this.handlers.message({ type: 'table', snapshot });
    this.handlers.connection('open');
  }

  async #answer(message: Extract<PageMessage, { type: 'move' | 'why' }>): Promise<Reply> {
    const { lesson } = this;
    if (!lesson.step || lesson.reading)
      return { type: 'refused', re: message.id, words: { key: 'web-lesson-read-first', data: {} }, rule: '' };
    const { words, rule, legal } = await api.lessonAnswer(lesson.address, {
      done: lesson.done,
      move: message.move,
      piece: message.type === 'why' ? message.piece : undefined,
    });
    // Asking why a move is not possible costs nothing.
    if (legal) {
      lesson.missed = true;
      lesson.said = words;
    }
    return { type: 'refused', re: message.id, words, rule };
  }
}

/** The table of a lesson: the learner has the first seat, the lesson plays the others. */
export class LessonTable extends LiveTable {
  override readonly kept = false;
  readonly #lesson: Lesson;
  #wire!: LessonWire;

  constructor(lesson: Lesson) {
    let wire: LessonWire | undefined;
    super(
      `lesson-${lesson.address.course}-${lesson.address.name}`,
      class extends LessonWire {
        constructor(handlers: LiveHandlers) {
          super(handlers, lesson);
          // eslint-disable-next-line @typescript-eslint/no-this-alias -- the table also calls it outside its messages
          wire = this;
        }
      },
    );
    this.#lesson = lesson;
    this.#wire = wire!;
  }

  go(done: string[]): Promise<void> {
    return this.#wire.go(done);
  }

  override rule(): Promise<string> {
    return Promise.resolve(this.#lesson.step?.rules[0] ?? '');
  }

  /** A hint shows the move the lesson asks for. */
  protected override advice(): Promise<Hint> {
    const { step } = this.#lesson,
      offer = this.now.legal[0];
    if (!step || !offer) return Promise.reject(new ApiError(409, { key: 'web-lesson-read-first', data: {} }));
    this.#lesson.helped = true;
    return Promise.resolve({ move: offer.move, offer, words: [step.why] });
  }
}
