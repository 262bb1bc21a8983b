/** What a match has shown, for people. */
import Table from 'cli-table3';
import { wrap } from '../base/page.ts';
import type { Desk } from '../desk/context.ts';
import { troubleLines } from '../opponents/troubleLines.ts';
import type { ArenaReport, BotLine, PairingLine } from './report.ts';

/** Columns without a frame, two blanks between them. */
function columns(head: readonly string[], rows: readonly (readonly string[])[], left: number): string[] {
  const none = { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '', left: '', right: '', middle: '  ' };
  const edges = { top: '', 'top-mid': '', 'top-left': '', 'top-right': '' };
  const ends = { bottom: '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '' };
  const table = new Table({
    head: [...head],
    colAligns: head.map((_, i) => (i < left ? 'left' : 'right')),
    chars: { ...none, ...edges, ...ends },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  for (const row of rows) table.push([...row]);
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

export function reportLines(desk: Desk, title: string, report: ArenaReport): string[] {
  const { arena: words } = desk.words;
  const [{ fair }] = report.pairings;
  return [
    words.played(title, report.players, String(report.seed)),
    '',
    ...pairingLines(desk, report.pairings),
    ...(report.pairings.length === 1 ? [eloLine(report.pairings[0])] : []),
    ...wrap(words.fair(percent(desk, fair, Number.isInteger(fair * 100) ? 0 : 1)), desk.terminal.width),
    '',
    ...botLines(desk, report.bots),
    ...(report.unfinished > 0 ? [desk.words.simulate.unfinished(report.unfinished)] : []),
    ...report.bots.flatMap((line) => troubleLines(desk, line.bot ?? '', line)),
  ];
}

const number = ({ language }: Desk, n: number, digits: number): string =>
  n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
const percent = (desk: Desk, share: number, digits = 1): string => `${number(desk, share * 100, digits)} %`;
/** Elo has its sign, and an end that lies nowhere. */
const signed = (n: number | null, beyond: string): string =>
  n === null ? beyond : `${n > 0 ? '+' : n < 0 ? '−' : '±'}${Math.abs(Math.round(n))}`;

function pairingLines(desk: Desk, pairings: readonly PairingLine[]): string[] {
  const { arena: words, table, simulate } = desk.words;
  const others = ({ b, against }: PairingLine): string =>
    against === 1 ? (b ?? table.automa) : `${against} × ${b ?? table.automa}`;
  return columns(
    [simulate.bot, words.against, simulate.games, simulate.share, '95 %'],
    pairings.map((each) => [
      each.a,
      others(each),
      number(desk, each.games, 0),
      percent(desk, each.share),
      `${number(desk, each.low * 100, 1)} – ${number(desk, each.high * 100, 1)}`,
    ]),
    2,
  );
}

/** Where only two met, their difference needs no list. */
function eloLine({ share, elo: { elo, low, high } }: PairingLine): string {
  return `Elo ${signed(elo, share === 1 ? '∞' : '−∞')} (95 %: ${signed(low, '−∞')} … ${signed(high, '∞')})`;
}

function botLines(desk: Desk, bots: readonly BotLine[]): string[] {
  const { arena: words, table, simulate } = desk.words;
  const isRated = bots.some(({ elo }) => elo !== null);
  return columns(
    [simulate.bot, words.decisions, words.msADecision, ...(isRated ? ['Elo', '95 %'] : [])],
    bots.map(({ bot, decisions, msADecision, elo }) => [
      bot ?? table.automa,
      bot === null ? '' : number(desk, decisions, 0),
      bot === null ? '' : number(desk, msADecision, msADecision < 10 ? 2 : 0),
      ...(elo === null ? [] : [signed(elo.elo, '∞'), `${signed(elo.low, '−∞')} … ${signed(elo.high, '∞')}`]),
    ]),
    1,
  );
}
