// Bundles the service worker of the site with the list of the files that it keeps:
//   node tools/service-worker.js SITE [files that the engine's workers keep by themselves]
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';

const [site, ...others] = process.argv.slice(2);
const left = new Set([...others, '_headers', 'service-worker.js']);

const files = folder =>
  readdirSync(folder).flatMap(name => {
    const file = join(folder, name);
    return statSync(file).isDirectory() ? files(file) : [file];
  });

const kept = files(site)
  .map(file => ({ file, url: relative(site, file).split(sep).join('/') }))
  .filter(({ url }) => !left.has(url))
  .sort((a, b) => (a.url < b.url ? -1 : 1))
  .map(({ file, url }) => ({
    url,
    // names in these folders hold the hash of what is in them
    revision: /^(assets|engine)\//.test(url)
      ? null
      : createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16),
  }));

await build({
  entryPoints: ['src/site/service-worker.ts'],
  outfile: join(site, 'service-worker.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: {
    'self.__WB_MANIFEST': JSON.stringify(kept),
    'self.__ENGINE': JSON.stringify(others),
    'process.env.NODE_ENV': '"production"',
  },
  logLevel: 'warning',
});
