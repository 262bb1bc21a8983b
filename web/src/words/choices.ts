/** What a table can choose, in the words of the rulebooks: first the name of the choice, then its values. */
import type { Language } from '@gloaming/engine';

type ChoiceWords = Readonly<Record<string, readonly [string, Readonly<Record<string, string>>]>>;

const WORDS: Readonly<Record<Language, ChoiceWords>> = {
  en: {
    deal: ['Cards', { standard: 'Dealt at random', 'first-game': 'Sets for a first game', draft: 'Drafted' }],
    match: ['Length', { no: 'One game', yes: 'A match of up to three games' }],
    collect: ['Collecting', { together: 'All at the same time', 'in-turn': 'In turn order' }],
    side: ['Clan boards', { sun: 'Sun side', moon: 'Moon side' }],
    clans: [
      'Clan',
      { any: 'At random', star: 'The Star', cross: 'The Cross', circle: 'The Circle', spike: 'The Spike' },
    ],
    level: [
      'Level of the Automa',
      { apprentice: 'Apprentice', witch: 'Witch', master: 'Master', heir: 'Heir to the Throne' },
    ],
    experienced: ['Start', { no: 'Usual', yes: 'For experienced players: 2 more cards, then discard 2' }],
    'spike-mana': ['The Spike, moon side: Mana in the Scout phase', { '3': '3', '2': '2' }],
    'star-council': [
      'The Star, moon side: later Council Members cost',
      { 'one-each': '1 of each resource', 'any-five': 'any 5 resources' },
    ],
    'region-spaces': ['Action Spaces in each Region', { '1': '1', '2': '2' }],
    'automa-discovers': [
      'The Automa discovers',
      { leftmost: 'the leftmost Place', binding: 'Places with a Binding Bonus first' },
    ],
    'mana-cap': ['Most Mana a player can have', { '20': '20', none: 'No limit' }],
    'region-places': ['Places in each Region', { usual: '3, with four players 4', '3': '3', '4': '4', '5': '5' }],
    'automa-goods': ['The Automa: VP for each resource, Mana or card', { '1': '1', '0': '0', '2': '2' }],
    'spike-spaces': [
      'The Spike, moon side: each Powerstone space',
      { once: 'once a game', again: 'as often as one likes' },
    ],
    'last-hand': [
      'Cards left in hand at the end',
      { kept: 'do not count as discarded', discarded: 'count as discarded' },
    ],
  },
  de: {
    deal: ['Karten', { standard: 'Zufällig verteilt', 'first-game': 'Sets für die erste Partie', draft: 'Draft' }],
    match: ['Länge', { no: 'Eine Partie', yes: 'Ein Match über bis zu drei Partien' }],
    collect: ['Sammeln', { together: 'Alle gleichzeitig', 'in-turn': 'In Zugreihenfolge' }],
    side: ['Clanboards', { sun: 'Sonnenseite', moon: 'Mondseite' }],
    clans: [
      'Clan',
      { any: 'Zufällig', star: 'The Star', cross: 'The Cross', circle: 'The Circle', spike: 'The Spike' },
    ],
    level: ['Stufe des Automa', { apprentice: 'Azubi', witch: 'Hexe', master: 'Meisterhexe', heir: 'Thronanwärter' }],
    experienced: ['Beginn', { no: 'Üblich', yes: 'Für Erfahrene: 2 Karten mehr, dann 2 abwerfen' }],
    'spike-mana': ['The Spike, Mondseite: Mana in der Erkundungsphase', { '3': '3', '2': '2' }],
    'star-council': [
      'The Star, Mondseite: weitere Ratsmitglieder kosten',
      { 'one-each': '1 von jeder Ressource', 'any-five': '5 beliebige Ressourcen' },
    ],
    'region-spaces': ['Aktionsfelder je Region', { '1': '1', '2': '2' }],
    'automa-discovers': [
      'Der Automa entdeckt',
      { leftmost: 'den Ort ganz links', binding: 'zuerst Orte mit Bindungsbonus' },
    ],
    'mana-cap': ['Höchstwert der Manaleiste', { '20': '20', none: 'keiner' }],
    'region-places': ['Orte der Macht je Region', { usual: '3, zu viert 4', '3': '3', '4': '4', '5': '5' }],
    'automa-goods': ['Automa: Siegpunkte je Ressource, Mana oder Karte', { '1': '1', '0': '0', '2': '2' }],
    'spike-spaces': [
      'The Spike, Mondseite: jedes Magiesteinfeld',
      { once: 'einmal pro Partie', again: 'beliebig oft' },
    ],
    'last-hand': [
      'Handkarten bei Spielende',
      { kept: 'gelten nicht als abgeworfen', discarded: 'gelten als abgeworfen' },
    ],
  },
  pl: {
    deal: ['Karty', { standard: 'Rozdane losowo', 'first-game': 'Zestawy na pierwszą partię', draft: 'Draft' }],
    match: ['Długość', { no: 'Jedna partia', yes: 'Pojedynek: najwyżej trzy partie' }],
    collect: ['Zbieranie', { together: 'Wszyscy jednocześnie', 'in-turn': 'W kolejności graczy' }],
    side: ['Planszetki klanów', { sun: 'Strona z symbolem słońca', moon: 'Strona z symbolem księżyca' }],
    clans: [
      'Klan',
      { any: 'Losowo', star: 'Klan Gwiazdy', cross: 'Klan Krzyża', circle: 'Klan Sfery', spike: 'Klan Ciernia' },
    ],
    level: ['Poziom Automy', { apprentice: 'Uczeń', witch: 'Wiedźma', master: 'Mistrz', heir: 'Następca tronu' }],
    experienced: ['Początek', { no: 'Zwykły', yes: 'Dla doświadczonych: 2 karty więcej, potem odrzuć 2' }],
    'spike-mana': ['Klan Ciernia, symbol księżyca: punkty many w fazie zwiadu', { '3': '3', '2': '2' }],
    'star-council': [
      'Klan Gwiazdy, symbol księżyca: koszt kolejnych członków rady',
      { 'one-each': 'po 1 z każdego surowca', 'any-five': '5 dowolnych surowców' },
    ],
    'region-spaces': ['Pola akcji w każdym regionie', { '1': '1', '2': '2' }],
    'automa-discovers': [
      'Automa odkrywa',
      { leftmost: 'miejsce najbardziej na lewo', binding: 'najpierw miejsca z premią połączenia' },
    ],
    'mana-cap': ['Najwięcej punktów many u gracza', { '20': '20', none: 'bez limitu' }],
    'region-places': [
      'Miejsca mocy w każdym regionie',
      { usual: '3, przy czterech graczach 4', '3': '3', '4': '4', '5': '5' },
    ],
    'automa-goods': [
      'Automa: punkty zwycięstwa za każdy surowiec, punkt many albo kartę',
      { '1': '1', '0': '0', '2': '2' },
    ],
    'spike-spaces': [
      'Klan Ciernia, symbol księżyca: każde pole na magiczny kamień',
      { once: 'raz na partię', again: 'dowolną liczbę razy' },
    ],
    'last-hand': [
      'Karty na ręce na koniec gry',
      { kept: 'nie liczą się jako odrzucone', discarded: 'liczą się jako odrzucone' },
    ],
  },
  pt: {
    deal: ['Cartas', { standard: 'Ao acaso', 'first-game': 'Conjuntos da primeira partida', draft: 'Draft' }],
    match: ['Duração', { no: 'Uma partida', yes: 'Melhor de três' }],
    collect: ['Coleta', { together: 'Todos ao mesmo tempo', 'in-turn': 'Na ordem do turno' }],
    side: ['Tabuleiros de Coven', { sun: 'Lado do Sol', moon: 'Lado da Lua' }],
    clans: ['Coven', { any: 'Ao acaso', star: 'A Estrela', cross: 'A Cruz', circle: 'O Círculo', spike: 'A Lança' }],
    level: [
      'Nível da Automa',
      { apprentice: 'Aprendiz', witch: 'Feiticeira', master: 'Mestra', heir: 'Herdeira do Trono' },
    ],
    experienced: ['Início', { no: 'Normal', yes: 'Para experientes: 2 cartas a mais, depois descarte 2' }],
    'spike-mana': ['A Lança, Lado da Lua: Mana na Fase de Receita', { '3': '3', '2': '2' }],
    'star-council': [
      'A Estrela, Lado da Lua: custo dos demais Membros do Conselho',
      { 'one-each': '1 de cada Recurso', 'any-five': '5 Recursos quaisquer' },
    ],
    'region-spaces': ['Campos de Ação por Região', { '1': '1', '2': '2' }],
    'automa-discovers': [
      'A Automa descobre',
      { leftmost: 'o Local mais à esquerda', binding: 'primeiro Locais com Bônus de Vinculação' },
    ],
    'mana-cap': ['Limite de Mana', { '20': '20', none: 'sem limite' }],
    'region-places': [
      'Locais de Poder por Região',
      { usual: '3, com quatro jogadores 4', '3': '3', '4': '4', '5': '5' },
    ],
    'automa-goods': ['A Automa: PVs por Recurso, Mana ou carta', { '1': '1', '0': '0', '2': '2' }],
    'spike-spaces': [
      'A Lança, Lado da Lua: cada Campo de Pedras de Poder',
      { once: 'uma vez por partida', again: 'quantas vezes quiser' },
    ],
    'last-hand': [
      'Cartas na mão no Final da Partida',
      { kept: 'não contam como descartadas', discarded: 'contam como descartadas' },
    ],
  },
};

/** A server may know more than this page: then its own word is shown. */
export const sayChoice = (language: Language, name: string): string => WORDS[language][name]?.[0] ?? name;
export const sayValue = (language: Language, name: string, value: string): string =>
  WORDS[language][name]?.[1][value] ?? value;
/** A value may be one for each seat. */
export const sayValues = (language: Language, name: string, value: string): string =>
  value
    .split(',')
    .map((each) => sayValue(language, name, each))
    .join(', ');
