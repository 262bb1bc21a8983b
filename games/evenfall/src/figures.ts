/** Verbs that move Witches and Elders about. */
import { insert, NONE, type Numbered, numbered, type Unavailable } from '@gloaming/engine';
import { design, FIRST_RITUAL } from './cards/index.ts';
import { type Choices, DECLINE } from './choices.ts';
import { figuresIn, ritualsOf } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { offerRegions } from './discovering.ts';
import { heard, tell } from './news.ts';
import { type Figure, REGIONS } from './nouns.ts';
import { refuseEach, refuseRitualsOfRivals } from './others.ts';
import type { Reason, RuleNumber } from './reasons.ts';
import { type Card, figureOf, type Seat, type Seen, type Table } from './state.ts';

const EVERY_REGION = [...REGIONS.keys()];
const ELDERS = numbered<Choices['putElders']>({
  decline: [DECLINE],
  putElder: EVERY_REGION.map((region) => ({ does: 'putElder', region })),
});
const BOOSTS = numbered<Choices['boost']>({
  decline: [DECLINE],
  boost: EVERY_REGION.map((region) => ({ does: 'boost', region })),
});
/** Back from a Region, by figure: from the round space of each, then from the Action Space of each. */
const returning = (figure: Figure): Numbered<Choices['returnFigure']> =>
  numbered<Choices['returnFigure']>({
    decline: [DECLINE],
    takeBack: (['round', 'action'] as const).flatMap((from) =>
      EVERY_REGION.map((region) => ({ does: 'takeBack', figure, region, from }) as const),
    ),
  });
const RETURNS = { witch: returning('witch'), elder: returning('elder') };
const ROUND_SPACE = RETURNS.witch.first.takeBack;
const ACTION_SPACE = ROUND_SPACE + EVERY_REGION.length;
/** From a Ritual the card itself is the option, and no card is 0. */
const NO_RITUAL = 0;
function readReturn(figure: Figure, from: 'region' | 'ritual', option: number): Choices['returnFigure'] {
  if (from === 'region') return RETURNS[figure].choices[option];
  return option === NO_RITUAL ? DECLINE : { does: 'takeBack', figure, card: option };
}

export const specialistsOfOthers = (t: Table, seat: Seat): number[] =>
  t.players.flatMap((p, other) => (other === seat ? [] : p.specialists));

const noFigureThere = (rule: RuleNumber, figure: Figure | null): Reason => ({ reason: 'noFigureThere', rule, figure });

type Returned = Unavailable<Choices['returnFigure'], Reason>[];
function refuseReturns(
  { table }: Seen,
  seat: Seat,
  { figure, from }: { figure: Figure; from: 'region' | 'ritual' },
  offered: readonly number[],
  out: Returned,
): void {
  const why = [noFigureThere('EV-A.64', figure)];
  const spaces = [ROUND_SPACE, ACTION_SPACE].flatMap((first) => [...table.regions.keys()].map((i) => first + i));
  const seen = from === 'region' ? spaces : ritualsOf(table, table.players[seat]);
  for (const option of seen) if (!offered.includes(option)) out.push({ choice: readReturn(figure, from, option), why });
  if (from === 'ritual') refuseRitualsOfRivals(table, seat, (card) => ({ does: 'takeBack', figure, card }), out);
}

function refuseBorrowing(
  { table }: Seen,
  seat: Seat,
  offered: readonly number[],
  out: Unavailable<Choices['borrow'], Reason>[],
): void {
  const about = (card: Card) => ({ does: 'borrow', card }) as const;
  const { specialists, borrowed } = table.players[seat];
  refuseEach(specialists, about, { reason: 'isYours', rule: 'EV-17.12' }, out);
  refuseEach(borrowed, about, { reason: 'isBorrowed', rule: 'EV-17.12' }, out);
  const left = specialistsOfOthers(table, seat).filter((card) => !borrowed.includes(card) && !offered.includes(card));
  refuseEach(left, about, { reason: 'wouldDoNothing', rule: 'EV-A.35' }, out);
  for (const { council } of table.players)
    refuseEach(council, about, { reason: 'notASpecialist', rule: 'EV-17.12' }, out);
}

export const MOVES: Pick<
  Definitions,
  'putElders' | 'returnFigure' | 'moveFigures' | 'moveFiguresTo' | 'borrow' | 'boost'
