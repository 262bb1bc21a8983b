/** The words on the table of Res Arcana. */
import type { Language } from '@gloaming/engine';

export interface TableWords {
  /** elan, life, calm, death, gold */
  essences: readonly [string, string, string, string, string];
  /** Of whatever kind. */
  any: string;
  monuments: string;
  places: string;
  items: string;
  /** A pool or a hand with nothing in it. */
  empty: string;
  hand: string;
  /** How many cards a player holds: before the number. */
  inHand: string;
  /** What was kept in a draft. */
  picked: string;
  deck: string;
  discards: string;
  passed: string;
  first: string;
  /** The token, after a player has passed. */
  nextFirst: string;
  mages: string;
  pack: string;
  open: string;
  inDeck(n: number): string;
  game(n: number): string;
  wins(n: number): string;
  collect: string;
  setup: string;
  signs: { points: string; cost: string; on: string; turned: string };
}

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = {
  en: {
    essences: ['elan', 'life', 'calm', 'death', 'gold'],
    any: 'any',
    monuments: 'Monuments',
    places: 'Places',
    items: 'Items',
    empty: 'nothing',
    hand: 'Hand',
    inHand: 'hand',
    picked: 'Picked',
    deck: 'deck',
    discards: 'discards',
    passed: 'passed',
    first: 'first player',
    nextFirst: 'first next round',
    mages: 'Mages',
    pack: 'Pack',
    open: 'Open',
    inDeck: (n) => `and ${n} in the deck`,
    game: (n) => `game ${n}`,
    wins: (n) => `${n} won`,
    collect: 'collecting',
    setup: 'Setting up',
    signs: {
      points: 'victory points',
      cost: 'what a card costs',
      on: 'essences that lie on a card',
      turned: 'turned: it is straightened at the beginning of the next round',
    },
  },
  de: {
    essences: ['Elan', 'Leben', 'Ruhe', 'Tod', 'Gold'],
    any: 'beliebig',
    monuments: 'Monumente',
    places: 'Orte',
    items: 'Gegenstände',
    empty: 'nichts',
    hand: 'Hand',
    inHand: 'Hand',
    picked: 'Behalten',
    deck: 'Stapel',
    discards: 'Ablage',
    passed: 'hat gepasst',
    first: 'Startspieler',
    nextFirst: 'nächster Startspieler',
    mages: 'Magier',
    pack: 'Auswahl',
    open: 'Offen',
    inDeck: (n) => `und ${n} im Stapel`,
    game: (n) => `Partie ${n}`,
    wins: (n) => `${n} gewonnen`,
    collect: 'Sammeln',
    setup: 'Aufbau',
    signs: {
      points: 'Siegpunkte',
      cost: 'was eine Karte kostet',
      on: 'Essenzen, die auf einer Karte liegen',
      turned: 'gedreht: Zu Beginn der nächsten Runde wird sie wieder aufgerichtet',
    },
  },
  pl: {
    essences: ['wigor', 'życie', 'spokój', 'śmierć', 'złoto'],
    any: 'dowolne',
    monuments: 'Monumenty',
    places: 'Enklawy',
    items: 'Przedmioty',
    empty: 'nic',
    hand: 'Ręka',
    inHand: 'ręka',
    picked: 'Wybrane',
    deck: 'talia',
    discards: 'odrzucone',
    passed: 'pas',
    first: 'pierwszy gracz',
    nextFirst: 'zacznie następną rundę',
    mages: 'Magowie',
    pack: 'Do wyboru',
    open: 'Odkryte',
    inDeck: (n) => `i ${n} w talii`,
    game: (n) => `partia ${n}`,
    wins: (n) => `wygrane: ${n}`,
    collect: 'zbieranie',
    setup: 'Przygotowanie',
    signs: {
      points: 'punkty zwycięstwa',
      cost: 'koszt karty',
      on: 'esencje leżące na karcie',
      turned: 'aktywowana: zostanie przygotowana na początku następnej rundy',
    },
  },
  pt: {
    essences: ['elã', 'vida', 'calma', 'morte', 'ouro'],
    any: 'qualquer',
    monuments: 'Monumentos',
    places: 'Lugares',
    items: 'Itens',
    empty: 'nada',
    hand: 'Mão',
    inHand: 'mão',
    picked: 'Escolhidas',
    deck: 'baralho',
    discards: 'descarte',
    passed: 'passou',
    first: 'primeiro jogador',
    nextFirst: 'começa a próxima rodada',
    mages: 'Magos',
    pack: 'Escolha',
    open: 'Abertas',
    inDeck: (n) => `e ${n} no baralho`,
    game: (n) => `partida ${n}`,
    wins: (n) => `${n} vitória${n === 1 ? '' : 's'}`,
    collect: 'coleta',
    setup: 'Preparação',
    signs: {
      points: 'pontos de vitória',
      cost: 'o custo de uma carta',
      on: 'essências que estão sobre uma carta',
      turned: 'virada: é desvirada no início da próxima rodada',
    },
  },
};
