/**
 * The person's own copy of a game: the values read from it, which of them are impossible, and how it differs from
 * another's.
 */

import { moduleOf } from '../../games';
import { ApiError, api } from '../../lib/api';
import { keepRows, keptRows, ownCopy, type Rows, useCopy, type Values } from '../../lib/copies';
import { language } from '../../lib/i18n';
import type { components } from '../../lib/server';
import type { Phrase } from '../../lib/types';
import type { Components, Row } from '../components/part';
import { printed, valuesOf } from './values';

type Schemas = components['schemas'];
export type Difference = Schemas['Difference'];

export class Copy {
  shown = $state.raw<Components | null>(null);
  rows = $state.raw<Rows>({});
  checked = $state.raw<Schemas['CopyShown'] | null>(null);
  compared = $state.raw<Schemas['CopiesCompared'] | null>(null);
  /** A file waiting to be imported, and the number of our rows it changes. */
  waiting = $state.raw<{ rows: Rows; changes: number } | null>(null);
  trouble = $state.raw<Phrase | null>(null);
  /** The browser refused to store it. */
  refused = $state(false);
  used = $state(false);

  constructor(readonly game: string) {
    this.rows = keptRows(game);
    this.used = ownCopy(game) !== null;
    api
      .components(game, { language: language(), ...this.#options })
      .then(found => (this.shown = found))
      .catch(this.#troubled);
    void this.#check();
  }

  get #options(): Record<string, string> {
    return moduleOf(this.game).expansions?.all ?? {};
  }
  #troubled = (reason: unknown): void => {
    if (!(reason instanceof ApiError)) throw reason;
    this.trouble = reason.words;
  };
  #asked = 0;
  async #check(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const found = await api.copy({ game: this.game, options: this.#options, rows: this.rows });
      if (asked !== this.#asked) return;
      this.checked = found;
      this.trouble = null;
      if (this.used && found.hash) this.refused = !useCopy(this.game, found.text);
    } catch (reason) {
      this.#troubled(reason);
    }
  }
  /** The values read so far, as a file; includes the latest entry. */
  async file(): Promise<string> {
    await this.#check();
    return this.checked?.text ?? '';
  }
  #keep(rows: Rows): void {
    this.rows = rows;
    this.refused = !keepRows(this.game, rows);
    void this.#check();
  }

  tableOf = (name: string): Row[] => this.shown?.tables.find(one => one.name === name)?.rows ?? [];
  own = (table: string, id: string): Values | undefined => this.rows[table]?.find(one => one.id === id);
  /** A row as printed in this copy. */
  now(table: string, row: Row): Row {
    const own = this.own(table, row.id);
    if (!own) return row;
    const nothing = Object.fromEntries(Object.keys(valuesOf(row)).map(key => [key, null]));
    return { ...row, ...nothing, ...own };
  }
  all = $derived(this.shown?.tables.flatMap(one => one.rows).length ?? 0);
  done = $derived(Object.values(this.rows).reduce((sum, some) => sum + some.length, 0));

  set(table: string, id: string, values: Values | null): void {
    const rest = (this.rows[table] ?? []).filter(one => one.id !== id);
    this.#keep({ ...this.rows, [table]: values ? [...rest, { ...values, id }] : rest });
  }
  /** Sets whether new tables in this browser use it. */
  use(on: boolean): void {
    this.used = on;
    this.refused = !useCopy(this.game, on ? (this.checked?.text ?? null) : null);
  }

  async read(file: File): Promise<void> {
    try {
      const { rows } = await api.copy({ game: this.game, options: this.#options, text: await file.text() });
      const same = (table: string, row: Values): boolean =>
        JSON.stringify(printed(this.own(table, String(row.id)) ?? {})) === JSON.stringify(printed(row));
      const changes = Object.entries(rows).flatMap(([table, some]) =>
        some.filter(row => !same(table, row)),
      ).length;
      this.waiting = { rows, changes };
      this.trouble = null;
    } catch (reason) {
      this.#troubled(reason);
    }
  }
  takeIn(): void {
    const merged = { ...this.rows };
    for (const [table, some] of Object.entries(this.waiting?.rows ?? {})) {
      const fresh = some.map(row => row.id);
      merged[table] = [...(merged[table] ?? []).filter(row => !fresh.includes(row.id)), ...some];
    }
    this.waiting = null;
    this.#keep(merged);
  }

  async compare(file: File): Promise<void> {
    try {
      this.compared = await api.copies({
        one: { game: this.game, rows: this.rows },
        other: { game: this.game, text: await file.text() },
      });
      this.trouble = null;
    } catch (reason) {
      this.#troubled(reason);
    }
  }
  /** Settles a difference, with the other's values or with ours. */
  settle(one: Difference, theirs: boolean): void {
    if (theirs && one.other) this.set(one.table, one.row, one.other as Values);
    if (this.compared)
      this.compared = {
        ...this.compared,
        differences: this.compared.differences.filter(other => other !== one),
        only_other: this.compared.only_other.filter(other => other !== one),
      };
  }
  takeAll(): void {
    const rows = { ...this.rows };
    for (const { table, row, other } of this.compared?.only_other ?? [])
      rows[table] = [...(rows[table] ?? []), { ...(other as Values), id: row }];
    if (this.compared) this.compared = { ...this.compared, only_other: [] };
    this.#keep(rows);
  }
}
