/** Every page: in four languages, narrow and wide, dark and light. */
import { expect, type Page, test } from '@playwright/test';
import { botNames } from '../bots/src/index.ts';
import { LANGUAGES } from '../engine/src/index.ts';
import type { Present } from '../protocol/src/index.ts';
import { expectAccessible, expectWell, read, screenshot } from './pageChecks.ts';
import { becomePlayer, openTable, openTableAt, playUntil } from './playUntil.ts';
import { type Running, startServer } from './server.ts';
import { LAPTOP, PHONE, type Visitor, visit } from './visitor.ts';

const TABLET = { width: 768, height: 1024 };
const SMALL_LAPTOP = { width: 1366, height: 768 };
/** What a browser leaves of a screen of 1920 × 1080 whose owner has everything drawn larger by a quarter, as many laptops do. */
const LOW_WINDOW = { width: 1536, height: 730 };
const HIGH_WINDOW = { width: 1536, height: 1200 };
/** So low that not every card in hand can say what it does in words. */
const LOWEST_WINDOW = { width: 1536, height: 560 };
/** So many cards in hand are read in words in any window that is high enough. */
const ENOUGH = 10;
/** As long as a name may be. */
const NAME = 'Wilhelmina Wolfsschlucht';

let server: Running;
let visitor: Visitor;
const roundOf = ({ view }: Present): number => (view as { table: { round: number } }).table.round;
/** Something lies on the table, and no game is over so soon. */
const isSecondRound = (present: Present): boolean => roundOf(present) > 1;
/** Addresses of what has to be made first. */
const made = new Map<string, string>();
test.beforeAll(async ({ browser }) => {
  // Whole games are played to their end here.
  test.setTimeout(300_000);
  server = await startServer();
  visitor = await visit(browser, { viewport: LAPTOP, locale: 'en', colorScheme: 'dark', reducedMotion: 'reduce' });
  const { request } = visitor.page.context();
  await becomePlayer(request, server.address, NAME);
  for (const game of ['res-arcana', 'evenfall']) {
    const open = () => openTable(request, server.address, game, [{ kind: 'bot', bot: 'greedy' }]);
    const table = await open();
    await playUntil(request, server.address, table, isSecondRound);
    made.set(game, `/table/${table}`);
    const finished = await open();
    await playUntil(request, server.address, finished, () => false);
    made.set(`${game} ended`, `/table/${finished}`);
    made.set(`${game} again`, `/table/${finished}/replay?step=12`);
  }
  const alone = await openTable(request, server.address, 'evenfall', [{ kind: 'automa' }]);
  await playUntil(request, server.address, alone, isSecondRound);
  made.set('automa', `/table/${alone}`);
  const rivals = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'greedy' }) as const);
  const isFought = ({ question }: Present): boolean => /dial/i.test(question?.text ?? '');
  made.set('battle', `/table/${await openTableAt(request, server.address, 'evenfall', rivals, isFought)}`);
  const waiting = await openTable(request, server.address, 'evenfall', [{ kind: 'open' }, { kind: 'link' }]);
  made.set('waiting', `/table/${waiting}`);
  // Somebody else's table, for the lobby.
  const other = await browser.newContext();
  await becomePlayer(other.request, server.address, 'Konstancja');
  await openTable(other.request, server.address, 'res-arcana', [{ kind: 'open' }, { kind: 'open' }]);
  await other.close();
});
test.afterAll(async () => {
  await visitor.leave();
  await server.stop();
});

interface Scene {
  readonly name: string;
  readonly path: string | (() => string);
  /** What is there once the page is ready. */
  readonly ready: string;
}
const at = (name: string) => (): string => made.get(name) ?? '';
/** A row of names, and words for what each of them shows that are long in some languages: at every width in each of them. */
const BATTLE = 'evenfall-battle';
const QUESTION = 'aside section ol > li > button:enabled';
const SCENES: readonly Scene[] = [
  { name: 'start', path: '/', ready: 'section[data-mood="evenfall"]' },
  { name: 'new-res-arcana', path: '/new/res-arcana', ready: 'form' },
  { name: 'new-evenfall', path: '/new/evenfall?friends', ready: 'form' },
  { name: 'waiting', path: at('waiting'), ready: 'main input' },
  { name: 'res-arcana', path: at('res-arcana'), ready: QUESTION },
  { name: 'evenfall', path: at('evenfall'), ready: QUESTION },
  { name: BATTLE, path: at('battle'), ready: '#fought' },
  { name: 'evenfall-automa', path: at('automa'), ready: QUESTION },
  { name: 'result-res-arcana', path: at('res-arcana ended'), ready: '#result' },
  { name: 'result-evenfall', path: at('evenfall ended'), ready: '#result' },
  { name: 'replay-res-arcana', path: at('res-arcana again'), ready: 'input[type="range"]' },
  { name: 'replay-evenfall', path: at('evenfall again'), ready: 'input[type="range"]' },
  { name: 'me', path: '/me', ready: '#device' },
  { name: 'claim', path: '/claim', ready: 'main input' },
  { name: 'rules-res-arcana', path: '/rules/res-arcana', ready: 'article' },
  { name: 'rules-evenfall', path: '/rules/evenfall', ready: 'article' },
  { name: 'help', path: '/help', ready: 'main h2' },
  { name: 'gallery', path: '/gallery', ready: 'article' },
  { name: 'not-found', path: '/nothing', ready: 'main h1' },
];

/** Nothing changes any more: what was fetched has come, in the language that was asked for. */
async function settled(page: Page): Promise<void> {
  let before: string | null = '';
  await expect
    .poll(
      async () => {
        const now = await page.locator('body').textContent();
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [60] },
    )
    .toBe(true);
}

