/** The guilds with pieces to set up or to count: one file each, found by the guild's name. */

import type { GuildPart } from './part';

const found = import.meta.glob<GuildPart>('./*.svelte', { eager: true });

/** The part of the guild of these options; empty if it has none. */
export const partOf = (options: Readonly<Record<string, unknown>> | null | undefined): GuildPart =>
  found[`./${String(options?.guild)}.svelte`] ?? {};
