import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import { gains, strength } from '../language/boosts.ts';
import { spotAny } from '../language/choices.ts';
import { canSpot, canSpotTwilight } from '../language/conditions.ts';
import { has } from '../language/constants.ts';
import { x } from '../language/counts.ts';
import { addTwilight, draw, removeTwilight } from '../language/effects.ts';
import { target } from '../language/language.ts';
import { played, youPlayThis } from '../language/moments.ts';
import { cards, the } from '../language/select.ts';

const { extraCard, table } = workshop(...folk);

const fp = (id: string, ability: Parameters<typeof extraCard>[2]['abilities'], cost = 0): void =>
  extraCard('event', id, { culture: 'gondor', cost, abilities: ability ?? [] });

fp('Beacon', [{ kind: 'action', phase: 'fellowship', requires: canSpotTwilight(3), effect: addTwilight(0) }], 1);
fp('Lantern', [{ kind: 'action', phase: 'fellowship', effect: addTwilight(2) }]);
fp('Snuffer', [{ kind: 'action', phase: 'fellowship', effect: removeTwilight(2) }]);
fp('Elven Song', [{ kind: 'action', phase: 'fellowship', requires: canSpot({ race: 'elf' }), effect: draw(1) }]);
fp('Elven Host', [
  {
    kind: 'action',
    phase: 'fellowship',
    spot: spotAny({ race: 'elf' }),
    effect: target(cards({ race: 'elf' }), 'it', strength(x, the('it'))),
  },
]);
fp('March', [
  {
    kind: 'action',
    phase: 'fellowship',
    effect: target(cards({ type: 'companion' }), 'it', gains(the('it'), [{ stat: 'strength', amount: 1 }], 'turn')),
  },
]);
fp('Burst', [
  { kind: 'action', phase: 'fellowship', effect: target(cards({ type: 'companion' }), 'it', strength(1, the('it'))) },
]);

const item = (id: string, itemClass: Parameters<typeof extraCard>[2]['itemClass'], more: object = {}): void =>
  extraCard('possession', id, {
    culture: 'gondor',
    cost: 1,
    bearer: { type: 'companion' },
    ...(itemClass ? { itemClass } : {}),
    ...more,
  });
item('Sword', 'handWeapon', { strength: 2 });
item('Cape', 'cloak');
extraCard('artifact', 'Old Blade', {
  culture: 'gondor',
  cost: 0,
  itemClass: 'handWeapon',
  strength: 1,
  bearer: { type: 'companion' },
});
item('Satchel', undefined, { abilities: [{ kind: 'optional', moment: youPlayThis, effect: draw(1) }] });
extraCard('possession', 'Storehouse', { culture: 'rohan', cost: 1 });
extraCard('condition', 'Oath', { culture: 'gondor', cost: 1, bearer: { type: 'companion' } });
extraCard('condition', 'Armourer', {
  culture: 'gondor',
  cost: 0,
  abilities: [{ kind: 'required', moment: played({ type: 'possession', side: 'free' }), effect: draw(1) }],
});
extraCard('companion', 'Armed Merry', {
  culture: 'shire',
  race: 'hobbit',
  cost: 1,
  strength: 3,
  vitality: 4,
  abilities: [
    has('this', [{ stat: 'strength', amount: 2 }], { while: canSpot({ type: 'possession', itemClass: 'handWeapon' }) }),
  ],
});
extraCard('companion', 'Aragorn, Ranger', {
  title: { de: 'Aragorn', en: 'Aragorn' },
  unique: true,
  culture: 'gondor',
  race: 'man',
  cost: 4,
  strength: 7,
  vitality: 4,
});
extraCard('ally', 'Old Friend', {
  unique: true,
  culture: 'rohan',
  race: 'man',
  cost: 1,
  strength: 2,
  vitality: 3,
  home: 2,
});

const called = (name: string) => ({ title: { de: name, en: name }, culture: 'gondor', cost: 1 }) as const;
extraCard('event', 'Aragorn, Song', called('Aragorn'));
extraCard('possession', 'Aragorn, Sword', { ...called('Aragorn'), bearer: { title: 'Gimli' } });
extraCard('ally', 'Aragorn, Ally', { ...called('Aragorn'), race: 'man', unique: true, vitality: 2, home: 3 });
extraCard('minion', 'Aragorn, Foe', { ...called('Aragorn'), race: 'man', vitality: 2, site: 3 });
extraCard('condition', 'Old Friend, Tale', { ...called('Old Friend'), bearer: { title: 'Gimli' } });

