import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, it } from 'vitest';
import { cardNote } from '../../test/notation.ts';
import { assets } from '../../test/printed/assets.ts';
import * as board from '../../test/printed/board.ts';
import { combat } from '../../test/printed/combat.ts';
import { exploration } from '../../test/printed/exploration.ts';
import { heroes } from '../../test/printed/heroes.ts';
import { skills } from '../../test/printed/skills.ts';
import { social } from '../../test/printed/social.ts';
import { stories } from '../../test/printed/stories.ts';
import { FACES, isCompass, TERRAIN_DICE } from '../content/dice.ts';
import { ANY_DIE, COMPASS, EVERY_TERRAIN, hexes, TERRAIN } from '../content/map.ts';
import { regions } from '../content/regions.ts';
import { ELITE_TOKEN, ENEMY_TOKENS, SYMBOL, SYMBOLS, tokens } from '../content/tokens.ts';
import { runebound } from '../game.ts';
import { GEM_SPACES, SPACES, STORY_SPACES } from '../rules/time.ts';
import { ATTRIBUTES, STAT, STAT_NAMES } from '../stats.ts';
import { traits } from './traits.ts';

const lines = (text: string): string[] => text.trim().split('\n');

describe('what is printed on the cards', () => {
  const printed = [heroes, assets, skills, combat, exploration, social, stories].flatMap(lines);
  const byId = (line: string): string => line.split(' ')[line.includes('x ') && /: \dx /.test(line) ? 2 : 1];
  const written = new Map(runebound.defs.map((def) => [def.id, `${def.type}: ${cardNote(def)}`]));

  rule(['RB-SILENT-14', 'RB-SILENT-19', 'RB-SILENT-22', 'RB-SILENT-23'], 'is what the list says, card by card', () => {
    expect(printed.map(byId).sort()).toEqual([...written.keys()].sort());
  });

  it.each(printed.map((line) => [byId(line), line] as const))('%s', (id, line) => {
    expect(written.get(id)).toBe(line);
  });

  it('has words wherever there is room for them', () => {
    // Beside titles stands their grammar.
    const words = (key: string, value: unknown): unknown => (key === 'as' ? undefined : value);
    const texts = JSON.stringify(
      runebound.defs.map(({ tree, title, flavor }) => [tree, title, flavor]),
      words,
    );
    // Titles, names, flavour and narrating words: each is a pair, and none of them is empty.
    const pairs = [...texts.matchAll(/\{"de":"((?:[^"\\]|\\.)*)","en":"((?:[^"\\]|\\.)*)"\}/g)];
    expect(pairs.length).toBeGreaterThan(600);
    for (const [pair, de, en] of pairs) expect([de.length > 1, en.length > 1], pair).toEqual([true, true]);
  });
});

describe('what is printed on the board', () => {
  const letter = (terrain: number): string =>
    terrain === EVERY_TERRAIN ? 'C' : 'PFHMW'[Object.values(TERRAIN).indexOf(terrain as 1)];
  const at = ({ row, col }: { row: number; col: number }): string => `${row},${col}`;

  rule('RB-SILENT-06', 'the hexes, row by row', () => {
    const rows = board.rows.map((row) => row.replace(/./g, '-').split(''));
    for (const { row, col, terrain } of hexes) rows[row][col] = letter(terrain);
    expect(rows.map((row) => row.join(''))).toEqual(board.rows);
  });

  it.each([
    ['river', board.rivers],
    ['road', board.roads],
    ['bridge', board.bridges],
  ] as const)('every %s', (kind, edges) => {
    const found = hexes.flatMap((hex, i) =>
      hex.neighbours.flatMap((other, e) =>
        hex.edges[e][kind] && other > i ? [[at(hex), at(hexes[other])].sort().join('-')] : [],
      ),
    );
    const wanted = edges.split(/\s+/).map((edge) => edge.split('-').sort().join('-'));
    expect(found.sort()).toEqual(wanted.sort());
  });

  it('the gems of each deck, the sites and the names', () => {
    const gems = ['combat', 'exploration', 'social'].map((_, deck) =>
      hexes.flatMap((hex) => (hex.gem === deck ? [at(hex)] : [])),
    );
    const sorted = (text: string): string[] => text.split(' ').sort();
    expect(gems.map((list) => list.sort())).toEqual([
      sorted(board.gems.combat),
      sorted(board.gems.exploration),
      sorted(board.gems.social),
    ]);
    const sites = hexes.flatMap((hex) => (hex.site === '' ? [] : [`${at(hex)} ${hex.site}`]));
    expect(sites.sort()).toEqual(lines(board.sites).sort());
    const named = Object.values(regions).map(({ hexes: list }) => list.map(([row, col]) => `${row},${col}`).join(' '));
    expect(named.sort()).toEqual(lines(board.territories).sort());
    for (const { name } of Object.values(regions)) {
      expect([name.de.length > 2, name.en.length > 2], name.en).toEqual([true, true]);
    }
  });

  rule(['RB-SILENT-10', 'RB-TIME-01'], 'the time track', () => {
    expect([SPACES, STORY_SPACES, GEM_SPACES]).toEqual([12, [2, 5, 8, 11], [6, 12]]);
  });
});

describe('what is printed on tokens and dice', () => {
  const face = ({ symbol, n, gold }: (typeof tokens)[number]['faces'][0]): string =>
    `${gold ? 'gold ' : ''}${n > 1 ? `${n} ` : ''}${SYMBOLS[symbol]}`;

  rule(['RB-SILENT-15', 'RB-SILENT-16', 'RB-SILENT-17', 'RB-SILENT-18'], 'both sides of all combat tokens', () => {
    const found = tokens.map(({ id, faces }) => `${id}: ${face(faces[0])} | ${face(faces[1])}`);
    expect(found).toEqual(lines(board.tokens));
    expect(ENEMY_TOKENS.map((token) => tokens[token].id)).toEqual([1, 2, 3, 4, 5].map((n) => `enemy-${n}`));
    expect(tokens[ELITE_TOKEN].id).toBe('elite');
    expect(SYMBOLS.map((symbol) => SYMBOL[symbol])).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  rule('RB-SILENT-12', 'the six faces of the five terrain dice', () => {
    const names = (Object.keys(TERRAIN) as (keyof typeof TERRAIN)[]).map((name) => [name, TERRAIN[name]] as const);
    const found = FACES.map((mask) =>
      isCompass(mask) ? 'compass' : names.flatMap(([name, bit]) => ((mask & bit) === 0 ? [] : [name])).join('/'),
    );
    expect(found.sort()).toEqual(board.dieFaces.toSorted());
    expect(TERRAIN_DICE).toBe(5);
    expect([Object.values(TERRAIN), EVERY_TERRAIN, COMPASS, ANY_DIE]).toEqual([[1, 2, 4, 8, 16], 31, 32, 63]);
  });

  it('the values have their numbers, and every trait its name', () => {
    expect(STAT_NAMES.map((name) => STAT[name])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ATTRIBUTES).toEqual(['body', 'mind', 'spirit']);
    const used = new Set(runebound.defs.flatMap((def) => def.traits));
    for (const trait of used) expect(traits[trait as keyof typeof traits], trait).toBeDefined();
    expect(Object.keys(traits).sort()).toEqual([...used].sort());
  });
});
