/** How much is fetched before the first answer can be given, where no server of ours is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { BUILT, openPlainHost } from './plainHost.ts';
import { LAPTOP, optionsOf, visit } from './visitor.ts';

/**
 * Kilobytes, packed as plain hosts pack; typefaces and pictures as they lie there. The aim is 350: page and worker each load a game's texts
 * in four languages, which is what is to be had.
 */
const MOST = { 'Res Arcana': 510, Evenfall: 585 };
/** What bots think with, which is loaded while one looks at the first question. */
const THINKING = /^assets\/web-/;
const weightOf = (file: string): number => {
  const body = readFileSync(join(BUILT, file === '' || file === '.' ? 'index.html' : file));
  return /\.(woff2|png)$/.test(file) ? body.length : gzipSync(body).length;
};

for (const [game, most] of Object.entries(MOST))
  test(`${game} against Novice, from nothing to the first answer`, async ({ browser }) => {
    const host = await openPlainHost();
    const { page, leave } = await visit(browser, { viewport: LAPTOP, locale: 'en', reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('gloaming.bot', 'novice'));
    await page.goto(host.address);
    const panel = page.getByRole('region', { name: game, exact: true });
    await panel.getByRole('combobox', { name: 'Opponents' }).selectOption('1');
    await panel.getByRole('button', { name: 'Play now' }).click();
    await expect(optionsOf(page).first()).toBeVisible();
    const needed = [...new Set(host.asked)].filter((file) => !THINKING.test(file));
    const fetched = needed.map((file) => ({ file, weight: weightOf(file) }));
    const sum = fetched.reduce((all, { weight }) => all + weight, 0) / 1000;
    const heavy = fetched.toSorted((a, b) => b.weight - a.weight).slice(0, 12);
    console.log(`${game}: ${sum.toFixed(0)} kB in ${fetched.length} files`);
    expect(sum, heavy.map(({ file, weight }) => `${file} ${weight}`).join('\n')).toBeLessThanOrEqual(most);
    await leave();
    await host.stop();
  });
