import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontSubset } from './fontSubset.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), fontSubset()],
  build: {
    // Pictures inside style sheets would need a looser policy than the server's; the polyfill is an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
  },
  worker: { format: 'es' },
});
