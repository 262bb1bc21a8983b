/** What can be typed at the table instead of being pressed. The words are those of the terminal, where it has them. */
import { countedInPolish, folded, type Language } from '@gloaming/engine';

export const COMMANDS = [
  'ok',
  'options',
  'hand',
  'mine',
  'rival',
  'table',
  'score',
  'last',
  'why',
  'cards',
  'undo',
  'hint',
  'help',
] as const;
export type Command = (typeof COMMANDS)[number];

interface CommandWords {
  readonly label: string;
  readonly about: string;
  /** What is typed, what may follow it, and what it does. */
  readonly of: Readonly<Record<Command, readonly [word: string, takes: string, does: string]>>;
  readonly intro: string;
  readonly nothing: string;
  readonly none: (typed: string) => string;
  readonly noNumber: (n: number, most: number) => string;
  readonly several: (n: number) => string;
  readonly possible: string;
  readonly noRival: (n: number) => string;
  readonly noCard: (name: string) => string;
  readonly whichCard: string;
  readonly nothingRefused: string;
  readonly nothingNew: string;
  readonly undone: string;
  readonly noUndo: string;
  readonly noHint: string;
  readonly noOk: string;
  readonly onItsWay: string;
  /** Beside the question of what to do with one's turn. */
  readonly options: (n: number) => string;
  readonly have: (goods: string) => string;
  readonly empty: string;
}

