/**
 * Res Arcana po polsku. Nazwy kart i imiona graczy stoją zawsze w mianowniku (po dwukropku, w cudzysłowie albo jako podmiot), a czasowniki
 * w czasie teraźniejszym, żeby niczego nie trzeba było odmieniać przez przypadki ani rodzaje.
 */
import { countedInPolish as counted, joined } from '@gloaming/engine';
import { type Amounts, type Cost, ESSENCES, type Essence, type Kind, type KindSet, LIFE, size } from '../essences.ts';
import type { Where } from '../reasons.ts';
import type { Destroyable, Tag, Zone } from '../verbs.ts';
import {
  anyNoun,
  eachAmount,
  eachPart,
  essenceNoun,
  gainsOf,
  kindsIn,
  kindsNotIn,
  onlyKind,
  pointsNoun,
  priceCut,
} from './phrases.ts';
import type { NewsContext, Words } from './words.ts';

/** Mianownik i dopełniacz; biernik jest tu zawsze równy mianownikowi. */
const WORDS: Record<Essence, { one: string; of: string }> = {
  elan: { one: 'wigor', of: 'wigoru' },
  life: { one: 'życie', of: 'życia' },
  calm: { one: 'spokój', of: 'spokoju' },
  death: { one: 'śmierć', of: 'śmierci' },
  gold: { one: 'złoto', of: 'złota' },
};
const essence = (kind: Kind): string => essenceNoun(kind, '', WORDS[ESSENCES[kind]].one);
const ofEssence = (kind: Kind): string => essenceNoun(kind, '', WORDS[ESSENCES[kind]].of);
/** Liczy się znaczniki, bo esencje są niepoliczalne. */
const eachEssence = (kind: Kind): string => `każdy znacznik ${ofEssence(kind)}`;

const and = (parts: readonly string[]): string => joined(parts, ' i ');
const or = (parts: readonly string[]): string => joined(parts, ' albo ');
/** Esencje są niepoliczalne jak woda: 1 życie, ale 2 życia i 5 życia. */
const amount = (n: number | 'X', kind: Kind): string =>
  essenceNoun(kind, n, `${n} ${WORDS[ESSENCES[kind]][n === 1 ? 'one' : 'of']}`);
const amounts = (what: Amounts): string => and(eachAmount(what, amount)) || 'nic';
const except = (kinds: KindSet): string => {
  const without = kindsNotIn(kinds).map((kind) => ofEssence(kind));
  return without.length === 0 ? '' : ` oprócz ${and(without)}`;
};
/** Biernik; tylko przy 1 różni się od mianownika, w którym koszt stoi sam. */
const any = (n: number, kinds: KindSet, one = 'dowolną esencję'): string => {
  const only = onlyKind(kinds);
  if (only !== null) return amount(n, only);
  return anyNoun(n, counted(n, one, 'dowolne esencje', 'dowolnych esencji')) + except(kinds);
};
const anyAlone = (n: number, kinds: KindSet): string => any(n, kinds, 'dowolna esencja');
const cost = (c: Cost): string => and(eachPart(c, amount, anyAlone)) || '0';
const paid = (c: Cost): string => and(eachPart(c, amount, any));
/** Kto wygrywa: „Wygrywa Ada”, a do tego, kto czyta: „Wygrywasz”. */
function winnersOf(winners: readonly number[], names: readonly string[], you: number): string {
  if (winners.length > 1) {
    return `${winners.includes(you) ? 'Zwycięstwo dzielicie' : 'Zwycięstwo dzielą'} ${and(winners.map((seat) => names[seat]))}`;
  }
  return winners[0] === you ? 'Wygrywasz' : `Wygrywa ${names[winners[0]]}`;
}
const points = (n: number): string => pointsNoun(n, counted(n, 'punkt', 'punkty', 'punktów'));
const extra = (n: number): string => counted(n, 'dodatkowy punkt', 'dodatkowe punkty', 'dodatkowych punktów');
/** Biernik. */
const cards = (n: number): string => counted(n, 'kartę', 'karty', 'kart');
const topCards = (n: number): string => counted(n, 'wierzchnią kartę', 'wierzchnie karty', 'wierzchnich kart');
const toGo = (left: number): string => (left === 1 ? '' : ` Pozostało: ${left}.`);
/** Kinds never go back, so whoever takes a later one first cannot have an earlier one any more. */
const inOrder = (left: number, isAtOnce: boolean): string =>
  left === 1 ? '' : ` Pozostało: ${left}.${isAtOnce ? '' : ' Pominięty rodzaj już się nie pojawi.'}`;

