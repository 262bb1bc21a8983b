/**
 * Evenfall po polsku, słowami polskiej instrukcji. Nazwy kart stoją w cudzysłowie i w mianowniku, a czasowniki w czasie
 * teraźniejszym, żeby niczego nie trzeba było odmieniać przez przypadki ani rodzaje.
 */
import { countedInPolish as counted, joined } from '@gloaming/engine';
import { type Cost, type Goods, size } from '../goods.ts';
import type { Hindrance, Scored } from '../news.ts';
import type { Catalyst } from '../nouns.ts';
import { type Circle, type Figure, RED, REGIONS, SHAPES, type Stone } from '../nouns.ts';
import type { Working } from '../reasons.ts';
import { namesIn } from './names.ts';
import { eachGood, eachPart, gaining, some } from './phrases.ts';
import { ALONE, cards, catalysts, elders, OBJECT, points, witches } from './plCounting.ts';
import type { NewsContext, Words } from './words.ts';

const and = (parts: readonly string[]): string => joined(parts, ' i ');
const or = (parts: readonly string[]): string => joined(parts, ' albo ');
const quoted = (name: string): string => `„${name}”`;

const goods = (what: Goods): string => and(eachGood(what, ALONE)) || 'nic';
const cost = (c: Cost): string => and(eachPart(c, ALONE)) || '0';
const taken = (what: Goods): string => and(eachGood(what, OBJECT)) || 'nic';
const gain = (what: Goods): string =>
  gaining(what, OBJECT, { gain: (list) => `otrzymaj ${list}`, draw: (n) => `dobierz ${n}`, and });

/** Biernik i narzędnik. */
const A_FIGURE: Record<Figure, string> = { witch: 'wiedźmę', elder: 'mędrca' };
const WITH_FIGURE: Record<Figure, string> = { witch: 'wiedźmą', elder: 'mędrcem' };
const CATALYST: Record<Catalyst, string> = { scythe: 'sierp', orb: 'kula' };
const A_CATALYST: Record<Catalyst, string> = { scythe: 'sierp', orb: 'kulę' };
const EACH_CATALYST: Record<Catalyst, string> = { scythe: 'każdy sierp', orb: 'każdą kulę' };
/** Miejscownik. */
const IN_CIRCLE: Record<Circle, string> = { outer: 'zewnętrznym kręgu', inner: 'wewnętrznym kręgu' };

const KEYWORDS = { artifact: 'artefakt', familiar: 'chowaniec', enchantment: 'zaklęcie' };
const SHAPE = { eye: 'oko', flame: 'płomień', wave: 'fala', fang: 'kieł' };
const REGION = {
  northernLakes: 'Jeziora Północne',
  centralMountains: 'Góry Centralne',
  southernSlopes: 'Zbocza Południowe',
};
const HINDERED: Record<Hindrance, string> = {
  noWitch: 'Automa nie ma już wiedźm',
  noPlace: 'w tym regionie nie ma już miejsc mocy',
  noPlaceLeft: 'talia miejsc jest pusta',
  noRitual: 'w jej zewnętrznym kręgu nie ma miejsca mocy z rytuałem',
  nothingToHarvest: 'jej zewnętrzny krąg jest pusty',
  noCard: 'talia główna jest pusta',
  noFreePlace: 'w jej zewnętrznym kręgu nie ma miejsca mocy bez rytuału',
};
const SCORED: Record<Scored, string> = {
  specialists: 'specjalistów',
  council: 'efekty końca gry członków rady',
  rituals: 'rytuały w wewnętrznym kręgu',
  doubled: 'rytuały podwojone magicznymi kamieniami',
  places: 'miejsca mocy w wewnętrznym kręgu',
};
/** Kto wygrywa: „Wygrywa Ada”, a do tego, kto czyta: „Wygrywasz”. */
function winnersOf(winners: readonly number[], nameOf: (seat: number) => string, you: number): string {
  if (winners.length > 1)
    return `${winners.includes(you) ? 'Zwycięstwo dzielicie' : 'Zwycięstwo dzielą'} ${and(winners.map(nameOf))}`;
  return winners[0] === you ? 'Wygrywasz' : `Wygrywa ${nameOf(winners[0])}`;
}
const inRegion = (n: number): string => `w regionie ${quoted(REGION[REGIONS[n]])}`;
const toRegion = (n: number): string => `do regionu ${quoted(REGION[REGIONS[n]])}`;
const stone = (n: Stone): string =>
  n === RED ? 'czerwony magiczny kamień' : `magiczny kamień ${quoted(SHAPE[SHAPES[n]])}`;
