/** What the boards of Evenfall say: Regions, clans with their Coven tracks, and the Automa's rondel. */
import type { CardText, Language } from '@gloaming/engine';
import {
  CLANS,
  type Clan,
  clanBoardText,
  LEVELS,
  REGIONS,
  type RondelText,
  regionText,
  rondelText,
  SIDES,
  type Side,
  SWITCHES,
  settingsText,
  type Table,
  type Track,
  trackOf,
  trackText,
} from '@gloaming/evenfall';
import { WORDS } from '../../text/index.ts';
import { RING } from './things.ts';
import { TABLE_WORDS } from './words.ts';

/** The winner there becomes first player. */
const MARKER_REGION = 0;

const board = (name: string, kind: string, lines: readonly string[]): CardText => ({
  name,
  kind,
  cost: '',
  points: '',
  lines: [...lines],
});

export const onRondel = ({ text, ring }: RondelText): string => (ring ? `${RING} ${text}` : text);

/** "4+: Draw 1 card." */
export const rewardsOf = (language: Language, region: number): string[] =>
  regionText(language, REGIONS[region]).rewards.map(({ strength, text }) => `${strength}+: ${text}`);

export const becomesFirst = (language: Language, region: number, isShared: boolean): string[] =>
  region === MARKER_REGION && isShared ? [TABLE_WORDS[language].becomesFirst] : [];

function regionBoard(language: Language, region: number, isShared: boolean): CardText {
  const words = TABLE_WORDS[language];
  const { name, space } = regionText(language, REGIONS[region]);
  const rewards = `${words.rewards}: ${rewardsOf(language, region).join(' ')}`;
  return board(name, words.region, [space, rewards, ...becomesFirst(language, region, isShared)]);
}

function clanBoard(language: Language, clan: Clan, side: Side, table: Table | null): CardText {
  const { name, lines } = clanBoardText(language, clan, side, table?.switches ?? SWITCHES);
  return board(name, `${TABLE_WORDS[language].clanBoard} · ${settingsText(language).sides[side]}`, lines);
}

function trackBoard(language: Language, track: Track, whose: string): CardText {
  const { steps, beyond } = trackText(language, track);
  const { coven } = TABLE_WORDS[language];
  return board(`${coven.charAt(0).toUpperCase()}${coven.slice(1)}`, whose, [
    steps.map((step, i) => `${i + 1}: ${step}`).join(' '),
    beyond,
  ]);
}

/** The levels differ in one number: all of it is told of the first, and of the others that space. */
function rondelBoard(language: Language, levels: readonly number[], automa: string): CardText {
  const said = settingsText(language).levels;
  const [first, ...others] = levels.map((level) => ({
    name: said[LEVELS[level]],
    spaces: rondelText(language, LEVELS[level]),
  }));
  const { rondel, signs } = TABLE_WORDS[language];
  const different = others.flatMap(({ name, spaces }) =>
    spaces.flatMap(({ text }, i) => (text === first.spaces[i].text ? [] : [`${name}: ${i + 1}: ${text}`])),
  );
  return board(rondel, `${automa}, ${first.name}`, [
    ...first.spaces.map((space, i) => `${i + 1}: ${onRondel(space)}`),
    `${RING} ${signs.ring}`,
    ...different,
  ]);
}

/** Which clans have a track: several share that of the sun side. */
function tracksOf(language: Language, boards: readonly { clan: Clan; side: Side }[]): CardText[] {
  const { clans, sides } = settingsText(language);
  const whose = new Map<Track, string[]>();
  for (const { clan, side } of boards)
    whose.set(trackOf(clan, side), [...(whose.get(trackOf(clan, side)) ?? []), `${clans[clan]} (${sides[side]})`]);
  return [...whose].map(([track, names]) => trackBoard(language, track, names.join(', ')));
}

/** Those of a table, or all. */
export function boardsOf(language: Language, table: Table | null): CardText[] {
  const { automa } = WORDS[language].table;
  const clans =
    table === null
      ? SIDES.flatMap((side) => CLANS.map((clan) => ({ clan, side })))
      : table.players.flatMap(({ clan, automa: isAutoma }) =>
          clan < 0 || isAutoma === 1 ? [] : [{ clan: CLANS[clan], side: table.side }],
        );
  const hasAutoma = table === null || table.players.some(({ automa }) => automa === 1);
  const regions = table === null ? REGIONS : REGIONS.slice(0, table.regions.length);
  const levels = table === null ? LEVELS.map((_, level) => level) : [table.level];
  return [
    ...regions.map((_, region) => regionBoard(language, region, table === null || table.seats > 1)),
    ...clans.map(({ clan, side }) => clanBoard(language, clan, side, table)),
    ...tracksOf(language, clans),
    ...(hasAutoma ? [trackBoard(language, 'automa', automa), rondelBoard(language, levels, automa)] : []),
  ];
}
