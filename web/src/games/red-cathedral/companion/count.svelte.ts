/** A game of the Red Cathedral entered at its end, tap by tap. The engine computes the score. */

import { Counting } from '../../../lib/counting.svelte';
import { keep, kept } from '../../../lib/kept';
import type { components } from '../../../lib/server';
import type { Phrase } from '../../../lib/types';
import type { Scoring } from '../wire';
import { partOf } from './guilds';
import type { GuildCount } from './guilds/part';

type Schemas = components['schemas'];
export type Counted = Schemas['Counted'];
export type CountedParty = Schemas['CountedParty'];
export type Sheet = Schemas['RedCathedralSheet'];
export type Mistake = Schemas['PositionProblem'];

export interface Section {
  banner: string | null;
  finished: boolean;
  ornament: string | null;
  /** How much was entered: first the banner, then the ornament. */
  told: 0 | 1 | 2;
}
export interface Party {
  party: string;
  colour: string;
  name: string;
  space: number | null;
  materials: number | null;
  rubles: number | null;
  permits: number;
  tools: string[];
  /** What it has of the guild, by the field of the sheet. */
  goods?: Record<string, string[]>;
  kinds: Record<string, number>;
  open_tiles: number;
  gone: Record<string, number>;
}
/** The current question: which part, and about whom or what. */
export type Part = 'start' | 'track' | 'goods' | 'crews' | GuildCount['name'] | 'tower' | 'end';

export interface Entered {
  part: Part;
  /** The party, or the tower. */
  at: number;
  /** The section of the tower. */
  level: number;
  parties: Party[];
  towers: Section[][];
  options: Record<string, string>;
}

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export const NAME = 'duomo-count-red-cathedral';
const LAST = 'duomo-count-red-cathedral-last';

const blank = (): Section => ({ banner: null, finished: true, ornament: null, told: 0 });
export const party = (name: string, colour: string): Party => ({
  party: name,
  colour,
  name: '',
  space: null,
  materials: null,
  rubles: null,
  permits: 0,
  tools: [],
  kinds: {},
  open_tiles: 0,
  gone: {},
});

/** Number of players, colours and options of the last count. */
interface Last {
  players: number;
  colours: string[];
  names: string[];
  options: Record<string, string>;
}

export class RedCount {
  now = $state.raw<Entered>(this.#fresh());
  #counting = new Counting();
  #before: Entered[] = $state.raw([]);

  constructor() {
    this.now = kept<Entered | null>(NAME, null) ?? this.now;
    this.#counting.ask(this.document());
  }

  get result(): Counted | null {
    return this.#counting.result;
  }
  get trouble(): Phrase | null {
    return this.#counting.trouble;
  }

  get scoring(): Scoring | null {
    const scoring = this.result?.scoring ?? null;
    return scoring?.game === 'red-cathedral' ? scoring : null;
  }
  get sheet(): Sheet | null {
    const sheet = this.result?.sheet ?? null;
    return sheet?.game === 'red-cathedral' ? sheet : null;
  }
  /** True if the shown score includes everything entered. */
  get settled(): boolean {
    return this.#counting.settled;
  }
  get canUndo(): boolean {
    return this.#before.length > 0;
  }
  /** What the options add to the base game. */
  get crews(): boolean {
    return !!this.sheet?.permits;
  }
  /** The guild's part, if it has one at this table. */
  get guild(): GuildCount | null {
    const { counted } = partOf(this.now.options);
    return counted && this.sheet?.[counted.name].length ? counted : null;
  }
  get solo(): boolean {
    return this.now.parties.some(one => one.party === 'ivan');
  }

  #fresh(): Entered {
    const { players, colours, names, options } = kept<Last>(LAST, {
      players: 4,
      colours: [...COLOURS],
      names: [],
      options: {},
    });
    return {
      part: 'start',
      at: 0,
      level: 0,
      parties: seated(players, colours).map((one, i) => ({ ...one, name: names[i] ?? '' })),
      towers: [],
      options,
    };
  }

  /** Starts over with the same people. */
  restart(): void {
    this.#before = [];
    this.#set(this.#fresh());
  }

