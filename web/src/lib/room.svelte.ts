import { untrack } from 'svelte';
import { roomOf, singleIn, type FrameKind, type Room } from './plan';

/** The window as the page divides it. The whole page is enlarged on a large screen, so that pixels of its styles are larger there. */
class Window implements Room {
  /** A choice is open: a keyboard or a bar of the browser must not rearrange the page under it. */
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

  /** Gives some of the window to something beside the table: a column of this width, or a strip of this height. */
  share(width: number, height: number): void {
    this.#beside = { width, height };
    untrack(() => this.#follow());
  }

  /** Asked again when a choice is closed. */
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

/** A box on the screen in pixels of the page's styles: for what is placed there. */
export function inStyles({ left, top, width, height }: DOMRect): DOMRect {
  const { zoom } = room;
  return new DOMRect(left / zoom, top / zoom, width / zoom, height / zoom);
}

/** Where something lies, in pixels of the page's styles. */
export const boxOf = (element: Element): DOMRect => inStyles(element.getBoundingClientRect());
