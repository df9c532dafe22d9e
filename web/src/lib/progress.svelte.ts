/** How far somebody is with the lessons; kept in this browser, and with the person on the server. */

import { ApiError, api } from './api';
import { meet } from './me.svelte';

const NAME = 'duomo-lessons';

export interface LessonProgress {
  /** What was done so far, to go on from there. */
  done: string[];
  /** The most stars so far: solved, without help, at the first try. */
  stars: number;
}

type Kept = Record<string, LessonProgress>;

function stored(): Kept {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Kept;
  } catch {
    return {}; // no storage, or not ours
  }
}

class Progress {
  #kept = $state.raw<Kept>(stored());

  of(lesson: string): LessonProgress {
    return this.#kept[lesson] ?? { done: [], stars: 0 };
  }
  /** Whether anything was learnt here before. */
  get begun(): boolean {
    return Object.values(this.#kept).some(({ done, stars }) => stars || done.length);
  }
  /** Where to go on the next time. */
  keep(lesson: string, done: string[]): void {
    this.#set(lesson, { ...this.of(lesson), done });
  }
  /** A lesson was taken to its end. */
  finish(lesson: string, stars: number): void {
    this.#set(lesson, { done: [], stars: Math.max(stars, this.of(lesson).stars) });
  }

  /** Everything, to be taken along. */
  all(): Kept {
    return this.#kept;
  }
  /** A lesson that was taken elsewhere. */
  learnt(lesson: string, stars: number): void {
    this.#set(lesson, { ...this.of(lesson), stars: Math.max(stars, this.of(lesson).stars) });
  }

  /** Once for each visit: what this browser knows goes to the server, and what the server knows comes back. */
  #met: Promise<void> | null = null;
  meet(): Promise<void> {
    this.#met ??= this.#exchange(Object.entries(this.#kept));
    return this.#met;
  }

  async #exchange(some: [string, LessonProgress][]): Promise<void> {
    try {
      await meet();
      const lessons = some.map(([lesson, { stars, done }]) => ({ lesson, stars, done }));
      const kept = lessons.length ? await api.keepProgress({ lessons }) : await api.progress();
      const known = this.#kept;
      this.#write({
        ...Object.fromEntries(kept.map(({ lesson, stars, done }) => [lesson, { stars, done: done ?? [] }])),
        ...Object.fromEntries(some.filter(([lesson]) => known[lesson]?.done.length)),
      });
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason; // without a server it stays in this browser
    }
  }

  #set(lesson: string, progress: LessonProgress): void {
    this.#write({ [lesson]: progress });
    void this.#exchange([[lesson, progress]]);
  }

  #write(some: Kept): void {
    this.#kept = { ...this.#kept, ...some };
    try {
      localStorage.setItem(NAME, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing: the lessons work all the same
    }
  }
}

export const progress = new Progress();
