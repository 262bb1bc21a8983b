/** What stands on a table at which a lesson is given, measured in the browser: the words, what they point at, and what can be pressed. */
import type { Page } from '@playwright/test';

export interface Moment {
  /** The pupil is asked, or the game is over; else the last press meant nothing. */
  readonly isThere: boolean;
  readonly version: number;
  readonly isOver: boolean;
  /** The step that is said; empty where the teacher waits. */
  readonly step: string;
  readonly isAsked: boolean;
  /** Whatever is not as it should be, in words. */
  readonly faults: readonly string[];
}

/** Milliseconds in which a table is there. A slow machine is no failure: this only ends what hangs. */
const LONG = 20_000;

/**
 * Once the pupil is asked something after `seen`, or the game is over, and what is pointed at lies where it will: all of it in one
 * question to the browser, since each takes its time.
 */
export const momentAfter = (page: Page, seen: number): Promise<Moment> =>
  page.evaluate(
    async ({ seen, long }): Promise<Moment> => {
      /** Of what is pointed at, so much is in sight, or all of it. */
      const LEAST_SEEN = 24;
      /** Pixels by which things may overlap that only touch. */
      const SLACK = 1;
      /** Milliseconds after which a press that has led to nothing will lead to nothing. */
      const NO_PRESS = 250;
      const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
      const versionNow = (): number => Number(find('[data-version]')?.dataset.version ?? -1);
      const isOverNow = (): boolean => find('[aria-labelledby="result"]') !== null;
      const isOnItsWay = (): boolean =>
        find('#decision [aria-busy="true"], #decision button[data-answers]:disabled:not([data-big])') !== null;
      const isThere = (): boolean => {
        const layers = find('[data-pointing]');
        if (layers === null || find('[data-teacher]') === null) return false;
        if (layers.dataset.settled !== layers.dataset.moment) return false;
        return isOverNow() || (versionNow() > seen && find('[data-turn="mine"]') !== null && !isOnItsWay());
      };
      // A page hears of another window with its next frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      // A press is on its way as soon as it has been heard; where nothing is, it was none.
      let rest = 0;
      const until = performance.now() + long;
      for (let last = performance.now(); !isThere() && rest < NO_PRESS && last < until; ) {
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        rest = versionNow() === seen && !isOverNow() && !isOnItsWay() ? rest + now - last : 0;
        last = now;
      }

      const faults: string[] = [];
      const fault = (isSo: boolean, words: string): void => {
        if (isSo) faults.push(words);
      };
      const box = find('[data-teacher]');
      const layers = find('[data-pointing]');
      const aside = find('main aside');
      if (box === null || layers === null || aside === null)
        return { isThere: false, version: -1, isOver: false, step: '', isAsked: false, faults: ['no teacher'] };
      const said = box.getBoundingClientRect();
      const overlap = (a: DOMRect, b: DOMRect): boolean =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
      const at = (x: number, y: number): Element | null => document.elementFromPoint(x, y);

      const words = [...box.querySelectorAll<HTMLElement>('[data-said]')];
      for (const each of words) {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        fault(top < 0 || bottom > innerHeight + SLACK, `the words are out of sight: ${each.textContent}`);
        const ends = [at((left + right) / 2, top + 4), at((left + right) / 2, bottom - 4)];
        fault(
          !ends.every((end) => end !== null && box.contains(end)),
          `something covers the words: ${each.textContent}`,
        );
      }
      const aloud = find('[aria-live="polite"]')?.textContent ?? '';
      fault(words.length > 0 && !aloud.includes(words.at(-1)?.textContent ?? ''), 'ears are not told the words');

      const targets = (layers.dataset.pointing ?? '').split(' ').filter((each) => each !== '');
      const rings = [...layers.querySelectorAll<HTMLElement>('i')];
      for (const target of targets)
        fault(!rings.some(({ dataset }) => dataset.ring === target), `${target} is not on the table`);
      const first = rings.find(({ dataset }) => dataset.ring === targets[0]);
      if (first !== undefined) {
        const around = first.getBoundingClientRect();
        const seenOf = Math.min(around.bottom, innerHeight) - Math.max(around.top, 0);
        fault(
          seenOf < Math.min(LEAST_SEEN, around.height - SLACK),
          `${targets[0]} is out of sight by height: ${Math.round(around.top)} to ${Math.round(around.bottom)}`,
        );
        fault(around.left < -SLACK || around.right > innerWidth + SLACK, `${targets[0]} is out of sight by width`);
        fault(overlap(around, said), `the words lie over ${targets[0]}`);
        // Of a grid of points on it, most are seen: neither the question, nor the bar at the top, nor another thing covers it.
        const GRID = [0.15, 0.5, 0.85];
        const isBar =
          layers.querySelector('i')?.parentElement !== first.parentElement ||
          aside.contains(at(around.left + around.width / 2, around.top + around.height / 2));
        const points = GRID.flatMap((x) =>
          GRID.map((y) => at(around.left + x * around.width, around.top + y * around.height)),
        );
        const [what, n] = targets[0].split(':');
        const mine = (each: Element | null): boolean => {
          if (each === null) return false;
          if (what === 'card') return each.closest(`[data-card="${n}"]`) !== null;
          return (
            each.closest('main') !== null &&
            each.closest('[data-teacher]') === null &&
            (isBar || each.closest('aside') === null)
          );
        };
        const visible = points.filter(mine).length;
        fault(visible < 3, `${targets[0]} is covered: ${visible} of ${points.length} points are seen`);
        const { outlineStyle, outlineWidth } = getComputedStyle(first);
        fault(outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 2, `${targets[0]} does not glow`);
        const arrow = getComputedStyle(first, '::after');
        const height = Number.parseFloat(arrow.borderTopWidth) + Number.parseFloat(arrow.borderBottomWidth);
        const top = around.top + Number.parseFloat(arrow.top);
        fault(!(height > 8) || top < -SLACK || top + height > innerHeight + SLACK, `no arrow leads to ${targets[0]}`);
      }
      const big = find('[data-big]')?.getBoundingClientRect();
      const isAsked = box.dataset.asks === 'a-move';
      fault(
        isAsked && big !== undefined && (big.bottom > innerHeight + SLACK || big.top < 0),
        'the large button is out of sight',
      );
      return {
        isThere: isThere(),
        version: versionNow(),
        isOver: isOverNow(),
        step: box.dataset.teacher ?? '',
        isAsked,
        faults,
      };
    },
    { seen, long: LONG },
  );
