import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { expect } from 'vitest';
import { COMBAT_GEM, fightTable } from '../../../test/tables.ts';

const EXHAUSTED = { own: [], foe: [] };

rule(
  ['RB-ENEMY-01', 'RB-COMBAT-01', 'RB-COMBAT-15', 'RB-DRAW-02'],
  'drawing an enemy starts a combat of two sides at once',
  () => {
    const t = fightTable('kobolds', { hero: 'corbin' }, { own: ['corbin-1 physical'] });
    expect(t.fighting).toBe(true);
    expect([t.m.s.fight.hero, t.m.s.fight.foe]).toEqual([0, -1]);
    expect(t.title(t.m.s.fight.enemy)).toBe('Kobolds');
  },
);

rule(
  ['RB-COMBAT-02', 'RB-COMBAT-03', 'RB-OPPONENT-01'],
  'the player to the right plays the enemy and decides everything for it',
  () => {
    const t = table('runebound', {
      players: [
        { hero: 'corbin', at: COMBAT_GEM },
        { hero: 'mok', at: 'forge' },
        { hero: 'thorn', at: 'forge' },
      ],
      decks: { combat: ['kobolds'] },
    });
    t.fight('adventure', { own: ['corbin-2 shield'], foe: ['enemy-1 enemy', 'enemy-3 surge'], turn: 1 });
    // Seats go round clockwise: to the right of seat 0 sits seat 2.
    expect(t.asked).toBe(2);
    expect(t.prompt).toBe('You control Kobolds: your combat action');
    t.choose('1 enemy damage');
    expect(t.asked).toBe(0);
  },
);

rule(
  ['RB-SILENT-28', 'RB-COMBAT-02'],
  'the next one to the right plays the enemy if that player is out of the game',
  () => {
    const t = table('runebound', {
      players: [
        { hero: 'corbin', at: COMBAT_GEM },
        { hero: 'mok', at: 'forge' },
        { hero: 'thorn', eliminated: true },
      ],
      decks: { combat: ['kobolds'] },
    });
    t.fight('adventure', { foe: ['enemy-1 enemy', 'enemy-2 agility'], own: ['corbin-2 shield'], turn: 1 });
    expect(t.asked).toBe(1);
  },
);

rule(['RB-SILENT-28'], 'with nobody left the table plays the enemy, and attacks with all it has', () => {
  const t = table('runebound', {
    players: [
      { hero: 'corbin', at: COMBAT_GEM },
      { hero: 'mok', eliminated: true },
    ],
    decks: { combat: ['kobolds'] },
  });
  t.fight('adventure', {
    own: ['corbin-3 agility', 'corbin-1 physical'],
    foe: ['enemy-1 enemy', 'enemy-2 enemy'],
    turn: 1,
  });
  expect(t.asked).toBe(0);
  expect(t.damage(0)).toBe(2);
  expect(t.pool(1)).toEqual([]);
});

rule(
  ['RB-COMBAT-04', 'RB-COMBAT-05', 'RB-COMBAT-06', 'RB-REMOVE-02', 'RB-INITIATIVE-05'],
  'rounds of cast, action and retreat follow each other',
  () => {
    const t = fightTable('ettin', { hero: 'corbin' }, { own: ['corbin-1 physical'], foe: [] });
    t.choose('2 physical damage');
    // Nobody can act any more: the retreat phase, then everything is cast anew.
    expect(t.prompt).toContain('retreat');
    expect(t.spent(0)).toContain('corbin-1 physical');
    t.m.runTo(({ proc, step }) => proc === 'fight' && step === 'initiative', 'no');
    expect(t.m.s.fight.round).toBe(2);
    expect(t.pool(0)).toHaveLength(3);
    expect(t.pool(1)).toHaveLength(5);
    expect(t.spent(0)).toEqual([]);
  },
);

rule(['RB-COMBAT-07', 'RB-ASSET-04'], 'a hero casts its starting tokens and those of its assets', () => {
  const t = fightTable('kobolds', { hero: 'corbin', assets: ['old-sword', 'chain-mail', 'backpack'] });
  const all = [...t.pool(0), ...t.spent(0)].map((token) => token.split(' ')[0]).sort();
  expect(all).toEqual(['A03', 'A10', 'corbin-1', 'corbin-2', 'corbin-3']);
});

rule(['RB-COMBAT-08', 'RB-SILENT-16'], 'in act 1 an enemy casts five tokens', () => {
  const t = fightTable('kobolds', { hero: 'corbin' }, EXHAUSTED);
  const all = [...t.pool(1), ...t.spent(1)].map((token) => token.split(' ')[0]);
  expect(all).toEqual(['enemy-1', 'enemy-2', 'enemy-3', 'enemy-4', 'enemy-5']);
});

