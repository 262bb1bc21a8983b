import { sayBarrier } from '@gloaming/engine';
import type { Words, Wrongs } from './words.ts';

const wrongs: Wrongs = {
  unknown: (where) => `${where} ist hier nicht bekannt`,
  missing: (where) => `${where} fehlt`,
  type: (where, expected) => `${where} ist nicht vom Typ ${expected}`,
  'at-least': (where, expected) => `${where}: mindestens ${expected}`,
  'at-most': (where, expected) => `${where}: höchstens ${expected}`,
  form: (where) => `${where} hat nicht die richtige Form`,
  value: (where, expected) => `${where} ist nichts, was dort möglich ist${expected === '' ? '' : ` (${expected})`}`,
  json: () => 'gesendet wurde kein JSON, oder nicht als application/json',
};

const turnBarriers: Words['turnBarriers'] = {
  'others-play': 'An diesem Tisch spielen noch andere Menschen.',
  'clock-runs': 'Diese Partie läuft mit Uhr.',
  counts: 'Es ist die Partie des Tages: Dieser Versuch zählt.',
  'no-turn-yet': 'Du warst noch nicht am Zug.',
};

export const de: Words = {
  faults: {
    'bad-request': ({ where, wrong, expected = '' }) =>
      `Die Anfrage ist nicht zu verstehen: ${wrongs[wrong](where, expected)}.`,
    'bad-origin': ({ origin }) => `Anfragen von ${origin} werden hier nicht angenommen.`,
    'bad-name': ({ longest }) => `Ein Name hat 1 bis ${longest} sichtbare Zeichen.`,
    'bad-code': () => 'Dieser Code ist falsch, verbraucht oder zu alt.',
    'bad-passphrase': ({ shortest }) =>
      `Eine Passphrase hat mindestens ${shortest} Zeichen, ist nicht dein Name und wiederholt nicht nur dieselben paar Zeichen.`,
    'wrong-passphrase': () => 'Name oder Passphrase stimmt nicht.',
    'name-taken': () => 'Jemand anders mit diesem Namen hat schon eine Passphrase; nimm erst einen anderen Namen.',
    'unknown-player': () => 'Sag zuerst, wer du bist.',
    'not-kept': () =>
      'Dieser Browser merkt sich nichts mehr: Sein Speicher ist voll oder für diese Seite gesperrt. Es hat sich nichts geändert.',
    'not-found': () => 'Unter dieser Adresse gibt es nichts.',
    'no-such-table': () => 'Diesen Tisch gibt es nicht.',
    'no-such-game': ({ game, known }) => `Es gibt kein Spiel „${game}“; es gibt ${known}.`,
    'no-such-lesson': ({ lesson }) => `Es gibt keine Lektion „${lesson}“.`,
    'no-such-bot': ({ bot, known }) => `Es gibt keinen Bot „${bot}“; es gibt ${known}.`,
    'no-automa': () => 'Dieses Spiel hat keinen Automa; nimm stattdessen einen Bot.',
    'automa-alone': () => 'Der Automa spielt gegen eine einzige Person: Außer ihm gibt es genau einen Platz.',
    'no-such-step': ({ step, last }) => `Es gibt keinen Schritt ${step}; diese Partie hat die Schritte 0 bis ${last}.`,
    'no-such-zone': ({ zone }) => `Eine Zeitzone „${zone}“ kennt dieser Server nicht.`,
    'no-such-deal': () => 'Für diesen Tag gibt es keine Partie.',
    'no-such-puzzle': () => 'Dieses Rätsel gibt es nicht.',
    'deal-sealed': () =>
      'Andere haben diese Partie noch vor sich: Sie wird für alle offen, wenn der Tag überall vorbei ist.',
    counts: () => 'Dieser Versuch zählt: Kein Bot spielt ihn für dich.',
    'not-seated': () => 'Du sitzt nicht an diesem Tisch.',
    'not-owner': () => 'Das kann nur, wer den Tisch eröffnet hat.',
    'already-seated': () => 'Du sitzt schon an diesem Tisch.',
    'no-free-seat': () => 'Für dich ist kein Platz frei.',
    'seats-free': () => 'Es sind noch Plätze frei.',
    'not-open': () => 'Die Partie hat schon begonnen.',
    'not-playing': () => 'Die Partie läuft nicht.',
    'not-over': () => 'Die Partie ist noch nicht zu Ende.',
    'nobody-else': () => 'Außer Bots würde das niemand hören.',
    outdated: () => 'Inzwischen ist etwas geschehen; sieh noch einmal hin.',
    'command-used': ({ id }) => `Die Befehlsnummer ${id} wurde schon für etwas anderes gebraucht.`,
    'cannot-undo': ({ barrier }) => `Das lässt sich nicht zurücknehmen. ${sayBarrier('de', barrier)}`,
    'cannot-take-turn-back': ({ barrier }) => `Dein Zug lässt sich nicht zurücknehmen. ${turnBarriers[barrier]}`,
    'answer-by-number': ({ given, option, where = '', expected = '' }) => {
      const meant =
        option === undefined
          ? `${where} ist nicht ${expected}.`
          : option === null
            ? 'Was du beschreibst, ist gerade keine der Möglichkeiten.'
            : `Was du beschreibst, ist die ${option}.`;
      return `Antwort ${given + 1} muss eine Nummer sein. ${meant}`;
    },
    'too-far': ({ given }) =>
      `Nach Antwort ${given} kommt etwas Verdecktes ans Licht; schick die übrigen, wenn du es gesehen hast.`,
    'a-bot-plays': () => 'Ein Bot spielt für dich; komm erst zurück.',
    'no-bot-plays': () => 'Für dich spielt kein Bot.',
    'has-resigned': () => 'Du hast diese Partie aufgegeben.',
    astray: () =>
      'Das Protokoll dieser Partie führt nicht zu dem, was darin steht; man kann sie ansehen, aber nicht weiterspielen.',
    'too-restless': () =>
      'Du hast an diesem Tisch zu oft etwas zurückgenommen oder bist zu oft wiedergekommen; das geht hier nicht mehr.',
    'too-large': () => 'Die Anfrage ist zu groß.',
    banned: () =>
      'Du kannst hier zuschauen, vorerst aber nichts anderes tun: So hat es entschieden, wer diesen Server betreibt.',
    'too-often': ({ seconds }) => `Zu viele Anfragen; versuch es in ${seconds}\u00A0s noch einmal.`,
    'too-many-tables': ({ most }) => `Du sitzt schon an ${most} Tischen; beende erst eine Partie.`,
    'too-many-streams': ({ most }) => `Von hier sind schon ${most} Verbindungen offen.`,
    'try-again': () => 'Das geht gerade nicht; versuch es gleich noch einmal.',
    broken: () => 'Hier ist etwas kaputt. Es wurde nichts verändert.',
  },
  turnBarriers,
  happenings: {
    sat: (name) => `${name} setzt sich.`,
    stood: (name) => `${name} steht auf.`,
    undone: (name) => `${name} nimmt die letzte Antwort zurück.`,
    'turn-undone': (name) => `${name} nimmt den ganzen Zug zurück.`,
    warned: (name) => `Die Zeit von ${name} ist um; ein Bot wird übernehmen.`,
    replaced: (name) => `Ein Bot spielt für ${name} weiter.`,
    returned: (name) => `${name} ist wieder da.`,
    resigned: (name) => `${name} gibt die Partie auf.`,
    stumbled: (name) => `${name} hat keine Antwort gefunden; die erste mögliche wurde genommen.`,
  },
  yours: {
    sat: 'Du setzt dich.',
    stood: 'Du stehst auf.',
    undone: 'Du nimmst deine letzte Antwort zurück.',
    'turn-undone': 'Du nimmst deinen ganzen Zug zurück.',
    warned: 'Deine Zeit ist um; ein Bot wird übernehmen.',
    replaced: 'Ein Bot spielt für dich weiter.',
    returned: 'Du bist wieder da.',
    resigned: 'Du gibst die Partie auf.',
    stumbled: 'Du hast keine Antwort gefunden; die erste mögliche wurde genommen.',
  },
  givenBack: (time) =>
    `Der Server war nicht erreichbar, oder seine Uhr wurde gestellt. Zeit, die alle zurückbekommen: ${time}.`,
  setBack: (time) => `Die Uhr des Servers wurde zurückgestellt (${time}). Die Uhren aller laufen weiter wie zuvor.`,
  bots: { random: 'Zufall', greedy: 'Gierig', novice: 'Neuling', adept: 'Adept', master: 'Meister' },
};
