/** How far somebody is with the lessons; kept in this browser. */

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

  #set(lesson: string, progress: LessonProgress): void {
    this.#kept = { ...this.#kept, [lesson]: progress };
    try {
      localStorage.setItem(NAME, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing: the lessons work all the same
    }
  }
}

export const progress = new Progress();
