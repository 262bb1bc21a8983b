/** What is expected of every page, whatever is on it. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { MESSAGES } from '../web/src/words/index.ts';

const SCREENSHOTS = fileURLToPath(new URL('screenshots/', import.meta.url));

export async function screenshot(page: Page, name: string, fullPage = true): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: `${SCREENSHOTS}${name}.png`, fullPage });
}

/** Nothing that axe finds worth more than a remark, for people who see, hear or move otherwise. */
export async function expectAccessible(page: Page): Promise<void> {
  // A colour that is on its way to another is neither.
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  const matters = violations.filter(({ impact }) => impact !== 'minor');
  expect(matters.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

export interface Written {
  /** What people read or hear: texts, labels, titles. */
  readonly texts: readonly string[];
  /** Texts that something cuts off, or that stick out of their button. */
  readonly cut: readonly string[];
  /** Words that go on in the next line without a hyphen; one of a name that stands upright is such a word. */
  readonly broken: readonly string[];
  /** By how many pixels the page scrolls sideways. */
  readonly sideways: number;
  /** And downwards. */
  readonly downwards: number;
}

/** Reads the whole page, seen or not yet scrolled to. */
export const read = (page: Page): Promise<Written> =>
  page.evaluate(() => {
    const SLACK = 2;
    const texts: string[] = [];
    const cut: string[] = [];
    const broken: string[] = [];
    const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    /** Whether something around the text hides part of it for good. */
    const isCut = (text: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) return false;
      for (
        let around = text.parentElement;
        around !== null && around !== document.body;
        around = around.parentElement
      ) {
        const style = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        // Only for screen readers, or shortened on purpose: the whole text is a press away, or there when pointed at.
        if (style.clipPath !== 'none' || style.webkitLineClamp !== 'none') return false;
        if (around.hasAttribute('data-shortened')) return false;
        if (style.textOverflow === 'ellipsis' && around.getAttribute('title') === text.data) return false;
        const isWide = box.right > frame.right + SLACK || box.left < frame.left - SLACK;
        const isTall = box.bottom > frame.bottom + SLACK || box.top < frame.top - SLACK;
        // A medal hangs over the edge of its card.
        const mayHang = text.parentElement?.closest('[data-points]') !== null;
        const holds = !mayHang && around.matches('button, a, select, th, td');
        if (isWide && (clips(style.overflowX) || holds)) return true;
        if (isTall && clips(style.overflowY)) return true;
        if (scrolls(style.overflowX) || scrolls(style.overflowY) || style.position === 'fixed') return false;
      }
      return false;
    };
    /** The lines of letters, one after the other; a hyphen that ends a line counts as part of the letter after it, and comes first. */
    const brokenIn = (text: Text): string[] => {
      const range = document.createRange();
      range.selectNodeContents(text);
      if (range.getClientRects().length < 2) return [];
      return [...text.data.matchAll(/[\p{L}']+/gu)].flatMap(({ 0: word, index }) => {
        const tops = Array.from(word, (_, i) => {
          range.setStart(text, index + i);
          range.setEnd(text, index + i + 1);
          return [...range.getClientRects()].at(-1);
        });
        // Half a line: a turned card lies askew.
        const isBroken = tops.some((box, i) => {
          const before = i === 0 ? undefined : tops[i - 1];
          return box !== undefined && before !== undefined && box.top - before.top > box.height / 2;
        });
        return isBroken ? [word] : [];
      });
    };
    const isUnseen = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isUnseen(element.parentElement));
    // What is not in sight is not laid out, to be quick: here it is looked at, too.
    for (const each of document.querySelectorAll<HTMLElement>('article, li'))
      if (getComputedStyle(each).contentVisibility === 'auto') each.style.contentVisibility = 'visible';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // Where a long word may be divided is no part of what it says.
      const said = node.textContent?.replaceAll('\u00ad', '').trim() ?? '';
      const holder = node.parentElement;
      if (said === '' || holder === null || holder.closest('script, style, noscript') !== null) continue;
      texts.push(said);
      if (!(node instanceof Text)) continue;
      const where = `in ${holder.tagName} of ${holder.className}`;
      if (isCut(node)) cut.push(`${said} (${where})`);
      // A fingerprint is no word, and has letters side by side by chance.
      const words = holder.closest('code') === null ? brokenIn(node) : [];
      if (words.length > 0 && !isUnseen(holder)) broken.push(`${words.join(', ')} (${where})`);
    }
    for (const each of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const said = each.getAttribute(name)?.trim() ?? '';
        if (said !== '') texts.push(said);
      }
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { texts, cut, broken, sideways: scrollWidth - innerWidth, downwards: scrollHeight - innerHeight };
  });

/** The name of a message in place of its words; a placeholder that nothing was put into; a value that is none. */
const KEYS = new Set(Object.keys(MESSAGES.en).filter((key) => key.includes('-')));
export const isRaw = (text: string): boolean =>
  KEYS.has(text) || /\{\w+[,}]|\bundefined\b|\bNaN\b|\[object /.test(text);

export function expectWell(written: Written): void {
  expect(written.sideways, 'the page does not scroll sideways').toBeLessThanOrEqual(0);
  expect(written.cut, 'no text is cut off').toEqual([]);
  expect(written.broken, 'no word breaks without a hyphen').toEqual([]);
  expect(written.texts.filter(isRaw), 'every word is there').toEqual([]);
}

export async function expectSound(page: Page, name: string): Promise<void> {
  await expect(async () => expectWell(await read(page))).toPass({ timeout: 15_000 });
  await screenshot(page, name);
  await expectAccessible(page);
}
