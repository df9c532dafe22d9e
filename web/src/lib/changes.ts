/** Changes to a document. The server defines how to read them (docs/live.md). */
type Change = unknown;

const inside = (change: Change): change is Record<string, Change> =>
  typeof change === 'object' && change !== null && !Array.isArray(change);

/** Returns the new document, built from the known one. Unchanged parts stay the same objects. */
export function applied<Known>(known: Known, change: Change): Known {
  if (!inside(change)) return change as Known;
  if ('=' in change) return change['='] as Known;
  const { '#': length, ...parts } = change;
  const news = (Array.isArray(known) ? [...(known as unknown[])] : { ...known }) as Record<string, unknown>;
  if (length !== undefined) news.length = length;
  for (const [name, part] of Object.entries(parts)) news[name] = applied(news[name], part);
  return news as Known;
}
