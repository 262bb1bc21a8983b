/** What boards say: clans, Coven tracks, Regions and the Automa's rondel; and what sides, clans and levels are called. */
import { capital, type Language } from '@gloaming/engine';
import {
  AUTOMA_TRACK,
  BEYOND,
  LEVEL_POINTS,
  MOON_BOARDS,
  REGION_BOARDS,
  RINGS,
  RONDEL,
  SUN_BOARD,
} from '../cards/index.ts';
import { laterCouncilCost, scoutOf } from '../clan.ts';
import { CLANS, type Clan, LEVELS, type Level, REGIONS, type Region, type Side } from '../nouns.ts';
import type { ClanBoard, Switches } from '../state.ts';
import { abilityText, exchangeText, headed, phrase } from './cardText.ts';
import { WORDS } from './languages.ts';
import type { Words } from './words.ts';

export interface BoardText {
  name: string;
  lines: string[];
}
export interface RegionText {
  name: string;
  space: string;
  rewards: { strength: number; text: string }[];
}
export interface TrackText {
  /** From the first step up. */
  steps: string[];
  /** What every step beyond the top gives. */
  beyond: string;
}
export interface RondelText {
  text: string;
  /** Never passed. */
  ring: boolean;
}
export interface SettingsText {
  sides: Readonly<Record<Side, string>>;
  clans: Readonly<Record<Clan, string>>;
  levels: Readonly<Record<Level, string>>;
}

const boardOf = (clan: Clan, side: Side): ClanBoard => (side === 'sun' ? SUN_BOARD : MOON_BOARDS[CLANS.indexOf(clan)]);
const sentence = (text: string): string => `${capital(text)}.`;

/** As the switches of the table have it. The track stands apart (`trackText`). */
export function clanBoardText(language: Language, clan: Clan, side: Side, switches: Switches): BoardText {
  const words = WORDS[language];
  const { boards } = words;
  const board = boardOf(clan, side);
  const line = (heading: string, text: string): string => `${headed(words, heading, text)}.`;
  return {
    name: words.clans[clan],
    lines: [
      line(boards.scout, phrase(words, scoutOf(board, switches))),
      line(boards.token, phrase(words, board.token)),
      `${boards.council(words.cost(board.councilFirst), words.cost(laterCouncilCost(board, switches)))}.`,
      ...(board.freeAction === null ? [] : [line(boards.freeAction, exchangeText(words, board.freeAction))]),
      ...(board.space === null ? [] : [line(boards.witchSpace, exchangeText(words, board.space))]),
      ...(board.ability === null ? [] : [`${abilityText(words, board.ability)}.`]),
      ...board.stoneSpaces.map((verbs, i) => line(boards.stoneSpace(i + 1), phrase(words, verbs))),
    ],
  };
}

/** The moon Star and the moon Spike use the track of the sun side. */
export type Track = 'sun' | 'cross' | 'circle' | 'automa';
/** Which track a clan has. */
export const trackOf = (clan: Clan, side: Side): Track =>
  side === 'moon' && (clan === 'cross' || clan === 'circle') ? clan : 'sun';
const stepsOf = (track: Track): ClanBoard['track'] => {
  if (track === 'automa') return AUTOMA_TRACK;
  return track === 'sun' ? SUN_BOARD.track : boardOf(track, 'moon').track;
};
export function trackText(language: Language, track: Track): TrackText {
  const words = WORDS[language];
  return {
    steps: stepsOf(track).map((verbs) => sentence(phrase(words, verbs))),
    beyond: `${headed(words, words.boards.beyond, phrase(words, BEYOND))}.`,
  };
}

export function regionText(language: Language, region: Region): RegionText {
  const words = WORDS[language];
  const { space, rewards } = REGION_BOARDS[REGIONS.indexOf(region)];
  return {
    name: words.regions[region],
    space: `${headed(words, words.headings.space({ effect: 'space', space }), exchangeText(words, space))}.`,
    rewards: rewards.map(({ strength, verbs }) => ({ strength, text: sentence(phrase(words, verbs)) })),
  };
}

/** Clockwise from the upper ring space. */
export function rondelText(language: Language, level: Level): RondelText[] {
  const words: Words = WORDS[language];
  const points = LEVEL_POINTS[LEVELS.indexOf(level)];
  return RONDEL.map((space, i) => ({ text: capital(words.rondel[space](points)), ring: RINGS.includes(i) }));
}

export function settingsText(language: Language): SettingsText {
  const { sides, clans, levels } = WORDS[language];
  return { sides, clans, levels };
}
