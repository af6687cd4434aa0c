import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { tablesWith } from '../../../test/tables.ts';
import { skill } from '../../define.ts';
import { recast, surge } from '../../language/index.ts';

const of = (id: string) => ({ id, title: { de: id, en: id }, set: 'runes', attribute: 'body', cost: ['any'] }) as const;

const { fightTable } = tablesWith(skill({ ...of('any-recast'), abilities: [surge(1, recast(1, 'any'))] }));

rule(
  ['RB-TOKEN-01', 'RB-TOKEN-02', 'RB-CAST-02', 'RB-TOKEN-03'],
  'only the side that lies up counts, for spending and for effects',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin', skills: ['dirty-tricks'] },
      { own: ['corbin-1 surge', 'corbin-2 shield'], foe: ['enemy-1 shield'] },
    );
    // Behind both of Corbin's tokens there is physical damage.
    expect(t.labels().some((label) => label.startsWith('Attack'))).toBe(false);
    const golem = fightTable(
      'barrow-wyrm',
      { hero: 'corbin' },
      { own: ['corbin-1 surge', 'corbin-3 physical'], foe: ['enemy-3 surge', 'enemy-1 enemy'], turn: 1 },
    );
    // The wyrm removes a physical token: corbin-1 shows a surge and is none.
    golem.choose('Barrow Wyrm');
    expect(golem.spent(0)).toContain('corbin-3 physical');
    expect(golem.pool(0)).toEqual(['corbin-1 surge']);
  },
);

rule(['RB-TOKEN-05', 'RB-EX-23', 'RB-REMOVE-01'], 'all tokens of a symbol are meant whatever their number', () => {
  const t = fightTable(
    'bone-dragon',
    { hero: 'corbin' },
    {
      own: ['corbin-1 physical', 'corbin-2 physical', 'corbin-3 agility'],
      foe: ['enemy-3 surge', 'elite surge', 'enemy-1 enemy'],
      turn: 1,
    },
    { act: 2, scenario: 'vorakesh', decks: { combat: ['bone-dragon'] } },
  );
  t.choose('remove all physical');
  expect(t.pool(0)).toEqual(['corbin-3 agility']);
  expect(t.spent(0)).toEqual(['corbin-1 physical', 'corbin-2 physical']);
});

rule(
  ['RB-TOKEN-04', 'RB-POOL-02'],
  'flipping and recasting is for combat tokens, and those in pools are targets',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin', gold: 3, damage: 1 },
      { own: ['corbin-3 agility', 'corbin-1 surge'], foe: ['enemy-1 shield', 'enemy-2 enemy'] },
    );
    t.choose('Spend agility');
    expect(t.labels()).toEqual(['Flip surge', 'Recast shield', 'Recast enemy damage']);
  },
);

rule(['RB-AGILITY-01', 'RB-FLIP-01'], 'agility flips an own token', () => {
  const t = fightTable(
    'ettin',
    { hero: 'corbin' },
    { own: ['corbin-3 agility', 'corbin-1 surge'], foe: ['enemy-1 shield'] },
  );
  t.choose('Spend agility', 'Flip surge');
  expect(t.pool(0)).toEqual(['corbin-1 physical']);
  expect(t.spent(0)).toEqual(expect.arrayContaining(['corbin-3 agility']));
});

rule(
  ['RB-AGILITY-02', 'RB-AGILITY-03', 'RB-RECAST-01', 'RB-RECAST-02'],
  'or makes the opponent recast a token that the spender chooses',
  () => {
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const t = fightTable(
        'ettin',
        { hero: 'corbin' },
        { own: ['corbin-3 agility', 'corbin-2 physical'], foe: ['enemy-1 shield', 'enemy-2 enemy'] },
        { seed: `recast ${i}` },
      );
      expect(t.asked).toBe(0);
      t.choose('Spend agility').until('fight/next', 'Recast shield');
      expect(t.pool(1)).toContain('enemy-2 enemy');
      seen.add(t.pool(1)[0]);
    }
    expect([...seen].sort()).toEqual(['enemy-1 enemy', 'enemy-1 shield']);
  },
);

rule(['RB-AGILITY-04', 'RB-EX-42', 'RB-DOUBLE-03'], 'agility on a doubler is legal and brings nothing more', () => {
  const t = fightTable(
    'ettin',
    { hero: 'mok' },
    { own: ['mok-1 double', 'mok-2 agility', 'mok-3 surge'], foe: ['enemy-1 shield', 'enemy-2 enemy'] },
  );
  t.choose('doubler', 'agility');
  t.lay({ own: ['mok-1 double', 'mok-2 agility', 'mok-3 surge'], foe: ['enemy-1 shield', 'enemy-2 enemy'] });
  t.m.s.fight.liesOn[t.slot(0, 'mok-2')] = t.slot(0, 'mok-1');
  t.choose('Spend agility', 'Flip surge');
  expect(t.pool(0)).toEqual(['mok-3 physical']);
  expect(t.spent(0)).toEqual(['mok-1 double', 'mok-2 agility']);
});

