/** Verbs that move Witches and Elders about. */
import { insert, NONE } from '@gloaming/engine';
import { design, FIRST_RITUAL } from './cards/index.ts';
import { type Choices, DECLINE } from './choices.ts';
import { figuresIn, ritualsOf } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { offerRegions } from './effects.ts';
import { heard, tell } from './news.ts';
import type { Figure } from './nouns.ts';
import { figureOf, type Seat, type Table } from './state.ts';

/** Answers of `returnFigure` from a Region: the round space of each, then the Action Space of each. */
const ROUND_SPACE = 1;
const ACTION_SPACE = 4;
const readReturn = (figure: Figure, from: 'region' | 'ritual', option: number): Choices['returnFigure'] => {
  if (option === 0) return DECLINE;
  if (from === 'ritual') return { does: 'takeBack', figure, card: option };
  return option < ACTION_SPACE
    ? { does: 'takeBack', figure, region: option - ROUND_SPACE, from: 'round' }
    : { does: 'takeBack', figure, region: option - ACTION_SPACE, from: 'action' };
};

export const specialistsOfOthers = (t: Table, seat: Seat): number[] =>
  t.players.flatMap((p, other) => (other === seat ? [] : p.specialists));

export const MOVES: Pick<
  Definitions,
  'putElders' | 'returnFigure' | 'moveFigures' | 'moveFiguresTo' | 'borrow' | 'boost'
> = {
  /** Up to n Elders from the reserve: no more (0), or 1 + the Region. */
  putElders: {
    options(s, _, f, out) {
      if (s.table.players[f.seat].elders === 0) return;
      out.push(0);
      offerRegions(s, out, 1);
    },
    about: (_, __, ___, option) => (option === 0 ? DECLINE : { does: 'putElder', region: option - 1 }),
    then(s, v, f, option) {
      if (option === 0) return;
      s.table.players[f.seat].elders--;
      s.table.regions[option - 1].elders[f.seat]++;
      if (heard()) tell({ news: 'sentElder', seat: f.seat, region: option - 1 });
      return v.n > 1 ? [{ verb: 'putElders', n: v.n - 1 }] : undefined;
    },
  },

  /** One figure back to the reserve, its space free again; may be declined (0). */
  returnFigure: {
    options(s, v, f, out) {
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
      if (out.length > 0) out.unshift(0);
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

  /** EV-17.4: all figures of one Ritual go to one Region; may be declined (0). */
  moveFigures: {
    options(s, _, f, out) {
      const t = s.table;
      for (const ritual of ritualsOf(t, t.players[f.seat])) {
        const i = ritual - FIRST_RITUAL;
        if (t.witchesOn[i] + t.eldersOn[i] > 0) insert(out, ritual);
      }
      if (out.length > 0) out.unshift(0);
    },
    about: (_, __, ___, option) => (option === 0 ? DECLINE : { does: 'moveFrom', card: option }),
    then(_, __, f, ritual) {
      if (ritual === 0) return;
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
    options(s, _, f, out) {
      const p = s.table.players[f.seat];
      if (p.elders === 0) return;
      for (const card of specialistsOfOthers(s.table, f.seat))
        if (!p.borrowed.includes(card) && (f.from === NONE || design(card) !== design(f.from))) insert(out, card);
    },
    about: (_, __, ___, card) => ({ does: 'borrow', card }),
    then(s, _, f, card) {
      const p = s.table.players[f.seat];
      p.elders--;
      insert(p.borrowed, card);
      if (heard()) tell({ news: 'borrowed', seat: f.seat, card });
    },
  },

  /** A Region where one has a figure; may be declined (0). */
  boost: {
    options(s, _, f, out) {
      for (let region = 0; region < s.table.regions.length; region++)
        if (figuresIn(s.table, f.seat, region) > 0) out.push(1 + region);
      if (out.length > 0) out.unshift(0);
    },
    about: (_, __, ___, option) => (option === 0 ? DECLINE : { does: 'boost', region: option - 1 }),
    then(s, v, f, option) {
      if (option === 0) return;
      s.table.players[f.seat].boosts[option - 1] += v.n;
      if (heard()) tell({ news: 'boosted', seat: f.seat, region: option - 1, n: v.n });
    },
  },
};
