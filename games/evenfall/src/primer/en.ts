import type { Words } from './outline.ts';

export const en: Words = {
  aim: {
    title: 'What it is about',
    lines: {
      clan: 'You lead a clan of witches for three rounds: discover Places of Power, bind Rituals to them, win people over, and fight for Powerstones. The most {points}victory points win.',
      circles:
        'Beside your Clan Board lie two circles. The Outer Circle works for you during the game; what is in the Inner Circle counts at its end.',
      end: 'Points come all through the game; at its end your Inner Circle, your Specialists and your Council are added.',
    },
  },
  table: {
    title: 'What lies on the table',
    lines: {
      resources:
        '{herb}Herbs, {potion}Potions and {knowledge}Knowledge are your resources: they pay for cards and Catalysts. {mana}Mana is for battles.',
      figures:
        'You send {witch}Witches and {elder}Elders out of your reserve. Witches discover Places and activate Action Spaces, in the Regions and in your clan; Elders only activate those in your Inner Circle. At the end of the round all of them come back.',
      outer: 'Places that you discover lie in your Outer Circle, where your Clan Token harvests them.',
      transfer:
        'A Transfer moves a Place with everything on it from the Outer Circle to the Inner Circle, where it counts. There is no way back.',
    },
  },
  begin: {
    title: 'How it begins',
    lines: {
      clan: 'Everybody has a clan with 4 {witch}Witches and 4 {elder}Elders, and its Starting Place in the Inner Circle.',
      goods: 'You begin with 3 {herb}Herbs and 3 {potion}Potions, and without cards.',
      sides:
        'On the sun side all clans are alike: take it for a first game. On the moon side each clan has rules of its own, which its board tells.',
    },
  },
  scout: {
    title: 'A round: first scout',
    lines: {
      income:
        'All at the same time take what the top of their Clan Board shows; on the sun side 6 cards, 3 {knowledge}Knowledge and 2 {mana}Mana.',
    },
  },
  actions: {
    title: 'Then act, one Main Action a turn',
    lines: {
      turns:
        'Clockwise from the first player, everybody performs one of these Main Actions, until all have passed. Whoever has passed has no more turns in this round.',
      discover:
        'Discover a Place: send as many {witch}Witches as it asks for, 1 or 2, to its Region, and take the Place. Its space in the Region stays empty for this round.',
      token:
        'Activate your Clan Token, once a round: on the sun side you harvest all Places in your Outer Circle, and gain 1 {herb}Herb and 1 {potion}Potion besides.',
      play: 'Play a card from your hand: as a Ritual, a Specialist or a Council Member.',
      space:
        'Activate an Action Space: put a {witch}Witch or an {elder}Elder on it and resolve its effect. If there is an arrow, pay first what stands before it. One Witch or Elder is enough to fill a space.',
      build:
        'Build Catalysts on free Building Spaces of your Rituals, as many at once as you can pay for: a {scythe}Scythe for 1 {herb}Herb, an {orb}Orb for 2 {potion}Potions.',
      free: 'Besides, as a Free Action, as often as you like in your turn: discard 2 cards and gain 1 resource of your choice.',
    },
  },
  cards: {
    title: 'Cards',
    lines: {
      ritual:
        'Pay for a Ritual and lay it on a Place of yours that has none, in either circle. If the Place has a Binding Bonus, you gain it at once; some bonuses want a certain keyword on the Ritual.',
      specialist:
        'Every person can be played in two ways. As a Specialist: pay the cost on the card, and have its effect from then on. Nobody has two of the same name. An effect with the turn symbol is a Free Action, once a round.',
      council:
        'As a Council Member: pay the price on your Clan Board instead. Then only the effect at the bottom of the card counts; its points do not.',
      scythe: 'A {scythe}Scythe on a Ritual makes its Place give its Harvest Bonus once more, every time.',
      orb: 'An {orb}Orb is a step on your Coven Track. Each step gives you its bonus at once. At the end of the track each further step gives you 2 {points}VP.',
      ours: 'The rules are those of the rulebooks. Most cards are our own design: the rulebooks show only a few of them, and those only in part. This is not the published card set.',
    },
  },
  battle: {
    title: 'Then battle',
    lines: {
      regions: 'Regions are fought over one after the other. Whoever has a Witch or an Elder there takes part.',
      dial: 'All set their Mana Dials in secret, from 0 to 9 {mana}Mana and never more than they have, and show them at the same time. What you set you pay, even if you lose.',
      rewards:
        'Your combat strength is your Witches and Elders in the Region and the Mana you paid. With 4, 6 and 8 you gain the Battle Rewards of the Region, whether you win or not; with 8 all three of them.',
      stone:
        'The strongest takes a Powerstone; of equals the one who paid more Mana, then the one who is first in turn order. In the Northern Lakes the winner becomes first player, too.',
    },
  },
  roundEnd: {
    title: 'The end of a round',
    lines: {
      ready:
        'Round End effects are resolved, empty spaces of the Regions get new Places, all Witches and Elders come home, Clan Tokens and turned cards are ready again.',
      kept: 'Cards, resources and Mana are yours to keep for the next round.',
    },
  },
  scoring: {
    title: 'Final scoring',
    lines: {
      stones:
        'Powerstones go to Places in your Inner Circle that show the same sign, at most one each. There the Ritual counts double.',
      adding:
        'Then these are added to your points: your Specialists, the Game End effects of your Council, and Rituals and Places in your Inner Circle.',
      nothing:
        'Cards in hand and resources are worth nothing. Of equals the one with more {mana}Mana wins; if that is equal, too, they share the victory.',
    },
  },
  alone: {
    title: 'Alone, against the Automa',
    lines: {
      turns:
        'After each of your Main Actions the Automa turns up a card and moves on its rondel by as many spaces as the card has VP, but never past one with a yellow ring: there it stops. Then it does what the space says. When you pass, it passes, too.',
      beyond:
        'What it cannot do (no Witch left, no Ritual to transfer, no Place for a Ritual) it leaves: it moves 1 space on and does what that one says, until something is possible. With an empty Outer Circle it simply harvests nothing.',
      clan: 'It chooses from left to right. Its cards cost it nothing, and their effects do nothing for it; Rituals go on Places with a Binding Bonus first. For a Transfer it takes the Ritual with the most points; a bonus Transfer without one is lost.',
      goods: 'What would give it resources, Mana or cards gives it points.',
      answers: 'For your cards it is another player; its harvest counts as activating a Clan Token.',
      battle:
        'In a battle its combat strength is the number of the round, its Witches there, and the points of one card from the deck for each of them. If you are as strong as it is, you win.',
      scoring:
        'At the end it scores as you do, but its Powerstones double its best Rituals in the Inner Circle, whatever signs they show.',
      win: 'You choose how good it is, from Apprentice to Heir to the Throne. If you have only as many points as it has, it wins.',
    },
  },
  tips: {
    title: 'For your first games',
    lines: {
      places: 'Discover first, then activate your Clan Token: what you discovered in a round is harvested in it, too.',
      inner:
        'An expensive Ritual in the Outer Circle is worth nothing at the end. Look for your Transfers early: in the Central Mountains, on the Coven Track, on cards.',
      witches:
        'A {witch}Witch in a Region does two things: she discovers or activates a space there, and she fights. Two in one Region are often worth more than one in each.',
      bluff:
        '{mana}Mana that you set is gone. Often it is enough to reach the next reward, and to let somebody else pay for the stone.',
    },
  },
};
