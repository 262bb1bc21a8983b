import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server that answers `/api` while the pages come from Vite. */
const SERVER = 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    // Pictures inside style sheets would need a looser policy than the server's; the polyfill is an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVER, changeOrigin: true, headers: { origin: SERVER } } } },
});
