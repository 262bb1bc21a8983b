/**
 * Where every value comes from. The rules are those of the rulebooks, but these show only a few of the cards, and those in
 * part; the rest of the set is our own design. Whoever plays it is entitled to know which is which.
 */
import { LANGUAGES, type Language } from '@gloaming/engine';
import type {
  CardName,
  Keyword,
  PersonName,
  PlaceName,
  Region,
  RitualName,
  Side,
  StartingPlaceName,
  Track,
} from '../src/index.ts';

export const ORIGINS = ['known', 'hint', 'unpaired', 'designed'] as const;
/**
 * Known: a rulebook says so. Hint: seen in a picture, or inferred. Unpaired: a rulebook explains this effect without
 * naming a card; that it stands on this one is our choice. Designed: ours.
 */
export type Origin = (typeof ORIGINS)[number];

type Letter = 'K' | 'H' | 'U' | 'D';
const LETTERS: Record<Letter, Origin> = { K: 'known', H: 'hint', U: 'unpaired', D: 'designed' };
type Four = `${Letter}${Letter}${Letter}${Letter}`;
type Five = `${Four}${Letter}`;

const PLACE_PARTS = ['witches', 'icon', 'harvest', 'binding', 'points'] as const;
const SIDE_PARTS = ['icon', 'harvest', 'binding', 'points'] as const;
const RITUAL_PARTS = ['cost', 'keywords', 'spaces', 'points', 'effect'] as const;
const PERSON_PARTS = ['cost', 'keywords', 'points', 'specialist', 'council'] as const;
export type Part = (typeof PLACE_PARTS | typeof RITUAL_PARTS | typeof PERSON_PARTS)[number];

