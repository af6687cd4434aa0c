import { once } from 'node:events';
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

export { ask } from '../src/client/ask.ts';

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
