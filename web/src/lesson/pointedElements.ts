/** Where on the page that is at which a teacher points. */
import type { PointedAt } from '@gloaming/engine/lessons';

/** What shows it, the first that is there; of some things there are several. */
function selectorsOf(at: PointedAt, seat: number): readonly string[] {
  if (at === 'deck') return [`[data-heap="deck:${seat}"]`, `[data-heap="seat:${seat}"]`];
  if (at === 'token') return [`[data-target="token:${seat}"]`, `[data-spot="sign:${seat}"]`, '[data-badge="first"]'];
  if (at === 'close') return ['[data-big]'];
  // When the game is over, they stand where it is told who won.
  if (at === 'scores') return ['[aria-labelledby="result"] tfoot', '[data-spot^="score:"]'];
  const [what, n] = at.split(':');
  if (what === 'card') return [`[data-card="${n}"]`];
  if (what === 'seat') return [`[data-heap="seat:${n}"]`];
  if (what === 'kind') return [`[data-spot="pool:${seat}"] > :nth-child(${Number(n) + 1})`];
  // Of several the one that can be taken.
  if (what === 'stone') return [`[data-target="${at}"] > button`, `[data-target="${at}"]`];
  return [`[data-spot="${at}"]`, `[data-target="${at}"]`];
}

const isShown = (element: Element): boolean => element.getBoundingClientRect().width > 0;

export function pointedElements(at: PointedAt, seat: number): readonly HTMLElement[] {
  for (const selector of selectorsOf(at, seat)) {
    const found = [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter(isShown);
    if (found.length > 0) return at === 'scores' ? found : found.slice(0, 1);
  }
  return [];
}
