import { gunzipSync, gzipSync } from 'node:zlib';

/** What is longer goes packed: a message of NATS holds one megabyte. */
const LONG = 4096;
const PACKED = 0x1f;

export function pack(value: unknown): Uint8Array {
  const plain = Buffer.from(JSON.stringify(value));
  return plain.length > LONG ? gzipSync(plain, { level: 1 }) : plain;
}

export function unpack(data: Uint8Array): unknown {
  return JSON.parse((data[0] === PACKED ? gunzipSync(data) : Buffer.from(data)).toString('utf8'));
}
