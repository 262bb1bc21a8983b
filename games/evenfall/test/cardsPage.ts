/** The page `docs/evenfall-cards.md`: every card and board with where its values come from. */
import { LANGUAGES } from '@gloaming/engine';
import {
  CARD_NAMES,
  type CardName,
  cardOf,
  FIRST_PERSON,
  FIRST_RITUAL,
  isPerson,
  isPlace,
  KEYWORDS,
  PLACE_DECK,
  REGIONS,
  regionText,
  trackText,
} from '../src/index.ts';
import { en } from '../src/primer/en.ts';
import { cardText } from '../src/text/cardText.ts';
import { WORDS } from '../src/text/languages.ts';
import {
  BOARD_PROVENANCE,
  type BoardValue,
  COPIES_PROVENANCE,
  KEYWORD_PROVENANCE,
  NOTES,
  ORIGINS,
  type Origin,
  type Part,
  provenanceOf,
  REGION_PROVENANCE,
  TRACK_PROVENANCE,
  TRACKS,
} from './provenance.ts';

const MEANINGS: Record<Origin, string> = {
  known: 'stated in a rulebook',
  hint: 'seen in a picture of a rulebook, or inferred',
  unpaired: 'explained in a rulebook; that it stands on this card is our choice',
  designed: 'our own design',
};
const PARTS: Record<Part, string> = {
  witches: 'Witches',
  icon: 'Powerstone icon',
  harvest: 'Harvest Bonus',
  binding: 'Binding Bonus',
  points: 'VP',
  cost: 'cost',
  keywords: 'keywords',
  spaces: 'Building Spaces',
  effect: 'effect',
  specialist: 'Specialist effect',
  council: 'Council effect',
};

const DESIGNS: readonly CardName[] = CARD_NAMES.filter((name, card) => cardOf(name) === card);

const BOARD_VALUES: Record<BoardValue, string> = {
  sunBoard: 'Clan Boards, sun side (Coven Track: see above)',
  moonBoards: 'Clan Boards, moon sides (Coven Tracks and Starting Places: see above)',
  spikeStoneSpaces: 'The Spike, moon side: what the Powerstone spaces give',
  regionsInPlay: 'Which Regions are in play',
  placesPerRegion: 'Places in each Region',
  actionSpacesPerRegion: 'Action Spaces in each Region',
  stones: '12 Powerstones',
  stonesPerRegion: '4 Powerstones in each Region',
  redStone: 'The red Powerstone',
  shapes: 'The four shapes of Powerstones',
  stonesPerShape: '3 Powerstones of each shape',
  rondelSpaces: 'Rondel: which kinds of spaces there are',
  rondelRings: 'Rondel: what the two ring spaces do',
  rondelOrder: 'Rondel: the order of the spaces',
  levels: 'The four levels of the Automa',
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

interface Value {
  what: string;
  origin: Origin;
}
/** "known: name, cost; designed: VP" */
function byOrigin(values: readonly Value[]): string {
  return ORIGINS.flatMap((origin) => {
    const of = values.filter((value) => value.origin === origin).map(({ what }) => what);
    return of.length === 0 ? [] : [`${origin}: ${of.join(', ')}`];
  }).join('; ');
}
/** The name once, where it comes from the same source in all languages. */
function namesOf(name: CardName): Value[] {
  const { names } = provenanceOf(name);
  return ORIGINS.flatMap((origin) => {
    const of = LANGUAGES.filter((language) => names[language] === origin);
    if (of.length === 0) return [];
    return [{ what: of.length === LANGUAGES.length ? 'name' : `name (${of.join(', ')})`, origin }];
  });
}
const valuesOf = (name: CardName): Value[] =>
  provenanceOf(name).values.map(({ part, side, origin }) => {
    const what = PARTS[part];
    return { what: side === null ? what : `${what} (${WORDS.en.sides[side]})`, origin };
  });

function cardRow(name: CardName): string[] {
  const text = cardText(WORDS.en, cardOf(name));
  const note = NOTES[name];
  return [
    LANGUAGES.map((language) => WORDS[language].names[name]).join(' / '),
    text.kind,
    text.cost,
    text.points,
    text.lines.join('<br>'),
    byOrigin([...namesOf(name), ...valuesOf(name)]) + (note === undefined ? '' : ` (${note})`),
  ];
}
function section(title: string, holds: (card: number) => boolean): string {
  const names = DESIGNS.filter((name) => holds(cardOf(name)));
  const heads = ['Name (en / de / pl / pt)', 'Kind', 'Cost', 'VP', 'Text', 'Where it comes from'];
  return `## ${title}\n\n${table(heads, names.map(cardRow))}`;
}

function counts(): string {
  const values = DESIGNS.flatMap(valuesOf);
  return table(
    ['', 'Meaning', 'Values of cards'],
    ORIGINS.map((origin) => [
      origin,
      MEANINGS[origin],
      String(values.filter((value) => value.origin === origin).length),
    ]),
  );
}

function regions(): string {
  const rows = REGIONS.map((region) => {
    const { name, space, rewards } = regionText('en', region);
    const of = REGION_PROVENANCE[region];
    return [
      name,
      `${space} (${of.space})`,
      ...rewards.map(({ strength, text }, i) => `${strength}+ ${text} (${of.rewards[i]})`),
    ];
  });
  return table(['Region', 'Action Space', 'Reward', 'Reward', 'Reward'], rows);
}
function tracks(): string {
  const rows = TRACKS.map((track) => {
    const { steps, beyond } = trackText('en', track);
    const of = TRACK_PROVENANCE[track];
    const lines = [...steps.map((step, i) => `${i + 1}. ${step} (${of.steps[i]})`), `${beyond} (${of.beyond})`];
    return [track, lines.join('<br>'), of.length];
  });
  return table(['Track', 'Steps', 'Number of steps'], rows);
}
function keywords(): string {
  const rows = KEYWORDS.map((keyword) => [
    LANGUAGES.map((language) => WORDS[language].keywords[keyword]).join(' / '),
    byOrigin(LANGUAGES.map((language) => ({ what: language, origin: KEYWORD_PROVENANCE[keyword][language] }))),
  ]);
  return table(['Keyword (en / de / pl / pt)', 'Where the names come from'], rows);
}

export function cardsPage(): string {
  const { places, rituals, persons } = COPIES_PROVENANCE;
  return `${[
    '# The cards of Evenfall, and where they come from',
    en.cards.lines.ours,
    'This page is made from the cards that are played: `UPDATE=1 npm run unit games/evenfall/test/text-provenance` writes it anew.',
    counts(),
    `There are two copies of each card: for persons that is ${persons}, for Places (${places}) and Rituals (${rituals}) it is our choice. Starting Places are single.`,
    section('Places of Power', (card) => card < PLACE_DECK),
    section('Starting Places', (card) => isPlace(card) && card >= PLACE_DECK),
    section('Rituals', (card) => card >= FIRST_RITUAL && card < FIRST_PERSON),
    section('Specialists and Council Members', isPerson),
    `## Keywords\n\n${keywords()}`,
    `## Regions\n\n${regions()}`,
    `## Coven Tracks\n\nThe moon Star and the moon Spike climb the track of the sun side.\n\n${tracks()}`,
    `## Boards and setup\n\n${table(
      ['What', 'Where it comes from'],
      Object.entries(BOARD_PROVENANCE).map(([value, origin]) => [BOARD_VALUES[value as BoardValue], origin]),
    )}`,
  ].join('\n\n')}\n`;
}
