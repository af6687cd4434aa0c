import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { describe, expect } from 'vitest';
import { runebound } from '../game.ts';

const PARTNER = { hero: 'laurel', at: 'forge' } as const;

const hawthorne = (given: object, more: object = {}) =>
  table('runebound', { players: [{ hero: 'hawthorne', at: 'tamalir', ...given }, PARTNER], ...more });

describe('assets', () => {
  rule('RB-ASSET-01', 'there are five kinds', () => {
    const kinds = new Set(runebound.defs.flatMap(({ assetKind }) => (assetKind === '' ? [] : [assetKind])));
    expect([...kinds].sort()).toEqual(['apparel', 'gear', 'goods', 'movement', 'weapon']);
  });

  rule(['RB-ASSET-02', 'RB-ASSET-03'], 'of two assets of a kind one is discarded at once, either of them', () => {
    for (const [thrown, kept] of [
      ['Old Sword', 'Broadsword'],
      ['Broadsword', 'Old Sword'],
    ]) {
      const t = hawthorne({ gold: 7, assets: ['Old Sword'] }, { assetDeck: ['Broadsword'] });
      t.choose('shop', 'Sell nothing more', 'Buy Broadsword');
      expect([...t.labels()].sort()).toEqual(['Discard Broadsword', 'Discard Old Sword']);
      t.choose(`Discard ${thrown}`);
      expect(t.assets(0)).toEqual([kept]);
    }
  });

  rule('RB-ASSET-02', 'assets of different kinds go together', () => {
    const assets = ['Old Sword', 'Chain Mail', 'Map Case', 'Riding Horse', 'provisions-a'];
    expect(hawthorne({ assets }).assets(0).length).toBe(5);
  });

  rule(
    ['RB-ASSET-04', 'RB-COMBAT-07'],
    'the combat token comes with the asset, by whatever means it was gained',
    () => {
      const fight = (given: object) => {
        const t = table('runebound', {
          players: [{ hero: 'hawthorne', at: [8, 5], ...given }, PARTNER],
          decks: { combat: ['Kobolds'] },
        });
        t.choose('adventure');
        return [...t.pool(0), ...t.spent(0)].map((token) => token.split(' ')[0]).sort();
      };
      expect(fight({})).toEqual(['hawthorne-1', 'hawthorne-2', 'hawthorne-3']);
      expect(fight({ assets: ['Broadsword', 'Chain Mail'] })).toContain('A06');
      expect(fight({ assets: ['Broadsword', 'Chain Mail'] })).toContain('A10');
      const found = table('runebound', {
        players: [{ hero: 'hawthorne', at: [9, 8], gold: 2 }, PARTNER],
        decks: { social: ['Wandering Trader', 'Cutpurses'] },
        assetDeck: ['Broadsword'],
      });
      found.choose('adventure', 'n0');
      expect(found.assets(0)).toEqual(['Broadsword']);
    },
  );

  rule('RB-ASSET-05', 'the token of a sold asset is gone', () => {
    const t = hawthorne({ assets: ['Broadsword'] });
    t.choose('shop', 'Sell Broadsword');
    expect(t.assets(0)).toEqual([]);
    expect(t.zone('assetDiscard')).toEqual(['Broadsword']);
    expect(t.gold(0)).toBe(7);
  });

  rule(['RB-ASSET-06', 'RB-SILENT-34'], 'an empty asset deck is made of the discards as soon as it is empty', () => {
    const markets = [
      ['Old Sword', 'Chain Mail', 'Map Case'],
      ['Broadsword', 'Fine Doublet', 'Thoroughbred'],
      ['Short Bow', 'Plate Armor', 'Riding Horse'],
      ['Runeblade', 'Elven Armor', 'Winged Boots'],
    ];
    const t = hawthorne({ gold: 0 }, { markets, assetDeck: ['Rune Staff'], emptyDecks: ['assets'] });
    t.choose('shop');
    expect(t.market(0)).toEqual([...markets[0], 'Rune Staff']);
    expect(t.zone('assetDeck')).toEqual([]);
    t.choose('Discard Map Case');
    expect(t.zone('assetDeck')).toEqual(['Map Case']);
    expect(t.zone('assetDiscard')).toEqual([]);
  });

  rule(
    ['RB-ASSET-07', 'RB-SILENT-04', 'RB-SILENT-23'],
    'the asset deck is made of the sets A, B and C of twenty each',
    () => {
      const t = hawthorne({});
      const all = [0, 1, 2, 3].flatMap((city) => t.market(city)).concat(t.zone('assetDeck'));
      expect(all.length).toBe(60);
      for (const set of ['A', 'B', 'C']) expect(runebound.defs.filter((def) => def.set === set).length).toBe(20);
    },
  );
});

