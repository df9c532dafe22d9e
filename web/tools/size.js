// Fails when the first page needs more than 150 kB of compressed script: the entry and all that it imports at once.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const folder = new URL('../../src/duomo/http/page/', import.meta.url);
const asset = name => readFileSync(new URL(`assets/${name}`, folder));

const html = readFileSync(new URL('index.html', folder), 'utf8');
const wanted = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(found => found[1]);
// The first page itself is loaded right after the entry.
wanted.push(...readdirSync(new URL('assets/', folder)).filter(name => /^Home-.*\.js$/.test(name)));

const seen = new Set();
for (const name of wanted) {
  if (seen.has(name)) continue;
  seen.add(name);
  for (const found of asset(name)
    .toString()
    .matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    wanted.push(found[1]);
}
const bytes = [...seen].reduce((sum, name) => sum + gzipSync(asset(name), { level: 9 }).length, 0);
console.log(
  `first page: ${(bytes / 1000).toFixed(1)} kB of script, compressed, in ${seen.size} files (at most ${LIMIT / 1000})`,
);
if (bytes > LIMIT) process.exit(1);