type Given = Parameters<typeof table>[1];
const mine = (hand: readonly string[], more: Partial<Given['players'][0]> = {}, given: Partial<Given> = {}) =>
  table('tcg', { players: [{ hand, ...more }, {}], ...given });

rule(
  ['TCG-TWILIGHT-01', 'TCG-TWILIGHT-02', 'TCG-TWILIGHT-06', 'TCG-READ-02'],
  'one pool without a limit: effects add and remove exactly what they say',
  () => {
    const t = mine(['Lantern', 'Snuffer'], {}, { twilight: 99 }).choose('Lantern');
    expect(t.twilight).toBe(101);
    t.choose('Snuffer');
    expect(t.twilight).toBe(99);
    expect(t.view(1).view.twilight).toBe(99);
  },
);

rule(['TCG-TWILIGHT-03', 'TCG-FELLOWSHIP-02'], 'a Free Peoples card adds its cost to the pool', () => {
  const t = mine(['Gimli', 'Sword', 'Storehouse', 'Oath', 'Old Friend', 'Old Blade'], {}, { twilight: 1 });
  expect(t.labels().slice(0, 6)).toEqual([
    'Play Gimli',
    'Play Sword',
    'Play Storehouse',
    'Play Oath',
    'Play Old Friend',
    'Play Old Blade',
  ]);
  t.choose('Gimli');
  expect(t.twilight).toBe(3);
  expect(t.fellowship(0)).toEqual(['Frodo', 'Gimli']);
});

rule(
  ['TCG-TWILIGHT-04', 'TCG-TWILIGHT-05'],
  'a Shadow card takes its cost out, and cannot be played if it is not there',
  () => {
    const t = table('tcg', {
      players: [{ at: 4 }, { hand: ['Far Orc', 'Orc'] }],
      step: 'shadow phases',
      twilight: 3,
    }).choose('Far Orc');
    expect(t.twilight).toBe(0);
    expect(t.offers('Orc')).toBe(false);
  },
);

rule(
  ['TCG-EX-10', 'TCG-TWILIGHT-07', 'TCG-TWILIGHT-08'],
  'what must be spotted is there before the cost is paid',
  () => {
    expect(mine(['Beacon'], {}, { twilight: 2 }).offers('Beacon')).toBe(false);
    const t = mine(['Beacon'], {}, { twilight: 3 }).choose('Beacon');
    expect(t.twilight).toBe(4);
  },
);

rule('TCG-TWILIGHT-09', 'the pool is emptied as the first step of a turn', () => {
  const t = mine(['Gimli'], {}, { twilight: 7, step: 'empty pool' });
  expect(t.twilight).toBe(0);
});

rule(
  ['TCG-CARD-06', 'TCG-CARD-07', 'TCG-CARD-01', 'TCG-CARD-02'],
  'Free Peoples cards in one’s own turn, Shadow cards in those of others',
  () => {
    const t = mine(['Gimli', 'Orc', 'Iron Axe'], {}, { twilight: 9 });
    expect(t.labels()).toEqual(['Play Gimli', 'Move on']);
    const other = table('tcg', {
      players: [{ at: 2 }, { hand: ['Gimli', 'Orc'] }],
      step: 'shadow phases',
      twilight: 9,
    });
    expect(other.labels()).toEqual(['Play Orc', 'End the Shadow phase']);
    const sides = new Set(t.m.defs.map(({ type, side }) => `${type} ${side}`));
    expect(sides.has('ring none')).toBe(true);
    expect(sides.has('site none')).toBe(true);
    expect([...sides].filter((side) => side.endsWith('none'))).toHaveLength(2);
  },
);

rule(
  ['TCG-EVENT-01', 'TCG-PHASE-ACTION-01', 'TCG-FELLOWSHIP-06'],
  'an event is played in the phase it names only',
  () => {
    const t = mine(['Lantern', 'Valor'], { fellowship: ['Legolas'] });
    expect([t.offers('Lantern'), t.offers('Valor')]).toEqual([true, false]);
    const fight = table('tcg', {
      players: [{ hand: ['Lantern', 'Valor'], fellowship: ['Legolas'], at: 2 }, {}],
      step: 'skirmish phases',
      minions: [{ card: 'Orc', assigned: 'Legolas' }],
    });
    expect([fight.offers('Lantern'), fight.offers('Valor')]).toEqual([false, true]);
  },
);

