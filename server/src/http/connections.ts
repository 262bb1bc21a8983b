/**
 * Connections on which nothing was ever said. Browsers open some in advance, and Node counts them as busy: a server that is to
 * be stopped would wait for them in vain.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Gives what closes those that are silent when it is called. */
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
