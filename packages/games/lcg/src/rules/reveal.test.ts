import { cardsIn, modify } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';

const staging = (encounterDeck: readonly string[]) =>
  table('lcg', { players: [{ threat: 20, heroes: ['Éowyn', 'Aragorn'] }], encounterDeck, step: '3.3' });

/** Beravor could draw in every window, so that the game stops there. */
const waiting = { deck: ['Gandalf', 'Gandalf', 'Gandalf'] };

rule('LCG-STAGING-01', 'a card revealed in the travel phase is resolved and staged in the same way', () => {
  const t = table('lcg', {
    players: [{ heroes: ['Éowyn', 'Aragorn'] }],
    staging: ['Mountains of Mirkwood'],
    encounterDeck: ['King Spider', 'Wargs'],
    step: '4.2',
  });
  t.choose('Mountains of Mirkwood', 'Éowyn');
  expect([t.exhausted('Éowyn'), t.exhausted('Aragorn')]).toEqual([true, false]);
  expect(t.staging()).toEqual(['King Spider']);
});

describe('the steps of staging a card', () => {
  rule('LCG-STAGING-02', 'Doomed and when revealed come first, then the card is placed, then Surge', () => {
    const t = staging(['Endless Caverns', 'King Spider', 'Wargs']);
    const spider = cardsIn(t.m, ZONE.encounterDeck)[1];
    modify(t.m, { stat: STAT.doomed, amount: 2, cards: [spider], source: 0, seat: 0, until: 'round' });
    expect(t.labels()).toEqual(['Éowyn', 'Aragorn']);
    expect(t.staging()).toEqual(['Endless Caverns']);
    expect(t.threat(0)).toBe(23);
    t.choose('Éowyn');
    expect(t.staging()).toEqual(['Endless Caverns', 'King Spider']);
  });

  rule(['LCG-STAGING-03', 'LCG-STAGING-04'], 'enemies, locations and objectives go to the staging area', () => {
    expect(staging(['Wargs']).playTo('3.4').staging()).toEqual(['Wargs']);
    expect(staging(['Forest Gate']).playTo('3.4').staging()).toEqual(['Forest Gate']);
    expect(staging(['Shadow Key', 'Wargs']).playTo('3.4').staging()).toEqual(['Shadow Key', 'Wargs']);
  });

  rule('LCG-STAGING-05', 'a treachery is resolved and discarded, unless its text says otherwise', () => {
    const reach = staging(["The Necromancer's Reach", 'Wargs']);
    reach.m.s.cards[reach.find('Éowyn')].exhausted = 1;
    reach.playTo('3.4');
    expect([reach.damage('Éowyn'), reach.encounterDiscard()]).toEqual([1, ["The Necromancer's Reach"]]);
    const web = staging(['Caught in a Web', 'Wargs']).choose('Aragorn').playTo('3.5');
    expect([web.encounterDiscard(), web.attachments('Aragorn')]).toEqual([[], ['Caught in a Web']]);
  });

  rule('LCG-STAGING-10', 'nobody is asked whether a when revealed effect takes place', () => {
    const t = staging(['King Spider', 'Wargs']);
    expect(t.decision.options.map((option) => option.id)).not.toContain('pass');
    t.choose('Aragorn');
    expect(t.exhausted('Aragorn')).toBe(true);
  });
});

describe('the staging area', () => {
  const stream = (given: { staging?: string[]; active?: string }) =>
    table('lcg', {
      players: [{ ...waiting, heroes: ['Beravor', { card: 'Éowyn', committed: true, exhausted: true }] }],
      ...given,
      encounterDeck: [],
      step: '3.4',
    });

  rule('LCG-STAGING-06', 'the players are not at a staged location, which adds its threat', () => {
    const staged = stream({ staging: ['Enchanted Stream'] });
    expect(staged.stagingThreat()).toBe(2);
    expect(staged.offers('Use Beravor')).toBe(true);
    expect([staged.progress(), staged.progressOn('Enchanted Stream')]).toEqual([2, 0]);
    const active = stream({ active: 'Enchanted Stream' }).playTo('3.4');
    expect(active.stagingThreat()).toBe(0);
    expect(active.playTo('3.4w').progress()).toBe(2);
  });

  rule('LCG-STAGING-07', 'a staged enemy is engaged with nobody, and adds its threat', () => {
    const players = [{ threat: 20, heroes: ['Gimli'], engaged: ['Wargs'] }];
    const t = table('lcg', { players, staging: ['Forest Spider'], encounterDeck: ['Old Forest Road'], step: '6.3' });
    expect([t.stagingThreat(), t.engaged(0)]).toEqual([2, ['Wargs']]);
    expect([t.shadows('Wargs'), t.shadows('Forest Spider')]).toEqual([['Old Forest Road'], []]);
    expect(t.playTo('6.7').damage('Gimli')).toBe(3);
  });
});