describe('goods', () => {
  rule(
    ['RB-GOODS-01', 'RB-GOODS-02', 'RB-GOODS-03', 'RB-GOODS-04'],
    'are traded by an action where the card says',
    () => {
      const t = hawthorne({ at: 'suvars-rest', assets: ['relics-a'] });
      t.choose('Relics');
      expect(t.gold(0)).toBe(5);
      expect(t.assets(0)).toEqual([]);
      expect(t.zone('assetDiscard')).toEqual(['Relics']);
      expect(t.actions).toBe(2);
    },
  );

  rule('RB-GOODS-02', 'cannot be traded elsewhere', () => {
    for (const at of ['everton', 'caer-loek', 'tamalir', 'riverlands'] as const) {
      expect(hawthorne({ at, assets: ['relics-a'] }).offers('Relics')).toBe(false);
    }
  });

  rule('RB-GOODS-01', 'every goods card has a trade value, and nothing else has', () => {
    for (const def of runebound.defs) expect(def.trade !== null).toBe(def.assetKind === 'goods');
  });
});

describe('exchanging', () => {
  const together = (one: object, other: object, more: object = {}) =>
    table('runebound', {
      players: [
        { hero: 'hawthorne', at: 'riverlands', ...one },
        { hero: 'laurel', at: 'riverlands', ...other },
        { hero: 'mok', at: 'forge' },
      ],
      ...more,
    });

  rule(
    ['RB-TRADE-01', 'RB-TRADE-02'],
    'heroes on one hex exchange gold and assets, without an action, if both agree',
    () => {
      const t = together({ gold: 3, assets: ['Old Sword'] }, { gold: 1, assets: ['Chain Mail'] });
      t.pass();
      t.choose('trade1', 'Old Sword', '2 gold', 'Chain Mail', '1 gold');
      expect(t.asked).toBe(1);
      t.choose('Agree');
      expect([t.gold(0), t.gold(1)]).toEqual([2, 2]);
      expect([t.assets(0), t.assets(1)]).toEqual([['Chain Mail'], ['Old Sword']]);
      expect(t.actions).toBe(3);
    },
  );

  rule('RB-TRADE-01', 'nothing changes hands if the other refuses', () => {
    const t = together({ gold: 3 }, {});
    t.pass();
    t.choose('trade1', '3 gold', 'Refuse');
    expect([t.gold(0), t.gold(1)]).toEqual([3, 0]);
  });

  rule('RB-TRADE-01', 'not over any distance', () => {
    const t = table('runebound', {
      players: [
        { hero: 'hawthorne', at: 'riverlands', gold: 3 },
        { hero: 'laurel', at: 'market-town', gold: 3 },
      ],
    });
    expect(t.offers('trade1')).toBe(false);
  });

  rule(['RB-TRADE-01', 'RB-READ-04'], 'also in the turn of a third hero', () => {
    const t = together({ gold: 3 }, { gold: 1 }, { active: 2 });
    expect(t.asked).toBe(0);
    t.choose('trade1', '3 gold', '0 gold', 'Agree');
    expect([t.gold(0), t.gold(1)]).toEqual([0, 4]);
  });

  rule('RB-TRADE-03', 'the combat token changes owner with its asset', () => {
    const t = together(
      { at: [8, 5], assets: ['Broadsword'] },
      { at: [8, 5] },
      { decks: { combat: ['Kobolds', 'Rebels'] } },
    );
    t.pass();
    t.choose('trade1', 'Broadsword', 'Agree', 'adventure');
    expect([...t.pool(0), ...t.spent(0)].some((token) => token.startsWith('A06'))).toBe(false);
  });

  rule('RB-TRADE-04', 'nothing else can be offered', () => {
    const t = together({ hand: ['Smite'], skills: ['Veteran'], trophies: ['Kobolds'], story: 2, gold: 1 }, {});
    t.pass();
    t.choose('trade1');
    expect(t.labels()).toEqual(['0 gold', '1 gold']);
  });

  rule(['RB-TRADE-05', 'RB-READ-05', 'RB-GOODS-04'], 'goods that are passed on earn nothing', () => {
    const t = together({ at: 'suvars-rest', assets: ['relics-a'] }, { at: 'suvars-rest' });
    t.pass();
    t.choose('trade1', 'Relics', 'Agree');
    expect([t.gold(0), t.gold(1)]).toEqual([0, 0]);
    expect(t.assets(1)).toEqual(['Relics']);
  });
});
