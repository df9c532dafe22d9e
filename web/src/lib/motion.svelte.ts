import { tick } from 'svelte';
import { glyph, pigment } from '../art/draw';
import { boxOf, room } from './room.svelte';
import { settings } from './settings.svelte';
import type { GameTable } from './table.svelte';
import type { Entry, EventOf, GameName } from './types';

/**
 * Motion that explains where things came from. A board marks its pieces and places and says what an event
 * looks like; the stage plays it. The position is never delayed: what is drawn is the current position, and
 * motion only leads the eye there.
 *
 * - `data-piece="die-white"`: the same thing before and after; if its place has changed, it travels there.
 * - `data-at="stall-3"`: a place that motions refer to.
 */
export type Motion =
  /** Sprite signs travel from one place to another. */
  | { kind: 'fly'; from: string; to: string; sign: string; colour?: string; count?: number }
  /**
   * A whole piece travels, drawn in a 100 x 100 box; it grows or shrinks from the size of one place to that
   * of the other.
   */
  | { kind: 'carry'; from: string; to: string; art: string }
  /** Paint rises from below: something was finished. */
  | { kind: 'rise'; at: string }
  /** A die shows two other faces before the real one. */
  | { kind: 'tumble'; at: string }
  /** A ring for one second: look here. */
  | { kind: 'ring'; at: string };

export type Script<G extends GameName> = (event: EventOf<G>, entry: Entry<G>) => Motion[];

const MOVE = 320,
  RISE = 640,
  TOGETHER = 3;
/** Maximum duration in milliseconds for showing what others did. */
const LONGEST = 2500;
const EASE_OUT = 'cubic-bezier(.2, .7, .2, 1)',
  EASE_RISE = 'cubic-bezier(.3, 1.3, .5, 1)';

const duration = (motion: Motion): number => (motion.kind === 'rise' ? RISE : MOVE);
const place = (root: ParentNode, name: string): Element | null =>
  root.querySelector(`[data-at~="${CSS.escape(name)}"]`);

export class Stage<G extends GameName> {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on it
  #running = new Set<Animation>();
  #skipped = false;
  #end: () => void;

  /** `root`: the element that contains the pieces and places. */
  constructor(
    private readonly root: HTMLElement,
    table: GameTable<G>,
    private readonly script: Script<G>,
  ) {
    const skip = (): void => this.skip();
    addEventListener('pointerdown', skip, true);
    addEventListener('keydown', skip, true);
    const deaf = table.listen(entries => void this.#show(entries));
    this.#end = () => {
      deaf();
      removeEventListener('pointerdown', skip, true);
      removeEventListener('keydown', skip, true);
    };
  }

  destroy(): void {
    this.skip();
    this.#end();
  }

  /** Finishes all motion immediately. */
  skip(): void {
    this.#skipped = true;
    for (const animation of [...this.#running]) animation.finish();
  }

  /** Called while the old position is still drawn. */
  async #show(entries: Entry<G>[]): Promise<void> {
    const before = this.#places();
    await tick();
    const motions = entries.flatMap(entry => entry.events.flatMap(event => this.script(event, entry)));
    if (settings.moves) this.#travel(before);
    await this.#playAll(motions);
  }

  async #playAll(motions: Motion[]): Promise<void> {
    if (!settings.moves) {
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on it
      for (const name of new Set(motions.flatMap(m => ('to' in m ? [m.to] : [m.at])))) this.#ring(name);
      return;
    }
    this.#skipped = false;
    const whole = motions.reduce((sum, motion) => sum + duration(motion), 0) / TOGETHER;
    const speed = Math.max(1, whole / (LONGEST - MOVE));
    for (let i = 0; i < motions.length && !this.#skipped; i += TOGETHER) {
      await Promise.all(motions.slice(i, i + TOGETHER).map(motion => this.#play(motion, speed)));
    }
  }

  /** Replays what happened; the position does not change. */
  async again(entries: Entry<G>[], script: Script<G> = this.script): Promise<void> {
    await this.#playAll(entries.flatMap(entry => entry.events.flatMap(event => script(event, entry))));
  }

  #places(): Map<string, DOMRect> {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on it
    return new Map(
      [...this.root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')].map(e => [
        e.dataset.piece!,
        boxOf(e),
      ]),
    );
  }