/** The name in each language; then the parts, in the order of PLACE_PARTS. */
const PLACES: Record<PlaceName, readonly [names: Four, parts: Five]> = {
  'cavern-plain': ['KKKK', 'HDHKD'],
  ruin: ['HHDD', 'DDDDD'],
  'thistle-meadow': ['DDDD', 'DDDDD'],
  'hermits-loft': ['DDDD', 'DDDDD'],
  'foggy-ford': ['DDDD', 'DDDDD'],
  'weathered-milestone': ['DDDD', 'DDDDD'],
  'fox-earth': ['DDDD', 'DDDDD'],
  'smiths-cellar': ['DDDD', 'DDDDD'],
  'toadstool-ring': ['DDDD', 'DDDDD'],
  'spirit-bog': ['KKKK', 'KDKKD'],
  cavern: ['KKKK', 'HDHHD'],
  archive: ['HDDD', 'DDHHD'],
  'mystic-springs': ['HHDD', 'DDHHD'],
  sanctum: ['KKKK', 'DDDDK'],
  'apothecary-terraces': ['DDDD', 'DDDDD'],
  'scholars-orchard': ['DDDD', 'DDDDD'],
  'alembic-grotto': ['DDDD', 'DDDDD'],
  'crossroads-market': ['DDDD', 'DDDDD'],
  'singing-menhirs': ['DDDD', 'DDDDD'],
  'rookery-tower': ['DDDD', 'DDDDD'],
  'moss-grown-gate': ['DDDD', 'DDDDD'],
  'bonfire-hill': ['DDDD', 'DDDDD'],
  'reapers-barn': ['DDDD', 'DDDDD'],
  'ancestors-barrow': ['DDDD', 'DDDDD'],
  'story-hearth': ['DDDD', 'DDDDD'],
  'waggoners-inn': ['DDDD', 'DDDDD'],
};
const STARTING_PLACES: Record<StartingPlaceName, readonly [names: Four, sun: Four, moon: Four]> = {
  'nqobantu-mine': ['KKKK', 'DDDD', 'DDKD'],
  'prophets-church': ['KKKK', 'DDDD', 'DDKD'],
  'eternal-tree': ['KKKK', 'DDDD', 'DDKD'],
  'ark-of-longjiang': ['HKKK', 'DDDD', 'DDKD'],
};
const RITUALS: Record<RitualName, readonly [names: Four, parts: Five]> = {
  'transmutation-chalice': ['KKKK', 'KKDDK'],
  'spacial-distortion': ['KKKK', 'DDKDU'],
  'energy-pillar': ['KKKK', 'DDDDD'],
  'cat-advisor': ['KKKK', 'DHDDD'],
  'twin-scythes': ['HDDK', 'DDDDH'],
  'golden-cauldron': ['HHDD', 'DDDDD'],
  'mystic-elephant': ['HHDD', 'DDDDD'],
  'living-chest': ['HHDD', 'DDDDD'],
  'pyre-of-renewal': ['DDDD', 'DDDDU'],
  'choir-of-beasts': ['DDDD', 'DDDDU'],
  'lamp-of-hidden-trails': ['DDDD', 'DDDDU'],
  'whispered-accord': ['DDDD', 'DDDDD'],
  'inward-procession': ['DDDD', 'DDDDD'],
  'sickle-dance': ['DDDD', 'DDDDD'],
  'honeyed-boughs': ['DDDD', 'DDDDD'],
  'basin-of-far-sight': ['DDDD', 'DDDDD'],
  'owl-courier': ['DDDD', 'DDDDD'],
  'marsh-stork': ['DDDD', 'DDDDD'],
  'candle-of-forgetting': ['DDDD', 'DDDDD'],
  'bell-of-assembly': ['DDDD', 'DDDDD'],
  'tinkers-hoard': ['DDDD', 'DDDDD'],
  'threshold-blessing': ['DDDD', 'DDDDD'],
  'truffle-boar': ['DDDD', 'DDDDD'],
  'weaver-spider': ['DDDD', 'DDDDD'],
  'vigil-of-the-grey': ['DDDD', 'DDDDD'],
  'stag-escort': ['DDDD', 'DDDDD'],
  'obelisk-of-dusk': ['DDDD', 'DDDDD'],
  'litany-of-sigils': ['DDDD', 'DDDDD'],
  'barter-by-moonlight': ['DDDD', 'DDDDD'],
};
const PERSONS: Record<PersonName, readonly [names: Four, parts: Five]> = {
  irene: ['KKKK', 'KDDKD'],
  oskar: ['DDDD', 'DDDUU'],
  mireille: ['DDDD', 'DDDUD'],
  tadeo: ['DDDD', 'DDDUU'],
  alwyn: ['HHDD', 'DHHDD'],
  hanna: ['HHDD', 'DHHDU'],
  hoja: ['HHDD', 'DHHDU'],
  ysolde: ['DDDD', 'DDDDD'],
  bao: ['DDDD', 'DDDDU'],
  thandeka: ['DDDD', 'DDDDU'],
  gregor: ['DDDD', 'DDDDU'],
  nila: ['DDDD', 'DDDDU'],
  corvin: ['DDDD', 'DDDDU'],
  matilda: ['DDDD', 'DDDDD'],
  sefu: ['DDDD', 'DDDDD'],
  romilda: ['DDDD', 'DDDDD'],
  ilse: ['DDDD', 'DDDDD'],
  dragomir: ['DDDD', 'DDDDU'],
  zuri: ['DDDD', 'DDDDD'],
  wen: ['DDDD', 'DDDDD'],
  philippa: ['DDDD', 'DDDDD'],
};

/** Where a letter does not say it all. */
export const NOTES: Partial<Record<CardName, string>> = {
  'cavern-plain': 'its existence and its name follow from the moon Circle setup: a Cavern without the Binding Bonus',
  'spirit-bog': 'that it has an icon is known, the shape is ours',
  cavern: 'keyword part (Familiar: 2 VP) seen in a picture; base part by analogy with Spirit Bog',
  archive: 'keyword part (Enchantment: 2 VP) seen in a picture; base part and harvest by analogy',
  'nqobantu-mine':
    'the 7 VP of the moon side are for balance: no rulebook has them, and without them the Star wins far less than its share (see the balance page)',
  'transmutation-chalice': 'that it is an Artifact is known, that it has no other keyword is ours',
  'spacial-distortion': 'effect known without a name; given to this card by theme',
  'energy-pillar': 'at least one Building Space is known',
  'cat-advisor': 'that it has a VP value is known, the number is ours',
  'twin-scythes': 'Action Space for several figures: known; what it does: ours',
  alwyn: 'Alwyn + Hanna + Hoja = 6 VP known, the split is ours',
};

