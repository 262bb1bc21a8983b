/** What the page says of a game that is told. */
import type { Language } from '@gloaming/engine';

export interface ReviewWords {
  /** The button that leads there, and the page. */
  readonly name: string;
  readonly of: (title: string) => string;
  readonly passes: Readonly<Record<'curve' | 'quick' | 'long', string>>;
  readonly done: string;
  readonly stopped: string;
  readonly again: string;
  readonly notYours: string;
  readonly notYoursText: string;
  readonly givenUp: string;
  readonly givenUpText: string;
  readonly start: string;
  readonly own: string;
  readonly others: string;
  readonly luck: string;
  readonly result: string;
  readonly parts: string;
  readonly chance: string;
  readonly chart: (from: number, to: number) => string;
  readonly moment: string;
  readonly at: (step: number, round: string, chance: number) => string;
  readonly causes: string;
  readonly points: string;
  readonly noPoints: string;
  readonly notYet: string;
  readonly lost: (n: number) => string;
  readonly answered: string;
  readonly better: string;
  readonly tryAgain: string;
  readonly look: string;
  readonly luckTitle: string;
  readonly gave: (n: number) => string;
  readonly took: (n: number) => string;
  readonly table: string;
  readonly round: string;
  readonly chanceThen: string;
  readonly how: string;
  readonly howText: string;
}

