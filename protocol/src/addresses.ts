/** Where every request goes. Schemas are elsewhere: this is all of the protocol that a page has to be sent. */
const get = <const P extends string>(path: P) => ({ method: 'GET', path }) as const;
const post = <const P extends string>(path: P) => ({ method: 'POST', path }) as const;

export const ADDRESSES = {
  games: get('/api/games'),

  newPlayer: post('/api/players'),
  who: get('/api/who'),
  me: get('/api/me'),
  rename: post('/api/me/name'),
  makeCode: post('/api/me/code'),
  claim: post('/api/claim'),
  setPassphrase: post('/api/me/passphrase'),
  claimByPassphrase: post('/api/claim/passphrase'),
  forget: post('/api/me/forget'),
  devices: get('/api/me/devices'),
  logOut: post('/api/me/devices/end'),
  myData: get('/api/me/data'),
  deleteMe: post('/api/me/delete'),

  lobby: get('/api/lobby'),
  lobbyStream: get('/api/lobby/stream'),
  myTables: get('/api/me/tables'),

  myRecord: get('/api/me/record'),
  myFinished: get('/api/me/record/games'),
  forgetRecord: post('/api/me/record/forget'),
  myPuzzles: get('/api/me/puzzles'),
  notePuzzles: post('/api/me/puzzles'),
  puzzle: get('/api/puzzles/:game/:puzzle'),

  deals: get('/api/deals'),
  beginDeal: post('/api/deals/:game'),
  dealResults: get('/api/deals/:game/:day'),

  newTable: post('/api/tables'),
  join: post('/api/tables/:table/join'),
  start: post('/api/tables/:table/start'),
  leave: post('/api/tables/:table/leave'),
  comeBack: post('/api/tables/:table/return'),
  resign: post('/api/tables/:table/resign'),
  rematch: post('/api/tables/:table/rematch'),

  present: get('/api/tables/:table'),
  story: get('/api/tables/:table/log'),
  stream: get('/api/tables/:table/stream'),
  command: post('/api/tables/:table/commands'),
  react: post('/api/tables/:table/reactions'),
  report: post('/api/tables/:table/reports'),

  record: get('/api/tables/:table/export'),
  replay: get('/api/tables/:table/replay'),
  branch: post('/api/tables/:table/branch'),
  bring: post('/api/games'),
} as const;
export type RouteName = keyof typeof ADDRESSES;

/** A path with its parameters put in, and what is asked after it. */
export function fill(path: string, params: object, query: object): string {
  const named = new Map(Object.entries(params));
  const search = new URLSearchParams({ ...query }).toString();
  return path.replace(/:(\w+)/g, (_, name) => named.get(name)) + (search === '' ? '' : `?${search}`);
}
