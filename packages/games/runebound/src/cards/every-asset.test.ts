import { type HexGiven, table } from '@tafelrunde/testing/runebound';
import { describe, expect, it } from 'vitest';
import { titleOf } from '../../test/watch.ts';
import { hexes } from '../content/map.ts';
import { runebound } from '../game.ts';
import { STAT_NAMES } from '../stats.ts';

/** What each asset adds to its hero, and its combat token; for goods what they are traded for, and where. */
const assets = `
old-sword | nothing | A03
serrated-axe | body+1 | A04
rune-staff | nothing | A05
broadsword | nothing | A06
storm-scepter | spirit+1 | A07
scouts-cloak | mind+1 | A08
traders-coat | speed+1 | A09
chain-mail | health+1 | A10
battle-robe | nothing | A11
fine-doublet | handLimit+1 | -
grappling-hook | nothing | A01
spirit-lantern | nothing | A02
alchemists-belt | nothing | -
map-case | speed+1 | -
thoroughbred | speed+2 | -
pack-mule | speed+1 handLimit+1 | -
materiel-a | goods | 2@fortress
provisions-a | goods | 2@town
relics-a | goods | 5@shrine
valuables-a | goods | 5@town
hunting-spear | nothing | B04
throwing-knives | nothing | B05
dueling-rapier | nothing | B06
staff-of-light | spirit+1 | B07
blade-of-valor | nothing | B08
warded-vest | nothing | B09
spiked-armor | body+1 health+1 | B10
plate-armor | spirit-1 health+2 | B11
elven-armor | mind+1 spirit+1 health+1 handLimit+1 | -
pilgrims-habit | spirit+1 | -
potion-kit | nothing | B01
tinkers-tools | nothing | B02
clawed-gauntlet | body+1 | B03
ring-of-strength | health+1 | -
riding-horse | speed+1 | -
river-barge | speed+1 | -
artifacts-b | goods | 2@shrine
materiel-b | goods | 2@fortress
armaments-b | goods | 5@fortress
relics-b | goods | 5@shrine
apprentice-wand | nothing | C03
twin-daggers | nothing | C04
short-bow | nothing | C05
runeblade | nothing | C06
truesight-bow | nothing | C07
dancers-silks | nothing | C08
leather-armor | nothing | C09
seers-mantle | mind+1 | C10
robe-of-echoes | nothing | C11
mana-armor | spirit+1 health+2 | C12
focus-crystal | nothing | C01
rune-shard | nothing | C02
backpack | handLimit+1 | -
lucky-coin | nothing | -
winged-boots | speed+1 | -
mountain-goat | speed+1 | -
provisions-c | goods | 2@town
artifacts-c | goods | 2@shrine
valuables-c | goods | 5@town
armaments-c | goods | 5@fortress
`;

const rows = assets
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))
  .map(([id, adds, token]) => ({ id, adds, token }));
const isGoods = ({ adds }: { readonly adds: string }): boolean => adds === 'goods';

/** Mok has no value that anything could lower below zero. */
const mok = (assets: readonly string[], at: HexGiven = [8, 5]) =>
  table('runebound', {
    players: [
      { hero: 'mok', at, assets },
      { hero: 'laurel', at: 'forge' },
    ],
    decks: { combat: ['Kobolds'] },
  });

describe('every asset', () => {
  it.each(rows.filter((row) => !isGoods(row)))('$id: $adds, $token', ({ id, adds, token }) => {
    const without = mok([]);
    const t = mok([id]);
    const more = STAT_NAMES.map((name) => [name, t.stat(0, name) - without.stat(0, name)] as const);
    const changes = more.filter(([, n]) => n !== 0).map(([name, n]) => `${name}${n > 0 ? '+' : ''}${n}`);
    expect(changes.join(' ') || 'nothing').toBe(adds);
    t.fight('adventure');
    const own = [...t.pool(0), ...t.spent(0)].map((name) => name.split(' ')[0]);
    expect(own.filter((code) => !code.startsWith('mok')).join()).toBe(token === '-' ? '' : token);
  });

  it.each(rows.filter(isGoods))('$id: $token', ({ id, token }) => {
    const [value, site] = token.split('@');
    for (const hex of hexes.filter((one) => one.site !== '')) {
      const t = mok([id], [hex.row, hex.col]);
      expect(t.offers(titleOf(id)), `at ${hex.region}`).toBe(hex.site === site);
      if (hex.site !== site) continue;
      t.choose(titleOf(id));
      expect([t.gold(0), t.assets(0), t.zone('assetDiscard')]).toEqual([Number(value), [], [titleOf(id)]]);
    }
  });

  it('is in the list', () => {
    const all = runebound.defs.filter(({ type }) => type === 'asset').map(({ id }) => id);
    expect(rows.map(({ id }) => id).sort()).toEqual(all.sort());
  });
});
