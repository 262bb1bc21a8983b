// A bot for Gloaming in plain JavaScript: it reads what its options say and takes what sounds best. It knows no rule.
// gloaming arena --lang en --bots random,cmd:"node examples/stdio-bots/eager.mjs"
import { createInterface } from 'node:readline';

/** How much an option is wanted that says this; what is found first counts. */
const WISHES = [
  [/^(Claim|Discover) /, 9],
  [/^(Place|Play|As a Council Member) /, 8],
  [/^Take /, 7],
  [/\b(gain|put) [^→]*\bgold\b[^→]*$/i, 6],
  [/^(Use|Activate|Carry out) |: turn →/, 5],
  [/\bgold\b/, 1],
  [/^(Discard|Leave|No) /, -1],
  [/^Pass/, -2],
  [/→/, -3],
];

function worth(text, verb) {
  const wish = WISHES.find(([pattern]) => pattern.test(text))?.[1] ?? 0;
  // What one pays should be what one wants least.
  return verb.startsWith('pay') ? -wish : wish;
}

/** What sounds best; the first of equals. */
function choose({ verb, options }) {
  const values = options.map(({ text }) => worth(text, verb));
  return options[values.indexOf(Math.max(...values))].option;
}

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  // The first line is a greeting; every other one is a question.
  if (message.gloaming === 2) say({ gloaming: 2, name: 'eager' });
  else say({ id: message.id, answer: choose(message) });
}