rule(
  ['RB-ELITE-01', 'RB-ELITE-02', 'RB-SILENT-17', 'RB-READ-06'],
  'in act 2 it casts the elite token as well: 2 enemy damage or a surge',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin' },
      { foe: ['elite enemy'], own: ['corbin-2 shield'], turn: 1 },
      { act: 2 },
    );
    expect([...t.pool(1), ...t.spent(1)]).toHaveLength(6);
    t.choose('2 enemy damage').choose('Take the damage');
    expect(t.damage(0)).toBe(2);
    const again = fightTable(
      'ettin',
      { hero: 'corbin' },
      { foe: ['elite surge', 'enemy-1 shield'], turn: 1 },
      { act: 2 },
    );
    expect(again.offers('Ettin')).toBe(true);
  },
);

rule(
  ['RB-COMBAT-09', 'RB-COMBAT-10', 'RB-COMBAT-11', 'RB-COMBAT-19'],
  'sides act in turns; who has passed is out, and the other goes on alone',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin' },
      { own: ['corbin-1 physical', 'corbin-3 agility'], foe: ['enemy-4 enemy', 'enemy-1 shield', 'enemy-2 agility'] },
    );
    expect(t.asked).toBe(0);
    t.choose('2 physical damage').choose('Take the damage');
    expect(t.asked).toBe(1);
    t.choose('1 enemy damage');
    expect(t.asked).toBe(0);
    t.choose('Pass');
    expect(t.asked).toBe(1);
    t.choose('agility', 'Flip shield');
    // Corbin has passed and is not asked again, although a token of his lies in the pool.
    expect(t.asked).toBe(1);
    t.choose('1 enemy damage');
    expect(t.pool(0)).toEqual(['corbin-3 agility']);
    expect(t.prompt).toContain('retreat');
  },
);

rule(
  ['RB-COMBAT-12', 'RB-COMBAT-13', 'RB-EX-45', 'RB-DASH-01', 'RB-SHIELD-03'],
  'who has only dashes and shields must pass, and may still block',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'hawthorne' },
      { own: ['hawthorne-3 dash', 'hawthorne-1 shield'], foe: ['enemy-1 enemy', 'enemy-2 enemy'] },
    );
    // Hawthorne would begin, but there is nothing he could do.
    expect(t.m.s.fight.passed & 1).toBe(1);
    expect(t.asked).toBe(1);
    t.choose('2 enemy damage');
    expect(t.asked).toBe(0);
    t.choose('shield');
    expect(t.damage(0)).toBe(1);
  },
);

rule(
  ['RB-COMBAT-14', 'RB-COMBAT-16'],
  'combat actions cost no hero actions, and nobody walks away from a combat',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin', skills: ['tireless'] },
      { own: ['corbin-1 physical', 'corbin-2 physical'], foe: ['enemy-1 enemy'] },
    );
    // The adventure took two of three actions.
    expect(t.actions).toBe(1);
    expect(t.labels().some((label) => label.startsWith('Go to'))).toBe(false);
    expect(t.offers('Tireless')).toBe(false);
    t.choose('3 physical damage');
    expect(t.actions).toBe(1);
  },
);

rule(
  ['RB-COMBAT-17', 'RB-ENERGY-06'],
  'cards give combat actions of their own, and surge powers hero card, assets and learned skills',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'hawthorne', hand: ['smite', 'prayer'], skills: ['pounce'], assets: ['rune-staff'] },
      { own: ['A05 surge', 'hawthorne-2 physical'], foe: ['enemy-1 enemy'] },
    );
    expect(t.labels()).toContain('Lord Hawthorne: recast any number of your tokens');
    expect(t.offers('Rune Staff')).toBe(true);
    expect(t.offers('Pounce')).toBe(true);
    // What is in hand is not learned (RB-SKILL-02).
    expect(t.offers('Smite')).toBe(false);
  },
);

rule(['RB-COMBAT-18', 'RB-DAMAGE-14'], 'damage and tokens concern nobody outside the combat, nor oneself', () => {
  const t = fightTable(
    'ettin',
    { hero: 'corbin' },
    { own: ['corbin-1 physical', 'corbin-3 agility'], foe: ['enemy-1 shield'] },
  );
  t.choose('2 physical damage').choose('Take the damage');
  expect([t.damage(0), t.damage(1), t.enemyDamage()]).toEqual([0, 0, 2]);
});

rule(
  ['RB-DAMAGE-05', 'RB-DAMAGE-07', 'RB-DAMAGE-08', 'RB-DAMAGE-10'],
  'physical and magic damage are attacks of their own, for heroes only',
  () => {
    const t = fightTable('ettin', { hero: 'mok' }, { own: ['mok-1 magic', 'mok-3 physical'], foe: ['enemy-1 enemy'] });
    expect(t.labels()).toEqual(expect.arrayContaining(['Attack: 1 physical damage', 'Attack: 2 magic damage']));
    expect(t.labels().some((label) => label.includes('3'))).toBe(false);
    t.choose('2 magic damage');
    expect(t.enemyDamage()).toBe(2);
    expect(t.pool(0)).toEqual(['mok-3 physical']);
  },
);

rule('RB-READ-08', 'agility is spent by rule: no card says so', () => {
  const own = ['corbin-3 agility', 'corbin-1 surge'];
  const t = fightTable('ettin', { hero: 'corbin' }, { own, foe: ['enemy-1 enemy', 'enemy-2 enemy'] });
  t.choose(`a${t.slot(0, 'corbin-3')}`).choose(`f${t.slot(0, 'corbin-1')}`);
  expect([t.pool(0), t.spent(0).includes('corbin-3 agility')]).toEqual([['corbin-1 physical'], true]);
});

