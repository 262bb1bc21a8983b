/** What one decides by: at a dial what is fought for, and what everybody has there; at Catalysts what they cost and do. */
import { asking, type Seat } from '@gloaming/engine';
import { figuresIn, REGIONS, regionText, strengthIn, type View } from '@gloaming/evenfall';
import { row, wrap } from '../../base/page.ts';
import { becomesFirst, rewardsOf } from './boards.ts';
import { called, mana, type Setting, stone } from './things.ts';

const HIGHEST_DIAL = 9;

/** Of one who takes part: figures, strength without what is still hidden, and how much that can be. */
function strengthLine(set: Setting, seat: Seat, region: number, isRevealed: boolean): string[] {
  const { t, page, words } = set;
  const p = t.players[seat];
  const n = figuresIn(t, seat, region);
  if (n === 0) return [];
  const hidden = p.automa === 1 ? words.withCards(n) : words.upToMana(Math.min(HIGHEST_DIAL, p.mana));
  const added = isRevealed && p.automa === 0 ? mana(set, p.dial) : hidden;
  return row(
    `  ${page.paint('bold', called(set, seat))}  `,
    [`${words.strength} ${strengthIn(t, seat, region)} + ${added}`, `${words.figures} ${n}`],
    page.width,
    4,
  );
}

export function besideLines(set: Setting, view: View): string[] {
  const { t, page, words } = set;
  const f = view.seat < 0 ? undefined : asking(view, view.seat);
  const verb = f?.verbs[f.at];
  if (verb?.verb === 'build') return words.catalysts.flatMap((line) => wrap(`  ${line}`, page.width, 4));
  if (verb?.verb !== 'setDial' && verb?.verb !== 'adjustDial') return [];
  const { region } = verb;
  const { name } = regionText(page.language, REGIONS[region]);
  return [
    ...row(
      `${page.paint('bold', `${words.battle}: ${name}`)}  `,
      t.regions[region].stones.map((one) => stone(set, one)),
      page.width,
      4,
      ' ',
    ),
    ...row(
      `  ${page.paint('dim', `${words.rewards}:`)} `,
      [...rewardsOf(page.language, region), ...becomesFirst(page.language, region, t.seats > 1)],
      page.width,
      4,
    ),
    ...t.players.flatMap((_, seat) => strengthLine(set, seat, region, verb.verb === 'adjustDial')),
  ];
}