rule(
  ['TCG-EVENT-02', 'TCG-EVENT-03', 'TCG-EVENT-05', 'TCG-PHASE-ACTION-05'],
  'each copy counts once, comes from the hand and lies in the discard pile before the next action',
  () => {
    const t = mine(['Lantern', 'Lantern'], { deck: ['Lantern'], discard: ['Lantern'] }).choose('Lantern');
    expect(t.twilight).toBe(2);
    expect(t.discard(0)).toEqual(['Lantern', 'Lantern']);
    expect(t.hand(0)).toEqual(['Lantern']);
    t.choose('Lantern');
    expect(t.twilight).toBe(4);
    expect(t.offers('Lantern')).toBe(false);
  },
);

rule(
  ['TCG-EVENT-04', 'TCG-PHASE-ACTION-03'],
  'a discarded event may last longer than its phase only if it says so',
  () => {
    const t = mine(['March', 'Burst'], {}).choose('March', 'Burst');
    expect(t.strength('Frodo')).toBe(6);
    t.choose('Move on');
    expect(t.discard(0)).toEqual(['March', 'Burst']);
    expect(t.strength('Frodo')).toBe(5);
  },
);

rule(['TCG-EX-12', 'TCG-TRIGGER-01', 'TCG-READ-05'], '“when” happens once, at its moment, and here by choice', () => {
  const t = mine(['Satchel'], { deck: ['Gimli', 'Legolas'] }).choose('Satchel');
  expect(t.labels()).toEqual(['Use Satchel: Draw 1 card', 'Pass']);
  t.choose('Use Satchel');
  expect(t.hand(0)).toEqual(['Gimli']);
  expect(t.offers('Use Satchel')).toBe(false);
  const no = mine(['Satchel'], { deck: ['Gimli'] }).choose('Satchel', 'Pass');
  expect(no.hand(0)).toEqual([]);
});

rule(['TCG-EX-13', 'TCG-TRIGGER-02', 'TCG-CARD-13'], '“each time” happens anew every time', () => {
  const t = mine(['Sword', 'Cape'], {
    fellowship: ['Guard'],
    support: ['Armourer'],
    deck: ['Gimli', 'Legolas', 'Merry'],
  });
  t.choose('Sword', 'Guard');
  expect(t.deck(0)).toHaveLength(2);
  t.choose('Cape', 'Guard');
  expect(t.deck(0)).toHaveLength(1);
  expect(t.support(0)).toEqual(['Armourer']);
});

rule(['TCG-EX-14', 'TCG-TRIGGER-03'], '“while” begins and ends with its condition', () => {
  const armed = mine(['Sword'], { fellowship: ['Armed Merry'] });
  expect(armed.strength('Armed Merry')).toBe(3);
  armed.choose('Sword', 'Armed Merry');
  expect(armed.strength('Armed Merry')).toBe(7);
  const robbed = table('tcg', {
    players: [{ at: 2, fellowship: [{ card: 'Armed Merry', on: ['Sword'] }, 'Guard'] }, { hand: ['Gimli'] }],
    step: 'skirmish phases',
    minions: [{ card: 'Dunlending Pillager', assigned: 'Guard' }],
  });
  robbed.pass().choose('Use Dunlending Pillager');
  expect(robbed.discard(0)).toEqual(['Sword']);
  expect(robbed.strength('Armed Merry')).toBe(3);
});

rule('TCG-FELLOWSHIP-01', 'only the Free Peoples player acts, as often and in whatever order he likes', () => {
  const t = mine(
    ['Lantern', 'Gimli', 'Lantern'],
    {},
    { players: [{ hand: ['Lantern', 'Gimli', 'Lantern'] }, { hand: ['Orc'] }] },
  );
  for (const card of ['Gimli', 'Lantern', 'Lantern']) {
    expect(t.asked).toBe(0);
    t.choose(card);
  }
  expect(t.labels()).toEqual(['Move on']);
});

