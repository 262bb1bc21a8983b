/** `npm run bench:web -- --layout`: tables of both games in windows of all sizes, looked at and measured. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@gloaming/engine';
import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '../web/visit.ts';
import { GAMES, PLAYERS, positionsOf } from './positions.ts';
import { brokenOf, LEGEND, type Look, makeTable, toldOf } from './report.ts';
import { openPositions } from './server.ts';
import { SIZES, type Size, wordsIn } from './sizes.ts';
import { lookAt, visit } from './visit.ts';

const { values: flags } = parseArgs({
  options: {
    layout: { type: 'boolean' },
    game: { type: 'string', multiple: true },
    size: { type: 'string', multiple: true },
    lang: { type: 'string', multiple: true },
    players: { type: 'string', multiple: true },
    moment: { type: 'string', multiple: true },
    pictures: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const isWanted = (wanted: readonly string[] | undefined, what: string): boolean =>
  wanted === undefined || wanted.includes(what);
const sizes = SIZES.filter(({ name }) => isWanted(flags.size, name));
const languages = LANGUAGES.filter((each) => isWanted(flags.lang, each));
const games = GAMES.filter((each) => isWanted(flags.game, each));
const momentOf = (name: string): string => name.split('-')[0];

/** How many looks are printed of what does not hold. */
const TOLD = 60;
const looks: Look[] = [];

async function keepPicture(page: Page, { game, players, size, moment, language }: Omit<Look, 'seen'>): Promise<void> {
  if (flags.pictures === undefined) return;
  mkdirSync(flags.pictures, { recursive: true });
  await page.screenshot({ path: join(flags.pictures, `${game}-${players}-${size.name}-${moment}-${language}.png`) });
}

/** A hand that has to say its words has as many cards as the window has to show. */
const isOfSize = (size: Size, players: number, moment: string): boolean =>
  !moment.startsWith('hand-') || moment === `hand-${wordsIn(size, players)}`;

async function lookAtAll(browser: Browser, url: string, isTouched: boolean): Promise<void> {
  const windows = sizes.filter((size) => size.isTouched === isTouched);
  if (windows.length === 0) return;
  const visitor = await visit(browser, url, isTouched);
  for (const game of games)
    for (const players of PLAYERS[game].filter((n) => isWanted(flags.players, String(n)))) {
      const positions = positionsOf(
        game,
        players,
        windows.map((size) => wordsIn(size, players)),
      );
      for (const [moment, position] of positions) {
        if (!isWanted(flags.moment, momentOf(moment))) continue;
        const meant = windows.filter((size) => isOfSize(size, players, moment));
        if (meant.length === 0) continue;
        const table = await visitor.open(position);
        for (const language of languages) {
          const page = await visitor.sit(table, language);
          for (const size of meant) {
            const at = { game, players, size, moment, language };
            looks.push({ ...at, seen: await lookAt(page, size) });
            await keepPicture(page, at);
          }
        }
      }
      if (!flags.json)
        console.error(`${game}, ${players}, ${isTouched ? 'by finger' : 'by mouse'}: ${looks.length} looks`);
    }
  await visitor.leave();
}

const server = await openPositions();
const browser = await openBrowser();
try {
  await lookAtAll(browser, server.url, false);
  await lookAtAll(browser, server.url, true);
} finally {
  await browser.close();
  await server.stop();
}

const broken = looks.flatMap((look) => brokenOf(look).map((figure) => ({ look, figure })));
if (flags.json) console.log(JSON.stringify(looks, null, 2));
else {
  console.log(`${makeTable(looks)}\n\n${LEGEND}\n`);
  for (const { look, figure } of broken.slice(0, TOLD))
    console.log(
      `${figure}: ${look.game}, ${look.players}, ${look.size.name}, ${look.moment}, ${look.language}: ${toldOf(look, figure).slice(0, 300)}`,
    );
  console.log(`${looks.length} looks; ${broken.length} figures do not hold.`);
}
process.exitCode = broken.length === 0 ? 0 : 1;
