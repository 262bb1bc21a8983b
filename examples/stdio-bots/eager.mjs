// A bot for Gloaming in plain JavaScript: it goes by what its options are about and takes what it likes best, in any language. It knows
// no rule, and reads no sentence.
// gloaming arena --bots random,cmd:"node examples/stdio-bots/eager.mjs"
import { createInterface } from 'node:readline';

/** How much an option is wanted that does this; what is not named here is neither wanted nor shunned. */
const WISHES = {
  ...{ claim: 9, claimUnseen: 9, discover: 9, discoverIn: 9 },
  ...{ place: 8, play: 8 },
  ...{ take: 7, takeStone: 7 },
  ...{ activateToken: 5, useRegion: 5, useBoard: 5, useRitual: 5, usePerson: 5, useStoneSpace: 5 },
  ...{ discard: -1, leave: -1, decline: -1 },
  pass: -2,
  // What costs something is rather left alone.
  ...{ use: -3, twoForOne: -3, oneForOne: -3, exchange: -3 },
};
const GOLD = { gain: 6, put: 6, pay: -1, payMany: -1 };
/** Cards of Res Arcana whose first power is worth its cost, by their names, which are the same in every language. */
const GOOD = new Set(
  `bone-dragon crypt earth-dragon elvish-bow fiery-whip fire-dragon hand-of-glory hawk horn-of-plenty hypnotic-basin jeweled-statuette
  magical-shard sea-serpent treant tree-of-life vault water-dragon wind-dragon druid seer divination library oracle solomons-mine
  coral-castle dragons-lair sorcerers-bestiary alchemist alchemy colossus duelist
  dwarven-mines dwarven-pickaxe`.split(/\s+/),
);

function worth({ does, card, power, kind, as }) {
  if (does === 'use' && power === 0 && GOOD.has(card)) return 5;
  if (kind === 'gold' && does in GOLD) return GOLD[does];
  // A person is worth more points in the council.
  return (WISHES[does] ?? 0) - (as === 'specialist' ? 1 : 0);
}

/** What it likes best; the first of equals. */
function choose({ options }) {
  const values = options.map(({ about }) => worth(about));
  return options[values.indexOf(Math.max(...values))].option;
}

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  // The first line is a greeting; every other one is a question.
  if (message.gloaming === 2) say({ gloaming: 2, name: 'eager' });
  else say({ id: message.id, answer: choose(message) });
}
