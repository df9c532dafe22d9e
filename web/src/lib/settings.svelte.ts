export type Theme = 'system' | 'day' | 'candle';
export type MotionChoice = 'system' | 'full' | 'off';

interface Stored {
  language: string | null;
  theme: Theme;
  motion: MotionChoice;
  sound: boolean;
  turns: boolean;
  obvious: boolean;
  confirm: boolean;
}
const STANDARD: Stored = {
  language: null,
  theme: 'system',
  motion: 'system',
  sound: true,
  turns: true,
  obvious: true,
  confirm: true,
};
const NAME = 'duomo';

function stored(): Stored {
  try {
    return { ...STANDARD, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Stored>) };
  } catch {
    return { ...STANDARD }; // no storage, or not our data
  }
}

/** Settings kept in this browser. */
class Settings {
  #kept = $state<Stored>(stored());
  #dark = $state(false);
  #calm = $state(false);

  constructor() {
    this.#follow('(prefers-color-scheme: dark)', value => {
      this.#dark = value;
      this.#apply();
    });
    this.#follow('(prefers-reduced-motion: reduce)', value => {
      this.#calm = value;
      this.#apply();
    });
  }

  get language(): string | null {
    return this.#kept.language;
  }
  set language(value: string | null) {
    this.#keep({ language: value });
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(value: Theme) {
    this.#keep({ theme: value });
  }
  get motion(): MotionChoice {
    return this.#kept.motion;
  }
  set motion(value: MotionChoice) {
    this.#keep({ motion: value });
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(value: boolean) {
    this.#keep({ sound: value });
  }
  /** Show the number of waiting turns in the title and on the icon. */
  get turns(): boolean {
    return this.#kept.turns;
  }
  set turns(value: boolean) {
    this.#keep({ turns: value });
  }
  /** Play moves without a real choice automatically. */
  get obvious(): boolean {
    return this.#kept.obvious;
  }
  set obvious(value: boolean) {
    this.#keep({ obvious: value });
  }

  /** Wait for "End turn" after a last move that would otherwise pass the turn on automatically. */
  get confirm(): boolean {
    return this.#kept.confirm;
  }
  set confirm(value: boolean) {
    this.#keep({ confirm: value });
  }

  /** The theme in use. */
  get light(): 'day' | 'candle' {
    return this.theme === 'system' ? (this.#dark ? 'candle' : 'day') : this.theme;
  }
  /** Whether animations are on. */
  get moves(): boolean {
    return this.motion === 'system' ? !this.#calm : this.motion === 'full';
  }

  #follow(query: string, tell: (value: boolean) => void): void {
    const media = globalThis.matchMedia?.(query);
    tell(media?.matches ?? false);
    media?.addEventListener('change', event => tell(event.matches));
  }

  #keep(change: Partial<Stored>): void {
    this.#kept = { ...this.#kept, ...change };
    this.#apply();
    try {
      localStorage.setItem(NAME, JSON.stringify(this.#kept));
    } catch {
      /* private windows may forbid it */
    }
  }

  #apply(): void {
    const root = globalThis.document?.documentElement;
    if (!root) return;
    root.dataset.theme = this.light;
    root.classList.toggle('calm', !this.moves);
  }
}

export const settings = new Settings();
