import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { describe, expect, it } from 'vitest';

const PARTNER = { hero: 'laurel', at: 'forge' } as const;
type Given = Parameters<typeof table>[1];
type Layout = Parameters<ReturnType<typeof table>['fight']>[1];

/** A hero fights an enemy at a combat gem on plains; the tokens lie as given. */
function fight(hero: object, layout: Layout, enemy = 'Barrow Wyrm', more: Partial<Given> = {}) {
  const t = table('runebound', {
    players: [{ hero: 'mok', at: [8, 5], ...hero }, PARTNER],
    decks: { combat: [enemy] },
    ...more,
  });
  return t.fight('adventure', layout);
}

const MOK = { own: ['mok-3 surge'] } as const;
const SHARD = { assets: ['Rune Shard'] } as const;

describe('surge abilities of skills', () => {
  it.each([
    ['Pounce', 2, 'physical'],
    ['Smite', 2, 'magic'],
    ['Rune Bolt', 1, 'magic'],
    ['Backstab', 1, 'physical'],
  ])('%s deals %i damage for 1 surge', (skill, n) => {
    const t = fight({ skills: [skill] }, { own: ['mok-3 surge'], foe: ['enemy-4 dash'] });
    t.choose(skill);
    if (t.asked === 0 && t.prompt.toLowerCase().includes('token')) t.choose(t.options()[0].id);
    expect(t.enemyDamage()).toBe(n);
    expect(t.pool(0)).toEqual([]);
  });

  it.each([
    ['Mighty Blow', 3],
    ['Dirty Tricks', 2],
    ['Rune of Sundering', 2],
    ['Frost Rune', 2],
    ['Call of the Pack', 2],
  ])('%s deals %i damage for 2 surge', (skill, n) => {
    const t = fight({ ...SHARD, skills: [skill], damage: 3 }, { own: ['C02 surge'], foe: ['enemy-1 shield'] });
    expect(t.offers(skill)).toBe(true);
    t.choose(skill);
    // Whoever is about to take damage could spend the shield; what removes it comes first.
    if (t.offers('Take the damage')) t.choose('Take the damage');
    expect(t.enemyDamage()).toBe(n);
    const one = fight({ skills: [skill], damage: 3 }, { own: ['mok-3 surge'], foe: ['enemy-1 shield'] });
    expect(one.offers(skill)).toBe(false);
  });

  it.each(['Bear’s Strength', 'Chain Lightning', 'Battle Rage', 'Wrath of the Gods'])(
    '%s deals as much as was paid',
    (skill) => {
      const t = fight({ ...SHARD, skills: [skill], damage: 4 }, { own: ['mok-3 surge', 'C02 surge'] });
      t.choose(skill, `t${t.slot(0, 'C02')}`, `t${t.slot(0, 'mok-3')}`);
      expect(t.enemyDamage()).toBe(3);
    },
  );

  it('Rune of Sundering removes all shields before it hits', () => {
    const t = fight({ ...SHARD, skills: ['Rune of Sundering'] }, { own: ['C02 surge'], foe: ['enemy-1 shield'] });
    t.choose('Rune of Sundering');
    expect(t.pool(1)).toEqual([]);
    expect(t.enemyDamage()).toBe(2);
  });

  it('Frost Rune, Pounce and Sidestep make the opponent recast', () => {
    const t = fight(
      { skills: ['Sidestep'] },
      { own: ['mok-3 surge'], foe: ['enemy-1 enemy', 'enemy-2 enemy', 'enemy-4 enemy'] },
    );
    t.choose('Sidestep');
    expect(t.options().length).toBe(3);
    t.choose(`t${t.slot(1, 'enemy-1')}`);
    expect(t.options().length).toBe(3);
    expect(t.offers('Enough')).toBe(true);
  });

  it('Sidestep heals 1, too', () => {
    const t = fight({ skills: ['Sidestep'], damage: 3 }, { own: ['mok-3 surge'], foe: ['enemy-4 dash'] });
    t.choose('Sidestep');
    if (t.prompt.toLowerCase().includes('token')) t.choose('Enough');
    expect(t.damage(0)).toBe(2);
  });

  it('Weapon Drill flips up to two own tokens and hits for 1', () => {
    const t = fight({ skills: ['Weapon Drill'] }, { own: ['mok-3 surge', 'mok-2 shield', 'mok-1 double'] });
    t.choose('Weapon Drill', `t${t.slot(0, 'mok-1')}`, 'Enough');
    expect(t.pool(0)).toEqual(['mok-1 magic', 'mok-2 shield']);
    expect(t.enemyDamage()).toBe(1);
  });

  it('Bear’s Strength cannot be blocked, and flips one of the own tokens', () => {
    const own = ['mok-3 surge', 'mok-2 shield', 'mok-1 double'];
    const t = fight({ skills: ['Bear’s Strength'] }, { own, foe: ['enemy-1 shield'] });
    t.choose('Bear’s Strength');
    expect(t.enemyDamage()).toBe(1);
    t.choose(`t${t.slot(0, 'mok-1')}`);
    expect(t.pool(0)).toEqual(['mok-1 magic', 'mok-2 shield']);
    expect(t.pool(1)).toEqual(['enemy-1 shield']);
  });

  it('Ambidextrous hits for 2 and gives two more combat actions in a row', () => {
    const own = ['mok-3 surge', 'mok-1 magic', 'mok-2 agility'];
    const t = fight({ skills: ['Ambidextrous'] }, { own, foe: ['enemy-1 enemy', 'enemy-2 enemy'] });
    t.choose('Ambidextrous');
    expect(t.enemyDamage()).toBe(2);
    expect(t.turnOf).toBe(0);
    t.choose('Attack');
    expect(t.turnOf).toBe(0);
    t.choose(`a${t.slot(0, 'mok-2')}`, `r${t.slot(1, 'enemy-1')}`);
    expect(t.turnOf).toBe(1);
  });

  it.each([
    ['Warlord', 'physical', ['C02 surge', 'mok-3 physical'], 4],
    ['Echo Rune', 'magic', ['C02 surge', 'mok-1 magic'], 2],
  ] as const)('%s doubles %s damage for the round, and hits itself', (skill, type, own, n) => {
    const t = fight({ ...SHARD, skills: [skill] }, { own, foe: ['enemy-1 enemy'] });
    t.choose(skill);
    expect(t.enemyDamage()).toBe(n);
    t.lay({ own: own.slice(1), foe: ['enemy-1 enemy'] });
    const printed = type === 'magic' ? 2 : 1;
    expect(t.offers(`${printed * 2} ${type} damage`)).toBe(true);
  });

  it('Battle Robe doubles magic damage, too', () => {
    const t = fight({ assets: ['Battle Robe'] }, { own: ['A11 surge', 'mok-1 magic'], foe: ['enemy-1 enemy'] });
    t.choose('Battle Robe').lay({ own: ['mok-1 magic'], foe: ['enemy-1 enemy'] });
    expect(t.offers('4 magic damage')).toBe(true);
  });

  it('Prayer heals 5, Pocket Sand hits for 1 and keeps the opponent from surge abilities', () => {
    const healed = fight({ ...SHARD, skills: ['Prayer'], damage: 6 }, { own: ['C02 surge'] });
    healed.choose('Prayer');
    expect(healed.damage(0)).toBe(1);
    const sand = fight({ skills: ['Pocket Sand'] }, { own: ['mok-3 surge'], foe: ['enemy-3 surge', 'enemy-1 enemy'] });
    sand.choose('Pocket Sand');
    expect(sand.enemyDamage()).toBe(1);
    expect(sand.asked).toBe(1);
    expect(sand.labels().some((label) => label.startsWith('Barrow Wyrm'))).toBe(false);
  });
});

