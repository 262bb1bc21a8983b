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

export async function ensureWeb() {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    if (statSync(join(root, file)).isFile()) hash.update(file).update(readFileSync(join(root, file)));
  }
  const want = hash.digest('hex');
  const stamp = join(root, 'web/dist/.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return;
  console.error('Building the page …');
  const code = await runTool('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'web') });
  if (code !== 0) process.exit(code);
  pack();
  writeFileSync(stamp, want);
}

/** The server sends files as they lie there: beside each that is text lies the same, packed. */
function pack() {
  const dist = join(root, 'web/dist');
  for (const file of globSync('**/*.{js,css,html,svg}', { cwd: dist })) {
    const content = readFileSync(join(dist, file));
    writeFileSync(join(dist, `${file}.gz`), gzipSync(content));
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(content));
  }
}
