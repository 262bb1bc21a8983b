import type { Expected } from '../src/errors.ts';
import { seatLetter } from '../src/record.ts';
import type { Words } from './words.ts';

const EXPECTED: Record<Expected, (words: string) => string> = {
  word: (words) => `eines von: ${words}`,
  number: (most) => `eine Zahl bis ${most || 999}`,
  card: () => 'der Name einer Karte',
  'card-once': () => 'eine Karte, die nirgends sonst liegt',
  player: () => 'ein Spieler',
  'line-end': () => 'das Ende der Zeile',
  position: () => 'eine Stellung',
  key: () => '32 Hexadezimalziffern und eine Zahl',
  doing: () => 'was noch zu tun ist',
  playable: () => 'eine Stellung, in der sich weiterspielen lässt',
};

export const de: Words = {
  refusals: {
    'bad-key': ({ text }) => `Ein Schlüssel besteht aus 32 Hexadezimalziffern, nicht aus „${text}“.`,
    'bad-options': ({ option, value }) => `Die Einstellung ${option} kann nicht „${value}“ sein.`,
    'game-over': () => 'Das Spiel ist zu Ende.',
    'not-asked': (d) => `Spieler ${seatLetter(d.seat)} wird gerade nichts gefragt.`,
    'no-such-answer': ({ answer }) => `${answer} gehört nicht zu den jetzt möglichen Antworten.`,
    'bad-record': ({ line, text }) => `Zeile ${line} der Aufzeichnung ist nicht lesbar: „${text}“.`,
    'wrong-rules': (d) => `Die Aufzeichnung ist von ${d.game} mit Regelstand ${d.rules}; hier gilt ${d.ours}.`,
    'newer-rules': (d) =>
      d.game === undefined
        ? 'Die Partien hier verwahrt eine neuere Version des Programms; diese hier lässt sie in Ruhe.'
        : `Diese Partie von ${d.game} wird nach Regelstand ${d.rules} gespielt; hier ist er bis ${d.ours} bekannt. Ein neueres Programm kann sie zeigen.`,
    'rules-not-kept': ({ game, rules }) =>
      `Diese Partie von ${game} wird nach Regelstand ${rules} gespielt, der hier nicht aufbewahrt ist.`,
    'rules-unreadable': ({ game, rules }) =>
      `Regelstand ${rules} von ${game} ist hier aufbewahrt, aber seine Datei fehlt oder ist beschädigt.`,
    'bad-answer-at': ({ step, answer }) => `Antwort ${step} (${answer}) ist dort nicht möglich.`,
    'hash-differs': (d) =>
      `Ab Antwort ${d.step} weicht die Wiedergabe ab: aufgezeichnet ist ${d.expected}, gespielt ${d.found}.`,
    'bad-position': (d) =>
      `Zeile ${d.line}, Spalte ${d.column}: erwartet: ${EXPECTED[d.expected](d.words)}; dort steht „${d.text}“.`,
    'bad-state': ({ path }) => `Der gespeicherte Stand ist bei ${path} beschädigt.`,
  },
  barriers: {
    'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
    'others-decided': 'Inzwischen hat jemand anders entschieden.',
    'chance-drawn': 'Inzwischen wurde gemischt.',
    'card-shown': 'Inzwischen wurde eine verdeckte Karte gezeigt.',
  },
};
