/** What processes on the same PostgreSQL tell each other by NOTIFY. */
export const CHANNEL = 'gloaming';
/** The first word of a notification that is about a player, not a table. */
export const RENAMED = 'renamed';
/** The same, of what somebody has said at a table. */
export const REACTED = 'reacted';
/** The same, of how much bots have to do while one at a table is waited for. */
export const BOTS = 'bots';
/** The first word of one that is about the whole database: a newer program has migrated it. */
export const MIGRATED = 'migrated';
