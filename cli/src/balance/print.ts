/** The report of a line as tables. */
import { settingsText } from '@gloaming/evenfall';
import { withGame } from '@gloaming/games';
import { ruler, wrap } from '../base/page.ts';
import { COUNTED } from '../base/statistics.ts';
import { widthOf } from '../base/terminal.ts';
import type { Desk } from '../desk/context.ts';
import type { CardReport, LineReport, Share } from './report.ts';

type Cells = readonly (string | number)[];

/** Names of cards may not make a line wider than the page. */
const NAME = 24;
/** Less than any difference. */
const LEAST = -2;
/** The difference among those who drew a card in one of the first two rounds. */
const EARLY = '± 1–2';

export function reportLines(desk: Desk, report: LineReport): string[] {
  const { balance: words } = desk.words;
  const settings = settingsText(desk.language);
  const title = [
    words.players(report.players),
    settings.sides[report.side],
    ...(report.level === null ? [] : [settings.levels[report.level]]),
    words.games(report.games),
  ].join(' · ');
  const fair = 1 / report.players;
  return [
    '',
    ...ruler(title, desk.terminal.width, desk.paint),
    ...scores(desk, report),
    ...(report.automa === null ? [] : automa(desk, report.automa)),
    ...(report.players === 1
      ? []
      : shares(
          desk,
          words.seat,
          report.seats.map((share, i) => [String(i + 1), share]),
          fair,
        )),
    ...(report.clans.length === 0 || report.players === 1
      ? []
      : shares(
          desk,
          words.clan,
          report.clans.map((each) => [settings.clans[each.clan], each]),
          fair,
        )),
    ...means(desk, report),
    ...(report.players === 1 ? [] : cardTable(desk, report.cards)),
  ];
}

const numberIn = (desk: Desk, n: number, digits: number): string =>
  n.toLocaleString(desk.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
/** Where there is nothing to say. */
const NOTHING = '–';
const percent = (desk: Desk, { n, share }: Share): string => (n === 0 ? NOTHING : numberIn(desk, share * 100, 1));
const signed = (desk: Desk, difference: number | null): string =>
  difference === null ? NOTHING : `${difference < 0 ? '−' : '+'}${numberIn(desk, Math.abs(difference) * 100, 1)}`;

/** Columns without lines between them: names to the left, numbers to the right. */
function table(head: readonly string[], rows: readonly Cells[]): string[] {
  const all = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, i) => Math.max(...all.map((row) => widthOf(row[i]))));
  const blank = (text: string, i: number): string => ' '.repeat(widths[i] - widthOf(text));
  return [
    '',
    ...all.map((row) =>
      row
        .map((text, i) => (i === 0 ? text + blank(text, i) : blank(text, i) + text))
        .join('  ')
        .trimEnd(),
    ),
  ];
}

function scores(desk: Desk, { points, winning }: LineReport): string[] {
  const { balance: words } = desk.words;
  const row = (name: string, s: LineReport['points']): Cells => [
    name,
    numberIn(desk, s.mean, 1),
    numberIn(desk, s.deviation, 1),
    s.least,
    s.quarter,
    s.median,
    s.threeQuarters,
    s.most,
  ];
  return table(
    [words.points, words.mean, words.deviation, words.least, '25 %', '50 %', '75 %', words.most],
    [row(words.everybody, points), row(words.winners, winning)],
  );
}

function shares(desk: Desk, head: string, rows: readonly (readonly [string, Share])[], fair: number): string[] {
  const { balance: words } = desk.words;
  return table(
    [head, words.n, words.share, words.interval, words.offFair],
    rows.map(([name, each]) => [
      name,
      numberIn(desk, each.n, 0),
      percent(desk, each),
      `${numberIn(desk, each.low * 100, 1)} – ${numberIn(desk, each.high * 100, 1)}`,
      signed(desk, each.n === 0 ? null : each.share - fair),
    ]),
  );
}

function automa(desk: Desk, each: Share & { points: number }): string[] {
  const { balance: words, table: names } = desk.words;
  return table(
    [names.automa, words.share, words.interval, words.mean],
    [
      [
        '',
        percent(desk, each),
        `${numberIn(desk, each.low * 100, 1)} – ${numberIn(desk, each.high * 100, 1)}`,
        numberIn(desk, each.points, 1),
      ],
    ],
  );
}

function means(desk: Desk, { means: each }: LineReport): string[] {
  const { balance: words } = desk.words;
  const list = COUNTED.map((name) => `${words.counted[name]} ${numberIn(desk, each[name], 2)}`).join(', ');
  return ['', ...wrap(`${words.perPlayer}: ${list}`, desk.terminal.width, 2)];
}

const shortened = (name: string): string => (name.length > NAME ? `${name.slice(0, NAME - 1).trimEnd()}…` : name);

/** The biggest difference first; last those that cannot be compared. */
function cardTable(desk: Desk, cards: readonly CardReport[]): string[] {
  const { balance: words } = desk.words;
  const telling = withGame('evenfall', ({ texts }) => texts[desk.language]);
  const asWhat = (share: Share | null): string => (share === null ? '' : percent(desk, share));
  return table(
    [words.card, words.n, words.idle, words.n, words.played, '±', EARLY, words.specialist, words.council],
    cards
      .toSorted((a, b) => (b.difference ?? LEAST) - (a.difference ?? LEAST))
      .map(({ card, idle, played, specialist, council, difference, early }) => [
        shortened(telling.card(card).name),
        idle.n,
        percent(desk, idle),
        played.n,
        percent(desk, played),
        signed(desk, difference),
        signed(desk, early),
        asWhat(specialist),
        asWhat(council),
      ]),
  );
}
