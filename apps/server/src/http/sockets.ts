import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { networkOf } from './origin.ts';

/** Beside its live connections, everybody needs a few sockets for requests. */
const ROOM_FOR_REQUESTS = 2;
/** A socket on which nothing moves at all is of no use to anybody. */
const LONGEST_SILENCE = 60_000;

/**
 * Every socket of the server, whatever is or is not said on it. There are so many in all and so many of one network; whoever
 * does not come to the point is cut off; and when the server stops, none is left.
 */
export class Sockets {
  private readonly config: Config;
  private readonly all = new Set<Socket>();
  private readonly perNetwork = new Map<string, number>();

  constructor(server: Server, config: Config, metrics: Metrics) {
    this.config = config;
    const patience = config.patienceSeconds * 1000;
    server.maxConnections = config.mostConnections * ROOM_FOR_REQUESTS;
    server.headersTimeout = patience;
    server.requestTimeout = patience * 3;
    server.keepAliveTimeout = Math.min(5000, patience);
    server.timeout = LONGEST_SILENCE;
    server.on('drop', () => metrics.limited.add(1));
    server.on('connection', (socket) => {
      if (this.take(socket)) return;
      metrics.limited.add(1);
      socket.destroy();
    });
  }

  get size(): number {
    return this.all.size;
  }

  /** Ends all that are left. */
  destroy(): void {
    for (const socket of this.all) socket.destroy();
  }

  private take(socket: Socket): boolean {
    const network = networkOf(socket.remoteAddress ?? '');
    const before = this.perNetwork.get(network) ?? 0;
    // Behind our own proxy all sockets come from one address; the proxy tells people apart, and so do we at each request.
    const most = this.config.mostConnectionsPerAddress * ROOM_FOR_REQUESTS;
    if (!this.config.trustProxy && before >= most) return false;
    this.all.add(socket);
    this.perNetwork.set(network, before + 1);
    socket.once('close', () => {
      this.all.delete(socket);
      const left = (this.perNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.perNetwork.set(network, left);
      else this.perNetwork.delete(network);
    });
    return true;
  }
}
