/** Composes a move from presses on pieces: every press narrows the choice, and the last one plays it. */

import { getContext, setContext } from 'svelte';
import { awaited } from '../../lib/awaited';
import type { Frame } from '../../lib/frame.svelte';
import { t } from '../../lib/i18n';
import { settings } from '../../lib/settings.svelte';
import type { TrayContent } from '../../lib/tray';
import { type NameOf, namesOf } from './names';
import { type Parts, partsOf, type Piece } from './pieces';
import { type Choice, contentOf, FACE_DOWN, numbersOf } from './rows';
import { acted, type LastTurn, lastTurns } from './since';
import type { Amount, GameTable, Offer, View } from './wire';

/** Moves after which the same click takes everything that fits. */
const TAKES: ReadonlySet<string> = new Set(['resources', 'gather', 'activate', 'open']);

/** When the Tab key reaches a piece; arrow keys reach all pieces of a group. */
export type TabStop = 'always' | 'lit' | 'never';

/** Attributes that pieces spread onto their element. */
export interface PieceAttributes {
  role: 'button';
  tabindex: number;
  'aria-label': string;
  'aria-disabled': boolean;
  'aria-pressed': boolean | undefined;
  'data-press': Piece;
  'data-explain': Piece;
  /** The move a press plays, or the number of moves it opens. */
  'data-move': string | undefined;
  'data-opens': number | undefined;
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerenter: () => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

/** The colour of the seat that decides here, or of the viewer's seat. */
export function ownColour({ now, seats }: GameTable): string {
  const seat = now.yours ?? seats.find(s => s.mine)?.seat;
  const colours = now.view.player.map(p => p.colour);
  const looks = seat === undefined ? now.view.seat : seats[seat]?.colour;
  return colours.find(c => c === looks) ?? colours[0] ?? 'red';
}

export class Chooser {
  /** Pressed so far, in order. */
  selection = $state<Piece[]>([]);
  /** The piece that is hovered or focused. */
  hover = $state<Piece | null>(null);
  /** The tray option that is hovered or focused. */
  looked = $state.raw<Choice | null>(null);

