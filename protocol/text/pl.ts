import { sayBarrier } from '@gloaming/engine';
import type { Words, Wrongs } from './words.ts';

const wrongs: Wrongs = {
  unknown: (where) => `${where} nie jest tu znane`,
  missing: (where) => `brakuje ${where}`,
  type: (where, expected) => `${where} nie jest typu ${expected}`,
  'at-least': (where, expected) => `${where}: co najmniej ${expected}`,
  'at-most': (where, expected) => `${where}: co najwyżej ${expected}`,
  form: (where) => `${where} nie ma właściwej postaci`,
  value: (where, expected) => `${where} nie jest niczym, co jest tam możliwe${expected === '' ? '' : ` (${expected})`}`,
  json: () => 'to, co wysłano, nie jest JSON-em albo nie zostało wysłane jako application/json',
};

const turnBarriers: Words['turnBarriers'] = {
  'others-play': 'Przy tym stole grają też inne osoby.',
  'clock-runs': 'Ta partia toczy się z zegarem.',
  counts: 'To rozdanie dnia: ta próba się liczy.',
  'no-turn-yet': 'Nie było jeszcze twojej tury.',
};

export const pl: Words = {
  faults: {
    'bad-request': ({ where, wrong, expected = '' }) =>
      `Nie można zrozumieć żądania: ${wrongs[wrong](where, expected)}.`,
    'bad-origin': ({ origin }) => `Żądania z ${origin} nie są tu przyjmowane.`,
    'bad-name': ({ longest }) => `Imię ma od 1 do ${longest} widocznych znaków.`,
    'bad-code': () => 'Ten kod jest błędny, zużyty albo za stary.',
    'bad-passphrase': ({ shortest }) =>
      `Hasło ma co najmniej ${shortest} znaków, nie jest twoim imieniem i nie powtarza w kółko tych samych kilku znaków.`,
    'wrong-passphrase': () => 'Imię lub hasło się nie zgadza.',
    'name-taken': () => 'Ktoś inny o tym imieniu ma już hasło; najpierw wybierz inne imię.',
    'unknown-player': () => 'Najpierw powiedz, kim jesteś.',
    'not-kept': () =>
      'Ta przeglądarka już nic nie zapisze: jej pamięć jest pełna albo zamknięta dla tej strony. Nic się nie zmieniło.',
    'not-found': () => 'Pod tym adresem nic nie ma.',
    'no-such-table': () => 'Nie ma takiego stołu.',
    'no-such-game': ({ game, known }) => `Nie ma gry „${game}”; są: ${known}.`,
    'no-such-lesson': ({ lesson }) => `Nie ma lekcji „${lesson}”.`,
    'no-such-bot': ({ bot, known }) => `Nie ma bota „${bot}”; są: ${known}.`,
    'no-automa': () => 'W tej grze nie ma Automy; wybierz zamiast niej bota.',
    'automa-alone': () => 'Automa gra przeciwko jednej osobie: oprócz miejsca Automy jest dokładnie jedno.',
    'no-such-step': ({ step, last }) => `Nie ma kroku ${step}; ta partia ma kroki od 0 do ${last}.`,
    'no-such-zone': ({ zone }) => `Ten serwer nie zna strefy czasowej „${zone}”.`,
    'no-such-deal': () => 'Na ten dzień nie ma rozdania.',
    'no-such-puzzle': () => 'Nie ma takiej zagadki.',
    'deal-sealed': () =>
      'Inni mają to rozdanie jeszcze przed sobą: otworzy się dla wszystkich, gdy dzień skończy się wszędzie.',
    counts: () => 'Ta próba się liczy: żaden bot nie zagra za ciebie.',
    'not-seated': () => 'Nie siedzisz przy tym stole.',
    'not-owner': () => 'Może to zrobić tylko osoba, która założyła stół.',
    'already-seated': () => 'Już siedzisz przy tym stole.',
    'no-free-seat': () => 'Nie ma dla ciebie wolnego miejsca.',
    'seats-free': () => 'Są jeszcze wolne miejsca.',
    'not-open': () => 'Partia już się zaczęła.',
    'not-playing': () => 'Ta partia nie jest rozgrywana.',
    'not-over': () => 'Partia jeszcze się nie skończyła.',
    'nobody-else': () => 'Poza botami nikt by tego nie usłyszał.',
    outdated: () => 'Tymczasem coś się wydarzyło; spójrz jeszcze raz.',
    'command-used': ({ id }) => `Identyfikator polecenia ${id} został już użyty do czegoś innego.`,
    'cannot-undo': ({ barrier }) => `Tego nie można cofnąć. ${sayBarrier('pl', barrier)}`,
    'cannot-take-turn-back': ({ barrier }) => `Nie można cofnąć twojej tury. ${turnBarriers[barrier]}`,
    'answer-by-number': ({ given, option, where = '', expected = '' }) => {
      const meant =
        option === undefined
          ? `${where} to nie ${expected}.`
          : option === null
            ? 'To, co opisujesz, nie jest teraz żadną z opcji.'
            : `To, co opisujesz, ma numer ${option}.`;
      return `Odpowiedź ${given + 1} musi być numerem. ${meant}`;
    },
    'too-far': ({ given }) =>
      `Po odpowiedzi ${given} wychodzi na jaw coś zakrytego; pozostałe wyślij, gdy to zobaczysz.`,
    'a-bot-plays': () => 'Gra za ciebie bot; najpierw wróć do gry.',
    'no-bot-plays': () => 'Żaden bot za ciebie nie gra.',
    'has-resigned': () => 'Ta partia została przez ciebie poddana.',
    astray: () => 'Zapis tej partii nie prowadzi do tego, co w nim odnotowano; można ją oglądać, ale nie grać dalej.',
    'too-restless': () => 'Zbyt często cofasz odpowiedzi i wracasz do tego stołu; tutaj nie jest to już możliwe.',
    'too-large': () => 'Żądanie jest za duże.',
    banned: () => 'Możesz tu patrzeć, ale na razie nic więcej: tak zdecydował administrator tego serwera.',
    'too-often': ({ seconds }) => `Za dużo żądań; spróbuj ponownie za ${seconds}\u00A0s.`,
    'too-many-tables': ({ most }) =>
      `Liczba stołów, przy których już siedzisz: ${most}. Najpierw dokończ jakąś partię.`,
    'too-many-streams': ({ most }) => `Liczba połączeń otwartych już z tego miejsca: ${most}.`,
    'try-again': () => 'To teraz niemożliwe; spróbuj za chwilę.',
    broken: () => 'Coś się tu zepsuło. Nic nie zostało zmienione.',
  },
  turnBarriers,
  happenings: {
    sat: (name) => `${name} siada przy stole.`,
    stood: (name) => `${name} wstaje od stołu.`,
    undone: (name) => `${name} cofa ostatnią odpowiedź.`,
    'turn-undone': (name) => `${name} cofa całą turę.`,
    warned: (name) => `${name} nie ma już czasu; grę przejmie bot.`,
    replaced: (name) => `Za gracza ${name} gra dalej bot.`,
    returned: (name) => `${name} wraca do gry.`,
    resigned: (name) => `${name} poddaje partię.`,
    stumbled: (name) => `${name}: brak odpowiedzi, wybrano pierwszą możliwą.`,
  },
  yours: {
    sat: 'Siadasz przy stole.',
    stood: 'Wstajesz od stołu.',
    undone: 'Cofasz swoją ostatnią odpowiedź.',
    'turn-undone': 'Cofasz całą swoją turę.',
    warned: 'Nie masz już czasu; grę przejmie bot.',
    replaced: 'Gra za ciebie dalej bot.',
    returned: 'Wracasz do gry.',
    resigned: 'Poddajesz partię.',
    stumbled: 'Brak twojej odpowiedzi, wybrano pierwszą możliwą.',
  },
  givenBack: (time) => `Serwer był niedostępny albo przestawiono jego zegar. Czas zwrócony graczom: ${time}.`,
  setBack: (time) => `Zegar serwera cofnięto (${time}). Zegary graczy idą dalej jak przedtem.`,
  bots: { random: 'Losowy', greedy: 'Zachłanny', novice: 'Nowicjusz', adept: 'Adept', master: 'Mistrz' },
};