const toGo = (left: number): string => (left === 1 ? '' : ` Pozostało: ${left}.`);
/** Kinds never go back, so whoever takes a later one first cannot have an earlier one any more. */
const inOrder = (left: number, isAtOnce: boolean): string =>
  left === 1 ? '' : ` Pozostało: ${left}.${isAtOnce ? '' : ' Pominięty rodzaj już się nie pojawi.'}`;
const upTo = (n: number): string => (n === 1 ? '' : ` Najwięcej: ${n}.`);
const aCard = (card: string): string => (card === '' ? 'kartę' : `kartę ${quoted(card)}`);
const aPlace = (card: string): string => `miejsce mocy ${quoted(card)}`;
/** Skąd pochodzi przeniesienie. */
const fromCause = (cause: string, isBinding: boolean): string =>
  cause === '' ? '' : ` (${isBinding ? 'premia połączenia: ' : ''}${quoted(cause)})`;
const named = ({ cards: known, unknown }: NewsContext): string =>
  known.length === 0
    ? ` ${cards(unknown)}`
    : `: ${and([...known.map(quoted), ...some(unknown, (n) => `jeszcze ${cards(n)}`)])}`;

const WORKS: Record<Working, string> = {
  atOnce: 'Efekt zadziałał od razu przy zagraniu karty.',
  always: 'Karta działa sama; nie trzeba jej aktywować.',
  battle: 'Karta działa sama, w fazie walk.',
  roundEnd: 'Karta działa sama, na koniec rundy.',
  gameEnd: 'Karta działa sama, na koniec gry.',
};

