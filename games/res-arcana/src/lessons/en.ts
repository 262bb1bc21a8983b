import type { FirstWords } from './words.ts';

export const en: FirstWords = {
  title: 'Your first game',
  steps: {
    essences: {
      says: () =>
        'Welcome! The coloured tokens are essences: they pay for everything here. Each round your magic item brings you one. **Take calm**; you will soon need two.',
      after: () => 'Two calm now. They lie in your pool.',
      elan: () => 'Elan is fine, too. Your Shard can make calm in a moment.',
    },
    place: {
      says: ({ name }) =>
        `Eight cards are yours, three of them in your hand. They become your machine. **Place ${name('magical-shard')}**: it costs nothing.`,
      after: () => 'Your first card stands. That was one action; now your rival has one.',
      horse: () => 'Bold! It will feed you at the start of every round.',
      mage: () => 'One essence more: good. And the cards in your hand are waiting.',
      sold: () => 'Cards can be sold for essences. But you own only eight: undo, if it was a slip.',
    },
    turns: {
      says: () =>
        'Your rival has paid and placed a card, too. Whatever lies in front of you two is open to both; only hands and decks are secret.',
    },
    use: {
      says: ({ name }) =>
        `The bent arrow turns a card; then it rests until next round. **Use ${name('magical-shard')}** and take calm: ${name('celestial-horse')} costs two.`,
      after: () => 'Turned, and still yours: next round it stands straight again.',
      essence: () => 'Your choice. Compare it with what your cards cost.',
      tree: () => 'Good, too: the Tree pays back in this very round.',
    },
    firstToPass: {
      says: () =>
        'Your rival stops for this round and takes the first-player token, worth one point while it stays there. You may go on as long as you like.',
    },
    engine: {
      says: ({ name }) =>
        `**Place ${name('celestial-horse')}.** At the start of every round it brings you two essences. What pays every round should come early.`,
      tree: () => 'Good as well. Then the Horse: what pays every round should come early.',
      wide: ({ card }) => `${card} says *Collect*: it pays you at the start of every round. Early is best.`,
    },
    mage: {
      says: ({ name }) =>
        `This is you: the ${name('alchemist')}. Two powers, but turned only once a round. **Use the second and take life**: ${name('tree-of-life')} asks for it.`,
      gold: () => 'Gold buys monuments, four at a time. The Tree may have to wait a round; no harm done.',
    },
    anyEssences: {
      says: ({ name }) =>
        `**Place ${name('tree-of-life')}**: one life, and any two essences. Pay calm and death, and keep your gold: nothing is harder to come by.`,
      life: () => 'Fine. You may be one life short tomorrow; a card can be sold for two essences.',
      gold: () => 'That works. Gold is the hardest to come by, so next time keep it.',
      wide: () => 'Part of the price is yours to choose. Keep gold where you can: it is the hardest to come by.',
    },
    gift: {
      says: ({ name }) =>
        `**Use ${name('tree-of-life')}**: three life for you, one for your rival. A good bargain, and with it your whole machine runs.`,
    },
    passing: {
      says: () =>
        'Nothing is left to do, so you pass. Whoever passes swaps the magic item for another one, and then draws a card.',
      wide: () =>
        'You are out for this round; what you have keeps. Whoever passes swaps the magic item, and then draws a card.',
    },
    swapping: {
      says: ({ name }) =>
        `Which item next? Look at the middle: ${name('sacred-grove')} costs eight life and four calm. **Take ${name('death-life')}**: one life more each round.`,
      other: () => 'It rests until next round, as every swapped item does. Then use it.',
    },
    count: {
      says: ({ points, rival }) =>
        `The round is over and points are counted: you ${points}, your rival ${rival}. Nobody has ten, so everything straightens, and it goes on.`,
    },
    pays: {
      says: ({ name }) =>
        `Here it comes: ${name('celestial-horse')} pays you two essences. ${name('sacred-grove')} wants four calm. **Take calm.**`,
      other: ({ name }) =>
        `Good as well. ${name('sacred-grove')} wants eight life and four calm: count what is missing.`,
      wide: () => 'Your machine pays. Which essence does the card ask for that you want next?',
    },
    another: { says: ({ name }) => `And your item pays. **Take life**: ${name('sacred-grove')} wants eight.` },
    goal: {
      says: ({ name }) =>
        `Now for points. ${name('sacred-grove')} is a Place of Power: two points, and it grows. **Gather eight life and four calm** with Shard, Alchemist and Tree.`,
      goal: ({ life, calm, name }) => `${name('sacred-grove')}: ${life} of 8 life, ${calm} of 4 calm`,
      point: () => 'A point at once! The Grove then comes a little later.',
      passed: () => 'Some of your cards were still straight. Next round all of them are, and the Grove waits.',
    },
    claim: {
      says: ({ name }) =>
        `Eight life, four calm: you have them. **Claim ${name('sacred-grove')}**, and it is yours alone. Essences became an engine; the engine becomes points.`,
      later: () => 'Nobody else is after it yet. But there is only one.',
      wide: ({ card }) => `${card} is yours. Essences became an engine; the engine becomes points.`,
    },
    grows: {
      says: () =>
        'The Grove has two powers. **The second** turns a creature as well, and puts a life on the Grove: a point. Your Horse has done its work.',
      life: () => 'Five life for one calm: strong, too. Perhaps a point next time.',
    },
    keep: {
      says: ({ name }) =>
        `${name('nightingale')} is a point for two essences that you do not have now. You could sell it, too. **Keep it, and pass.**`,
      sold: () => 'You will not need all eight cards. But cheap points are rare.',
      wide: () => 'A gold, or two other essences. Of eight cards, those that do not fit are fuel.',
    },
    twice: { says: ({ name }) => `Choose freely. **${name('reanimate')}** lets you use one card twice in a round.` },
    leave: {
      says: () =>
        'The life on the Grove is a point as long as it lies there. To take it gives an essence and costs the point. **Leave it.**',
      taken: () => 'One essence more, one point less. The Grove can grow another.',
      wide: () => 'Take all of it, or leave all of it. On some Places it counts points, or grows.',
    },
    dragon: {
      says: ({ card }) =>
        `${card}! A dragon takes two life from every rival who has not passed. You act before it does: **the Grove**, one calm for five life.`,
      wide: ({ card }) =>
        `${card}! A dragon takes two life from every rival who has not passed. You act before it does.`,
    },
    reaction: {
      says: ({ name }) =>
        `Lose two life, pay the dragon's price, or react. A reaction is no action, and this one works turned, too: **${name('tree-of-life')}**, for one life.`,
      lost: () => 'Two life. The Tree would have asked for one.',
      gold: () => 'Safe. But the Tree would have asked for one life only.',
      wide: () => 'Lose life, pay the price, or react: a reaction answers in another’s turn and is no action.',
    },
    intoGold: {
      says: ({ name }) =>
        `Plenty of life? **Place ${name('nightingale')} and ${name('ring-of-midas')}**: a point each. The Ring makes gold of life, and four gold buy ${name('great-pyramid')}.`,
      other: () => 'Good. Keep an eye on the Ring: gold is what you are short of.',
    },
    order: {
      says: () =>
        'The first line has no bent arrow, so it can be used again and again. **Pay two life for a gold** as often as you can; turn the Ring last.',
      after: () => 'The gold waits on the Ring. You collect it next round.',
      turned: () => 'Turned, it rests, and its first line as well. Next time: first what does not turn.',
    },
    straighten: {
      says: ({ name }) =>
        `**Use ${name('reanimate')}**: it straightens one card for a second use. The Grove brings a point, the Tree life, the Ring gold. Your choice.`,
      after: () => 'Twice in one round. That is what it is for.',
      tree: () => 'More life, then; the Ring can make gold of it.',
      ring: () => 'Good. Use it once more before you pass.',
      wide: () => 'Straight again: use that card once more in this round.',
    },
    yours: {
      says: ({ points, name }) =>
        `You have ${points}. Ten win when a round ends; ${name('great-pyramid')} is worth three, for four gold. Find the rest yourself. I am quiet now; **?** calls me.`,
      goal: () => 'Four gold: a monument is in reach.',
    },
    stop: {
      says: ({ points }) =>
        `You have ${points}. **Pass first** and the token is yours: a point more, and no dragon can hurt you any longer.`,
    },
    wakes: { says: () => 'Your rival wakes up: from now on it thinks for itself. So can you.' },
    end: {
      says: ({ points, rival }) =>
        points > rival
          ? `You won, ${points} to ${rival}! Essences bought an engine, the engine paid every round, and you made points of it in time. That is the whole game.`
          : `${rival} to ${points} for your rival. You know all you need: first an engine, then a Place that it can feed. Once more?`,
    },
  },
};
