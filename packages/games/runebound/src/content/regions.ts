import type { Title, TitleGrammar } from '@tafelrunde/words';

/** A hex of the board as row and column; odd columns lie half a hex lower than even ones. */
export type At = readonly [row: number, col: number];

/** What stands on a named hex; `''` is wilderness with a name (RB-WILD-01). */
export type Site = '' | 'city' | 'town' | 'shrine' | 'fortress';

/** A named part of the board. A city, town, shrine or fortress is a single hex. */
export interface Region {
  readonly name: Title;
  readonly site: Site;
  readonly hexes: readonly At[];
}

const region = (de: string, en: string, as: TitleGrammar, site: Site, ...hexes: At[]): Region => ({
  name: { de, en, as },
  site,
  hexes,
});
const wild = (de: string, en: string, as: TitleGrammar, ...hexes: At[]): Region => region(de, en, as, '', ...hexes);

/** The 46 names on the board, and Red Bridge, whose bridge leads to the hex south of it. */
export const regions = {
  tamalir: region('Tamalir', 'Tamalir', 'name n', 'city', [5, 6]),
  forge: region('Forge', 'Forge', 'name n', 'city', [1, 11]),
  dawnsmoor: region('Dawnsmoor', 'Dawnsmoor', 'name n', 'city', [10, 2]),
  riverwatch: region('Riverwatch', 'Riverwatch', 'name n', 'city', [11, 13]),

  'cavern-town': region('Höhlenstadt', 'Cavern Town', { de: 'f', en: 'name it' }, 'town', [0, 14]),
  everton: region('Everton', 'Everton', 'name n', 'town', [3, 1]),
  'red-bridge': region('Rote Brücke', 'Red Bridge', { de: 'f zu', en: 'name it' }, 'town', [5, 8]),
  'market-town': region('Marktstadt', 'Market Town', { de: 'f', en: 'name it' }, 'town', [8, 7]),
  brightdale: region('Lichttal', 'Brightdale', { de: 'n', en: 'name it' }, 'town', [12, 0]),

  'suvars-rest': region('Suvars Rast', 'Suvar’s Rest', { de: 'name f zu', en: 'name it' }, 'shrine', [1, 5]),
  'yrthwrights-forge': region(
    'Yrthwrights Schmiede',
    'Yrthwright’s Forge',
    { de: 'name f zu', en: 'name it' },
    'shrine',
    [2, 12],
  ),
  'hunting-circle': region('Jagdkreis', 'Hunting Circle', 'm zu', 'shrine', [7, 4]),
  'aris-sanctuary': region('Aris-Heiligtum', 'Aris Sanctuary', { de: 'n zu', en: 'the' }, 'shrine', [8, 13]),
  'madness-pass': region('Pass des Wahnsinns', 'Madness Pass', { de: 'm zu', en: 'name it' }, 'shrine', [13, 6]),

  'caer-loek': region('Caer Loek', 'Caer Loek', 'name n', 'fortress', [0, 1]),
  'telis-castle': region('Burg Telis', 'Telis Castle', { de: 'name f nach', en: 'name it' }, 'fortress', [5, 1]),
  'fort-rodric': region('Fort Rodric', 'Fort Rodric', 'name n', 'fortress', [6, 13]),
  firmament: region('Firmament', 'Firmament', 'n zu', 'fortress', [11, 6]),
  sundergard: region('Sundergard', 'Sundergard', 'name n', 'fortress', [13, 12]),

  'ash-hills': wild('Aschehügel', 'Ash Hills', 'pl in', [6, 14], [5, 14], [5, 13], [4, 12]),
  'bitter-lowlands': wild('Bitteres Tiefland', 'Bitter Lowlands', { de: 'n', en: 'the pl' }, [12, 3], [12, 4]),
  'blackwing-swamp': wild('Schwarzschwingensumpf', 'Blackwing Swamp', 'm', [5, 4], [5, 5], [4, 5]),
  'bluehaze-hills': wild('Blaudunsthügel', 'Bluehaze Hills', 'pl in', [11, 7], [12, 8], [12, 9]),
  'cursed-ruins': wild('Verfluchte Ruinen', 'Cursed Ruins', 'pl in', [3, 3]),
  'echo-lake': wild('Echosee', 'Echo Lake', { de: 'm an', en: 'name it' }, [4, 10]),
  'fangs-of-mennara': wild('Fänge Mennaras', 'Fangs of Mennara', 'pl whole zu', [7, 9], [8, 10]),
  'green-forest': wild('Grüner Wald', 'Green Forest', 'm', [11, 14], [10, 14]),
  hedge: wild('Hecke', 'Hedge', 'f', [6, 2], [6, 3]),
  'howling-valley': wild('Heulendes Tal', 'Howling Valley', 'n', [6, 0], [7, 0]),
  'kellos-breath': wild('Kellos’ Atem', 'Kellos’s Breath', { de: 'name m zu', en: 'name it' }, [8, 0], [7, 1], [8, 2]),
  'lake-kernan': wild('Kernansee', 'Lake Kernan', { de: 'm an', en: 'name it' }, [7, 5]),
  'lake-of-tears': wild('Tränensee', 'Lake of Tears', 'm an', [9, 11]),
  'misty-plains': wild('Nebelebene', 'Misty Plains', { de: 'f auf', en: 'the pl' }, [11, 1], [11, 2], [12, 2], [11, 3]),
  'moonlight-swamp': wild('Mondscheinsumpf', 'Moonlight Swamp', 'm', [11, 8], [11, 9]),
  'mountains-of-despair': wild('Berge der Verzweiflung', 'Mountains of Despair', 'pl in', [12, 6], [11, 5]),
  riverlands: wild('Flusslande', 'Riverlands', 'pl in', [6, 7], [7, 6], [8, 6]),
  'robbers-freehold': wild('Räuberfreistatt', 'Robbers’ Freehold', 'f', [1, 8]),
  'rogue-peak': wild('Schurkengipfel', 'Rogue Peak', { de: 'm auf', en: 'name it' }, [2, 2]),
  'sharp-cliffs': wild('Scharfe Klippen', 'Sharp Cliffs', 'pl zu', [3, 14], [3, 13], [3, 12]),
  'snake-forest': wild('Schlangenwald', 'Snake Forest', 'm', [4, 8]),
  'southern-plains': wild('Südebene', 'Southern Plains', { de: 'f auf', en: 'the pl' }, [13, 10], [12, 11], [12, 12]),
  'starfall-forest': wild('Sternfallwald', 'Starfall Forest', 'm', [2, 0], [1, 1]),
  'stump-wood': wild('Stumpfwald', 'Stump Wood', { de: 'm', en: 'name it' }, [9, 0], [10, 0]),
  'telsvan-plains': wild('Telsvan-Ebene', 'Telsvan Plains', { de: 'f auf', en: 'the pl' }, [1, 3], [2, 4], [2, 5]),
  'thicket-of-gloom': wild('Dickicht der Schwermut', 'Thicket of Gloom', 'n', [0, 7], [0, 8], [0, 9]),
  'valley-of-souls': wild('Tal der Seelen', 'Valley of Souls', 'n', [0, 13], [1, 12]),
  'zadrics-crossing': wild('Zadrics Übergang', 'Zadric’s Crossing', { de: 'name m zu', en: 'name it' }, [11, 10]),
} as const satisfies Readonly<Record<string, Region>>;

export type RegionId = keyof typeof regions;