export const PL: Words = {
  language: 'pl',
  automa: 'Automa',
  names: namesIn('pl'),
  kinds: {
    place: (icon) => `miejsce mocy, symbol: ${SHAPE[icon]}`,
    startingPlace: (clan, icon) => `miejsce początkowe (${PL.clans[clan]}), symbol: ${SHAPE[icon]}`,
    ritual: 'rytuał',
    person: 'specjalista albo członek rady',
  },
  keywords: KEYWORDS,
  shapes: SHAPE,
  regions: REGION,
  circles: { outer: 'zewnętrzny krąg', inner: 'wewnętrzny krąg' },
  clans: { star: 'Klan Gwiazdy', cross: 'Klan Krzyża', circle: 'Klan Sfery', spike: 'Klan Ciernia' },
  levels: { apprentice: 'uczeń', witch: 'wiedźma', master: 'mistrz', heir: 'następca tronu' },
  sides: { sun: 'strona z symbolem słońca', moon: 'strona z symbolem księżyca' },
  roles: { ritual: 'Rytuał', specialist: 'Specjalista', council: 'Członek rady' },
  rondel: {
    xCoven: (n) =>
      `${n === null ? 'punkty zwycięstwa według poziomu Automy' : points(n)} i przesunięcie na torze sabatu`,
    northernLakes: () => 'odkrycie miejsca mocy w regionie „Jeziora Północne”',
    centralMountains: () => 'odkrycie miejsca mocy w regionie „Góry Centralne”',
    play: () => 'zagranie wierzchniej karty z talii głównej',
    coven: () => 'przesunięcie na torze sabatu',
    transfer: () => 'przeniesienie miejsca mocy z rytuałem',
    harvest: () => 'zebranie plonów z zewnętrznego kręgu',
    drawPlace: () => 'dobranie miejsca mocy z talii miejsc',
  },

  goods,
  cost,
  mana: ALONE.mana,
  points,
  figures: (n, figure) => (figure === 'witch' ? witches(n) : elders(n)),
  catalysts,
  stone,

  afterColon: (text) => text,
  printed: {
    pay: (v) => `zapłać ${and(eachPart(v.cost, OBJECT))}`,
    discard: (v) => `odrzuć ${cards(v.n)}`,
    removeFromHand: (v) => `odłóż do pudełka ${cards(v.n)} z ręki`,
    removeRitual: () =>
      'odłóż do pudełka jeden ze swoich rytuałów razem z jego katalizatorami (wiedźmy i mędrcy z niego wracają do twojej rezerwy)',
    gain: (v) => gain(v.goods),
    gainPer: (v, { count }) => `${gain(v.goods)} za ${count(v.per)}`,
    choose: (v, { each }) => `wybierz jedno: ${v.of.map((one) => and(each(one))).join(' / ')}`,
    exchange: (v, { list }) => `jeśli chcesz: ${list(v.cost)} → ${list(v.effect)}`,
    transfer: (v) =>
      v.n === 1 ? 'wykonaj przeniesienie' : `wykonaj ${counted(v.n, 'przeniesienie', 'przeniesienia', 'przeniesień')}`,
    coven: (v) =>
      `przesuń się o ${counted(v.n, 'pole', 'pola', 'pól')} na torze sabatu${v.both ? ' i traktuj symbol „/” jak „+” (otrzymujesz obydwie premie)' : ''}`,
    harvest: (v) =>
      ({
        own: 'zbierz plony z jednego ze swoich miejsc mocy (w dowolnym kręgu)',
        other: 'zbierz plony z jednego miejsca mocy w innym klanie',
        it: 'zbierz z niego plony',
      })[v.which],
    harvestOuter: () => 'zbierz plony ze swojego zewnętrznego kręgu',
    discoverFreely: () =>
      'wybierz region, uzupełnij w nim puste miejsca, a następnie odkryj w nim dowolne miejsce mocy bez użycia wiedźm',
    takePlace: () => 'umieść wierzchnie miejsce mocy z talii miejsc w swoim zewnętrznym kręgu',
    putElders: (v) =>
      v.n === 1
        ? 'możesz umieścić mędrca ze swojej rezerwy w regionie'
        : `możesz umieścić najwyżej ${v.n} mędrców ze swojej rezerwy w regionach`,
    returnFigure: (v) =>
      `możesz odłożyć ${v.figure === 'witch' ? 'jedną ze swoich wiedźm' : 'jednego ze swoich mędrców'} ${v.from === 'region' ? 'z regionu' : 'z rytuału'} do swojej rezerwy`,
    moveFigures: () => 'przenieś wszystkie wiedźmy i mędrców z jednego ze swoich rytuałów do regionu',
    buildFreely: (v) =>
      `możesz zbudować ${v.n === 1 ? A_CATALYST[v.catalyst] : `najwyżej ${catalysts(v.n, v.catalyst)}`} bez płacenia`,
    borrow: () =>
      'umieść mędrca ze swojej rezerwy na specjaliście przeciwnika; dopóki mędrzec się tam znajduje, efekt tego specjalisty jest aktywny również dla ciebie',
    takeRedStone: () => 'weź czerwony magiczny kamień',
    trackBonus: () => 'otrzymaj premię z dowolnego osiągniętego już pola toru sabatu',
    changeDial: (v) => `możesz zmienić wartość na swoim liczniku many o maksymalnie ${v.by}`,
    boost: (v) => `możesz wybrać region, w którym masz wiedźmę albo mędrca: +${v.n} do siły w walce w tym regionie`,
  },
  /** Po „otrzymaj … za”: dlatego „swój”, a nie „twój”. */
  counts: {
    keyword: ({ keyword }) => `każdą kartę z widocznym słowem kluczowym ${quoted(KEYWORDS[keyword])} w swoim klanie`,
    places: ({ circle }) => `każde miejsce mocy w swoim ${IN_CIRCLE[circle]}`,
    catalysts: ({ catalyst }) => `${EACH_CATALYST[catalyst]} w swoim klanie`,
    specialists: () => 'każdego swojego specjalistę',
    shape: ({ shape }) =>
      `każdy magiczny kamień ${quoted(SHAPE[shape])} i każdy symbol ${quoted(SHAPE[shape])} w swoim ${IN_CIRCLE.inner}`,
    resourceSymbols: () =>
      'każdy symbol surowca w plonach swoich miejsc mocy (w obu kręgach) i za każde miejsce mocy z takim symbolem i sierpem',
    eldersInReserve: () => 'każdego mędrca w swojej rezerwie',
  },
  symbolsAndScythes:
    'każdy symbol surowca w plonach swoich miejsc mocy (w obu kręgach) i za każdy sierp na miejscu mocy z takim symbolem',
  abilities: {
    discount: ({ on, less }) =>
      `${on === 'ritual' ? 'Rytuały kosztują' : 'Członkowie rady kosztują'} cię o ${ALONE.any(less)} mniej`,
    manaForCatalysts: ({ scythe, orb }) =>
      `Gdy budujesz katalizatory, zamiast zwykłego kosztu możesz zapłacić ${ALONE.mana(scythe)} za sierp i ${ALONE.mana(orb)} za kulę`,
    elderSpaces: ({ where }) =>
      `Twoi mędrcy mogą aktywować także pola akcji ${where === 'region' ? 'w regionach' : `w twoim ${IN_CIRCLE.outer}`}`,
    strength: ({ n }) => `+${n} do siły w każdej walce, w której uczestniczysz`,
  },
  when: {
    discover: () => 'Gdy odkrywasz miejsce mocy',
    play: ({ keyword }) =>
      `Gdy zagrywasz inną kartę ze słowem kluczowym ${quoted(KEYWORDS[keyword])} (rytuał albo specjalistę)`,
    build: () => 'Gdy budujesz katalizator',
    transfer: () => 'Gdy przenosisz miejsce mocy',
    harvest: ({ place }) => `Gdy zbierasz plony z ${place === 'any' ? 'miejsca mocy' : 'tego miejsca mocy'}`,
    discard: () => 'Gdy odrzucasz kartę',
    token: ({ by }) =>
      ({
        any: 'Gdy dowolny gracz (także ty) aktywuje swój żeton klanu',
        you: 'Gdy aktywujesz swój żeton klanu',
        others: 'Gdy inny gracz aktywuje swój żeton klanu',
      })[by],
    battleWon: () => 'Gdy wygrywasz walkę',
    coven: () => 'Gdy przesuwasz się o pole na torze sabatu',
    pass: () => 'Gdy pasujesz',
  },
  headings: {
    immediate: () => 'Natychmiast',
    space: ({ space }) => (space.many ? 'Pole akcji (dla dowolnej liczby wiedźm i mędrców)' : 'Pole akcji'),
    turn: () => 'Akcja darmowa, raz na rundę',
    battle: ({ at }) => (at === 'start' ? 'Na początku fazy walk' : 'W każdej walce, po ujawnieniu liczników many'),
    roundEnd: () => 'Koniec rundy',
    gameEnd: () => 'Koniec gry',
  },
  harvestBonus: 'Plon',
  bindingBonus: 'Premia połączenia',
  bindingWith: {
    artifact: 'Połączenie z artefaktem',
    familiar: 'Połączenie z chowańcem',
    enchantment: 'Połączenie z zaklęciem',
  },
  buildingSpaces: (n) => counted(n, 'pole budowy', 'pola budowy', 'pól budowy'),
  boards: {
    scout: 'Faza zwiadu',
    token: 'Żeton klanu',
    council: (first, next) => `Koszt członków rady: ${first} za pierwszego, ${next} za każdego kolejnego`,
    freeAction: 'Akcja darmowa',
    witchSpace: 'Pole akcji, tylko dla wiedźmy',
    stoneSpace: (n) => `Pole na magiczny kamień ${n}`,
    beyond: 'Każde pole poza końcem toru',
    onSide: (side, text) => `${side === 'sun' ? 'Symbol słońca' : 'Symbol księżyca'} – ${text}`,
  },

  questions: {
    payRest: ({ left }, { isAtOnce }) => `który surowiec płacisz?${inOrder(left, isAtOnce)}`,
    discard: ({ n }) => `którą kartę odrzucasz?${toGo(n)}`,
    removeFromHand: ({ n }) => `którą kartę odkładasz do pudełka?${toGo(n)}`,
    removeRitual: () => 'który ze swoich rytuałów odkładasz do pudełka?',
    gainAny: ({ n }, { isAtOnce }) => `który surowiec otrzymujesz?${inOrder(n, isAtOnce)}`,
    choose: () => 'co wybierasz?',
    exchange: () => 'czy dokonujesz tej wymiany?',
    transfer: ({ n }) => `które miejsce mocy przenosisz do wewnętrznego kręgu?${toGo(n)}`,
    harvest: ({ which }) => `z którego miejsca mocy ${which === 'other' ? 'w innym klanie ' : ''}zbierasz plony?`,
    discoverFreely: () => 'w którym regionie odkrywasz miejsce mocy? Najpierw puste miejsca zostaną uzupełnione.',
    discoverThere: () => 'które miejsce mocy odkrywasz?',
    putElders: ({ n }) => `w którym regionie umieszczasz mędrca?${upTo(n)}`,
    returnFigure: ({ figure }) =>
      `${figure === 'witch' ? 'którą wiedźmę' : 'którego mędrca'} odkładasz do swojej rezerwy?`,
    moveFigures: () => 'z którego rytuału przenosisz wiedźmy i mędrców do regionu?',
    moveFiguresTo: (_, { card }) => `do którego regionu przenosisz wiedźmy i mędrców z rytuału ${quoted(card)}?`,
    buildFreely: ({ catalyst, n }) => `na którym rytuale budujesz ${A_CATALYST[catalyst]} bez płacenia?${upTo(n)}`,
    borrow: () => 'na którym specjaliście umieszczasz mędrca?',
    trackBonus: () => 'którą premię z toru sabatu otrzymujesz?',
    boost: ({ n }) => `w którym regionie masz +${n} do siły w walce?`,
    order: ({ moment }) => `${PL.moments[moment]}: który efekt jest pierwszy?`,
    takeTurn: (_, { acted }) =>
      acted ? 'akcja główna wykonana. Akcja darmowa czy koniec tury?' : 'twoja tura: która akcja?',
    playAs: () => 'jako kogo zagrywasz tę kartę?',
    bind: () => 'na które miejsce mocy zagrywasz ten rytuał?',
    useSpace: () => 'kim aktywujesz to pole akcji?',
    /** Like kinds, Catalysts are named in order. */
    build: ({ scythes, orbs }, { isAtOnce }) =>
      `co budujesz?${scythes + orbs === 0 ? '' : ` Dotąd: ${and([...some(scythes, (n) => catalysts(n, 'scythe')), ...some(orbs, (n) => catalysts(n, 'orb'))])}.`}${isAtOnce ? '' : ' Pominięte możliwości już się nie pojawią.'}`,
    placeStoneOnBoard: () => 'który magiczny kamień tu umieszczasz?',
    setDial: (_, { strength }) => `ile punktów many ustawiasz na liczniku? Twoja siła w walce bez many: ${strength}.`,
    adjustDial: (_, { dial }) => `twój licznik many wskazuje ${dial}. Czy zmieniasz tę wartość?`,
    takeStone: () => 'który magiczny kamień bierzesz?',
    placeStones: () => 'jak umieszczasz swoje magiczne kamienie?',
    placeStone: (_, { stone: one }) => `na którym miejscu mocy umieszczasz ${stone(one)}?`,
  },
  moments: {
    discover: 'odkrywasz miejsce mocy',
    play: 'zagrywasz kartę',
    build: 'budujesz katalizator',
    transfer: 'przenosisz miejsce mocy',
    harvest: 'zbierasz plony z miejsca mocy',
    discard: 'odrzucasz kartę',
    token: 'aktywowano żeton klanu',
    battleWon: 'wygrywasz walkę',
    coven: 'przesuwasz się na torze sabatu',
    pass: 'pasujesz',
    battleStart: 'początek fazy walk',
    roundEnd: 'koniec rundy',
  },
  sources: {
    token: 'Żeton klanu',
    track: 'Tor sabatu',
    board: 'Planszetka klanu',
    freeAction: 'Akcja darmowa',
    reward: (where) => `Trofeum, ${REGION[where]}`,
    stoneSpace: (n) => `Pole na magiczny kamień ${n}`,
  },
  labels: {
    pass: 'Spasuj',
    endTurn: 'Zakończ turę',
    discover: (place, where, n) => `Odkryj: ${place} (${REGION[where]}, ${witches(n)})`,
    activateToken: 'Aktywuj żeton klanu',
    build: 'Buduj katalizatory',
    play: (card) => `Zagraj: ${card}`,
    playFor: (card, price) => `Zagraj: ${card} (${price})`,
    use: (what, effect) => `Aktywuj: ${what} – ${effect}`,
    as: { ritual: 'Jako rytuał', specialist: 'Jako specjalistę', council: 'Jako członka rady' },
    declined: {
      exchange: 'Nie',
      transfer: 'Bez przeniesienia',
      putElders: 'Nie umieszczaj mędrca',
      returnFigure: 'Nie odkładaj nikogo',
      build: 'Zakończ budowę',
      buildFreely: 'Nie buduj',
      boost: 'W żadnym',
      placeStone: 'Na żadnym',
    },
    catalystOn: (catalyst, ritual, n) =>
      `${CATALYST[catalyst]} na rytuale ${quoted(ritual)}${n === 0 ? '' : ` za ${ALONE.mana(n)}`}`,
    onPlace: (what, place) => `${what} na miejscu mocy ${quoted(place)}`,
    binding: (has) => `${has ? 'z premią' : 'bez premii'} połączenia`,
    step: (n) => `Pole ${n}`,
    actionSpaceOf: (where) => `${REGION[where]}, z pola akcji`,
    changeDial: (n) => `Zmień na ${n}`,
    keepDial: (n) => `Zostaw ${n}`,
    bestStones: 'Tak, aby dały najwięcej punktów',
    oneByOne: 'Po jednym',
    less: (price, n) => `${price}, o ${n} mniej`,
  },
  reasons: {
    lacksGoods: ({ n, of }) =>
      n === size(of) ? `Brakuje jeszcze: ${cost(of)}.` : `Brakuje jeszcze ${n} z tego: ${cost(of)}.`,
    lacksForCatalyst: ({ of }) => `Brakuje jeszcze: ${or(of.map(cost))}.`,
    lacksCards: ({ n }) => `Na ręce brakuje jeszcze: ${counted(n, 'karta', 'karty', 'kart')}.`,
    lacksWitches: ({ n }) => `W twojej rezerwie brakuje jeszcze: ${witches(n)}.`,
    lacksFigure: ({ elders }) =>
      elders
        ? 'Potrzebujesz wiedźmy albo mędrca w rezerwie.'
        : 'Potrzebujesz wiedźmy w rezerwie; mędrca nie można tu umieścić.',
    lacksFreePlace: () => 'Nie masz miejsca mocy bez rytuału.',
    lacksBuildingSpace: () => 'Nie masz rytuału z wolnym polem budowy.',
    lacksStone: () => 'Nie masz magicznego kamienia.',
    lacksSteps: ({ n }) => `Na torze sabatu brakuje jeszcze: ${counted(n, 'pole', 'pola', 'pól')}.`,
    noFigureThere: ({ figure }) =>
      `Nie masz tam ${figure === null ? 'wiedźmy ani mędrca' : figure === 'witch' ? 'wiedźmy' : 'mędrca'}.`,
    mainActionDone: () => 'Twoja akcja główna jest już wykonana.',
    tokenUsed: () => 'Twój żeton klanu był już aktywowany w tej rundzie.',
    usedThisRound: () => 'Ten efekt był już aktywowany w tej rundzie.',
    spaceTaken: () => 'Pole akcji jest zajęte.',
    stoneSpaceUsed: () => 'Leży tam już magiczny kamień.',
    hasRitual: () => 'Leży tam już rytuał.',
    hasStone: () => 'Leży tam już magiczny kamień.',
    isFull: () => 'Nie ma tam wolnego pola budowy.',
    isBorrowed: () => 'Stoi tam już twój mędrzec.',
    worksByItself: ({ when }) => WORKS[when],
    notYours: (_, { who }) => `Właściciel: ${who}.`,
    isYours: () => 'To twoja karta; tu chodzi o inny klan.',
    isDiscovered: () => 'To miejsce mocy jest już odkryte.',
    notDiscovered: () => 'Tego miejsca mocy nikt jeszcze nie odkrył.',
    inInnerCircle: () => 'To miejsce mocy jest już w wewnętrznym kręgu.',
    inOuterCircle: () => 'To miejsce mocy jest w zewnętrznym kręgu; magiczne kamienie umieszcza się w wewnętrznym.',
    inOtherRegion: () => 'To leży w innym regionie.',
    notASpecialist: () => 'Nie możesz wybrać członka rady, tylko specjalistę.',
    otherIcon: () => 'To miejsce mocy ma inny symbol.',
    sameName: () => 'Masz już specjalistę o tym imieniu.',
    wouldDoNothing: () => 'Teraz nic by to nie dało.',
    beyondChange: ({ by }) => `Możesz zmienić wartość na liczniku many najwyżej o ${by}.`,
    inNoRole: (_, { asSpecialist, asCouncil }) => `Jako specjalista – ${asSpecialist} Jako członek rady – ${asCouncil}`,
    passedOver: () => 'To już zostało pominięte.',
    notInCost: () => 'To nie należy do kosztu.',
    leavesTooLittle: () => 'To, co stoi wcześniej, też jest potrzebne. Wybierz najpierw tamto.',
    otherCopy: () => 'Do wyboru jest druga taka sama karta: obie są jednakowe.',
  },
  news: {
    began: ({ first }, { nameOf }) => `Gra się rozpoczyna. Pierwszy gracz: ${nameOf(first)}.`,
    round: (news) => `Runda ${news.round}.`,
    gained: (news, { does, card }) =>
      `${does('otrzymuje', 'otrzymujesz')} ${taken(news.goods)}${card && ` (${card})`}.`,
    drew: (_, told) => `${told.does('dobiera', 'dobierasz')}${named(told)}.`,
    reshuffled: () => 'Stos kart odrzuconych zostaje przetasowany i tworzy nową talię główną.',
    paid: (news, { does }) => `${does('płaci', 'płacisz')} ${taken(news.goods)}.`,
    discarded: (_, { does, who, card, isAutoma, worth }) =>
      isAutoma
        ? `${who} ujawnia i odrzuca ${aCard(card)} (${points(worth)}).`
        : `${does('odrzuca', 'odrzucasz')} ${aCard(card)}.`,
    removed: (_, { does, card }) => `${does('odkłada', 'odkładasz')} do pudełka ${aCard(card)}.`,
    revealedPlace: (news, { card }) => `Nowe miejsce mocy ${inRegion(news.region)}: ${card}.`,
    discovered: (news, { does, card }) =>
      `${does('odkrywa', 'odkrywasz')} ${aPlace(card)} ${inRegion(news.region)} (${news.witches === 0 ? 'bez wiedźm' : witches(news.witches)}).`,
    tookPlace: (_, { does, card }) =>
      `${does('dobiera', 'dobierasz')} z talii miejsc do zewnętrznego kręgu ${aPlace(card)}.`,
    token: (_, { does, who, isAutoma }) =>
      isAutoma
        ? `${who} zbiera plony z zewnętrznego kręgu, co liczy się jak aktywacja żetonu klanu.`
        : `${does('aktywuje', 'aktywujesz')} żeton klanu.`,
    harvested: (news, { does, card }) =>
      `${does('zbiera', 'zbierasz')} plony z miejsca mocy ${quoted(card)}${news.times === 1 ? '' : ` (dzięki sierpom ${news.times} razy)`}.`,
    announced: (_, { does, card }) => `${does('zagrywa', 'zagrywasz')} ${aCard(card)}.`,
    played: (news, { does, card }) =>
      `${does('umieszcza', 'umieszczasz')} ${aCard(card)} ${news.as === 'council' ? 'w radzie' : 'wśród specjalistów'}.`,
    bound: (_, { does, cards: [ritual, place] }) =>
      `${does('kładzie', 'kładziesz')} rytuał ${quoted(ritual)} na miejscu mocy ${quoted(place)}.`,
    usedRegion: (news, { does }) =>
      `${does('aktywuje', 'aktywujesz')} ${WITH_FIGURE[news.figure]} pole akcji ${inRegion(news.region)}.`,
    usedRitual: (news, { does, card }) =>
      `${does('aktywuje', 'aktywujesz')} ${WITH_FIGURE[news.figure]} pole akcji rytuału ${quoted(card)}.`,
    usedBoard: (_, { does }) => `${does('aktywuje', 'aktywujesz')} wiedźmą pole akcji na planszetce klanu.`,
    usedTurn: (_, { does, card }) => `${does('aktywuje', 'aktywujesz')} efekt karty ${quoted(card)}.`,
    transferred: (_, { does, card, cause, isBinding }) =>
      `${does('przenosi', 'przenosisz')} ${aPlace(card)} do wewnętrznego kręgu${fromCause(cause, isBinding)}.`,
    transferLost: (_, { does, cause, isBinding }) =>
      `${does('nie ma', 'nie masz')} miejsca mocy z rytuałem, które można by przenieść; przeniesienie${fromCause(cause, isBinding)} przepada.`,
    advanced: (news, { does }) => `${does('przesuwa', 'przesuwasz')} się na torze sabatu na pole ${news.step}.`,
    builtOn: (news, { does, card }) =>
      `${does('buduje', 'budujesz')} ${A_CATALYST[news.catalyst]} na rytuale ${quoted(card)}.`,
    sentElder: (news, { does }) => `${does('umieszcza', 'umieszczasz')} mędrca ${inRegion(news.region)}.`,
    tookBack: (news, { does }) => `${does('odkłada', 'odkładasz')} ${A_FIGURE[news.figure]} do rezerwy.`,
    moved: (news, { does, card }) =>
      `${does('przenosi', 'przenosisz')} wiedźmy i mędrców (${news.n}) z rytuału ${quoted(card)} ${toRegion(news.region)}.`,
    borrowed: (_, { does, card }) => `${does('umieszcza', 'umieszczasz')} mędrca na specjaliście ${quoted(card)}.`,
    redStone: (_, { does }) => `${does('bierze', 'bierzesz')} czerwony magiczny kamień.`,
    stoneOnBoard: (news, { does }) =>
      `${does('umieszcza', 'umieszczasz')} ${stone(news.stone)} na polu na magiczny kamień ${news.space + 1}.`,
    boosted: (news, { does }) => `${does('ma', 'masz')} +${news.n} do siły w walce ${inRegion(news.region)}.`,
    passed: (_, { does }) => `${does('pasuje', 'pasujesz')}.`,
    battle: (news) => `Walka ${inRegion(news.region)}.`,
    dial: (news, { who, verb }) => `${verb(`Licznik many (${who})`, 'Twój licznik many')}: ${news.n}.`,
    strength: (news, { does, isAutoma }) => {
      const { figures, mana, added, round, drawn } = news;
      const parts = isAutoma
        ? [`runda ${round}`, `wiedźmy ${figures}`, `karty ${drawn}`]
        : [`wiedźmy i mędrcy ${figures}`, ...some(mana, (n) => `mana ${n}`), ...some(added, (n) => `efekty ${n}`)];
      return `${does('ma', 'masz')} siłę w walce ${news.n} ${inRegion(news.region)}: ${parts.join(' + ')}.`;
    },
    reward: (news, { does }) =>
      `${does('otrzymuje', 'otrzymujesz')} trofeum ${news.strength}+ ${inRegion(news.region)}.`,
    wonBattle: (news, { does }) => `${does('wygrywa', 'wygrywasz')} walkę ${inRegion(news.region)}.`,
    tookStone: (news, { does }) => `${does('bierze', 'bierzesz')} ${stone(news.stone)}.`,
    marker: (_, { does }) => `${does('bierze', 'bierzesz')} znacznik pierwszego gracza.`,
    roundEnded: (news) => `Koniec rundy ${news.round}.`,
    automaDrew: (news, { who, card, worth }) =>
      `${who} ujawnia ${aCard(card)} (${points(worth)}) i ${news.steps === 0 ? 'zostaje na swoim polu' : `przesuwa się o ${counted(news.steps, 'pole', 'pola', 'pól')}${news.steps < worth ? ' (do pola z żółtym obrysem)' : ''}`}: ${PL.rondel[news.space](null)}.`,
    automaMovedOn: (news, { who }) =>
      `To niemożliwe: ${HINDERED[news.why]}. ${who} przesuwa się o 1 pole dalej: ${PL.rondel[news.space](null)}.`,
    automaFoundNothing: () => 'Krąg jest pusty: nie ma z czego zebrać plonów.',
    stonePlaced: (news, { does, card }) =>
      `${does('umieszcza', 'umieszczasz')} ${stone(news.stone)} na miejscu mocy ${quoted(card)}.`,
    scored: (news, { does }) => `${does('otrzymuje', 'otrzymujesz')} ${points(news.points)} za ${SCORED[news.part]}.`,
    won: ({ winners, points: all }, { nameOf, you }) =>
      `${winnersOf(winners, nameOf, you)} (${points(all[winners[0]])}).`,
  },
};
