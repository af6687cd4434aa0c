const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const TOKEN = /([a-z])|(-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?)/gi;

/** Each command with its numbers; commands that are not repeated in the text are repeated here. */
export function* commandsOf(path: string): Generator<[string, number[]]> {
  for (const part of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    let command = part[1]!;
    const arity = ARITY[command.toLowerCase()] ?? 0;
    if (arity === 0) {
      yield [command, []];
      continue;
    }
    const held =
      command.toLowerCase() === 'a' ? arcNumbers(part[2]!) : [...part[2]!.matchAll(TOKEN)].map(([n]) => Number(n));
    for (let at = 0; at + arity <= held.length; at += arity) {
      yield [command, held.slice(at, at + arity)];
      if (command === 'm') command = 'l';
      else if (command === 'M') command = 'L';
    }
  }
}

/** The two flags of an arc may stand without anything between them and what follows. */
function arcNumbers(text: string): number[] {
  const one = /\s*,?\s*(-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?)/y;
  const flag = /\s*,?\s*([01])/y;
  const found: number[] = [];
  let at = 0;
  for (;;) {
    const shape = found.length % 7 === 3 || found.length % 7 === 4 ? flag : one;
    shape.lastIndex = at;
    const match = shape.exec(text);
    if (!match) return found;
    found.push(Number(match[1]));
    at = shape.lastIndex;
  }
}

const plain = (n: number, digits: number): number => Number(n.toFixed(digits)) || 0;

/** Numbers one after the other, with nothing between them where a sign does. */
const written = (numbers: readonly number[]): string =>
  numbers.map((n, at) => `${at > 0 && n >= 0 ? ' ' : ''}${String(n).replace(/^(-?)0\./, '$1.')}`).join('');

/**
 * The same drawing with its points on whole numbers, or on those of a finer grid, each said by how far it is from the last: two thirds
 * of the letters. Points are rounded where they lie, so that no error grows along the way; only arcs are kept as they are.
 */
export function onGrid(path: string, grid = 1): string {
  const snap = (value: number): number => Math.round(value / grid) * grid;
  let d = '';
  let last = '';
  // Where the drawing is, and where the pen of what is written is.
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [penX, penY, penStartX, penStartY] = [0, 0, 0, 0];
  const put = (command: string, numbers: readonly number[]): void => {
    const text = written(numbers);
    // A command that is repeated need not be said again; what follows a first point is a line anyway.
    if (command === last && command !== 'm' && command !== 'z') d += text.startsWith('-') ? text : ` ${text}`;
    else d += command + text;
    last = command;
  };
  for (const [command, n] of commandsOf(path)) {
    const kind = command.toLowerCase();
    if (kind === 'z') {
      put('z', []);
      [x, y, penX, penY] = [startX, startY, penStartX, penStartY];
      continue;
    }
    const [ox, oy] = command === kind ? [x, y] : [0, 0];
    const across = (value: number): number => plain(snap(ox + value) - penX, 2);
    const down = (value: number): number => plain(snap(oy + value) - penY, 2);
    const [fromX, fromY] = [x, y];
    [x, y] =
      kind === 'h' ? [ox + n[0]!, y] : kind === 'v' ? [x, oy + n[0]!] : [ox + n[n.length - 2]!, oy + n[n.length - 1]!];
    // Where an arc lies hangs on how its two ends lie to each other: it stays as it is.
    const [dx, dy] =
      kind === 'a' ? [plain(x - fromX, 2), plain(y - fromY, 2)] : [plain(snap(x) - penX, 2), plain(snap(y) - penY, 2)];
    if (kind === 'a') put('a', [plain(n[0]!, 1), plain(n[1]!, 1), n[2]!, n[3]!, n[4]!, dx, dy]);
    else if (kind === 'h' || kind === 'v' || kind === 'l') {
      if (dx !== 0 && dy !== 0) put('l', [dx, dy]);
      else if (dx !== 0) put('h', [dx]);
      else if (dy !== 0) put('v', [dy]);
    } else
      put(
        kind,
        n.map((value, at) => (at % 2 === 0 ? across(value) : down(value))),
      );
    [penX, penY] = [plain(penX + dx, 2), plain(penY + dy, 2)];
    if (kind === 'm') [startX, startY, penStartX, penStartY] = [x, y, penX, penY];
  }
  return d;
}
