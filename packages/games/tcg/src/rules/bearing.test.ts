import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import { has } from '../language/constants.ts';

const { extraCard, table } = workshop(...folk);

const item = (id: string, itemClass: Parameters<typeof extraCard>[2]['itemClass'], more: object = {}): void =>
  extraCard('possession', id, {
    culture: 'gondor',
    cost: 1,
    bearer: { type: 'companion' },
    ...(itemClass ? { itemClass } : {}),
    ...more,
  });
item('Sword', 'handWeapon', { strength: 2 });
item('Spear', 'handWeapon', { strength: 3 });
item('Bow', 'rangedWeapon');
item('Hauberk', 'armor', { vitality: 2 });
item('Cape', 'cloak');
item('Rod', 'staff');
item('Trinket', undefined);
extraCard('artifact', 'Old Blade', {
  culture: 'gondor',
  cost: 0,
  itemClass: 'handWeapon',
  strength: 1,
  bearer: { type: 'companion' },
});
extraCard('possession', 'Storehouse', { culture: 'rohan', cost: 1 });
extraCard('condition', 'Banner', {
  culture: 'rohan',
  cost: 1,
  abilities: [has({ culture: 'rohan', race: 'man' }, [{ stat: 'strength', amount: 1 }])],
});
extraCard('condition', 'Oath', { culture: 'gondor', cost: 1, bearer: { type: 'companion' } });
extraCard('companion', 'Other Gandalf', {
  title: { de: 'Gandalf', en: 'Gandalf' },
  unique: true,
  culture: 'gandalf',
  race: 'wizard',
  cost: 4,
  strength: 6,
  vitality: 4,
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
type Given = Parameters<typeof table>[1];
const mine = (hand: readonly string[], more: Partial<Given['players'][0]> = {}, given: Partial<Given> = {}) =>
  table('tcg', { players: [{ hand, ...more }, {}], ...given });

rule(['TCG-EX-17', 'TCG-ITEM-01', 'TCG-ITEM-02'], 'one item of each class, and one of every class together', () => {
  const t = mine(['Spear', 'Bow', 'Hauberk', 'Cape', 'Rod'], { fellowship: [{ card: 'Frodo', on: ['Sword'] }] });
  expect(t.offers('Spear')).toBe(false);
  t.choose('Bow', 'Hauberk', 'Cape', 'Rod');
  expect(t.on('Frodo')).toEqual(['Sword', 'The One Ring', 'Bow', 'Hauberk', 'Cape', 'Rod']);
});

rule(['TCG-SILENT-04', 'TCG-CARD-15'], 'an artifact shares the classes, but is no possession', () => {
  const t = mine(['Spear'], { fellowship: [{ card: 'Frodo', on: ['Old Blade'] }] });
  expect(t.offers('Spear')).toBe(false);
  // The Pillager discards possessions only.
  const robbed = table('tcg', {
    players: [{ at: 2, fellowship: [{ card: 'Guard', on: ['Old Blade'] }] }, { hand: ['Gimli'] }],
    step: 'skirmish phases',
    minions: [{ card: 'Dunlending Pillager', assigned: 'Guard' }],
  }).pass();
  expect(robbed.offers('Use Dunlending Pillager')).toBe(false);
});

rule('TCG-ITEM-03', 'items without a class may be borne in any number', () => {
  const t = mine(['Trinket', 'Trinket', 'Trinket']).choose('Trinket', 'Trinket', 'Trinket');
  expect(t.on('Frodo').filter((title) => title === 'Trinket')).toHaveLength(3);
});

rule('TCG-FELLOWSHIP-09', 'an item changes strength and vitality of its bearer, also for exertion and death', () => {
  const t = mine(['Hauberk', 'Sword'], { fellowship: [{ card: 'Frodo', wounds: 3 }] }).choose('Hauberk', 'Sword');
  expect([t.stat('Frodo', 'vitality'), t.strength('Frodo')]).toEqual([6, 6]);
  const robbed = table('tcg', {
    players: [{ at: 2, fellowship: [{ card: 'Théoden', wounds: 1, on: ['Herugrim'] }] }, { hand: ['Gimli'] }],
    step: 'skirmish phases',
    minions: [{ card: 'Dunlending Pillager', assigned: 'Théoden' }],
  });
  expect(robbed.stat('Théoden', 'vitality')).toBe(3);
  robbed.pass().choose('Use Dunlending Pillager');
  // One wound before, one in the skirmish: without the sword's vitality that is his death.
  expect(robbed.dead(0)).toEqual(['Théoden']);
});

rule(
  ['TCG-FELLOWSHIP-10', 'TCG-FELLOWSHIP-11'],
  'items and conditions go to the support area or onto a character, as they say',
  () => {
    const t = mine(['Storehouse', 'Banner', 'Oath'], { fellowship: ['Guard'] }).choose('Storehouse', 'Banner');
    expect(t.support(0)).toEqual(['Storehouse', 'Banner']);
    t.choose('Oath', 'Guard');
    expect(t.on('Guard')).toEqual(['Oath']);
  },
);

rule(
  ['TCG-EX-35', 'TCG-UNIQUE-02', 'TCG-UNIQUE-03', 'TCG-UNIQUE-04', 'TCG-CONFLICT-05'],
  'one Gandalf for each player, and no second under another subtitle',
  () => {
    const t = table('tcg', { players: [{ hand: ['Gandalf', 'Other Gandalf'] }, { fellowship: ['Gandalf'] }] });
    t.choose('4C90');
    expect(t.fellowship(0)).toContain('Gandalf');
    expect(t.offers('Play Gandalf')).toBe(false);
  },
);

extraCard('possession', 'Second Brego', {
  collector: '4U263',
  title: { de: 'Brego, Aragorns Pferd', en: 'Brego, Horse of Aragorn' },
  unique: true,
  culture: 'rohan',
  cost: 1,
  bearer: { type: 'companion' },
});
rule('TCG-UNIQUE-05', 'cards of one collector’s number are copies of each other, whatever their titles', () => {
  const given = (on: readonly string[]) =>
    mine(['Brego, Horse of Aragorn'], { fellowship: [{ card: 'Éowyn', on }] }).offers('Brego, Horse of Aragorn');
  expect(given([])).toBe(true);
  expect(given(['Brego'])).toBe(false);
});

rule('TCG-UNIQUE-06', 'a unique Shadow card bars its copies in all Shadow players’ hands', () => {
  const t = table('tcg', {
    players: [{ at: 2 }, { hand: ['Orc Lord'] }, { hand: ['Orc Lord'] }],
    step: 'shadow phases',
    twilight: 9,
  });
  expect(t.asked).toBe(2);
  t.choose('Orc Lord').pass();
  expect(t.asked).toBe(1);
  expect(t.offers('Orc Lord')).toBe(false);
});

rule('TCG-UNIQUE-07', 'no card is played over one in play', () => {
  const t = mine(['Aragorn, Ranger'], { fellowship: ['Aragorn'] });
  expect(t.labels()).toEqual(['Move on']);
});

rule(['TCG-UNIQUE-08', 'TCG-UNIQUE-09'], 'of common cards there may be several, and their effects add up', () => {
  const t = mine(['Banner', 'Guard', 'Guard'], { fellowship: ['Éowyn'], support: ['Banner'] });
  expect(t.strength('Éowyn')).toBe(7);
  t.choose('Banner', 'Guard', 'Guard');
  expect(t.strength('Éowyn')).toBe(8);
  expect(t.fellowship(0).filter((title) => title === 'Guard')).toHaveLength(2);
});
