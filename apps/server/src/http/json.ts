/** Deeper than anything that we take: a set-up of twelve levels in a message. */
const MOST_DEPTH = 16;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** JSON from bytes, null if it is none. What is nested without end is not even parsed. */
export function readJson(data: Uint8Array): unknown {
  if (!isShallow(data)) return null;
  try {
    return JSON.parse(Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('utf8'));
  } catch {
    return null;
  }
}

function isShallow(data: Uint8Array): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < data.length; i++) {
    const byte = data[i];
    if (quoted) {
      if (byte === BACKSLASH) i++;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (++depth > MOST_DEPTH) return false;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
  }
  return true;
}
