import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { waitFor } from '../../test/timing-point.ts';

const questing = (card: string) => ({ card, committed: true, exhausted: true });

/** Beravor could draw in every window, so that the game stops there. */
const waiting = { deck: ['Gandalf', 'Gandalf', 'Gandalf'] };

rule('LCG-QUEST-01', 'something waits for the beginning of the phase at 3.1 and for its end at 3.5', () => {
  const t = table('lcg', { players: [{ heroes: ['Gimli', questing('Éowyn')] }], encounterDeck: [], step: '3.1' });
  waitFor(t, 'phase-begin');
  expect(t.playTo('3.2').damage('Éowyn')).toBe(1);
  waitFor(t, 'phase-end');
  expect(t.playTo('3.5').damage('Éowyn')).toBe(1);
  expect(t.playTo('4.1').damage('Éowyn')).toBe(2);
});

describe('committing characters', () => {
  rule(
    ['LCG-QUEST-02', 'LCG-QUEST-03'],
    'each player in order commits any number of ready characters of his own',
    () => {
      const t = table('lcg', {
        players: [
          { ...waiting, heroes: ['Éowyn', 'Beravor'] },
          { heroes: ['Aragorn', { card: 'Legolas', exhausted: true }, 'Gimli'], allies: ['Snowbourn Scout'] },
        ],
        first: 1,
        encounterDeck: [],
        step: '3.2',
      });
      expect(t.asked).toBe(1);
      const scout = 'Snowbourn Scout (willpower 0)';
      expect(t.labels()).toEqual(['Aragorn (willpower 2)', 'Gimli (willpower 2)', scout, 'Nobody']);
      t.choose('Aragorn', 'Snowbourn Scout', 'done');
      expect(t.asked).toBe(0);
      t.choose('Nobody');
      const heroes = ['Aragorn', 'Snowbourn Scout', 'Éowyn', 'Gimli'];
      expect(heroes.map((hero) => t.exhausted(hero))).toEqual([true, true, false, false]);
      expect(heroes.map((hero) => t.committed(hero))).toEqual([true, true, false, false]);
    },
  );

  rule(['LCG-QUEST-11', 'LCG-QUEST-12'], 'they stay committed until the phase ends, and exhausted beyond it', () => {
    const players = [{ ...waiting, heroes: ['Éowyn', 'Beravor'] }];
    const t = table('lcg', { players, encounterDeck: [], step: '3.2' });
    t.choose('Éowyn', 'done').playTo('3.5');
    expect([t.committed('Éowyn'), t.exhausted('Éowyn')]).toEqual([true, true]);
    t.playTo('4.1');
    expect([t.committed('Éowyn'), t.exhausted('Éowyn')]).toEqual([false, true]);
    t.playTo('7.2w');
    expect(t.exhausted('Éowyn')).toBe(false);
  });

  rule(['LCG-QUEST-11', 'LCG-QUEST-13'], 'an ability takes one off the quest: its willpower no longer counts', () => {
    const t = table('lcg', {
      players: [{ ...waiting, heroes: ['Éowyn', 'Gimli', 'Beravor'] }],
      encounterDeck: ['Black Forest Bats', 'Wargs'],
      step: '3.2',
    });
    t.choose('Éowyn', 'Gimli', 'done').pass().choose('Éowyn').playTo('3.4');
    expect(t.willpower()).toBe(2);
    expect([t.committed('Éowyn'), t.exhausted('Éowyn')]).toEqual([false, true]);
    expect(t.committed('Gimli')).toBe(true);
  });

  rule(['LCG-EX-32', 'LCG-QUEST-11', 'LCG-QUEST-13'], 'Aragorn, readied, is still committed and may defend', () => {
    const t = table('lcg', {
      players: [
        { heroes: [{ card: 'Aragorn', resources: 1 }] },
        { ...waiting, heroes: ['Beravor'], engaged: ['East Bight Patrol'] },
      ],
      encounterDeck: [],
      step: '3.2',
    });
    t.choose('Aragorn', 'Use Aragorn');
    expect([t.exhausted('Aragorn'), t.committed('Aragorn'), t.resources('Aragorn')]).toEqual([false, true, 0]);
    expect(t.willpower()).toBe(2);
    t.playTo('4.1');
    expect(t.progress()).toBe(2);
    t.playTo('6.4.1').choose('No defender');
    expect(t.asked).toBe(0);
    t.choose('Aragorn').playTo('6.4.4');
    expect([t.exhausted('Aragorn'), t.damage('Aragorn')]).toEqual([true, 1]);
  });
});

