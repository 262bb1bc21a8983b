/** Every reason as a sentence, in four languages. */
import { LANGUAGES, viewOf } from '@gloaming/engine';
import { BROKEN_TEXT } from '@gloaming/engine/testing';
import { expect, test } from 'vitest';
import { amounts, anyBut, cardOf, cost, type Reason, resArcana, TEXTS } from '../src/index.ts';
import { duel } from './scene.ts';
import { NAMES } from './text-spoken.ts';

const rule = 'RA-1.1';

const SAMPLES: { [R in Reason['reason']]: readonly Extract<Reason, { reason: R }>[] } = {
  lacksEssences: [
    { reason: 'lacksEssences', rule, n: 1, of: cost({ gold: 1 }) },
    { reason: 'lacksEssences', rule, n: 5, of: cost({ elan: 2, life: 1, any: 2 }) },
    { reason: 'lacksEssences', rule, n: 1, of: cost({ any: 1 }) },
    { reason: 'lacksEssences', rule, n: 2, of: cost({ elan: 1, life: 2, calm: 2 }) },
    { reason: 'lacksEssences', rule, n: 4, of: cost({ calm: 4, any: 1 }) },
  ],
  lacksOnIt: [{ reason: 'lacksOnIt', rule, missing: amounts({ elan: 6 }) }],
  lacksToTurn: [
    { reason: 'lacksToTurn', rule, tag: 'dragon' },
    { reason: 'lacksToTurn', rule, tag: 'creature' },
  ],
  lacksToDestroy: [
    { reason: 'lacksToDestroy', rule, which: 'artifact' },
    { reason: 'lacksToDestroy', rule, which: 'otherArtifact' },
    { reason: 'lacksToDestroy', rule, which: 'dragonOrCreature' },
  ],
  lacksCardInHand: [{ reason: 'lacksCardInHand', rule }],
  noMonuments: [{ reason: 'noMonuments', rule }],
  noCards: [{ reason: 'noCards', rule }],
  isTurned: [{ reason: 'isTurned', rule }],
  isStraight: [{ reason: 'isStraight', rule }],
  worksByItself: [{ reason: 'worksByItself', rule }],
  onlyReacts: [{ reason: 'onlyReacts', rule }],
  doesNotReact: [{ reason: 'doesNotReact', rule }],
  swappedByPassing: [{ reason: 'swappedByPassing', rule }],
  notYours: [{ reason: 'notYours', rule, owner: 1 }],
  ownPool: [{ reason: 'ownPool', rule }],
  isNot: [
    { reason: 'isNot', rule, what: 'artifact' },
    { reason: 'isNot', rule, what: 'otherArtifact' },
    { reason: 'isNot', rule, what: 'dragonOrCreature' },
    { reason: 'isNot', rule, what: 'dragon' },
    { reason: 'isNot', rule, what: 'creature' },
  ],
  isItself: [{ reason: 'isItself', rule }],
  onlyFrom: [
    { reason: 'onlyFrom', rule, where: 'hand' },
    { reason: 'onlyFrom', rule, where: 'discards' },
    { reason: 'onlyFrom', rule, where: 'anyDiscards' },
    { reason: 'onlyFrom', rule, where: 'play' },
    { reason: 'onlyFrom', rule, where: 'items' },
  ],
  onlyKinds: [{ reason: 'onlyKinds', rule, kinds: anyBut('gold', 'life') }],
  passedOver: [{ reason: 'passedOver' }],
  notInCost: [{ reason: 'notInCost' }],
  leavesTooLittle: [{ reason: 'leavesTooLittle' }],
  notAskedYet: [{ reason: 'notAskedYet', card: cardOf('vault') }],
};

test('all of them, side by side', async () => {
  const view = viewOf(resArcana, duel('pool nothing').state, 0);
  const text = Object.values(SAMPLES).map((samples: readonly Reason[]) => {
    const told = samples.map((reason) =>
      LANGUAGES.map((language) => {
        const sentence = TEXTS[language].reason?.(view, reason, NAMES) ?? '';
        expect(sentence).not.toMatch(BROKEN_TEXT);
        expect(sentence).toMatch(/^\p{Lu}.*\.$/su);
        return `${language}: ${sentence}`;
      }).join('\n'),
    );
    return `== ${samples[0].reason}\n${told.join('\n\n')}`;
  });
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('text-reasons.txt');
});
