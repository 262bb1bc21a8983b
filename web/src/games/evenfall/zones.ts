/** The words for the parts of Evenfall's table, as in its rulebooks. */
import type { Language } from '@gloaming/engine';

interface ZoneWords {
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
  free: string;
  dial: string;
  here: string;
  nobody: string;
  reserve: string;
  lastTurn: string;
  battle: string;
  strength: string;
  figures: string;
  hidden: string;
  deciding: string;
  set: string;
  scoring: string;
  total: string;
  before: string;
  scoredspecialists: string;
  scoredcouncil: string;
  scoredrituals: string;
  scoreddoubled: string;
  scoredplaces: string;
  tokenUsed: string;
  spaceFree: string;
  mainDeck: string;
  placeDeck: string;
  empty: string;
  reached: string;
}

export const ZONE_WORDS: Readonly<Record<Language, ZoneWords>> = {
  en: {
    outer: 'Outer Circle',
    inner: 'Inner Circle',
    specialists: 'Specialists',
    council: 'Council',
    borrowed: 'Copied',
    stones: 'Powerstones',
    coven: 'Coven track',
    token: 'Token ready',
    space: 'Action Space',
    rewards: 'Battle rewards',
    board: 'Clan board',
    rondel: 'Rondel',
    free: 'free building spaces',
    dial: 'Dial',
    here: 'Standing here',
    nobody: 'Nobody yet',
    reserve: 'Reserve',
    lastTurn: "The Automa's last turn",
    battle: 'Battle in {region}',
    strength: 'Strength',
    figures: 'Figures',
    hidden: 'Dial hidden',
    deciding: 'Setting the dial',
    set: 'Dial set',
    scoring: 'Final scoring',
    total: 'Total',
    before: 'During the game',
    scoredspecialists: 'Specialists',
    scoredcouncil: 'Council',
    scoredrituals: 'Rituals',
    scoreddoubled: 'Doubled by Powerstones',
    scoredplaces: 'Places',
    tokenUsed: 'Token used',
    spaceFree: 'free',
    mainDeck: 'Main deck',
    placeDeck: 'Place deck',
    empty: 'Nothing here yet',
    reached: 'reached',
  },
  de: {
    outer: 'Outer Circle',
    inner: 'Inner Circle',
    specialists: 'Spezialisten',
    council: 'Rat',
    borrowed: 'Kopiert',
    stones: 'Magiesteine',
    coven: 'Clanleiste',
    token: 'Token bereit',
    space: 'Aktionsfeld',
    rewards: 'Kampfbelohnungen',
    board: 'Clanboard',
    rondel: 'Rondell',
    free: 'freie Bauplätze',
    dial: 'Drehscheibe',
    here: 'Hier stehen',
    nobody: 'Noch niemand',
    reserve: 'Vorrat',
    lastTurn: 'Der letzte Zug des Automa',
    battle: 'Kampf: {region}',
    strength: 'Stärke',
    figures: 'Figuren',
    hidden: 'Drehscheibe verdeckt',
    deciding: 'Stellt die Drehscheibe ein',
    set: 'Drehscheibe eingestellt',
    scoring: 'Schlusswertung',
    total: 'Gesamt',
    before: 'Während des Spiels',
    scoredspecialists: 'Spezialisten',
    scoredcouncil: 'Rat',
    scoredrituals: 'Rituale',
    scoreddoubled: 'Durch Magiesteine verdoppelt',
    scoredplaces: 'Orte der Macht',
    tokenUsed: 'Token benutzt',
    spaceFree: 'frei',
    mainDeck: 'Hauptdeck',
    placeDeck: 'Orte-Deck',
    empty: 'Noch nichts hier',
    reached: 'erreicht',
  },
  pl: {
    outer: 'Zewnętrzny krąg',
    inner: 'Wewnętrzny krąg',
    specialists: 'Specjaliści',
    council: 'Rada',
    borrowed: 'Skopiowani',
    stones: 'Magiczne kamienie',
    coven: 'Tor sabatu',
    token: 'Żeton gotowy',
    space: 'Pole akcji',
    rewards: 'Nagrody za walkę',
    board: 'Planszetka klanu',
    rondel: 'Tor akcji',
    free: 'wolne pola',
    dial: 'Tarcza',
    here: 'Stoją tu',
    nobody: 'Jeszcze nikt',
    reserve: 'Zasoby',
    lastTurn: 'Ostatnia tura Automy',
    battle: 'Walka: {region}',
    strength: 'Siła',
    figures: 'Figurki',
    hidden: 'Tarcza zakryta',
    deciding: 'Ustawia tarczę',
    set: 'Tarcza ustawiona',
    scoring: 'Końcowa punktacja',
    total: 'Razem',
    before: 'W trakcie gry',
    scoredspecialists: 'Specjaliści',
    scoredcouncil: 'Rada',
    scoredrituals: 'Rytuały',
    scoreddoubled: 'Podwojone magicznymi kamieniami',
    scoredplaces: 'Miejsca mocy',
    tokenUsed: 'Żeton użyty',
    spaceFree: 'wolne',
    mainDeck: 'Talia główna',
    placeDeck: 'Talia miejsc',
    empty: 'Na razie nic',
    reached: 'osiągnięte',
  },
  pt: {
    outer: 'Círculo Externo',
    inner: 'Círculo Interno',
    specialists: 'Especialistas',
    council: 'Conselho',
    borrowed: 'Copiados',
    stones: 'Pedras de Poder',
    coven: 'Trilha do Coven',
    token: 'Marcador disponível',
    space: 'Campo de Ação',
    rewards: 'Recompensas da batalha',
    board: 'Tabuleiro do clã',
    rondel: 'Rondel',
    free: 'espaços livres',
    dial: 'Disco',
    here: 'Aqui estão',
    nobody: 'Ninguém ainda',
    reserve: 'Reserva',
    lastTurn: 'O último turno da Automa',
    battle: 'Batalha: {region}',
    strength: 'Força',
    figures: 'Figuras',
    hidden: 'Disco oculto',
    deciding: 'Ajustando o disco',
    set: 'Disco ajustado',
    scoring: 'Pontuação final',
    total: 'Total',
    before: 'Durante o jogo',
    scoredspecialists: 'Especialistas',
    scoredcouncil: 'Conselho',
    scoredrituals: 'Rituais',
    scoreddoubled: 'Duplicados por Pedras de Poder',
    scoredplaces: 'Locais de Poder',
    tokenUsed: 'Marcador usado',
    spaceFree: 'livre',
    mainDeck: 'Baralho principal',
    placeDeck: 'Baralho de Locais',
    empty: 'Nada aqui ainda',
    reached: 'alcançado',
  },
};
