/** The Battle phase (EV-14). */
import { noteUnavailable, push, together } from '@gloaming/engine';
import { automaReward, automaStrength, automaWins } from './automa.ts';
import { personFace, REGION_BOARDS } from './cards/index.ts';
import { activeSpecialists, figuresIn, strengthIn } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { cost, goods } from './goods.ts';
import { heard, tell } from './news.ts';
import { lacksGoods, type Reason } from './reasons.ts';
import { inTurnOrder, type Seat, type State, type Table } from './state.ts';
import type { Verb } from './verbs.ts';

const HIGHEST_DIAL = 9;
const MARKER_REGION = 0;
const IN_OTHER_REGION: Reason = { reason: 'inOtherRegion', rule: 'EV-14.8' };

const takesPart = (t: Table, seat: Seat, region: number): boolean => figuresIn(t, seat, region) > 0;

/** By how much a player may change the revealed dial (EV-17.13); an own and a borrowed Specialist add up (EV-17.12). */
function dialChange(t: Table, seat: Seat): number {
  let most = 0;
  for (const card of activeSpecialists(t.players[seat])) {
    const effect = personFace(card).specialist;
    if (effect.effect !== 'battle' || effect.at !== 'reveal') continue;
    for (const verb of effect.verbs) if (verb.verb === 'changeDial') most += verb.by;
  }
  return most;
}

/** Highest strength, then more Mana paid, then first in turn order from the marker (EV-14.7). */
function winnerOf(t: Table, strengths: readonly { seat: Seat; strength: number }[]): Seat {
  let best = strengths[0];
  for (const one of strengths)
    if (
      one.strength > best.strength ||
      (one.strength === best.strength && t.players[one.seat].dial > t.players[best.seat].dial)
    )
      best = one;
  return best.seat;
}

export const BATTLES: Pick<
  Definitions,
  | 'battles'
  | 'battle'
  | 'setDials'
  | 'setDial'
  | 'adjustDials'
  | 'adjustDial'
  | 'resolveBattle'
  | 'winBattle'
  | 'takeStone'
  | 'changeDial'
