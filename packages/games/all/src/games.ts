// The games, one line for each: everything that lists games (page, server, tool, lab, bots, saves) derives from these lines.
export { default as dbg } from '@tafelrunde/dbg/manifest';
export { default as lcg } from '@tafelrunde/lcg/manifest';
export { default as runebound } from '@tafelrunde/runebound/manifest';
export { default as tcg } from '@tafelrunde/tcg/manifest';
