import type { Expected } from '../src/errors.ts';
import { seatLetter } from '../src/record.ts';
import type { Words } from './words.ts';

const EXPECTED: Record<Expected, (words: string) => string> = {
  word: (words) => `jedno z: ${words}`,
  number: (most) => `liczba do ${most || 999}`,
  card: () => 'nazwa karty',
  'card-once': () => 'karta, której nigdzie indziej nie ma',
  player: () => 'gracz',
  'line-end': () => 'koniec wiersza',
  position: () => 'pozycja',
  key: () => '32 cyfry szesnastkowe i liczba',
  doing: () => 'to, co pozostało do zrobienia',
  playable: () => 'pozycja, w której można grać dalej',
};

export const pl: Words = {
  refusals: {
    'bad-key': ({ text }) => `Klucz to 32 cyfry szesnastkowe, a nie „${text}”.`,
    'bad-options': ({ option, value }) => `Opcja ${option} nie może mieć wartości „${value}”.`,
    'game-over': () => 'Partia jest zakończona.',
    'not-asked': (d) => `Gracz ${seatLetter(d.seat)} nie podejmuje teraz żadnej decyzji.`,
    'no-such-answer': ({ answer }) => `${answer} nie należy do możliwych teraz odpowiedzi.`,
    'bad-record': ({ line, text }) => `Nie można odczytać ${line}. wiersza zapisu: „${text}”.`,
    'wrong-rules': (d) => `Zapis pochodzi z gry ${d.game}, wersja zasad ${d.rules}; tutaj obowiązuje ${d.ours}.`,
    'newer-rules': (d) =>
      d.game === undefined
        ? 'Partie przechowuje tu nowsza wersja programu; ta ich nie rusza.'
        : `Ta partia gry ${d.game} toczy się według zasad w wersji ${d.rules}; tutaj znane są do wersji ${d.ours}. Pokaże ją nowszy program.`,
    'rules-not-kept': ({ game, rules }) =>
      `Ta partia gry ${game} toczy się według zasad w wersji ${rules}, których tu nie zachowano.`,
    'rules-unreadable': ({ game, rules }) =>
      `Zasady gry ${game} w wersji ${rules} są tu zachowane, ale ich pliku brakuje albo jest uszkodzony.`,
    'bad-answer-at': ({ step, answer }) => `Odpowiedź nr ${step} (${answer}) nie jest w tym miejscu możliwa.`,
    'hash-differs': (d) =>
      `Od odpowiedzi nr ${d.step} odtworzenie się różni: w zapisie ${d.expected}, w grze ${d.found}.`,
    'bad-position': (d) =>
      `Wiersz ${d.line}, kolumna ${d.column}: powinno tu być: ${EXPECTED[d.expected](d.words)}; jest: „${d.text}”.`,
    'bad-state': ({ path }) => `Zapisany stan jest uszkodzony w miejscu ${path}.`,
  },
  barriers: {
    'nothing-to-undo': 'Nie ma czego cofnąć.',
    'others-decided': 'Od tego czasu decyzję podjął ktoś inny.',
    'chance-drawn': 'Od tego czasu potasowano karty.',
    'card-shown': 'Od tego czasu pokazano zakrytą kartę.',
  },
};