rule(
  ['TCG-FELLOWSHIP-03', 'TCG-FELLOWSHIP-04', 'TCG-FELLOWSHIP-05'],
  'discarding a card of the same title heals a wounded unique character',
  () => {
    const t = mine(['Aragorn, Ranger', 'Guard', 'Gimli', 'Old Friend'], {
      fellowship: [{ card: 'Aragorn', wounds: 2 }, { card: 'Guard', wounds: 1 }, 'Gimli'],
      support: [{ card: 'Old Friend', wounds: 1 }],
    });
    const heals = t.labels().filter((label) => label.startsWith('Discard'));
    expect(heals).toEqual(['Discard Aragorn to heal this character', 'Discard Old Friend to heal this character']);
    t.choose(heals[0]);
    expect(t.wounds('Aragorn')).toBe(1);
    expect(t.discard(0)).toEqual(['Aragorn']);
    t.choose(heals[1]);
    expect(t.wounds('Old Friend')).toBe(0);
  },
);

rule('TCG-FELLOWSHIP-03', 'whatever kind of card it is that has the title', () => {
  const hurt = { fellowship: [{ card: 'Aragorn', wounds: 2 }], support: [{ card: 'Old Friend', wounds: 1 }] };
  for (const card of ['Aragorn, Song', 'Aragorn, Sword', 'Aragorn, Ally', 'Aragorn, Foe']) {
    const t = mine([card], hurt).choose('Discard Aragorn to heal this character');
    expect([t.wounds('Aragorn'), t.hand(0), t.discard(0)]).toEqual([1, [], ['Aragorn']]);
  }
  const friend = mine(['Old Friend, Tale'], hurt).choose('Discard Old Friend to heal this character');
  expect(friend.wounds('Old Friend')).toBe(0);
  // Only companions and allies are healed, and only unique ones: a possession of that title has no wounds.
  expect(mine(['Aragorn, Song'], { fellowship: ['Aragorn'] }).offers('Discard Aragorn')).toBe(false);
});

rule(
  ['TCG-EX-39', 'TCG-SPOT-01', 'TCG-SPOT-02', 'TCG-CONFLICT-04'],
  'only active cards in play are spotted, not dead ones',
  () => {
    expect(mine(['Elven Song'], { dead: ['Legolas'], deck: ['Gimli'] }).offers('Elven Song')).toBe(false);
    expect(mine(['Elven Song'], { fellowship: ['Legolas'], deck: ['Gimli'] }).offers('Elven Song')).toBe(true);
    const others = table('tcg', { players: [{ hand: ['Elven Song'], deck: ['Gimli'] }, { fellowship: ['Legolas'] }] });
    expect(others.offers('Elven Song')).toBe(false);
  },
);

extraCard('companion', 'Haldir', { culture: 'elven', race: 'elf', cost: 2, strength: 5, vitality: 3 });
rule(['TCG-EX-40', 'TCG-SPOT-03'], '“for each you spot” lets the player spot fewer', () => {
  for (const n of [0, 1, 2]) {
    const t = mine(['Elven Host'], { fellowship: ['Legolas', 'Haldir'] }).choose('Elven Host');
    expect(t.labels()).toEqual(['Spot 2', 'Spot 1', 'Spot 0']);
    t.choose(`Spot ${n}`, 'Legolas');
    expect(t.strength('Legolas')).toBe(6 + n);
  }
});

rule(
  ['TCG-ABILITY-02', 'TCG-PHASE-ACTION-04'],
  'abilities are never compulsory, and one action is over before the next begins',
  () => {
    const t = mine(['Satchel', 'Gimli'], { fellowship: ['Guard'], deck: ['Merry'] });
    t.choose('Satchel');
    // Its bearer is chosen before anything else can be done.
    expect(t.labels()).toEqual(['On Frodo', 'On Guard']);
    t.choose('On Guard', 'Pass');
    expect(t.offers('Play Gimli')).toBe(true);
  },
);

rule('TCG-CARD-17', 'everybody has a fellowship of his own: his Ring-bearer and companions', () => {
  const t = table('tcg', { players: [{ fellowship: ['Gimli'] }, { fellowship: ['Legolas'] }] });
  expect([t.fellowship(0), t.fellowship(1)]).toEqual([
    ['Frodo', 'Gimli'],
    ['Frodo', 'Legolas'],
  ]);
});
