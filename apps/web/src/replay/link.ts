import type { GameRecord } from '@tafelrunde/kernel';

/** More than that is no link any more; such a game is shared as a file. */
export const LONGEST_LINK = 16_000;

/** A record as letters for an address: packed, and without what is said elsewhere. */
export async function packRecord({ game, gameVersion, setup, seed, answers }: GameRecord): Promise<string> {
  const text = JSON.stringify([game, gameVersion, setup, seed, answers.join(' ')]);
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The record of an address, as text; null if it is none. */
export async function unpackRecord(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
    const [game, gameVersion, setup, seed, answers] = JSON.parse(text) as [string, number, unknown, string, string];
    return JSON.stringify({ game, gameVersion, setup, seed, answers: answers === '' ? [] : answers.split(' ') });
  } catch {
    return null;
  }
}

/** Far more than any game needs: whoever packs a bomb gets nothing. */
const LARGEST = 4_000_000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > LARGEST) throw new Error('too large');
    parts.push(next.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
