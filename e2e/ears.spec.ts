/** One whole game by typing alone, with eyes shut: what the live regions say, in order, is all there is to go by, and is printed. */
import { expect, type Page, test } from '@playwright/test';
import type { Story } from '../protocol/src/index.ts';
import { isRaw } from './pageChecks.ts';
import { becomePlayer, openTable } from './playUntil.ts';
import { type Running, startServer } from './server.ts';
import { LAPTOP, optionsOf, visit } from './visitor.ts';

/** As a screen reader would say it: when it can, or at once. */
interface Heard {
  readonly how: 'polite' | 'assertive' | 'typed';
  readonly text: string;
}

const NAME = 'Ada';
/** More than a game takes. */
const MOST = 600;
/** Milliseconds after which the page takes a bot for done: on a machine that is busy this must not be mistaken for it. */
const QUIET = 1_800;

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** Every live region of the page is listened to from the beginning; what is hidden from ears is not heard. */
const listen = (quiet: number): void => {
  const heard: Heard[] = [];
  Object.assign(window, { heard });
  const later = window.setTimeout;
  const patient = (run: TimerHandler, ms?: number, ...rest: unknown[]) => later(run, ms === quiet ? 1e8 : ms, ...rest);
  Object.assign(window, { setTimeout: patient });
  const regionOf = (node: Node): Element | null =>
    (node instanceof Element ? node : node.parentElement)?.closest('[aria-live], [role="status"], [role="alert"]') ??
    null;
  const spoken = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('[aria-hidden="true"]')) return '';
    return [...node.childNodes].map(spoken).join(node.matches('div') ? ' ' : '');
  };
  const how = (region: Element): Heard['how'] =>
    region.matches('[aria-live="assertive"], [role="alert"]') ? 'assertive' : 'polite';
  const note = (changes: MutationRecord[]): void => {
    const changed = changes.flatMap(({ addedNodes, target, type }) =>
      type === 'childList' ? [...addedNodes] : [target],
    );
    for (const node of changed) {
      const region = regionOf(node);
      if (region === null || !node.isConnected || region.closest('[aria-hidden="true"]') !== null) continue;
      // What came together with its region is not said, unless it is urgent.
      if (node === region && how(region) !== 'assertive') continue;
      const text = spoken(node).replaceAll(/\s+/g, ' ').trim();
      if (text !== '') heard.push({ how: how(region), text });
    }
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
};

const heardAt = (page: Page): Promise<Heard[]> => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

/** Into the field for commands, as hands find it: by its key. */
async function type(page: Page, text: string): Promise<void> {
  const isThere = (): Promise<boolean> => page.evaluate(() => document.activeElement?.id === 'command');
  if (!(await isThere())) await page.keyboard.press('/');
  await page.evaluate(
    (text) => (window as unknown as { heard: Heard[] }).heard.push({ how: 'typed', text }),
    text === '' ? 'Enter' : text,
  );
  if (text !== '') await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

interface Moment {
  readonly version: number;
  readonly options: number;
  /** What the large button does, if it does anything. */
  readonly big: string;
  readonly isOver: boolean;
}
const momentOf = (page: Page): Promise<Moment> =>
  page.evaluate(() => ({
    version: Number(document.querySelector('[data-version]')?.getAttribute('data-version') ?? -1),
    options: document.querySelectorAll('aside section [class*="options"] ol > li > button:enabled').length,
    big: document.querySelector('[data-big]:enabled')?.getAttribute('data-big') ?? '',
    isOver: document.querySelector('#result') !== null,
  }));

/** Plays to the end; says what was typed for each answer that was given. */
async function playByTyping(page: Page): Promise<void> {
  for (let answers = 0; answers < MOST; ) {
    const { version, options, big, isOver } = await momentOf(page);
    if (isOver) return;
    if (options === 0 && big === '') {
      await page.waitForTimeout(20);
      continue;
    }
    // What waits for its second press is done by Enter alone; goods as they are proposed; else now this, now that.
    const isWaiting = big === 'told';
    const isPassing = big !== '' && (options === 0 || answers % 3 === 2);
    await type(page, isWaiting ? '' : isPassing || big === 'tray' ? 'ok' : String(1 + ((answers * 7) % options)));
    answers++;
    await expect
      .poll(async () => {
        const now = await momentOf(page);
        return now.version !== version || now.big !== big || now.isOver;
      })
      .toBe(true);
  }
  throw new Error(`no end after ${MOST} answers`);
}

test('Res Arcana by typing alone: every answer is said, and every turn of a rival at one time', async ({ browser }) => {
  test.slow();
  const { page, complaints, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
  await page.addInitScript(listen, QUIET);
  await becomePlayer(page.request, server.address, NAME);
  const table = await openTable(page.request, server.address, 'res-arcana', [{ kind: 'bot', bot: 'greedy' }]);
  await page.goto(`${server.address}/table/${table}`);
  await optionsOf(page).first().waitFor();
  await playByTyping(page);
  await expect.poll(async () => (await heardAt(page)).some(({ text }) => /wins/.test(text))).toBe(true);
  const heard = await heardAt(page);
  for (const { how, text } of heard)
    console.log(how === 'typed' ? `> ${text}` : how === 'polite' ? `  ${text}` : `! ${text}`);

  const said = heard.filter(({ how }) => how !== 'typed').map(({ text }) => text);
  expect(said.filter((text) => text.includes('\u00ad'))).toEqual([]);
  expect(said.filter(isRaw)).toEqual([]);
  expect(said.filter((text) => text.includes('→'))).toEqual([]);

  // Whatever is typed, the field says what it does; meanwhile others may be spoken of.
  heard.forEach(({ how, text }, i) => {
    if (how !== 'typed') return;
    const until = heard.findIndex((each, later) => later > i && each.how === 'typed');
    const replies = heard.slice(i + 1, until < 0 ? undefined : until).map((each) => each.text);
    const begins = /^\d+$/.test(text) ? `${text}: ` : 'ok: ';
    expect(
      replies.filter((reply) => reply.includes(begins)),
      `after ${text}: ${replies.join(' | ')}`,
    ).toHaveLength(1);
  });

  // Between two questions a rival is spoken of once, however many steps their turns took.
  const { entries } = (await (
    await page.request.get(`${server.address}/api/tables/${table}/log?lang=en&since=0`)
  ).json()) as Story;
  const rival = (await (await page.request.get(`${server.address}/api/tables/${table}?lang=en`)).json()).table.seats[1]
    .name as string;
  const steps = entries.filter(({ kind, seat }) => kind === 'answered' && seat === 1).length;
  // What all take at the same time is no turn.
  const speaksOfRival = new RegExp(`^(You .*[.)] )?${rival} .*(pass|place|use|claim|discard)`);
  const ofRival = ({ how, text }: Heard): boolean => how === 'polite' && speaksOfRival.test(text);
  let times = 0;
  let turns = 0;
  for (const each of heard) {
    if (each.how === 'typed') times = 0;
    else if (ofRival(each)) {
      turns++;
      expect(++times, each.text).toBe(1);
    }
  }
  expect(turns).toBeGreaterThan(5);
  expect(turns).toBeLessThan(steps);

  // One's own answers are told to oneself.
  expect(said.filter((text) => /^You /.test(text)).length).toBeGreaterThan(5);
  expect(said.filter((text) => text.includes(`${NAME} `) && !text.includes('wins'))).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});
