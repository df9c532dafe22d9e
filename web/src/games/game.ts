import type { Component, Snippet } from 'svelte';
import type { Explain } from '../lib/explain';
import type { GameTable } from '../lib/table.svelte';
import type { components } from '../lib/server';
import type { Entry, GameName, Now, Phrase, PiecesOf, ScoringOf, ViewOf } from '../lib/types';
import type { Named } from '../pages/ScoringNames';
import type { Row } from '../pages/components/part';

/** A component that is loaded when it is needed. */
type Later<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What a figure of the rules is drawn from: a table at which nothing can be pressed, and which part of it is shown. */
export interface FigureProps<G extends GameName = GameName> extends Record<string, unknown> {
  table: GameTable<G>;
  show: string;
  /** What of it, where not all of it is shown. */
  which: readonly string[];
  /** If the game were scored now, where the view does not say it. */
  standing: ScoringOf<G> | null;
}

/** The score screen of one game. */
export interface GameScoring<G extends GameName = GameName> {
  /** The picture, the places, and every line of the scoring. */
  Lines: Component<{
    table: GameTable<G>;
    named: Named[];
    entries: Entry<G>[];
    scoring: ScoringOf<G>;
  }>;
  /** What is counted, as the catalogue calls it. */
  unit: 'prestige' | 'points';
  /** The sign of the way back to the board. */
  icon: string;
  /** Parties without a seat, after those who sit at the table. */
  others?: (now: Now<G>) => Named[];
  /** Kinds of events that tell of turns and of the scoring, not of what somebody did. */
  counted: RegExp;
  /** What else is worth saying about the end, in words. */
  facts: (now: Now<G>) => string[];
}

/** How the gallery of components shows what this game is made of. */
export interface GameParts {
  /** One component in the icon grammar. */
  Picture: Component<{ table: string; row: Row }>;
  /** Tables whose rows are shown by their words, for want of a picture. */
  named: readonly string[];
  /** The icon of a word that a row may hold, such as a material. */
  sign?: (word: string) => string | null;
  /** What a word of a field is called, in the reader's language. */
  word?: (field: string, word: string) => string | null;
  /** The least width of a component in pixels, where it is not the usual one. */
  widths: Readonly<Record<string, number>>;
}

/** One section of a tower, drawn around the middle of its foot. */
export interface TowerSection {
  part: string;
  high: number;
  built: string;
  /** What stands around it as long as it is only a drawing. */
  scaffold: string;
}

/** How the page of lessons draws courses: as towers whose sections are lessons. */
export interface GameTowers {
  /** What they stand before. */
  scene: (width: number, height: number) => string;
  /** Towers of another seed look different. */
  section: (seed: number, level: number, tall: number) => TowerSection;
}

/** The pieces of a position that is being set up. */
export interface PositionProps<G extends GameName = GameName> extends Record<string, unknown> {
  pieces: PiecesOf<G>;
  /** The table as it would stand with every problem put right, or as it last stood. */
  view: ViewOf<G>;
  problems: components['schemas']['PositionProblem'][];
  /** What the page has to say about it, such as its problems. */
  aside?: Snippet;
  onchange: (pieces: PiecesOf<G>) => void;
}

/** All that the page knows about one game. The name of its folder is the game's name. */
export interface GameModule<G extends GameName = GameName> {
  /** Its place where games are listed. */
  place: number;
  /** The colours of the seats before a table is open, in their order. */
  colours: readonly string[];
  /** What a colour is called. */
  colourName: (colour: string) => string;
  /** About how long people play, in minutes. */
  minutes?: (players: number, options: Readonly<Record<string, string>>) => number;
  /** A key of the catalogue: what the first page says of it besides the number of players. */
  fact?: string;
  /** A key of the catalogue: against whom one plays alone. */
  alone?: string;
  /** Keys of the catalogue: what parts of the rulebook are called that have another name than the game. */
  books?: Readonly<Record<string, string>>;
  /** The name of what an option can be, where it is a name of the game. */
  choice?: (option: string, value: string) => Phrase | null;
  /** What the components are asked for with, without and with all expansions; a game without any has none. */
  expansions?: { base: Record<string, string>; all: Record<string, string> };
  /** The sign of each theme of its puzzles. */
  themes?: Readonly<Record<string, string>>;
  /** What is heard when something happens, by the kind of the event. */
  sounds?: Readonly<Record<string, 'dice' | 'finish'>>;
  /** Gradients that its drawings refer to; they are put once into every page. */
  defs: string;
  /** The game on the first page. */
  Picture: Component;
  /** A small picture for a card of a table, 92 x 96, always the same for the same number. */
  card: (number: number) => string;
  board: Later<{ table: GameTable<G> }>;
  /** As much of the table as an analysis needs. */
  replay: Later<{ table: GameTable<G>; why: Snippet | null }>;
  /** A part of the table, for the rules. */
  figure?: Later<FigureProps<G>>;
  /** What every piece, card and sign is, and what reaches it now. */
  explain: () => Promise<Explain<G>>;
  /** What a scoring would give now, where the board does not say it. */
  standing?: Later<{ table: GameTable<G> }>;
  scoring: () => Promise<GameScoring<G>>;
  parts: () => Promise<GameParts>;
  /** Counts a game that was played with the real box. */
  count?: Later<Record<string, never>>;
  /** Pages that tell how it is played, each with a figure of the rules as its picture. */
  guides?: readonly { name: string; figure: string }[];
  /** Towers for the page of lessons; it takes those of the first game that has some. */
  towers?: () => Promise<GameTowers>;
  /** Sets up a position piece by piece. */
  position?: Later<PositionProps<G>>;
}
