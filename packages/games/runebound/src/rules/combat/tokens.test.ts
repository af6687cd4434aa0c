import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { extraCards } from '../../../test/extra.ts';
import { fightTable } from '../../../test/tables.ts';
import { enemy, skill } from '../../define.ts';
import {
  all,
  atRoundEnd,
  block,
  combatAction,
  damage,
  dealtDamage,
  exert,
  flip,
  gold,
  heal,
  loseAsset,
  payGold,
  recast,
  recastSpent,
  remove,
  response,
  strike,
  surge,
  takeEnemy,
  test,
  trophyGained,
  whenDamaged,
} from '../../language/index.ts';

extraCards(() => {
  const of = (id: string) =>
    ({ id, title: { de: id, en: id }, set: 'runes', attribute: 'body', cost: ['any'] }) as const;
  skill({ ...of('twice'), abilities: [surge(1, recastSpent(2))] });
  skill({ ...of('piercing'), abilities: [surge(1, strike(2, 'physical'))] });
  skill({ ...of('cleave'), abilities: [surge(1, all(damage(2, 'physical'), remove(1, 'any')))] });
  skill({ ...of('spoils'), abilities: [response(dealtDamage(), gold(1))] });
  skill({ ...of('plunder'), abilities: [response(dealtDamage('any', true), gold(1))] });
  skill({ ...of('any-recast'), abilities: [surge(1, recast(1, 'any'))] });
  skill({ ...of('flip-dashes'), abilities: [surge(1, flip('all', 'foe', 'dash'))] });
  skill({ ...of('parry'), abilities: [response(whenDamaged(), block('all'), { cost: exert })] });
  skill({ ...of('bribe'), abilities: [response(whenDamaged(), block('all'), { cost: payGold(1) })] });
  skill({ ...of('body-lesson'), abilities: [surge(1, test('body', 0, damage(1, 'physical'), heal(3)))] });
  skill({ ...of('strip'), abilities: [surge(1, loseAsset)] });
  skill({ ...of('net'), abilities: [combatAction({ limit: 'combat', effect: takeEnemy })] });
  skill({ ...of('hunter'), abilities: [response(trophyGained(), gold(1))] });
  enemy({
    ...{
      id: 'lizard',
      title: { de: 'Echse', en: 'Lizard' },
      deck: 'combat',
      flavor: { de: '-', en: '-' },
      health: 9,
      traits: [],
    },
    reward: gold(1),
    abilities: [surge(1, atRoundEnd(damage(1))), surge(1, damage(2))],
  });
});

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
  ['RB-AGILITY-02', 'RB-AGILITY-03', 'RB-RECAST-01', 'RB-RECAST-02', 'RB-CAST-01'],
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

rule(
  ['RB-SHIELD-01', 'RB-SHIELD-04', 'RB-SHIELD-02'],
  'shields block any type of damage, as many as the side likes, or none',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin', assets: ['chain-mail'] },
      { own: ['corbin-2 shield', 'A10 shield'], foe: ['enemy-1 enemy', 'enemy-2 enemy', 'enemy-4 enemy'], turn: 1 },
    );
    t.choose('3 enemy damage');
    expect(t.labels()).toEqual(['Spend shield', 'Spend shield', 'Take the damage']);
    t.choose(`t${t.slot(0, 'A10')}`);
    t.choose('Take the damage');
    expect(t.damage(0)).toBe(2);
    expect(t.pool(0)).toEqual(['corbin-2 shield']);
    const magic = fightTable('ettin', { hero: 'mok' }, { own: ['mok-1 magic'], foe: ['enemy-1 shield'] });
    magic.choose('2 magic damage').choose('Spend shield');
    expect(magic.enemyDamage()).toBe(1);
  },
);

