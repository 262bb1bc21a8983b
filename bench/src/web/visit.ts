/** Somebody at a real browser who answers as quickly as the page asks. */
import { type ReplyOf, requestFor, type Wanted } from '@gloaming/protocol';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { type Drawn, watchDrawing } from './drawing.ts';
import { FLEW, MOVED, type Recorded, record } from './recording.ts';

export const LAPTOP = { width: 1440, height: 900 };
const OPTIONS = 'aside section ol > li > button:enabled';
/** Keys are for the first nine. */
const KEYS = 9;
const PATIENCE = 60_000;
const PRESSES = 4;

export const openBrowser = (): Promise<Browser> => {
  const executablePath = process.env.E2E_BROWSER;
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
};

/** Nothing is in the air. The browser is given the text of this function. */
const LANDED = (): boolean =>
  !document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.target?.matches('[data-flying]') === true &&
        effect.pseudoElement === null,
    );

export interface Visited extends Recorded {
  /** Seconds of processor time of the page's own thread, from the first question on. */
  cpu: number;
  /** What the browser drew while cards moved. */
  drawn: Drawn;
  /** And while tokens flew. */
  flown: Drawn;
  /** The modules that the browser fetched. */
  modules: string[];
}

interface Stay {
  readonly game: string;
  readonly moves: number;
  /** How many times as slow the processor is made. */
  readonly slowed: number;
}

/** A bot that takes any option: its answer is there at once, and the page is what is measured. */
async function sitDown(page: Page, url: string, game: string): Promise<void> {
  const seats: Wanted[] = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const newPlayer = requestFor('en', 'newPlayer', { body: { name: 'Ann', for: 'browser' } });
  const newTable = requestFor('en', 'newTable', { body: { game, seats, private: true } });
  await page.goto(url);
  // The cookie with which the table is made is the page's own.
  const last = await page.evaluate(
    async (requests) => {
      let answer: unknown;
      for (const { method, address, body } of requests) {
        const response = await fetch(address, { method, headers: { 'content-type': 'application/json' }, body });
        if (!response.ok) throw new Error(await response.text());
        answer = await response.json();
      }
      return answer;
    },
    [newPlayer, newTable],
  );
  const { id } = (last as ReplyOf<'newTable'>).table;
  await page.goto(`${url}/table/${id}`);
}

/** By their places in a list; on a dial the numbers themselves are the keys, and the large button has the space bar. */
const keysOf = (page: Page): Promise<string[]> =>
  page
    .locator(OPTIONS)
    .evaluateAll(
      (buttons, most) =>
        buttons
          .slice(0, most)
          .map((button, i) =>
            button.matches('[data-big]') ? ' ' : (button.getAttribute('data-number') ?? String(i + 1)),
          ),
      KEYS,
    );

/** Says whether there was anything to answer: a game may be over. */
async function answer(page: Page, place: number): Promise<boolean> {
  const asked = await page.waitForFunction(
    (options) => document.querySelectorAll(options).length || (document.getElementById('result') === null ? 0 : -1),
    OPTIONS,
    { polling: 20, timeout: PATIENCE },
  );
  const options = await asked.jsonValue();
  if (options < 0) return false;
  const before = await page.locator('[data-version]').getAttribute('data-version');
  // What cannot be taken back asks once more, and what is chosen in steps asks for the next; a page may be slow to say so.
  for (let press = 1; press <= PRESSES; press++) {
    const keys = await keysOf(page);
    if (keys.length > 0) await page.keyboard.press(keys[place % keys.length]);
    const isDone = await page
      .waitForFunction(
        (version) => document.querySelector<HTMLElement>('[data-version]')?.dataset.version !== version,
        before,
        { polling: 20, timeout: press === 1 ? 400 : PATIENCE / PRESSES },
      )
      .catch(() => null);
    if (isDone !== null) return true;
  }
  throw new Error(`Nothing happened at version ${before} after ${PRESSES} presses, option ${place} of ${options}.`);
}

const added = (a: Drawn, b: Drawn): Drawn => ({ frames: a.frames + b.frames, seconds: a.seconds + b.seconds });

async function busyFor(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

export async function visit(browser: Browser, url: string, { game, moves, slowed }: Stay): Promise<Visited> {
  const context = await browser.newContext({
    ...{ viewport: LAPTOP, locale: 'en', reducedMotion: 'no-preference' },
    // What is fetched to be kept is no part of what is waited for.
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => localStorage.setItem('gloaming.pace', 'instant'));
  await context.addInitScript(record, { moved: MOVED, flew: FLEW });
  const page = await context.newPage();
  const none: Drawn = { frames: 0, seconds: 0 };
  const all: Visited = {
    ...{ waits: [], moves: [], cards: [], flights: [], tokens: [] },
    ...{ cpu: 0, drawn: none, flown: none, modules: [] },
  };
  let place = 0;
  while (place < moves) {
    await sitDown(page, url, game);
    const session = await context.newCDPSession(page);
    await page.locator(OPTIONS).first().waitFor({ timeout: PATIENCE });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await busyFor(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    // What was told while the page was loading is not about a move.
    await page.evaluate(() => {
      for (const list of Object.values(window.recorded)) list.splice(0);
    });
    const stop = await watchDrawing(browser);
    while (place < moves && (await answer(page, place * 7))) {
      // What flies is looked at to the end: the next answer would make it land.
      await page.waitForFunction(LANDED, undefined, { polling: 50, timeout: PATIENCE });
      place++;
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    all.cpu += (await busyFor(session)) - before;
    const { flown, ...drawn } = await stop();
    all.drawn = added(all.drawn, drawn);
    all.flown = added(all.flown, flown);
    const recorded = await page.evaluate(() => window.recorded);
    all.waits.push(...recorded.waits);
    all.moves.push(...recorded.moves);
    all.cards.push(...recorded.cards);
    all.flights.push(...recorded.flights);
    all.tokens.push(...recorded.tokens);
    all.modules = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? '')
        .filter((name) => name.endsWith('.js')),
    );
  }
  await context.close();
  return all;
}
