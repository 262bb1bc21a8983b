import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontSubset } from './fontSubset.ts';
import { serverless } from './serverless.ts';
import { serviceWorker } from './serviceWorker.ts';

function chunkName(from: string | null, name: string): string {
  const [, game] = /games\/([\w-]+)\/table\.ts$/.exec(from ?? '') ?? [];
  const [, puzzled] = /puzzles\/([\w-]+)\.jsonl/.exec(from ?? '') ?? [];
  return `assets/${puzzled === undefined ? (game ?? name) : `${puzzled}-puzzles`}-[hash].js`;
}

/** Whoever starts Gloaming is not told how long each part of the build took. */
const QUIET = { bundlerTimings: false };

/** `vite build --mode static` makes the page that needs no server of ours, wherever it is put. */
const STATIC = 'static';

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: mode === STATIC ? './' : '/',
  plugins: [react(), fontSubset(), serviceWorker(), ...(mode === STATIC ? [serverless()] : [])],
  build: {
    outDir: mode === STATIC ? 'dist-static' : 'dist',
    // Pictures inside style sheets would need a looser policy than the server's; the polyfill is an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // Each game's table is called after the game, so that it can be told how much it weighs, and no puzzles are.
    rolldownOptions: {
      output: { chunkFileNames: ({ facadeModuleId, name }) => chunkName(facadeModuleId, name) },
      checks: QUIET,
    },
  },
  worker: { format: 'es', rolldownOptions: { checks: QUIET } },
}));
