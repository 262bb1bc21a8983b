/** Players: a name and a secret, no sign-up. */
import { type Static, Type } from 'typebox';
import { Code, closed, Moment, oneOf, orNull, PlayerId, Seat } from './basics.ts';
import { LONGEST_NAME } from './limits.ts';

export const Name = Type.String({ minLength: 1, maxLength: 100, description: `At most ${LONGEST_NAME} characters.` });

export const Player = closed({ id: PlayerId, name: Type.String() }, 'Somebody who plays.');
export type Player = Static<typeof Player>;
export const Who = closed({ player: orNull(Player) }, 'The player who asks; null for somebody who is none yet.');
export type Who = Static<typeof Who>;

const Keeps = oneOf(
  ['browser', 'program'],
  'A browser keeps the secret in a cookie that no script can read; a program gets it as `token`.',
);
export const NewPlayer = closed({ name: Name, for: Keeps }, 'A new player.');
export const Renaming = closed({ name: Name }, 'A new name.');
export const Identity = Type.Object({
  player: Player,
  token: Type.Optional(
    Type.String({ description: 'For the header `Authorization: Bearer …`. It is shown only here.' }),
  ),
});
export type Identity = Static<typeof Identity>;

export const ClaimCode = closed({ code: Code, until: Moment }, 'Makes another device the same player, once.');
export const Claim = closed({ code: Code, for: Keeps }, 'Be the player who made this code.');

export const SHORTEST_PASSPHRASE = 10;
const Passphrase = Type.String({
  minLength: 1,
  maxLength: 200,
  description: `At least ${SHORTEST_PASSPHRASE} characters, not the same few again and again.`,
});
export const NewPassphrase = closed(
  { passphrase: orNull(Passphrase) },
  'A new passphrase, or null to have none any more.',
);
export const PassphraseClaim = closed(
  { name: Name, passphrase: Passphrase, for: Keeps },
  'Be the player of this name who has this passphrase.',
);

const DeviceId = Type.String({ pattern: '^[0-9a-f]{16}$' });
const Device = closed(
  {
    id: DeviceId,
    since: Moment,
    seen: orNull(Moment),
    mine: Type.Boolean({ description: 'Whether it is the one that asks.' }),
  },
  'A browser or a program that is a player. `seen` is when it last opened the page, to within a day.',
);
export const DeviceList = closed({ devices: Type.Array(Device) }, 'All that are the same player.');
export const LoggingOut = closed({ device: Type.Optional(DeviceId) }, 'Which device; without it, all of them.');

export const REPORTS = ['name', 'play', 'reactions', 'other'] as const;
export const Report = closed(
  { seat: Seat, why: oneOf(REPORTS), text: Type.Optional(Type.String({ maxLength: 500 })) },
  'What is wrong with whoever sits there: their name, how they play, what they say, or something else.',
);

export const MyData = Type.Record(Type.String(), Type.Array(Type.Unknown()), {
  description: 'By what it is, as it stands in the database, without secrets.',
});
export const Leaving = closed({ sure: Type.Literal(true) }, 'It cannot be undone.');
