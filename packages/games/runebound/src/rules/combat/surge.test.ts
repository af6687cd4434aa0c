import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { tablesWith } from '../../../test/tables.ts';
import { skill } from '../../define.ts';
import { all, damage, dealtDamage, gold, recastSpent, remove, response, surge } from '../../language/index.ts';

const of = (id: string) => ({ id, title: { de: id, en: id }, set: 'runes', attribute: 'body', cost: ['any'] }) as const;

const { fightTable } = tablesWith(
  skill({ ...of('twice'), abilities: [surge(1, recastSpent(2))] }),
  skill({ ...of('cleave'), abilities: [surge(1, all(damage(2, 'physical'), remove(1, 'any')))] }),
  skill({ ...of('spoils'), abilities: [response(dealtDamage(), gold(1))] }),
  skill({ ...of('plunder'), abilities: [response(dealtDamage('any', true), gold(1))] }),
);

rule(
  ['RB-ENERGY-01', 'RB-ENERGY-02', 'RB-GOLDEN-07'],
  'a surge ability is a combat action, voluntary, once in a combat round',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'mok', skills: ['smite'] },
      { own: ['mok-3 surge', 'mok-2 shield'], foe: ['enemy-1 enemy'] },
    );
    expect(t.labels()).toEqual(expect.arrayContaining(['Pass']));
    t.choose('Smite');
    expect(t.enemyDamage()).toBe(2);
    expect(t.spent(0)).toContain('mok-3 surge');
    const again = t.lay({ own: ['mok-3 surge', 'mok-2 agility'], foe: ['enemy-1 enemy'] });
    // There is surge again, but the ability was used in this round; the hero's own one was not.
    expect(again.offers('Smite')).toBe(false);
    expect(again.offers('Elder Mok: take')).toBe(true);
  },
);

rule(
  ['RB-ENERGY-03', 'RB-ENERGY-04', 'RB-ENERGY-05', 'RB-EX-40', 'RB-READ-02'],
  'more surge may be spent than needed, and the very tokens that paid may be recast',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'thorn', skills: ['twice'], assets: ['spirit-lantern', 'apprentice-wand'] },
      { own: ['thorn-1 surge', 'A02 surge', 'C03 surge'], foe: ['enemy-1 enemy'] },
    );
    t.choose('twice')
      .choose(`t${t.slot(0, 'A02')}`)
      .choose(`t${t.slot(0, 'C03')}`, 'Enough');
    expect(t.labels().filter((label) => label.startsWith('Recast')).length).toBeGreaterThanOrEqual(2);
    t.choose(`t${t.slot(0, 'A02')}`).choose(`t${t.slot(0, 'C03')}`);
    const back = t.pool(0).map((token) => token.split(' ')[0]);
    expect(back).toEqual(expect.arrayContaining(['thorn-1', 'A02', 'C03']));
  },
);

rule(['RB-X-01', 'RB-ENERGY-03'], 'X is the surge that was paid', () => {
  const t = fightTable(
    'ettin',
    { hero: 'thorn', skills: ['bears-strength'] },
    { own: ['thorn-1 surge'], foe: ['enemy-1 enemy'] },
  );
  t.choose('Bear');
  expect(t.enemyDamage()).toBe(2);
});

rule(
  ['RB-CANCEL-01', 'RB-CANCEL-02', 'RB-CANCEL-03', 'RB-EX-11', 'RB-EX-15', 'RB-ATTACK-04'],
  'a cancelled ability is not resolved, its cost stays paid, and what the spell deals is no attack',
  () => {
    const t = fightTable(
      'kobolds',
      { hero: 'mok', skills: ['counterspell', 'plunder'], hand: ['smite'] },
      { own: ['mok-1 magic'], foe: ['enemy-3 surge', 'enemy-1 enemy'], turn: 1 },
    );
    t.choose('Kobolds');
    // Asked after the surge was paid and before anything is dealt.
    expect(t.spent(1)).toContain('enemy-3 surge');
    expect(t.damage(0)).toBe(0);
    t.choose('Counterspell');
    expect(t.damage(0)).toBe(0);
    expect(t.enemyDamage()).toBe(1);
    expect(t.spent(1)).toContain('enemy-3 surge');
    // Plunder looks for damage of attacks, and this was none.
    expect(t.gold(0)).toBe(0);
  },
);

rule(
  ['RB-ATTACK-03', 'RB-DAMAGE-13', 'RB-DAMAGE-15', 'RB-EX-43', 'RB-DAMAGE-12'],
  'blocked damage is not dealt, but the rest of the effect takes place',
  () => {
    const blocked = fightTable(
      'ettin',
      { hero: 'corbin', skills: ['cleave', 'spoils'] },
      { own: ['corbin-1 surge'], foe: ['enemy-1 shield', 'enemy-2 enemy'] },
    );
    // One shield is not enough for two damage: lay two shields' worth by a doubler.
    blocked.lay({ own: ['corbin-1 surge'], foe: ['enemy-1 shield', 'enemy-5 double', 'enemy-2 enemy'] });
    blocked.m.s.fight.liesOn[blocked.slot(1, 'enemy-1')] = blocked.slot(1, 'enemy-5');
    blocked.choose('cleave').choose('Spend shield');
    expect(blocked.enemyDamage()).toBe(0);
    expect(blocked.gold(0)).toBe(0);
    expect(blocked.pool(1)).toEqual([]);
    const open = fightTable(
      'ettin',
      { hero: 'corbin', skills: ['cleave', 'spoils'] },
      { own: ['corbin-1 surge'], foe: ['enemy-2 enemy'] },
    );
    open.choose('cleave').choose('spoils');
    expect([open.enemyDamage(), open.gold(0)]).toEqual([2, 1]);
  },
);

rule(['RB-ATTACK-03'], 'every combat action that deals damage is an attack, surge abilities too', () => {
  const t = fightTable(
    'ettin',
    { hero: 'mok', skills: ['smite', 'plunder'] },
    { own: ['mok-3 surge'], foe: ['enemy-1 enemy'] },
  );
  t.choose('Smite').choose('plunder');
  expect(t.gold(0)).toBe(1);
});
