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
  /** Of the Automa, by the name of its level. */
  level(of: string): string;
  passed: string;
  first: string;
  battle: string;
  setup: string;
  /** What boards are. */
  region: string;
  clanBoard: string;
  rewards: string;
  /** Before a number. */
  strength: string;
  /** Those that stand in a Region, of both kinds: before the number. */
  figures: string;
  /** What the Automa's strength still gets. */
  withCards(n: number): string;
  /** Of the Region that has the marker. */
  becomesFirst: string;
  /** As much as one may still pay in a battle. */
  upToMana(n: number): string;
  /** What a round has after its battles. */
  roundEnd: string;
  scoring: string;
  /** What each Catalyst costs, and does. */
  catalysts: readonly [string, string];
  /** Of a track: the bonus that comes next. */
  next: string;
  signs: {
    witch: string;
    stone: string;
    binding: string;
    harvest: string;
    points: string;
    cost: string;
    turned: string;
    on: string;
    doubled: string;
    ring: string;
  };
}

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = {
  en: {
    resources: ['Herb', 'Potion', 'Knowledge'],
    any: 'any',
    mana: 'Mana',
    cards: 'cards',
    empty: 'no resources',
    stones: ['eye', 'flame', 'wave', 'fang', 'red'],
    stonesOwned: 'Powerstones',
    witches: 'Witches',
    elders: 'Elders',
    scythes: 'Scythes',
    orbs: 'Orbs',
    free: 'free',
    coven: 'Coven Track',
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
    decks: (main, discards, places) => `Main Deck ${main}, discards ${discards}, Deck of Places ${places}`,
    level: (of) => `level: ${of}`,
    passed: 'passed',
    first: 'first player',
    battle: 'Battle',
    setup: 'Setting up',
    region: 'Region',
    clanBoard: 'Clan Board',
    rewards: 'Battle Rewards',
    strength: 'combat strength',
    figures: 'Witches/Elders',
    withCards: (n) => `points of ${n} card${n === 1 ? '' : 's'} from the deck`,
    becomesFirst: 'Whoever wins here becomes first player.',
    upToMana: (n) => `up to ${n} Mana`,
    roundEnd: 'End of the round',
    scoring: 'Final scoring',
    catalysts: [
      'A Scythe (1 Herb): the Place of its Ritual gives its harvest once more, every time.',
      'An Orb (2 Potions): one step on your Coven Track, with its bonus.',
    ],
    next: 'next',
    signs: {
      witch: 'a Witch that discovering the Place takes',
      stone: 'a Powerstone, or the sign of one: at the end a stone goes to a Place with the same sign',
      binding: 'a Binding Bonus for the Ritual that is laid on the Place',
      harvest: 'what a Place gives when it is harvested',
      points: 'victory points',
      cost: 'what a card costs',
      turned: 'used in this round',
      on: 'what is on a Ritual, and its free Building Spaces',
      doubled: 'the Powerstone on the Place: its Ritual counts double',
      ring: 'a ring: the Automa always stops there, even if it could go further',
    },
  },
  de: {
    resources: ['Kraut', 'Elixier', 'Wissen'],
    any: 'beliebig',
    mana: 'Mana',
    cards: 'Karten',
    empty: 'keine Ressourcen',
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
    level: (of) => `Stufe: ${of}`,
    passed: 'hat gepasst',
    first: 'Startspieler',
    battle: 'Kampf',
    setup: 'Aufbau',
    region: 'Region',
    clanBoard: 'Clanboard',
    rewards: 'Kampfbelohnungen',
    strength: 'Kampfstärke',
    figures: 'Hexen/Elder',
    withCards: (n) => `Punkte von ${n} Karte${n === 1 ? '' : 'n'} vom Hauptdeck`,
    becomesFirst: 'Wer hier gewinnt, wird Startspieler.',
    upToMana: (n) => `bis zu ${n} Mana`,
    roundEnd: 'Rundenende',
    scoring: 'Endwertung',
    catalysts: [
      'Eine Sense (1 Kraut): Der Ort ihres Rituals gibt seine Ernte jedes Mal noch einmal.',
      'Ein Orb (2 Elixier): ein Schritt auf deiner Clanleiste, mit ihrem Bonus.',
    ],
    next: 'als Nächstes',
    signs: {
      witch: 'eine Hexe, die das Entdecken des Orts verlangt',
      stone: 'ein Magiestein oder sein Zeichen: Am Ende kommt ein Stein auf einen Ort mit demselben Zeichen',
      binding: 'ein Bindungsbonus für das Ritual, das auf den Ort gelegt wird',
      harvest: 'was ein Ort bei der Ernte gibt',
      points: 'Siegpunkte',
      cost: 'was eine Karte kostet',
      turned: 'in dieser Runde benutzt',
      on: 'was auf einem Ritual liegt, und seine freien Bauplätze',
      doubled: 'der Magiestein auf dem Ort: Sein Ritual zählt doppelt',
      ring: 'ein gelb eingerahmtes Feld: Dort bleibt der Automa immer stehen, auch wenn er weiter gehen könnte',
    },
  },
  pl: {
    resources: ['zioło', 'mikstura', 'księga'],
    any: 'dowolne',
    mana: 'mana',
    cards: 'karty',
    empty: 'bez surowców',
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
    level: (of) => `poziom: ${of}`,
    passed: 'pas',
    first: 'pierwszy gracz',
    battle: 'Walka',
    setup: 'Przygotowanie',
    region: 'Region',
    clanBoard: 'Planszetka klanu',
    rewards: 'Trofea',
    strength: 'siła w walce',
    figures: 'wiedźmy i mędrcy',
    withCards: (n) => (n === 1 ? 'punkty 1 karty z talii' : `punkty ${n} kart z talii`),
    becomesFirst: 'Kto tu wygra, zostaje pierwszym graczem.',
    upToMana: (n) => `do ${n} many`,
    roundEnd: 'Koniec rundy',
    scoring: 'Punktowanie na koniec gry',
    catalysts: [
      'Sierp (1 zioło): miejsce mocy z tym rytuałem daje przy każdym zbieraniu plonów plon jeszcze raz.',
      'Kula (2 mikstury): jedno pole dalej na torze sabatu, z premią z tego pola.',
    ],
    next: 'następne',
    signs: {
      witch: 'wiedźma, której wymaga odkrycie miejsca mocy',
      stone: 'magiczny kamień albo jego symbol: na koniec gry kamień trafia na miejsce mocy z takim samym symbolem',
      binding: 'premia połączenia za rytuał położony na miejscu mocy',
      harvest: 'plony z miejsca mocy',
      points: 'punkty zwycięstwa',
      cost: 'koszt karty',
      turned: 'użyte w tej rundzie',
      on: 'co leży na rytuale, i jego wolne pola budowy',
      doubled: 'magiczny kamień na miejscu mocy: rytuał liczy się podwójnie',
      ring: 'pole z żółtym obrysem: tu Automa zawsze się zatrzymuje, nawet gdyby mogła pójść dalej',
    },
  },
  pt: {
    resources: ['Erva', 'Elixir', 'Conhecimento'],
    any: 'qualquer',
    mana: 'Mana',
    cards: 'cartas',
    empty: 'sem recursos',
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
    level: (of) => `grau de dificuldade: ${of}`,
    passed: 'passou',
    first: 'primeiro jogador',
    battle: 'Conflito',
    setup: 'Preparação',
    region: 'Região',
    clanBoard: 'Tabuleiro de Coven',
    rewards: 'Recompensas',
    strength: 'força',
    figures: 'Bruxas/Anciões',
    withCards: (n) => `pontos de ${n} carta${n === 1 ? '' : 's'} do baralho`,
    becomesFirst: 'Quem ganha aqui passa a ser o primeiro jogador.',
    upToMana: (n) => `até ${n} de Mana`,
    roundEnd: 'Final da rodada',
    scoring: 'Pontuação final',
    catalysts: [
      'Uma Foice (1 Erva): o Local do Ritual rende mais uma vez, sempre que for explorado.',
      'Um Orbe (2 Elixires): um passo na sua Trilha do Coven, com o bônus dele.',
    ],
    next: 'a seguir',
    signs: {
      witch: 'uma Bruxa exigida para descobrir o Local',
      stone: 'uma Pedra de Poder, ou seu símbolo: no fim, cada pedra vai para um Local com o mesmo símbolo',
      binding: 'um Bônus de Vinculação para o Ritual colocado no Local',
      harvest: 'o que um Local rende ao ser explorado',
      points: 'pontos de vitória',
      cost: 'o custo de uma carta',
      turned: 'já usado nesta rodada',
      on: 'o que há em um Ritual, e seus espaços de construção livres',
      doubled: 'a Pedra de Poder no Local: o Ritual vale em dobro',
      ring: 'um campo marcado em amarelo: a Automa sempre para ali, mesmo que pudesse seguir adiante',
    },
  },
};
