import { untrack } from 'svelte';
import { roomOf, singleIn, type FrameKind, type Room } from './plan';

/**
 * The window as the page divides it. On a large screen the whole page is enlarged, so style pixels are larger
 * there.
 */
class Window implements Room {
  /** A choice is open: an on-screen keyboard or browser bar must not rearrange the page. */
  held = false;
  #room = $state.raw<Room>(roomOf(1280, 720));
  #beside = { width: 0, height: 0 };

  constructor() {
    this.#follow();
    globalThis.addEventListener?.('resize', () => this.#follow());
  }
  get kind(): FrameKind {
    return this.#room.kind;
  }
  get zoom(): number {
    return this.#room.zoom;
  }
  get width(): number {
    return this.#room.width;
  }
  get height(): number {
    return this.#room.height;
  }
  /** One board at a time, with tabs for the others. */
  get single(): boolean {
    return singleIn(this.kind);
  }

  /** Reserves part of the window beside the table: a column of this width, or a strip of this height. */
  share(width: number, height: number): void {
    this.#beside = { width, height };
    untrack(() => this.#follow());
  }

  /** Measures the window again after a choice is closed. */
  release(): void {
    this.held = false;
    this.#follow();
  }

  #follow(): void {
    const width = globalThis.innerWidth - this.#beside.width,
      height = globalThis.innerHeight - this.#beside.height,
      turned = Math.round(this.width * this.zoom) !== width;
    this.#room = roomOf(width, height, this.held && !turned ? this.kind : undefined);
    const root = document.documentElement;
    root.dataset.frame = this.kind;
    root.style.setProperty('--zoom', String(this.zoom));
  }
}

export const room = new Window();

/** Converts a box on the screen to style pixels, for positioning. */
export function inStyles({ left, top, width, height }: DOMRect): DOMRect {
  const { zoom } = room;
  return new DOMRect(left / zoom, top / zoom, width / zoom, height / zoom);
}

/** The box of an element, in style pixels. */
export const boxOf = (element: Element): DOMRect => inStyles(element.getBoundingClientRect());
