import { besideOf, stripOf, type Beside } from './plan';
import { room } from './room.svelte';

/** Pixels of the window: how wide a column is, and the least height of a strip. */
interface Needs {
  column: number;
  least: number;
}

/** The room of somebody who explains at a table: taken from the window while the page that makes this is open. */
export class BesideRoom {
  readonly column: number;
  #least: number;
  #said: () => number;
  #window = $state.raw({ width: innerWidth, height: innerHeight });

  /** `said`: how high it would be in a strip. */
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
  /** How high a strip is. */
  get strip(): number {
    const { width, height } = this.#window;
    return stripOf(width, height, this.#least, this.#said());
  }
}
