/**
 * Connections on which nothing was ever sent. Browsers open some in advance (preconnect), and Node counts them as busy: a server that
 * stops would wait for them in vain.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Returns a function that closes all connections that are still silent. */
export function watchSilent(server: Server): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
}
