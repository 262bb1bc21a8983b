// npm run freeze -- GAME: keeps today's rules of a game for ever, before they change. All that a table needs of them (rules, texts,
// notation, choices, and the engine's part in it) becomes one file, which imports nothing, and the finished games that prove them are
// kept beside the tests. While they are today's rules they can be frozen anew; once the number is raised, nothing can make them again.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';
import { runTool } from './tools.mjs';

await bootstrap();
const [game = ''] = process.argv.slice(2);
const source = join(root, 'games', game, 'src/entry.ts');
if (game === '' || !existsSync(source)) {
  console.error('npm run freeze -- GAME, as its folder in games/ is called');
  process.exit(2);
}
const [[name, entry]] = Object.entries(await import(pathToFileURL(source).href));
const { rules } = entry.game;
const kept = join(root, 'games/all/kept');
const file = `${game}-${rules}.js`;
const banner = `// ${entry.texts.en.title}, rules ${rules}, kept for ever: made by npm run freeze, and never changed.`;
const options = ['--format', 'esm', '--platform', 'neutral', '--minify', '--no-codeSplitting', '--logLevel', 'warn'];
const code = await runTool('rolldown', [source, '-o', join(kept, file), ...options, '--postBanner', banner]);
if (code !== 0) process.exit(code);
writeFileSync(join(kept, `${game}-${rules}.d.ts`), `export { ${name} } from '@gloaming/${game}/entry';\n`);

const list = join(kept, 'hashes.json');
const hashes = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
hashes[file] = createHash('sha256')
  .update(readFileSync(join(kept, file)))
  .digest('hex');
const inOrder = Object.entries(hashes).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
writeFileSync(list, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);

const games = join(root, 'games/all/test/kept', `${game}-${rules}`);
rmSync(games, { recursive: true, force: true });
cpSync(join(root, 'games', game, 'test/replays'), games, { recursive: true });
console.log(
  `${file}: ${(readFileSync(join(kept, file)).length / 1024).toFixed(0)} kB. If games/all/src/kept.ts does not name it yet, say it there.`,
);