  undo(): void {
    const before = this.#before.at(-1);
    if (!before) return;
    this.#before = this.#before.slice(0, -1);
    this.#set(before);
  }

  #enter(change: Partial<Entered>): void {
    this.#before = [...this.#before, this.now];
    this.#set({ ...this.now, ...change });
  }
  #set(now: Entered): void {
    this.now = now;
    keep(NAME, now);
    this.#counting.ask(this.document());
  }

  // ---- the start

  players(count: number): void {
    const known = this.now.parties;
    const had = known.filter(one => one.party !== 'ivan').map(one => one.colour),
      colours = [...had, ...COLOURS.filter(colour => !had.includes(colour))];
    const parties = seated(count, colours).map((one, i) => ({ ...one, name: known[i]?.name ?? '' }));
    this.#set({ ...this.now, parties, towers: [] });
  }
  option(name: string, value: string): void {
    this.#set({ ...this.now, options: { ...this.now.options, [name]: value } });
  }
  rename(at: number, name: string): void {
    this.#set({
      ...this.now,
      parties: this.now.parties.map((one, i) => (i === at ? { ...one, name } : one)),
    });
  }
  /** Gives the colour to this seat; the seat that had it gets the other. */
  recolour(at: number, colour: string): void {
    const before = this.now.parties[at]!.colour;
    const parties = this.now.parties.map((one, i) => {
      const now = i === at ? colour : one.colour === colour ? before : one.colour;
      return { ...one, colour: now, party: one.party === 'ivan' ? 'ivan' : now };
    });
    this.#set({ ...this.now, parties });
  }
  begin(heights: readonly number[]): void {
    keep(LAST, {
      players: this.now.parties.filter(one => one.party !== 'ivan').length,
      colours: this.now.parties.map(one => one.colour),
      names: this.now.parties.map(one => one.name),
      options: this.now.options,
    });
    this.#enter({
      part: 'track',
      at: 0,
      level: 0,
      towers: heights.map(height => Array.from({ length: height }, blank)),
    });
  }

  // ---- parts, in order

  get parts(): Part[] {
    return [
      'track',
      'goods',
      ...(this.crews ? (['crews'] as const) : []),
      ...(this.guild ? [this.guild.name] : []),
    ];
  }
  go(part: Part, at = 0): void {
    this.#set({ ...this.now, part, at, level: part === 'tower' ? this.#open(this.now.towers, at) : 0 });
  }
  #open(towers: Section[][], tower: number): number {
    const level = towers[tower]?.findIndex(section => section.told < 2) ?? 0;
    return level < 0 ? 0 : level;
  }
  /** The first incomplete tower, or the end if all are complete. */
  #unfinished(towers: Section[][]): Partial<Entered> {
    const at = towers.findIndex(tower => tower.some(section => section.told < 2));
    return at < 0 ? { part: 'end' } : { part: 'tower', at, level: this.#open(towers, at) };
  }
  partDone(part: Part): boolean {
    const { parties } = this.now;
    if (part === 'track') return parties.every(one => one.space !== null);
    if (part === 'goods')
      return parties.every(one => one.materials !== null && (one.rubles !== null || one.party === 'ivan'));
    return this.now.part === 'end' || this.now.part === 'tower';
  }
  towerDone(tower: number): boolean {
    return !!this.now.towers[tower]?.every(section => section.told === 2);
  }
  /** Goes to the next part; after the last one, to the towers. */
  next(): void {
    const { part, at, towers } = this.now,
      parts = this.parts;
    if (part === 'start' || part === 'end') return this.#enter({ part: 'end', at });
    const following = part === 'tower' ? undefined : parts[parts.indexOf(part) + 1];
    this.#enter(following ? { part: following, at: 0 } : this.#unfinished(towers));
  }

  // ---- entries

  #change(at: number, change: Partial<Party>): Party[] {
    return this.now.parties.map((one, i) => (i === at ? { ...one, ...change } : one));
  }
  space(space: number): void {
    const parties = this.#change(this.now.at, { space }),
      open = parties.findIndex(one => one.space === null);
    if (open < 0) this.#enter({ parties, part: 'goods', at: 0 });
    else this.#enter({ parties, at: open });
  }
  goods(what: 'materials' | 'rubles', amount: number): void {
    const parties = this.#change(this.now.at, {
      [what]: amount,
      ...(what === 'materials' ? { kinds: {} } : {}),
    });
    this.#goodsDone(parties);
  }
  /** Sets materials by kind; only the changed ones. */
  kinds(changed: Record<string, number>): void {
    const kinds = { ...this.now.parties[this.now.at]!.kinds, ...changed };
    const materials = Object.values(kinds).reduce((sum, count) => sum + count, 0);
    this.#enter({ parties: this.#change(this.now.at, { kinds, materials }) });
  }
  #goodsDone(parties: Party[]): void {
    const waits = (one: Party): boolean =>
      one.materials === null || (one.rubles === null && one.party !== 'ivan');
    if (waits(parties[this.now.at]!)) return this.#enter({ parties });
    const open = parties.findIndex(waits);
    if (open >= 0) return this.#enter({ parties, at: open });
    const following = this.parts[this.parts.indexOf('goods') + 1];
    this.#enter({
      parties,
      ...(following ? { part: following, at: 0 } : this.#unfinished(this.now.towers)),
    });
  }
  /** What a party has of the guild. */
  goodsOf(at: number, name: string): string[] {
    return this.now.parties[at]?.goods?.[name] ?? [];
  }
  setGoods(at: number, name: string, list: string[]): void {
    this.crew(at, { goods: { ...this.now.parties[at]?.goods, [name]: list } });
  }
  crew(at: number, change: Partial<Party>): void {
    this.#enter({ parties: this.#change(at, change) });
  }

  // ---- towers

  open(level: number): void {
    this.#set({ ...this.now, level });
  }
  #section(change: Partial<Section>): Section[][] {
    const { towers, at, level } = this.now;
    return towers.map((tower, i) =>
      i === at ? tower.map((one, k) => (k === level ? { ...one, ...change } : one)) : tower,
    );
  }
  banner(party: string | null): void {
    if (party === null) this.#onwards(this.#section({ ...blank(), told: 2 }));
    else this.#enter({ towers: this.#section({ banner: party, finished: true, told: 1 }) });
  }
  ornament(party: string | null): void {
    this.#onwards(this.#section({ ornament: party, finished: true, told: 2 }));
  }
  unfinished(): void {
    this.#onwards(this.#section({ ornament: null, finished: false, told: 2 }));
  }
  /** Goes to the next section; after the dome to the next tower, after the last tower to the end. */
  #onwards(towers: Section[][]): void {
    const { at, level } = this.now;
    const above = towers[at]!.findIndex((section, i) => i > level && section.told < 2);
    const here = above < 0 ? towers[at]!.findIndex(section => section.told < 2) : above;
    if (here >= 0) return this.#enter({ towers, level: here });
    this.#enter({ towers, ...this.#unfinished(towers) });
  }

  // ---- the score

  document(): Schemas['RedCathedralCount'] {
    const { parties, towers, options } = this.now;
    return {
      game: 'red-cathedral',
      options,
      parties: parties.map(
        ({ party, space, materials, rubles, permits, tools, goods, kinds, open_tiles, gone }) => ({
          party,
          space: space ?? 0,
          materials: materials ?? 0,
          rubles: rubles ?? 0,
          permits,
          tools,
          ...goods,
          kinds,
          open_tiles,
          gone,
        }),
      ),
      towers: towers.map(tower =>
        tower.map(({ banner, finished, ornament, told }) =>
          told ? { banner, finished, ornament } : { banner: null, finished: true, ornament: null },
        ),
      ),
    };
  }
}

/** The parties of a table: people, and Ivan in a solo game (RC-11.1). */
function seated(players: number, colours: readonly string[]): Party[] {
  const people = Array.from({ length: players }, (_, i) =>
    party(colours[i] ?? COLOURS[i]!, colours[i] ?? COLOURS[i]!),
  );
  if (players > 1) return people;
  const his = colours[1] ?? COLOURS.find(colour => colour !== people[0]!.colour)!;
  return [...people, party('ivan', his)];
}