rule(
  ['RB-SHIELD-05', 'RB-SHIELD-06'],
  'shields work against abilities too, unless the damage cannot be blocked',
  () => {
    const t = fightTable(
      'kobolds',
      { hero: 'corbin' },
      { own: ['corbin-2 shield'], foe: ['enemy-3 surge', 'enemy-1 enemy'], turn: 1 },
    );
    t.choose('Kobolds').choose('Spend shield');
    expect(t.damage(0)).toBe(1);
    const hard = fightTable(
      'ettin',
      { hero: 'corbin', skills: ['piercing'] },
      { own: ['corbin-1 surge'], foe: ['enemy-1 shield', 'enemy-2 enemy'] },
    );
    hard.choose('piercing');
    expect(hard.enemyDamage()).toBe(2);
    expect(hard.pool(1)).toContain('enemy-1 shield');
  },
);

rule(
  ['RB-SHIELD-07', 'RB-COMBAT-15'],
  'what the start of a combat deals comes before the cast and cannot be blocked with shields',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin', assets: ['truesight-bow'] },
      { own: ['corbin-1 physical'], foe: ['enemy-1 shield'] },
    );
    expect(t.enemyDamage()).toBe(2);
    expect(t.log.findIndex((line) => line.includes('takes 2 damage'))).toBeLessThan(
      t.log.findIndex((line) => line.includes('Combat round 1')),
    );
  },
);

rule(
  ['RB-DAMAGE-09', 'RB-EX-28', 'RB-EX-29', 'RB-GOLDEN-03'],
  'some enemies block one type of damage and not the other',
  () => {
    const golem = (own: string[], hero: string) => fightTable('stone-golem', { hero }, { own, foe: ['enemy-1 enemy'] });
    expect(golem(['corbin-1 physical'], 'corbin').choose('2 physical damage').enemyDamage()).toBe(1);
    expect(golem(['mok-1 magic'], 'mok').choose('2 magic damage').enemyDamage()).toBe(2);
    const hound = (own: string[], hero: string) => fightTable('rune-hound', { hero }, { own, foe: ['enemy-1 enemy'] });
    expect(hound(['mok-1 magic'], 'mok').choose('2 magic damage').enemyDamage()).toBe(1);
    expect(hound(['corbin-1 physical'], 'corbin').choose('2 physical damage').enemyDamage()).toBe(2);
  },
);

rule(['RB-GOLDEN-04', 'RB-GOLDEN-02'], 'what a card forbids, no ability allows', () => {
  const t = fightTable(
    'sorceress',
    { hero: 'thorn', skills: ['smite'] },
    { own: ['thorn-1 surge', 'thorn-2 magic'], foe: ['enemy-1 enemy'] },
  );
  expect(t.labels()).toEqual(['Attack: 1 magic damage', 'Pass']);
});

rule(
  ['RB-GOLDEN-06', 'RB-SIMULTANEOUS-03'],
  'what a player may do is offered and may be declined, several things in any order',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'mok', gold: 1, hand: ['smite'], skills: ['parry', 'bribe'] },
      { own: ['mok-1 magic'], foe: ['enemy-1 enemy', 'enemy-2 agility'], turn: 1 },
    );
    t.choose('1 enemy damage');
    expect(t.asked).toBe(0);
    expect(t.labels()).toEqual(expect.arrayContaining(['Use parry', 'Use bribe', 'Do not respond']));
    t.choose('Do not respond');
    expect([t.damage(0), t.gold(0), t.hand(0)]).toEqual([1, 1, ['Smite']]);
  },
);

rule(
  ['RB-ENEMY-03', 'RB-ENEMY-04', 'RB-TEST-11'],
  'a failed test in a combat ends neither the combat nor what the card lists for failure',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin', damage: 5, skills: ['body-lesson'] },
      { own: ['corbin-1 surge'], foe: ['enemy-1 enemy'] },
      { skillDeck: ['tireless', 'taxidermist', 'steadfast'] },
    );
    t.choose('body-lesson');
    expect(t.fighting).toBe(true);
    expect([t.enemyDamage(), t.damage(0)]).toEqual([0, 2]);
  },
);

