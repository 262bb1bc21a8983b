/** What advice may give as a reason in Evenfall. */
import type { Player, Table } from '@gloaming/evenfall';
import type { Fact } from '../../search/facts.ts';

const own =
  (of: (p: Player) => number) =>
  (t: Table, seat: number): number =>
    of(t.players[seat]);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
/** The most that a rival has of it. */
const mostOf =
  (of: (p: Player) => number) =>
  (t: Table, seat: number): number =>
    t.players.reduce((most, p, other) => (other === seat ? most : Math.max(most, of(p))), 0);

export const FACTS: readonly Fact<Table>[] = [
  { of: own((p) => p.points), worth: 1, words: { en: 'VP', de: 'Siegpunkte', pl: 'PZ', pt: 'PVs' } },
  {
    of: own((p) => sum(p.resources)),
    worth: 1,
    words: { en: 'resources', de: 'Ressourcen', pl: 'zasoby', pt: 'recursos' },
  },
  { of: own((p) => p.mana), worth: 0.5, words: { en: 'Mana', de: 'Mana', pl: 'mana', pt: 'Mana' } },
  {
    of: own((p) => p.hand.length),
    worth: 0.7,
    words: { en: 'cards in hand', de: 'Handkarten', pl: 'karty na ręce', pt: 'cartas na mão' },
  },
  {
    of: own((p) => p.outer.length + p.inner.length),
    worth: 2,
    words: { en: 'Places', de: 'Orte', pl: 'miejsca mocy', pt: 'Locais' },
  },
  {
    of: own((p) => p.inner.length),
    worth: 3,
    words: { en: 'Places with a Ritual', de: 'Orte mit Ritual', pl: 'miejsca z rytuałem', pt: 'Locais com Ritual' },
  },
  {
    of: own((p) => p.specialists.length + p.council.length),
    worth: 3,
    words: { en: 'people in your clan', de: 'Personen im Clan', pl: 'osoby w klanie', pt: 'pessoas no clã' },
  },
  {
    of: own((p) => p.coven),
    worth: 2,
    words: { en: 'Coven steps', de: 'Covenschritte', pl: 'kroki sabatu', pt: 'passos do Coven' },
  },
  {
    of: own((p) => sum(p.stones)),
    worth: 2,
    words: { en: 'Powerstones', de: 'Magiesteine', pl: 'magiczne kamienie', pt: 'Pedras de Poder' },
  },
  {
    of: mostOf((p) => p.points),
    worth: -0.5,
    words: { en: 'a rival’s VP', de: 'Siegpunkte eines Rivalen', pl: 'PZ rywala', pt: 'PVs de um rival' },
  },
];
