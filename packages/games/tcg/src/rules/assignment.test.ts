import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { canSpotDefender } from '../../test/defender.ts';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import { addTwilight } from '../language/effects.ts';

const { extraCard, table } = workshop(...folk);

extraCard('event', 'Shield Wall', {
  culture: 'gondor',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'assignment', requires: canSpotDefender, effect: addTwilight(3) }],
});
extraCard('companion', 'Slow Ent', {
  culture: 'gandalf',
  race: 'ent',
  cost: 2,
  strength: 8,
  vitality: 4,
  unhasty: true,
});
extraCard('ally', 'Householder', { culture: 'rohan', race: 'man', cost: 0, strength: 2, vitality: 2, home: 2 });

type Given = Parameters<typeof table>[1];
const phase = (given: Partial<Given> & Pick<Given, 'players'>) => table('tcg', { step: 'assignment phase', ...given });
/** The phase once everybody has passed on assignment actions. */
const assign = (fellowship: readonly string[], minions: Given['minions'], more: Partial<Given> = {}) =>
  phase({ players: [{ fellowship, at: 2 }, { hand: ['Gimli'] }, {}], minions, ...more }).passAll();

rule(
  ['TCG-EX-23', 'TCG-ASSIGN-01', 'TCG-ASSIGN-02', 'TCG-ASSIGN-04'],
  'one companion faces one minion; nobody joins him, and others may stay out',
  () => {
    const t = assign(['Frodo', 'Aragorn'], ['Orthanc Warrior']).choose('Aragorn');
    expect(t.assigned('Orthanc Warrior')).toBe('Aragorn');
    // No minion is left to which Frodo could be assigned.
    expect(t.phase).toBe('skirmish');
    t.pass();
    expect([t.phase, t.wounds('Frodo')]).toEqual(['regroup', 0]);
  },
);

rule(
  ['TCG-ASSIGN-04', 'TCG-ASSIGN-11'],
  'all companions may stay unassigned, and a minion that nobody assigns does not fight',
  () => {
    const t = assign(['Frodo', 'Aragorn'], [{ card: 'Orc', owner: 1 }]);
    t.choose('Done');
    expect(t.asked).toBe(1);
    t.choose('Done');
    expect(t.phase).toBe('regroup');
    expect([t.wounds('Frodo'), t.wounds('Aragorn'), t.wounds('Orc')]).toEqual([0, 0, 0]);
  },
);

rule('TCG-ASSIGN-03', 'a companion is assigned to one minion only', () => {
  const t = assign(['Frodo', 'Aragorn'], ['Orc', 'Strong Orc']).choose('Aragorn', 'Against Strong Orc');
  expect(t.offers('Aragorn')).toBe(false);
  expect(t.offers('Frodo')).toBe(true);
});

rule(
  ['TCG-EX-25', 'TCG-ASSIGN-03', 'TCG-ASSIGN-05'],
  'Defender +1 may take a second minion, or leave it to another',
  () => {
    const both = assign(['Frodo', 'Defender'], ['Orc', 'Strong Orc']).choose('Defender', 'Orc', 'Defender');
    expect([both.assigned('Orc'), both.assigned('Strong Orc')]).toEqual(['Defender', 'Defender']);
    const one = assign(['Frodo', 'Defender'], ['Orc', 'Strong Orc']).choose('Defender', 'Orc', 'Frodo');
    expect([one.assigned('Orc'), one.assigned('Strong Orc')]).toEqual(['Defender', 'Frodo']);
  },
);

rule(['TCG-ASSIGN-05', 'TCG-ASSIGN-06'], 'Defender +1 takes two minions and no third, Defender +2 takes three', () => {
  const two = assign(['Frodo', 'Defender'], ['Orc', 'Strong Orc', 'Cruel Orc']).choose(
    'Defender',
    'Orc',
    'Defender',
    'Strong Orc',
  );
  expect(two.offers('Defender')).toBe(false);
  const three = assign(['Frodo', 'Bulwark'], ['Orc', 'Strong Orc', 'Cruel Orc', 'Weak Orc']);
  three.choose('Bulwark', 'Orc', 'Bulwark', 'Strong Orc', 'Bulwark', 'Cruel Orc');
  expect(three.offers('Bulwark')).toBe(false);
  expect(three.assigned('Cruel Orc')).toBe('Bulwark');
});

