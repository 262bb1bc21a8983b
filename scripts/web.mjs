// Builds the page in the browser unless the last build was made from the same sources.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from './bootstrap.mjs';
import { runTool } from './tools.mjs';

/** Everything that ends up in the page. */
const SOURCES = [
  'web/{src,public}/**/*',
  'web/*.{html,ts,json}',
  '{engine,protocol,bots,host,games/*}/{src,text,session,lessons,schema,kept,puzzles}/**/*',
  'package-lock.json',
];

/** Either page: the one that a server of ours sends, and the one that needs none. */
const PAGES = {
  server: { folder: 'web/dist', mode: 'production', says: 'Building the page …' },
  static: { folder: 'web/dist-static', mode: 'static', says: 'Building the page that needs no server …' },
};

export async function ensureWeb(which = 'server') {
  const { folder, mode, says } = PAGES[which];
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    if (statSync(join(root, file)).isFile()) hash.update(file).update(readFileSync(join(root, file)));
  }
  const want = hash.digest('hex');
  const stamp = join(root, `${folder}.stamp`);
  if (existsSync(stamp) && existsSync(join(root, folder)) && readFileSync(stamp, 'utf8') === want) return folder;
  console.error(says);
  const code = await runTool('vite', ['build', '--logLevel', 'warn', '--mode', mode], { cwd: join(root, 'web') });
  if (code !== 0) process.exit(code);
  // A plain host compresses, or does not, as it likes.
  if (which === 'server') pack(join(root, folder));
  writeFileSync(stamp, want);
  return folder;
}

/** The server sends files as they lie there: beside each that is text lies the same, packed. */
function pack(dist) {
  for (const file of globSync('**/*.{js,css,html,svg}', { cwd: dist })) {
    const content = readFileSync(join(dist, file));
    writeFileSync(join(dist, `${file}.gz`), gzipSync(content));
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(content));
  }
}
