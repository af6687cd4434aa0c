/** The symbols of combat tokens (RB-ICON-01). A dash does nothing (RB-DASH-01). */
export const SYMBOLS = ['dash', 'physical', 'magic', 'enemy', 'agility', 'double', 'surge', 'shield'] as const;
export type SymbolName = (typeof SYMBOLS)[number];

/** Numbers of the symbols, for the engine. */
export const SYMBOL = { dash: 0, physical: 1, magic: 2, enemy: 3, agility: 4, double: 5, surge: 6, shield: 7 } as const;

/** One side of a combat token. */
export interface Face {
  /** A number of `SYMBOL`. */
  readonly symbol: number;
  /** How many of them, 1 or more. */
  readonly n: number;
  /** Counts for initiative (RB-INITIATIVE-01). */
  readonly gold: boolean;
}

/** A combat token: two faces, and the hero, enemy or asset code it belongs to. */
export interface TokenDef {
  readonly id: string;
  readonly faces: readonly [Face, Face];
}

/** A face in words: `2 physical`, `gold surge`, `gold 2 magic`. */
function face(words: string): Face {
  const match = /^(gold )?(?:(\d) )?([a-z]+)$/.exec(words);
  const symbol = SYMBOLS.indexOf(match?.[3] as SymbolName);
  if (!match || symbol < 0) throw new Error(`no face reads ${words}`);
  return { symbol, n: Number(match[2] ?? 1), gold: match[1] !== undefined };
}

const token = (id: string, front: string, back: string): TokenDef => ({ id, faces: [face(front), face(back)] });

/** The 60 combat tokens of the box. */
export const tokens: readonly TokenDef[] = [
  token('corbin-1', '2 physical', 'surge'),
  token('corbin-2', 'gold physical', 'shield'),
  token('corbin-3', 'agility', 'physical'),
  token('laurel-1', '2 physical', 'surge'),
  token('laurel-2', 'shield', 'gold physical'),
  token('laurel-3', 'gold surge', 'agility'),
  token('lissa-1', '2 physical', 'shield'),
  token('lissa-2', 'gold magic', 'agility'),
  token('lissa-3', 'gold agility', 'gold surge'),
  token('hawthorne-1', '2 physical', 'shield'),
  token('hawthorne-2', 'gold physical', 'agility'),
  token('hawthorne-3', 'gold physical', 'dash'),
  token('mok-1', '2 magic', 'double'),
  token('mok-2', 'gold agility', 'shield'),
  token('mok-3', 'gold surge', 'physical'),
  token('thorn-1', '2 surge', 'magic'),
  token('thorn-2', 'double', 'gold magic'),
  token('thorn-3', 'gold agility', 'magic'),

  token('enemy-1', 'enemy', 'shield'),
  token('enemy-2', 'enemy', 'agility'),
  token('enemy-3', 'surge', 'gold enemy'),
  token('enemy-4', 'gold dash', 'enemy'),
  token('enemy-5', 'gold dash', 'double'),
  token('elite', 'gold surge', '2 enemy'),
  token('margath', '2 enemy', 'surge'),
  token('vorakesh', '2 surge', 'enemy'),

  token('A01', 'dash', 'gold agility'),
  token('A02', 'magic', 'surge'),
  token('A03', 'physical', 'dash'),
  token('A04', 'dash', '2 physical'),
  token('A05', 'double', '2 surge'),
  token('A06', 'gold surge', '2 physical'),
  token('A07', 'surge', 'gold 2 magic'),
  token('A08', 'shield', 'gold dash'),
  token('A09', 'dash', 'agility'),
  token('A10', 'shield', 'dash'),
  token('A11', 'gold magic', '2 surge'),

  token('B01', 'magic', 'agility'),
  token('B02', 'surge', 'agility'),
  token('B03', 'physical', 'agility'),
  token('B04', 'dash', 'physical'),
  token('B05', 'gold dash', 'physical'),
  token('B06', 'gold surge', 'physical'),
  token('B07', 'gold surge', 'magic'),
  token('B08', 'agility', '3 physical'),
  token('B09', 'shield', 'gold surge'),
  token('B10', '2 shield', 'physical'),
  token('B11', 'surge', '2 shield'),

  token('C01', 'double', 'surge'),
  token('C02', 'gold 2 surge', 'double'),
  token('C03', 'surge', 'magic'),
  token('C04', 'physical', 'agility'),
  token('C05', 'shield', 'gold physical'),
  token('C06', 'physical', '2 surge'),
  token('C07', 'gold 2 physical', 'shield'),
  token('C08', 'surge', 'agility'),
  token('C09', 'shield', 'gold dash'),
  token('C10', 'magic', 'double'),
  token('C11', 'gold double', 'surge'),
  token('C12', 'magic', '2 shield'),
];

/** The number of a token. */
export function tokenNumber(id: string): number {
  const token = tokens.findIndex((other) => other.id === id);
  if (token < 0) throw new Error(`there is no combat token ${id}`);
  return token;
}

/** What every enemy casts; in act 2 and for villains also the elite token (RB-COMBAT-08, RB-ELITE-01). */
export const ENEMY_TOKENS: readonly number[] = [1, 2, 3, 4, 5].map((n) => tokenNumber(`enemy-${n}`));
export const ELITE_TOKEN = tokenNumber('elite');
