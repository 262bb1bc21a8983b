import type { Words } from './outline.ts';

export const en: Words = {
  aim: {
    title: 'What it is about',
    lines: {
      engine:
        'You are a mage with eight artifacts, and no more. Out of them you build a machine that makes essences, and with essences you pay for what is worth {points}points.',
      points: 'Points are on Places of Power, on monuments and on some artifacts.',
      end: 'If anybody has 10 points or more when a round is over, the game ends and the most points win. That takes four to six rounds as a rule.',
    },
  },
  table: {
    title: 'What lies on the table',
    lines: {
      essences:
        'There are five essences: {elan}elan, {life}life, {calm}calm, {death}death and {gold}gold. None of them ever runs out.',
      pool: 'You pay with what is in your pool. Essences that lie on a card stay there until you collect them; before that only the card itself may have a use for them.',
      turned:
        'A card in play is straight or turned. Many powers turn their card; then its powers rest until it is straightened, at the latest for the next round.',
      secrets: 'Your hand and your deck are your secret. Pools, discards and everything in play are open to all.',
    },
  },
  begin: {
    title: 'How it begins',
    lines: {
      deal: 'Everybody has one essence of each kind, and is dealt eight artifacts and two mages. You see all of them; then the artifacts are shuffled into your deck and you draw three.',
      mage: 'Of the two mages you keep one: all choose in secret, and show theirs at once.',
      item: 'Then everybody takes a magic item from the middle, the first player last.',
      first: 'For a first game there are sets for beginners: a mage and a hand that go well together.',
    },
  },
  collect: {
    title: 'A round: first collect',
    lines: {
      abilities: 'All cards with “Collect” give what they say, turned or not. All players do this at the same time.',
      taking: 'From each card that has essences on it you may take all of them, or leave all of them there.',
    },
  },
  actions: {
    title: 'Then act, one action at a time',
    lines: {
      turns: 'Beginning with the first player, everybody in turn does one of these things, until all have passed.',
      place: 'Place an artifact from your hand: pay its cost.',
      monument: 'Claim a monument for 4 {gold}gold: one of the two that are open, or unseen the top one of the deck.',
      power: 'Claim a Place of Power: pay its cost. From then on it is yours alone.',
      use: 'Use one power of one of your cards that are straight.',
      discard: 'Discard a card from your hand, for 1 {gold}gold or any 2 other essences.',
      pass: 'Pass. Then you have no more actions in this round.',
    },
  },
  cards: {
    title: 'How a card is read',
    lines: {
      arrow:
        'Before the arrow stands what a power costs, after it what it does. All of the cost is paid first, or nothing happens.',
      again: 'A power that does not turn its card can be used again and again, each time as an action of its own.',
      amounts: '“Any” essences are yours to choose, in any mix; gold is one of them unless the card says otherwise.',
      put: 'Some powers put essences on a card instead of into your pool. There they wait to be collected, and on some Places of Power they are points.',
      reaction: 'A reaction answers something that happens, also in the turn of somebody else, and is no action.',
      discounts: 'Abilities that make something cheaper for you do so every time, and several of them add up.',
    },
  },
  attacks: {
    title: 'Attacks',
    lines: {
      lose: 'Dragons and one other card make all rivals who have not passed lose {life}life. For each life that you do not have you lose 2 other essences instead.',
      ignore: 'You may ignore an attack: with a reaction that says so, or by paying what the attack itself names.',
    },
  },
  passing: {
    title: 'Passing',
    lines: {
      token:
        'Whoever passes first takes the first-player token: it counts 1 point when this round is over, and its owner begins the next one.',
      swap: 'Whoever passes swaps the magic item for another one from the middle, to be used from the next round on, and draws a card.',
      after: 'After that no attack can harm you, and what rivals’ cards give to all is still given to you.',
    },
  },
  end: {
    title: 'The end of a round',
    lines: {
      count: 'When all have passed, points are counted: all that is in play before you, turned or not, and the token.',
      win: 'With 10 or more the most points win. Of equals the one with more essences left in the pool, {gold}gold counting double; if that is equal, too, they share the victory.',
      on: 'If nobody has 10, everything is straightened and the next round begins.',
      early:
        'Two Places of Power let their owner have points counted in the middle of a round. The token counts then, too, for whoever has it at that moment.',
    },
  },
  variants: {
    title: 'Other ways to play',
    lines: {
      draft: 'Draft: artifacts go from hand to hand, and everybody keeps one each time, instead of being dealt eight.',
      match:
        'Match, for two: up to three games with the same mages; for the second one all artifacts of the first are divided anew.',
    },
  },
  asked: {
    title: 'What players ask',
    lines: {
      paid: 'Does a card that I discard as part of a cost also bring me 1 {gold}gold or 2 essences? No, only the action of discarding one does.',
      fired: 'If I turn another card as part of a cost, does its power happen? No, it is merely turned.',
      onTurned:
        'If a power lets me put an essence on a component of mine, may that be a turned one? Yes, and also the one that has the power.',
      looking: 'May I look at the top cards of somebody else’s deck? No, of your own or of the monument deck only.',
      pool: 'Are costs paid from the pool alone? Yes. What lies on cards pays for nothing until you have collected it, unless a power takes it from its own card.',
      nothing:
        'May I use a power from which nothing comes, so as not to have to pass? Yes, if you pay its cost in full. What a power lets you place or straighten you may also leave.',
      checks:
        'Does a reaction to a victory check also answer one in the middle of a round? Yes, and the one at the end of the round as well, each time for its cost.',
    },
  },
  tips: {
    title: 'For your first games',
    lines: {
      plan: 'Look at your eight artifacts and at the Places of Power before you choose a mage: which essence do you make most of, and which Place wants it?',
      income:
        'A card that gives something in every round should come early; one that only counts points can come late.',
      discards:
        'You will not place all eight. A card that does not fit is 1 gold or two essences, and often that is just what is missing.',
      race: 'To pass first brings a point and the first action of the next round, and nobody can attack you any more. Often that is worth more than one small action.',
    },
  },
};
