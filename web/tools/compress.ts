import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|ftl)$/;

/** Leaves every text beside itself as .br and .gz, so that the server need not compress anything while people play. */
export function compress(): Plugin {
  let folder = '';
  const each = (path: string): void => {
    for (const name of readdirSync(path)) {
      const file = join(path, name);
      if (statSync(file).isDirectory()) each(file);
      else if (TEXT.test(name)) {
        const text = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
      }
    }
  };
  return {
    name: 'duomo-compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        each(folder);
      },
    },
  };
}