  readonly view: View = $derived.by(() => this.table.now.view);
  /** The colour whose board is shown large: the seat that decides here, or the viewer's. */
  readonly me: string = $derived.by(() => ownColour(this.table));
  readonly nameOf: NameOf = $derived.by(() => namesOf(this.table.seats));
  /** True if that board belongs to the reader; never for spectators. */
  readonly mine: boolean = $derived.by(() =>
    this.table.seats.some(seat => seat.mine && seat.colour === this.me),
  );
  readonly boardName: string = $derived.by(() =>
    this.mine ? t('web-rc-workshop') : t('web-rc-workshop-of', { who: this.nameOf(this.me) }),
  );
  readonly legal: Offer[] = $derived.by(() =>
    this.table.now.yours === null ? [] : this.table.now.legal.filter(o => !o.closes),
  );
  readonly parts: Map<Offer, Parts> = $derived.by(
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- recreated, never mutated once shown
    () => new Map(this.legal.map(o => [o, this.#partsOf(o)])),
  );
  /** Offers that match the pressed pieces; those behind a gate only when the gate is pressed. */
  readonly meant: Offer[] = $derived.by(() => this.#meaning(this.selection));
  readonly targets: Map<Piece, Offer[]> = $derived.by(() => this.#targets(this.selection, this.meant));
  readonly buttons: Offer[] = $derived.by(() => this.legal.filter(o => this.parts.get(o)?.button));
  /** The viewer's seat: the one that decides here, or the viewer's first one. */
  readonly seat: number | null = $derived.by(
    () => this.table.now.yours ?? this.table.seats.find(s => s.mine)?.seat ?? null,
  );
  /** What the others did since the viewer's last turn. */
  readonly since: LastTurn[] = $derived.by(() =>
    this.table.now.over ? [] : lastTurns(this.table.entries, this.view, this.seat, this.table.seats),
  );
  /** The turns marked on the board: all of them until the viewer acts, then only the one being shown. */
  readonly marked: LastTurn[] = $derived.by(() =>
    this.seat === null || acted(this.table.entries, this.view, this.seat)
      ? this.since.filter(one => one === this.shown)
      : this.since,
  );
  /** On a phone, Ivan's turn is told before anything is asked: once, and again after the player has chosen for him. */
  heard = $state('');
  readonly story: string = $derived.by(() => {
    const last = this.frame?.phone ? this.marked.find(one => one.party === 'ivan') : undefined;
    return last && this.table.now.yours !== null ? `${last.turn}/${this.view.decision?.kind}` : this.heard;
  });
  /** A list beside the board shows what the others did, and can replay it. */
  listed = $state(false);
  /** The rivals' own boards do. */
  told = $state(false);
  /** The other player's turn being looked at. */
  shown = $state.raw<LastTurn | null>(null);
  readonly tray: TrayContent = $derived.by(() => this.#tray());
  /** The numbers of the tray's rows, which are also shown on their pieces. */
  readonly numbers: ReadonlyMap<Piece, number> = $derived.by(() => numbersOf(this.tray));
  /** What the hovered option would bring: the inventory shows it as a ghost. */
  readonly preview: readonly Amount[] = $derived.by(() => this.#preview());

  /** Replays turns of others; set by the board that is drawn. */
  replay: (turns: LastTurn[]) => Promise<void> = () => Promise.resolve();

  /** Without a frame (a replay, the score screen) no refusals are shown. */
  constructor(
    readonly table: GameTable,
    private readonly frame: Frame | undefined,
  ) {}

  /** Face down is a mode, unless a slot can be used in no other way. */
  #partsOf(offer: Offer): Parts {
    const parts = partsOf(offer.does, this.me),
      { does } = offer;
    if (does.kind !== 'hide') return parts;
    const open = this.legal.some(o => o.does.kind === 'open' && o.does.slot === does.slot);
    return open ? { ...parts, gate: FACE_DOWN } : parts;
  }

  #tray(): TrayContent {
    const { now, ending, quiet, marks } = this.table;
    return contentOf({
      view: this.view,
      me: this.me,
      legal: this.legal,
      closed: now.yours === null ? [] : now.closed,
      ending: now.yours === null ? null : ending,
      quiet,
      selection: this.selection,
      meant: this.meant,
      buttons: this.buttons,
      parts: offer => this.parts.get(offer),
      better: marks?.better?.move,
    });
  }

  #preview(): readonly Amount[] {
    const { hover } = this;
    if (this.looked) return this.looked.brings;
    if (!hover) return [];
    const all = this.tray.rows.flatMap(row => row.options as Choice[]);
    return all.find(option => option.pieces.includes(hover))?.brings ?? [];
  }

  /** On a touch screen nothing can be hovered: a die is selected first, then its destination. */
  get #careful(): boolean {
    return this.frame?.phone ?? false;
  }

  #meaning(selection: Piece[]): Offer[] {
    return this.legal.filter(offer => {
      const parts = this.parts.get(offer);
      if (!parts) return false;
      const all = parts.gate ? [parts.gate, ...parts.pieces] : parts.pieces;
      if (parts.gate && selection.length > 0 && selection[0] !== parts.gate) return false;
      return selection.every(piece => all.includes(piece));
    });
  }

  #targets(selection: Piece[], meant: Offer[]): Map<Piece, Offer[]> {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- recreated, never mutated once shown
    const targets = new Map<Piece, Offer[]>();
    for (const offer of meant) {
      const { gate, pieces } = this.parts.get(offer)!;
      const open = gate && !selection.includes(gate) ? [gate] : pieces;
      for (const piece of open)
        if (!selection.includes(piece)) targets.set(piece, [...(targets.get(piece) ?? []), offer]);
    }
    return targets;
  }

  lit(piece: Piece): boolean {
    return this.targets.has(piece);
  }
  chosen(piece: Piece): boolean {
    return this.selection.includes(piece);
  }
  /** The mark of a replay on a piece: what was played, or what would have been better. */
  mark(piece: Piece): 'played' | 'better' | null {
    const { marks } = this.table;
    const about = (offer: Offer | null | undefined): boolean => {
      const parts = offer ? partsOf(offer.does, this.view.decides) : null;
      return !!parts && (parts.gate === piece || parts.pieces.includes(piece));
    };
    return about(marks?.better) ? 'better' : about(marks?.played) ? 'played' : null;
  }

  clear(): void {
    this.selection = [];
    this.looked = null;
  }

  /** Plays a move; its gain is taken with the same click, all that fits or the given amount. */
  async play(move: string, amount?: number): Promise<void> {
    const offer = this.legal.find(o => o.move === move);
    this.clear();
    if (await this.table.play(move)) return;
    if (!offer || !TAKES.has(offer.does.kind) || !(amount ?? settings.obvious)) return;
    let wanted = amount;
    for (;;) {
      const next = this.#take(wanted);
      if (!next || (await this.table.play(next.move))) return;
      wanted = undefined;
      if (!settings.obvious) return;
    }
  }

  /** The offer to take this much of the current gain, or all of it. */
  #take(amount: number | undefined): Offer | undefined {
    if (this.table.now.yours === null || this.view.decision?.kind !== 'gain') return undefined;
    return this.legal.find(({ does, usual }) =>
      amount === undefined ? usual : does.kind === 'take' && does.amount === amount,
    );
  }

