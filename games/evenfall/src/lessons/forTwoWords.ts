/** The sentences of the first game for two: most are those of the game alone, the rest are said here in every language. */
import type { Language } from '@gloaming/engine';
import type { WordsOf } from '@gloaming/engine/lessons';
import { de } from './de.ts';
import { en } from './en.ts';
import type { STEPS_FOR_TWO } from './forTwo.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import type { FirstWords, Said } from './words.ts';

type Words = WordsOf<typeof STEPS_FOR_TWO, Said>;
interface WordsForTwo {
  readonly title: string;
  readonly steps: Words;
}

const shared = ({ steps }: FirstWords) => {
  const { discover, endTurn, bind, two, scythe, harvest, elders, person, inAndOut, region, pass } = steps;
  const { stone, home, transfer, orb, mountains, last, council, stones, end } = steps;
  return {
    ...{ discover, endTurn, bind, two, scythe, harvest, elders, person, inAndOut, region, pass },
    ...{ stone, home, transfer, orb, mountains, last, council, stones, end },
  };
};
/** What is said of the battle dial and of a harvest too early is the same alone. */
const asAlone = ({ steps: { dial, again } }: FirstWords) => ({
  saved: dial.saved,
  wide: dial.wide,
  early: again.early,
});

const enForTwo: WordsForTwo = {
  title: 'First game: against one rival',
  steps: {
    ...shared(en),
    rival: {
      says: ({ card }) =>
        `Your rival takes ${card}; the spot stays empty until the round ends. What it owns lies open, as yours does. Only hands are secret.`,
    },
    alone: {
      says: () => 'Your rival has passed: no more turns for it in this round. You may go on for as long as you like.',
    },
    secret: {
      says: () =>
        'Both set their dials in secret, and show them together. Your strength is two Witches and that Mana; from **four** on you gain a card. **Set two.**',
      saved: asAlone(en).saved,
      wide: asAlone(en).wide,
    },
    fought: {
      says: () =>
        'The stronger takes a Powerstone; of equals, who paid more Mana, then who is first in turn order. Whoever wins at Northern Lakes goes first next.',
    },
    again: {
      says: ({ name }) =>
        `The same again, faster: **discover, then harvest.** ${name('apothecary-terraces')} gives a Herb and a Potion, and your rival may want it, too.`,
      early: asAlone(en).early,
      goal: () => 'Discover, then harvest, before your rival takes what you want',
    },
    spend: {
      says: () =>
        'The dial tells how strong your rival is, and can be at most. Pay for a reward, or to be out of its reach; anything between buys nothing.',
    },
  },
};

const deForTwo: WordsForTwo = {
  title: 'Erste Partie: gegen einen Rivalen',
  steps: {
    ...shared(de),
    rival: {
      says: ({ card }) =>
        `Dein Rivale nimmt „${card}“; der Platz bleibt bis zum Rundenende leer. Was ihm gehört, liegt offen, wie bei dir. Geheim ist nur die Hand.`,
    },
    alone: {
      says: () =>
        'Dein Rivale hat gepasst: In dieser Runde ist er nicht mehr am Zug. Du darfst weitermachen, so lange du willst.',
    },
    secret: {
      says: () =>
        'Beide stellen ihr Mana geheim ein und decken zugleich auf. Deine Stärke: zwei Hexen und dieses Mana; ab **vier** bekommst du eine Karte. **Stelle zwei ein.**',
      saved: asAlone(de).saved,
      wide: asAlone(de).wide,
    },
    fought: {
      says: () =>
        'Der Stärkere nimmt einen Magiestein; bei Gleichstand, wer mehr Mana gezahlt hat, dann wer früher am Zug ist. Wer in Northern Lakes siegt, beginnt die nächste Runde.',
    },
    again: {
      says: ({ name }) =>
        `Dasselbe noch einmal, nur flotter: **erst entdecken, dann ernten.** „${name('apothecary-terraces')}“ gibt Kraut und Elixier, und dein Rivale will es vielleicht auch.`,
      early: asAlone(de).early,
      goal: () => 'Entdecke, dann ernte, bevor dein Rivale dir etwas wegnimmt',
    },
    spend: {
      says: () =>
        'Die Manascheibe sagt, wie stark dein Rivale ist und höchstens wird. Zahle für eine Belohnung, oder so viel, dass er dich nicht erreicht; dazwischen bringt es nichts.',
    },
  },
};

