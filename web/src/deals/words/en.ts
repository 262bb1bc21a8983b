const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const en = {
  title: 'Deal of the day',
  today: 'Today',
  sameForAll: ({ rival, level }: { rival: string; level: string }) =>
    `The same cards, the same luck and the same rival for everybody: ${rival}, ${level}. You have one try, and it counts.`,
  rules: 'No advice, and no turn is taken back. You can stop and go on later, on any device of yours.',
  begin: 'Begin my try',
  goOn: 'Go on with my try',
  begun: ({ n }: { n: number }) =>
    n === 0 ? 'Nobody has begun it yet.' : `${counted(n, 'player has', 'players have')} begun it.`,
  notBegun: 'Not played yet',
  underWay: 'Under way',
  play: 'Play',
  results: 'See how everybody did',
  won: ({ points, best }: { points: number; best: number }) => `Won ${points} : ${best}`,
  lost: ({ points, best }: { points: number; best: number }) => `Lost ${points} : ${best}`,
  resigned: 'Given up',
  isVoid: 'This try does not count: it came to its end too late.',
  place: ({ place, n }: { place: number; n: number }) => `Place ${place} of ${n}`,
  best: 'Nobody did better!',
  everybody: 'How everybody did',
  lead: 'Points ahead of the rival',
  players: 'Players',
  n: ({ n }: { n: number }) => counted(n, 'try', 'tries'),
  gaveUp: ({ n }: { n: number }) => `${counted(n, 'try was', 'tries were')} given up.`,
  stillPlaying: ({ n }: { n: number }) => `${counted(n, 'try is', 'tries are')} still going on.`,
  asTable: 'As a table',
  you: 'You',
  par: 'Par: what Master did',
  list: 'The list',
  who: 'Who',
  score: 'Points',
  watch: ({ name }: { name: string }) => `Watch the game of ${name}`,
  parted: 'Where the best went another way',
  partedText: ({ name, n }: { name: string; n: number }) =>
    n === 1
      ? `You and ${name} parted at the very first answer:`
      : `Up to your answer ${n} you and ${name} played alike. Then:`,
  share: 'Tell others',
  copy: 'Copy the line',
  copyLine: 'A line to paste, with the link',
  sealed: ({ when }: { when: string }) =>
    `Others have this deal still before them. From ${when} on, all games can be watched and the key is open.`,
  opened: 'This deal is over everywhere: all games can be watched.',
  none: 'Nobody has played this deal.',
  next: ({ hours, minutes }: { hours: number; minutes: number }) => `The next deal comes in ${hours} h ${minutes} min.`,
  streak: ({ n }: { n: number }) => (n === 0 ? 'No days in a row yet' : `${counted(n, 'day', 'days')} in a row`),
  longest: ({ n }: { n: number }) => `Longest: ${counted(n, 'day', 'days')}`,
  week: ({ n }: { n: number }) => `A deal played on ${n} of the last 7 days`,
  record: 'My record',
  toDeal: "To today's deal",
  counts: 'It counts: this is your one try at the deal of the day.',
};
export type DealWords = typeof en;
