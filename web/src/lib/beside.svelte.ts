import { besideOf, stripOf, type Beside } from './plan';
import { room } from './room.svelte';

/** Width of a column and minimum height of a strip, in window pixels. */
interface Needs {
  column: number;
  least: number;
}

/** Reserves part of the window for explanations beside a table, while the page that creates this is open. */
export class BesideRoom {
  readonly column: number;
  #least: number;
  #said: () => number;
  #window = $state.raw({ width: innerWidth, height: innerHeight });

  /** `said`: the height its content would need in a strip. */
  constructor({ column, least }: Needs, said: () => number = () => least) {
    [this.column, this.#least, this.#said] = [column, least, said];
    $effect(() => {
      const follow = (): void => {
        this.#window = { width: innerWidth, height: innerHeight };
      };
      addEventListener('resize', follow);
      return () => removeEventListener('resize', follow);
    });
    $effect(() => {
      room.share(this.place === 'column' ? column : 0, this.place === 'strip' ? this.strip : 0);
      return () => room.share(0, 0);
    });
  }
  get place(): Beside {
    const { width, height } = this.#window;
    return besideOf(width, height, { column: this.column, least: this.#least });
  }
  /** Height of the strip. */
  get strip(): number {
    const { width, height } = this.#window;
    return stripOf(width, height, this.#least, this.#said());
  }
}