const plForTwo: WordsForTwo = {
  title: 'Pierwsza gra: przeciw jednemu rywalowi',
  steps: {
    ...shared(pl),
    rival: {
      says: ({ card }) =>
        `Rywal zajmuje „${card}”; do końca rundy zostaje po nim puste pole. Wszystko, co ma, leży odkryte, tak jak u ciebie. Tajne są tylko karty na ręce.`,
    },
    alone: {
      says: () => 'Rywal spasował: w tej rundzie nie ma już tur. Ty możesz grać dalej, jak długo zechcesz.',
    },
    secret: {
      says: () =>
        'Obie strony potajemnie ustawiają manę i naraz ją pokazują. Twoja siła to dwie wiedźmy i ta mana; od **czterech** dostajesz kartę. **Ustaw dwa.**',
      saved: asAlone(pl).saved,
      wide: asAlone(pl).wide,
    },
    fought: {
      says: () =>
        'Silniejszy bierze magiczny kamień; przy remisie ten, kto wydał więcej many, potem ten, kto jest wcześniej w kolejności. Zwycięzca w regionie „Jeziora Północne” zaczyna następną rundę.',
    },
    again: {
      says: ({ name }) =>
        `Jeszcze raz to samo, tylko szybciej: **najpierw odkryj, potem zbierz plony.** „${name('apothecary-terraces')}” daje zioło i miksturę, a rywal też może na nie czyhać.`,
      early: asAlone(pl).early,
      goal: () => 'Odkryj, potem zbierz plony, zanim rywal zabierze to, czego chcesz',
    },
    spend: {
      says: () =>
        'Licznik mówi, jak silny jest rywal i jak silny może być. Zapłać za nagrodę albo tyle, by cię nie dosięgnął; kwoty pośrednie nic nie dają.',
    },
  },
};

const ptForTwo: WordsForTwo = {
  title: 'Primeira partida: contra um rival',
  steps: {
    ...shared(pt),
    rival: {
      says: ({ card }) =>
        `Seu rival fica com “${card}”; o espaço permanece vazio até o fim da rodada. O que é dele está à vista, como o que é seu. Só as mãos são secretas.`,
    },
    alone: {
      says: () => 'Seu rival passou: nesta rodada não joga mais. Você pode continuar o quanto quiser.',
    },
    secret: {
      says: () =>
        'Os dois ajustam a Mana em segredo e revelam juntos. Sua força são duas Bruxas mais essa Mana; a partir de **quatro** você ganha uma carta. **Ajuste dois.**',
      saved: asAlone(pt).saved,
      wide: asAlone(pt).wide,
    },
    fought: {
      says: () =>
        'O mais forte leva uma Pedra de Poder; no empate, quem pagou mais Mana, depois quem vem antes na ordem. Quem vence nos Lagos do Norte começa a próxima rodada.',
    },
    again: {
      says: ({ name }) =>
        `O mesmo outra vez, mais rápido: **descubra, depois explore.** “${name('apothecary-terraces')}” dá uma Erva e um Elixir, e seu rival talvez também o queira.`,
      early: asAlone(pt).early,
      goal: () => 'Descubra e depois explore, antes que o rival leve o que você quer',
    },
    spend: {
      says: () =>
        'O Mostrador diz qual é a força do rival e qual pode ser no máximo. Pague por uma recompensa, ou para ficar fora do alcance; o meio-termo não compra nada.',
    },
  },
};

export const WORDS_FOR_TWO: Readonly<Record<Language, WordsForTwo>> = {
  en: enForTwo,
  de: deForTwo,
  pl: plForTwo,
  pt: ptForTwo,
};
