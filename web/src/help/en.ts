import type { Chapter } from './chapter.ts';

export const en: readonly Chapter[] = [
  {
    title: 'Deciding',
    lines: [
      'What you can do glows. Press a glowing card or space, or choose from the list: both are the same. If a card offers several things, pressing it leaves only those in the list; {show-all} goes back. On a touch screen the first press on a card shows what it says and what it would do; the second does it.',
      'Point at an answer in the list and {will-happen} says what it does, as far as it can be known.',
      'A payment with a choice in it is proposed; you can also put it together yourself.',
      'What cannot be taken back is asked for once more: press again to do it. {settings} can switch off this and the first press that only shows a card.',
      'A card that you press and cannot use says why.',
    ],
  },
  {
    title: 'Reading the table',
    lines: [
      'The top shows the round and phase, and whose turn it is. Opponents are small, your own things large; the magnifying glass shows an opponent’s table in full.',
      'On a phone or a tablet the bar above the table leads to each part of it; a number there says how much in it glows.',
      'To see a card large, with its text and the rules behind it: point at it with the mouse, go to it with Tab, or hold a finger on it.',
      'The log goes by turns, an action a line, with a mark where your last turn ended; opened in full it also tells sentences, or one player alone. On a phone a tap on the last line opens it.',
    ],
  },
  {
    title: 'Taking back, and advice',
    lines: [
      '{undo} takes your last answer back, as often as you like, until something happened that cannot be unseen: a card was shown, something was drawn, or somebody else decided. If it is not possible, the button says why. Against bots and without a clock it then offers {turn-back}: you begin your turn again, but the game no longer counts.',
      '{hint} asks a bot for its three best answers. It sees only what you see. Against bots it is allowed unless you say otherwise.',
    ],
  },
  {
    title: 'The turns of others',
    lines: [
      'What others do is shown step by step. How quickly is up to you: {pace}, in the settings. {skip} skips what is still to come.',
    ],
  },
  {
    title: 'With friends',
    lines: [
      '{with-friends} opens a table and gives you a link. Whoever opens it can sit down, on any device, without an account. The game starts when every seat is taken; {start-now} fills the free ones.',
      'Whoever opens the link of a running game watches it, and sees only what lies open.',
    ],
  },
  {
    title: 'Coming and going',
    lines: [
      'You can close the page at any time: the game is on the server, and stands on the start page under {continue}. A second tab is no problem.',
      'If the connection is lost, the page says so and goes on trying. An answer that was under way arrives once, and only once.',
      'In the menu, {leave-game} lets a bot play for you until you come back; {resign} ends the game for you.',
      'To be the same player elsewhere, choose {another-device} on the start page.',
    ],
  },
  {
    title: 'Keys',
    lines: [
      'The whole game can be played by keyboard: 1 to 9 choose an answer, Tab goes through cards and answers, Enter chooses, U takes back, L opens the log, Esc shows all options again, and ? shows all keys and what the symbols mean.',
      'For screen readers the table is made of headings, lists and described cards; what happens and what is asked is announced.',
    ],
  },
  {
    title: 'After the game',
    lines: [
      '{replay} goes through the game step by step, through anybody’s eyes. {branch} makes a new table of any moment, against bots.',
      '{verify}: your browser plays the whole game again and says whether everything was fair.',
    ],
  },
];
