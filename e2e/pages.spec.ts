/** Every page: in four languages, narrow and wide, dark and light. */
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../engine/src/index.ts';
import { becomePlayer, openTable, playUntil } from './quick.ts';
import { type Running, startServer } from './server.ts';
import { expectAccessible, expectWell, read, screenshot } from './soundness.ts';
import { LAPTOP, PHONE, type Visitor, visit } from './visitor.ts';

const TABLET = { width: 768, height: 1024 };
const NAME = 'Wilhelmina';

let server: Running;
let visitor: Visitor;
/** Addresses of what has to be made first. */
const made = new Map<string, string>();
test.beforeAll(async ({ browser }) => {
  server = await startServer();
  visitor = await visit(browser, { viewport: LAPTOP, locale: 'en', colorScheme: 'dark', reducedMotion: 'reduce' });
  const { request } = visitor.page.context();
  await becomePlayer(request, server.address, NAME);
  for (const game of ['res-arcana', 'evenfall']) {
    const open = () => openTable(request, server.address, game, [{ kind: 'bot', bot: 'greedy' }]);
    const table = await open();
    await playUntil(request, server.address, table, (_, answers) => answers >= 25);
    made.set(game, `/table/${table}`);
    const finished = await open();
    await playUntil(request, server.address, finished, () => false);
    made.set(`${game} ended`, `/table/${finished}`);
    made.set(`${game} again`, `/table/${finished}/replay?step=12`);
  }
  const alone = await openTable(request, server.address, 'evenfall', [{ kind: 'automa' }]);
  await playUntil(request, server.address, alone, (_, answers) => answers >= 12);
  made.set('automa', `/table/${alone}`);
  const waiting = await openTable(request, server.address, 'evenfall', [{ kind: 'open' }, { kind: 'link' }]);
  made.set('waiting', `/table/${waiting}`);
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
const SCENES: readonly Scene[] = [
  { name: 'start', path: '/', ready: 'section[data-mood="evenfall"]' },
  { name: 'new-res-arcana', path: '/new/res-arcana', ready: 'form' },
  { name: 'new-evenfall', path: '/new/evenfall?friends', ready: 'form' },
  { name: 'waiting', path: at('waiting'), ready: 'main input' },
  { name: 'res-arcana', path: at('res-arcana'), ready: 'aside ol button' },
  { name: 'evenfall', path: at('evenfall'), ready: 'aside ol button' },
  { name: 'evenfall-automa', path: at('automa'), ready: 'aside ol button' },
  { name: 'result-res-arcana', path: at('res-arcana ended'), ready: '#result' },
  { name: 'result-evenfall', path: at('evenfall ended'), ready: '#result' },
  { name: 'replay-res-arcana', path: at('res-arcana again'), ready: 'input[type="range"]' },
  { name: 'replay-evenfall', path: at('evenfall again'), ready: 'input[type="range"]' },
  { name: 'me', path: '/me', ready: '#device' },
  { name: 'claim', path: '/claim', ready: 'main input' },
  { name: 'gallery', path: '/gallery', ready: 'article' },
  { name: 'not-found', path: '/nothing', ready: 'main h1' },
];

/** Nothing changes any more: what was fetched has come, in the language that was asked for. */
async function settled(page: Page): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await page.locator('body').innerText();
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [60] },
    )
    .toBe(true);
}

/** Names of people and games; and the German edition of Evenfall keeps a few words of the English one. */
const isAnyLanguage = (text: string): boolean =>
  new RegExp(`^${NAME}|Res Arcana|Evenfall|Gloaming|(Outer|Inner) Circle|The (Star|Cross|Circle|Spike)`).test(text);
/** A sentence of several words is hardly ever the same in two languages. */
const sentences = (texts: readonly string[]): string[] =>
  texts.filter((text) => /\p{L}{2,}\P{L}+\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text) && !isAnyLanguage(text));

for (const { name, path, ready } of SCENES)
  test(`${name}: four languages, two widths, two themes`, async () => {
    const { page, complaints } = visitor;
    complaints.length = 0;
    await page.setViewportSize(LAPTOP);
    await page.goto(`${server.address}${typeof path === 'string' ? path : path()}`);
    await page.locator(ready).first().waitFor();
    const english = new Set<string>();
    for (const language of LANGUAGES) {
      await page.locator('header select').selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const viewport of [PHONE, LAPTOP]) {
        await page.setViewportSize(viewport);
        await settled(page);
        const written = await read(page);
        expectWell(written);
        for (const text of sentences(written.texts))
          if (language === 'en') english.add(text);
          else expect(english.has(text), `${language}: ${text}`).toBe(false);
        if (language === 'de') await screenshot(page, `${name}-de-${viewport.width}`, name !== 'gallery');
      }
      if (language === 'de') await expectAccessible(page);
    }
    await page.locator('header select').selectOption('en');
    for (const viewport of [TABLET, LAPTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await settled(page);
      expectWell(await read(page));
      await screenshot(page, `${name}-en-${viewport.width}`, name !== 'gallery');
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectAccessible(page);
    await screenshot(page, `${name}-light`, name !== 'gallery');
    await page.emulateMedia({ colorScheme: 'dark' });
    if (name !== 'not-found') expect(complaints).toEqual([]);
  });