interface Valued {
  part: Part;
  /** Of a Starting Place. */
  side: Side | null;
  origin: Origin;
}
interface Provenance {
  names: Record<Language, Origin>;
  values: Valued[];
}

const originOf = (letters: string, at: number): Origin => LETTERS[letters[at] as Letter];
const valued = (parts: readonly Part[], letters: string, side: Side | null): Valued[] =>
  parts.map((part, at) => ({ part, side, origin: originOf(letters, at) }));
const namesOf = (letters: Four): Record<Language, Origin> =>
  Object.fromEntries(LANGUAGES.map((language, at) => [language, originOf(letters, at)])) as Record<Language, Origin>;

const isIn = <N extends CardName>(record: Record<N, unknown>, name: CardName): name is N => name in record;

export function provenanceOf(name: CardName): Provenance {
  if (isIn(STARTING_PLACES, name)) {
    const [names, sun, moon] = STARTING_PLACES[name];
    return {
      names: namesOf(names),
      values: [...valued(SIDE_PARTS, sun, 'sun'), ...valued(SIDE_PARTS, moon, 'moon')],
    };
  }
  const [[names, letters], parts] = isIn(PLACES, name)
    ? [PLACES[name], PLACE_PARTS]
    : isIn(RITUALS, name)
      ? [RITUALS[name], RITUAL_PARTS]
      : [PERSONS[name], PERSON_PARTS];
  return { names: namesOf(names), values: valued(parts, letters, null) };
}

/** That there are two copies of each design: known of persons, ours for the others. */
export const COPIES_PROVENANCE = {
  places: 'designed',
  rituals: 'designed',
  persons: 'known',
} as const satisfies Record<string, Origin>;

/** What a keyword is called in each language. */
export const KEYWORD_PROVENANCE: Record<Keyword, Record<Language, Origin>> = {
  artifact: namesOf('KKKK'),
  familiar: namesOf('KKKK'),
  enchantment: namesOf('HDDD'),
};

/** The Action Space, and the rewards from the lowest strength on. */
export const REGION_PROVENANCE: Record<Region, { space: Origin; rewards: readonly [Origin, Origin, Origin] }> = {
  northernLakes: { space: 'known', rewards: ['known', 'known', 'designed'] },
  // A picture shows 6+ with a symbol and without a number: no hint at 3 VP.
  centralMountains: { space: 'known', rewards: ['designed', 'designed', 'designed'] },
  southernSlopes: { space: 'known', rewards: ['designed', 'designed', 'designed'] },
};

export const TRACKS = ['sun', 'cross', 'circle', 'automa'] as const satisfies readonly Track[];
const steps = (letters: string): Origin[] => [...letters].map((_, at) => originOf(letters, at));
/** Step by step; that every step beyond the top gives 2 VP is known. */
export const TRACK_PROVENANCE: Record<Track, { steps: readonly Origin[]; length: Origin; beyond: Origin }> = {
  sun: { steps: steps('KKHDDH'), length: 'hint', beyond: 'known' },
  cross: { steps: steps('DDDDDDD'), length: 'designed', beyond: 'known' },
  circle: { steps: steps('KDDDDD'), length: 'designed', beyond: 'known' },
  automa: { steps: steps('DDDDDDDDDDDDDD'), length: 'designed', beyond: 'known' },
};

export const BOARD_PROVENANCE = {
  sunBoard: 'known',
  moonBoards: 'known',
  spikeStoneSpaces: 'designed',
  regionsInPlay: 'known',
  placesPerRegion: 'hint',
  actionSpacesPerRegion: 'hint',
  stones: 'known',
  stonesPerRegion: 'known',
  redStone: 'known',
  shapes: 'designed',
  stonesPerShape: 'designed',
  rondelSpaces: 'known',
  rondelRings: 'hint',
  rondelOrder: 'designed',
  levels: 'known',
} as const satisfies Record<string, Origin>;
export type BoardValue = keyof typeof BOARD_PROVENANCE;