  /** Pieces that have a new place travel there from the old one. */
  #travel(before: Map<string, DOMRect>): void {
    for (const piece of this.root.querySelectorAll<HTMLElement | SVGGraphicsElement>('[data-piece]')) {
      const old = before.get(piece.dataset.piece!),
        here = boxOf(piece);
      if (!old || !old.width || !here.width) continue;
      const scale =
        piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? room.zoom) / room.zoom : 1;
      const dx = (old.left + old.width / 2 - here.left - here.width / 2) / scale,
        dy = (old.top + old.height / 2 - here.top - here.height / 2) / scale;
      if (Math.hypot(dx, dy) < 2) continue;
      void this.#run(
        piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }], {
          duration: MOVE * 1.5,
          easing: EASE_OUT,
        }),
      );
    }
  }

  async #play(motion: Motion, speed: number): Promise<void> {
    const time = duration(motion) / speed;
    if (motion.kind === 'fly') return this.#fly(motion, time);
    if (motion.kind === 'carry') return this.#carry(motion, time);
    const at = place(this.root, motion.at);
    if (!at) return;
    if (motion.kind === 'ring') return this.#ring(motion.at);
    const frames =
      motion.kind === 'rise'
        ? [
            { clipPath: 'inset(100% -20% 0 -20%)', opacity: 0.4 },
            { clipPath: 'inset(-20%)', opacity: 1 },
          ]
        : [
            { rotate: '-35deg', translate: '0 -6px' },
            { rotate: '20deg', translate: '0 -3px' },
            { rotate: '0deg', translate: '0 0' },
          ];
    await this.#run(
      at.animate(frames, { duration: time, easing: motion.kind === 'rise' ? EASE_RISE : EASE_OUT }),
    );
  }

  async #fly({ from, to, sign, colour, count = 1 }: Motion & { kind: 'fly' }, time: number): Promise<void> {
    const [start, end] = [place(this.root, from), place(this.root, to)].map(e => e && boxOf(e));
    if (!start || !end) return;
    await Promise.all(
      Array.from({ length: Math.min(count, TOGETHER) }, async (_, i) => {
        const ghost = document.createElement('div');
        ghost.className = 'ghost-piece';
        ghost.innerHTML = glyph(sign, 28, '', colour ? pigment(colour) : '');
        document.body.append(ghost);
        const at = (r: DOMRect, lift = 0): string =>
          `${r.left + r.width / 2 - 14}px ${r.top + r.height / 2 - 14 - lift}px`;
        const across = (start.left + start.width / 2 + end.left + end.width / 2) / 2 - 14,
          down = Math.min(start.top, end.top) + Math.abs(start.top - end.top) / 2 - 40;
        const middle = `${across}px ${down}px`;
        await this.#run(
          ghost.animate(
            [
              { translate: at(start), opacity: 0.2 },
              { translate: middle, opacity: 1 },
              { translate: at(end), opacity: 1 },
            ],
            { duration: time, delay: i * 60, easing: EASE_OUT, fill: 'both' },
          ),
        );
        ghost.remove();
      }),
    );
  }

  async #carry({ from, to, art }: Motion & { kind: 'carry' }, time: number): Promise<void> {
    const [start, end] = [place(this.root, from), place(this.root, to)].map(e => e && boxOf(e));
    if (!start || !end) return;
    const ghost = document.createElement('div');
    ghost.className = 'ghost-piece';
    ghost.innerHTML = `<svg width="100" height="100" viewBox="0 0 100 100" aria-hidden="true">${art}</svg>`;
    document.body.append(ghost);
    const at = (r: DOMRect): Keyframe => ({
      translate: `${r.left + r.width / 2 - 50}px ${r.top + r.height / 2 - 50}px`,
      scale: String(Math.min(r.width, r.height) / 100),
    });
    await this.#run(ghost.animate([at(start), at(end)], { duration: time, easing: EASE_OUT, fill: 'both' }));
    ghost.remove();
  }

  #ring(name: string): void {
    const at = place(this.root, name);
    at?.classList.add('just-changed');
    setTimeout(() => at?.classList.remove('just-changed'), 1000);
  }

  async #run(animation: Animation): Promise<void> {
    this.#running.add(animation);
    try {
      await animation.finished;
    } catch {
      /* cancelled along with its element */
    }
    this.#running.delete(animation);
  }
}

/** `use:staged={{ table, script }}`, on the root element of a board. */
export function staged<G extends GameName>(
  root: HTMLElement,
  { table, script, onstage }: { table: GameTable<G>; script: Script<G>; onstage?: (stage: Stage<G>) => void },
): { destroy: () => void } {
  const stage = new Stage(root, table, script);
  onstage?.(stage);
  return { destroy: () => stage.destroy() };
}
