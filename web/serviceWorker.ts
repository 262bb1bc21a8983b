import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, 'src/offline/worker.ts');
const PUBLIC = join(import.meta.dirname, 'public');
const WORKER = 'sw.js';
const PAGE = 'index.html';

/** Builds the service worker beside the page, and tells it which files there are; page and worker are told what they are called together. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: SOURCE, fileName: WORKER });
  },
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'gloaming-version', content: '%VERSION%' }, injectTo: 'head' },
  ],
  generateBundle: {
    // All other files are made by now.
    order: 'post',
    handler(_, bundle) {
      const worker = bundle[WORKER];
      const page = bundle[PAGE];
      if (worker?.type !== 'chunk' || page?.type !== 'asset') throw new Error('The page has no service worker.');
      const made = Object.keys(bundle).filter((name) => name !== WORKER && name !== PAGE);
      const copied = globSync('**/*.*', { cwd: PUBLIC });
      const hash = createHash('sha256').update(worker.code).update(page.source);
      for (const name of made.toSorted()) hash.update(name);
      for (const name of copied.toSorted()) hash.update(name).update(readFileSync(join(PUBLIC, name)));
      const version = hash.digest('hex').slice(0, 16);
      worker.code = worker.code
        .replace(/(["'`])%FILES%\1/, () => JSON.stringify([...made, ...copied].toSorted()))
        .replace('%VERSION%', version);
      page.source = String(page.source).replace('%VERSION%', version);
    },
  },
});