rule(['RB-DAMAGE-11', 'RB-SILENT-30'], 'the enemy spends enemy damage and nothing that only heroes may spend', () => {
  const t = fightTable(
    'ettin',
    { hero: 'corbin' },
    { own: ['corbin-3 agility'], foe: ['enemy-1 enemy', 'enemy-4 enemy', 'enemy-2 agility'], turn: 1 },
  );
  expect(t.labels().filter((label) => label.startsWith('Attack'))).toEqual([
    'Attack: 2 enemy damage',
    'Attack with some of the enemy damage',
  ]);
  expect(t.offers('Spend agility')).toBe(true);
  t.choose('2 enemy damage');
  expect(t.damage(0)).toBe(2);
});

rule(['RB-DAMAGE-06'], 'part of the damage may be kept for later', () => {
  const t = fightTable(
    'ettin',
    { hero: 'corbin' },
    { own: ['corbin-1 physical', 'corbin-2 physical'], foe: ['enemy-1 enemy'] },
  );
  t.choose('some of the physical').choose(`t${t.slot(0, 'corbin-2')}`, 'Enough');
  expect(t.enemyDamage()).toBe(1);
  expect(t.pool(0)).toEqual(['corbin-1 physical']);
});

rule(
  ['RB-DAMAGE-01', 'RB-DAMAGE-02', 'RB-DEFEAT-01', 'RB-DEFEAT-02'],
  'damage beyond health is ignored, and who has as much is defeated at once',
  () => {
    const t = fightTable(
      'kobolds',
      { hero: 'corbin', damage: 9 },
      { own: ['corbin-1 physical'], foe: ['enemy-1 enemy', 'enemy-2 enemy'], turn: 1 },
    );
    t.until('turn/act', '2 enemy damage');
    expect(t.damage(0)).toBe(10);
    expect(t.defeated(0)).toBe(true);
    expect(t.m.s.fight.on).toBe(0);
    expect(t.log).toContain('Player 1 is defeated.');
  },
);

rule(['RB-DEFEAT-04'], 'an enemy that defeats the hero is discarded', () => {
  const t = fightTable(
    'kobolds',
    { hero: 'corbin', damage: 9 },
    { foe: ['enemy-1 enemy', 'enemy-2 agility'], turn: 1, own: ['corbin-2 shield'] },
  );
  t.choose('1 enemy damage').choose('Take the damage');
  expect(t.discard('combat')).toEqual(['Kobolds']);
  expect(t.trophies(0)).toEqual([]);
  expect(t.gold(0)).toBe(0);
});

rule(
  ['RB-DEFEAT-05', 'RB-DEFEAT-06', 'RB-TROPHY-02'],
  'a hero that defeats an enemy takes the card and gains its reward',
  () => {
    const t = fightTable(
      'ettin',
      { hero: 'corbin' },
      { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'], enemyDamage: 5 },
    );
    t.choose('2 physical damage');
    expect(t.fighting).toBe(false);
    expect(t.trophies(0)).toEqual(['Ettin']);
    expect(t.gold(0)).toBe(3);
  },
);

rule(['RB-DEFEAT-03', 'RB-EX-14'], 'what still waits in a combat is dropped when it ends', () => {
  const burn = () =>
    fightTable(
      'great-dragon',
      { hero: 'corbin', damage: 4 },
      { own: ['corbin-1 physical', 'corbin-3 agility'], foe: ['enemy-3 surge', 'enemy-1 enemy'], turn: 1 },
    );
  const t = burn();
  t.choose('Great Dragon');
  t.lay({ own: ['corbin-1 physical'], foe: ['enemy-1 enemy'], enemyDamage: 3 })
    .choose('2 physical damage')
    .choose('gain 2 gold');
  expect(t.fighting).toBe(false);
  expect(t.damage(0)).toBe(4);
  // Where the round ends first, the fire burns.
  const other = burn();
  other.choose('Great Dragon').choose('Pass').choose('Pass');
  expect(other.damage(0)).toBe(7);
});

rule(['RB-BONUS-01'], 'bonus trophies come after the card itself, from its deck', () => {
  const t = fightTable(
    'moon-cat',
    { hero: 'corbin' },
    { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'], enemyDamage: 4 },
    { decks: { combat: ['moon-cat', 'kobolds'] } },
  );
  t.choose('2 physical damage').choose('bonus trophy');
  expect(t.trophies(0)).toEqual(['Moon Cat', 'Kobolds']);
  expect(t.gold(0)).toBe(0);
});

rule(['RB-ENEMY-02', 'RB-EX-30'], 'a trait does nothing by itself', () => {
  const undead = fightTable('reanimates', { hero: 'corbin' }, { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'] });
  const human = fightTable('rebels', { hero: 'corbin' }, { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'] });
  expect(undead.labels()).toEqual(human.labels());
  expect(undead.enemyHealth()).toBe(human.enemyHealth());
});
