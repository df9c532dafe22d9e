/** Entries of a position that no picture shows: name, current value, and how to change it. */

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
    /** Several out of a list. */
    | {
        kind: 'marks';
        value: readonly string[];
        choices: readonly { value: string; words: string }[];
        onset: (value: string[]) => void;
      }
    /** One text per line. */
    | { kind: 'lines'; value: readonly string[]; about: string; onset: (value: string[]) => void }
    | { kind: 'numbers'; value: readonly number[]; onset: (value: number[]) => void }
  );
