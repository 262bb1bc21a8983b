/** At a dial: what is fought for, and what everybody has there. */
import { asking, type Seat } from '@gloaming/engine';
import { figuresIn, REGIONS, regionText, strengthIn, type View } from '@gloaming/evenfall';
import { row } from '../../base/page.ts';
import { becomesFirst, rewardsOf } from './boards.ts';
import { called, mana, type Setting, stone } from './things.ts';

/** Of one who takes part: figures, strength without what is still hidden, and how much that can be. */
function strengthLine(set: Setting, seat: Seat, region: number, isRevealed: boolean): string[] {
  const { t, page, words } = set;
  const p = t.players[seat];
  const n = figuresIn(t, seat, region);
  if (n === 0) return [];
  const added = p.automa === 1 ? words.withCards(n) : mana(set, isRevealed ? p.dial : p.mana);
  return row(
    `  ${page.paint('bold', called(set, seat))}  `,
    [`${words.strength} ${strengthIn(t, seat, region)} + ${added}`, `${words.figures} ${n}`],
    page.width,
    4,
  );
}

export function dialLines(set: Setting, view: View): string[] {
  const { t, page, words } = set;
  const f = view.seat < 0 ? undefined : asking(view, view.seat);
  const verb = f?.verbs[f.at];
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
