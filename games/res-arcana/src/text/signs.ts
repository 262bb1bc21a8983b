/** What a card says in signs: from the same verbs as its sentences, a row for each line of its text. */
import { ARROW, between, type Card, type Language, type Sign, type SignRow } from '@gloaming/engine';
import { FACES } from '../cards/index.ts';
import { type Amounts, type Cost, ESSENCES, type Essence, type Kind, type KindSet } from '../essences.ts';
import type { Ability, Face, Power, Reaction } from '../state.ts';
import type { Tag, Verb } from '../verbs.ts';
import { PARTS } from './cardText.ts';
import { kindsIn, kindsNotIn, priceCut } from './phrases.ts';
import type { Part, PrintedVerb } from './words.ts';

export type CardToken = Essence | 'any' | 'points';
export type CardSign =
  | Tag
  | 'turn-card'
  | 'straighten'
  | 'put-on'
  | 'take-off'
  | 'destroy'
  | 'discard-card'
  | 'draw-card'
  | 'look'
  | 'place-card'
  | 'rivals'
  | 'shield'
  | 'collect'
  | 'at-once'
  | 'check';
type RowTime = 'always' | 'once' | 'collect' | 'power' | 'reaction';
type Signs = Sign<CardToken, CardSign>[];
export type CardSigns = SignRow<CardToken, CardSign, RowTime>;

/** The few words for which there is no sign. */
const WORDS = {
  this: { en: 'this', de: 'dies', pl: 'to', pt: 'isto' },
  other: { en: 'another', de: 'ein anderes', pl: 'inny', pt: 'outro' },
  artifact: { en: 'artifact', de: 'Artefakt', pl: 'artefakt', pt: 'artefato' },
  yours: { en: 'on yours', de: 'auf Eigenes', pl: 'na swoim', pt: 'em algo seu' },
  itsCost: { en: 'its cost', de: 'seine Kosten', pl: 'jego koszt', pt: 'o custo dele' },
  per: { en: 'per', de: 'je', pl: 'za', pt: 'por' },
  here: { en: 'here', de: 'hier', pl: 'tutaj', pt: 'aqui' },
  eachHere: { en: 'of each here', de: 'von jeder hier', pl: 'każdej tutaj', pt: 'de cada aqui' },
  hand: { en: 'hand', de: 'Hand', pl: 'ręka', pt: 'mão' },
  discards: { en: 'discards', de: 'Ablage', pl: 'odrzucone', pt: 'descarte' },
  anyDiscards: { en: 'any discards', de: 'jede Ablage', pl: 'dowolne odrzucone', pt: 'qualquer descarte' },
  kept: { en: 'if kept', de: 'bleibt es', pl: 'gdy zostaje', pt: 'se ficar' },
  end: { en: 'at the end', de: 'am Ende', pl: 'na koniec', pt: 'no fim' },
  if: { en: 'if', de: 'falls', pl: 'jeśli', pt: 'se' },
  cost: { en: 'cost', de: 'kosten', pl: 'koszt', pt: 'custo' },
  evenTurned: { en: 'even turned', de: 'auch gedreht', pl: 'też obrócone', pt: 'mesmo virado' },
} as const satisfies Record<string, Record<Language, string>>;
type Word = keyof typeof WORDS;

const token = (kind: CardToken, n: number | string = ''): Signs[number] => ({ token: kind, n: String(n) });
const sign = (name: CardSign, n: number | string = ''): Signs[number] => ({ sign: name, n: String(n) });
const text = (word: string): Signs[number] => ({ word });
const essence = (kind: Kind): CardToken => ESSENCES[kind];

const amounts = (what: Amounts, before = ''): Signs =>
  what.flatMap((n, kind) => (n === 0 ? [] : [token(essence(kind), `${before}${n}`)]));
const costSigns = ({ fixed, any }: Cost): Signs => [...amounts(fixed), ...(any === 0 ? [] : [token('any', any)])];
/** So many of any of these kinds: each of few is named, of many those that are not meant. */
const FEW = 2;
function anyOf(n: number | string, kinds: KindSet): Signs {
  const named = kindsIn(kinds);
  if (named.length <= FEW) return between(named.map((kind) => [token(essence(kind), n)]));
  const without = kindsNotIn(kinds).map(essence);
  return [token('any', n), ...(without.length === 0 ? [] : [{ except: without }])];
}

/** How a verb is said that needs words, or contains others. */
interface Speech {
  word(word: Word): Signs[number];
  list(verbs: readonly Verb[]): Signs;
}
type Says = { readonly [V in PrintedVerb]: (verb: Extract<Verb, { verb: V }>, speech: Speech) => Signs };

