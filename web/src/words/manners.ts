/** How bots behave: a few words when they sit down and when it is over, of one of four tempers that follows from the name. */
import type { Language } from '@gloaming/engine';

const TEMPERS = ['calm', 'merry', 'grim', 'proud'] as const;
export type Temper = (typeof TEMPERS)[number];
type Moment = 'greets' | 'wins' | 'loses';

const WORDS: Readonly<Record<Language, Readonly<Record<Temper, Readonly<Record<Moment, string>>>>>> = {
  en: {
    calm: { greets: 'Take your time.', wins: 'That was close.', loses: 'Well played.' },
    merry: { greets: 'Oh, I love this one!', wins: 'Again? Please?', loses: 'Ha! You had me there.' },
    grim: { greets: 'It gets dark early.', wins: 'As the cards foretold.', loses: 'I saw it coming.' },
    proud: { greets: 'I shall try to be gentle.', wins: 'Naturally.', loses: 'I will remember this.' },
  },
  de: {
    calm: { greets: 'Lass dir Zeit.', wins: 'Das war knapp.', loses: 'Gut gespielt.' },
    merry: { greets: 'Oh, das spiele ich so gern!', wins: 'Noch mal? Bitte?', loses: 'Ha! Da hast du mich erwischt.' },
    grim: { greets: 'Es wird früh dunkel.', wins: 'Wie es die Karten sagten.', loses: 'Ich hab es kommen sehen.' },
    proud: { greets: 'Ich will mal nicht so sein.', wins: 'Was sonst?', loses: 'Das merke ich mir.' },
  },
  pl: {
    calm: { greets: 'Nie ma pośpiechu.', wins: 'Było blisko.', loses: 'Dobra gra.' },
    merry: { greets: 'O, uwielbiam tę grę!', wins: 'Jeszcze raz? Proszę!', loses: 'Ha! A to niespodzianka!' },
    grim: { greets: 'Wcześnie się ściemnia.', wins: 'Tak mówiły karty.', loses: 'Tak musiało być.' },
    proud: { greets: 'Będzie ulgowo.', wins: 'A jakże.', loses: 'Zapamiętam to sobie.' },
  },
  pt: {
    calm: { greets: 'Sem pressa.', wins: 'Foi por pouco.', loses: 'Bem jogado.' },
    merry: { greets: 'Oba, adoro este jogo!', wins: 'De novo? Vamos?', loses: 'Ah! Essa eu não vi chegar.' },
    grim: { greets: 'Escurece cedo por aqui.', wins: 'As cartas já diziam.', loses: 'Eu já esperava por isso.' },
    proud: { greets: 'Vou tentar pegar leve.', wins: 'Naturalmente.', loses: 'Não vou esquecer isso.' },
  },
};

export const temperOf = (name: string): Temper => {
  const sum = Array.from(name).reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return TEMPERS[sum % TEMPERS.length];
};

export const sayManners = (language: Language, name: string, moment: Moment): string =>
  WORDS[language][temperOf(name)][moment];
