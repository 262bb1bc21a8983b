import type { DealWords } from './en.ts';

const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const de: DealWords = {
  title: 'Partie des Tages',
  today: 'Heute',
  sameForAll: ({ rival, level }) =>
    `Für alle dieselben Karten, dasselbe Glück und derselbe Gegner: ${rival}, ${level}. Du hast einen Versuch, und der zählt.`,
  rules:
    'Ohne Tipps, und kein Zug wird zurückgenommen. Du kannst unterbrechen und später weiterspielen, auf jedem deiner Geräte.',
  begin: 'Meinen Versuch beginnen',
  goOn: 'Meinen Versuch fortsetzen',
  begun: ({ n }) => (n === 0 ? 'Noch niemand hat sie begonnen.' : `${n} ${n === 1 ? 'hat' : 'haben'} sie begonnen.`),
  notBegun: 'Noch nicht gespielt',
  underWay: 'Läuft',
  play: 'Spielen',
  results: 'So lief es bei allen',
  won: ({ points, best }) => `Gewonnen ${points} : ${best}`,
  lost: ({ points, best }) => `Verloren ${points} : ${best}`,
  resigned: 'Aufgegeben',
  isVoid: 'Dieser Versuch zählt nicht: Er kam zu spät ans Ende.',
  place: ({ place, n }) => `Platz ${place} von ${n}`,
  best: 'Niemand war besser!',
  everybody: 'So lief es bei allen',
  lead: 'Punkte Vorsprung',
  players: 'Spieler',
  n: ({ n }) => counted(n, 'Versuch', 'Versuche'),
  gaveUp: ({ n }) => `${n} ${n === 1 ? 'wurde' : 'wurden'} aufgegeben.`,
  stillPlaying: ({ n }) => `${n} ${n === 1 ? 'läuft' : 'laufen'} noch.`,
  asTable: 'Als Tabelle',
  you: 'Du',
  par: 'Die Marke: so weit kam der Meister',
  list: 'Die Liste',
  who: 'Wer',
  score: 'Punkte',
  watch: ({ name }) => `Die Partie von ${name} ansehen`,
  parted: 'Wo die Besten anders spielten',
  partedText: ({ name, n }) =>
    n === 1
      ? `Schon bei der ersten Antwort ging ${name} einen anderen Weg als du:`
      : `Bis zu deiner ${n}. Antwort habt ihr gleich gespielt, du und ${name}. Dann:`,
  share: 'Anderen erzählen',
  copy: 'Zeile kopieren',
  copyLine: 'Eine Zeile zum Einfügen, mit Link',
  sealed: ({ when }) =>
    `Andere haben diese Partie noch vor sich. Ab ${when} kann man alle Spiele ansehen, und der Schlüssel liegt offen.`,
  opened: 'Diese Partie ist überall vorbei: Alle Spiele können angesehen werden.',
  none: 'Diese Partie hat niemand gespielt.',
  next: ({ hours, minutes }) => `Die nächste Partie kommt in ${hours} h ${minutes} min.`,
  streak: ({ n }) => (n === 0 ? 'Noch keine Tage in Folge' : `${counted(n, 'Tag', 'Tage')} in Folge`),
  longest: ({ n }) => `Am längsten: ${counted(n, 'Tag', 'Tage')}`,
  week: ({ n }) => `An ${n} der letzten 7 Tage gespielt`,
  record: 'Meine Bilanz',
  toDeal: 'Zur Partie des Tages',
  counts: 'Es zählt: Das ist dein einer Versuch an der Partie des Tages.',
};