describe('other skills in combat', () => {
  it('Marksmanship, Hunting Spear and Truesight Bow hit before anybody has cast', () => {
    const damageOf = (given: object): number =>
      fight({ hero: 'corbin', ...given }, { own: ['corbin-1 surge'] }).enemyDamage();
    expect(damageOf({})).toBe(0);
    expect(damageOf({ skills: ['Marksmanship'] })).toBe(2);
    expect(damageOf({ assets: ['Hunting Spear'] })).toBe(1);
    expect(damageOf({ assets: ['Truesight Bow'] })).toBe(2);
  });

  rule(['RB-SIMULTANEOUS-03'], 'Truesight Bow and Marksmanship are resolved in the order the player chooses', () => {
    const t = table('runebound', {
      players: [{ hero: 'corbin', at: [8, 5], assets: ['Truesight Bow'], skills: ['Marksmanship'] }, PARTNER],
      decks: { combat: ['Barrow Wyrm'] },
    });
    t.choose('adventure');
    expect(t.asked).toBe(0);
    expect(t.options().length).toBe(2);
  });

  rule(['RB-EXHAUST-02', 'RB-DAMAGE-12'], 'Shield Wall blocks 2 for an exertion', () => {
    const layout = { foe: ['enemy-1 enemy', 'elite enemy'], turn: 1 } as const;
    const t = fight({ skills: ['Shield Wall'], hand: ['Smite'] }, layout, 'Barrow Wyrm', { act: 2 });
    t.choose('Attack: 3');
    expect(t.asked).toBe(0);
    t.choose('Use Shield Wall');
    expect(t.damage(0)).toBe(1);
    expect(t.hand(0)).toEqual([]);
  });

  rule(
    ['RB-EX-11', 'RB-CANCEL-01', 'RB-CANCEL-02', 'RB-CANCEL-03'],
    'Counterspell cancels a surge ability that stays paid for',
    () => {
      const t = fight(
        { skills: ['Counterspell'], hand: ['Smite'] },
        { foe: ['enemy-3 surge', 'enemy-1 enemy'], turn: 1, own: ['mok-3 physical'] },
      );
      t.choose('remove one');
      expect(t.asked).toBe(0);
      t.choose('Use Counterspell');
      expect(t.pool(0)).toEqual(['mok-3 physical']);
      expect(t.spent(1)).toContain('enemy-3 surge');
      expect(t.enemyDamage()).toBe(1);
    },
  );

  it.each([
    ['Second Wind', 2],
    ['Miracle', 4],
  ])('%s heals %i as a combat action, once in a combat', (skill, n) => {
    const given = { skills: [skill], hand: ['Smite', 'Zeal'], damage: 8 };
    const t = fight(given, { own: ['mok-1 magic'], foe: ['enemy-1 enemy'] });
    t.choose(skill, 'Smite');
    expect(t.damage(0)).toBe(8 - n);
    expect(t.turnOf).toBe(1);
    t.choose('Pass');
    expect(t.offers(skill)).toBe(false);
  });

  it('Warding Circle recasts up to three tokens of the opponent right after the cast', () => {
    const t = table('runebound', {
      players: [{ hero: 'mok', at: [8, 5], skills: ['Warding Circle'], hand: ['Smite'] }, PARTNER],
      decks: { combat: ['Kobolds'] },
    });
    t.choose('adventure', 'Use Warding Circle');
    expect(t.prompt.toLowerCase()).toContain('token');
    expect(t.options().length).toBe(5);
  });

  it('Blessing blocks 1 for an exertion, once in a round', () => {
    const given = { skills: ['Blessing'], hand: ['Smite', 'Zeal'] };
    const t = fight(given, { foe: ['enemy-3 surge', 'enemy-1 enemy'], turn: 1 }, 'Kobolds');
    t.choose('deal 2 damage', 'Use Blessing', 'Zeal');
    expect([t.damage(0), t.hand(0)]).toEqual([1, ['Smite']]);
    if (t.turnOf === 0) t.choose('Pass');
    t.choose('Attack');
    expect(t.offers('Use Blessing')).toBe(false);
    expect(t.damage(0)).toBe(2);
  });

  it('Taxidermist earns gold with a defeated enemy', () => {
    const stuffed = fight(
      { skills: ['Taxidermist'], hand: ['Smite'] },
      { own: ['mok-1 magic'], enemyDamage: 3 },
      'Kobolds',
    );
    stuffed.choose('Attack', 'Use Taxidermist');
    expect(stuffed.gold(0)).toBe(2 + 1);
  });
});