rule('TCG-ASSIGN-07', 'Defender +2 counts as Defender +1 where a card looks for it', () => {
  const given = (fellowship: readonly string[]) =>
    phase({ players: [{ fellowship, hand: ['Shield Wall'], at: 2 }, {}], minions: ['Orc'] });
  expect(given(['Bulwark']).offers('Shield Wall')).toBe(true);
  expect(given(['Defender']).offers('Shield Wall')).toBe(true);
  expect(given(['Guard']).offers('Shield Wall')).toBe(false);
});

rule(
  ['TCG-EX-26', 'TCG-ASSIGN-08', 'TCG-ASSIGN-09', 'TCG-SKIRMISH-01'],
  'left-over minions may gang up on a companion; each companion has one skirmish',
  () => {
    const t = assign(['Frodo', 'Defender'], ['Orc', 'Strong Orc', 'Cruel Orc', 'Weak Orc']);
    t.choose('Defender', 'Orc', 'Defender', 'Strong Orc', 'Frodo', 'Cruel Orc');
    expect(t.asked).toBe(1);
    t.choose('With Weak Orc', 'Frodo');
    expect([t.assigned('Cruel Orc'), t.assigned('Weak Orc')]).toEqual(['Frodo', 'Frodo']);
    expect(t.labels()).toEqual(['Skirmish of Defender', 'Skirmish of Frodo']);
  },
);

rule('TCG-ASSIGN-10', 'Shadow players assign counter-clockwise from the right, each his own minions', () => {
  const t = assign(
    ['Frodo', 'Guard'],
    [
      { card: 'Orc', owner: 1 },
      { card: 'Strong Orc', owner: 2 },
    ],
  );
  t.choose('Done');
  expect(t.asked).toBe(2);
  expect([t.offers('Strong Orc'), t.offers('With Orc')]).toEqual([true, false]);
  t.choose('Strong Orc', 'Guard');
  expect(t.asked).toBe(1);
  t.choose('Orc', 'Guard');
  expect([t.assigned('Orc'), t.assigned('Strong Orc')]).toEqual(['Guard', 'Guard']);
});

rule(
  ['TCG-EX-24', 'TCG-AMBUSH-01', 'TCG-AMBUSH-02'],
  'ambush adds twilight if the Free Peoples player assigns, and if its player wants',
  () => {
    const given = () => assign(['Frodo', 'Guard'], [{ card: 'Ambusher', owner: 1 }], { twilight: 2 });
    const t = given().choose('Guard');
    expect(t.asked).toBe(1);
    t.choose('Use Ambusher');
    expect(t.twilight).toBe(3);
    const declined = given().choose('Guard').pass();
    expect(declined.twilight).toBe(2);
    const other = given().choose('Done');
    other.choose('Ambusher', 'Guard');
    expect(other.offers('Use Ambusher')).toBe(false);
    expect(other.assigned('Ambusher')).toBe('Guard');
    expect(other.twilight).toBe(2);
  },
);

rule('TCG-SILENT-02', 'assignment actions come before defenders are assigned', () => {
  const t = phase({ players: [{ fellowship: ['Defender'], hand: ['Shield Wall'], at: 2 }, {}], minions: ['Orc'] });
  expect(t.prompt).toBe('Take an action or pass');
  t.choose('Shield Wall').passAll();
  expect(t.prompt).toBe('Whom do you assign to a minion?');
});

rule('TCG-SILENT-16', 'an unhasty companion takes no part in skirmishes', () => {
  const t = assign(['Frodo', 'Slow Ent', 'Guard'], ['Orc']);
  expect(t.offers('Slow Ent')).toBe(false);
  t.choose('Done', 'Orc');
  expect([t.offers('Slow Ent'), t.offers('Guard')]).toEqual([false, true]);
});

rule(
  ['TCG-SILENT-03', 'TCG-CARD-12'],
  'an ally fights at its home site only and does not travel with the fellowship',
  () => {
    const given = (at: number) =>
      table('tcg', { players: [{ support: ['Householder'], at }, {}], step: 'assignment phase', minions: ['Orc'] });
    expect(given(2).offers('Householder')).toBe(true);
    expect(given(3).offers('Householder')).toBe(false);
    // It is no companion: the move adds a token for Frodo only.
    const t = table('tcg', { players: [{ support: ['Householder'] }, {}], path: ['4U328', '4U335'] });
    t.playTo('turn/shadow phases');
    expect(t.twilight).toBe(2);
  },
);
