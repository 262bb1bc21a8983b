/**
 * What this machine can do at best: an empty page on which as many cards move, with pictures as elaborate as ours, and nothing else
 * happens. Measured in the same run, so that the page's own frames can be held against it.
 */
import type { Browser } from '@playwright/test';
import { type Drawn, watchDrawing } from './drawing.ts';
import { FLEW, MOVED } from './recording.ts';
import { LAPTOP } from './visit.ts';

interface Peer {
  moves: number[][];
  drawn: Drawn;
}
interface Plan {
  /** How many cards move at once, how often, and the name of the time in which they do. */
  readonly cards: number;
  readonly times: number;
  readonly moved: string;
  /** As small as a token, one setting out after the other. */
  readonly token: string | null;
}

const TOKEN =
  '<svg viewBox="0 0 32 32" width="30" height="30"><path d="M16 1 30 12 25 30H7L2 12z" fill="#f0764a" stroke="#7a2f1a"/><path d="M16 6 24 14 21 25H11L8 14z" fill="#17152b"/></svg>';

/** The browser is given the text of this function, so it stands alone. */
async function play({ cards, times, moved, token }: Plan): Promise<number[][]> {
  const MOVE = 400;
  const picture = (seed: number): string => {
    const at = (i: number, most: number): number => (Math.abs(Math.sin(seed * 31 + i * 17)) * most) | 0;
    const stars = Array.from(
      { length: 14 },
      (_, i) => `<circle cx="${at(i, 160)}" cy="${at(i + 50, 46)}" r=".7" fill="#fff"/>`,
    );
    const hill = (y: number): string =>
      `M0 101V${y}${Array.from({ length: 8 }, (_, i) => `C${i * 20 + 10} ${y - at(i, 20)} ${i * 20 + 10} ${y - at(i + 1, 20)} ${i * 20 + 20} ${y - at(i + 1, 20)}`).join('')}V101z`;
    const shapes = Array.from(
      { length: 10 },
      (_, i) =>
        `<path d="M80 ${20 + i * 6}Q${60 + i * 4} 40 ${70 + i * 3} 90T90 ${30 + i * 5}z" fill="#140d20" stroke="#ffb27a"/>`,
    );
    return `<svg viewBox="0 0 160 100" width="120" height="75"><defs><linearGradient id="s${seed}" x2="0" y2="1"><stop stop-color="#1a1533"/><stop offset=".55" stop-color="#5a2d55"/><stop offset="1" stop-color="#d9774a"/></linearGradient><radialGradient id="g${seed}"><stop stop-color="#ffb27a" stop-opacity=".75"/><stop offset="1" stop-color="#ffb27a" stop-opacity="0"/></radialGradient></defs><rect width="160" height="101" fill="url(#s${seed})"/>${stars.join('')}<circle cx="80" cy="40" r="40" fill="url(#g${seed})"/><path d="${hill(78)}" fill="#4a2748"/><path d="${hill(92)}" fill="#251632"/>${shapes.join('')}</svg>`;
  };
  const all = Array.from({ length: cards }, (_, i) => {
    const card = document.createElement('div');
    card.style.cssText = `position:absolute;left:${40 + (i % 8) * 160}px;top:${500 + ((i / 8) | 0) * 60}px;width:${token === null ? '120px;height:150px;border-radius:11px;background:#3a2a3e;box-shadow:0 2px 5px #0006' : '32px;height:32px'}`;
    card.innerHTML = picture(i);
    if (token !== null) card.innerHTML = token;
    document.body.append(card);
    return card;
  });
  const found: number[][] = [];
  for (let time = 0; time < times; time++) {
    const frames: number[] = [];
    const start = performance.now();
    const apart = token === null ? 0 : 30;
    for (const [i, card] of all.entries())
      card.animate(
        { transform: ['translate(200px, -420px) scale(0.5)', 'none'] },
        { duration: MOVE, delay: i * apart, easing: 'ease-out', fill: 'backwards' },
      );
    const lasts = MOVE + (all.length - 1) * apart;
    await new Promise<void>((resolve) => {
      let last = start;
      const frame = (now: number): void => {
        frames.push(Math.max(0, now - last));
        last = now;
        if (now > start + lasts) resolve();
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    performance.measure(moved, { start, end: performance.now() });
    found.push(frames);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return found;
}

interface Wanted {
  readonly cards: number;
  readonly times: number;
  readonly slowed: number;
  readonly areTokens?: boolean;
}

export async function measurePeer(
  browser: Browser,
  { cards, times, slowed, areTokens = false }: Wanted,
): Promise<Peer> {
  const context = await browser.newContext({ viewport: LAPTOP, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.setContent('<body style="background:#14142a">');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const stop = await watchDrawing(browser);
  const moved = areTokens ? FLEW : MOVED;
  const moves = await page.evaluate(play, { cards, times, moved, token: areTokens ? TOKEN : null });
  const { flown, ...drawn } = await stop();
  await context.close();
  return { moves, drawn: areTokens ? flown : drawn };
}
