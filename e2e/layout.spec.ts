/** A table says what it must in every window: a choice of what `npm run bench:web -- --layout` looks at. */

import { expect, type Page, test } from '@playwright/test';
import { type Measured, positionsOf } from '../bench/src/layout/positions.ts';
import { brokenOf, toldOf } from '../bench/src/layout/report.ts';
import { type Opened, openPositions } from '../bench/src/layout/server.ts';
import { SIZES, wordsIn } from '../bench/src/layout/sizes.ts';
import { lookAt, type Visitor, visit } from '../bench/src/layout/visit.ts';

let server: Opened;
test.beforeAll(async () => {
  server = await openPositions();
});
test.afterAll(() => server.stop());

const positionOf = (game: Measured, players: number, moment: string): string =>
  positionsOf(
    game,
    players,
    SIZES.map((size) => wordsIn(size, players)),
  ).get(moment) ?? '';
const sizeOf = (name: string) => SIZES.find((size) => size.name === name) ?? SIZES[0];

for (const [game, players, moment, language, windows] of [
  ['evenfall', 2, 'hand-8', 'de', ['1280x720', '1366x768']],
  ['evenfall', 1, 'hand-10', 'pl', ['1440x900', '1920x1080']],
  ['evenfall', 2, 'hand-10', 'pl', ['1440x900']],
  ['evenfall', 4, 'hand-10', 'en', ['1920x1080']],
  ['evenfall', 4, 'first', 'pl', ['1280x720', '1366x768', '1440x900']],
  ['evenfall', 3, 'hand-6', 'de', ['1280x720', '1366x768']],
  ['res-arcana', 4, 'long', 'pl', ['1280x720']],
  ['evenfall', 4, 'middle', 'pt', ['1280x720', '1366x768']],
  ['evenfall', 2, 'battle', 'pt', ['1440x900', '2560x1440']],
  ['res-arcana', 2, 'first', 'de', ['1280x720', '1366x768', '1440x900', '2560x1440']],
  ['res-arcana', 4, 'last', 'pl', ['1280x720', '1440x900', '1920x1080']],
  ['evenfall', 2, 'last', 'de', ['1440x900', '1920x1080']],
  ['evenfall', 3, 'last', 'de', ['1280x720', '1440x900']],
  ['evenfall', 3, 'last', 'pl', ['844x390', '1024x768']],
  ['res-arcana', 2, 'long', 'pl', ['1280x720', '1440x900', '1920x1080']],
  ['res-arcana', 4, 'middle', 'en', ['1366x768', '1440x900']],
  ['res-arcana', 2, 'action', 'de', ['390x844', '1024x768']],
  ['evenfall', 2, 'first', 'pt', ['360x640', '768x1024']],
] as const)
  test(`${game} for ${players}, ${moment}, ${language}, ${windows.join(', ')}`, async ({ browser }) => {
    const visitor = await visit(browser, server.url, sizeOf(windows[0]).isTouched);
    const table = await visitor.open(positionOf(game, players, moment));
    const page = await visitor.sit(table, language);
    const broken: string[] = [];
    for (const window of windows) {
      const look = { game, players, moment, language, size: sizeOf(window), seen: await lookAt(page, sizeOf(window)) };
      for (const figure of brokenOf(look)) broken.push(`${window}: ${figure}: ${toldOf(look, figure)}`);
    }
    await visitor.leave();
    expect(broken).toEqual([]);
  });

test('a table is laid anew when its typefaces come late', async ({ browser }) => {
  const visitor = await visit(browser, server.url, false);
  const table = await visitor.open(positionOf('res-arcana', 2, 'long'));
  const page = await visitor.sit(table, 'pl');
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  await visitor.sit(table, 'pl');
  const size = sizeOf('1280x720');
  const hand = async (): Promise<string[]> =>
    (await lookAt(page, size)).cards.filter(({ zone }) => zone === 'held:0').map(({ form }) => form);
  await expect.poll(hand).toEqual(Array.from({ length: 8 }, () => 'words'));
  await visitor.leave();
});

/** A hand of exactly as many cards as the window has to show in words. */
async function sitAtHand(visitor: Visitor): Promise<Page> {
  const page = await visitor.sit(await visitor.open(positionOf('evenfall', 2, 'hand-10')), 'en');
  await page.setViewportSize({ width: 1440, height: 900 });
  return page;
}

