import type { MineWords } from './en.ts';

const rules = new Intl.PluralRules('pl');
const counted = (n: number, one: string, few: string, many: string): string => {
  const form = rules.select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`;
};

export const pl: MineWords = {
  title: 'Moje wyniki',
  none: 'Żadna partia nie jest jeszcze skończona. Pierwsza pojawi się tutaj.',
  played: ({ n }) => counted(n, 'partia', 'partie', 'partii'),
  won: ({ n }) => `wygrane: ${n}`,
  bestPoints: 'Najwięcej punktów',
  bestLead: 'Najwyższa wygrana',
  wins: 'Wygrane',
  games: 'Partie',
  rivals: 'Przeciwko',
  figures: ({ game }) => (game === 'evenfall' ? 'Klanem' : 'Magiem'),
  sides: 'Strona planszy',
  people: 'Ludzie',
  ladder: 'Drabina',
  top: 'Wszyscy pokonani!',
  challenge: ({ bot }) => `Zagraj, rywal: ${bot}`,
  reached: 'pokonany',
  notReached: 'jeszcze niepokonany',
  puzzlesSolved: ({ solved, atOnce }) =>
    solved === 0 ? 'Żadna nie jest jeszcze rozwiązana' : `Rozwiązane: ${solved}, w tym za pierwszym razem: ${atOnce}`,
  toPuzzles: 'Do zagadek',
  list: 'Skończone partie',
  when: 'Kiedy',
  result: 'Wynik',
  wonGame: 'Wygrana',
  lostGame: 'Przegrana',
  resigned: 'Poddana',
  ways: 'Jeszcze raz',
  replay: 'Powtórka',
  review: 'Omówienie',
  ofDay: 'Rozdanie dnia',
  notCounted: 'nie liczy się',
  gone: 'już usunięta',
  more: 'Pokaż starsze partie',
  yours: 'Twoje dane',
  yoursText: 'Wyniki należą do ciebie jako gracza, więc są takie same na wszystkich twoich urządzeniach.',
  export: 'Zapisz jako JSON',
  forget: 'Usuń moje wyniki',
  forgetText:
    'Wszystkie liczby, twoja seria dni, rozwiązane zagadki i ta lista zostaną usunięte na zawsze, na wszystkich twoich urządzeniach. Partie przy stołach, które wciąż są, można oglądać jak dotąd.',
  longest: ({ n }) => `Najdłużej: ${counted(n, 'dzień', 'dni', 'dni')}`,
  nobody: 'Nie grasz tu jeszcze.',
};
