/** What a refusal says, in four languages. */
import type { ErrorCode, Refusals, Refused } from './errors.ts';
import type { Barrier } from './undo.ts';

export const LANGUAGES = ['en', 'de', 'pl', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

type Says = { [C in ErrorCode]: (details: Refusals[C]) => string };
const seat = (n: number): string => String.fromCharCode(65 + n);

const REFUSALS: Record<Language, Says> = {
  en: {
    'bad-key': ({ text }) => `A key is 32 hexadecimal digits, not "${text}".`,
    'bad-options': ({ option, value }) => `The option ${option} cannot be ${value}.`,
    'game-over': () => 'The game is over.',
    'not-asked': (d) => `Player ${seat(d.seat)} is not asked anything now.`,
    'no-such-answer': ({ answer }) => `${answer} is not one of the answers that are possible now.`,
    'bad-record': ({ line, text }) => `Line ${line} of the record cannot be read: "${text}".`,
    'wrong-rules': (d) => `The record is of ${d.game} with rules ${d.rules}; this is version ${d.ours}.`,
    'bad-answer-at': ({ step, answer }) => `Answer ${step} (${answer}) is not possible there.`,
    'hash-differs': (d) =>
      `The replay differs from answer ${d.step} on: the record says ${d.expected}, play gives ${d.found}.`,
    'bad-position': (d) => `Line ${d.line}, column ${d.column}: expected ${d.expected}, found "${d.text}".`,
    'bad-state': ({ path, expected }) => `The saved state is damaged at ${path}: expected ${expected}.`,
  },
  de: {
    'bad-key': ({ text }) => `Ein Schlüssel besteht aus 32 Hexadezimalziffern, nicht aus „${text}“.`,
    'bad-options': ({ option, value }) => `Die Einstellung ${option} kann nicht ${value} sein.`,
    'game-over': () => 'Das Spiel ist zu Ende.',
    'not-asked': (d) => `Spieler ${seat(d.seat)} wird gerade nichts gefragt.`,
    'no-such-answer': ({ answer }) => `${answer} gehört nicht zu den jetzt möglichen Antworten.`,
    'bad-record': ({ line, text }) => `Zeile ${line} der Aufzeichnung ist nicht lesbar: „${text}“.`,
    'wrong-rules': (d) => `Die Aufzeichnung ist von ${d.game} mit Regelstand ${d.rules}; hier gilt ${d.ours}.`,
    'bad-answer-at': ({ step, answer }) => `Antwort ${step} (${answer}) ist dort nicht möglich.`,
    'hash-differs': (d) =>
      `Ab Antwort ${d.step} weicht die Wiedergabe ab: aufgezeichnet ist ${d.expected}, gespielt ${d.found}.`,
    'bad-position': (d) => `Zeile ${d.line}, Spalte ${d.column}: erwartet wird ${d.expected}, dort steht „${d.text}“.`,
    'bad-state': ({ path, expected }) =>
      `Der gespeicherte Stand ist bei ${path} beschädigt: erwartet wird ${expected}.`,
  },
  pl: {
    'bad-key': ({ text }) => `Klucz to 32 cyfry szesnastkowe, a nie „${text}”.`,
    'bad-options': ({ option, value }) => `Opcja ${option} nie może mieć wartości ${value}.`,
    'game-over': () => 'Gra jest zakończona.',
    'not-asked': (d) => `Gracz ${seat(d.seat)} nie podejmuje teraz żadnej decyzji.`,
    'no-such-answer': ({ answer }) => `${answer} nie należy do możliwych teraz odpowiedzi.`,
    'bad-record': ({ line, text }) => `Nie można odczytać ${line}. wiersza zapisu: „${text}”.`,
    'wrong-rules': (d) => `Zapis pochodzi z gry ${d.game}, wersja zasad ${d.rules}; tutaj obowiązuje ${d.ours}.`,
    'bad-answer-at': ({ step, answer }) => `Odpowiedź nr ${step} (${answer}) nie jest w tym miejscu możliwa.`,
    'hash-differs': (d) =>
      `Od odpowiedzi nr ${d.step} odtworzenie się różni: w zapisie ${d.expected}, w grze ${d.found}.`,
    'bad-position': (d) => `Wiersz ${d.line}, kolumna ${d.column}: oczekiwano ${d.expected}, jest „${d.text}”.`,
    'bad-state': ({ path, expected }) => `Zapisany stan jest uszkodzony w ${path}: oczekiwano ${expected}.`,
  },
  pt: {
    'bad-key': ({ text }) => `Uma chave tem 32 dígitos hexadecimais; "${text}" não serve.`,
    'bad-options': ({ option, value }) => `A opção ${option} não pode ser ${value}.`,
    'game-over': () => 'A partida terminou.',
    'not-asked': (d) => `O jogador ${seat(d.seat)} não tem nada a decidir agora.`,
    'no-such-answer': ({ answer }) => `${answer} não é uma das respostas possíveis agora.`,
    'bad-record': ({ line, text }) => `A linha ${line} do registro não pode ser lida: "${text}".`,
    'wrong-rules': (d) => `O registro é de ${d.game} com regras ${d.rules}; aqui valem as regras ${d.ours}.`,
    'bad-answer-at': ({ step, answer }) => `A resposta ${step} (${answer}) não é possível nesse ponto.`,
    'hash-differs': (d) =>
      `A reprodução diverge a partir da resposta ${d.step}: o registro diz ${d.expected}, o jogo dá ${d.found}.`,
    'bad-position': (d) => `Linha ${d.line}, coluna ${d.column}: esperava-se ${d.expected}, há "${d.text}".`,
    'bad-state': ({ path, expected }) => `O estado salvo está danificado em ${path}: esperava-se ${expected}.`,
  },
};

const BARRIERS: Record<Language, Record<Barrier, string>> = {
  en: {
    'nothing-to-undo': 'There is nothing to take back.',
    'others-decided': 'Somebody else has decided since.',
    'chance-drawn': 'Cards were shuffled since.',
    'card-shown': 'A hidden card was shown since.',
  },
  de: {
    'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
    'others-decided': 'Inzwischen hat jemand anders entschieden.',
    'chance-drawn': 'Inzwischen wurde gemischt.',
    'card-shown': 'Inzwischen wurde eine verdeckte Karte gezeigt.',
  },
  pl: {
    'nothing-to-undo': 'Nie ma czego cofnąć.',
    'others-decided': 'Od tego czasu decyzję podjął ktoś inny.',
    'chance-drawn': 'Od tego czasu potasowano karty.',
    'card-shown': 'Od tego czasu pokazano zakrytą kartę.',
  },
  pt: {
    'nothing-to-undo': 'Não há nada para desfazer.',
    'others-decided': 'Outra pessoa já decidiu depois disso.',
    'chance-drawn': 'Cartas foram embaralhadas depois disso.',
    'card-shown': 'Uma carta oculta foi mostrada depois disso.',
  },
};

export function sayRefusal<C extends ErrorCode>(language: Language, refused: Refused<C>): string {
  return REFUSALS[language][refused.code](refused.details);
}
export function sayBarrier(language: Language, barrier: Barrier): string {
  return BARRIERS[language][barrier];
}
