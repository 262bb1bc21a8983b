/** The report of a line as tables. */
import { settingsText } from '@gloaming/evenfall';
import { withGame } from '@gloaming/games';
import { ruler, wrap } from '../../base/page.ts';
import type { Context } from '../../support/context.ts';
import { type Cells, columns } from '../base/columns.ts';
import { AUTOMA, number } from '../base/words.ts';
import { COUNTED, type Counted } from './counted.ts';
import type { CardReport, LineReport, Share } from './report.ts';

/** Names of cards may not make a line wider than the page. */
const NAME = 24;
/** Less than any difference. */
const LEAST = -2;
/** What is counted of a player. */
const NAMES: Readonly<Record<Counted, string>> = {
  rituals: 'Rituals',
  specialists: 'Specialists',
  council: 'Council Members',
  places: 'Places taken',
  transfers: 'Transfers',
  scythes: 'Scythes',
  orbs: 'Orbs',
  steps: 'Coven steps',
  harvested: 'Places harvested',
  battles: 'battles',
  strength: 'strength in each',
  won: 'battles won',
  drawn: 'cards drawn',
  discarded: 'cards discarded',
};
/** The difference among those who drew a card in one of the first two rounds. */
const EARLY = '± 1–2';

export function reportLines(context: Context, report: LineReport): string[] {
  const settings = settingsText('en');
  const title = [
    `${report.players} player${report.players === 1 ? '' : 's'}`,
    settings.sides[report.side],
    ...(report.level === null ? [] : [settings.levels[report.level]]),
    `${report.games} game${report.games === 1 ? '' : 's'}`,
  ].join(' · ');
  const fair = 1 / report.players;
  return [
    '',
    ...ruler(title, context.terminal.width, context.paint),
    ...scores(report),
    ...(report.automa === null ? [] : automa(report.automa)),
    ...(report.players === 1
      ? []
      : shares(
          'Seat from the first player',
          report.seats.map((share, i) => [String(i + 1), share]),
          fair,
        )),
    ...(report.clans.length === 0 || report.players === 1
      ? []
      : shares(
          'Clan',
          report.clans.map((each) => [settings.clans[each.clan], each]),
          fair,
        )),
    ...means(context, report),
    ...(report.players === 1 ? [] : cardTable(report.cards)),
  ];
}

/** Where there is nothing to say. */
const NOTHING = '–';
const percent = ({ n, share }: Share): string => (n === 0 ? NOTHING : number(share * 100, 1));
const signed = (difference: number | null): string =>
  difference === null ? NOTHING : `${difference < 0 ? '−' : '+'}${number(Math.abs(difference) * 100, 1)}`;

const table = (head: readonly string[], rows: readonly Cells[]): string[] => ['', ...columns(head, rows)];

function scores({ points, winning }: LineReport): string[] {
  const row = (name: string, s: LineReport['points']): Cells => [
    name,
    number(s.mean, 1),
    number(s.deviation, 1),
    s.least,
    s.quarter,
    s.median,
    s.threeQuarters,
    s.most,
  ];
  return table(
    ['Points', 'mean', 'dev.', 'least', '25 %', '50 %', '75 %', 'most'],
    [row('everybody', points), row('winners', winning)],
  );
}

function shares(head: string, rows: readonly (readonly [string, Share])[], fair: number): string[] {
  return table(
    [head, 'n', 'wins %', '95 % interval', 'off fair'],
    rows.map(([name, each]) => [
      name,
      number(each.n, 0),
      percent(each),
      `${number(each.low * 100, 1)} – ${number(each.high * 100, 1)}`,
      signed(each.n === 0 ? null : each.share - fair),
    ]),
  );
}

function automa(each: Share & { points: number }): string[] {
  return table(
    [AUTOMA, 'wins %', '95 % interval', 'mean'],
    [['', percent(each), `${number(each.low * 100, 1)} – ${number(each.high * 100, 1)}`, number(each.points, 1)]],
  );
}

function means(context: Context, { means: each }: LineReport): string[] {
  const list = COUNTED.map((name) => `${NAMES[name]} ${number(each[name], 2)}`).join(', ');
  return ['', ...wrap(`Per player and game: ${list}`, context.terminal.width, 2)];
}

const shortened = (name: string): string => (name.length > NAME ? `${name.slice(0, NAME - 1).trimEnd()}…` : name);

/** The biggest difference first; last those that cannot be compared. */
function cardTable(cards: readonly CardReport[]): string[] {
  const telling = withGame('evenfall', ({ texts }) => texts.en);
  const asWhat = (share: Share | null): string => (share === null ? '' : percent(share));
  return table(
    ['Card', 'n', 'unplayed', 'n', 'played', '±', EARLY, 'spec.', 'council'],
    cards
      .toSorted((a, b) => (b.difference ?? LEAST) - (a.difference ?? LEAST))
      .map(({ card, idle, played, specialist, council, difference, early }) => [
        shortened(telling.card(card).name),
        idle.n,
        percent(idle),
        played.n,
        percent(played),
        signed(difference),
        signed(early),
        asWhat(specialist),
        asWhat(council),
      ]),
  );
}
