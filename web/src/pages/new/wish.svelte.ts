import { moduleOf } from '../../games';
import { api } from '../../lib/api';
import { ownCopy } from '../../lib/copies';
import { phrase, t } from '../../lib/i18n';
import { gameTitle } from '../../lib/names';
import { choiceName, optionName } from '../../lib/names';
import type {
  GameOffer,
  Level,
  NewTable,
  Opening,
  OptionOffer,
  Problem,
  SeatWish,
  Terms,
} from '../../lib/types';
import type { Choice } from '../../ui/choice';

const PAUSE = 150;
const DAY = 24 * 3600;

/** Minutes, seconds and days as typed. */
export interface TimeWish {
  kind: 'none' | 'move' | 'player' | 'days';
  move: number;
  player: number;
  increment: number;
  days: number;
  out: 'bot' | 'lost';
}

/** A choice that would solve a problem. */
export interface Remedy {
  option: string;
  value: string;
  words: string;
}

/** The table somebody is about to open. */
export class Wish {
  game = $state.raw<GameOffer>()!;
  seats = $state<SeatWish[]>([]);
  options = $state<Record<string, string>>({});
  /** Time control. */
  time = $state<TimeWish>({ kind: 'none', move: 2, player: 20, increment: 10, days: 2, out: 'bot' });
  standIn = $state('');
  rated = $state(false);
  /** What is allowed at the table. */
  terms = $state<Terms>({ hints: 'all', undo: 'usual', watchers: 'all' });
  /** Who the open seats are for; `club ID` for a club. */
  to = $state<Opening['to']>('all');
  /** The club it is open to. */
  club = $state('');
  lowest = $state<number | null>(null);
  highest = $state<number | null>(null);
  problems = $state.raw<Problem[]>([]);
  /** Options that have no effect with these choices. */
  idle = $state.raw<string[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    game: GameOffer,
    readonly levels: Level[],
    name: string,
  ) {
    this.standIn = levels[Math.floor(levels.length / 2)]?.name ?? '';
    this.choose(game, name);
  }

  /** True if anybody else than bots and the person opening the table plays or is waited for. */
  get together(): boolean {
    return this.seats.filter(seat => seat.who !== 'bot').length > 1;
  }

  /** True if everybody has their own screen and the components are the default ones: then the game can be rated. */
  get ratable(): boolean {
    const copy = this.game.house_copy || ownCopy(this.game.name) !== null;
    return !copy && this.players > 1 && this.seats.every(seat => seat.who !== 'screen');
  }

  /** True if some seats are open to anybody in the lobby. */
  get open(): boolean {
    return this.seats.some(seat => seat.who === 'open');
  }

  get opening(): Opening {
    return {
      to: this.to,
      ...(this.to === 'club' ? { club: this.club } : {}),
      ...(this.lowest ? { lowest: this.lowest } : {}),
      ...(this.highest ? { highest: this.highest } : {}),
    };
  }

  get pace(): NewTable['pace'] {
    const { kind, move, player, increment, days, out } = this.time;
    if (kind === 'none') return null;
    if (kind === 'move') return { kind, seconds: Math.round(move * 60), out };
    if (kind === 'days') return { kind, seconds: Math.round(days * DAY), out };
    return { kind, seconds: Math.round(player * 60), increment: Math.round(increment), out };
  }

  choose(game: GameOffer, name: string): void {
    this.game = game;
    this.options = Object.fromEntries(game.options.map(o => [o.name, o.default]));
    this.seats = [
      { who: 'me', name },
      { who: 'bot', level: this.levels[Math.min(1, this.levels.length - 1)]?.name },
    ];
    this.check();
  }

  get players(): number {
    return this.seats.length;
  }
  get most(): number {
    return Math.max(...this.game.players);
  }
  get least(): number {
    return Math.min(...this.game.players);
  }
  /** Catalogue key: the opponent in a solo game, if there is one. */
  get alone(): string | undefined {
    return this.least === 1 ? moduleOf(this.game.name).alone : undefined;
  }
  colour(seat: number): string {
    return moduleOf(this.game.name).colours[seat] ?? 'white';
  }

  add(): void {
    this.seats.push({ who: 'bot', level: this.seats.findLast(s => s.level)?.level ?? this.levels[0]?.name });
    this.check();
  }
  remove(seat: number): void {
    this.seats.splice(seat, 1);
    this.check();
  }
  set(option: string, value: string): void {
    this.options[option] = value;
    this.check();
  }

  /** Asks the server for conflicts, after a short pause. */
  check(): void {
    clearTimeout(this.#timer);
    if (Number(this.options.start_player) > this.players) this.options.start_player = 'random';
    const asked = ++this.#asked;
    this.#timer = setTimeout(() => {
      void api
        .check(this.game.name, { players: this.players, options: this.options })
        .then(({ problems, idle }) => {
          if (asked !== this.#asked) return;
          this.problems = problems;
          this.idle = idle;
        });
    }, PAUSE);
  }

  choicesOf(option: OptionOffer): Choice[] {
    return option.choices
      .filter(value => option.name !== 'start_player' || !(Number(value) > this.players))
      .map(value => ({ value, ...this.#shown(option.name, value) }));
  }

  #shown(option: string, value: string): Omit<Choice, 'value'> {
    if (option === 'start_player' && value !== 'random')
      return { words: this.seats[+value - 1]?.name || value, colour: this.colour(+value - 1) };
    const own = moduleOf(this.game.name).choice?.(option, value);
    return { words: own ? phrase(own) : choiceName(option, value) };
  }

  problemsOf(option: string): Problem[] {
    return this.problems.filter(p => p.options[0] === option);
  }
  /** Problems that concern only the number of players. */
  get general(): Problem[] {
    return this.problems.filter(p => !p.options.length);
  }

  /** One step back, or the other of two values, for everything involved in the problem. */
  remedies(problem: Problem): Remedy[] {
    return problem.options.flatMap(name => {
      const option = this.game.options.find(o => o.name === name),
        now = this.options[name];
      if (!option) return [];
      const value =
        now !== option.default
          ? option.default
          : option.choices.length === 2
            ? option.choices.find(c => c !== now)
            : undefined;
      return value === undefined
        ? []
        : [
            {
              option: name,
              value,
              words: t('web-option-set', {
                option: optionName(name),
                choice: this.#shown(name, value).words,
              }),
            },
          ];
    });
  }

  /** Without empty names and default values. */
  get table(): NewTable {
    const options = Object.fromEntries(
      this.game.options
        .filter(o => this.options[o.name] !== o.default)
        .map(o => [o.name, this.options[o.name]!]),
    );
    return {
      game: this.game.name,
      players: this.players,
      options,
      seats: this.seats.map(({ who, name, level }) => ({
        who,
        ...(name?.trim() && who !== 'bot' ? { name: name.trim() } : {}),
        ...(who === 'bot' ? { level } : {}),
      })),
      copy: ownCopy(this.game.name),
      ...(this.rated && this.ratable ? { rated: true } : {}),
      ...(this.open ? { open: this.opening } : {}),
      ...(this.together ? { pace: this.pace, stand_in: this.standIn, terms: { ...this.terms } } : {}),
    };
  }

  get title(): string {
    return gameTitle(this.game.name, this.game.title);
  }
}
