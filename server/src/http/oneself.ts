/** What a player may know and decide about themselves: devices, all that is kept, and to go. */
import { readEverything } from '../storage/leaving.ts';
import { deviceOf, endDevices, readDevices } from '../storage/players.ts';
import { deletePlayer } from '../table/leaving.ts';
import type { TableCache } from '../table/tableCache.ts';
import { COOKIE, secretOf } from './sender.ts';
import type { Serve } from './serving.ts';

export function serveOneself(serve: Serve, cache: TableCache): void {
  const { db } = cache.store;
  serve('devices', async ({ player, request }) => {
    const mine = deviceOf(secretOf(request) ?? '');
    const devices = await readDevices(db, player.id);
    return {
      devices: devices.map(({ id, created, seen }) => ({
        id,
        since: created,
        seen: seen === 0 ? null : seen,
        mine: id === mine,
      })),
    };
  });
  serve('logOut', async ({ player, body, request, reply }) => {
    await endDevices(db, player.id, body.device);
    const mine = deviceOf(secretOf(request) ?? '');
    if (body.device === undefined || body.device === mine) reply.clearCookie(COOKIE, { path: '/' });
    return {};
  });
  serve('myData', async ({ player }) => readEverything(db, player.id));
  serve('deleteMe', async ({ player, reply }) => {
    await deletePlayer(cache, player.id);
    reply.clearCookie(COOKIE, { path: '/' });
    return {};
  });
}
