import type { Component, Snippet } from 'svelte';
import type { Explain } from '../lib/explain';
import type { GameTable } from '../lib/table.svelte';
import type { components } from '../lib/server';
import type { Entry, GameName, Now, Phrase, PiecesOf, ScoringOf, ViewOf } from '../lib/types';
import type { Named } from '../pages/ScoringNames';
import type { Row } from '../pages/components/part';

/** A lazily loaded component. */
type Later<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** Input for a figure in the rules: a table where nothing can be pressed, and the part of it to show. */
export interface FigureProps<G extends GameName = GameName> extends Record<string, unknown> {
  table: GameTable<G>;
  show: string;
  /** Which part of it, if not everything is shown. */
  which: readonly string[];
  /** The score if the game were scored now, where the view does not contain it. */
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
  /** What is counted, as named in the catalogue. */
  unit: 'prestige' | 'points';
  /** Icon of the button back to the board. */
  icon: string;
  /** Parties without a seat, listed after those at the table. */
  others?: (now: Now<G>) => Named[];
  /** Kinds of events about turns and scoring rather than players' actions. */
  counted: RegExp;
  /** Other remarkable facts about the end, in words. */
  facts: (now: Now<G>) => string[];
}

/** How the component gallery shows the parts of this game. */
export interface GameParts {
  /** One component, drawn in the icon grammar. */
  Picture: Component<{ table: string; row: Row }>;
  /** Tables whose rows are shown in words because there is no picture. */
  named: readonly string[];
  /** The icon of a word in a row, such as a material. */
  sign?: (word: string) => string | null;
  /** The name of a field's word, in the reader's language. */
  word?: (field: string, word: string) => string | null;
  /** Minimum width of a component in pixels, if not the default. */
  widths: Readonly<Record<string, number>>;
}

/** One section of a tower, drawn around the middle of its base. */
export interface TowerSection {
  part: string;
  high: number;
  built: string;
  /** Drawn around it while it is only a line drawing. */
  scaffold: string;
}

/** How the lessons page draws courses: as towers whose sections are lessons. */
export interface GameTowers {
  /** The backdrop. */
  scene: (width: number, height: number) => string;
  /** Different seeds give different towers. */
  section: (seed: number, level: number, tall: number) => TowerSection;
}

/** The pieces of a position being set up. */
export interface PositionProps<G extends GameName = GameName> extends Record<string, unknown> {
  pieces: PiecesOf<G>;
  /** The table with every problem corrected, or its last valid state. */
  view: ViewOf<G>;
  problems: components['schemas']['PositionProblem'][];
  /** What the page says about it, such as its problems. */
  aside?: Snippet;
  onchange: (pieces: PiecesOf<G>) => void;
}

/** Everything the page knows about one game. The folder's name is the game's name. */
export interface GameModule<G extends GameName = GameName> {
  /** Position in lists of games. */
  place: number;
  /** The colours of the seats before a table is open, in order. */
  colours: readonly string[];
  /** The name of a colour. */
  colourName: (colour: string) => string;
  /** Typical playing time, in minutes. */
  minutes?: (players: number, options: Readonly<Record<string, string>>) => number;
  /** Catalogue key: what the home page says about it besides the number of players. */
  fact?: string;
  /** Catalogue key: the opponent in a solo game. */
  alone?: string;
  /** Catalogue keys: names of rulebook parts that differ from the game's name. */
  books?: Readonly<Record<string, string>>;
  /** The name of an option's value, if it is a name from the game. */
  choice?: (option: string, value: string) => Phrase | null;
  /** Query for the components without and with all expansions; missing if the game has none. */
  expansions?: { base: Record<string, string>; all: Record<string, string> };
  /** The sign of each puzzle theme. */
  themes?: Readonly<Record<string, string>>;
  /** Sounds by kind of event. */
  sounds?: Readonly<Record<string, 'dice' | 'finish'>>;
  /** Gradients that its drawings refer to; included once in every page. */
  defs: string;
  /** The game's picture on the home page. */
  Picture: Component;
  /** A small picture for a table's card, 92 x 96; the same number always gives the same picture. */
  card: (number: number) => string;
  board: Later<{ table: GameTable<G> }>;
  /** As much of the table as an analysis needs. */
  replay: Later<{ table: GameTable<G>; why: Snippet | null }>;
  /** A part of the table, for the rules. */
  figure?: Later<FigureProps<G>>;
  /** Explains every piece, card and sign, and which moves use it now. */
  explain: () => Promise<Explain<G>>;
  /** What a scoring would give now, if the board does not show it. */
  standing?: Later<{ table: GameTable<G> }>;
  scoring: () => Promise<GameScoring<G>>;
  parts: () => Promise<GameParts>;
  /** Scores a game played with the real box. */
  count?: Later<Record<string, never>>;
  /** Runs the solo game's automaton beside the real box. */
  automaton?: Later<Record<string, never>>;
  /** Pages about how to play, each illustrated with a figure from the rules. */
  guides?: readonly { name: string; figure: string }[];
  /** Towers for the lessons page, which uses those of the first game that has some. */
  towers?: () => Promise<GameTowers>;
  /** Sets up a position piece by piece. */
  position?: Later<PositionProps<G>>;
}