rule(
  ['RB-DOUBLE-01', 'RB-DOUBLE-02', 'RB-DOUBLE-03', 'RB-EX-02', 'RB-SILENT-32'],
  'a token on a doubler counts double and both are spent together',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'thorn', assets: ['focus-crystal', 'broadsword'] },
      { own: ['C01 double', 'A06 physical', 'thorn-2 double'], foe: ['enemy-1 enemy'] },
    );
    t.choose(`d${t.slot(0, 'C01')}`);
    // The other doubler cannot be put on it; the only token that can is taken (RB-SILENT-32).
    expect(t.m.s.fight.liesOn[t.slot(0, 'A06')]).toBe(t.slot(0, 'C01'));
    t.choose('Pass');
    expect(t.asked).toBe(0);
    t.choose('4 physical damage');
    expect(t.enemyDamage()).toBe(4);
    expect(t.spent(0)).toEqual(expect.arrayContaining(['C01 double', 'A06 physical']));
  },
);

rule(['RB-DOUBLE-04'], 'nothing lies on a pair of tokens', () => {
  const t = fightTable(
    'ettin',
    { hero: 'mok' },
    { own: ['mok-1 double', 'mok-2 shield', 'mok-3 physical'], foe: ['enemy-1 enemy', 'enemy-2 agility'] },
  );
  t.choose('doubler', 'shield');
  t.choose('Pass');
  expect(t.asked).toBe(0);
  expect(t.offers('Put a token on the doubler')).toBe(false);
});

rule(
  ['RB-DOUBLE-05', 'RB-DOUBLE-06', 'RB-DOUBLE-07', 'RB-SILENT-31'],
  'the upper token can be reached, the doubler beneath it cannot',
  () => {
    const t = fightTable(
      'deep-elf',
      { hero: 'mok' },
      { own: ['mok-1 double', 'mok-2 shield'], foe: ['enemy-3 surge', 'enemy-1 enemy'] },
    );
    t.choose('doubler');
    // The elf flips one token of its opponent: only the upper one is there to be flipped, and lies on the doubler again.
    t.choose('Deep Elf');
    expect(t.pool(0)).toEqual(['mok-1 double', 'mok-2 agility']);
    expect(t.m.s.fight.liesOn[t.slot(0, 'mok-2')]).toBe(t.slot(0, 'mok-1'));
    // Removed, it leaves the doubler in the pool, which may take another token.
    const k = fightTable(
      'kobolds',
      { hero: 'mok' },
      { own: ['mok-1 double', 'mok-2 shield', 'mok-3 physical'], foe: ['enemy-3 surge', 'elite surge'] },
      { act: 2 },
    );
    k.choose('doubler', 'shield');
    k.choose('Kobolds: remove').choose('Remove shield');
    expect(k.pool(0)).toEqual(['mok-1 double', 'mok-3 physical']);
    expect(k.offers('Put a token on the doubler')).toBe(true);
  },
);

rule(
  ['RB-FLIP-02', 'RB-REMOVE-03', 'RB-REMOVE-04', 'RB-EX-05'],
  'spent tokens are out of reach of effects that do not name them',
  () => {
    const t = fightTable(
      'dread-prophet',
      { hero: 'corbin' },
      { own: ['corbin-1 physical', 'corbin-2 shield'], foe: ['enemy-3 surge', 'enemy-1 enemy'], turn: 1 },
      { scenario: 'vorakesh', decks: { combat: ['dread-prophet'] } },
    );
    expect(t.spent(0)).toEqual([expect.stringContaining('corbin-3')]);
    t.choose('Dread Prophet');
    expect(t.labels()).toEqual(['Recast 2 physical damage', 'Recast shield']);
  },
);

rule(['RB-SPEND-02'], 'a spent token cannot be spent again in the same round', () => {
  const t = fightTable(
    'ettin',
    { hero: 'corbin' },
    { own: ['corbin-1 physical', 'corbin-3 agility'], foe: ['enemy-1 enemy', 'enemy-2 enemy'] },
  );
  t.choose('2 physical damage').choose('Pass');
  expect(t.asked).toBe(0);
  expect(t.labels()).toEqual(['Spend agility', 'Pass']);
});

rule(['RB-RECAST-03'], 'an effect that leaves the side open reaches both', () => {
  const t = fightTable(
    'ettin',
    { hero: 'corbin', skills: ['any-recast'] },
    { own: ['corbin-1 surge', 'corbin-2 shield'], foe: ['enemy-1 shield'] },
  );
  t.choose('any-recast');
  expect(t.labels()).toEqual([expect.stringContaining('Recast shield'), expect.stringContaining('Recast shield')]);
  expect(t.decision.options.map(({ n }) => n).sort()).toEqual([t.slot(0, 'corbin-2'), t.slot(1, 'enemy-1')].sort());
});
