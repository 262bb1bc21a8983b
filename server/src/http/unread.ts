/** What cannot be read as a request never comes as far as a route. It is refused like the rest, in English: nobody knows who reads it. */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Answer, answerFault } from './errors.ts';

function answerTo(code: string | undefined): Answer {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return answerFault('too-large', {}, 'en');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return answerFault('try-again', {}, 'en');
    default:
      return answerFault('bad-request', { where: 'request', wrong: 'form' }, 'en');
  }
}

export function refuseUnread(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = answerTo(error.code);
  const text = JSON.stringify(body);
  socket.write(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Cache-Control: no-store',
      "Content-Security-Policy: default-src 'none'",
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: no-referrer',
      ...(status === 503 ? ['Retry-After: 1'] : []),
      '',
      text,
    ].join('\r\n'),
  );
  socket.destroySoon();
}

/** Node would answer by itself, with nothing but a number, whoever expects what it does not know. It may as well be passed over. */
export function passOverExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
}