/** Nothing but names of bots: a sentence with one in it is another matter. */
const BOTS = new Set(['res-arcana', 'evenfall'].flatMap((game) => botNames(game, '', 10, [])));
const isBots = (text: string): boolean => text.split(', ').every((name) => BOTS.has(name));
/** Numbers of rules. */
const areRules = (text: string): boolean => /^[A-Z]{2}-[\d.]+(, [A-Z]{2}-[\d.]+)*$/.test(text);
/** Names of people and games; and the German edition of Evenfall keeps a few words of the English one. */
const isAnyLanguage = (text: string): boolean =>
  new RegExp(`${NAME}|Konstancja|Res Arcana|Evenfall|Gloaming|(Outer|Inner) Circle|The (Star|Cross|Circle|Spike)`).test(
    text,
  );
/** A sentence of several words is hardly ever the same in two languages. */
const sentences = (texts: readonly string[]): string[] =>
  texts.filter(
    (text) =>
      /\p{L}{2,}\P{L}+\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text) && !isAnyLanguage(text) && !isBots(text) && !areRules(text),
  );

for (const { name, path, ready } of SCENES)
  test(`${name}: four languages, two widths, two themes`, async () => {
    const { page, complaints } = visitor;
    complaints.length = 0;
    // Where the page before was in another language, this one would begin in it.
    if (page.url().startsWith(server.address))
      await page.evaluate(() => localStorage.setItem('gloaming.language', 'en'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${server.address}${typeof path === 'string' ? path : path()}`);
    await page.locator(ready).first().waitFor();
    const english = new Set<string>();
    for (const language of LANGUAGES) {
      // At a table, the bar of a phone is the game's: there the language is chosen in the menu.
      await page.setViewportSize(LAPTOP);
      await page.locator('header select').selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const viewport of language === 'en' || name === BATTLE ? [PHONE, TABLET, LAPTOP] : [PHONE, LAPTOP]) {
        await page.setViewportSize(viewport);
        // What the server says in another language is there a little later than what the page says itself.
        await expect(async () => {
          await settled(page);
          const written = await read(page);
          expectWell(written);
          const said = sentences(written.texts);
          if (language === 'en') for (const each of said) english.add(each);
          else
            expect(
              said.filter((each) => english.has(each)),
              `said in ${language}, too`,
            ).toEqual([]);
        }).toPass({ timeout: 15_000 });
        if (language === 'en' || (language === 'de' && ready === QUESTION))
          await screenshot(page, `${name}-${language}-${viewport.width}`, name !== 'gallery');
      }
    }
    // A few cards say as much as all of them, and take seconds instead of minutes.
    const narrowDown = async (): Promise<void> => {
      if (name === 'gallery') await page.locator('main input').first().fill('dra');
    };
    await narrowDown();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    // Without a screen Chromium now and then stops drawing, and an open page hears of the theme only when it is drawn: a picture
    // makes it. A page that is loaded again asks for the theme by itself.
    await page.emulateMedia({ colorScheme: 'light' });
    let tries = 0;
    await expect(async () => {
      if (tries++ === 0) await page.screenshot({ clip: { x: 0, y: 0, width: 8, height: 8 }, timeout: 5_000 });
      else {
        await page.reload();
        await page.locator(ready).first().waitFor();
        await narrowDown();
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light', { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await expectAccessible(page);
    await screenshot(page, `${name}-light-390`, false);
    // The browser itself says so when an address is not there.
    if (name !== 'not-found') expect(complaints).toEqual([]);
  });

for (const [game, rivals] of [
  ['res-arcana', 1],
  ['evenfall', 1],
  ['evenfall', 3],
] as const)
  test(`${game} with ${rivals + 1}: late in a game all of the table is in sight on a laptop`, async () => {
    const { page } = visitor;
    const { request } = page.context();
    const bots = Array.from({ length: rivals }, () => ({ kind: 'bot', bot: 'greedy' }) as const);
    const table = await openTable(request, server.address, game, bots);
    await playUntil(request, server.address, table, (present) => roundOf(present) > 2);
    // Four at the table of a small screen are more than it can show at once.
    for (const viewport of rivals === 1 ? [LAPTOP, SMALL_LAPTOP, LOW_WINDOW] : [LAPTOP, LOW_WINDOW]) {
      await page.setViewportSize(viewport);
      await page.goto(`${server.address}/table/${table}`);
      await page.locator(QUESTION).first().waitFor();
      await expect(async () => {
        await settled(page);
        const written = await read(page);
        expectWell(written);
        expect(written.downwards, 'nothing is out of sight').toBeLessThanOrEqual(0);
      }).toPass({ timeout: 15_000 });
    }
  });

test('evenfall: cards in hand say what they do, in words where there is room and in signs everywhere', async () => {
  const { page } = visitor;
  const cards = page.locator('#hand [data-card]');
  const saying = page.locator('#hand [class*="sentence"]:first-child');
  const inSigns = page.locator('#hand [data-when], #hand [class*="sentence"]:first-child');
  await page.setViewportSize(HIGH_WINDOW);
  await page.goto(`${server.address}${made.get('evenfall')}`);
  await cards.first().waitFor();
  const held = await cards.count();
  if (held <= ENOUGH) await expect(saying).toHaveCount(held);
  for (const viewport of [HIGH_WINDOW, LAPTOP, LOWEST_WINDOW]) {
    await page.setViewportSize(viewport);
    await expect(async () => expect(await inSigns.count()).toBeGreaterThanOrEqual(held)).toPass();
  }
});