  /** Picks a tray option: a move, or another meaning of the pieces. */
  pick(option: Choice, move: string, amount?: number): void {
    if (option.press === FACE_DOWN) this.selection = [FACE_DOWN];
    else if (option.press) this.clear();
    else void this.play(move, amount);
  }

  /** Puts back what is in hand: the pressed pieces, or the tile of the claim. True if there was something. */
  putBack(): boolean {
    if (this.selection.length) {
      this.clear();
      return true;
    }
    const { now } = this.table;
    const held = now.yours !== null && this.view.decision?.kind === 'place' && now.undo.policy === 'free';
    if (held) void this.table.undo();
    return held;
  }

  press(piece: Piece, element: Element): void {
    if (this.chosen(piece)) {
      this.selection = this.selection.slice(0, this.selection.indexOf(piece));
      return;
    }
    const from = this.lit(piece) ? this.selection : [];
    const selection = [...from, piece],
      meant = this.#meaning(selection);
    if (!meant.length) return void this.#explain(piece, element);
    const [only] = meant;
    if (only && meant.length === 1 && this.#complete(only, selection)) return void this.play(only.move);
    this.selection = selection;
  }

  #complete(offer: Offer, selection: Piece[]): boolean {
    const { sure, pieces } = this.parts.get(offer)!;
    return (
      !(sure || (this.#careful && offer.does.kind === 'die')) || pieces.every(p => selection.includes(p))
    );
  }

  async #explain(piece: Piece, element: Element): Promise<void> {
    this.selection = [];
    const { table, frame } = this;
    if (table.now.over || table.now.yours === null) return frame?.refuse(awaited(table), element);
    frame?.refuse(await table.why(piece), element);
  }

  /** Everything an element needs to be a piece: role, name, keys, and whether it can be chosen. */
  piece(id: Piece, name: string, tab: TabStop = 'lit'): PieceAttributes {
    const offers = this.targets.get(id) ?? [],
      lit = offers.length > 0,
      chosen = this.chosen(id);
    const only =
      offers.length === 1 && offers[0] && this.#complete(offers[0], [...this.selection, id])
        ? offers[0].move
        : undefined;
    return {
      role: 'button',
      tabindex: tab === 'always' || (tab === 'lit' && (lit || chosen)) ? 0 : -1,
      'aria-label': name,
      'aria-disabled': !(lit || chosen),
      'aria-pressed': chosen || undefined,
      'data-press': id,
      'data-explain': id,
      'data-move': only,
      'data-opens': lit && !only ? offers.length : undefined,
      onclick: event => this.press(id, event.currentTarget as Element),
      onkeydown: event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        this.press(id, event.currentTarget as Element);
      },
      onpointerenter: () => {
        this.hover = id;
      },
      onpointerleave: () => {
        if (this.hover === id) this.hover = null;
      },
      onfocus: () => {
        this.hover = id;
      },
      onblur: () => {
        if (this.hover === id) this.hover = null;
      },
    };
  }
}

const KEY = Symbol('chooser');
export const provide = (chooser: Chooser): Chooser => setContext(KEY, chooser);
export const useChooser = (): Chooser => getContext<Chooser>(KEY);

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move between the pieces of a group; Home and End go to its ends. */
export function arrows(group: Element): { destroy(): void } {
  const walk = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    const pieces = [...group.querySelectorAll<HTMLElement | SVGElement>('[data-press]')];
    const at = pieces.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const to =
      key === 'Home'
        ? 0
        : key === 'End'
          ? pieces.length - 1
          : key in STEP
            ? (at + STEP[key]! + pieces.length) % pieces.length
            : -1;
    if (to < 0) return;
    event.preventDefault();
    pieces[to]?.focus();
  };
  group.addEventListener('keydown', walk);
  return { destroy: () => group.removeEventListener('keydown', walk) };
}
