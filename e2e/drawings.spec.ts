/**
 * Pictures tell cards apart: each is drawn small, without its sky and its colours, and compared with every other. `npm run e2e -- drawings`
 * says how many different things the cards show, and which pictures are nearest to each other.
 */
import { expect, test } from '@playwright/test';
import { type Running, startServer } from './server.ts';

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** As small as the smallest tile on a table. */
const SHOWN = { width: 32, height: 20 };
/** The mean difference of two pictures that a person would take for the same. */
const ALIKE = 0.03;
const CARDS = 158;

interface Pair {
  readonly names: string;
  readonly difference: number;
  readonly later: string;
}

test('no two cards show the same thing', async ({ page }) => {
  await page.goto(`${server.address}/gallery`);
  await expect(page.locator('article svg [data-part="subject"]')).toHaveCount(CARDS, { timeout: 30_000 });
  const pairs: Pair[] = await page.evaluate(async ({ width, height }) => {
    /** Dark things and the rim of light round them, the planes on them, and what shines: in black and white on grey. */
    const tone = (colour: string): string => {
      if (colour.startsWith('url(')) return colour.endsWith('b)') ? '#000' : '#fff';
      const brightness = [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) / 3;
      return brightness < 32 ? '#000' : brightness < 60 ? '#444' : brightness < 150 ? '#bbb' : '#fff';
    };
    const plain = (svg: SVGElement): string => {
      const subject = svg.querySelector('[data-part="subject"]')?.cloneNode(true) as Element;
      for (const shape of subject.querySelectorAll('*'))
        for (const paint of ['fill', 'stroke']) {
          const colour = shape.getAttribute(paint);
          if (colour?.startsWith('#') || colour?.startsWith('url(')) shape.setAttribute(paint, tone(colour));
        }
      const ground = '<rect width="160" height="100" fill="#888"/>';
      const size = `width="${width}" height="${height}" viewBox="0 0 160 100"`;
      return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${new XMLSerializer().serializeToString(subject)}</svg>`;
    };
    const draw = async (svg: string): Promise<number[]> => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      return [...context.getImageData(0, 0, width, height).data].filter((_, i) => i % 4 === 0);
    };
    const drawn: { name: string; pixels: number[] }[] = [];
    for (const card of document.querySelectorAll('article')) {
      const svg = card.querySelector('svg');
      if (svg === null) continue;
      drawn.push({ name: card.querySelector('h3')?.textContent ?? '', pixels: await draw(plain(svg)) });
    }
    const found: { names: string; difference: number; later: string }[] = [];
    for (const [i, one] of drawn.entries())
      for (const other of drawn.slice(i + 1)) {
        const sum = one.pixels.reduce((all, value, at) => all + Math.abs(value - other.pixels[at]), 0);
        found.push({
          names: `${one.name} and ${other.name}`,
          difference: sum / one.pixels.length / 255,
          later: other.name,
        });
      }
    return found.sort((a, b) => a.difference - b.difference);
  }, SHOWN);
  const alike = pairs.filter(({ difference }) => difference < ALIKE);
  const different = CARDS - new Set(alike.map(({ later }) => later)).size;
  const nearest = pairs.slice(0, 10).map(({ names, difference }) => `${(100 * difference).toFixed(1)} %  ${names}`);
  console.log(`${different} different drawings for ${CARDS} faces; the ten nearest pairs:\n  ${nearest.join('\n  ')}`);
  expect(alike).toEqual([]);
});
