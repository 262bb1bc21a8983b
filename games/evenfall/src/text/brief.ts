/**
 * What small faces say: the same verbs in fewer words, in the four languages. A gain is what is gained, and what may be done is told as if it
 * were done; the whole sentence is there for whoever points at the card.
 */
import { type Card, countedInPolish, inRuns, type Language, noun, type Run } from '@gloaming/engine';
import { REGION_BOARDS } from '../cards/index.ts';
import { type Catalyst, type Keyword, REGIONS, type Region } from '../nouns.ts';
import { cardText, exchangeText, phrase } from './cardText.ts';
import { WORDS } from './languages.ts';
import type { CardToken } from './signs.ts';
import type { Words } from './words.ts';

interface BriefWords {
  readonly harvest: string;
  readonly binding: string;
  readonly bindingWith: Readonly<Record<Keyword, string>>;
  transfer(n: number): string;
  coven(n: number): string;
  /** As it stands after "for". */
  readonly innerPlaces: string;
  /** Without paying. */
  build(catalyst: string): string;
  readonly catalysts: Readonly<Record<Catalyst, string>>;
  putElder(elder: string): string;
  readonly elder: string;
  per(what: string, count: string): string;
}

const several = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

const BRIEF: Readonly<Record<Language, BriefWords>> = {
  en: {
    harvest: 'Harvest',
    binding: 'Binding',
    bindingWith: { artifact: 'with Artifact', familiar: 'with Familiar', enchantment: 'with Enchantment' },
    transfer: (n) => several(n, 'Transfer', 'Transfers'),
    coven: (n) => several(n, 'Coven Track step', 'Coven Track steps'),
    innerPlaces: 'each Inner Circle Place',
    build: (catalyst) => `build ${catalyst} free`,
    catalysts: { scythe: 'a Scythe', orb: 'an Orb' },
    putElder: (elder) => `${elder} from your reserve into a Region`,
    elder: 'an Elder',
    per: (what, count) => `${what} for ${count}`,
  },
  de: {
    harvest: 'Ernte',
    binding: 'Bindung',
    bindingWith: { artifact: 'mit Artefakt', familiar: 'mit Wesen', enchantment: 'mit Verzauberung' },
    transfer: (n) => several(n, 'Transfer', 'Transfers'),
    coven: (n) => `${several(n, 'Schritt', 'Schritte')} Clanleiste`,
    innerPlaces: 'jeden Ort im Inner Circle',
    build: (catalyst) => `${catalyst} gratis`,
    catalysts: { scythe: 'eine Sense', orb: 'einen Orb' },
    putElder: (elder) => `${elder} aus deiner Reserve in eine Region`,
    elder: 'einen Elder',
    per: (what, count) => `${what} für ${count}`,
  },
  pl: {
    harvest: 'Plon',
    binding: 'Połączenie',
    bindingWith: { artifact: 'z artefaktem', familiar: 'z chowańcem', enchantment: 'z zaklęciem' },
    transfer: (n) => countedInPolish(n, 'przeniesienie', 'przeniesienia', 'przeniesień'),
    coven: (n) => `${countedInPolish(n, 'pole', 'pola', 'pól')} toru sabatu`,
    innerPlaces: 'wewnętrzne miejsce',
    build: (catalyst) => `${catalyst} gratis`,
    catalysts: { scythe: 'sierp', orb: 'kulę' },
    putElder: (elder) => `${elder} z rezerwy do regionu`,
    elder: 'mędrca',
    per: (what, count) => `${what} za ${count}`,
  },
  pt: {
    harvest: 'Exploração',
    binding: 'Vinculação',
    bindingWith: { artifact: 'com Artefato', familiar: 'com Familiar', enchantment: 'com Encantamento' },
    transfer: (n) => several(n, 'Transferência', 'Transferências'),
    coven: (n) => `Trilha +${n}`,
    innerPlaces: 'cada Local interno',
    build: (catalyst) => `${catalyst} grátis`,
    catalysts: { scythe: 'uma Foice', orb: 'um Orbe' },
    putElder: (elder) => `${elder} da Reserva para uma Região`,
    elder: 'um Ancião',
    per: (what, count) => `${what} para ${count}`,
  },
};

/** The words of a language with the short ones in their place; what is done several times has its number, a single thing its token. */
function briefly(words: Words): Words {
  const brief = BRIEF[words.language];
  const { printed } = words;
  return {
    ...words,
    harvestBonus: brief.harvest,
    bindingBonus: brief.binding,
    bindingWith: brief.bindingWith,
    counts: {
      ...words.counts,
      places: (count) => (count.circle === 'inner' ? brief.innerPlaces : words.counts.places(count)),
    },
    printed: {
      ...printed,
      gain: (v) => words.goods(v.goods),
      gainPer: (v, { count }) => brief.per(words.goods(v.goods), count(v.per)),
      choose: (v, { each }) => v.of.map((one) => each(one).join(' + ')).join(' / '),
      transfer: (v) => brief.transfer(v.n),
      coven: (v, speech) => (v.both ? printed.coven(v, speech) : brief.coven(v.n)),
      buildFreely: (v, speech) =>
        v.n === 1 ? brief.build(noun(v.catalyst, '', brief.catalysts[v.catalyst])) : printed.buildFreely(v, speech),
      putElders: (v, speech) =>
        v.n === 1 ? brief.putElder(noun('elder', '', brief.elder)) : printed.putElders(v, speech),
    },
  };
}

/** The lines of a card in fewer words, with its tokens apart from them. */
export const brieflySaidOf = (language: Language, card: Card): Run<CardToken>[][] =>
  inRuns(() => cardText(briefly(WORDS[language]), card).lines);

export interface BriefRegion {
  readonly space: Run<CardToken>[];
  readonly rewards: readonly { readonly strength: number; readonly said: Run<CardToken>[] }[];
}
/** What can be done and won in a Region. */
export function briefRegion(language: Language, region: Region): BriefRegion {
  const words = briefly(WORDS[language]);
  const { space, rewards } = REGION_BOARDS[REGIONS.indexOf(region)];
  const [said, ...won] = inRuns<CardToken>(() => [
    exchangeText(words, space),
    ...rewards.map(({ verbs }) => phrase(words, verbs)),
  ]);
  return { space: said, rewards: rewards.map(({ strength }, i) => ({ strength, said: won[i] })) };
}
