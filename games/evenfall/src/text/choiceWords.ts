/** What a table of Evenfall can choose, in the words of the rulebook. */
import { BEGINS_WORDS, type TableWords } from '@gloaming/engine/session';
import type { CHOICES } from '../tableOptions.ts';

export const CHOICE_WORDS: TableWords<(typeof CHOICES)[number]> = {
  en: {
    side: ['Clan Boards', 'side of the Clan Boards', { sun: 'Sun side', moon: 'Moon side' }],
    clans: [
      'Clan',
      'clans, one for each player',
      { any: 'At random', star: 'The Star', cross: 'The Cross', circle: 'The Circle', spike: 'The Spike' },
    ],
    level: [
      'Level of the Automa',
      'level of the Automa',
      { apprentice: 'Apprentice', witch: 'Witch', master: 'Master', heir: 'Heir to the Throne' },
    ],
    experienced: [
      'Start',
      'for experienced players: 2 more cards, then discard 2',
      { no: 'Usual', yes: 'For experienced players: 2 more cards, then discard 2' },
    ],
    begins: BEGINS_WORDS.en,
    'spike-mana': [
      'The Spike, moon side: Mana in the Scout Phase',
      'the Spike, moon side: Mana in the Scout Phase',
      {},
    ],
    'star-council': [
      'The Star, moon side: later Council Members cost',
      'the Star, moon side: cost of later Council Members',
      { 'one-each': '1 of each resource', 'any-five': 'any 5 resources' },
    ],
    'region-spaces': ['Action Spaces in each Region', 'Action Spaces in each Region', {}],
    'automa-discovers': [
      'The Automa discovers',
      'which Place the Automa discovers',
      { leftmost: 'the leftmost Place', binding: 'Places with a Binding Bonus first' },
    ],
    'mana-cap': ['Most Mana a player can have', 'most Mana a player can have', { none: 'No limit' }],
    'region-places': ['Places in each Region', 'Places in each Region', { usual: '3, with four players 4' }],
    'automa-goods': [
      'The Automa: VP for each resource, Mana or card',
      'the Automa: VP for each resource, Mana or card',
      {},
    ],
    'spike-spaces': [
      'The Spike, moon side: each Powerstone space',
      'the Spike, moon side: how often each Powerstone space',
      { once: 'once a game', again: 'as often as one likes' },
    ],
    'last-hand': [
      'Cards left in hand at the end',
      'cards left in hand at the end',
      { kept: 'do not count as discarded', discarded: 'count as discarded' },
    ],
    'scythe-points': [
      'Resource symbols in Harvest Bonuses at the end: 1 VP more',
      'resource symbols in Harvest Bonuses at the end: 1 VP more',
      { once: 'for each Ritual with a Scythe', each: 'for each Scythe' },
    ],
    'automa-harvest': [
      'The Automa, with nothing to harvest',
      'the Automa, with nothing to harvest',
      { nothing: 'harvests nothing', on: 'moves 1 space on' },
    ],
  },
  de: {
    side: ['Clanboards', 'Seite der Clanboards', { sun: 'Sonnenseite', moon: 'Mondseite' }],
    clans: [
      'Clan',
      'Clans, einer für jeden Spieler',
      { any: 'Zufällig', star: 'The Star', cross: 'The Cross', circle: 'The Circle', spike: 'The Spike' },
    ],
    level: [
      'Stufe des Automa',
      'Stufe des Automa',
      { apprentice: 'Azubi', witch: 'Hexe', master: 'Meisterhexe', heir: 'Thronanwärter' },
    ],
    experienced: [
      'Beginn',
      'für Erfahrene: 2 Karten mehr, dann 2 abwerfen',
      { no: 'Üblich', yes: 'Für Erfahrene: 2 Karten mehr, dann 2 abwerfen' },
    ],
    begins: BEGINS_WORDS.de,
    'spike-mana': [
      'The Spike, Mondseite: Mana in der Erkundungsphase',
      'The Spike, Mondseite: Mana in der Erkundungsphase',
      {},
    ],
    'star-council': [
      'The Star, Mondseite: weitere Ratsmitglieder kosten',
      'The Star, Mondseite: was weitere Ratsmitglieder kosten',
      { 'one-each': '1 von jeder Ressource', 'any-five': '5 beliebige Ressourcen' },
    ],
    'region-spaces': ['Aktionsfelder je Region', 'Aktionsfelder je Region', {}],
    'automa-discovers': [
      'Der Automa entdeckt',
      'welchen Ort der Automa entdeckt',
      { leftmost: 'den Ort ganz links', binding: 'zuerst Orte mit Bindungsbonus' },
    ],
    'mana-cap': ['Höchstwert der Manaleiste', 'Höchstwert der Manaleiste', { none: 'keiner' }],
    'region-places': ['Orte der Macht je Region', 'Orte der Macht je Region', { usual: '3, zu viert 4' }],
    'automa-goods': [
      'Automa: Siegpunkte je Ressource, Mana oder Karte',
      'Automa: Siegpunkte je Ressource, Mana oder Karte',
      {},
    ],
    'spike-spaces': [
      'The Spike, Mondseite: jedes Magiesteinfeld',
      'The Spike, Mondseite: wie oft jedes Magiesteinfeld',
      { once: 'einmal pro Partie', again: 'beliebig oft' },
    ],
    'last-hand': [
      'Handkarten bei Spielende',
      'Handkarten bei Spielende',
      { kept: 'gelten nicht als abgeworfen', discarded: 'gelten als abgeworfen' },
    ],
    'scythe-points': [
      'Ressourcensymbole in Ernteboni bei Spielende: 1 Siegpunkt mehr',
      'Ressourcensymbole in Ernteboni bei Spielende: 1 Siegpunkt mehr',
      { once: 'je Ritual mit einer Sense', each: 'je Sense' },
    ],
    'automa-harvest': [
      'Automa mit leerem Outer Circle auf dem Erntefeld',
      'Automa mit leerem Outer Circle auf dem Erntefeld',
      { nothing: 'erntet nichts', on: 'geht 1 Feld weiter' },
    ],
  },
  pl: {
    side: [
      'Planszetki klanów',
      'strona planszetek klanów',
      { sun: 'Strona z symbolem słońca', moon: 'Strona z symbolem księżyca' },
    ],
    clans: [
      'Klan',
      'klany, po jednym na gracza',
      { any: 'Losowo', star: 'Klan Gwiazdy', cross: 'Klan Krzyża', circle: 'Klan Sfery', spike: 'Klan Ciernia' },
    ],
    level: [
      'Poziom Automy',
      'poziom Automy',
      { apprentice: 'Uczeń', witch: 'Wiedźma', master: 'Mistrz', heir: 'Następca tronu' },
    ],
    experienced: [
      'Początek',
      'dla doświadczonych: 2 karty więcej, potem odrzuć 2',
      { no: 'Zwykły', yes: 'Dla doświadczonych: 2 karty więcej, potem odrzuć 2' },
    ],
    begins: BEGINS_WORDS.pl,
    'spike-mana': [
      'Klan Ciernia, symbol księżyca: punkty many w fazie zwiadu',
      'Klan Ciernia, symbol księżyca: punkty many w fazie zwiadu',
      {},
    ],
    'star-council': [
      'Klan Gwiazdy, symbol księżyca: koszt kolejnych członków rady',
      'Klan Gwiazdy, symbol księżyca: koszt kolejnych członków rady',
      { 'one-each': 'po 1 z każdego surowca', 'any-five': '5 dowolnych surowców' },
    ],
    'region-spaces': ['Pola akcji w każdym regionie', 'pola akcji w każdym regionie', {}],
    'automa-discovers': [
      'Automa odkrywa',
      'które miejsce odkrywa Automa',
      { leftmost: 'miejsce najbardziej na lewo', binding: 'najpierw miejsca z premią połączenia' },
    ],
    'mana-cap': ['Najwięcej punktów many u gracza', 'najwięcej punktów many u gracza', { none: 'bez limitu' }],
    'region-places': [
      'Miejsca mocy w każdym regionie',
      'miejsca mocy w każdym regionie',
      { usual: '3, przy czterech graczach 4' },
    ],
    'automa-goods': [
      'Automa: punkty zwycięstwa za każdy surowiec, punkt many albo kartę',
      'Automa: punkty zwycięstwa za każdy surowiec, punkt many albo kartę',
      {},
    ],
    'spike-spaces': [
      'Klan Ciernia, symbol księżyca: każde pole na magiczny kamień',
      'Klan Ciernia, symbol księżyca: jak często każde pole na magiczny kamień',
      { once: 'raz na rozgrywkę', again: 'dowolną liczbę razy' },
    ],
    'last-hand': [
      'Karty na ręce na koniec gry',
      'karty na ręce na koniec gry',
      { kept: 'nie liczą się jako odrzucone', discarded: 'liczą się jako odrzucone' },
    ],
    'scythe-points': [
      'Symbole surowców w plonach na koniec gry: dodatkowy punkt',
      'symbole surowców w plonach na koniec gry: dodatkowy punkt',
      { once: 'za każdy rytuał z sierpem', each: 'za każdy sierp' },
    ],
    'automa-harvest': [
      'Automa, gdy nie ma z czego zebrać plonów',
      'Automa, gdy nie ma z czego zebrać plonów',
      { nothing: 'nie zbiera niczego', on: 'przesuwa się o 1 pole dalej' },
    ],
  },
  pt: {
    side: ['Tabuleiros de Coven', 'lado dos Tabuleiros de Coven', { sun: 'Lado do Sol', moon: 'Lado da Lua' }],
    clans: [
      'Coven',
      'Covens, um por jogador',
      { any: 'Ao acaso', star: 'A Estrela', cross: 'A Cruz', circle: 'O Círculo', spike: 'A Lança' },
    ],
    level: [
      'Grau de dificuldade da Automa',
      'grau de dificuldade da Automa',
      { apprentice: 'Aprendiz', witch: 'Feiticeira', master: 'Mestra', heir: 'Herdeira do Trono' },
    ],
    experienced: [
      'Início',
      'para experientes: 2 cartas a mais, depois descarte 2',
      { no: 'Normal', yes: 'Para experientes: 2 cartas a mais, depois descarte 2' },
    ],
    begins: BEGINS_WORDS.pt,
    'spike-mana': [
      'A Lança, Lado da Lua: Mana na Fase de Receita',
      'A Lança, Lado da Lua: Mana na Fase de Receita',
      {},
    ],
    'star-council': [
      'A Estrela, Lado da Lua: custo dos demais Membros do Conselho',
      'A Estrela, Lado da Lua: custo dos demais Membros do Conselho',
      { 'one-each': '1 de cada Recurso', 'any-five': '5 Recursos quaisquer' },
    ],
    'region-spaces': ['Campos de Ação por Região', 'Campos de Ação por Região', {}],
    'automa-discovers': [
      'A Automa descobre',
      'qual Local a Automa descobre',
      { leftmost: 'o Local mais à esquerda', binding: 'primeiro Locais com Bônus de Vinculação' },
    ],
    'mana-cap': ['Limite de Mana', 'limite de Mana', { none: 'sem limite' }],
    'region-places': [
      'Locais de Poder por Região',
      'Locais de Poder por Região',
      { usual: '3, com quatro jogadores 4' },
    ],
    'automa-goods': ['A Automa: PVs por Recurso, Mana ou carta', 'a Automa: PVs por Recurso, Mana ou carta', {}],
    'spike-spaces': [
      'A Lança, Lado da Lua: cada Campo de Pedras de Poder',
      'A Lança, Lado da Lua: quantas vezes cada Campo de Pedras de Poder',
      { once: 'uma vez por partida', again: 'quantas vezes quiser' },
    ],
    'last-hand': [
      'Cartas na mão no Final da Partida',
      'cartas na mão no Final da Partida',
      { kept: 'não contam como descartadas', discarded: 'contam como descartadas' },
    ],
    'scythe-points': [
      'Símbolos de Recurso nos Resultados da Exploração, no Final da Partida: 1 PV a mais',
      'símbolos de Recurso nos Resultados da Exploração, no Final da Partida: 1 PV a mais',
      { once: 'por Ritual com Foice', each: 'por Foice' },
    ],
    'automa-harvest': [
      'A Automa, sem nada para explorar',
      'a Automa, sem nada para explorar',
      { nothing: 'não explora nada', on: 'avança mais 1 campo' },
    ],
  },
};
