/** What stands around the table: the options of a game, and what is the rulebooks' and what is ours. */
import type { Language } from '@gloaming/engine';
import type { Origin, Part } from '../cards/provenance.ts';
import type { Switches } from '../state.ts';

export interface Settings {
  experienced: string;
  switches: Readonly<Record<keyof Switches, string>>;
  /** For the page of information about the game. */
  about: string;
  origins: Readonly<Record<Origin, string>>;
  parts: Readonly<Record<Part, string>>;
}

export const SETTINGS: Readonly<Record<Language, Settings>> = {
  en: {
    experienced: 'Experienced players: draw 2 more cards in round 1, then discard 2',
    switches: {
      moonSpikeScoutMana: 'The Spike, moon side: Mana in the Scout phase',
      moonStarCouncilAnyFive: 'The Star, moon side: later Council Members cost 5 resources of your choice',
      manaCap: 'Most Mana a player can have',
      placesPerRegion: 'Places in each Region, with 1, 2, 3 and 4 players',
      actionSpacesPerRegion: 'Action Spaces in each Region',
      automaPrefersBinding: 'The Automa prefers to discover Places with a Binding Bonus',
      automaPointsPerGood: 'VP for the Automa for each resource, Mana or card',
      spikeSpacesOncePerGame: 'The Spike, moon side: each Powerstone space only once a game',
      endDiscardTriggers: 'The cards left in hand at the end count as discarded',
    },
    about:
      'The rules are those of the rulebooks. Most cards are our own design: the rulebooks show only a few of them, and those only in part. This is not the published card set.',
    origins: {
      known: 'stated in a rulebook',
      hint: 'seen in a picture of a rulebook, or inferred',
      unpaired: 'explained in a rulebook; that it stands on this card is our choice',
      designed: 'our own design',
    },
    parts: {
      witches: 'Witches',
      icon: 'Powerstone icon',
      harvest: 'harvest bonus',
      binding: 'Binding Bonus',
      points: 'VP',
      cost: 'cost',
      keywords: 'keywords',
      spaces: 'building spaces',
      effect: 'effect',
      specialist: 'Specialist effect',
      council: 'Council effect',
    },
  },
  de: {
    experienced: 'Für fortgeschrittene Spieler: in Runde 1 zwei Karten mehr ziehen, dann zwei abwerfen',
    switches: {
      moonSpikeScoutMana: 'The Spike, Mondseite: Mana in der Erkundungsphase',
      moonStarCouncilAnyFive: 'The Star, Mondseite: weitere Ratsmitglieder kosten 5 beliebige Ressourcen',
      manaCap: 'Höchstwert der Manaleiste',
      placesPerRegion: 'Orte der Macht je Region, mit 1, 2, 3 und 4 Spielern',
      actionSpacesPerRegion: 'Aktionsfelder je Region',
      automaPrefersBinding: 'Der Automa entdeckt bevorzugt Orte der Macht mit Bindungsbonus',
      automaPointsPerGood: 'Siegpunkte des Automa je Ressource, Mana oder Karte',
      spikeSpacesOncePerGame: 'The Spike, Mondseite: jedes Magiesteinfeld nur einmal pro Partie',
      endDiscardTriggers: 'Handkarten bei Spielende gelten als abgeworfen',
    },
    about:
      'Die Regeln sind die der Anleitungen. Die meisten Karten haben wir selbst entworfen: Die Anleitungen zeigen nur wenige davon, und auch diese nur zum Teil. Dies ist nicht der veröffentlichte Kartensatz.',
    origins: {
      known: 'steht in einer Anleitung',
      hint: 'auf einem Bild in einer Anleitung zu erkennen oder daraus erschlossen',
      unpaired: 'in einer Anleitung erklärt; dass es auf dieser Karte steht, ist unsere Wahl',
      designed: 'von uns entworfen',
    },
    parts: {
      witches: 'Hexen',
      icon: 'Magiesteinsymbol',
      harvest: 'Erntebonus',
      binding: 'Bindungsbonus',
      points: 'Siegpunkte',
      cost: 'Kosten',
      keywords: 'Schlüsselwörter',
      spaces: 'Bauplätze',
      effect: 'Effekt',
      specialist: 'Effekt als Spezialist',
      council: 'Effekt als Ratsmitglied',
    },
  },
  pl: {
    experienced: 'Dla doświadczonych graczy: w rundzie 1 dobierz 2 dodatkowe karty, a potem odrzuć 2',
    switches: {
      moonSpikeScoutMana: 'Klan Ciernia, symbol księżyca: punkty many w fazie zwiadu',
      moonStarCouncilAnyFive: 'Klan Gwiazdy, symbol księżyca: kolejni członkowie rady kosztują 5 dowolnych surowców',
      manaCap: 'Najwięcej punktów many u gracza',
      placesPerRegion: 'Miejsca mocy w regionie przy 1, 2, 3 i 4 graczach',
      actionSpacesPerRegion: 'Pola akcji w regionie',
      automaPrefersBinding: 'Automa odkrywa najpierw miejsca mocy z premią połączenia',
      automaPointsPerGood: 'Punkty zwycięstwa Automy za każdy surowiec, punkt many albo kartę',
      spikeSpacesOncePerGame: 'Klan Ciernia, symbol księżyca: każde pole na magiczny kamień tylko raz na partię',
      endDiscardTriggers: 'Karty na ręce na koniec gry liczą się jako odrzucone',
    },
    about:
      'Zasady pochodzą z instrukcji. Większość kart to nasz własny projekt: instrukcje pokazują tylko niektóre z nich, a i te tylko częściowo. To nie jest opublikowany zestaw kart.',
    origins: {
      known: 'podane w instrukcji',
      hint: 'widoczne na ilustracji w instrukcji albo z niej wywnioskowane',
      unpaired: 'wyjaśnione w instrukcji; umieszczenie na tej karcie to nasz wybór',
      designed: 'nasz własny projekt',
    },
    parts: {
      witches: 'wiedźmy',
      icon: 'symbol magicznego kamienia',
      harvest: 'plon',
      binding: 'premia połączenia',
      points: 'punkty zwycięstwa',
      cost: 'koszt',
      keywords: 'słowa kluczowe',
      spaces: 'pola budowy',
      effect: 'efekt',
      specialist: 'efekt specjalisty',
      council: 'efekt członka rady',
    },
  },
  pt: {
    experienced: 'Para jogadores experientes: na rodada 1, compre 2 cartas a mais e depois descarte 2',
    switches: {
      moonSpikeScoutMana: 'A Lança, Lado da Lua: Mana na Fase de Receita',
      moonStarCouncilAnyFive: 'A Estrela, Lado da Lua: os demais Membros do Conselho custam 5 Recursos quaisquer',
      manaCap: 'Limite de Mana',
      placesPerRegion: 'Locais de Poder por Região, com 1, 2, 3 e 4 jogadores',
      actionSpacesPerRegion: 'Campos de Ação por Região',
      automaPrefersBinding: 'A Automa prefere descobrir Locais de Poder com Bônus de Vinculação',
      automaPointsPerGood: 'PVs da Automa por Recurso, Mana ou carta',
      spikeSpacesOncePerGame: 'A Lança, Lado da Lua: cada Campo de Pedras de Poder só uma vez por partida',
      endDiscardTriggers: 'As cartas na mão no Final da Partida contam como descartadas',
    },
    about:
      'As regras são as dos manuais. A maioria das cartas é criação nossa: os manuais mostram apenas algumas delas, e só em parte. Este não é o conjunto de cartas publicado.',
    origins: {
      known: 'consta em um manual',
      hint: 'visto em uma imagem de um manual ou deduzido dela',
      unpaired: 'explicado em um manual; que esteja nesta carta é escolha nossa',
      designed: 'criação nossa',
    },
    parts: {
      witches: 'Bruxas',
      icon: 'símbolo de Pedra de Poder',
      harvest: 'Resultado da Exploração',
      binding: 'Bônus de Vinculação',
      points: 'PVs',
      cost: 'custo',
      keywords: 'Palavras-Chave',
      spaces: 'Locais de Construção',
      effect: 'efeito',
      specialist: 'efeito do Especialista',
      council: 'efeito do Membro do Conselho',
    },
  },
};
