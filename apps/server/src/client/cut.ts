import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a port of this machine that can be cut: nothing comes through any more, and nobody is told. */
export class Cut {
  readonly port: number;
  private readonly server: Server;
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private isCut = false;

  private constructor(server: Server, port: number) {
    this.server = server;
    this.port = port;
  }

  static open(to: number): Promise<Cut> {
    return new Promise((resolve) => {
      const server = createServer((near) => cut.pass(near, connect(to, '127.0.0.1')));
      let cut: Cut;
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        cut = new Cut(server, typeof address === 'object' && address ? address.port : 0);
        resolve(cut);
      });
    });
  }

  private pass(near: Socket, far: Socket): void {
    const pair = [near, far] as const;
    this.pairs.add(pair);
    const end = (): void => {
      near.destroy();
      far.destroy();
      this.pairs.delete(pair);
    };
    for (const [from, to] of [pair, [far, near] as const]) {
      from.setNoDelay(true);
      from.on('error', end).on('close', end);
      // Only once: a second pipe would let everything through twice.
      if (this.isCut) from.pause();
      else from.pipe(to);
    }
  }

  cut(): void {
    if (this.isCut) return;
    this.isCut = true;
    for (const pair of this.pairs) for (const socket of pair) socket.unpipe().pause();
  }

  /** What was said meanwhile comes late, as it does when a network comes back. */
  heal(): void {
    if (!this.isCut) return;
    this.isCut = false;
    for (const [near, far] of this.pairs) {
      near.pipe(far);
      far.pipe(near);
    }
  }

  close(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
    this.server.close();
  }
}