describe('assets in combat', () => {
  it('Rune Staff and Runeblade hit for 2 surge, Staff of Light flips a token', () => {
    const staff = fight({ assets: ['Rune Staff'] }, { own: ['A05 surge'] });
    staff.choose('Rune Staff');
    expect(staff.enemyDamage()).toBe(3);
    const blade = fight({ assets: ['Runeblade'] }, { own: ['C06 surge'], foe: ['enemy-1 shield'] });
    blade.choose('Runeblade');
    expect(blade.enemyDamage()).toBe(2);
    const light = fight({ assets: ['Staff of Light'] }, { own: ['mok-3 surge'], foe: ['enemy-1 enemy'] });
    light.choose('Staff of Light');
    expect(light.pool(1)).toEqual(['enemy-1 shield']);
  });
});

describe('enemies', () => {
  it.each([
    ['Kobolds', 'deal 2 damage', 2],
    ['Razorwing', 'deal 1 damage', 1],
    ['Rogue Orc', 'deal 2 damage', 2],
  ])('%s: %s', (enemy, option, n) => {
    const t = fight({}, { foe: ['enemy-3 surge', 'enemy-1 shield'], turn: 1 }, enemy);
    t.choose(option);
    expect(t.damage(0)).toBe(n);
  });

  it('Undead Horde recasts the surge that paid for it', () => {
    const t = fight({ ...MOK }, { foe: ['enemy-3 surge'], turn: 1 }, 'Undead Horde');
    t.choose('recast one of your spent tokens');
    expect(t.options().map(({ id }) => id)).toContain(`t${t.slot(1, 'enemy-3')}`);
  });

  rule(
    ['RB-EX-14', 'RB-DEFEAT-03'],
    'Great Dragon: Burn waits for the end of the round, and is dropped if the fight ends before',
    () => {
      const layout = { foe: ['enemy-3 surge'], own: ['mok-1 magic'], turn: 1 } as const;
      const burnt = fight({}, layout, 'Great Dragon');
      burnt.choose('at the end of this combat round');
      expect(burnt.damage(0)).toBe(0);
      burnt.choose('Pass');
      expect(burnt.damage(0)).toBe(3);
      const spared = fight({}, { ...layout, enemyDamage: 3 }, 'Great Dragon');
      spared.choose('at the end of this combat round', 'Attack');
      expect(spared.fighting).toBe(false);
      expect(spared.damage(0)).toBe(0);
    },
  );

  it('Reanimates deal as much damage as surge was spent', () => {
    const t = fight({}, { foe: ['enemy-3 surge', 'elite surge'], turn: 1 }, 'Reanimates', { act: 2 });
    t.choose('deal X damage', `t${t.slot(1, 'elite')}`, `t${t.slot(1, 'enemy-3')}`);
    expect(t.damage(0)).toBe(2);
  });

  rule(['RB-DAMAGE-09', 'RB-EX-28'], 'Stone Golem blocks physical damage of attacks, not magic', () => {
    const physical = fight({ hero: 'corbin' }, { own: ['corbin-1 physical'] }, 'Stone Golem');
    physical.choose('Attack');
    expect(physical.enemyDamage()).toBe(1);
    const magic = fight({}, { own: ['mok-1 magic'] }, 'Stone Golem');
    magic.choose('Attack');
    expect(magic.enemyDamage()).toBe(2);
  });

  rule(['RB-DAMAGE-09', 'RB-EX-29'], 'Rune Hound blocks magic damage of attacks, not physical', () => {
    const hound = (hero: string, own: string) => {
      const t = table('runebound', {
        players: [{ hero, at: [1, 7] }, PARTNER],
        decks: { exploration: ['Rune Hound'] },
      });
      t.fight('adventure', { own: [own] }).choose('Attack');
      return t.enemyDamage();
    };
    expect(hound('mok', 'mok-1 magic')).toBe(1);
    expect(hound('corbin', 'corbin-1 physical')).toBe(2);
  });

  rule(['RB-GOLDEN-04'], 'against the Sorceress no hero uses surge abilities', () => {
    const t = table('runebound', {
      players: [{ hero: 'mok', at: [1, 7], skills: ['Smite'] }, PARTNER],
      decks: { exploration: ['Sorceress'] },
    });
    t.fight('adventure', { own: ['mok-3 surge', 'mok-1 magic'] });
    expect(t.labels()).toEqual(['Attack: 2 magic damage', 'Pass']);
  });

  it('Dragon Hybrid has 1 health more for each lore of its foe, and gives gold or lore', () => {
    const t = fight({ story: 3 }, { own: ['mok-1 magic'], enemyDamage: 7 }, 'Dragon Hybrid');
    expect(t.enemyHealth()).toBe(9);
    t.choose('Attack', 'gain 1 lore');
    expect(t.story(0)).toBe(4);
    expect(t.gold(0)).toBe(0);
  });

  rule('RB-EX-05', 'Dread Prophet: Prophecy reaches tokens in the pool only', () => {
    const t = fight(
      {},
      { own: ['mok-1 magic', 'mok-2 agility'], foe: ['enemy-3 surge', 'enemy-1 enemy'], turn: 1 },
      'Dread Prophet',
      { scenario: 'vorakesh' },
    );
    t.choose('recast one token');
    expect(t.asked).toBe(1);
    expect(t.options().map(({ id }) => id)).toEqual([`t${t.slot(0, 'mok-1')}`, `t${t.slot(0, 'mok-2')}`]);
  });

  rule('RB-SHIELD-07', 'Plague Bearer hurts at once, and no shield helps', () => {
    const t = fight({ hero: 'corbin' }, { own: ['corbin-2 shield'] }, 'Plague Bearer', { scenario: 'vorakesh' });
    expect(t.damage(0)).toBe(1);
  });
});