describe('staging', () => {
  rule(['LCG-QUEST-04', 'LCG-QUEST-05'], 'one card per player still in the game, even if nobody is committed', () => {
    const deck = ['Wargs', 'Forest Gate', 'Forest Spider', 'Hill Troll'];
    const given = { players: [{ heroes: ['Éowyn'] }, { heroes: ['Gimli'] }, { heroes: ['Aragorn'] }] };
    const t = table('lcg', { ...given, encounterDeck: deck, step: '3.3' });
    t.playTo('3.4');
    expect(t.staging()).toEqual(['Wargs', 'Forest Gate', 'Forest Spider']);
    expect(t.willpower()).toBe(0);
    const fewer = table('lcg', { ...given, encounterDeck: deck, step: '3.3' });
    fewer.m.s.eliminated = 0b100;
    expect(fewer.playTo('3.4').staging()).toEqual(['Wargs', 'Forest Gate']);
  });

  rule('LCG-QUEST-06', 'the next card is revealed when all is done that the first one says', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Éowyn', 'Aragorn'] }, { heroes: ['Gimli'] }],
      encounterDeck: ['King Spider', 'Wargs'],
      step: '3.3',
    });
    expect(t.labels()).toEqual(['Éowyn', 'Aragorn']);
    expect(t.encounterDeck()).toEqual(['Wargs']);
    t.choose('Éowyn');
    expect([t.exhausted('Éowyn'), t.exhausted('Gimli')]).toEqual([true, true]);
    expect(t.staging()).toEqual(['King Spider', 'Wargs']);
  });
});

describe('resolving the quest', () => {
  const against = (staging: readonly string[]) =>
    table('lcg', {
      players: [
        { threat: 20, heroes: [questing('Éowyn')] },
        { threat: 30, heroes: [questing('Aragorn'), 'Glorfindel'] },
        { threat: 25, heroes: ['Gimli'] },
      ],
      staging,
      encounterDeck: [],
      step: '3.4',
    }).playTo('4.1');

  rule(
    ['LCG-QUEST-07', 'LCG-QUEST-08', 'LCG-QUEST-13'],
    'more willpower of all committed: the difference is progress',
    () => {
      const t = against(['Forest Spider', 'Hummerhorns']);
      expect(t.log).toContain('Willpower 6 against threat 3.');
      expect(t.progress()).toBe(3);
      expect([t.threat(0), t.threat(1), t.threat(2)]).toEqual([20, 30, 25]);
    },
  );

  rule(['LCG-QUEST-07', 'LCG-QUEST-09'], 'more threat: every player raises his by the difference', () => {
    const t = against(['The Brown Lands', "Ungoliant's Spawn"]);
    expect(t.progress()).toBe(0);
    expect([t.threat(0), t.threat(1), t.threat(2)]).toEqual([22, 32, 27]);
  });

  rule.each([
    { staging: ['Forest Spider'], damage: 1, result: 'success' },
    { staging: ['Forest Spider', 'Wargs'], damage: 0, result: 'tie' },
    { staging: ['Forest Spider', 'Wargs', 'Hummerhorns'], damage: 1, result: 'failure' },
  ])('LCG-QUEST-10', 'something waits for success or failure; it does not happen at a tie ($result)', (row) => {
    const players = [{ threat: 20, heroes: [questing('Éowyn')] }];
    const t = table('lcg', { players, staging: row.staging, encounterDeck: [], step: '3.4' });
    waitFor(t, 'quest-success');
    waitFor(t, 'quest-failure');
    expect(t.playTo('4.1').damage('Éowyn')).toBe(row.damage);
    expect([t.progress(), t.threat(0)]).toEqual({ success: [2, 20], tie: [0, 20], failure: [0, 21] }[row.result]);
  });

  rule('LCG-QUEST-14', 'the active location and engaged enemies add no threat', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Éowyn'], engaged: ['Wargs'] }],
      staging: ['Forest Spider', 'Old Forest Road'],
      active: 'The Brown Lands',
    });
    expect(t.stagingThreat()).toBe(3);
    expect(t.view(0).view.threat).toBe(3);
  });
});

describe('worked examples', () => {
  const example = () =>
    table('lcg', {
      players: [
        { threat: 24, heroes: ['Éowyn'], hand: ['Gandalf', 'Gandalf'] },
        { ...waiting, threat: 28, heroes: ['Aragorn', 'Beravor'], allies: ['Guard of the Citadel'] },
      ],
      staging: ['Gladden Fields'],
      encounterDeck: ['East Bight Patrol', 'Hummerhorns', 'Wargs'],
      step: '3.2',
    }).choose('Éowyn', 'Aragorn', 'Guard of the Citadel', 'done');

  rule(['LCG-EX-02', 'LCG-QUEST-10', 'LCG-QUEST-12'], 'seven against seven changes nothing', () => {
    const t = example().playTo('4.1');
    expect(t.log).toContain('Willpower 7 against threat 7.');
    expect([t.progress(), t.threat(0), t.threat(1)]).toEqual([0, 24, 28]);
    expect(['Éowyn', 'Aragorn', 'Guard of the Citadel'].every((card) => t.exhausted(card))).toBe(true);
  });

  rule(['LCG-EX-03', 'LCG-QUEST-08', 'LCG-EXHAUST-02'], 'Éowyn makes it eight: 1 progress', () => {
    const t = example().playTo('3.3w').choose('Use Éowyn', 'Gandalf');
    expect([t.stat('Éowyn', 'willpower'), t.hand(0)]).toEqual([5, ['Gandalf']]);
    t.playTo('4.1');
    expect([t.progress(), t.threat(0), t.threat(1)]).toEqual([1, 24, 28]);
    expect([t.exhausted('Éowyn'), t.stat('Éowyn', 'willpower')]).toEqual([true, 4]);
  });
});