/** Biernik. */
const ONE: Record<Tag | 'artifact', string> = { dragon: 'smoka', creature: 'stwora', artifact: 'artefakt' };
const OWN: Record<Tag | 'component', string> = {
  dragon: 'swojego smoka',
  creature: 'swojego stwora',
  component: 'dowolny swój komponent',
};
const WHICH: Record<Tag | 'artifact' | 'component', string> = {
  dragon: 'którego smoka',
  creature: 'którego stwora',
  artifact: 'który artefakt',
  component: 'który komponent',
};
const EVERY: Record<Tag, string> = { dragon: 'każdego twojego smoka', creature: 'każdego twojego stwora' };
const PLURAL: Record<Tag | 'artifact', string> = { dragon: 'smoki', creature: 'stwory', artifact: 'artefakty' };
const DESTROYED: Record<Destroyable, string> = {
  artifact: 'swój artefakt',
  otherArtifact: 'swój inny artefakt',
  dragonOrCreature: 'swojego smoka lub stwora',
};
const WHICH_DESTROYED: Record<Destroyable, string> = {
  artifact: 'który ze swoich artefaktów',
  otherArtifact: 'który inny ze swoich artefaktów',
  dragonOrCreature: 'którego ze swoich smoków lub stworów',
};
const ZONES: Record<Zone, string> = {
  hand: 'z ręki',
  discards: 'ze swoich kart odrzuconych',
  anyDiscards: 'z kart odrzuconych dowolnego gracza',
};
const named = ({ cards: known, unknown }: NewsContext): string =>
  `: ${and([...known, ...(unknown === 0 ? [] : [`jeszcze ${cards(unknown)}`])])}`;
const orCards = (told: NewsContext): string => (told.cards.length === 0 ? ` ${cards(told.unknown)}` : named(told));
const orCard = (card: string): string => (card === '' ? ' kartę' : `: ${card}`);

/** Dopełniacz. */
const NONE_TO_DESTROY: Record<Destroyable, string> = {
  artifact: 'żadnego artefaktu',
  otherArtifact: 'innego artefaktu',
  dragonOrCreature: 'ani smoka, ani stwora',
};
const IS_NOT: Record<Destroyable | Tag, string> = {
  artifact: 'artefakt',
  otherArtifact: 'artefakt',
  dragonOrCreature: 'ani smok, ani stwór',
  dragon: 'smok',
  creature: 'stwór',
};
const FROM: Record<Where, string> = {
  hand: 'karta z twojej ręki',
  discards: 'karta spośród twoich odrzuconych',
  anyDiscards: 'karta spośród odrzuconych',
  play: 'twój komponent w grze',
  items: 'magiczny przedmiot ze środka stołu',
};

