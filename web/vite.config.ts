import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './tools/catalogues.ts';
import { compress } from './tools/compress.ts';
import { preloadFonts } from './tools/preload.ts';

/** Where `npm run dev` finds a running `duomo serve`. */
const server = process.env.DUOMO_PROXY ?? 'http://127.0.0.1:8000';

/** Few files that come together: what every page has, and what is drawn. Pages and boards are loaded when needed. */
function manualChunks(id: string): string | undefined {
  if (/\/src\/(games\/[^/]+\/)?art\//.test(id)) return 'art';
  const always = /\/(node_modules|src\/lib|src\/ui)\/|vite\/preload/;
  const ofGames = /\/src\/games\/([^/]+\/)?(index\.ts|Picture\.svelte)/;
  return always.test(id) || ofGames.test(id) ? 'base' : undefined;
}

export default defineConfig({
  plugins: [
    svelte(),
    catalogues(),
    preloadFonts(['alegreya-sc-latin-800', 'source-sans-3-latin-700']),
    compress(),
  ],
  // Scripts and styles find each other wherever the page lies; what the page itself names, the server puts in its place.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  build: {
    outDir: '../src/duomo/http/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy knows no data: scripts or fonts
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // Threads with a context for each file: processes of their own take three times as long to begin.
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], pool: 'vmThreads' },
});
