import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterAll } from 'vitest';

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

/** A push service that keeps what it is sent: encrypted, as services get it. */
export async function pushCatcher(status = () => 201) {
  const caught: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (data: Buffer) => parts.push(data));
    request.on('end', () => {
      caught.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status()).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, caught };
}

/** What a browser hands over when it lets itself be called. */
export function subscriptionAt(endpoint: string) {
  return browserAt(endpoint).subscription;
}

const derived = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer => {
  const key = createHmac('sha256', salt).update(secret).digest();
  return createHmac('sha256', key)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
};

/** A browser at that address of a push service: what it hands over, and how it reads what it is sent (RFC 8291, RFC 8188). */
export function browserAt(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const own = keys.getPublicKey();
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const end = 21 + body[20];
    const sender = body.subarray(21, end);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = derived(auth, keys.computeSecret(sender), info, 32);
    const key = derived(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([cipher.update(body.subarray(end, -16)), cipher.final()]).toString();
    return text.slice(0, text.lastIndexOf('\u0002'));
  };
  return {
    subscription: { endpoint, keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') } },
    read,
  };
}

/** A mail server that keeps the letters it is given. */
export async function mailCatcher() {
  const letters: string[] = [];
  const server = createTcpServer((socket) => {
    let inside = false;
    let text = '';
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    say('220 catcher');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      text += data.toString();
      for (;;) {
        const end = text.indexOf(inside ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (inside ? 5 : 2));
        if (inside) {
          letters.push(line);
          inside = false;
          say('250 kept');
        } else if (/^DATA/i.test(line)) {
          inside = true;
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 catcher');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => server.close());
  return { smtp: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, letters };
}

/** A clock that tests set, and jobs that are done when tests say so. */
export class Days {
  at = Date.UTC(2026, 0, 5, 12);
  readonly now = (): number => this.at;

  pass(days: number): void {
    this.at += days * 24 * 3600 * 1000;
  }
}
