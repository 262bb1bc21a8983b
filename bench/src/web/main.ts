/** `npm run bench:web`: how much the pages weigh, how soon news is on the screen, and how steadily cards move. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer } from '../server/measured.ts';
import { makeTable, type Report } from '../server/report.ts';
import { measurePeer } from './peer.ts';
import { rowsOfFrames, rowsOfPeer, rowsOfWaits, rowsOfWeight } from './report.ts';
import { openBrowser, visit } from './visit.ts';
import { entryOf, moduleOf, readBuilt, weigh, weighPage, workersOf } from './weight.ts';

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const GAMES = ['res-arcana', 'evenfall'];
/** What the pages are held to. */
const START = 180;
const TABLE = 300;
const NEWS = 100;
const FRAMES = 60;
const SLOWED = 4;

const { values: flags } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
});
const MOVES = flags.quick ? 8 : 60;
const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length);
const say = (text: string): void => {
  if (!flags.json) console.log(text);
};

const folder = mkdtempSync(join(tmpdir(), 'gloaming-bench-'));
const load = loadavg()[0];
const server = await startServer(folder, { GLOAMING_HOME: folder, GLOAMING_BOT_PAUSE: '0' }, 100);
const browser = await openBrowser();
const cleanUp = async (): Promise<void> => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
};
// Whoever breaks it off leaves nothing running, either.
const INTERRUPTED = 130;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(INTERRUPTED)));

try {
  const built = readBuilt(DIST);
  const entry = entryOf(DIST);
  const rows: Report['rows'] = rowsOfWeight('start page', weighPage(built, [entry]), START);
  for (const game of GAMES) {
    const modules = [entry, moduleOf(built, 'TablePage'), moduleOf(built, game)];
    rows.push(...rowsOfWeight(`table of ${game}`, weighPage(built, modules), TABLE));
  }
  for (const { name, weight } of workersOf(built, entry)) rows.push(...rowsOfWeight(`worker ${name}`, weight));
  for (const game of GAMES) {
    say(`${game}: ${MOVES} moves …`);
    const usual = await visit(browser, server.url, { game, moves: MOVES, slowed: 1 });
    say(`${game}: ${MOVES} moves, the processor slowed ${SLOWED} times …`);
    const slowed = await visit(browser, server.url, { game, moves: MOVES, slowed: SLOWED });
    const cards = Math.max(1, Math.round(mean([...usual.cards, ...slowed.cards])));
    const tokens = Math.max(1, Math.round(mean([...usual.tokens, ...slowed.tokens])));
    say(`an empty page on which ${cards} cards move, and one on which ${tokens} tokens do …`);
    const peer = await measurePeer(browser, { cards, times: MOVES, slowed: 1 });
    const slowedPeer = await measurePeer(browser, { cards, times: MOVES, slowed: SLOWED });
    const tokenPeer = await measurePeer(browser, { cards: tokens, times: MOVES, slowed: 1, areTokens: true });
    const flown = { moves: usual.flights, drawn: usual.flown };
    const empty = `  an empty page on which ${cards} such cards move`;
    rows.push(
      ...rowsOfWeight(`${game} as fetched`, weigh(built, new Set(usual.modules)), TABLE),
      ...rowsOfWaits(game, usual, NEWS),
      ...rowsOfFrames(game, usual),
      ...rowsOfPeer(empty, usual, peer),
      ...rowsOfFrames(game, flown, undefined, 'tokens'),
      ...rowsOfPeer(`  an empty page on which ${tokens} such tokens move`, flown, tokenPeer),
      ...rowsOfWaits(`${game}, ${SLOWED} × slowed`, slowed),
      ...rowsOfFrames(`${game}, ${SLOWED} × slowed`, slowed, FRAMES),
      ...rowsOfPeer(empty, slowed, slowedPeer),
    );
  }
  const machine = {
    node: process.version,
    cpu: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    browser: browser.version(),
    /** How many others wanted a core in the last minute before. */
    load,
  };
  if (flags.json) console.log(JSON.stringify({ ...machine, rows }, null, 2));
  else {
    say(`\nChromium ${machine.browser}, Node ${machine.node}, ${machine.cpu}, load before: ${load.toFixed(1)}\n`);
    say(makeTable({ rows }));
  }
} finally {
  await cleanUp();
}