export const PL: Words = {
  language: 'pl',
  names: {
    athanor: 'Atanor',
    'bone-dragon': 'Kościany smok',
    'celestial-horse': 'Niebiański rumak',
    'chalice-of-fire': 'Kielich ognia',
    'chalice-of-life': 'Kielich życia',
    'corrupt-altar': 'Ołtarz deprawacji',
    crypt: 'Krypta',
    'cursed-skull': 'Przeklęta czaszka',
    'dancing-sword': 'Tańczący miecz',
    'dragon-bridle': 'Smocza uzda',
    'dragon-egg': 'Smocze jajo',
    'dragon-teeth': 'Smocze zęby',
    'dwarven-pickaxe': 'Krasnoludzki kilof',
    'earth-dragon': 'Smok ziemi',
    'elemental-spring': 'Źródło żywiołów',
    'elvish-bow': 'Elfi łuk',
    'fiery-whip': 'Ognisty bicz',
    'fire-dragon': 'Smok ognia',
    'flaming-pit': 'Płonąca czeluść',
    'fountain-of-youth': 'Źródło młodości',
    'guard-dog': 'Pies obronny',
    'hand-of-glory': 'Ręka chwały',
    hawk: 'Jastrząb',
    'horn-of-plenty': 'Róg obfitości',
    'hypnotic-basin': 'Hipnotyczna rzeka',
    'jeweled-statuette': 'Wysadzana statuetka',
    'magical-shard': 'Magiczny odłamek',
    mermaid: 'Syrena',
    nightingale: 'Słowik',
    'philosophers-stone': 'Kamień filozofów',
    prism: 'Pryzmat',
    'ring-of-midas': 'Pierścień Midasa',
    'sacrificial-dagger': 'Sztylet ofiarny',
    'sea-serpent': 'Hydra',
    treant: 'Drzewiec',
    'tree-of-life': 'Drzewo życia',
    vault: 'Skarbiec',
    'water-dragon': 'Smok wody',
    'wind-dragon': 'Smok wiatru',
    'windup-man': 'Nakręcana zjawa',
    alchemist: 'Alchemik',
    artificer: 'Rękodzielnik',
    druid: 'Druidka',
    duelist: 'Pojedynkowiczka',
    healer: 'Uzdrowiciel',
    necromancer: 'Nekromantka',
    scholar: 'Uczony',
    seer: 'Wieszczka',
    transmuter: 'Czarodziejka',
    witch: 'Wiedźma',
    alchemy: 'Alchemia',
    'calm-elan': 'Spokój / Wigor',
    'death-life': 'Śmierć / Życie',
    divination: 'Wróżenie',
    protection: 'Ochrona',
    reanimate: 'Ożywienie',
    research: 'Badania',
    transmutation: 'Transmutacja',
    colossus: 'Kolos',
    'golden-statue': 'Złoty posąg',
    'great-pyramid': 'Wielka piramida',
    'hanging-gardens': 'Wiszące ogrody',
    library: 'Biblioteka',
    mausoleum: 'Mauzoleum',
    obelisk: 'Obelisk',
    oracle: 'Wyrocznia',
    'solomons-mine': 'Kopalnia Salomona',
    temple: 'Świątynia',
    'sacred-grove': 'Święty gaj',
    'alchemists-tower': 'Wieża alchemika',
    'catacombs-of-the-dead': 'Katakumby umarłych',
    'sacrificial-pit': 'Studnia ofiarna',
    'cursed-forge': 'Przeklęta kuźnia',
    'dwarven-mines': 'Krasnoludzkie kopalnie',
    'coral-castle': 'Koralowy zamek',
    'sunken-reef': 'Zatopiona rafa',
    'dragons-lair': 'Smocza góra',
    'sorcerers-bestiary': 'Bestiariusz maga',
  },
  kinds: {
    artifact: 'artefakt',
    mage: 'mag',
    item: 'magiczny przedmiot',
    monument: 'monument',
    place: 'enklawa mocy',
  },
  tags: { dragon: 'smok', creature: 'stwór' },
  amounts,
  cost,
  ofKind: essence,
  points,

  printed: {
    turn: (_, { inCost }) => (inCost ? 'aktywuj' : 'aktywuj ten komponent'),
    pay: (v) => `zapłać ${paid(v.cost)}`,
    payOne: (v) =>
      `zapłać ${kindsNotIn(v.kinds).length === 0 ? any(1, v.kinds) : or(kindsIn(v.kinds).map((kind) => amount(1, kind)))}`,
    payOfOneKind: () => 'zapłać X esencji jednego rodzaju',
    turnOwn: (v) => `aktywuj też ${OWN[v.tag]}`,
    destroySelf: () => 'zniszcz ten artefakt',
    destroy: (v) => `zniszcz ${DESTROYED[v.which]}`,
    discard: () => 'odrzuć kartę z ręki',
    gain: (v) => `weź ${amounts(v.what)}`,
    gainPaid: (v) => {
      const only = onlyKind(v.kinds);
      return only === null ? `weź X esencji jednego rodzaju${except(v.kinds)}` : `weź ${amount('X', only)}`;
    },
    gainAny: (v) => `${v.onto === 'pool' ? 'weź' : 'połóż tu'} ${any(v.n, v.kinds)}`,
    gainItsCost: (v) => {
      const only = onlyKind(v.kinds);
      const what = only === null ? `dowolnych esencji${except(v.kinds)}` : ofEssence(only);
      return `weź tyle ${what}, ile wynosi koszt tamtej karty${v.plus === 0 ? '' : ` + ${v.plus}`}`;
    },
    put: (v) => `połóż tu ${amounts(v.what)}`,
    putPaid: (v) => `połóż tę esencję ${v.on === 'self' ? 'tutaj' : 'na dowolnym swoim komponencie'}`,
    rivalsGain: (v) => `każdy rywal bierze ${amounts(v.what)}`,
    gainPerRivals: (v) => `weź ${amount(1, v.gain)} za ${eachEssence(v.per)} w puli jednego rywala`,
    straighten: (v) => {
      if (v.which === 'self') return 'przygotuj ten komponent';
      return `przygotuj ${OWN[v.which === 'own' ? 'component' : v.which]}`;
    },
    draw: (v) => `dobierz ${cards(v.n)}`,
    lookAt: (v) => `obejrzyj ${topCards(v.n)} swojej talii albo stosu monumentów i odłóż je w dowolnej kolejności`,
    placeFrom: (v) => {
      const price = {
        full: ', płacąc jego koszt',
        less: `, płacąc o ${v.less} mniej${v.tag === null ? ' (nigdy mniej złota)' : ''}`,
        free: ' za darmo',
      };
      return `zagraj ${ONE[v.tag ?? 'artifact']} ${ZONES[v.zone]}${price[priceCut(v.less)]}`;
    },
    checkVictory: () => 'natychmiast sprawdź warunek zwycięstwa',
    choose: (v, { list }) => {
      const gains = gainsOf(v.of);
      return gains === null ? or(v.of.map((verbs) => list(verbs))) : `weź ${or(gains.map(amounts))}`;
    },
    lift: (v) => `zdejmij stąd ${amounts(v.what)}`,
    drawThenDiscard: (v) => `dobierz ${cards(v.n)}, a potem tyle samo odrzuć`,
    whereLies: (v, { list }) => `jeśli leży tu ${essence(v.kind)}, ${list(v.then)}`,
    putMoreOfEachKind: (v) => `dołóż po ${counted(v.n, 'esencji', 'esencje', 'esencji')} każdego leżącego tu rodzaju`,
    extraPoints: (v) => `otrzymaj ${extra(v.n)} przy tym sprawdzeniu`,
    attack: (v, { list }) =>
      `każdy rywal traci ${amount(v.n, LIFE)}${v.price.length === 0 ? '' : ` (aby zignorować: ${list(v.price)})`}`,
    ignore: () => 'zignoruj',
  },
  abilities: {
    discount: ({ tag, less }) =>
      `Twoje ${PLURAL[tag ?? 'artifact']} kosztują o ${less} mniej${tag === null ? ' (nigdy mniej złota)' : ''}`,
    pointsPerEssence: ({ kind }) => `${points(1)} za ${eachEssence(kind)} na tym komponencie`,
    pointsPer: ({ tag, n }) => `${points(n)} za ${EVERY[tag]} w grze`,
  },
  parts: {
    collect: 'Zbieranie',
    kept: 'Gdy przy zbieraniu nic stąd nie bierzesz',
    upkeep: 'Zbieranie, na koniec',
    claimed: 'Przy zajęciu',
  },
  reactions: {
    lifeLoss: 'Reakcja na utratę życia',
    dragon: 'Reakcja na atak smoka',
    check: 'Reakcja na sprawdzenie warunku zwycięstwa',
  },
  evenTurned: 'także po aktywowaniu',

  questions: {
    payRest: (_, { left, losing, isAtOnce }) =>
      `którą esencję ${losing ? 'tracisz' : 'płacisz'}?${inOrder(left, isAtOnce)}`,
    payOne: () => 'którą esencję płacisz?',
    payOfOneKind: (_, { kind }) =>
      kind === null ? 'esencje którego rodzaju płacisz?' : `ile ${ofEssence(kind)} płacisz?`,
    turnOwn: (v) => `${WHICH[v.tag]} aktywujesz?`,
    destroy: (v) => `${WHICH_DESTROYED[v.which]} niszczysz?`,
    discard: (_, { left }) => `którą kartę odrzucasz?${toGo(left)}`,
    gainPaid: (_, { left }) => `esencje którego rodzaju bierzesz? Liczba: ${left}.`,
    gainAny: (v, { left, isAtOnce }) =>
      `którą esencję ${v.onto === 'pool' ? 'bierzesz' : 'tu kładziesz'}?${inOrder(left, isAtOnce)}`,
    putPaid: (_, { kind }) => `na którym komponencie kładziesz ${kind === null ? 'esencję' : amount(1, kind)}?`,
    gainPerRivals: (v) => `u którego rywala liczysz znaczniki ${ofEssence(v.per)}?`,
    straighten: (v) => `${WHICH[v.which === 'self' || v.which === 'own' ? 'component' : v.which]} przygotowujesz?`,
    lookAt: (v) => `z którego stosu oglądasz ${topCards(v.n)}?`,
    putBack: (v) => `którą kartę${v.monuments ? ' monumentu' : ''} kładziesz najniżej? Do ułożenia: ${v.n}.`,
    placeFrom: (v) => `${WHICH[v.tag ?? 'artifact']} ${ZONES[v.zone]} zagrywasz?`,
    choose: () => 'co wybierasz?',
    suffer: (v, { attacker }) => `atakuje ${attacker}, tracisz ${amount(v.n, LIFE)}. Co robisz?`,
    takeFrom: (_, { what }) => `czy bierzesz to, co tu leży (${amounts(what)})?`,
    act: () => 'twoja akcja?',
    swapItem: () => 'na który magiczny przedmiot wymieniasz swój?',
    reactToCheck: () => 'sprawdzenie warunku zwycięstwa. Czy reagujesz?',
    pickFromPack: (_, { left }) => `który artefakt zatrzymujesz? Do wyboru: ${left}.`,
    pickMage: () => 'którego maga wybierasz?',
    pickItem: () => 'który magiczny przedmiot bierzesz?',
    pickFirstPlayer: () => 'kto zaczyna?',
    pickOpen: (_, { left }) => `który artefakt wybierasz?${toGo(left)}`,
  },
  labels: {
    pass: (takesToken) => (takesToken ? 'Spasuj i weź znacznik pierwszego gracza' : 'Spasuj'),
    place: (name, price) => `Zagraj: ${name} (${price})`,
    discard: (name) => `Odrzuć: ${name}`,
    claim: (name, price) => `Zajmij: ${name} (${price})`,
    claimUnseen: (price) => `Zajmij zakryty monument z wierzchu stosu (${price})`,
    leave: (what, then) => `Zostaw ${amounts(what)}${then === '' ? '' : `: ${then}`}`,
    take: (what) => `Weź ${amounts(what)}`,
    lose: (life, others) =>
      `Strać ${and([
        ...(life === 0 ? [] : [amount(life, LIFE)]),
        ...(others === 0 ? [] : [counted(others, 'inną esencję', 'inne esencje', 'innych esencji')]),
      ])}`,
    loseNothing: 'Nic nie trać',
    ignoreFor: (price) => `Zignoruj: ${price}`,
    dontReact: 'Nic nie rób',
    straightenNothing: 'Nic nie przygotowuj',
    placeNothing: 'Nic nie zagrywaj',
    ownDeck: 'Twoja talia',
    monumentDeck: 'Stos monumentów',
    less: (price, n) => `${price}, o ${n} mniej`,
  },
  reasons: {
    lacksEssences: ({ n, of }) =>
      n === size(of) ? `Brakuje jeszcze: ${cost(of)}.` : `Brakuje jeszcze ${n} spośród: ${cost(of)}.`,
    lacksOnIt: ({ missing }) => `Na tej karcie brakuje jeszcze: ${amounts(missing)}.`,
    lacksToTurn: ({ tag }) => `Nie masz innego przygotowanego ${ONE[tag]}.`,
    lacksToDestroy: ({ which }) => `Nie masz w grze ${NONE_TO_DESTROY[which]}.`,
    lacksCardInHand: () => 'Nie masz na ręce karty do odrzucenia.',
    noMonuments: () => 'Stos monumentów jest pusty.',
    noCards: () => 'Nie masz kart ani w talii, ani wśród odrzuconych.',
    isTurned: () => 'Ten komponent jest aktywowany. Przygotujesz go na koniec rundy.',
    isStraight: () => 'Ten komponent jest już przygotowany.',
    worksByItself: () => 'Działa sama; nie trzeba jej używać.',
    onlyReacts: () => 'Tylko reaguje; nie można jej użyć.',
    doesNotReact: () => 'Nie reaguje na to.',
    swappedByPassing: () => 'Magiczne przedmioty wymienia się, pasując.',
    notYours: (_, { who }) => `Właściciel: ${who}.`,
    ownPool: () => 'To musi być pula rywala.',
    isNot: ({ what }) => `To nie jest ${IS_NOT[what]}.`,
    isItself: () => 'To musi być inna karta.',
    onlyFrom: ({ where }) => `To musi być ${FROM[where]}.`,
    onlyKinds: ({ kinds }) => `Do wyboru tylko: ${or(kindsIn(kinds).map(essence))}.`,
    passedOver: () => 'Ten rodzaj został już pominięty.',
    notInCost: () => 'Ten rodzaj nie należy do kosztu.',
    leavesTooLittle: () => 'Wcześniejsze rodzaje też są potrzebne. Wybierz je najpierw.',
    notAskedYet: (_, { card }) => `Teraz pytanie dotyczy karty: ${card}.`,
  },
  news: {
    began: ({ game, first }, { names }) =>
      `${game === 1 ? 'Gra' : `Partia nr ${game}`} się rozpoczyna. Pierwszy gracz: ${names[first]}.`,
    dealt: (_, told) => `${told.does('dostaje', 'dostajesz')}${orCards(told)}.`,
    round: ({ round }) => `Runda ${round}.`,
    picked: (_, { does, card }) => `${does('wybiera', 'wybierasz')}${orCard(card)}.`,
    gained: ({ what }, { does, card }) => `${does('bierze', 'bierzesz')} ${amounts(what)}${card && ` (${card})`}.`,
    paid: ({ what }, { does }) => `${does('płaci', 'płacisz')} ${amounts(what)}.`,
    lost: ({ what }, { does }) => `${does('traci', 'tracisz')} ${amounts(what)}.`,
    put: ({ what }, { does, card }) => `${does('kładzie', 'kładziesz')} ${amounts(what)} (${card}).`,
    took: ({ what }, { does, card }) => `${does('zbiera', 'zbierasz')} ${amounts(what)} (${card}).`,
    lifted: ({ what }, { does, card }) => `${does('zdejmuje', 'zdejmujesz')} ${amounts(what)} (${card}).`,
    turned: (_, { does, card }) => `${does('aktywuje', 'aktywujesz')} kartę „${card}”.`,
    straightened: (_, { does, card }) => `${does('przygotowuje', 'przygotowujesz')} kartę „${card}”.`,
    used: (_, { does, card }) => `${does('używa', 'używasz')} mocy karty „${card}”.`,
    announced: (_, { does, card }) => `${does('zagrywa', 'zagrywasz')} kartę „${card}”.`,
    placed: () => '',
    claimed: (_, { does, card }) =>
      `${does('zajmuje', 'zajmujesz')}${card === '' ? ' zakryty monument z wierzchu stosu' : `: ${card}`}.`,
    revealed: (_, { card }) => `Nowy monument${card && `: ${card}`}.`,
    discarded: (_, { does, card }) => `${does('odrzuca', 'odrzucasz')}${orCard(card)}.`,
    destroyed: (_, { does, card }) => `${does('niszczy', 'niszczysz')} kartę „${card}”.`,
    drew: (_, { does, card }) => `${does('dobiera', 'dobierasz')}${orCard(card)}.`,
    reshuffled: (_, { does, verb }) =>
      `${does('tasuje', 'tasujesz')} odrzucone karty i ${verb('kładzie', 'kładziesz')} je na spód talii.`,
    looked: ({ monuments }, told) => {
      const top = topCards(told.cards.length + told.unknown);
      const seen = told.cards.length === 0 ? '' : named(told);
      return `${told.does('ogląda', 'oglądasz')} ${top} ${monuments ? 'stosu monumentów' : 'swojej talii'}${seen}.`;
    },
    attacked: ({ n }, { does, card }) => `${does('atakuje', 'atakujesz')} (${card}): ${amount(n, LIFE)}.`,
    ignored: (_, { does, card, byReaction }) =>
      byReaction
        ? `${does('ignoruje', 'ignorujesz')} atak dzięki karcie: ${card}.`
        : `${does('ignoruje', 'ignorujesz')} atak (${card}).`,
    passed: ({ first }, { does, verb }) =>
      `${does('pasuje', 'pasujesz')}${first ? ` i ${verb('bierze', 'bierzesz')} znacznik pierwszego gracza` : ''}.`,
    swapped: (_, { does, cards: [one, other] }) =>
      other === undefined
        ? `${does('bierze', 'bierzesz')}: ${one}.`
        : `${does('wymienia', 'wymieniasz')} magiczny przedmiot: ${one} → ${other}.`,
    extraPoints: ({ n }, { does, card }) => `${does('ma', 'masz')} ${extra(n)} przy tym sprawdzeniu (${card}).`,
    checked: (news, { names }) =>
      `Sprawdzenie warunku zwycięstwa: ${news.points.map((n, seat) => `${names[seat]} ${n}`).join(', ')}.`,
    won: ({ winners, points: all }, { names, you }) =>
      `${winnersOf(winners, names, you)} (${points(all[winners[0]])}).`,
    chosenFirst: ({ first }, { does, names }) =>
      `${does('wyznacza', 'wyznaczasz')} pierwszego gracza: ${names[first]}.`,
  },
};