const en: ReviewWords = {
  name: 'Your game, told',
  of: (title) => `${title}: your game, told`,
  passes: { curve: 'Drawing the curve', quick: 'Looking at every moment', long: 'Looking again where it is not clear' },
  done: 'Looked at everything.',
  stopped: 'The look at your game broke off. What was found is kept.',
  again: 'Go on',
  notYours: 'You did not play this game',
  notYoursText: 'A game is told by the eyes of those who played it.',
  givenUp: 'This game was given up',
  givenUpText: 'Only a game that was played to its end can be told. The replay shows how far it came.',
  start: 'Start',
  own: 'Your play',
  others: 'Others’ play',
  luck: 'Luck',
  result: 'Result',
  parts: 'Where your chance to win went',
  chance: 'Your chance to win',
  chart: (from, to) =>
    `Your chance to win over the game: from ${from} % to ${to} %. The same as numbers is in the table below.`,
  moment: 'Moment',
  at: (step, round, chance) => `Step ${step}, ${round}: ${chance} %`,
  causes: 'What changed it: your play below, luck and others above and below the line',
  points: 'Try again from here',
  noPoints: 'Nothing you did cost you anything worth a word.',
  notYet: 'Still looking …',
  lost: (n) => `${n} points lost`,
  answered: 'You chose',
  better: 'Better',
  tryAgain: 'Play on from here',
  look: 'Show the table',
  luckTitle: 'Luck that counted',
  gave: (n) => `gave ${n} points`,
  took: (n) => `took ${n} points`,
  table: 'Round by round',
  round: 'Round',
  chanceThen: 'Chance',
  how: 'How is this known?',
  howText:
    'A bot looks at every moment with your eyes: it sees what you saw then, and no more. An answer counts as a loss only where two searches that know nothing of each other agree. Luck is what was drawn, shuffled or turned up; it is never your fault. The numbers are estimates, good to a few points.',
};
const de: ReviewWords = {
  name: 'Deine Partie, erzählt',
  of: (title) => `${title}: deine Partie, erzählt`,
  passes: {
    curve: 'Der Verlauf wird gezeichnet',
    quick: 'Jeder Moment wird angesehen',
    long: 'Unklares wird noch einmal angesehen',
  },
  done: 'Alles ist angesehen.',
  stopped: 'Das Ansehen der Partie brach ab. Was gefunden wurde, ist aufgehoben.',
  again: 'Weiter',
  notYours: 'Diese Partie hast du nicht gespielt',
  notYoursText: 'Eine Partie wird mit den Augen derer erzählt, die sie gespielt haben.',
  givenUp: 'Diese Partie wurde aufgegeben',
  givenUpText: 'Erzählt wird nur, was zu Ende gespielt wurde. Die Wiedergabe zeigt, wie weit es kam.',
  start: 'Beginn',
  own: 'Dein Spiel',
  others: 'Spiel der anderen',
  luck: 'Glück',
  result: 'Ergebnis',
  parts: 'Wo deine Gewinnchance geblieben ist',
  chance: 'Deine Gewinnchance',
  chart: (from, to) =>
    `Deine Gewinnchance im Verlauf: von ${from} % bis ${to} %. Dasselbe in Zahlen steht in der Tabelle darunter.`,
  moment: 'Moment',
  at: (step, round, chance) => `Schritt ${step}, ${round}: ${chance} %`,
  causes: 'Was sie geändert hat: dein Spiel nach unten, Glück und andere nach oben und unten',
  points: 'Von hier noch einmal',
  noPoints: 'Nichts, was du getan hast, hat dich nennenswert gekostet.',
  notYet: 'Wird noch angesehen …',
  lost: (n) => `${n} Punkte verloren`,
  answered: 'Du hast gewählt',
  better: 'Besser',
  tryAgain: 'Von hier weiterspielen',
  look: 'Tisch zeigen',
  luckTitle: 'Glück, das zählte',
  gave: (n) => `gab ${n} Punkte`,
  took: (n) => `nahm ${n} Punkte`,
  table: 'Runde für Runde',
  round: 'Runde',
  chanceThen: 'Chance',
  how: 'Woher weiß man das?',
  howText:
    'Ein Bot sieht jeden Moment mit deinen Augen: nur das, was du damals gesehen hast. Als Verlust zählt eine Antwort nur, wenn zwei Suchen, die nichts voneinander wissen, sich einig sind. Glück ist, was gezogen, gemischt oder aufgedeckt wurde; dafür kannst du nichts. Die Zahlen sind Schätzungen, auf ein paar Punkte genau.',
};
const pl: ReviewWords = {
  name: 'Twoja partia, opowiedziana',
  of: (title) => `${title}: twoja partia, opowiedziana`,
  passes: {
    curve: 'Rysowanie przebiegu',
    quick: 'Przegląd każdej chwili',
    long: 'Jeszcze raz tam, gdzie nie jest jasne',
  },
  done: 'Wszystko przejrzane.',
  stopped: 'Przegląd partii się przerwał. To, co znaleziono, zostało zapamiętane.',
  again: 'Dalej',
  notYours: 'To nie była twoja partia',
  notYoursText: 'Partię opowiada się oczami tych, którzy w nią grali.',
  givenUp: 'Ta partia została poddana',
  givenUpText: 'Opowiedzieć można tylko partię rozegraną do końca. Powtórka pokazuje, jak daleko doszła.',
  start: 'Początek',
  own: 'Twoja gra',
  others: 'Gra innych',
  luck: 'Los',
  result: 'Wynik',
  parts: 'Gdzie podziała się twoja szansa na wygraną',
  chance: 'Twoja szansa na wygraną',
  chart: (from, to) =>
    `Twoja szansa na wygraną w czasie partii: od ${from} % do ${to} %. To samo w liczbach jest w tabeli niżej.`,
  moment: 'Chwila',
  at: (step, round, chance) => `Krok ${step}, ${round}: ${chance} %`,
  causes: 'Co ją zmieniło: twoja gra w dół, los i inni w górę i w dół',
  points: 'Spróbuj jeszcze raz stąd',
  noPoints: 'Żaden twój ruch nie kosztował tyle, by o nim mówić.',
  notYet: 'Przegląd jeszcze trwa …',
  lost: (n) => `strata: ${n} p.p.`,
  answered: 'Twój wybór',
  better: 'Lepiej',
  tryAgain: 'Graj dalej od tego miejsca',
  look: 'Pokaż stół',
  luckTitle: 'Los, który się liczył',
  gave: (n) => `dał ${n} p.p.`,
  took: (n) => `zabrał ${n} p.p.`,
  table: 'Runda po rundzie',
  round: 'Runda',
  chanceThen: 'Szansa',
  how: 'Skąd to wiadomo?',
  howText:
    'Bot patrzy na każdą chwilę twoimi oczami: widzi tylko to, co wtedy było widać tobie. Odpowiedź uchodzi za stratę tylko tam, gdzie zgadzają się dwa przeszukiwania, które nic o sobie nie wiedzą. Los to to, co dobrano, potasowano lub odkryto; nie jest twoją winą. Liczby są szacunkami z dokładnością do kilku punktów.',
};
const pt: ReviewWords = {
  name: 'A sua partida, contada',
  of: (title) => `${title}: a sua partida, contada`,
  passes: { curve: 'Desenhando a curva', quick: 'Olhando cada momento', long: 'Olhando de novo o que não está claro' },
  done: 'Tudo foi olhado.',
  stopped: 'O exame da partida foi interrompido. O que se encontrou está guardado.',
  again: 'Continuar',
  notYours: 'Você não jogou esta partida',
  notYoursText: 'Uma partida é contada pelos olhos de quem a jogou.',
  givenUp: 'Esta partida foi abandonada',
  givenUpText: 'Só se conta uma partida jogada até o fim. A reprise mostra até onde ela foi.',
  start: 'Início',
  own: 'Seu jogo',
  others: 'Jogo dos outros',
  luck: 'Sorte',
  result: 'Resultado',
  parts: 'Para onde foi a sua chance de vitória',
  chance: 'A sua chance de vitória',
  chart: (from, to) =>
    `A sua chance de vitória ao longo da partida: de ${from} % a ${to} %. O mesmo em números está na tabela abaixo.`,
  moment: 'Momento',
  at: (step, round, chance) => `Passo ${step}, ${round}: ${chance} %`,
  causes: 'O que a mudou: o seu jogo para baixo, a sorte e os outros para cima e para baixo',
  points: 'Tente de novo a partir daqui',
  noPoints: 'Nada do que você fez custou algo que valha a pena dizer.',
  notYet: 'Ainda olhando …',
  lost: (n) => `${n} pontos perdidos`,
  answered: 'Você escolheu',
  better: 'Melhor',
  tryAgain: 'Continuar a jogar daqui',
  look: 'Mostrar a mesa',
  luckTitle: 'Sorte que contou',
  gave: (n) => `deu ${n} pontos`,
  took: (n) => `tirou ${n} pontos`,
  table: 'Rodada por rodada',
  round: 'Rodada',
  chanceThen: 'Chance',
  how: 'Como se sabe isso?',
  howText:
    'Um bot olha cada momento com os seus olhos: vê o que você via então, e nada mais. Uma resposta só conta como perda onde duas buscas que nada sabem uma da outra concordam. Sorte é o que foi comprado, embaralhado ou revelado; nunca é culpa sua. Os números são estimativas, certas até alguns pontos.',
};

export const REVIEW_WORDS: Readonly<Record<Language, ReviewWords>> = { en, de, pl, pt };
