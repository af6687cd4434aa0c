// Makes a screenshot small: the same picture with 256 colours, which is all that a page of type and flat colours needs.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;
/** Bits kept of red, green and blue while colours are counted. */
const BITS = 7;

/** @typedef {{ width: number, height: number, pixels: Uint8Array }} Picture three bytes for each pixel */
/** @typedef {{ key: number, count: number }} Counted */

/** @param {Buffer} png eight bits a channel, not interlaced, as browsers write them @returns {Buffer} */
export function smallPng(png) {
  const { width, height, pixels } = decode(png);
  const { palette, indexOf } = paletteFor(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    to++;
    for (let x = 0; x < width; x++, from += 3) rows[to++] = indexOf[keyAt(pixels, from)] ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** @param {Buffer} png @returns {Picture} */
function decode(png) {
  const [width, height, type] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25]];
  const channels = type === 6 ? 4 : 3;
  const parts = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const pixels = new Uint8Array(width * height * 3);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0;
    const row = Uint8Array.from(raw.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)));
    unfilter(filter, row, above, channels);
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++) pixels[(y * width + x) * 3 + c] = row[x * channels + c] ?? 0;
    }
    above = row;
  }
  return { width, height, pixels };
}

/** @param {number} filter @param {Uint8Array} row @param {Uint8Array} above @param {number} channels */
function unfilter(filter, row, above, channels) {
  for (let i = 0; i < row.length; i++) {
    const left = i < channels ? 0 : (row[i - channels] ?? 0);
    const up = above[i] ?? 0;
    const corner = i < channels ? 0 : (above[i - channels] ?? 0);
    const guess = [0, left, up, (left + up) >> 1, filter === 4 ? paeth(left, up, corner) : 0][filter] ?? 0;
    row[i] = (row[i] ?? 0) + guess;
  }
}

/** @param {number} left @param {number} up @param {number} corner */
function paeth(left, up, corner) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** @param {Uint8Array} pixels @param {number} at */
function keyAt(pixels, at) {
  const cut = 8 - BITS;
  const [r = 0, g = 0, b = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
  return ((r >> cut) << (2 * BITS)) | ((g >> cut) << BITS) | (b >> cut);
}

/** One of the three channels of a counted colour. @param {number} key @param {number} channel */
const channelOf = (key, channel) => (key >> ((2 - channel) * BITS)) & ((1 << BITS) - 1);

/**
 * Boxes of colours: the one whose pixels differ most from their mean is cut there, until there are enough of them.
 * @param {Uint8Array} pixels
 */
function paletteFor(pixels) {
  const size = 1 << (3 * BITS);
  const counts = new Uint32Array(size);
  for (let at = 0; at < pixels.length; at += 3) {
    const key = keyAt(pixels, at);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  /** @type {Counted[]} */
  const all = [];
  counts.forEach((count, key) => {
    if (count > 0) all.push({ key, count });
  });
  const boxes = [boxOf(all)];
  while (boxes.length < COLOURS) {
    const worst = boxes.reduce((best, box) => (box.error > best.error ? box : best));
    if (worst.error === 0) break;
    boxes.splice(boxes.indexOf(worst), 1, ...halved(worst));
  }
  const palette = Buffer.from(
    boxes.flatMap(({ mean }) => mean.map((value) => Math.round(((value + 0.5) * 256) / (1 << BITS) - 0.5))),
  );
  const indexOf = new Uint8Array(size);
  boxes.forEach(({ colours }, index) => {
    for (const { key } of colours) indexOf[key] = index;
  });
  return { palette, indexOf };
}

/** With the mean of its pixels, and how far they are from it in the channel in which they differ most. @param {Counted[]} colours */
function boxOf(colours) {
  const total = colours.reduce((sum, { count }) => sum + count, 0);
  const mean = [0, 1, 2].map(
    (c) => colours.reduce((sum, { key, count }) => sum + channelOf(key, c) * count, 0) / total,
  );
  const errors = mean.map((middle, c) =>
    colours.reduce((sum, { key, count }) => sum + (channelOf(key, c) - middle) ** 2 * count, 0),
  );
  const error = Math.max(...errors);
  return { colours, mean, channel: errors.indexOf(error), error: colours.length < 2 ? 0 : error };
}

/** @param {ReturnType<typeof boxOf>} box */
function halved({ colours, mean, channel }) {
  const middle = mean[channel] ?? 0;
  const [low, high] = [
    colours.filter(({ key }) => channelOf(key, channel) <= middle),
    colours.filter(({ key }) => channelOf(key, channel) > middle),
  ];
  return [boxOf(low), boxOf(high)];
}
