import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { turnTable } from '../../test/tables.ts';

rule(
  ['RB-SHOP-01', 'RB-SHOP-02', 'RB-SHOP-03', 'RB-SHOP-04', 'RB-SHOP-05', 'RB-SHOP-10', 'RB-SHOP-09', 'RB-GOLD-01'],
  'shopping: a fourth card, then selling, then buying one',
  () => {
    const t = turnTable(
      { hero: 'corbin', at: 'tamalir', gold: 4, assets: ['old-sword', 'backpack'] },
      { markets: [['serrated-axe', 'chain-mail', 'relics-a']], assetDeck: ['map-case'] },
    );
    t.choose('Shop');
    expect(t.market(0)).toEqual(['Serrated Axe', 'Chain Mail', 'Relics', 'Map Case']);
    expect(t.labels()).toEqual(['Sell nothing more', 'Sell Old Sword for 2 gold', 'Sell Backpack for 2 gold']);
    t.choose('Sell Old Sword');
    expect([t.gold(0), t.zone('assetDiscard')]).toEqual([6, ['Old Sword']]);
    t.choose('Sell nothing more').choose('Buy Serrated Axe');
    expect([t.gold(0), t.assets(0), t.market(0)]).toEqual([
      1,
      ['Backpack', 'Serrated Axe'],
      ['Chain Mail', 'Relics', 'Map Case'],
    ]);
    expect(t.actions).toBe(2);
  },
);

rule(['RB-SHOP-08', 'RB-SHOP-09', 'RB-EX-36'], 'who cannot buy discards one of the four', () => {
  const t = turnTable(
    { hero: 'corbin', at: 'tamalir' },
    { markets: [['serrated-axe', 'chain-mail', 'relics-a']], assetDeck: ['map-case'] },
  );
  t.choose('Shop');
  expect(t.labels()).toEqual(['Discard Serrated Axe', 'Discard Chain Mail', 'Discard Relics', 'Discard Map Case']);
  t.choose('Discard Relics');
  expect([t.market(0), t.zone('assetDiscard')]).toEqual([['Serrated Axe', 'Chain Mail', 'Map Case'], ['Relics']]);
});

rule(
  ['RB-SHOP-08', 'RB-SHOP-11', 'RB-SHOP-07'],
  'one card is bought or discarded, and what was bought cannot be sold in the same action',
  () => {
    const t = turnTable(
      { hero: 'corbin', at: 'tamalir', gold: 20 },
      { markets: [['serrated-axe', 'chain-mail', 'relics-a']], assetDeck: ['map-case'] },
    );
    t.choose('Shop').choose('Buy Chain Mail');
    // The action is over.
    expect(t.offers('Shop')).toBe(true);
    expect(t.labels().some((label) => label.startsWith('Sell') || label.startsWith('Buy'))).toBe(false);
  },
);

rule(
  ['RB-SHOP-01', 'RB-SHOP-06'],
  'nobody shops outside of a city, nor sells without shopping, unless a card says so',
  () => {
    const at = (place: 'everton' | 'tamalir', skills: string[] = []) =>
      turnTable({ hero: 'corbin', at: place, gold: 9, assets: ['old-sword'], skills });
    const sells = (t: ReturnType<typeof at>) => t.labels().some((label) => label.startsWith('Sell'));
    expect([at('everton').offers('Shop'), sells(at('everton'))]).toEqual([false, false]);
    // In a city only by the action, and not behind it.
    const city = at('tamalir');
    expect([city.offers('Shop'), sells(city)]).toEqual([true, false]);
    city.choose('Shop', 'Sell nothing more').choose(`Discard ${city.market(0)[0]}`);
    expect([city.assets(0).includes('Old Sword'), sells(city)]).toEqual([true, false]);
    const fence = at('everton', ['fence']).choose('Fence');
    if (fence.offers('Old Sword')) fence.choose('Old Sword');
    expect([fence.assets(0), fence.gold(0)]).toEqual([[], 11]);
  },
);

rule(['RB-MARKET-02'], 'a card that leaves a market otherwise is replaced at once', () => {
  const t = turnTable(
    { hero: 'corbin', at: [1, 3], gold: 5, skills: ['haggle'] },
    { markets: [['old-sword', 'chain-mail', 'relics-a']], assetDeck: ['map-case'] },
  );
  t.choose('Haggle').choose('Buy Old Sword');
  expect(t.gold(0)).toBe(5);
  expect(t.market(0)).toEqual(['Chain Mail', 'Relics', 'Map Case']);
});

rule(['RB-ASSET-06', 'RB-SILENT-34'], 'an asset deck that becomes empty is made anew at once', () => {
  const t = turnTable(
    { hero: 'corbin', at: 'tamalir', gold: 5, assets: ['old-sword'] },
    {
      emptyDecks: ['assets'],
      assetDeck: ['map-case'],
      markets: [
        ['serrated-axe', 'chain-mail', 'relics-a'],
        ['riding-horse', 'twin-daggers', 'short-bow'],
        ['leather-armor', 'backpack', 'lucky-coin'],
        ['winged-boots', 'runeblade', 'rune-shard'],
      ],
    },
  );
  t.choose('Shop').choose('Sell Old Sword');
  expect(t.zone('assetDeck')).toEqual(['Old Sword']);
});

rule('RB-SHOP-08', 'where the market is empty, nothing can be bought or discarded', () => {
  const t = turnTable({ hero: 'corbin', at: 'tamalir', gold: 9 }, { emptyDecks: ['assets'] });
  expect(t.market(0)).toEqual([]);
  t.choose('Shop');
  expect([t.prompt, t.actions, t.gold(0)]).toEqual(['Your turn: what do you do?', 2, 9]);
});
