import { type DbgDef, dbg } from '@tafelrunde/dbg';
import { type GameId, manifests } from '@tafelrunde/games';
import { type LcgDef, lcg } from '@tafelrunde/lcg';
import { type RbDef, runebound } from '@tafelrunde/runebound';
import { type TcgDef, tcg } from '@tafelrunde/tcg';
import { partOf as dbgPart } from '../games/dbg/cast.ts';
import { partOf as lcgPart } from '../games/lcg/cast.ts';
import { partOf as runeboundPart } from '../games/runebound/cast.ts';
import { drawPart } from '../games/runebound/map/land.ts';
import { partOf as tcgPart } from '../games/tcg/cast.ts';
import { drawBack } from './back.ts';
import { type Cast, castAll } from './cast.ts';
import { onGrid } from './path-data.ts';
import { draw } from './picture.ts';
import type { StyleName } from './styles.ts';

/** What pictures are made with: path data of a pictogram, and a colour of tokens.css as six digits. */
export interface Tools {
  readonly path: (icon: string) => string;
  readonly colour: (token: string) => string;
}

/** A file: "lcg/aragorn", "lcg/back-player". */
export interface Picture {
  readonly name: string;
  readonly svg: string;
}

const styleOf: Readonly<Record<GameId, StyleName>> = {
  lcg: 'woodcut',
  tcg: 'engraving',
  dbg: 'poster',
  runebound: 'facets',
};

/** Decks with their sign and colour; an Orc guard of the living card game lies face down and still has a face. */
const backs: Readonly<Record<GameId, Readonly<Record<string, readonly [icon: string, tint: string]>>>> = {
  lcg: { player: ['white-tower', 'lcg-spirit'], encounter: ['burning-eye', 'lcg-encounter'] },
  tcg: { card: ['ring', 'frame-treasure'], site: ['castle', 'frame-place'] },
  dbg: { main: ['ring', 'frame-treasure'], archenemy: ['burning-eye', 'frame-enemy'] },
  runebound: {
    combat: ['crossed-swords', 'deck-combat'],
    exploration: ['compass', 'deck-exploration'],
    social: ['discussion', 'deck-social'],
    skill: ['rune-stone', 'deck-mind'],
    asset: ['swap-bag', 'deck-asset'],
    story: ['dragon-head', 'deck-story'],
  },
};

/** The cast of every game, in the order of its cards. */
export const casts: Readonly<Record<GameId, () => readonly Cast[]>> = {
  lcg: () =>
    castAll([
      ...(lcg.defs as readonly LcgDef[]).map(lcgPart),
      { id: 'orc-guard', shows: 'orc-head dungeon', moods: [], pose: 'bust', tint: 'lcg-enemy', foe: true },
    ]),
  tcg: () => castAll((tcg.defs as readonly TcgDef[]).map(tcgPart)),
  dbg: () => castAll((dbg.defs as readonly DbgDef[]).map(dbgPart)),
  runebound: () => castAll((runebound.defs as readonly RbDef[]).map(runeboundPart)),
};

/** Where fights of Runebound take place, by their terrain. */
const stages = {
  plains: 'plain',
  forest: 'forest',
  hills: 'shire',
  mountain: 'mountain',
  water: 'river',
  city: 'city',
} as const;

/** What stands for a game before anything of it is seen: a scene; of Runebound, a part of its map instead. */
const covers: Readonly<Record<string, Omit<Cast, 'id'>>> = {
  lcg: { mood: 'forest', pose: 'stand', icon: 'bowman', tint: 'lcg-leadership', foe: false },
  tcg: { mood: 'fire', pose: 'place', icon: 'evil-tower', tint: 'frame-enemy', foe: true },
  dbg: { mood: 'night', pose: 'stand', icon: 'mounted-knight', tint: 'frame-enemy', foe: true },
};
const FORGE = { left: 455, top: 55, right: 605, bottom: 155 };

/** The cover of every game there is; one that has none of its own shows its sign in its colour. */
function* coverPictures({ path, colour }: Tools): Generator<Picture> {
  for (const { id: game, icon: sign, colour: own } of manifests) {
    const name = `${game}/cover`;
    if (game === 'runebound') {
      // Half a step is a pixel where it is shown largest.
      yield { name, svg: drawPart(FORGE).replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${onGrid(d, 0.5)}"`) };
      continue;
    }
    const plain = { mood: 'plain', pose: 'thing', icon: sign, foe: false } as const;
    const { icon, mood, pose, foe, tint } = covers[game] ?? { ...plain, tint: null };
    const accent = tint === null ? own.slice(1) : colour(tint);
    const style = styleOf[game] ?? 'woodcut';
    yield { name, svg: draw({ id: 'cover', style, mood, pose, figure: path(icon), accent, foe }) };
  }
}

/** The pictures of all games, cards and decks, and the places of fights. */
export function* allPictures(tools: Tools): Generator<Picture> {
  const { path, colour } = tools;
  yield* coverPictures(tools);
  for (const game of Object.keys(casts) as GameId[]) {
    const style = styleOf[game];
    for (const { id, icon, mood, pose, tint, foe } of casts[game]()) {
      const svg = draw({ id, style, mood, pose, figure: path(icon), accent: colour(tint), foe });
      yield { name: `${game}/${id}`, svg };
    }
    for (const [terrain, mood] of game === 'runebound' ? Object.entries(stages) : []) {
      const nobody = { pose: 'stand', figure: '', accent: colour('deck-place'), foe: false } as const;
      yield { name: `runebound/stage-${terrain}`, svg: draw({ id: `stage ${terrain}`, style, mood, ...nobody }) };
    }
    for (const [deck, [icon, tint]] of Object.entries(backs[game])) {
      yield { name: `${game}/back-${deck}`, svg: drawBack(style, path(icon), colour(tint)) };
    }
  }
}
