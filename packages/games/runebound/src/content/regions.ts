import type { Literal } from '@tafelrunde/kernel';

/** A hex of the board as row and column; odd columns lie half a hex lower than even ones. */
export type At = readonly [row: number, col: number];

/** What stands on a named hex; `''` is wilderness with a name (RB-WILD-01). */
export type Site = '' | 'city' | 'town' | 'shrine' | 'fortress';

/** A named part of the board. A city, town, shrine or fortress is a single hex. */
export interface Region {
  readonly name: Literal;
  readonly site: Site;
  readonly hexes: readonly At[];
}

const region = (de: string, en: string, site: Site, ...hexes: At[]): Region => ({ name: { de, en }, site, hexes });
const wild = (de: string, en: string, ...hexes: At[]): Region => region(de, en, '', ...hexes);

/** The 46 names on the board, and Red Bridge, whose bridge leads to the hex south of it. */
export const regions = {
  tamalir: region('Tamalir', 'Tamalir', 'city', [5, 6]),
  forge: region('Forge', 'Forge', 'city', [1, 11]),
  dawnsmoor: region('Dawnsmoor', 'Dawnsmoor', 'city', [10, 2]),
  riverwatch: region('Riverwatch', 'Riverwatch', 'city', [11, 13]),

  'cavern-town': region('Höhlenstadt', 'Cavern Town', 'town', [0, 14]),
  everton: region('Everton', 'Everton', 'town', [3, 1]),
  'red-bridge': region('Rote Brücke', 'Red Bridge', 'town', [5, 8]),
  'market-town': region('Marktstadt', 'Market Town', 'town', [8, 7]),
  brightdale: region('Lichttal', 'Brightdale', 'town', [12, 0]),

  'suvars-rest': region('Suvars Rast', 'Suvar’s Rest', 'shrine', [1, 5]),
  'yrthwrights-forge': region('Yrthwrights Schmiede', 'Yrthwright’s Forge', 'shrine', [2, 12]),
  'hunting-circle': region('Jagdkreis', 'Hunting Circle', 'shrine', [7, 4]),
  'aris-sanctuary': region('Aris-Heiligtum', 'Aris Sanctuary', 'shrine', [8, 13]),
  'madness-pass': region('Pass des Wahnsinns', 'Madness Pass', 'shrine', [13, 6]),

  'caer-loek': region('Caer Loek', 'Caer Loek', 'fortress', [0, 1]),
  'telis-castle': region('Burg Telis', 'Telis Castle', 'fortress', [5, 1]),
  'fort-rodric': region('Fort Rodric', 'Fort Rodric', 'fortress', [6, 13]),
  firmament: region('Firmament', 'Firmament', 'fortress', [11, 6]),
  sundergard: region('Sundergard', 'Sundergard', 'fortress', [13, 12]),

  'ash-hills': wild('Aschehügel', 'Ash Hills', [6, 14], [5, 14], [5, 13], [4, 12]),
  'bitter-lowlands': wild('Bitteres Tiefland', 'Bitter Lowlands', [12, 3], [12, 4]),
  'blackwing-swamp': wild('Schwarzschwingensumpf', 'Blackwing Swamp', [5, 4], [5, 5], [4, 5]),
  'bluehaze-hills': wild('Blaudunsthügel', 'Bluehaze Hills', [11, 7], [12, 8], [12, 9]),
  'cursed-ruins': wild('Verfluchte Ruinen', 'Cursed Ruins', [3, 3]),
  'echo-lake': wild('Echosee', 'Echo Lake', [4, 10]),
  'fangs-of-mennara': wild('Fänge Mennaras', 'Fangs of Mennara', [7, 9], [8, 10]),
  'green-forest': wild('Grüner Wald', 'Green Forest', [11, 14], [10, 14]),
  hedge: wild('Hecke', 'Hedge', [6, 2], [6, 3]),
  'howling-valley': wild('Heulendes Tal', 'Howling Valley', [6, 0], [7, 0]),
  'kellos-breath': wild('Kellos’ Atem', 'Kellos’s Breath', [8, 0], [7, 1], [8, 2]),
  'lake-kernan': wild('Kernansee', 'Lake Kernan', [7, 5]),
  'lake-of-tears': wild('Tränensee', 'Lake of Tears', [9, 11]),
  'misty-plains': wild('Nebelebene', 'Misty Plains', [11, 1], [11, 2], [12, 2], [11, 3]),
  'moonlight-swamp': wild('Mondscheinsumpf', 'Moonlight Swamp', [11, 8], [11, 9]),
  'mountains-of-despair': wild('Berge der Verzweiflung', 'Mountains of Despair', [12, 6], [11, 5]),
  riverlands: wild('Flusslande', 'Riverlands', [6, 7], [7, 6], [8, 6]),
  'robbers-freehold': wild('Räuberfreistatt', 'Robbers’ Freehold', [1, 8]),
  'rogue-peak': wild('Schurkengipfel', 'Rogue Peak', [2, 2]),
  'sharp-cliffs': wild('Scharfe Klippen', 'Sharp Cliffs', [3, 14], [3, 13], [3, 12]),
  'snake-forest': wild('Schlangenwald', 'Snake Forest', [4, 8]),
  'southern-plains': wild('Südebene', 'Southern Plains', [13, 10], [12, 11], [12, 12]),
  'starfall-forest': wild('Sternfallwald', 'Starfall Forest', [2, 0], [1, 1]),
  'stump-wood': wild('Stumpfwald', 'Stump Wood', [9, 0], [10, 0]),
  'telsvan-plains': wild('Telsvan-Ebene', 'Telsvan Plains', [1, 3], [2, 4], [2, 5]),
  'thicket-of-gloom': wild('Dickicht der Schwermut', 'Thicket of Gloom', [0, 7], [0, 8], [0, 9]),
  'valley-of-souls': wild('Tal der Seelen', 'Valley of Souls', [0, 13], [1, 12]),
  'zadrics-crossing': wild('Zadrics Übergang', 'Zadric’s Crossing', [11, 10]),
} as const satisfies Readonly<Record<string, Region>>;

export type RegionId = keyof typeof regions;
