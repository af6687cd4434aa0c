import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { describe, expect } from 'vitest';

const PARTNER = { hero: 'laurel', at: 'forge' } as const;

/** Corbin fights on plains; both sides have nothing left to do in this round. */
function fighting(given: object = {}, enemy = 'Kobolds') {
  const t = table('runebound', {
    players: [{ hero: 'corbin', at: [8, 5], hand: ['Smite'], ...given }, PARTNER],
    decks: { combat: [enemy] },
  });
  return t.fight('adventure', { own: ['corbin-3 agility'], foe: [] });
}

/** Passes until the hero is asked about retreating. */
const toRetreat = (given: object = {}, enemy?: string) => fighting(given, enemy).choose('Pass');

describe('retreating', () => {
  rule(['RB-RETREAT-01', 'RB-COMBAT-04'], 'after the actions of a round the hero may try it with one die', () => {
    const t = toRetreat();
    expect(t.asked).toBe(0);
    expect(t.labels()).toEqual(['Fight on', 'Try to retreat']);
    t.choose('Try to retreat');
    expect(t.dice.length).toBe(1);
  });

  rule(
    ['RB-RETREAT-02', 'RB-SILENT-26', 'RB-COMBAT-05'],
    'it succeeds by spending the die to move, and the enemy is discarded',
    () => {
      const t = toRetreat();
      t.choose('Try to retreat').setDice('plains').choose('Keep');
      t.spendDie(0, [8, 6]);
      expect(t.fighting).toBe(false);
      expect(t.isAt(0, [8, 6])).toBe(true);
      expect(t.discard('combat')).toEqual(['Kobolds']);
      expect(t.trophies(0)).toEqual([]);
      expect(t.gold(0)).toBe(0);
    },
  );

  rule(['RB-RETREAT-02', 'RB-SILENT-37'], 'only to hexes that the die leads to', () => {
    // [5, 4] is water; north of the Hunting Circle a river runs.
    const t = toRetreat({ at: [5, 4] });
    t.choose('Try to retreat').setDice('forest/hills').choose('Keep');
    expect(t.fighting).toBe(true);
  });

  rule(
    ['RB-RETREAT-03', 'RB-RETREAT-04'],
    'if the die is of no use or not wanted, a new round begins without a penalty',
    () => {
      const t = toRetreat();
      const before = [t.damage(0), t.hand(0).length, t.m.s.fight.round];
      t.choose('Try to retreat').setDice('plains').choose('Keep', 'Fight on');
      expect(t.fighting).toBe(true);
      expect([t.damage(0), t.hand(0).length, t.m.s.fight.round]).toEqual([before[0], before[1], before[2] + 1]);
    },
  );

  rule('RB-RETREAT-03', 'without trying, the next round begins', () => {
    const t = toRetreat();
    t.choose('Fight on');
    expect(t.m.s.fight.round).toBe(2);
    expect(t.pool(0).length).toBe(3);
  });

  rule('RB-RETREAT-05', 'nobody retreats once a combatant is defeated', () => {
    const t = table('runebound', {
      players: [{ hero: 'corbin', at: [8, 5], damage: 9 }, PARTNER],
      decks: { combat: ['Kobolds'] },
    });
    t.fight('adventure', { foe: ['enemy-1 enemy'], turn: 1 });
    t.choose('Attack');
    expect(t.fighting).toBe(false);
    expect(t.defeated(0) || t.offers('Rest')).toBe(true);
    expect(t.isAt(0, [8, 5])).toBe(true);
  });

  rule('RB-RETREAT-02', 'a retreat is no defeat', () => {
    // Lissa could answer a defeat; she is not asked.
    const t = table('runebound', {
      players: [{ hero: 'lissa', at: [8, 5], hand: ['Smite', 'Zeal'], damage: 3 }, PARTNER],
      decks: { combat: ['Kobolds'] },
    });
    t.fight('adventure', { own: ['lissa-2 agility'] })
      .choose('Pass', 'Try to retreat')
      .setDice('plains')
      .choose('Keep');
    t.spendDie(0, [8, 6]);
    expect(t.offers('Use Lissa')).toBe(false);
    expect(t.damage(0)).toBe(3);
    expect(t.defeated(0)).toBe(false);
  });

  rule('RB-RETREAT-06', 'between two heroes the attacker decides first, and then nobody else may', () => {
    const t = table('runebound', {
      players: [
        { hero: 'corbin', at: [8, 5], hand: ['Smite'] },
        { hero: 'laurel', at: [8, 5], hand: ['Zeal'] },
      ],
    });
    // No card of the box allows a challenge from which heroes may retreat; Corbin’s is loosened by hand.
    t.fight('challenge', { own: ['corbin-3 agility'] });
    t.m.s.fight.bound = 0;
    t.choose('Pass');
    expect(t.asked).toBe(0);
    t.choose('Fight on');
    expect(t.asked).toBe(1);
    expect(t.offers('Try to retreat')).toBe(true);
    t.choose('Fight on').lay({ own: ['corbin-3 agility'] });
    t.choose('Pass', 'Try to retreat').setDice('plains').choose('Keep');
    t.spendDie(0, [8, 6]);
    expect(t.fighting).toBe(false);
    expect(t.isAt(1, [8, 5])).toBe(true);
  });

  rule('RB-RETREAT-07', 'nobody is asked for the enemy', () => {
    const t = toRetreat();
    t.choose('Fight on');
    expect(t.m.s.fight.on).toBe(1);
    expect(t.prompt).not.toContain('retreat');
  });

  rule(['RB-RETREAT-07', 'RB-GOLDEN-04'], 'an enemy that forbids it is not left', () => {
    const t = table('runebound', {
      players: [{ hero: 'corbin', at: [1, 7] }, PARTNER],
      decks: { exploration: ['Cave Spider'] },
    });
    t.fight('adventure', { own: ['corbin-3 agility'] }).choose('Pass');
    expect(t.m.s.fight.round).toBe(2);
  });
});

