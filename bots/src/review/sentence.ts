/** The line for a whole game. */
import type { Language } from '@gloaming/engine';
import type { Why } from '../search/why.ts';
import type { Account } from './account.ts';

type Whose = 'own' | 'luck' | 'others';
interface Phrases {
  /** What it did, in points of the chance of winning, always above nothing. */
  readonly lost: Readonly<Record<Whose, (n: number) => string>>;
  readonly won: Readonly<Record<Exclude<Whose, 'own'>, (n: number) => string>>;
  readonly flawless: string;
  readonly whole: (parts: readonly string[]) => string;
}

const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    lost: {
      own: (n) => `your own play cost ${n}`,
      luck: (n) => `luck took ${n}`,
      others: (n) => `the others’ play took ${n}`,
    },
    won: { luck: (n) => `luck gave ${n}`, others: (n) => `the others’ play gave ${n}` },
    flawless: 'no mistake of yours was found',
    whole: (parts) => `In points of your chance to win: ${parts.join(', ')}.`,
  },
  de: {
    lost: {
      own: (n) => `dein eigenes Spiel hat ${n} gekostet`,
      luck: (n) => `das Glück hat ${n} genommen`,
      others: (n) => `das Spiel der anderen hat ${n} genommen`,
    },
    won: {
      luck: (n) => `das Glück hat ${n} gegeben`,
      others: (n) => `das Spiel der anderen hat ${n} gegeben`,
    },
    flawless: 'von dir wurde kein Fehler gefunden',
    whole: (parts) => `In Prozentpunkten deiner Gewinnchance: ${parts.join(', ')}.`,
  },
  pl: {
    lost: {
      own: (n) => `twoja gra kosztowała ${n}`,
      luck: (n) => `los zabrał ${n}`,
      others: (n) => `gra innych zabrała ${n}`,
    },
    won: { luck: (n) => `los dał ${n}`, others: (n) => `gra innych dała ${n}` },
    flawless: 'nie znaleziono u ciebie błędu',
    whole: (parts) => `W punktach procentowych szansy na wygraną: ${parts.join(', ')}.`,
  },
  pt: {
    lost: {
      own: (n) => `o seu jogo custou ${n}`,
      luck: (n) => `a sorte tirou ${n}`,
      others: (n) => `o jogo dos outros tirou ${n}`,
    },
    won: { luck: (n) => `a sorte deu ${n}`, others: (n) => `o jogo dos outros deu ${n}` },
    flawless: 'nenhum erro seu foi encontrado',
    whole: (parts) => `Em pontos percentuais da sua chance de vitória: ${parts.join(', ')}.`,
  },
};

const percent = (n: number): number => Math.round(100 * Math.abs(n));

/** Alone against the rules there are no others. */
export function sentenceOf({ own, luck, others }: Account, seats: number): Why {
  const say = ({ lost, won, flawless, whole }: Phrases): string => {
    const parts = [percent(own) === 0 ? flawless : lost.own(percent(own))];
    if (percent(luck) > 0) parts.push((luck < 0 ? lost : won).luck(percent(luck)));
    if (seats > 1 && percent(others) > 0) parts.push((others < 0 ? lost : won).others(percent(others)));
    return whole(parts);
  };
  return { en: say(PHRASES.en), de: say(PHRASES.de), pl: say(PHRASES.pl), pt: say(PHRASES.pt) };
}
