/** What the laboratory says: in English only, as those who measure bots write to each other. */
export const number = (n: number, digits: number): string =>
  n.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
export const percent = (share: number, digits = 1): string => `${number(share * 100, digits)} %`;

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** The one that plays without a seat. */
export const AUTOMA = 'Automa';

export const ARENA = {
  played: (title: string, players: number, seed: number): string =>
    `${title} with ${counted(players, 'player')}, seed ${seed}`,
  fair: (share: string): string => `Equals would win ${share}. The intervals hold for 95 of 100 such matches.`,
  perGame: (rounds: string, decisions: string, fewest: number, most: number, isMatch: boolean): string =>
    `A ${isMatch ? 'match' : 'game'} has ${rounds} rounds (${fewest} to ${most}) and ${decisions} decisions.`,
  unfinished: (n: number): string => `${counted(n, 'game')} came to no end.`,
  took: (time: string): string => `Played in ${time}.`,
  olderRules: (then: number, now: number): string => `Played by rules ${then}; today they are rules ${now}.`,
  stopped: (done: number, all: number, isKept: boolean): string =>
    `Stopped after ${done} of ${all} deals.${isKept ? ' The same command goes on from here.' : ''}`,
};

export const FUZZ = {
  fine: (games: number, players: string, decisions: number, options: number): string =>
    `${counted(games, 'game')} with ${players} players, ${counted(decisions, 'decision')}, at most ${counted(options, 'option')}: nothing broke.`,
  broken: (what: string): string => `Something broke: ${what}`,
  saved: (file: string, command: string): string => `The game up to there is in ${file}; open it with: ${command}`,
  stopped: (done: number, all: number): string => `Stopped after ${done} of ${all} games.`,
};

export const PUZZLES = {
  progress: (games: number, puzzles: number): string => `${counted(puzzles, 'puzzle')} in ${counted(games, 'game')}`,
  found: (title: string, puzzles: number, games: number): string =>
    `${title}: ${counted(puzzles, 'puzzle')} in ${counted(games, 'game')}.`,
  rate: (puzzles: number, time: string, hourly: number): string =>
    `${counted(puzzles, 'puzzle')} in ${time} of processor time: ${hourly} an hour.`,
  broken: (line: number, verdict: string): string => `Line ${line}: ${verdict}`,
  checked: (title: string, hold: number, of: number): string => `${title}: ${hold} of ${of} hold.`,
};