const PRINTED: Says = {
  turn: () => [sign('turn-card')],
  pay: (v) => costSigns(v.cost),
  payOne: (v) => anyOf(1, v.kinds),
  payOfOneKind: () => [token('any', 'X')],
  turnOwn: (v) => [sign('turn-card'), sign(v.tag)],
  destroySelf: (_, { word }) => [sign('destroy'), word('this')],
  destroy: (v, { word }) => {
    if (v.which === 'dragonOrCreature') return [sign('destroy'), ...between([[sign('dragon')], [sign('creature')]])];
    return [sign('destroy'), ...(v.which === 'otherArtifact' ? [word('other')] : []), word('artifact')];
  },
  discard: () => [sign('discard-card', 1)],
  gain: (v) => amounts(v.what),
  gainPaid: (v) => anyOf('X', v.kinds),
  gainAny: (v) => [...(v.onto === 'self' ? [sign('put-on')] : []), ...anyOf(v.n, v.kinds)],
  gainItsCost: (v, { word }) => [word('itsCost'), ...anyOf(v.plus === 0 ? '' : `+${v.plus}`, v.kinds)],
  put: (v) => [sign('put-on'), ...amounts(v.what)],
  putPaid: (v, { word }) => [sign('put-on'), ...(v.on === 'own' ? [word('yours')] : [])],
  rivalsGain: (v) => [sign('rivals'), ...amounts(v.what, '+')],
  gainPerRivals: (v, { word }) => [token(essence(v.gain), 1), word('per'), sign('rivals'), token(essence(v.per))],
  straighten: (v, { word }) => [
    sign('straighten'),
    ...(v.which === 'self' ? [word('this')] : v.which === 'own' ? [] : [sign(v.which)]),
  ],
  draw: (v) => [sign('draw-card', v.n)],
  lookAt: (v) => [sign('look', v.n)],
  placeFrom: (v, { word }) => {
    const price = { full: [], less: [text(`−${v.less}`)], free: [text('0')] }[priceCut(v.less)];
    return [sign('place-card'), ...(v.tag === null ? [] : [sign(v.tag)]), word(v.zone), ...price];
  },
  checkVictory: () => [sign('check')],
  choose: (v, { list }) => between(v.of.map(list)),
  lift: (v) => [sign('take-off'), ...amounts(v.what)],
  drawThenDiscard: (v) => [sign('draw-card', v.n), sign('discard-card', v.n)],
  whereLies: (v, { word, list }) => [word('if'), token(essence(v.kind)), word('here'), text(':'), ...list(v.then)],
  putMoreOfEachKind: (v, { word }) => [sign('put-on', `+${v.n}`), word('eachHere')],
  extraPoints: (v) => [token('points', `+${v.n}`)],
  attack: (v, { list }) => [
    sign('rivals'),
    token('life', `−${v.n}`),
    ...(v.price.length === 0 ? [] : [{ unless: [sign('shield'), ...list(v.price)] }]),
  ],
  ignore: () => [sign('shield')],
};

const ANSWERED: Record<Reaction['to'], Signs[number]> = {
  lifeLoss: token('life', '−'),
  dragon: sign('dragon'),
  check: sign('check'),
};

function speechIn(language: Language): Speech {
  const speech: Speech = {
    word: (word) => text(WORDS[word][language]),
    list: (verbs) =>
      verbs.flatMap((verb) =>
        (PRINTED[verb.verb as PrintedVerb] as (verb: Verb, speech: Speech) => Signs)(verb, speech),
      ),
  };
  return speech;
}

const powerSigns = ({ cost, effect }: Power, { list }: Speech): Signs => [...list(cost), text(ARROW), ...list(effect)];
function abilitySigns(ability: Ability, { word }: Speech): Signs {
  switch (ability.ability) {
    case 'discount':
      return [ability.tag === null ? word('artifact') : sign(ability.tag), word('cost'), text(`−${ability.less}`)];
    case 'pointsPerEssence':
      return [token('points', 1), word('per'), token(essence(ability.kind)), word('here')];
    case 'pointsPer':
      return [token('points', ability.n), word('per'), sign(ability.tag)];
  }
}
function partRow(face: Face, part: Part, speech: Speech): CardSigns {
  const begins: Record<Part, Signs> = {
    claimed: [sign('at-once')],
    collect: [sign('collect')],
    kept: [sign('collect'), speech.word('kept'), text(':')],
    upkeep: [sign('collect'), speech.word('end'), text(':')],
  };
  return { when: part === 'claimed' ? 'once' : 'collect', signs: [...begins[part], ...speech.list(face[part])] };
}

export function signsOf(language: Language, card: Card): CardSigns[] {
  const face = FACES[card];
  const speech = speechIn(language);
  return [
    ...face.abilities.map((ability): CardSigns => ({ when: 'always', signs: abilitySigns(ability, speech) })),
    ...PARTS.filter((part) => face[part].length > 0).map((part) => partRow(face, part, speech)),
    ...face.powers.map(
      (power): CardSigns => ({
        when: 'power',
        signs: [...(power.evenTurned ? [speech.word('evenTurned'), text(':')] : []), ...powerSigns(power, speech)],
      }),
    ),
    ...face.reactions.map(
      (reaction): CardSigns => ({
        when: 'reaction',
        signs: [ANSWERED[reaction.to], text(':'), ...powerSigns(reaction, speech)],
      }),
    ),
  ];
}
