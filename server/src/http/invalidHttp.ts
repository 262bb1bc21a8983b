/** Requests that are not valid HTTP never reach a route. They are answered here in the usual form, in English, as no language is known. */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Answer, answerFault } from '@gloaming/host';

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

export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
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

/** Node itself would answer an unknown `Expect` header, with nothing but a status. The header may be ignored, so such a request is served. */
export function passOverExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
}