describe('an empty encounter deck', () => {
  const empty = (step: string, encounterDeck: readonly string[] = []) =>
    table('lcg', {
      players: [{ threat: 10, heroes: ['Denethor', 'Gimli'], engaged: ['Dol Guldur Orcs'] }, { heroes: ['Éowyn'] }],
      encounterDeck,
      encounterDiscard: ['Forest Gate', 'Old Forest Road', 'Hummerhorns'],
      step,
    });

  rule('LCG-STAGING-08', 'is made anew from its discard pile for the next card', () => {
    const t = empty('3.3', ['Wargs']).playTo('3.4');
    expect(t.log).toContain('The encounter deck is reshuffled.');
    expect([t.staging().length, t.encounterDeck().length, t.encounterDiscard()]).toEqual([2, 2, []]);
    const all = [...t.staging(), ...t.encounterDeck()].toSorted();
    expect(all).toEqual(['Forest Gate', 'Hummerhorns', 'Old Forest Road', 'Wargs']);
  });

  rule('LCG-STAGING-08', 'is made anew at any time in the quest phase: before anybody acts, and for combat', () => {
    const t = empty('3.1w');
    expect([t.offers('Use Denethor'), t.encounterDeck().length]).toEqual([true, 3]);
    const last = empty('3.3', ['Wargs', 'Forest Spider']).playTo('6.3');
    expect(last.shadows('Dol Guldur Orcs').length).toBe(1);
  });

  rule('LCG-STAGING-08', 'is made anew as soon as the last card is turned up, so without that card', () => {
    const given = {
      players: [{ heroes: ['Éowyn'] }],
      encounterDeck: ['Evil Storm'],
      encounterDiscard: ['Forest Gate'],
    };
    const t = table('lcg', { ...given, step: '3.3' }).playTo('3.4');
    expect([t.encounterDeck(), t.encounterDiscard()]).toEqual([['Forest Gate'], ['Evil Storm']]);
  });

  rule('LCG-GAP-07', 'reveals nothing if its discard pile is empty, too', () => {
    expect(staging([]).playTo('3.4').staging()).toEqual([]);
  });

  rule('LCG-STAGING-09', 'stays empty in other phases, until the next quest phase', () => {
    expect(empty('2.2').playTo('3.1').encounterDeck()).toEqual([]);
    const t = empty('6.2').playTo('6.3');
    expect([t.shadows('Dol Guldur Orcs'), t.encounterDeck()]).toEqual([[], []]);
    expect(t.playTo('3.1').encounterDiscard().length).toBe(3);
    expect(t.playTo('3.2').encounterDeck().length).toBe(3);
  });
});

rule('LCG-STAGING-09', 'an empty deck has no card to reveal in the travel phase', () => {
  const t = table('lcg', {
    players: [{ ...waiting, heroes: ['Beravor'] }],
    staging: ['Mountains of Mirkwood'],
    encounterDeck: ['Endless Caverns'],
    encounterDiscard: ['Wargs'],
    step: '4.2',
  });
  t.choose('Mountains of Mirkwood');
  expect([t.staging(), t.encounterDiscard()]).toEqual([['Endless Caverns'], ['Wargs']]);
});

describe('Under the Shadow', () => {
  rule(['LCG-EX-39', 'LCG-STAGING-05'], 'raises the threat of the staging area until the phase ends', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Éowyn'] }, { heroes: ['Aragorn'] }],
      staging: ['The Brown Lands'],
      encounterDeck: ['Under the Shadow', 'Evil Storm', 'Wargs'],
      step: '3.3',
    });
    t.playTo('3.4');
    expect([t.stagingThreat(), t.encounterDiscard().length]).toEqual([7, 2]);
    expect(t.playTo('4.1').stagingThreat()).toBe(5);
  });

  rule(['LCG-EX-39', 'LCG-SHADOW-08'], 'as shadow: one threat for each enemy engaged with the defending player', () => {
    const t = table('lcg', {
      players: [{ threat: 20, heroes: ['Gimli'], engaged: ['Forest Spider', 'Wargs', 'Hill Troll'] }],
      encounterDeck: ['Under the Shadow'],
      step: '6.4a',
    });
    t.choose('Hill Troll').playTo('6.4.2w');
    expect(t.threat(0)).toBe(23);
  });
});
