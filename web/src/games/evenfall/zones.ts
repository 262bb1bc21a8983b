/** The words for the parts of Evenfall's table, as in its rulebooks. */
import { countedInPolish, type Language } from '@gloaming/engine';

interface ZoneWords {
  regions: string;
  places: string;
  outer: string;
  inner: string;
  specialists: string;
  council: string;
  borrowed: string;
  stones: string;
  coven: string;
  token: string;
  space: string;
  rewards: string;
  board: string;
  rondel: string;
  /** Building spaces that are free. */
  free(n: number): string;
  dial: string;
  here: string;
  automaHere: string;
  pool: string;
  reserve: string;
  lastTurn: string;
  battle(region: string): string;
  strength: string;
  hidden: string;
  deciding: string;
  before: string;
  scoredspecialists: string;
  scoredcouncil: string;
  scoredrituals: string;
  scoreddoubled: string;
  scoredplaces: string;
  tokenUsed: string;
  mainDeck: string;
  placeDeck: string;
  empty: string;
  reached: string;
}

export const ZONE_WORDS: Readonly<Record<Language, ZoneWords>> = {
  en: {
    regions: 'Regions',
    places: 'Places of Power',
    outer: 'Outer Circle',
    inner: 'Inner Circle',
    specialists: 'Specialists',
    council: 'Council',
    borrowed: 'Copied',
    stones: 'Powerstones',
    coven: 'Coven Track',
    token: 'Clan Token active',
    space: 'Action Space',
    rewards: 'Battle Rewards',
    board: 'Clan Board',
    rondel: 'Rondel',
    free: (n) => `${n} free Building ${n === 1 ? 'Space' : 'Spaces'}`,
    dial: 'Mana Dial',
    here: 'Standing here',
    automaHere: 'the Automa stands here',
    pool: 'Pool',
    reserve: 'Reserve',
    lastTurn: "The Automa's last turn",
    battle: (region) => `Battle in ${region}`,
    strength: 'Combat strength',
    hidden: 'Mana Dial hidden',
    deciding: 'Setting the Mana Dial',
    before: 'During the game',
    scoredspecialists: 'Specialists',
    scoredcouncil: 'Council',
    scoredrituals: 'Rituals',
    scoreddoubled: 'Doubled by Powerstones',
    scoredplaces: 'Places',
    tokenUsed: 'Clan Token exhausted',
    mainDeck: 'Main Deck',
    placeDeck: 'Deck of Places',
    empty: 'Nothing here yet',
    reached: 'reached',
  },
  de: {
    regions: 'Regionen',
    places: 'Orte der Macht',
    outer: 'Outer Circle',
    inner: 'Inner Circle',
    specialists: 'Spezialisten',
    council: 'Rat',
    borrowed: 'Kopiert',
    stones: 'Magiesteine',
    coven: 'Clanleiste',
    token: 'Clan Token aktiv',
    space: 'Aktionsfeld',
    rewards: 'Kampfbelohnungen',
    board: 'Clanboard',
    rondel: 'Rondell',
    free: (n) => (n === 1 ? '1 freier Bauplatz' : `${n} freie Bauplätze`),
    dial: 'Manascheibe',
    here: 'Hier stehen',
    automaHere: 'hier steht der Automa',
    pool: 'Ressourcen und Mana',
    reserve: 'Reserve',
    lastTurn: 'Der letzte Zug des Automa',
    battle: (region) => `Kampf: ${region}`,
    strength: 'Kampfstärke',
    hidden: 'Manascheibe verdeckt',
    deciding: 'Stellt die Manascheibe ein',
    before: 'Während der Partie',
    scoredspecialists: 'Spezialisten',
    scoredcouncil: 'Rat',
    scoredrituals: 'Rituale',
    scoreddoubled: 'Durch Magiesteine verdoppelt',
    scoredplaces: 'Orte der Macht',
    tokenUsed: 'Clan Token verbraucht',
    mainDeck: 'Hauptdeck',
    placeDeck: 'Ortsstapel',
    empty: 'Noch nichts hier',
    reached: 'erreicht',
  },
  pl: {
    regions: 'Regiony',
    places: 'Miejsca mocy',
    outer: 'Zewnętrzny krąg',
    inner: 'Wewnętrzny krąg',
    specialists: 'Specjaliści',
    council: 'Rada',
    borrowed: 'Skopiowani',
    stones: 'Magiczne kamienie',
    coven: 'Tor sabatu',
    token: 'Żeton klanu aktywny',
    space: 'Pole akcji',
    rewards: 'Trofea',
    board: 'Planszetka klanu',
    rondel: 'Tor akcji Automy',
    free: (n) => countedInPolish(n, 'wolne pole budowy', 'wolne pola budowy', 'wolnych pól budowy'),
    dial: 'Licznik many',
    here: 'Stoją tu',
    automaHere: 'tu stoi Automa',
    pool: 'Pula',
    reserve: 'Rezerwa',
    lastTurn: 'Ostatnia tura Automy',
    battle: (region) => `Walka: ${region}`,
    strength: 'Siła',
    hidden: 'Licznik many zakryty',
    deciding: 'Ustawia licznik many',
    before: 'W trakcie gry',
    scoredspecialists: 'Specjaliści',
    scoredcouncil: 'Rada',
    scoredrituals: 'Rytuały',
    scoreddoubled: 'Podwojone magicznymi kamieniami',
    scoredplaces: 'Miejsca mocy',
    tokenUsed: 'Żeton klanu wyczerpany',
    mainDeck: 'Talia główna',
    placeDeck: 'Talia miejsc',
    empty: 'Na razie nic',
    reached: 'osiągnięte',
  },
  pt: {
    regions: 'Regiões',
    places: 'Locais de Poder',
    outer: 'Círculo Externo',
    inner: 'Círculo Interno',
    specialists: 'Especialistas',
    council: 'Conselho',
    borrowed: 'Copiados',
    stones: 'Pedras de Poder',
    coven: 'Trilha do Coven',
    token: 'Marcador de Coven ativo',
    space: 'Campo de Ação',
    rewards: 'Recompensas',
    board: 'Tabuleiro de Coven',
    rondel: 'Rondel',
    free: (n) => (n === 1 ? '1 Local de Construção livre' : `${n} Locais de Construção livres`),
    dial: 'Mostrador de Mana',
    here: 'Aqui estão',
    automaHere: 'a Automa está aqui',
    pool: 'Recursos e Mana',
    reserve: 'Reserva',
    lastTurn: 'O último turno da Automa',
    battle: (region) => `Conflito: ${region}`,
    strength: 'Força',
    hidden: 'Mostrador de Mana oculto',
    deciding: 'Ajustando o Mostrador de Mana',
    before: 'Durante a partida',
    scoredspecialists: 'Especialistas',
    scoredcouncil: 'Conselho',
    scoredrituals: 'Rituais',
    scoreddoubled: 'Duplicados por Pedras de Poder',
    scoredplaces: 'Locais de Poder',
    tokenUsed: 'Marcador de Coven inativo',
    mainDeck: 'Baralho de Compras',
    placeDeck: 'Baralho de Locais',
    empty: 'Nada aqui ainda',
    reached: 'alcançado',
  },
};
