import { connect, createServer, type Server, type Socket } from 'node:net';

/** An address that stays while servers behind it come and go, as a proxy before nodes has: it leads to the first that answers. */
export class Door {
  readonly port: number;
  private readonly server: Server;
  private readonly sockets: Set<Socket>;

  private constructor(server: Server, port: number, sockets: Set<Socket>) {
    this.server = server;
    this.port = port;
    this.sockets = sockets;
  }

  static open(targets: () => readonly number[]): Promise<Door> {
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      sockets.add(near);
      near.on('error', () => near.destroy()).on('close', () => sockets.delete(near));
      lead(near, [...targets()]);
    });
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(new Door(server, typeof address === 'object' && address ? address.port : 0, sockets));
      });
    });
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}

function lead(near: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) {
    near.destroy();
    return;
  }
  const far = connect(port, '127.0.0.1');
  const refused = (): void => lead(near, others);
  far.once('error', refused);
  far.once('connect', () => {
    far.off('error', refused);
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    near.pipe(far);
    far.pipe(near);
  });
}
