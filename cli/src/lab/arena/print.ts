/** What a match has shown, for people. */
import { wrap } from '../../base/page.ts';
import type { Counts } from '../../games/index.ts';
import { botTroubleText } from '../../opponents/botTroubleText.ts';
import type { Context } from '../../support/context.ts';
import { columns } from '../base/columns.ts';
import { ARENA, AUTOMA, number, percent } from '../base/words.ts';
import type { ArenaReport, BotLine, PairingLine, SeatLine } from './report.ts';

export function reportLines(context: Context, title: string, report: ArenaReport, counts: Counts): string[] {
  const prose = (text: string): string[] => wrap(text, context.terminal.width);
  const { pairings, players, bots, seats, rounds, decisions } = report;
  const fair = pairings[0]?.fair ?? 1 / players;
  return [
    ...prose(ARENA.played(title, players, report.seed)),
    '',
    ...(pairings.length === 0 ? sharedLines(bots, counts) : pairingLines(pairings)),
    ...(pairings.length === 1 ? [eloLine(pairings[0])] : []),
    ...prose(ARENA.fair(percent(fair, Number.isInteger(fair * 100) ? 0 : 1))),
    '',
    ...botLines(bots),
    ...(players === 1 || seats.length === 0 ? [] : prose(seatLine(seats))),
    ...(rounds === null || decisions === null
      ? []
      : prose(
          ARENA.perGame(number(rounds.mean, 1), number(decisions, 0), rounds.fewest, rounds.most, counts === 'games'),
        )),
    ...(report.unfinished > 0 ? [ARENA.unfinished(report.unfinished)] : []),
    ...bots.flatMap((line) => botTroubleText(context, line.bot ?? '', line)),
  ];
}

/** Elo has its sign, and an end that lies nowhere. */
const signed = (n: number | null, beyond: string): string =>
  n === null ? beyond : `${n > 0 ? '+' : n < 0 ? '−' : '±'}${Math.abs(Math.round(n))}`;
const interval = ({ low, high }: { low: number; high: number }): string =>
  `${number(low * 100, 1)} – ${number(high * 100, 1)}`;

function pairingLines(pairings: readonly PairingLine[]): string[] {
  const others = ({ b, against }: PairingLine): string =>
    against === 1 ? (b ?? AUTOMA) : `${against} × ${b ?? AUTOMA}`;
  return columns(
    ['Bot', 'Against', 'Games', 'Share', '95 %'],
    pairings.map((each) => [each.a, others(each), number(each.games, 0), percent(each.share), interval(each)]),
    2,
  );
}

/** All at one table. */
function sharedLines(bots: readonly BotLine[], counts: Counts): string[] {
  return columns(
    ['Bot', 'Games', 'Share', '95 %', counts === 'games' ? 'Games won' : 'Points'],
    bots.map(({ bot, games = 0, share = 0, low = 0, high = 1, points = 0 }) => [
      bot ?? AUTOMA,
      number(games, 0),
      percent(share),
      interval({ low, high }),
      number(points, 2),
    ]),
    1,
  );
}

const seatLine = (seats: readonly SeatLine[]): string =>
  `By seat: ${seats.map((each) => `${each.seat} ${percent(each.share)} (${interval(each)})`).join(', ')}.`;

/** Where only two met, their difference needs no list. */
function eloLine({ share, elo: { elo, low, high } }: PairingLine): string {
  return `Elo ${signed(elo, share === 1 ? '∞' : '−∞')} (95 %: ${signed(low, '−∞')} … ${signed(high, '∞')})`;
}

function botLines(bots: readonly BotLine[]): string[] {
  const isRated = bots.some(({ elo }) => elo !== null);
  return columns(
    ['Bot', 'Decisions', 'ms a decision', ...(isRated ? ['Elo', '95 %'] : [])],
    bots.map(({ bot, decisions, msADecision, elo }) => [
      bot ?? AUTOMA,
      bot === null ? '' : number(decisions, 0),
      bot === null ? '' : number(msADecision, msADecision < 10 ? 2 : 0),
      ...(elo === null ? [] : [signed(elo.elo, '∞'), `${signed(elo.low, '−∞')} … ${signed(elo.high, '∞')}`]),
    ]),
    1,
  );
}
