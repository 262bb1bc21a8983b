/** The words on the table of Evenfall, as in its rulebooks. */
import type { Language } from '@gloaming/engine';

export interface TableWords {
  /** Herb, Potion, Knowledge; then any of them, Mana, cards and points, as goods. */
  resources: readonly [string, string, string];
  any: string;
  mana: string;
  cards: string;
  /** A pool with nothing in it. */
  empty: string;
  /** Eye, flame, wave, fang, and the red stone. */
  stones: readonly [string, string, string, string, string];
  stonesOwned: string;
  /** Before a number. */
  witches: string;
  elders: string;
  scythes: string;
  orbs: string;
  /** Free building spaces. */
  free: string;
  coven: string;
  token: string;
  space: string;
  board: string;
  outer: string;
  inner: string;
  specialists: string;
  council: string;
  borrowed: string;
  hand: string;
  /** How many cards a player holds: before the number. */
  inHand: string;
  rondel: string;
  decks(main: number, discards: number, places: number): string;
  passed: string;
  first: string;
  battle: string;
  setup: string;
}

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = {
  en: {
    resources: ['Herb', 'Potion', 'Knowledge'],
    any: 'any',
    mana: 'Mana',
    cards: 'cards',
    empty: 'nothing',
    stones: ['eye', 'flame', 'wave', 'fang', 'red'],
    stonesOwned: 'Powerstones',
    witches: 'Witches',
    elders: 'Elders',
    scythes: 'Scythes',
    orbs: 'Orbs',
    free: 'free',
    coven: 'Coven track',
    token: 'token',
    space: 'Action Space',
    board: 'On the board',
    outer: 'Outer Circle',
    inner: 'Inner Circle',
    specialists: 'Specialists',
    council: 'Council',
    borrowed: 'Copied',
    hand: 'Hand',
    inHand: 'hand',
    rondel: 'Rondel',
    decks: (main, discards, places) => `Main deck ${main}, discards ${discards}, Place deck ${places}`,
    passed: 'passed',
    first: 'first player',
    battle: 'Battle',
    setup: 'Setting up',
  },
  de: {
    resources: ['Kraut', 'Elixier', 'Wissen'],
    any: 'beliebig',
    mana: 'Mana',
    cards: 'Karten',
    empty: 'nichts',
    stones: ['Auge', 'Flamme', 'Welle', 'Fangzahn', 'rot'],
    stonesOwned: 'Magiesteine',
    witches: 'Hexen',
    elders: 'Elder',
    scythes: 'Sensen',
    orbs: 'Orbs',
    free: 'frei',
    coven: 'Clanleiste',
    token: 'Token',
    space: 'Aktionsfeld',
    board: 'Auf dem Clanboard',
    outer: 'Outer Circle',
    inner: 'Inner Circle',
    specialists: 'Spezialisten',
    council: 'Rat',
    borrowed: 'Kopiert',
    hand: 'Hand',
    inHand: 'Hand',
    rondel: 'Rondell',
    decks: (main, discards, places) => `Hauptdeck ${main}, Ablage ${discards}, Ortsstapel ${places}`,
    passed: 'hat gepasst',
    first: 'Startspieler',
    battle: 'Kampf',
    setup: 'Aufbau',
  },
  pl: {
    resources: ['zioło', 'mikstura', 'księga'],
    any: 'dowolne',
    mana: 'mana',
    cards: 'karty',
    empty: 'nic',
    stones: ['oko', 'płomień', 'fala', 'kieł', 'czerwony'],
    stonesOwned: 'Magiczne kamienie',
    witches: 'wiedźmy',
    elders: 'mędrcy',
    scythes: 'sierpy',
    orbs: 'kule',
    free: 'wolne',
    coven: 'tor sabatu',
    token: 'żeton',
    space: 'pole akcji',
    board: 'Na planszetce',
    outer: 'Zewnętrzny krąg',
    inner: 'Wewnętrzny krąg',
    specialists: 'Specjaliści',
    council: 'Rada',
    borrowed: 'Skopiowani',
    hand: 'Ręka',
    inHand: 'ręka',
    rondel: 'Tor akcji',
    decks: (main, discards, places) => `talia główna ${main}, odrzucone ${discards}, talia miejsc ${places}`,
    passed: 'pas',
    first: 'pierwszy gracz',
    battle: 'Walka',
    setup: 'Przygotowanie',
  },
  pt: {
    resources: ['Erva', 'Elixir', 'Conhecimento'],
    any: 'qualquer',
    mana: 'Mana',
    cards: 'cartas',
    empty: 'nada',
    stones: ['olho', 'chama', 'onda', 'presa', 'vermelha'],
    stonesOwned: 'Pedras de Poder',
    witches: 'Bruxas',
    elders: 'Anciões',
    scythes: 'Foices',
    orbs: 'Orbes',
    free: 'livres',
    coven: 'Trilha do Coven',
    token: 'marcador',
    space: 'Campo de Ação',
    board: 'No tabuleiro',
    outer: 'Círculo Externo',
    inner: 'Círculo Interno',
    specialists: 'Especialistas',
    council: 'Conselho',
    borrowed: 'Copiados',
    hand: 'Mão',
    inHand: 'mão',
    rondel: 'Rondel',
    decks: (main, discards, places) => `Baralho de Compras ${main}, descarte ${discards}, Baralho de Locais ${places}`,
    passed: 'passou',
    first: 'primeiro jogador',
    battle: 'Conflito',
    setup: 'Preparação',
  },
};
