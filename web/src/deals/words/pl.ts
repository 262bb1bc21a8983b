import type { DealWords } from './en.ts';

const rules = new Intl.PluralRules('pl');
const counted = (n: number, one: string, few: string, many: string): string => {
  const form = rules.select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`;
};

export const pl: DealWords = {
  title: 'Rozdanie dnia',
  today: 'Dziś',
  sameForAll: ({ rival, level }) =>
    `Dla wszystkich te same karty, to samo szczęście i ten sam rywal: ${rival}, ${level}. Masz jedną próbę i ona się liczy.`,
  rules: 'Bez podpowiedzi i bez cofania tur. Możesz przerwać i grać dalej później, na każdym swoim urządzeniu.',
  begin: 'Zacznij swoją próbę',
  goOn: 'Wróć do swojej próby',
  begun: ({ n }) => (n === 0 ? 'Nikt jeszcze nie zaczął.' : `Zaczęło już: ${counted(n, 'osoba', 'osoby', 'osób')}.`),
  notBegun: 'Jeszcze nie zagrane',
  underWay: 'W trakcie',
  play: 'Graj',
  results: 'Zobacz, jak poszło innym',
  won: ({ points, best }) => `Wygrana ${points} : ${best}`,
  lost: ({ points, best }) => `Przegrana ${points} : ${best}`,
  resigned: 'Poddana',
  isVoid: 'Ta próba się nie liczy: skończyła się za późno.',
  place: ({ place, n }) => `Miejsce ${place} z ${n}`,
  best: 'Nikomu nie poszło lepiej!',
  everybody: 'Jak poszło wszystkim',
  lead: 'Przewaga punktów',
  players: 'Gracze',
  n: ({ n }) => counted(n, 'próba', 'próby', 'prób'),
  gaveUp: ({ n }) => `Poddano: ${counted(n, 'próbę', 'próby', 'prób')}.`,
  stillPlaying: ({ n }) => `Wciąż w grze: ${counted(n, 'próba', 'próby', 'prób')}.`,
  asTable: 'Jako tabela',
  you: 'Ty',
  par: 'Poprzeczka: wynik Mistrza',
  list: 'Lista',
  who: 'Kto',
  score: 'Punkty',
  watch: ({ name }) => `Obejrzyj partię: ${name}`,
  parted: 'Gdzie najlepsi zagrali inaczej',
  partedText: ({ name, n }) =>
    n === 1
      ? `Już przy pierwszej odpowiedzi ${name} gra inaczej niż ty:`
      : `Aż do twojej odpowiedzi nr ${n} graliście tak samo: ty i ${name}. A potem:`,
  share: 'Pochwal się',
  copy: 'Kopiuj wiersz',
  copyLine: 'Wiersz do wklejenia, z linkiem',
  sealed: ({ when }) =>
    `Inni mają to rozdanie jeszcze przed sobą. Od ${when} można oglądać wszystkie partie, a klucz będzie jawny.`,
  opened: 'To rozdanie skończyło się wszędzie: można oglądać wszystkie partie.',
  none: 'Nikt nie zagrał tego rozdania.',
  next: ({ hours, minutes }) => `Następne rozdanie za ${hours} godz. ${minutes} min.`,
  streak: ({ n }) => (n === 0 ? 'Jeszcze bez serii' : `${counted(n, 'dzień', 'dni', 'dni')} z rzędu`),
  longest: ({ n }) => `Najdłużej: ${counted(n, 'dzień', 'dni', 'dni')}`,
  week: ({ n }) => `Zagrane w ${n} z ostatnich 7 dni`,
  record: 'Moje wyniki',
  toDeal: 'Do rozdania dnia',
  counts: 'To się liczy: masz tylko tę jedną próbę w rozdaniu dnia.',
};