test('what is wrong with a table is seen', async ({ browser }) => {
  const visitor = await visit(browser, server.url, false);
  const page = await sitAtHand(visitor);
  const size = sizeOf('1440x900');
  const brokenBy = async (style: string): Promise<string[]> => {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, style);
    const seen = await lookAt(page, size);
    return brokenOf({ game: 'evenfall', players: 2, moment: 'hand-10', language: 'en', size, seen });
  };
  expect(await brokenBy('')).toEqual([]);
  expect(await brokenBy('#hand [data-card] { height: 90px !important } #hand button { overflow: hidden }')).toEqual([
    'cut',
    'words',
    'mute',
    'unused',
  ]);
  expect(await brokenBy('#hand [data-card] { translate: 0 -60px }')).toContain('overlaps');
  expect(await brokenBy('#hand [data-card]:first-child { translate: 60px }')).toEqual(['overlaps', 'words', 'mute']);
  expect(await brokenBy('[id^=player] { font-size: 11px !important }')).toEqual(['text']);
  expect(await brokenBy('header { height: 60px !important }')).toContain('header');
  expect(await brokenBy('#hand { translate: 0 -0.5px } #hand [data-card] { visibility: hidden }')).toContain('unused');
  await visitor.leave();
});

/** Answers the first that the list offers, or the first of those that begin so. */
async function answer(page: Page, beginning = ''): Promise<void> {
  const version = await page.locator('[data-version]').getAttribute('data-version');
  const first = page.locator('aside section ol > li > button:enabled').filter({ hasText: beginning }).first();
  await expect(async () => {
    if ((await page.locator('[data-version]').getAttribute('data-version')) === version)
      await first.click({ timeout: 2_000 });
    await expect(page.locator('[data-version]')).not.toHaveAttribute('data-version', version ?? '', { timeout: 3_000 });
  }).toPass();
}

type Card = Awaited<ReturnType<typeof lookAt>>['cards'][number];
const placeOf = ({ zone, name, left, top, width, height }: Card) => ({ zone, name, left, top, width, height });

test('a card keeps its place and its size when something else was answered', async ({ browser }) => {
  const visitor = await visit(browser, server.url, false);
  const page = await sitAtHand(visitor);
  const cardsBy = async () => Map.groupBy((await lookAt(page, sizeOf('1440x900'))).cards, ({ zone }) => zone);
  const before = await cardsBy();
  await answer(page);
  const after = await cardsBy();
  const names = (zone: string, of: typeof before): string => (of.get(zone) ?? []).map(({ name }) => name).join();
  const kept = [...before.keys()].filter((zone) => names(zone, before) === names(zone, after));
  expect(kept.length).toBeGreaterThan(3);
  const placesIn = (of: typeof before) => kept.map((zone) => (of.get(zone) ?? []).map(placeOf));
  expect(placesIn(after)).toEqual(placesIn(before));
  await visitor.leave();
});

/** The cards of a zone by name: where each lies, and how large it is. */
async function lyingIn(
  page: Page,
  zone: RegExp,
  window: string,
): Promise<Map<string, Omit<ReturnType<typeof placeOf>, 'name'>>> {
  const { cards } = await lookAt(page, sizeOf(window));
  return new Map(cards.filter((card) => zone.test(card.zone)).map((card) => [card.name, placeOf(card)]));
}

for (const [game, position, said, stays] of [
  ['res-arcana', () => positionOf('res-arcana', 2, 'middle'), ['Place '], /^(?:held|play):0$/],
  [
    'evenfall',
    () => positionOf('evenfall', 2, 'action'),
    ['Free Action', ''],
    /^(?:hand|outer|inner|specialists|council):0$/,
  ],
] as const)
  test(`${game}: what stays in one's hand, or lies before one, stays as large as it is when a card leaves the hand`, async ({
    browser,
  }) => {
    const visitor = await visit(browser, server.url, false);
    const page = await visitor.sit(await visitor.open(position()), 'en');
    for (const window of ['1280x720', '1440x900']) await lookAt(page, sizeOf(window));
    const before = await lyingIn(page, stays, '1440x900');
    for (const each of said) await answer(page, each);
    const after = await lyingIn(page, stays, '1440x900');
    const still = [...before].filter(([name, { zone }]) => after.get(name)?.zone === zone);
    expect(still.length).toBeGreaterThan(3);
    expect(still.length).toBeLessThan(before.size);
    for (const [name, place] of still) expect(after.get(name)).toEqual(place);
    await visitor.leave();
  });