> = {
  /** One window for effects at the start, in turn order (EV-A.29); then Region by Region. */
  battles: {
    run(s) {
      const t = s.table;
      for (const p of t.players) p.boosts.fill(0);
      for (let region = t.regions.length - 1; region >= 0; region--) push(s, [{ verb: 'battle', region }], t.first);
      for (const seat of inTurnOrder(t).reverse()) push(s, [{ verb: 'happened', moment: 'battleStart' }], seat);
    },
  },

  battle: {
    run(s, { region }, f) {
      const t = s.table;
      if (!t.players.some((_, seat) => takesPart(t, seat, region))) return;
      if (heard()) tell({ news: 'battle', region });
      for (const p of t.players) p.dial = 0;
      const verbs: readonly Verb[] = [
        { verb: 'setDials', region },
        { verb: 'adjustDials', region },
        { verb: 'resolveBattle', region },
      ];
      push(s, verbs, f.seat);
    },
  },

  setDials: {
    run: (s, { region }) => together(s, s.table.seats, [{ verb: 'setDial', region }]),
  },
  setDial: {
    secret: true,
    options(s, { region }, f, out, unavailable) {
      if (!takesPart(s.table, f.seat, region)) return;
      const { mana } = s.table.players[f.seat];
      for (let n = 0; n <= Math.min(HIGHEST_DIAL, mana); n++) out.push(n);
      if (unavailable === undefined) return;
      for (let n = mana + 1; n <= HIGHEST_DIAL; n++)
        unavailable.push({
          choice: { does: 'setDial', n },
          why: lacksGoods(s.table.players[f.seat], cost({ mana: n }), 'EV-A.28'),
        });
    },
    about: (_, __, ___, n) => ({ does: 'setDial', n }),
    then(s, _, f, n) {
      s.table.players[f.seat].dial = n;
      if (heard()) tell({ news: 'dial', seat: f.seat, n });
    },
  },

  adjustDials: {
    run(s, { region }) {
      const t = s.table;
      if (inTurnOrder(t).some((seat) => takesPart(t, seat, region) && dialChange(t, seat) > 0))
        together(s, t.seats, [{ verb: 'adjustDial', region }]);
    },
  },
  adjustDial: {
    secret: true,
    options(s, { region }, f, out, unavailable) {
      const { dial, mana } = s.table.players[f.seat];
      const by = dialChange(s.table, f.seat);
      if (by === 0 || !takesPart(s.table, f.seat, region)) return;
      for (let n = Math.max(0, dial - by); n <= Math.min(HIGHEST_DIAL, mana, dial + by); n++) out.push(n);
      if (unavailable === undefined) return;
      for (let n = 0; n <= HIGHEST_DIAL; n++) {
        const why: Reason[] = Math.abs(n - dial) > by ? [{ reason: 'beyondChange', rule: 'EV-17.13', by }] : [];
        why.push(...lacksGoods(s.table.players[f.seat], cost({ mana: n }), 'EV-A.28'));
        noteUnavailable({ does: 'setDial', n }, why, unavailable);
      }
    },
    about: (_, __, ___, n) => ({ does: 'setDial', n }),
    then(s, _, f, n) {
      if (n === s.table.players[f.seat].dial) return;
      s.table.players[f.seat].dial = n;
      if (heard()) tell({ news: 'dial', seat: f.seat, n });
    },
  },
  /** Done by `adjustDial`, for all at the same time. */
  changeDial: {
    run: () => {},
  },

  /** Everybody pays, every reward that is reached is gained, the strongest wins. */
  resolveBattle: {
    run(s, { region }) {
      const t = s.table;
      const fighters = inTurnOrder(t).filter((seat) => takesPart(t, seat, region));
      const strengths = fighters.map((seat) => ({
        seat,
        strength: strengthIn(t, seat, region) + t.players[seat].dial,
      }));
      for (const { seat, strength } of strengths) pay(s, seat, region, strength);
      const automa = automaStrength(s, region);
      const best = Math.max(...strengths.map(({ strength }) => strength), -1);
      if (automa > best) push(s, [{ verb: 'winBattle', region }], t.seats);
      else push(s, [{ verb: 'winBattle', region }], winnerOf(t, strengths));
      pushRewards(s, region, strengths);
      if (automa >= 0) automaReward(s, region, automa);
    },
  },

  /** EV-14.8, EV-14.9: a Powerstone of free choice, and at the first Region the first-player marker. */
  winBattle: {
    run(s, { region }, f) {
      const t = s.table;
      if (heard()) tell({ news: 'wonBattle', seat: f.seat, region });
      if (t.players[f.seat].automa === 1) {
        automaWins(s, region);
        return;
      }
      if (region === MARKER_REGION && t.first !== f.seat) {
        t.first = f.seat;
        if (heard()) tell({ news: 'marker', seat: f.seat });
      }
      push(
        s,
        [
          { verb: 'takeStone', region },
          { verb: 'happened', moment: 'battleWon' },
        ],
        f.seat,
      );
    },
  },
  takeStone: {
    options({ table }, { region }, _, out, unavailable) {
      for (const stone of table.regions[region].stones.toSorted((a, b) => a - b))
        if (out.at(-1) !== stone) out.push(stone);
      if (unavailable === undefined) return;
      const elsewhere = new Set(table.regions.flatMap(({ stones }) => stones));
      for (const stone of elsewhere)
        if (!out.includes(stone)) unavailable.push({ choice: { does: 'takeStone', stone }, why: [IN_OTHER_REGION] });
    },
    about: (_, __, ___, stone) => ({ does: 'takeStone', stone }),
    then(s, { region }, f, stone) {
      const { stones } = s.table.regions[region];
      stones.splice(stones.indexOf(stone), 1);
      s.table.players[f.seat].stones[stone]++;
      if (heard()) tell({ news: 'tookStone', seat: f.seat, stone });
    },
  },
};

/** What the dial shows; and what the strength consists of is told. */
function pay(s: State, seat: Seat, region: number, n: number): void {
  const p = s.table.players[seat];
  const mana = p.dial;
  p.mana -= mana;
  if (!heard()) return;
  if (mana > 0) tell({ news: 'paid', seat, goods: goods({ mana }) });
  const figures = figuresIn(s.table, seat, region);
  tell({ news: 'strength', seat, region, n, figures, mana, added: n - figures - mana, round: 0, drawn: 0 });
}

/** In turn order (EV-A.43), and told so: what is pushed last comes first. */
function pushRewards(s: State, region: number, strengths: readonly { seat: Seat; strength: number }[]): void {
  const reached = strengths.flatMap(({ seat, strength }) =>
    REGION_BOARDS[region].rewards.filter((reward) => strength >= reward.strength).map((reward) => ({ seat, reward })),
  );
  if (heard())
    for (const { seat, reward } of reached) tell({ news: 'reward', seat, region, strength: reward.strength });
  for (const { seat, reward } of reached.toReversed()) push(s, reward.verbs, seat);
}
