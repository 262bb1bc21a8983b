/** What is said where the page plays by itself, and of games that travel in a link. */
import type { Language } from '@gloaming/engine';
import { useSettings } from '../base/settings.tsx';
import { listIn, type Names } from './list.ts';

interface HereWords {
  readonly about: (values: { games: Names }) => string;
  readonly needsServer: string;
  readonly needsServerText: string;
  readonly wentWrong: string;
  readonly newVersion: string;
  readonly meanwhile: string;
}

const en: HereWords = {
  about: ({ games }) =>
    `Play ${listIn('en')(games)} against bots, in this browser alone. No sign-up, nothing to install.`,
  needsServer: 'This needs a server',
  needsServerText:
    'Here the page plays by itself. Friends on other devices, the deal of the day and one name on several devices need a server of Gloaming.',
  wentWrong: 'Your game is safe in this browser. Load the page again to carry on.',
  newVersion: 'There is a new version of this page.',
  meanwhile: 'Play here meanwhile',
};

const de: HereWords = {
  about: ({ games }) =>
    `Spiele ${listIn('de')(games)} gegen Bots, ganz in diesem Browser. Ohne Anmeldung, ohne Installation.`,
  needsServer: 'Dafür braucht es einen Server',
  needsServerText:
    'Hier spielt die Seite für sich allein. Freunde an anderen Geräten, die Partie des Tages und ein Name auf mehreren Geräten brauchen einen Gloaming-Server.',
  wentWrong: 'Deine Partie ist in diesem Browser sicher. Lade die Seite neu, um weiterzuspielen.',
  newVersion: 'Es gibt eine neue Fassung dieser Seite.',
  meanwhile: 'Inzwischen hier spielen',
};

const pl: HereWords = {
  about: ({ games }) =>
    `Zagraj w ${listIn('pl')(games)} z botami, wyłącznie w tej przeglądarce. Bez rejestracji i bez instalowania.`,
  needsServer: 'Do tego potrzebny jest serwer',
  needsServerText:
    'Tutaj strona gra sama. Znajomi na innych urządzeniach, rozdanie dnia i jedno imię na kilku urządzeniach wymagają serwera Gloaming.',
  wentWrong: 'Twoja partia jest bezpieczna w tej przeglądarce. Wczytaj stronę ponownie, aby grać dalej.',
  newVersion: 'Jest nowa wersja tej strony.',
  meanwhile: 'Zagraj tymczasem tutaj',
};

const pt: HereWords = {
  about: ({ games }) =>
    `Jogue ${listIn('pt-BR')(games)} contra bots, só neste navegador. Sem cadastro, sem instalar nada.`,
  needsServer: 'Isto precisa de um servidor',
  needsServerText:
    'Aqui a página joga sozinha. Amigos em outros aparelhos, a partida do dia e um mesmo nome em vários aparelhos precisam de um servidor do Gloaming.',
  wentWrong: 'Sua partida está segura neste navegador. Recarregue a página para continuar.',
  newVersion: 'Há uma versão nova desta página.',
  meanwhile: 'Jogar aqui enquanto isso',
};

const HERE_WORDS: Readonly<Record<Language, HereWords>> = { en, de, pl, pt };
export const useHereWords = (): HereWords => HERE_WORDS[useSettings().language];
