/** Entries of a position that no picture shows: what each is called, what it is now, and how it is changed. */

interface Called {
  name: string;
  words: string;
}
export type RestField = Called &
  (
    | { kind: 'number'; value: number; onset: (value: number) => void }
    | { kind: 'text'; value: string; onset: (value: string) => void }
    | { kind: 'flag'; value: boolean; onset: (value: boolean) => void }
    | {
        kind: 'choice';
        value: string;
        choices: readonly { value: string; words: string }[];
        onset: (value: string) => void;
      }
    /** Several of some. */
    | {
        kind: 'marks';
        value: readonly string[];
        choices: readonly { value: string; words: string }[];
        onset: (value: string[]) => void;
      }
    /** One text to a line. */
    | { kind: 'lines'; value: readonly string[]; about: string; onset: (value: string[]) => void }
    | { kind: 'numbers'; value: readonly number[]; onset: (value: number[]) => void }
  );
