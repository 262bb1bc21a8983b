/**
 * HTTP and Server-Sent Events by hand, on bare sockets: whoever puts load on a server must not need more of the machine than
 * the server does. Text is read as Latin-1, a byte a character; only digits and keywords are looked at.
 */
import { connect, type Socket } from 'node:net';

export interface Host {
  host: string;
  port: number;
}
const placeOf = (url: string): Host => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
};

export interface Got {
  status: number;
  body: string;
}

const END_OF_HEAD = '\r\n\r\n';
const statusOf = (head: string): number => Number(head.slice(9, 12));

interface Waiting {
  resolve(got: Got): void;
  reject(error: Error): void;
}

/** A server closes connections on which nothing is said; this is far below any server's patience. */
const FRESH = 3_000;

/** Connections that stay open; each carries one request at a time. */
export class Wires {
  private readonly place: Host;
  private readonly free: { wire: Wire; since: number }[] = [];
  private readonly all = new Set<Wire>();

  constructor(url: string) {
    this.place = placeOf(url);
  }

  async post(path: string, token: string | null, body: string): Promise<Got> {
    const wire = this.takeFree() ?? this.open();
    const got = await wire.send(makeRequest('POST', path, this.place.host, token, body));
    this.free.push({ wire, since: performance.now() });
    return got;
  }

  close(): void {
    for (const wire of this.all) wire.close();
  }

  /** The one that was used last; what has lain about for long, the server may be closing at this very moment. */
  private takeFree(): Wire | undefined {
    const last = this.free.pop();
    if (last === undefined || performance.now() - last.since < FRESH) return last?.wire;
    for (const { wire } of [last, ...this.free.splice(0)]) {
      wire.close();
      this.all.delete(wire);
    }
    return undefined;
  }

  private open(): Wire {
    const wire = new Wire(this.place);
    this.all.add(wire);
    return wire;
  }
}

function makeRequest(method: string, path: string, host: string, token: string | null, body: string | null): string {
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`];
  if (token !== null) lines.push(`authorization: Bearer ${token}`);
  if (body !== null) lines.push('content-type: application/json', `content-length: ${body.length}`);
  return `${lines.join('\r\n')}${END_OF_HEAD}${body ?? ''}`;
}

class Wire {
  private readonly socket: Socket;
  private waiting: Waiting | null = null;
  private text = '';

  constructor({ host, port }: Host) {
    this.socket = connect({ host, port, noDelay: true });
    this.socket.setEncoding('latin1');
    this.socket.on('data', (part: string) => this.read(part));
    const broken = (error?: Error): void => this.waiting?.reject(error ?? new Error('the connection was closed'));
    this.socket.on('error', broken);
    this.socket.on('close', () => broken());
  }

  send(request: string): Promise<Got> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.write(request, 'latin1');
    });
  }

  close(): void {
    this.waiting = null;
    this.socket.destroy();
  }

  private read(part: string): void {
    this.text += part;
    const head = this.text.indexOf(END_OF_HEAD);
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(this.text.slice(0, head))?.[1] ?? 0);
    const end = head + END_OF_HEAD.length + length;
    if (this.text.length < end) return;
    const got = { status: statusOf(this.text), body: this.text.slice(head + END_OF_HEAD.length, end) };
    this.text = '';
    const waiting = this.waiting;
    this.waiting = null;
    waiting?.resolve(got);
  }
}

export interface EventHandler {
  /** One event: its number, its kind, and its data as it came. */
  event(id: number, kind: string, data: string): void;
  broken(error: Error): void;
}

/** A stream that is read. Gives what ends it, once the server has answered. */
export function listen(url: string, path: string, token: string | null, listener: EventHandler): Promise<() => void> {
  const place = placeOf(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ ...place, noDelay: true });
    let isClosed = false;
    const end = (): void => {
      isClosed = true;
      socket.destroy();
    };
    socket.setEncoding('latin1');
    socket.write(makeRequest('GET', path, place.host, token, null), 'latin1');
    const unchunk = unchunking(makeReader(listener));
    let head: string | null = '';
    socket.on('data', (part: string) => {
      if (head === null) return unchunk(part);
      head += part;
      const at = head.indexOf(END_OF_HEAD);
      if (at < 0) return;
      const rest = head.slice(at + END_OF_HEAD.length);
      const status = statusOf(head);
      if (status !== 200) return reject(new Error(`stream: ${status} ${rest}`));
      head = null;
      resolve(end);
      unchunk(rest);
    });
    const broken = (error?: Error): void => {
      if (isClosed) return;
      isClosed = true;
      const why = error ?? new Error('the stream was closed');
      reject(why);
      listener.broken(why);
    };
    socket.on('error', broken);
    socket.on('close', () => broken());
  });
}

/** Takes an answer's chunks out of their wrapping. */
function unchunking(take: (text: string) => void): (part: string) => void {
  let text = '';
  /** Of the chunk that is being read, with the line's end behind it; 0 between chunks. */
  let left = 0;
  return (part) => {
    text += part;
    for (;;) {
      if (left === 0) {
        const line = text.indexOf('\r\n');
        if (line < 0) return;
        left = Number.parseInt(text.slice(0, line), 16) + 2;
        text = text.slice(line + 2);
      }
      if (text.length < left) return;
      take(text.slice(0, left - 2));
      text = text.slice(left);
      left = 0;
    }
  };
}

function makeReader({ event }: EventHandler): (text: string) => void {
  let rest = '';
  return (text) => {
    rest += text;
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const found = /^(?:id: (\d+)\n)?event: (\w+)\ndata: /.exec(rest.slice(0, 80));
      if (found !== null) event(Number(found[1] ?? 0), found[2], rest.slice(found[0].length, end));
      rest = rest.slice(end + 2);
    }
  };
}
