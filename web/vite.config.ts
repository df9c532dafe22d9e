import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './tools/catalogues.ts';
import { preloadFonts } from './tools/preload.ts';

/** Where `npm run dev` finds a running `duomo serve`. */
const server = process.env.DUOMO_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), catalogues(), preloadFonts(['alegreya-sc-latin-800', 'source-sans-3-latin-700'])],
  build: {
    outDir: '../src/duomo/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy knows no data: scripts or fonts
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
