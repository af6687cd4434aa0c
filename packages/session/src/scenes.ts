/** The picture of a card as SVG, by the id of its definition; null where there is none. */
export type SceneOf = (def: string) => string | null;

/** So much room the scenes of one picture may take, in letters: pages that show links load it again and again. */
const ROOM = 130_000;

/** Scenes of cards as parts of one SVG, each in it once however often it is shown. */
export interface Scenes {
  /** What is drawn once, before everything else. */
  readonly symbols: string;
  /** The scene of a card in that place; '' where there is none. */
  at(def: string, x: number, y: number, width: number, height: number): string;
}

/** Gathers the scenes of these cards: where not all have room, the shortest, so that as many as can be are seen. */
export function gatherScenes(defs: readonly string[], sceneOf: SceneOf): Scenes {
  const all = [...new Set(defs)].flatMap((def, at) => {
    const symbol = symbolOf(`c${at}`, sceneOf(def));
    return symbol === null ? [] : [{ def, id: `c${at}`, symbol }];
  });
  const taken = new Map<string, string>();
  const symbols: string[] = [];
  let room = ROOM;
  for (const { def, id, symbol } of all.toSorted((a, b) => a.symbol.length - b.symbol.length)) {
    room -= symbol.length;
    if (room < 0) break;
    taken.set(def, id);
    symbols.push(symbol);
  }
  return {
    symbols: symbols.join('\n'),
    at(def, x, y, width, height) {
      const id = taken.get(def);
      return id === undefined ? '' : `<use href="#${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
    },
  };
}

/** A picture that stands alone as a part of another one: what it names in itself gets names of its own. */
function symbolOf(id: string, svg: string | null): string | null {
  const [, box, inner] = /^<svg [^>]*viewBox="([\d. -]+)"[^>]*>([\s\S]*)<\/svg>\s*$/.exec(svg ?? '') ?? [];
  if (box === undefined || inner === undefined) return null;
  const named = inner
    .replace(/ id="([\w-]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#${id}-$1)`)
    .replace(/ href="#([\w-]+)"/g, ` href="#${id}-$1"`);
  return `<symbol id="${id}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${named}</symbol>`;
}