rule(
  ['RB-INITIATIVE-01', 'RB-INITIATIVE-02', 'RB-INITIATIVE-03', 'RB-EX-24', 'RB-ATTACK-01', 'RB-ATTACK-02'],
  'more golden tokens begin, each once whatever its number, and ties go to the attacker',
  () => {
    const begins = (own: string[], foe: string[]) => {
      const t = fightTable('ettin', { hero: 'thorn', assets: ['storm-scepter'] }, { own, foe });
      t.m.s.frames[t.m.s.frames.length - 1].step = 'initiative';
      t.lay({ own, foe, turn: 0 });
      return t.turnOf;
    };
    // A golden 2 counts once: two golden ones of 1 beat it.
    const two = ['enemy-4 dash', 'enemy-5 dash', 'enemy-1 enemy'];
    expect(begins(['A07 magic', 'thorn-1 surge'], two)).toBe(1);
    expect(begins(['A07 magic', 'thorn-3 agility'], two)).toBe(0);
    expect(begins(['thorn-1 magic'], ['enemy-1 enemy'])).toBe(0);
  },
);

rule(['RB-INITIATIVE-04'], 'a golden dash counts for initiative', () => {
  const t = fightTable(
    'ettin',
    { hero: 'corbin' },
    { own: ['corbin-1 physical'], foe: ['enemy-4 dash', 'enemy-1 enemy'] },
  );
  t.m.s.frames[t.m.s.frames.length - 1].step = 'initiative';
  t.lay({ own: ['corbin-1 physical'], foe: ['enemy-4 dash', 'enemy-1 enemy'] });
  expect(t.turnOf).toBe(1);
});

rule(['RB-HEAL-01', 'RB-HEAL-02'], 'healing takes damage away, and there is none to take from the unhurt', () => {
  const t = fightTable(
    'rebels',
    { hero: 'corbin' },
    { foe: ['enemy-3 surge', 'elite surge', 'enemy-1 enemy'], own: ['corbin-2 shield'], turn: 1, enemyDamage: 1 },
    { act: 2 },
  );
  t.choose('heal 2 damage');
  expect(t.enemyDamage()).toBe(0);
  const unhurt = fightTable(
    'rebels',
    { hero: 'corbin' },
    { foe: ['enemy-3 surge', 'elite surge', 'enemy-1 enemy'], own: ['corbin-2 shield'], turn: 1 },
    { act: 2 },
  );
  expect(unhurt.labels().some((label) => label.includes('heal 2'))).toBe(false);
});

rule(['RB-HEALTH-01'], 'a card with +X health raises it, for heroes and enemies', () => {
  const t = fightTable(
    'dragon-hybrid',
    { hero: 'corbin', story: 2, assets: ['chain-mail'] },
    { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'] },
  );
  expect(t.enemyHealth()).toBe(8);
  expect(t.stat(0, 'health')).toBe(11);
});

rule(['RB-TROPHY-03', 'RB-SIMULTANEOUS-01'], 'a taken trophy counts as gained', () => {
  const t = fightTable(
    'ettin',
    { hero: 'corbin', skills: ['hunter'] },
    { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'], enemyDamage: 5 },
  );
  t.choose('2 physical damage').choose('hunter');
  expect(t.gold(0)).toBe(1 + 3);
});

rule(
  ['RB-ENEMY-05', 'RB-ENEMY-06', 'RB-COMBAT-05'],
  'an enemy that an ability takes as a trophy ends the combat and gives no reward',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin', skills: ['net'] },
      { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'] },
    );
    t.choose('net');
    expect([t.fighting, t.trophies(0), t.gold(0), t.discard('combat')]).toEqual([false, ['Ettin'], 0, []]);
  },
);

rule(
  ['RB-SILENT-39', 'RB-DEFEAT-01', 'RB-DAMAGE-02'],
  'a hero whose health falls to its damage is defeated, also in a combat',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin', damage: 10, skills: ['strip'], assets: ['chain-mail'] },
      { own: ['corbin-1 surge', 'corbin-2 shield'], foe: ['enemy-1 enemy'] },
    );
    expect(t.defeated(0)).toBe(false);
    t.until('turn/act', 'strip');
    expect([t.stat(0, 'health'), t.damage(0), t.defeated(0)]).toEqual([10, 10, true]);
    expect(t.m.s.fight.winner).toBe(1);
    expect(t.discard('combat')).toEqual(['Ettin']);
  },
);
