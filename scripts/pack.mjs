// npm run pack: the engine and both games as packages for other projects, with JavaScript and types. `npm run pack -- FOLDER` puts
// them there, and not into packages/.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bootstrap, npm, root } from './bootstrap.mjs';
import { runTool } from './tools.mjs';

const PACKAGES = ['engine', 'games/res-arcana', 'games/evenfall'];
/** They use nothing that is newer. */
const ENGINES = { node: '>=22' };

await bootstrap();
const to = resolve(process.argv[2] ?? join(root, 'packages'));
const { version } = readManifest(root);
const built = mkdtempSync(join(tmpdir(), 'gloaming-pack-'));
try {
  const code = await runTool('tsc', ['-p', 'scripts/tsconfig.pack.json', '--outDir', built]);
  if (code !== 0) process.exit(code);
  mkdirSync(to, { recursive: true });
  for (const folder of PACKAGES) pack(folder);
} finally {
  rmSync(built, { recursive: true });
}

function pack(folder) {
  const from = join(root, folder);
  const at = join(built, folder);
  writeFileSync(join(at, 'package.json'), JSON.stringify(publicManifest(readManifest(from)), null, 2));
  copyFileSync(join(from, 'README.md'), join(at, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(at, 'LICENSE'));
  if (!npm(['pack', '--silent', '--pack-destination', to], at)) process.exit(1);
}

/** In this repository packages run from their TypeScript, which Node does for nobody's node_modules. */
function publicManifest({ private: _, exports, dependencies = {}, ...rest }) {
  const compiled = (file) => {
    const base = file.replace(/\.ts$/, '');
    return { types: `${base}.d.ts`, default: `${base}.js` };
  };
  return {
    ...rest,
    version,
    sideEffects: false,
    engines: ENGINES,
    exports: Object.fromEntries(Object.entries(exports).map(([name, file]) => [name, compiled(file)])),
    // All of them are ours, and packed together.
    dependencies: Object.fromEntries(Object.keys(dependencies).map((name) => [name, version])),
  };
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
