// Makes the pictures of README.md and docs/playing.md: a real server, a real browser, games that bots have begun.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
// Only now: they need a newer Node than the one that may have begun.
const { preparePage } = await import('./browser.mjs');
const { chromium } = await import('@playwright/test');
const { makeBot } = await import('@gloaming/bots');
const { makeDice } = await import('@gloaming/engine');
const { withGame } = await import('@gloaming/games');

const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A picture that is larger takes too long to be seen. */
const LARGEST = 260_000;
/** Of a first game: so far that cards have been played, and the teacher points at one. */
const ASKED_MOVES = 3;
const OPTIONS = 'aside section ol > li > button:enabled';

if (!(await preparePage())) process.exit(1);
const executablePath = process.env.E2E_BROWSER;
const home = mkdtempSync(join(tmpdir(), 'gloaming-pictures-'));
const server = await startServer();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  await takeAll();
} finally {
  await browser.close();
  server.child.kill('SIGTERM');
  if (server.child.exitCode === null) await once(server.child, 'exit');
  rmSync(home, { recursive: true, force: true });
}

async function takeAll() {
  const wanted = process.argv.slice(2);
  const pictures = { start, 'res-arcana': resArcana, evenfall, phone, lesson, review, replay };
  for (const [name, take] of Object.entries(pictures)) if (wanted.length === 0 || wanted.includes(name)) await take();
}

async function start() {
  const page = await open({ width: 1200, height: 960 }, 'en');
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await save(page, 'start');
}

async function resArcana() {
  const page = await open(LAPTOP, 'en');
  await sitAt(page, { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }], until: 46 });
  await hoverOver(page, 1);
  await save(page, 'res-arcana');
}

async function evenfall() {
  const page = await open(LAPTOP, 'en');
  await sitAt(page, {
    game: 'evenfall',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    until: 36,
    options: 12,
  });
  await hoverOver(page, 1);
  await save(page, 'evenfall');
}

async function phone() {
  const page = await open(PHONE, 'de');
  await sitAt(page, { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }], until: 90 });
  await save(page, 'phone');
}

async function lesson() {
  const page = await open(LAPTOP, 'en');
  const id = await begin(page, { game: 'res-arcana', seats: [{ kind: 'me' }], lesson: 'first-game' });
  await page.goto(`${server.address}/table/${id}`);
  for (let asked = 0; asked < ASKED_MOVES; asked++) {
    const said = await page.locator('[data-teacher]').textContent();
    await page.locator('[data-big]').click();
    await page.waitForFunction((said) => document.querySelector('[data-teacher]')?.textContent !== said, said);
  }
  await page.waitForTimeout(500);
  await save(page, 'lesson');
}

async function review() {
  const page = await open({ width: 1440, height: 1100 }, 'en');
  const id = await finish(page, 'res-arcana');
  await page.goto(`${server.address}/table/${id}/review`);
  await page.getByRole('button', { name: 'Play on from here' }).first().waitFor({ timeout: 120_000 });
  await page.locator('progress').waitFor({ state: 'detached', timeout: 240_000 });
  await save(page, 'review');
}

async function finish(page, game) {
  const id = await begin(page, { game, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
  await playUntil(page, id, game, ({ table }) => table.status === 'ended');
  return id;
}

async function replay() {
  const page = await open(LAPTOP, 'en');
  const id = await finish(page, 'evenfall');
  await page.goto(`${server.address}/table/${id}/replay`);
  const moment = page.getByRole('slider');
  await moment.waitFor();
  await moment.fill(String(Math.round(0.6 * Number(await moment.getAttribute('max')))));
  await moment.blur();
  await save(page, 'replay');
}

async function open(viewport, locale) {
  const context = await browser.newContext({ viewport, locale, colorScheme: 'dark', reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    localStorage.setItem('gloaming.pace', 'instant');
    // Otherwise the table asks.
    localStorage.setItem('gloaming.sound', 'off');
  });
  return context.newPage();
}

async function begin(page, { game, seats, lesson }) {
  await page.goto(server.address);
  await post(page, '/players', { name: 'Mara', for: 'browser' });
  const { table } = await post(page, '/tables', { game, seats, private: true, lesson });
  return table.id;
}

/** A game that has come so far that there is something to see, and to decide. */
async function sitAt(page, { until, options = 8, ...wanted }) {
  const id = await begin(page, wanted);
  const isWorthSeeing = ({ version, question }) =>
    version >= until && question !== null && question.options.length >= options;
  await playUntil(page, id, wanted.game, isWorthSeeing);
  await page.goto(`${server.address}/table/${id}`);
  await page.locator(OPTIONS).first().waitFor();
  // The board is fetched by itself, and may come after the question.
  await page.locator('main [data-card]').first().waitFor();
}

/** Answers for us as greedy would. */
async function playUntil(page, id, game, isThere) {
  const bot = makeBot('greedy', game);
  const { game: rules, schema } = withGame(game, (entry) => entry);
  const dice = makeDice(1);
  for (let command = 0; ; command++) {
    const present = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id);
    if (isThere(present)) return;
    if (present.table.status === 'ended') throw new Error(`${game} was over too early.`);
    const { question, version, view } = present;
    if (question === null) {
      await page.waitForTimeout(20);
      continue;
    }
    const options = question.options.map(({ option }) => option);
    const answer = bot(rules, schema.view.read(view, 'view'), options, dice);
    await post(page, `/tables/${id}/commands`, { id: `picture-${command}`, seen: version, answers: [answer] });
  }
}

async function hoverOver(page, nth) {
  await page.locator(OPTIONS).nth(nth).hover();
  await page.waitForTimeout(500);
}

function post(page, path, body) {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
      return response.json();
    },
    [path, body],
  );
}

/** As good as it can be within its size. */
async function save(page, name) {
  await page.evaluate(() => document.fonts.ready);
  const file = join(root, 'docs', `${name}.jpg`);
  for (const quality of [85, 80, 75, 70, 65, 60]) {
    writeFileSync(file, await page.screenshot({ type: 'jpeg', quality }));
    if (statSync(file).size <= LARGEST) break;
  }
  console.log(`docs/${name}.jpg: ${(statSync(file).size / 1000).toFixed(0)} kB`);
  await page.context().close();
}

async function startServer() {
  const child = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      GLOAMING_HOME: home,
      GLOAMING_LOG: 'error',
      GLOAMING_BOT_PAUSE: '0',
      GLOAMING_RATE: '100000',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  for await (const chunk of child.stderr) {
    said += chunk;
    const address = / is at (http:\S+)/.exec(said)?.[1];
    if (address === undefined) continue;
    child.stderr.resume();
    return { child, address };
  }
  throw new Error(`The server did not start: ${said}`);
}
