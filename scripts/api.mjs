// Writes docs/engine-api.md from what the engine's packages export, with the comments of the source: node scripts/api.mjs.
// With --check it changes nothing, and ends with 1 where the page says something else than the source.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { runTool } from './tools.mjs';

const PAGE = join(root, 'docs/engine-api.md');
/** Contracts first; then what is done with them, as the index of each folder lists it. */
const PARTS = [
  ['@gloaming/engine', 'engine/src', ['game', 'choice', 'play', 'view', 'news', 'undo', 'record', 'errors']],
  ['@gloaming/engine/session', 'engine/session', ['entry', 'session']],
  ['@gloaming/engine/schema', 'engine/schema', ['game']],
  ['@gloaming/engine/lessons', 'engine/lessons', ['lesson', 'said', 'triggers', 'teacher', 'follow', 'exercise']],
  ['@gloaming/engine/testing', 'engine/testing', ['conformance']],
];
const INTRODUCTION = `# The engine's API

Everything that \`@gloaming/engine\` exports, as its source declares and explains it. This page is made by \`node scripts/api.mjs\`, and a
test compares it with the source. How the parts fit together is in [architecture.md](architecture.md), a whole game built with them in
[adding-a-game.md](adding-a-game.md).
`;
const FILE = '// file ';

await bootstrap();
const declared = mkdtempSync(join(tmpdir(), 'gloaming-api-'));
try {
  const code = await runTool('tsc', [
    '-p',
    'scripts/tsconfig.pack.json',
    '--emitDeclarationOnly',
    '--outDir',
    declared,
  ]);
  if (code !== 0) process.exit(code);
  const page = [INTRODUCTION, ...PARTS.map(describePart)].join('\n');
  if (!process.argv.includes('--check')) writeFileSync(PAGE, page);
  else if (page !== readFileSync(PAGE, 'utf8')) {
    console.error('docs/engine-api.md says something else than the source: node scripts/api.mjs makes it anew.');
    process.exitCode = 1;
  }
} finally {
  rmSync(declared, { recursive: true });
}

function describePart([name, folder, first]) {
  const files = [...new Set([...first.map((each) => `${folder}/${each}.ts`), ...filesOf(`${folder}/index.ts`)])];
  const texts = format(files.map((file) => `${FILE}${file}\n${declarationsOf(file)}`).join('\n'));
  return [`## \`${name}\`\n`, ...texts.map(describeFile)].join('\n');
}

function describeFile({ file, text }) {
  const heading = plain(headingOf(file));
  return `### ${file}\n${heading === '' ? '' : `\n${heading}\n`}\n\`\`\`ts\n${text}\n\`\`\`\n`;
}

/** All files whose declarations an index passes on. */
function filesOf(index) {
  const exported = [...source(index).matchAll(/^export .* from '(\.[^']+)'/gm)].map(([, from]) =>
    join(dirname(index), from).replaceAll('\\', '/'),
  );
  return exported.flatMap((file) => (basename(file) === 'index.ts' ? [file, ...filesOf(file)] : [file]));
}

function source(file) {
  return readFileSync(join(root, file), 'utf8');
}

/** What a file says of itself: the comment before its imports. */
function headingOf(file) {
  return /^\/\*\*[\s\S]*?\*\/\n(?=\n|import|export (?:\*|\{))/.exec(source(file))?.[0] ?? '';
}

function plain(comment) {
  return comment.replace(/^\s*\/?\*+[ /]?|\*\/$/gm, '').trim();
}

/** What is declared there, without what only other files are told. */
function declarationsOf(file) {
  const text = readFileSync(join(declared, file.replace(/\.ts$/, '.d.ts')), 'utf8')
    .replace(/^(?:import|export) [^;]*? from '[^']*';\n/gm, '')
    .replace(/^export \{\};\n/gm, '')
    // A type of one or two fields needs no lines of its own.
    .replace(/\{\n\s*([^{}\n*]*;)(?:\n\s*([^{}\n*]*;))?\n\s*\}/g, (_, one, two = '') => `{ ${one} ${two} }`);
  // The compiler takes the heading for a comment on the first declaration.
  return text.replace(headingOf(file), '');
}

/** In the style of the source, in one go. Files that declare nothing are left out. */
function format(text) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const options = { cwd: root, input: text, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'] };
  const { stdout, status } = spawnSync(
    process.execPath,
    [biome, 'format', '--stdin-file-path=engine/api.d.ts'],
    options,
  );
  if (status !== 0) throw new Error('biome cannot read what tsc declares');
  return stdout
    .replace(/^export (?:declare )?|^declare /gm, '')
    .split(FILE)
    .slice(1)
    .map((part) => ({ file: part.slice(0, part.indexOf('\n')), text: part.slice(part.indexOf('\n')).trim() }))
    .filter(({ text }) => text !== '');
}
