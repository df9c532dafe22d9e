import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../../src/duomo/locales');
const NAME = 'virtual:catalogues';
const LANGUAGES = ['en', 'fr', 'de', 'it', 'es'];
/** Areas that only the command line reads. */
const NOT_FOR_THE_PAGE = ['cli.ftl'];

const filesOf = (language: string): string[] =>
  readdirSync(join(FOLDER, language))
    .filter(f => f.endsWith('.ftl') && !NOT_FOR_THE_PAGE.includes(f))
    .sort();

/** All texts of one language, as one Fluent resource. */
export const catalogue = (language: string): string =>
  filesOf(language)
    .map(file => readFileSync(join(FOLDER, language, file), 'utf8'))
    .join('\n');

/**
 * `virtual:catalogues` gives the address of each language's texts. They are the server's own Fluent files, joined
 * into one asset for each language, so that a page loads one language and its script none.
 */
export function catalogues(): Plugin {
  let dev = false;
  return {
    name: 'duomo-catalogues',
    configResolved(config) {
      dev = config.command === 'serve';
    },
    configureServer(server) {
      server.watcher.add(FOLDER);
      server.watcher.on('change', file => {
        if (file.startsWith(FOLDER)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use('/catalogues/', (request, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(catalogue((request.url ?? '').replace(/^\/|\.ftl.*$/g, '')));
      });
    },
    resolveId(id) {
      return id === NAME ? `\0${NAME}` : undefined;
    },
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const address = (language: string): string => {
        if (dev) return `'/catalogues/${language}.ftl'`;
        for (const file of filesOf(language)) this.addWatchFile(join(FOLDER, language, file));
        const asset = this.emitFile({ type: 'asset', name: `${language}.ftl`, source: catalogue(language) });
        return `import.meta.ROLLUP_FILE_URL_${asset}`;
      };
      return `export default { ${LANGUAGES.map(l => `${l}: ${address(l)}`).join(', ')} };`;
    },
  };
}
