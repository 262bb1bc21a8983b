/** What advice may give as a reason in Res Arcana. */
import { FACES, GOLD, KINDS, pointsOf, type Seat, type Table } from '@gloaming/res-arcana';
import type { Fact } from '../../search/facts.ts';

const essences = (t: Table, seat: Seat): number => {
  const { pool, inPlay } = t.players[seat];
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) if (kind !== GOLD) sum += pool[kind];
  for (const card of inPlay) for (let kind = 0; kind < KINDS; kind++) sum += t.on[card * KINDS + kind];
  return sum;
};
const landmarks = (t: Table, seat: Seat): number =>
  t.players[seat].inPlay.filter((card) => FACES[card].kind === 'place' || FACES[card].kind === 'monument').length;
/** The most that a rival has of it. */
const mostOf =
  (of: (t: Table, seat: Seat) => number) =>
  (t: Table, own: Seat): number =>
    t.players.reduce((most, _, seat) => (seat === own ? most : Math.max(most, of(t, seat))), 0);

export const FACTS: readonly Fact<Table>[] = [
  { of: pointsOf, worth: 1, words: { en: 'points', de: 'Punkte', pl: 'punkty', pt: 'pontos' } },
  {
    of: (t, seat) => t.players[seat].pool[GOLD],
    worth: 0.5,
    words: { en: 'gold', de: 'Gold', pl: 'złoto', pt: 'ouro' },
  },
  { of: essences, worth: 0.15, words: { en: 'essences', de: 'Essenzen', pl: 'esencje', pt: 'essências' } },
  {
    of: (t, seat) => t.players[seat].inPlay.length,
    worth: 0.5,
    words: { en: 'cards in play', de: 'Karten im Spiel', pl: 'karty w grze', pt: 'cartas em jogo' },
  },
  {
    of: (t, seat) => t.players[seat].hand.length + t.players[seat].deck.length,
    worth: 0.3,
    words: { en: 'cards still to play', de: 'noch spielbare Karten', pl: 'karty do zagrania', pt: 'cartas por jogar' },
  },
  {
    of: landmarks,
    worth: 1.5,
    words: {
      en: 'Places and monuments',
      de: 'Orte und Monumente',
      pl: 'miejsca i monumenty',
      pt: 'Lugares e monumentos',
    },
  },
  {
    of: (t, seat) => (t.first === seat ? 1 : 0),
    worth: 0.4,
    words: { en: 'going first', de: 'Startspieler', pl: 'pierwszy gracz', pt: 'jogar primeiro' },
  },
  {
    of: mostOf(landmarks),
    worth: -1.5,
    words: {
      en: 'a rival’s Places, monuments',
      de: 'Orte, Monumente eines Rivalen',
      pl: 'miejsca, monumenty rywala',
      pt: 'Lugares, monumentos de rivais',
    },
  },
  {
    of: mostOf(pointsOf),
    worth: -1,
    words: { en: 'a rival’s points', de: 'Punkte eines Rivalen', pl: 'punkty rywala', pt: 'pontos de um rival' },
  },
  {
    of: mostOf(essences),
    worth: -0.15,
    words: {
      en: 'a rival’s essences',
      de: 'Essenzen eines Rivalen',
      pl: 'esencje rywala',
      pt: 'essências de um rival',
    },
  },
];
