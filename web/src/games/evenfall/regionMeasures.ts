/** How high what a Region says must be for nothing to be cut: the same sums as `LaidRegions.module.css` and `RegionParts.module.css`. */
import type { Run } from '../../design/face.ts';
import { wordsOf } from '../../design/runs.ts';
import { textWidth } from '../../design/textWidth.ts';
import type { RegionSaid } from './regionSaid.ts';

/** Pixels: the edges of the Region, the Action Space's frame with who stands there, and what stands before a reward. */
const SIDES = 12;
const SPACE = { sides: 46, frame: 4, line: 1.12 } as const;
const REWARD = { line: 1.2, before: 11 } as const;
/** What stands before each, where they stand in lines of their own. */
const REWARD_COLUMN = 46;
const STONE = { size: 1.2, besideNumber: 0.06 } as const;
const BETWEEN = 6;
/** Somebody of so long a name may stand there. */
const SOMEBODY = 'Marianne · ';

/** As many lines as words take that are so wide. */
function linesOf(widths: readonly number[], gap: number, width: number): number {
  let lines = 1;
  let at = 0;
  for (const each of widths) {
    if (at > 0 && at + each > width) {
      lines++;
      at = 0;
    }
    at += each + gap;
  }
  return lines;
}

/** A sentence by its words, and how wide each is that stands in it. */
function widthsOf(runs: readonly Run[], size: number): number[] {
  const wide = (run: Run): number =>
    typeof run === 'string'
      ? textWidth('words', size, run)
      : textWidth('strong', size, run.n) + (run.n === '' ? 0 : STONE.besideNumber * size) + STONE.size * size;
  return wordsOf(runs).map((word) => word.reduce((sum, run) => sum + wide(run), 0));
}

/** Of what is done and won in a Region, in pixels, in whole sentences or in fewer words: one reward after the other, or each in lines of its own. */
export function sideHeight(said: RegionSaid, width: number, unit: number, isInLine = true): number {
  const size = Math.max(globalThis.innerWidth >= 1440 ? 13 : 12, 12.5 * unit);
  const gap = textWidth('words', size, ' ');
  const done = [textWidth('words', size, SOMEBODY), ...widthsOf(said.space, size)];
  const spaceLines = linesOf(done, gap, width - SIDES - SPACE.sides);
  const each = said.rewards.map(({ said: reward }) =>
    linesOf(widthsOf(reward, size), gap, width - SIDES - REWARD_COLUMN),
  );
  const won = said.rewards.flatMap(({ strength, said: reward }) => {
    const before = size + textWidth('strong', size, ` ${strength}+`) + REWARD.before;
    return widthsOf(reward, size).map((word, i) => word + (i === 0 ? before : 0));
  });
  const rewardLines = isInLine ? linesOf(won, gap, width - SIDES) : each.reduce((sum, lines) => sum + lines, 0);
  return Math.ceil(size * (spaceLines * SPACE.line + rewardLines * REWARD.line)) + SPACE.frame + BETWEEN;
}
