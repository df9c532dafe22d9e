import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../../src/duomo/locales');
const NAME = 'virtual:catalogues';
const ENGLISH = 'en';
/** Areas that only the command line reads. */
const NOT_FOR_THE_PAGE = ['cli.ftl'];

const filesOf = (language: string): string[] =>
  readdirSync(join(FOLDER, language))
    .filter(f => f.endsWith('.ftl') && !NOT_FOR_THE_PAGE.includes(f))
    .sort();

/** Every language is a folder of texts: English first, then the others by their code. */
export const languages = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && filesOf(entry.name).length)
    .map(entry => entry.name)
    .sort((one, other) => Number(other === ENGLISH) - Number(one === ENGLISH) || (one < other ? -1 : 1));

const textsOf = (language: string): string =>
  filesOf(language)
    .map(file => readFileSync(join(FOLDER, language, file), 'utf8'))
    .join('\n');

/** The messages of a catalogue by their keys. */
const messages = (texts: string): Map<string, string> =>
  new Map(
    texts.split(/\n(?=[A-Za-z#])/).flatMap(part => {
      const key = /^([A-Za-z][\w-]*) *=/.exec(part)?.[1];
      return key ? [[key, part] as const] : [];
    }),
  );

/** All texts of one language, as one Fluent resource; what the language does not say is said in English. */
export function catalogue(language: string): string {
  const own = textsOf(language);
  if (language === ENGLISH) return own;
  const said = messages(own);
  const missing = [...messages(textsOf(ENGLISH))].filter(([key]) => !said.has(key)).map(([, text]) => text);
  return [own, ...missing].join('\n');
}

/** What speakers call their language. */
const ownName = (language: string): string =>
  /^language-name = (.+)$/m.exec(textsOf(language))?.[1]?.trim() ?? language;

/**
 * `virtual:catalogues` lists the languages, each with its name and the address of its texts. They are the server's own Fluent files, joined
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
      const all = languages().map(
        l => `{ code: '${l}', name: ${JSON.stringify(ownName(l))}, texts: ${address(l)} }`,
      );
      return `export default [${all.join(', ')}];`;
    },
  };
}