test('in Res Arcana what one has in play has its name, and mostly its words, beside a small hand', async ({
  browser,
}) => {
  const visitor = await visit(browser, server.url, false);
  for (const moment of ['middle', 'last']) {
    const page = await visitor.sit(await visitor.open(positionOf('res-arcana', 2, moment)), 'en');
    const { cards } = await lookAt(page, sizeOf('1280x720'));
    const own = cards.filter(({ zone }) => zone === 'play:0');
    expect(own.filter(({ form }) => form !== 'tile').length).toBeGreaterThan(0.8 * own.length);
    const names = await page
      .locator('[data-zone="play:0"] [data-card] button')
      .evaluateAll((all) => all.map((each) => each.querySelector('span > span')?.getBoundingClientRect().width ?? 0));
    // What is only said to ears is a pixel wide.
    expect(Math.min(...names)).toBeGreaterThan(1);
  }
  await visitor.leave();
});

/** Everything can be claimed. */
const RICH = `res-arcana standard, 3 players
round 3, actions, turn A, first B
monuments colossus, temple
monument-deck great-pyramid, oracle
places sacred-grove, catacombs-of-the-dead, cursed-forge, coral-castle, dragons-lair
A: pool 9 elan 9 life 9 calm 9 death 9 gold
  play druid, alchemy
  hand crypt, prism
B: pool 1 life
  play seer, divination
C: pool 1 calm
  play healer, research`;

/** Which answer takes something of what lies in the middle of the table. */
for (const [what, position, taken] of [
  ['a Place of a Region', () => positionOf('evenfall', 2, 'action'), 'Discover'],
  ['a Place where there are many', () => positionOf('evenfall', 4, 'middle'), 'Discover'],
  ['a Place of Power', () => RICH, 'Claim Catacombs'],
  ['the first of two monuments', () => RICH, 'Claim Colossus'],
] as const)
  test(`what can be taken keeps its place and its size when ${what} goes`, async ({ browser }) => {
    const visitor = await visit(browser, server.url, false);
    const page = await visitor.sit(await visitor.open(position()), 'en');
    const lying = async () => {
      const all = [];
      for (const window of ['1280x720', '1440x900'])
        for (const card of (await lookAt(page, sizeOf(window))).cards)
          if (/^(?:region:\d|places|monuments|items)$/.test(card.zone)) all.push({ window, ...placeOf(card) });
      return all;
    };
    const before = await lying();
    await answer(page, taken);
    const after = await lying();
    const isStill = ({ zone, name }: (typeof before)[number]): boolean =>
      after.some((each) => each.zone === zone && each.name === name);
    const stayed = before.filter(isStill);
    expect(stayed.length).toBeGreaterThan(before.length / 2);
    expect(stayed.length).toBeLessThan(before.length);
    for (const card of stayed) expect(after).toContainEqual(card);
    await visitor.leave();
  });

/** At a table on a phone, when somebody has never played here. */
async function sitOnPhone(visitor: Visitor, name: string, language: string): Promise<Page> {
  const page = await visitor.sit(await visitor.open(positionOf('evenfall', 2, 'middle')), language);
  await page.setViewportSize({ width: sizeOf(name).width, height: sizeOf(name).height });
  return page;
}

for (const [name, most] of [
  ['640x360', 96],
  ['844x390', 72],
  ['390x844', 84],
] as const)
  test(`what is said to beginners leaves a phone of ${name} the table, and goes by one press`, async ({ browser }) => {
    const visitor = await visit(browser, server.url, true);
    const page = await sitOnPhone(visitor, name, 'de');
    const note = page.locator('section[aria-label="Deine erste Partie hier?"]');
    expect((await note.boundingBox())?.height).toBeLessThanOrEqual(most);
    await note.getByRole('button').tap();
    await expect(note).toHaveCount(0);
    await visitor.leave();
  });

test('a phone on its side shows all Places of a Region, in one row, beside whole cards in hand', async ({
  browser,
}) => {
  const visitor = await visit(browser, server.url, true);
  const page = await sitOnPhone(visitor, '640x360', 'en');
  const places = page.locator('[data-zone="region:0"] > [data-card]');
  await expect(places).toHaveCount(3);
  const beside = await page.locator('[data-dock="goods"]').boundingBox();
  const boxes = await places.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  for (const { bottom, right } of boxes) {
    // Under the note to beginners, and left of what one has.
    expect(bottom).toBeLessThanOrEqual(360);
    expect(right).toBeLessThanOrEqual(beside?.x ?? 0);
  }
  const hand = page.locator('[data-zone="hand:0"] > [data-card]');
  const inSight = await hand.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left < innerWidth, right <= innerWidth]),
  );
  expect(inSight.filter(([, isWhole]) => isWhole).length).toBeGreaterThanOrEqual(2);
  // Of the next one so much that one knows of it.
  expect(inSight.filter(([isBegun]) => isBegun).length).toBeGreaterThan(2);
  await visitor.leave();
});
