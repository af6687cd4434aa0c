import { rule } from '@tafelrunde/testing/rule';
import { type RbGiven, type RbTable, table } from '@tafelrunde/testing/runebound';
import { expect } from 'vitest';
import { COMBAT_GEM } from '../../test/tables.ts';

/** Three heroes, the first two on one hex. */
function three(given: Partial<RbGiven> = {}): RbTable {
  return table('runebound', {
    players: [
      { hero: 'corbin', at: [1, 3], gold: 2, assets: ['old-sword'] },
      { hero: 'mok', at: [1, 3], gold: 4, assets: ['chain-mail', 'relics-a'] },
      { hero: 'thorn', at: 'forge' },
    ],
    ...given,
  });
}

rule(
  ['RB-TRADE-01', 'RB-TRADE-02', 'RB-TRADE-03', 'RB-TRADE-05', 'RB-READ-08'],
  'heroes on one hex exchange gold and assets, if both agree, without an action',
  () => {
    const t = three();
    // Before the turn the other one was asked whether he wants to propose something.
    expect(t.asked).toBe(1);
    t.choose('Do not exchange').choose('Exchange with Player 2');
    t.choose('Old Sword').choose('1 gold').choose('Relics').choose('Chain Mail').choose('0 gold');
    expect([t.asked, t.prompt]).toEqual([
      ...[1, 'Player 1 offers 1 gold and Old Sword for Relics and Chain Mail. Agreed?'],
    ]);
    t.choose('Agree');
    expect(t.log.at(-1)).toBe(
      'Exchange: Player 1 gives Player 2 1 gold and Old Sword and receives Relics and Chain Mail.',
    );
    expect([t.assets(0), t.assets(1)]).toEqual([['Relics', 'Chain Mail'], ['Old Sword']]);
    expect([t.gold(0), t.gold(1), t.actions]).toEqual([1, 5, 3]);
  },
);

rule(['RB-TRADE-01'], 'nothing changes hands against somebody’s will', () => {
  const t = three();
  t.choose('Do not exchange')
    .choose('Exchange with Player 2')
    .choose('Enough')
    .choose('0 gold')
    .choose('Enough')
    .choose('4 gold');
  expect(t.prompt).toBe('Player 1 offers nothing for 4 gold. Agreed?');
  t.choose('Refuse');
  expect([t.gold(0), t.gold(1)]).toEqual([2, 4]);
});

rule(['RB-READ-04', 'RB-TRADE-01'], 'also in a third player’s turn', () => {
  const t = three({ active: 2 });
  expect(t.asked).toBe(0);
  t.choose('Exchange with Player 2')
    .choose('Enough')
    .choose('2 gold')
    .choose('Chain Mail')
    .choose('Enough')
    .choose('0 gold')
    .choose('Agree');
  expect([t.gold(0), t.gold(1), t.assets(0)]).toEqual([0, 6, ['Old Sword', 'Chain Mail']]);
});

rule(
  ['RB-READ-09', 'RB-TRADE-01'],
  'who has declined is not asked before every turn, until something has changed',
  () => {
    const t = three({ active: 2 });
    t.choose('Do not exchange').choose('Do not exchange');
    expect(t.asked).toBe(2);
    t.playTo('turn/end').playTo('turn/begin').go();
    // The next turn begins without a question about exchanging.
    expect(t.prompt).toContain('Your turn');
  },
);

rule(['RB-TRADE-04'], 'starting tokens, trophies, skills and story tokens are not for exchange', () => {
  const t = three({
    players: [
      { hero: 'corbin', at: [1, 3], gold: 1, story: 3, skills: ['pounce'], hand: ['smite'], trophies: ['kobolds'] },
      { hero: 'mok', at: [1, 3], gold: 1, story: 2, skills: ['zeal'], trophies: ['ettin'] },
    ],
  });
  t.choose('Do not exchange').choose('Exchange with Player 2');
  // Nobody owns assets: only gold is asked about.
  expect(t.labels()).toEqual(['0 gold', '1 gold']);
  t.choose('0 gold');
  expect(t.labels()).toEqual(['0 gold', '1 gold']);
});

rule(['RB-SILENT-38'], 'not while one of them fights, but with defeated and delayed heroes', () => {
  const down = three({
    players: [
      { hero: 'corbin', at: [1, 3], gold: 2, damage: 10 },
      { hero: 'mok', at: [1, 3], gold: 4, delayed: true },
    ],
  });
  down.choose('Do not exchange');
  expect(down.labels()).toEqual(['Rest', 'Exchange with Player 2']);
  const fight = three({
    players: [
      { hero: 'corbin', at: COMBAT_GEM, gold: 2 },
      { hero: 'mok', at: COMBAT_GEM, gold: 4 },
    ],
    decks: { combat: ['ettin'] },
  });
  fight.choose('Do not exchange').fight('Adventure', { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'] });
  expect(fight.labels().some((label) => label.includes('Exchange'))).toBe(false);
});

rule(['RB-READ-09', 'RB-READ-04'], 'a seat proposes at most three exchanges in a turn, so that every game ends', () => {
  const t = three();
  t.choose('Do not exchange');
  for (let i = 0; i < 3; i++)
    t.choose('Exchange with Player 2')
      .choose('Enough')
      .choose('1 gold')
      .choose('Enough')
      .choose('0 gold')
      .choose('Refuse');
  expect(t.offers('Exchange with Player 2')).toBe(false);
});
