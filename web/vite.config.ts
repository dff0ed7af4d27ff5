import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { CONTENT_POLICY } from './src/generated/content-policy.ts';
import { offlinePage } from './tools/offline-page.ts';
import { previews } from './tools/previews.ts';

/** The game server that `npm run dev` shows the page of. */
const SERVER = process.env['ALHAMBRA_SERVER'] ?? 'http://127.0.0.1:8000';

/** What tables are drawn with, and so is what stands around them: tiles, cards, signs. Faces and scenery are fetched. */
const SHARED_ART =
  /src\/art\/(cards|crests|Crest|CurrencyGlyph|fountain|Fountain|geometry|glyphs|KindGlyph|kinds|labels|measure|money|MoneyCard|palette|patterns|Picture|price|SignGlyph|svg|Tile|walls)\b/;

// The server allows nothing inline and no other host, so everything becomes a file of its own with a hashed name.
export default defineConfig({
  plugins: [svelte(), offlinePage(), previews()],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // how long our own tools take is no news for who plays
      // Small files that almost every page needs are one, which is compressed better than twenty.
      output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED_ART }] } },
    },
  },
  // Everything but the page itself. The Host header stays as the browser sent it (changeOrigin is off), so it agrees with
  // Origin: the server takes the dev server's address for its own, and still refuses other pages.
  server: {
    proxy: {
      '/api': { target: SERVER, changeOrigin: false, ws: true },
      '/healthz': { target: SERVER, changeOrigin: false },
      '/metrics': { target: SERVER, changeOrigin: false },
    },
  },
  // What the server sends, so that a look at the built page shows every violation.
  preview: {
    headers: {
      'Content-Security-Policy': CONTENT_POLICY,
    },
  },
  // vitest would otherwise take Svelte's server build, which cannot mount anything.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    // A browser's globals take longer to make than most tests to run; those that need them say so in their first line.
    environment: 'node',
    pool: 'threads',
    include: ['src/**/*.test.ts'],
  },
});
