import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** A bare connection, from any address of the loopback range, on which anything can be said. */
export class RawLine {
  readonly socket: Socket;
  heard = '';
  closed = false;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (data) => {
      this.heard += data.toString();
    });
    socket.on('close', () => {
      this.closed = true;
    });
    socket.on('error', () => {});
  }

  /** Connects, and keeps its own half open whatever the server does. */
  static async to(port: number, from = '127.0.0.1'): Promise<RawLine> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
    const line = new RawLine(socket);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {});
    return line;
  }

  say(text: string): void {
    this.socket.write(text);
  }

  end(): void {
    this.socket.destroy();
  }
}

/** A request for a live connection. */
export const upgrade = (port: number, path: string, headers: Readonly<Record<string, string>> = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Asking {
  readonly method?: string;
  readonly path: string;
  /** An address of the loopback range. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A request from any address of the loopback range; a body is sent as JSON, with the server's own origin. */
export function ask(port: number, { method = 'GET', path, from, headers = {}, body }: Asking): Promise<Asked> {
  const origin = { Origin: `http://localhost:${port}`, Host: `localhost:${port}`, 'Content-Type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, localAddress: from, headers: { ...origin, ...headers }, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  });
}