export const COMMAND_WORDS: Readonly<Record<Language, CommandWords>> = {
  en: {
    label: 'Answer or command',
    about: 'A number, a part of an answer, or a command; "help" lists them.',
    of: {
      ok: ['ok', '', 'what the large button does: pay, go on, end your turn'],
      options: ['options', '', 'the question and its answers'],
      hand: ['hand', '', 'your hand'],
      mine: ['mine', '', 'all that is yours'],
      rival: ['rival', '2', 'what a rival has; by number, clockwise, or by name'],
      table: ['table', '', 'what lies in the middle'],
      score: ['score', '', 'round and points'],
      last: ['last', '', 'what has happened since your last answer'],
      why: ['why', 'NAME', 'why something cannot be done now; without a name, of everything'],
      cards: ['cards', 'NAME', 'what a card says'],
      undo: ['undo', '', 'take back your last answer'],
      hint: ['hint', '', 'advice from a bot, where it is allowed'],
      help: ['help', '', 'this list'],
    },
    intro: 'Type the number of an answer or a part of it, or:',
    nothing: 'Nothing was typed. "help" lists what you can type.',
    none: (typed) => `Neither an answer nor a command fits "${typed}". "help" lists the commands.`,
    noNumber: (n, most) =>
      most === 0 ? 'There is no answer to give by number.' : `There is no answer ${n}; the highest is ${most}.`,
    several: (n) => `${n} answers fit:`,
    possible: 'That is possible:',
    noRival: (n) => (n === 1 ? 'There is only rival 1.' : `There are rivals 1 to ${n}.`),
    noCard: (name) => `No card in sight is called "${name}".`,
    whichCard: 'Say which card: cards NAME',
    nothingRefused: 'Nothing stands against anything here.',
    nothingNew: 'Nothing has happened since.',
    undone: 'Taking it back.',
    noUndo: 'There is nothing to take back.',
    noHint: 'There is no advice here.',
    noOk: 'There is nothing to confirm just now.',
    onItsWay: 'Your last answer is still on its way.',
    options: (n) => (n === 1 ? '1 answer.' : `${n} answers.`),
    have: (goods) => `You have ${goods}.`,
    empty: 'none',
  },
  de: {
    label: 'Antwort oder Befehl',
    about: 'Eine Nummer, ein Teil einer Antwort oder ein Befehl; „hilfe“ zählt sie auf.',
    of: {
      ok: ['ok', '', 'was der große Knopf tut: bezahlen, weitermachen, den Zug beenden'],
      options: ['optionen', '', 'die Frage und ihre Antworten'],
      hand: ['hand', '', 'deine Hand'],
      mine: ['meins', '', 'alles, was dir gehört'],
      rival: ['gegner', '2', 'was ein Gegner hat; nach Nummer im Uhrzeigersinn oder nach Namen'],
      table: ['tisch', '', 'was in der Mitte liegt'],
      score: ['punkte', '', 'Runde und Punkte'],
      last: ['zuletzt', '', 'was seit deiner letzten Antwort geschehen ist'],
      why: ['warum', 'NAME', 'warum etwas jetzt nicht geht; ohne Namen von allem'],
      cards: ['karten', 'NAME', 'was auf einer Karte steht'],
      undo: ['zurück', '', 'die letzte Antwort zurücknehmen'],
      hint: ['tipp', '', 'Rat von einem Bot, wo er erlaubt ist'],
      help: ['hilfe', '', 'diese Liste'],
    },
    intro: 'Tippe die Nummer einer Antwort oder einen Teil von ihr, oder:',
    nothing: 'Es wurde nichts eingegeben. „hilfe“ zählt auf, was du eingeben kannst.',
    none: (typed) => `Zu „${typed}“ passt weder eine Antwort noch ein Befehl. „hilfe“ zählt die Befehle auf.`,
    noNumber: (n, most) =>
      most === 0 ? 'Hier gibt es keine Antwort mit Nummer.' : `Antwort ${n} gibt es nicht; die höchste ist ${most}.`,
    several: (n) => `${n} Antworten passen:`,
    possible: 'Das ist möglich:',
    noRival: (n) => (n === 1 ? 'Es gibt nur Gegner 1.' : `Es gibt die Gegner 1 bis ${n}.`),
    noCard: (name) => `Keine sichtbare Karte heißt „${name}“.`,
    whichCard: 'Bitte die Karte nennen: karten NAME',
    nothingRefused: 'Hier ist nichts ausgeschlossen.',
    nothingNew: 'Seitdem ist nichts geschehen.',
    undone: 'Wird zurückgenommen.',
    noUndo: 'Es gibt nichts zurückzunehmen.',
    noHint: 'Hier gibt es keinen Rat.',
    noOk: 'Im Augenblick ist nichts zu bestätigen.',
    onItsWay: 'Deine letzte Antwort ist noch unterwegs.',
    options: (n) => (n === 1 ? '1 Antwort.' : `${n} Antworten.`),
    have: (goods) => `Du hast ${goods}.`,
    empty: 'nichts',
  },
  pl: {
    label: 'Odpowiedź lub polecenie',
    about: 'Numer, część odpowiedzi lub polecenie; „pomoc” je wymienia.',
    of: {
      ok: ['ok', '', 'to, co robi duży przycisk: zapłać, dalej, zakończ turę'],
      options: ['opcje', '', 'pytanie i odpowiedzi'],
      hand: ['ręka', '', 'twoja ręka'],
      mine: ['moje', '', 'wszystko, co masz'],
      rival: ['przeciwnik', '2', 'co ma przeciwnik; według numeru, zgodnie z ruchem wskazówek zegara, lub imienia'],
      table: ['stół', '', 'co leży pośrodku'],
      score: ['punkty', '', 'runda i punkty'],
      last: ['ostatnio', '', 'co się wydarzyło od twojej ostatniej odpowiedzi'],
      why: ['dlaczego', 'NAZWA', 'dlaczego czegoś nie można teraz zrobić; bez nazwy: wszystkiego'],
      cards: ['karty', 'NAZWA', 'co mówi karta'],
      undo: ['cofnij', '', 'cofnij swoją ostatnią odpowiedź'],
      hint: ['podpowiedź', '', 'rada bota, jeśli jest dozwolona'],
      help: ['pomoc', '', 'ta lista'],
    },
    intro: 'Wpisz numer odpowiedzi lub jej część, albo:',
    nothing: 'Nic nie wpisano. „pomoc” pokaże, co można wpisać.',
    none: (typed) => `Do „${typed}” nie pasuje żadna odpowiedź ani polecenie. „pomoc” wymienia polecenia.`,
    noNumber: (n, most) =>
      most === 0 ? 'Nie ma tu odpowiedzi z numerem.' : `Nie ma odpowiedzi ${n}; najwyższy numer to ${most}.`,
    several: (n) => `Pasujące odpowiedzi (${n}):`,
    possible: 'To jest możliwe:',
    noRival: (n) => (n === 1 ? 'Jest tylko przeciwnik 1.' : `Są przeciwnicy od 1 do ${n}.`),
    noCard: (name) => `Żadna widoczna karta nie nazywa się „${name}”.`,
    whichCard: 'Podaj kartę: karty NAZWA',
    nothingRefused: 'Tutaj nic nie jest wykluczone.',
    nothingNew: 'Od tego czasu nic się nie wydarzyło.',
    undone: 'Cofam.',
    noUndo: 'Nie ma czego cofnąć.',
    noHint: 'Tu nie ma podpowiedzi.',
    noOk: 'Teraz nie ma czego potwierdzać.',
    onItsWay: 'Twoja ostatnia odpowiedź jest jeszcze w drodze.',
    options: (n) => `${countedInPolish(n, 'odpowiedź', 'odpowiedzi', 'odpowiedzi')}.`,
    have: (goods) => `Masz: ${goods}.`,
    empty: 'brak',
  },
  pt: {
    label: 'Resposta ou comando',
    about: 'Um número, parte de uma resposta ou um comando; “ajuda” mostra quais.',
    of: {
      ok: ['ok', '', 'o que faz o botão grande: pagar, continuar, encerrar o turno'],
      options: ['opções', '', 'a pergunta e as respostas'],
      hand: ['mão', '', 'sua mão'],
      mine: ['meu', '', 'tudo o que é seu'],
      rival: ['oponente', '2', 'o que um oponente tem; pelo número, em sentido horário, ou pelo nome'],
      table: ['mesa', '', 'o que está no centro'],
      score: ['pontos', '', 'rodada e pontos'],
      last: ['últimos', '', 'o que aconteceu desde sua última resposta'],
      why: ['porque', 'NOME', 'por que algo não é possível agora; sem nome, de tudo'],
      cards: ['cartas', 'NOME', 'o que diz uma carta'],
      undo: ['desfazer', '', 'desfaz sua última resposta'],
      hint: ['dica', '', 'o conselho de um bot, onde é permitido'],
      help: ['ajuda', '', 'esta lista'],
    },
    intro: 'Digite o número de uma resposta ou parte dela, ou:',
    nothing: 'Nada foi digitado. “ajuda” mostra o que se pode digitar.',
    none: (typed) => `Nenhuma resposta e nenhum comando corresponde a “${typed}”. “ajuda” mostra os comandos.`,
    noNumber: (n, most) =>
      most === 0 ? 'Não há resposta com número aqui.' : `Não existe a resposta ${n}; a última é a ${most}.`,
    several: (n) => `${n} respostas correspondem:`,
    possible: 'Isso é possível:',
    noRival: (n) => (n === 1 ? 'Só existe o oponente 1.' : `Existem os oponentes de 1 a ${n}.`),
    noCard: (name) => `Nenhuma carta à vista se chama “${name}”.`,
    whichCard: 'Diga qual carta: cartas NOME',
    nothingRefused: 'Aqui nada está excluído.',
    nothingNew: 'Nada aconteceu desde então.',
    undone: 'Desfazendo.',
    noUndo: 'Não há o que desfazer.',
    noHint: 'Não há dicas aqui.',
    noOk: 'Não há nada a confirmar agora.',
    onItsWay: 'Sua última resposta ainda está a caminho.',
    options: (n) => (n === 1 ? '1 resposta.' : `${n} respostas.`),
    have: (goods) => `Você tem ${goods}.`,
    empty: 'nada',
  },
};

/** In the language of the page, in English, or a sign for those that are wanted often. */
export function commandOf(language: Language, typed: string): Command | null {
  if (typed === '?') return 'help';
  if (typed === 'h') return 'hint';
  const word = folded(typed);
  const isCalled = (command: Command, in_: Language): boolean => folded(COMMAND_WORDS[in_].of[command][0]) === word;
  return COMMANDS.find((each) => isCalled(each, language) || isCalled(each, 'en')) ?? null;
}
