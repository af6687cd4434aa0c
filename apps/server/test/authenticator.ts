import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

/** The few forms of CBOR that a passkey needs. */
const cbor = {
  /** The shorter form of a length is the only right one. */
  bytes: (data: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 255]),
      data,
    ]),
  text: (words: string): Buffer => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]),
  map: (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
    Buffer.concat([Buffer.from([0xa0 + pairs.length]), ...pairs.flat()]),
  /** From -24 to 23. */
  number: (n: number): Buffer => Buffer.from([n < 0 ? 0x20 - 1 - n : n]),
};

/** A device with one passkey, in software. */
export class Authenticator {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  make({ challenge, rp }: { challenge: string; rp: { id: string } }, origin: string) {
    const { x, y } = this.pair.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const { number, bytes, map } = cbor;
    const key = map(
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), bytes(Buffer.from(x, 'base64url'))],
      [number(-3), bytes(Buffer.from(y, 'base64url'))],
    );
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.head(rp.id, 0x45), Buffer.alloc(16), length, this.id, key]);
    const attestation = map(
      [cbor.text('fmt'), cbor.text('none')],
      [cbor.text('attStmt'), map()],
      [cbor.text('authData'), bytes(data)],
    );
    const clientDataJSON = text(this.client('webauthn.create', challenge, origin));
    return { ...this.named(), response: { clientDataJSON, attestationObject: text(attestation) } };
  }

  use({ challenge, rpId }: { challenge: string; rpId: string }, origin: string) {
    this.counter++;
    const data = this.head(rpId, 0x05);
    const client = this.client('webauthn.get', challenge, origin);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.pair.privateKey);
    const response = { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) };
    return { ...this.named(), response };
  }

  private named() {
    return { id: text(this.id), rawId: text(this.id), type: 'public-key', clientExtensionResults: {} } as const;
  }

  private head(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter]);
  }

  private client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
