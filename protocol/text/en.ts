import { sayBarrier } from '@gloaming/engine';
import type { Words, Wrongs } from './words.ts';

const wrongs: Wrongs = {
  unknown: (where) => `${where} is not known here`,
  missing: (where) => `${where} is missing`,
  type: (where, expected) => `${where} is not of the type ${expected}`,
  'at-least': (where, expected) => `${where}: at least ${expected}`,
  'at-most': (where, expected) => `${where}: at most ${expected}`,
  form: (where) => `${where} does not have the right form`,
  value: (where, expected) => `${where} is nothing that is possible there${expected === '' ? '' : ` (${expected})`}`,
  json: () => 'what was sent is no JSON, or not sent as application/json',
};

const turnBarriers: Words['turnBarriers'] = {
  'others-play': 'There are other people at this table.',
  'clock-runs': 'This game is played with a clock.',
  counts: 'It is the deal of the day: this try counts.',
  'no-turn-yet': 'You have had no turn yet.',
};

export const en: Words = {
  faults: {
    'bad-request': ({ where, wrong, expected = '' }) =>
      `The request cannot be understood: ${wrongs[wrong](where, expected)}.`,
    'bad-origin': ({ origin }) => `Requests from ${origin} are not accepted here.`,
    'bad-name': ({ longest }) => `A name has 1 to ${longest} characters that can be seen.`,
    'bad-code': () => 'This code is wrong, used or too old.',
    'bad-passphrase': ({ shortest }) =>
      `A passphrase has at least ${shortest} characters, is not your name, and does not repeat the same few.`,
    'wrong-passphrase': () => 'The name or the passphrase is wrong.',
    'name-taken': () => 'Somebody else of this name has a passphrase; take another name first.',
    'unknown-player': () => 'Say first who you are.',
    'not-kept': () =>
      'This browser keeps nothing more: its storage is full, or closed to this page. Nothing was changed.',
    'not-found': () => 'There is nothing at this address.',
    'no-such-table': () => 'There is no such table.',
    'no-such-game': ({ game, known }) => `There is no game "${game}"; there are ${known}.`,
    'no-such-lesson': ({ lesson }) => `There is no lesson "${lesson}".`,
    'no-such-bot': ({ bot, known }) => `There is no bot "${bot}"; there are ${known}.`,
    'no-automa': () => 'This game has no Automa; take a bot instead.',
    'automa-alone': () => 'The Automa plays against one player: besides it there is exactly one seat.',
    'no-such-step': ({ step, last }) => `There is no step ${step}; this game has steps 0 to ${last}.`,
    'no-such-zone': ({ zone }) => `There is no time zone "${zone}" that this server knows.`,
    'no-such-deal': () => 'There is no deal of that day.',
    'no-such-puzzle': () => 'There is no such puzzle.',
    'deal-sealed': () => 'Others still have this deal before them: it is open to all when its day is over everywhere.',
    counts: () => 'This try counts: no bot plays it for you.',
    'not-seated': () => 'You do not sit at this table.',
    'not-owner': () => 'Only whoever made the table can do that.',
    'already-seated': () => 'You already sit at this table.',
    'no-free-seat': () => 'There is no free seat for you.',
    'seats-free': () => 'There are still free seats.',
    'not-open': () => 'The game has already started.',
    'not-playing': () => 'The game is not being played.',
    'not-over': () => 'The game is not over yet.',
    'nobody-else': () => 'Nobody but bots would hear it.',
    outdated: () => 'Something has happened since; look again.',
    'command-used': ({ id }) => `The command id ${id} was used for something else.`,
    'cannot-undo': ({ barrier }) => `That cannot be taken back. ${sayBarrier('en', barrier)}`,
    'cannot-take-turn-back': ({ barrier }) => `Your turn cannot be taken back. ${turnBarriers[barrier]}`,
    'answer-by-number': ({ given, option, where = '', expected = '' }) => {
      const meant =
        option === undefined
          ? `${where} is not ${expected}.`
          : option === null
            ? 'What you describe is none of the options now.'
            : `What you describe is ${option}.`;
      return `Answer ${given + 1} has to be a number. ${meant}`;
    },
    'too-far': ({ given }) =>
      `After answer ${given} something hidden comes to light; send the others when you have seen it.`,
    'a-bot-plays': () => 'A bot plays for you; come back first.',
    'no-bot-plays': () => 'No bot plays for you.',
    'has-resigned': () => 'You have given this game up.',
    astray: () =>
      'The log of this game does not lead to what is written in it; it can be looked at, but not played on.',
    'too-restless': () => 'You have taken back and come back too often at this table; here you can no longer do that.',
    'too-large': () => 'The request is too large.',
    banned: () => 'You may look here, and do nothing else for now: whoever runs this server has decided so.',
    'too-often': ({ seconds }) => `Too many requests; try again in ${seconds} s.`,
    'too-many-tables': ({ most }) => `You already sit at ${most} tables; finish one first.`,
    'too-many-streams': ({ most }) => `There are already ${most} open streams from here.`,
    'try-again': () => 'That is not possible just now; try again in a moment.',
    broken: () => 'Something is broken here. Nothing was changed.',
  },
  turnBarriers,
  happenings: {
    sat: (name) => `${name} sits down.`,
    stood: (name) => `${name} stands up.`,
    undone: (name) => `${name} takes the last answer back.`,
    'turn-undone': (name) => `${name} takes the turn back.`,
    warned: (name) => `${name} is out of time; a bot will take over.`,
    replaced: (name) => `A bot plays on for ${name}.`,
    returned: (name) => `${name} is back.`,
    resigned: (name) => `${name} gives the game up.`,
    stumbled: (name) => `${name} did not find an answer; the first one possible was taken.`,
  },
  yours: {
    sat: 'You sit down.',
    stood: 'You stand up.',
    undone: 'You take your last answer back.',
    'turn-undone': 'You take your turn back.',
    warned: 'You are out of time; a bot will take over.',
    replaced: 'A bot plays on for you.',
    returned: 'You are back.',
    resigned: 'You give the game up.',
    stumbled: 'You did not find an answer; the first one possible was taken.',
  },
  givenBack: (time) => `The server was away, or its clock was set. Time given back to the players: ${time}.`,
  setBack: (time) => `The server’s clock was set back (${time}). The players’ clocks go on as they were.`,
  bots: { random: 'Random', greedy: 'Greedy', novice: 'Novice', adept: 'Adept', master: 'Master' },
};
