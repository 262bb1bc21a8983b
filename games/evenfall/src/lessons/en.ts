import type { FirstWords } from './words.ts';

export const en: FirstWords = {
  title: 'First game: alone against the Automa',
  steps: {
    discover: {
      says: ({ name }) =>
        `You lead a clan of witches, for three rounds. First find places. **Discover ${name('thistle-meadow')}**: one Witch goes there, and the Place is yours. It grows Herbs.`,
      place: ({ card }) => `Found! ${card} is yours, and gives its harvest in every round.`,
      card: () => 'Good. Next, a Place to harvest.',
      token: () => 'Nothing to harvest yet; a Herb and a Potion all the same. Places first, next time.',
    },
    endTurn: {
      says: () =>
        'One Main Action a turn. There is a small extra, two cards for a resource; leave that for now. **End your turn.**',
    },
    automa: {
      says: ({ card }) =>
        `The Automa is nobody. It turns up a card, this time ${card}, walks as many spaces as that has points, and does what it finds there.`,
    },
    bind: {
      says: ({ name }) =>
        `Rituals are bound to Places, one on each. **Play ${name('twin-scythes')} on ${name('nqobantu-mine')}**: it lies in the Inner Circle, where Elders work. It gives a card, too.`,
      outside: () => 'Bound. In the Outer Circle only Witches use it, until the Place moves in.',
      other: ({ card }) => `${card}: good, too. The plan stays the same.`,
      wide: () => 'The Ritual lies on its Place. One Ritual a Place; its points count in the Inner Circle.',
    },
    two: {
      says: ({ name }) =>
        `**Discover ${name('weathered-milestone')}**: it takes two Witches, but gives two points at every harvest. What you find before you harvest is harvested with the rest.`,
      other: ({ card }) => `${card}: good, too. What is found before the harvest is harvested with the rest.`,
    },
    scythe: {
      says: ({ name }) =>
        `**Play ${name('sickle-dance')} on ${name('weathered-milestone')}.** It brings a Scythe for nothing, and with a Scythe a Place gives its harvest twice. Two points become four.`,
      inside: () => 'A Scythe works where there is a harvest, and inside nothing is harvested. Undo, if you like.',
      meadow: ({ name }) => `Two Herbs a harvest, then: that feeds ${name('twin-scythes')}.`,
      wide: () => 'A Scythe: the Place under it gives its harvest once more, every time.',
    },
    harvest: {
      says: () =>
        'Now, once a round: **activate your Clan Token.** Everything in your Outer Circle gives its harvest, and you gain a Herb and a Potion.',
      after: () => 'That was the harvest. Discover first, harvest after: this order pays.',
      wide: () => 'Everything in your Outer Circle gave its harvest, once this round. Discover before it, not after.',
    },
    elders: {
      says: ({ name }) =>
        `Elders work in the Inner Circle. **Send an Elder to ${name('twin-scythes')}**: one Herb, three points. Any number of them may work there.`,
      witch: () => 'She can, too. But a Witch is worth more outside: there she discovers, and fights.',
      wide: () =>
        'An Action Space: the price before the arrow, the gain after it. Elders work inside, Witches anywhere.',
      goal: ({ name, herbs, elders }) =>
        `${name('twin-scythes')}: three points for a Herb and an Elder. Herbs: ${herbs}. Elders at home: ${elders}.`,
    },
    person: {
      says: ({ name }) =>
        `People are played in two ways. **Play ${name('sefu')} as a Specialist, and use him**: his effect is yours in every round. The council is for later.`,
      council: () => 'In the council only the lower line counts: three points whenever you transfer. Worth it, too.',
      wide: () => 'As a Specialist: the effect, from now on. In the council: the lower line only, for another price.',
    },
    inAndOut: {
      says: () =>
        'A Transfer moves a Place inside, for good. **Outside it is harvested, inside it counts at the end.** It is early: take *No Transfer*, and the card.',
      moved: () => 'Inside it counts at the end, and is harvested no more. Undo, if you like.',
      wide: () => 'Outside a Place is harvested, inside it counts at the end. There is no way back.',
    },
    region: {
      says: () =>
        'One Witch is left. **Send her to Northern Lakes**: for a card that you will not need you gain three resources. Take Herbs, your Elders wait for them.',
      mountains: () => 'New cards: look what they could do in the next round.',
      wide: () => 'She used the space, and she will fight in that Region, too.',
    },
    pass: {
      says: () =>
        'There is nothing left to do. **Pass**: then battles come, one in each Region where somebody stands. Cards and resources stay with you.',
      wide: ({ witches, elders }) =>
        `You had figures at home: Witches ${witches}, Elders ${elders}. All come back anyway, so next time send them first.`,
    },
    dial: {
      says: () =>
        'Your strength here is two Witches. Mana adds to it, and is gone. From **four** on you gain a card, even if you lose. **Set two.**',
      saved: () => 'Saved for later. This battle gives nothing, then.',
      wide: () => 'Strength is your figures and the Mana you set. Rewards come at 4, 6 and 8, even if you lose.',
    },
    lost: {
      says: () =>
        'The Automa was stronger and takes a Powerstone: it counts the round, its Witches, and a card for each. What you gained is yours all the same.',
    },
    home: {
      says: ({ points, automa }) =>
        `All figures come home, spots are filled, your token is ready, and you have six new cards. ${points} to ${automa}, and two rounds to go.`,
    },
    again: {
      says: ({ name }) =>
        `The same again, faster: **discover, then harvest.** ${name('apothecary-terraces')} gives a Herb and a Potion. ${name('golden-cauldron')} wants two of each.`,
      early: () => 'Harvested. What you discover now gives nothing before the next round.',
      goal: ({ name, herbs, potions }) =>
        `For ${name('golden-cauldron')}: 2 Herbs and 2 Potions. You have ${herbs} and ${potions}. Discover, harvest, and play it.`,
    },
    cauldron: {
      says: ({ name }) =>
        `**${name('golden-cauldron')}**: four points at the end, if it lies inside, and four more whenever an Elder works there. **Bind it outside**; next we move it in.`,
      other: () => 'Good. Take that Place inside, then.',
    },
    transfer: {
      says: ({ name }) =>
        `Now it pays. **Use ${name('sefu')}**, a Free Action: the Place goes inside with its Ritual. Less harvest, but points at the end, and room for Elders.`,
      wide: ({ card }) => `${card} lies inside now: no more harvest, but it counts at the end, and Elders may come.`,
    },
    elderInside: {
      says: ({ name }) =>
        `Inside, Elders may come. **One to ${name('golden-cauldron')}: a Potion, four points.** This space holds one figure, so once a round.`,
    },
    gather: {
      says: () =>
        '**Northern Lakes once more**: for a card that you do not need, a Herb and two Potions. Something new is to be had for Potions.',
    },
    orb: {
      says: () =>
        'Catalysts: a Scythe costs a Herb, an **Orb** two Potions. **Build an Orb**: it is a step on your Coven Track, and every step gives something.',
      scythe: () => 'On a Place in the Outer Circle it doubles the harvest.',
      wide: () => 'A step on your Coven Track: every step gives what it shows.',
    },
    mountains: {
      says: () =>
        'Your last Witch: **send her to Central Mountains.** Three cards, or a Transfer and two. And she fights there, beside those who are there already.',
    },
    spend: {
      says: () =>
        'Mana for two battles, and fewer Witches here than there. Half in each gives little: **nothing here, everything there.**',
      wide: () => 'Rewards come at 4, 6 and 8. Mana between two of them buys nothing; the strongest takes a stone.',
    },
    stone: {
      says: () =>
        'A Powerstone doubles the Ritual on a Place inside that shows the same sign. **Take the one that your best Ritual’s Place shows**, if it is here.',
      other: () => 'Good. Keep a Place with that sign inside.',
    },
    last: {
      says: ({ points, automa }) =>
        `The last round, ${points} to ${automa}. What stays outside counts nothing at the end. Discover, harvest, then **bring in what you can.** This one is yours.`,
      goal: ({ name }) => `Bring in what you can: ${name('sefu')}, and Central Mountains. Outside it counts nothing.`,
    },
    council: {
      says: ({ name }) =>
        `In the **council** only the lower line counts, for the price on your board. **Play ${name('zuri')} there**: two points for every Artifact that you show.`,
      specialist: () => 'Points of her own, for more Knowledge. Count which is more.',
      wide: ({ card }) => `${card} sits in your council: only the lower line counts.`,
    },
    alone: {
      says: () => 'Nobody else is here: you win with nothing. Mana only buys rewards, at four, six and eight.',
    },
    stones: {
      says: () => 'Your stones go to Places with their sign. **Let the table do it**: it finds where they score most.',
    },
    end: {
      says: ({ points, automa, before }) =>
        points > automa
          ? `${points} to ${automa}, you win! In play you made ${before}; ${points - before} came at the end: people, council, Rituals inside, stones. Now you know where to look.`
          : `${automa} to ${points}. The end gave you ${points - before}: Rituals inside and stones are where the next points are. The same deal once more?`,
    },
  },
};
