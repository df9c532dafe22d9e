import type { SeatLink } from './types';

/** Private links of the tables opened in this browser: the server sends them only once. */
const NAME = 'duomo-links';

type Kept = Record<string, SeatLink[]>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export const linksOf = (table: string): SeatLink[] => kept()[table] ?? [];

export function keepLinks(table: string, links: SeatLink[]): void {
  const others = Object.entries(kept())
    .filter(([id]) => id !== table)
    .slice(-40); // old tables are forgotten
  try {
    localStorage.setItem(NAME, JSON.stringify(Object.fromEntries([...others, [table, links]])));
  } catch {
    /* no storage: new links can be made */
  }
}