describe('casting', () => {
  rule(
    ['RB-CAST-01', 'RB-CAST-02'],
    'gives every token one of its two sides by chance, and only that side counts',
    () => {
      const sides = new Set<string>();
      for (let seed = 0; seed < 40; seed++) {
        const t = table('runebound', {
          players: [{ hero: 'corbin', at: [8, 5] }, PARTNER],
          decks: { combat: ['Kobolds'] },
          seed: `cast ${seed}`,
        });
        t.choose('adventure');
        for (const token of t.pool(0)) sides.add(token);
      }
      expect([...sides].sort()).toEqual([
        'corbin-1 physical',
        'corbin-1 surge',
        'corbin-2 physical',
        'corbin-2 shield',
        'corbin-3 agility',
        'corbin-3 physical',
      ]);
      const t = table('runebound', {
        players: [{ hero: 'corbin', at: [8, 5] }, PARTNER],
        decks: { combat: ['Kobolds'] },
      });
      t.fight('adventure', { own: ['corbin-1 surge', 'corbin-2 shield', 'corbin-3 agility'] });
      expect(t.offers('Attack')).toBe(false);
    },
  );
});

describe('the letter X', () => {
  rule(['RB-X-01', 'RB-ENERGY-03'], 'is what was paid', () => {
    const t = table('runebound', {
      players: [{ hero: 'mok', at: [8, 5], skills: ['Wrath of the Gods'], assets: ['Rune Shard'], damage: 5 }, PARTNER],
      decks: { combat: ['Barrow Wyrm'] },
    });
    t.fight('adventure', { own: ['mok-3 surge', 'C02 surge'] });
    t.choose('Wrath of the Gods', `t${t.slot(0, 'C02')}`, 'Enough');
    expect(t.enemyDamage()).toBe(2);
    expect(t.damage(0)).toBe(3);
    expect(t.pool(0)).toEqual(['mok-3 surge']);
  });

  rule('RB-X-02', 'is reckoned from the state of the game when it is used', () => {
    const t = table('runebound', { players: [{ hero: 'mok', skills: ['War Aria', 'Zeal'] }, PARTNER] });
    expect(t.stat(0, 'spirit')).toBe(3);
    // Zeal itself adds 1.
    expect(t.stat(0, 'health')).toBe(9 + 3 + 1);
    const plain = table('runebound', { players: [{ hero: 'mok', skills: ['War Aria'] }, PARTNER] });
    expect(plain.stat(0, 'health')).toBe(9 + 2);
  });

  rule('RB-X-03', 'is 1 if another ability triggers it', () => {
    const t = table('runebound', {
      scenario: 'vorakesh',
      players: [{ hero: 'corbin', at: 'cursed-ruins' }, PARTNER],
      act: 2,
      villain: 'cursed-ruins',
      discards: { combat: ['Reanimates'] },
    });
    t.fight('villain', { foe: ['vorakesh surge', 'elite surge'], turn: 1 });
    t.choose('pick a random enemy', `t${t.slot(1, 'vorakesh')}`, 'Enough');
    expect(t.damage(0)).toBe(1);
  });
});