> = {
  /** Up to n Elders from the reserve, or no more. */
  putElders: {
    options(s, _, f, out) {
      if (s.table.players[f.seat].elders === 0) return;
      out.push(ELDERS.first.decline);
      offerRegions(s, out, ELDERS.first.putElder);
    },
    about: (_, __, ___, option) => ELDERS.choices[option],
    then(s, v, f, option) {
      const choice = ELDERS.choices[option];
      if (choice.does === 'decline') return;
      s.table.players[f.seat].elders--;
      s.table.regions[choice.region].elders[f.seat]++;
      if (heard()) tell({ news: 'sentElder', seat: f.seat, region: choice.region });
      return v.n > 1 ? [{ verb: 'putElders', n: v.n - 1 }] : undefined;
    },
  },

  /** One figure back to the reserve, its space free again; may be declined. */
  returnFigure: {
    options(s, v, f, out, unavailable) {
      const t = s.table;
      if (v.from === 'region') {
        const witch = figureOf(f.seat, 'witch');
        t.regions.forEach((region, i) => {
          if (region.witches[f.seat] > 0) insert(out, ROUND_SPACE + i);
          if (region.space.includes(witch)) insert(out, ACTION_SPACE + i);
        });
      } else
        for (const ritual of ritualsOf(t, t.players[f.seat]))
          if (t.eldersOn[ritual - FIRST_RITUAL] > 0) insert(out, ritual);
      if (out.length > 0) out.unshift(v.from === 'region' ? RETURNS[v.figure].first.decline : NO_RITUAL);
      if (unavailable !== undefined) refuseReturns(s, f.seat, v, out, unavailable);
    },
    about: (_, { figure, from }, __, option) => readReturn(figure, from, option),
    then(s, v, f, option) {
      const choice = readReturn(v.figure, v.from, option);
      if (choice.does === 'decline') return;
      const t = s.table;
      const p = t.players[f.seat];
      if ('card' in choice) {
        t.eldersOn[choice.card - FIRST_RITUAL]--;
        p.elders++;
      } else {
        const { witches, space } = t.regions[choice.region];
        p.witches++;
        if (choice.from === 'round') witches[f.seat]--;
        else space.splice(space.indexOf(figureOf(f.seat, 'witch')), 1);
      }
      if (heard()) tell({ news: 'tookBack', seat: f.seat, figure: v.figure });
    },
  },

  /** EV-17.4: all figures of one Ritual go to one Region. An order: where there are any, some Ritual's go. */
  moveFigures: {
    options(s, _, f, out, unavailable) {
      const t = s.table;
      const own = ritualsOf(t, t.players[f.seat]);
      for (const ritual of own) {
        const i = ritual - FIRST_RITUAL;
        if (t.witchesOn[i] + t.eldersOn[i] > 0) insert(out, ritual);
      }
      if (unavailable === undefined) return;
      const about = (card: Card) => ({ does: 'moveFrom', card }) as const;
      refuseEach(
        own.filter((ritual) => !out.includes(ritual)),
        about,
        noFigureThere('EV-17.4', null),
        unavailable,
      );
      refuseRitualsOfRivals(t, f.seat, about, unavailable);
    },
    about: (_, __, ___, card) => ({ does: 'moveFrom', card }),
    then(_, __, f, ritual) {
      f.it = ritual;
      return [{ verb: 'moveFiguresTo' }];
    },
  },
  moveFiguresTo: {
    options: (s, _, __, out) => offerRegions(s, out, 0),
    about: (_, __, ___, region) => ({ does: 'moveTo', region }),
    then(s, _, f, region) {
      const t = s.table;
      const i = f.it - FIRST_RITUAL;
      const n = t.witchesOn[i] + t.eldersOn[i];
      t.regions[region].witches[f.seat] += t.witchesOn[i];
      t.regions[region].elders[f.seat] += t.eldersOn[i];
      t.witchesOn[i] = 0;
      t.eldersOn[i] = 0;
      if (heard()) tell({ news: 'moved', seat: f.seat, region, card: f.it, n });
    },
  },

  /** EV-17.12: an Elder on a Specialist of somebody else's; a copy of this same one would do nothing (EV-A.35). */
  borrow: {
    options(s, _, f, out, unavailable) {
      const p = s.table.players[f.seat];
      if (p.elders === 0) return;
      for (const card of specialistsOfOthers(s.table, f.seat))
        if (!p.borrowed.includes(card) && (f.from === NONE || design(card) !== design(f.from))) insert(out, card);
      if (unavailable !== undefined) refuseBorrowing(s, f.seat, out, unavailable);
    },
    about: (_, __, ___, card) => ({ does: 'borrow', card }),
    then(s, _, f, card) {
      const p = s.table.players[f.seat];
      p.elders--;
      insert(p.borrowed, card);
      if (heard()) tell({ news: 'borrowed', seat: f.seat, card });
    },
  },

  /** A Region where one has a figure; may be declined. */
  boost: {
    options(s, _, f, out, unavailable) {
      for (let region = 0; region < s.table.regions.length; region++)
        if (figuresIn(s.table, f.seat, region) > 0) out.push(BOOSTS.first.boost + region);
        else unavailable?.push({ choice: { does: 'boost', region }, why: [noFigureThere('EV-12.9', null)] });
      if (out.length > 0) out.unshift(BOOSTS.first.decline);
    },
    about: (_, __, ___, option) => BOOSTS.choices[option],
    then(s, v, f, option) {
      const choice = BOOSTS.choices[option];
      if (choice.does === 'decline') return;
      s.table.players[f.seat].boosts[choice.region] += v.n;
      if (heard()) tell({ news: 'boosted', seat: f.seat, region: choice.region, n: v.n });
    },
  },
};
