/** What the search remembers. */
import { duskfall } from '@gloaming/duskfall';
import { deciders, keyFrom, makeDice, optionsOf, start, viewOf } from '@gloaming/engine';
import { expect, test } from 'vitest';
import { beginSearch, SETTINGS, thinkNow, uniformGuide } from '../src/index.ts';
import type { Node } from '../src/search/tree.ts';

test('a tree has an end: it goes on counting, and takes no more memory', () => {
  const s = start(duskfall, { players: 2 }, keyFrom(makeDice(4)));
  const seat = deciders(s)[0];
  const settings = { ...SETTINGS, nodes: 25 };
  const search = beginSearch(
    duskfall,
    uniformGuide(),
    settings,
    viewOf(duskfall, s, seat),
    optionsOf(duskfall, s, seat),
    makeDice(1),
  );
  const nodesBelow = (node: Node): number => {
    const next = [...(node.joint?.values() ?? []), ...node.questions.flatMap((q) => q.next.filter((n) => n !== null))];
    return next.reduce((sum, each) => sum + nodesBelow(each), next.length);
  };
  const { iterations } = thinkNow(search, { iterations: 600 });
  expect(iterations).toBeGreaterThan(100);
  expect(search.question.total).toBe(iterations);
  expect(nodesBelow(search.root)).toBe(25);
});
