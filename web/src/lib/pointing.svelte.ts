/** What the reader asks about: by resting the pointer, by a long press, or by focus and `?`. */

const REST = 350,
  LONG = 400,
  GRACE = 220,
  SLIP = 10;

export type By = 'rest' | 'press' | 'key';
export interface Asked {
  about: string;
  at: Element;
  by: By;
}

const explained = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-explain]') : null;
const insideCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.explain-card, dialog') !== null;

/** The one thing being asked about. Attach the handlers to the window. */
export class Pointing {
  asked = $state.raw<Asked | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The element under the pointer or finger. */
  #at: Element | null = null;
  /** Clicked with the mouse: it acts, and shows no explanation until the pointer has left it. */
  #spent: Element | null = null;
  #from = { x: 0, y: 0 };
  /** The click that ends a long press or closes a sheet must do nothing else. */
  #swallow = false;

  #later(wait: number, what: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(what, wait);
  }

  open(at: Element, by: By): void {
    clearTimeout(this.#timer);
    const about = at.getAttribute('data-explain');
    if (about) this.asked = { about, at, by };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.asked = null;
  }

  // ---- the pointer rests

  moved(event: PointerEvent): void {
    if (event.pointerType === 'touch') return this.#slipped(event);
    if (event.buttons) return;
    if (insideCard(event.target)) return clearTimeout(this.#timer);
    const at = explained(event.target);
    if (at !== this.#spent) this.#spent = null;
    if (at && at === this.asked?.at) {
      this.#at = at;
      return clearTimeout(this.#timer);
    }
    if (at && !this.#spent) {
      this.#at = at;
      return this.#later(REST, () => {
        if (at.isConnected) this.open(at, 'rest');
      });
    }
    if (this.#at || this.asked?.by === 'rest') {
      this.#at = null;
      if (this.asked && this.asked.by !== 'rest') return clearTimeout(this.#timer);
      this.#later(GRACE, () => this.close());
    }
  }

  /** The pointer left the window. */
  left(): void {
    if (this.asked?.by === 'rest') this.#later(GRACE, () => this.close());
    else clearTimeout(this.#timer);
  }

  // ---- presses: the mouse acts, a long touch asks

  pressed(event: PointerEvent): void {
    this.#swallow = false;
    if (insideCard(event.target)) return;
    const at = explained(event.target);
    if (this.asked) {
      this.#swallow = this.asked.by === 'press';
      this.close();
      this.#spent = at;
      return;
    }
    clearTimeout(this.#timer);
    if (event.pointerType !== 'touch') {
      this.#spent = at;
      return;
    }
    if (!at) return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#later(LONG, () => {
      this.#swallow = true;
      this.open(at, 'press');
    });
  }

  #slipped(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > SLIP) this.released();
  }

  released(): void {
    if (!this.asked || this.asked.by !== 'rest') clearTimeout(this.#timer);
  }

  clicked(event: MouseEvent): void {
    if (!this.#swallow) return; // also on the sheet, which has opened under the finger
    this.#swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A long press must not open the browser's context menu. */
  menu(event: Event): void {
    if (this.asked?.by === 'press' && explained(event.target)) event.preventDefault();
  }

  // ---- the keyboard

  key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.asked && !(event.target as Element | null)?.closest?.('dialog')) {
      event.preventDefault();
      event.stopPropagation();
      const { at, by } = this.asked;
      this.close();
      if (by === 'key' && (at instanceof HTMLElement || at instanceof SVGElement)) at.focus();
      return;
    }
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = document.activeElement;
    if (focused?.closest('input, select, textarea, dialog')) return;
    const at = explained(focused);
    if (!at) return;
    event.preventDefault();
    event.stopPropagation();
    this.open(at, 'key');
  }
}

/** Focuses the next element that has an explanation, in a cycle; `?` then shows it. */
export function focusExplained(root: ParentNode, step: 1 | -1 = 1): void {
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-explain]')].filter(
    e => e.getClientRects().length,
  );
  if (!all.length) return;
  const here = all.indexOf(document.activeElement as HTMLElement);
  const next = all[(here + step + all.length) % all.length]!;
  if (!next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1');
  next.focus();
}
