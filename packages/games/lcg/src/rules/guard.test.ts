import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { change } from '../../test/change.ts';
import { watcher } from '../../test/watcher.ts';
import { discardFromPlay } from './leave.ts';

/** One player about to reveal exactly these cards. */
const revealing = (...encounterDeck: string[]) => ({
  players: [{ ...watcher, threat: 20 }],
  encounterDeck,
  step: '3.3',
});

const guardOf = (t: ReturnType<typeof table<'lcg'>>, objective: string): string => {
  const { host } = t.m.s.cards[t.find(objective)];
  return host < 0 ? 'nobody' : t.title(host);
};

describe('Guarded', () => {
  rule(['LCG-GUARD-01', 'LCG-GUARD-04'], 'the next card is revealed and guards, and counts its threat', () => {
    const t = table('lcg', revealing('Shadow Key', 'Cavern Guardian', 'Wargs')).go();
    expect(t.staging().toSorted()).toEqual(['Cavern Guardian', 'Shadow Key']);
    expect(guardOf(t, 'Shadow Key')).toBe('Cavern Guardian');
    expect(t.threat(0)).toBe(21);
    expect(t.stagingThreat()).toBe(2);
  });

  rule('LCG-GUARD-02', 'a second guarded objective gets its guard after the first', () => {
    const t = table('lcg', revealing('Shadow Key', 'Dungeon Torch', 'Forest Spider', 'Gladden Fields', 'Wargs')).go();
    expect(guardOf(t, 'Shadow Key')).toBe('Forest Spider');
    expect(guardOf(t, 'Dungeon Torch')).toBe('Gladden Fields');
    expect(t.staging()).not.toContain('Wargs');
  });

  rule('LCG-GUARD-03', 'another objective does not guard: the next card does', () => {
    const t = table('lcg', revealing('Shadow Key', 'Dungeon Torch', 'Forest Spider', 'Wargs'));
    change(t, 'Dungeon Torch', 'blank');
    t.go();
    expect(t.staging().toSorted()).toEqual(['Dungeon Torch', 'Forest Spider', 'Shadow Key']);
    expect(guardOf(t, 'Shadow Key')).toBe('Forest Spider');
    expect(guardOf(t, 'Dungeon Torch')).toBe('nobody');
  });

  rule(['LCG-GUARD-05', 'LCG-GUARD-10', 'LCG-GUARD-11'], 'is claimed, as its text says, once nobody guards it', () => {
    const players = [{ heroes: ['Éowyn'] }, { ...watcher, threat: 20 }];
    const t = table('lcg', { ...revealing('Shadow Key', 'Forest Spider'), players }).go();
    expect(t.asked).toBe(1);
    expect(t.offers('Use Shadow Key')).toBe(false);
    t.playTo('3.4');
    discardFromPlay(t.m, t.find('Forest Spider'));
    expect(t.m.controller(t.find('Shadow Key'))).toBe(0);
    t.go().pass().choose('Use Shadow Key');
    expect(t.threat(1)).toBe(22);
    expect(t.attachments('Beravor')).toEqual(['Shadow Key']);
    expect(t.m.controller(t.find('Shadow Key'))).toBe(1);
  });
});

describe('a guard', () => {
  rule(['LCG-GUARD-06', 'LCG-GUARD-09'], 'is gone when it is defeated; the objective stays, unclaimed', () => {
    const t = table('lcg', { ...revealing('Shadow Key', 'Black Forest Bats'), shadows: false });
    t.playTo('5.2').choose('Black Forest Bats').playTo('6.8a');
    expect(guardOf(t, 'Shadow Key')).toBe('Black Forest Bats');
    t.choose('Black Forest Bats');
    expect(guardOf(t, 'Shadow Key')).toBe('nobody');
    expect(t.staging()).toEqual(['Shadow Key']);
  });

  rule(['LCG-GUARD-06', 'LCG-GUARD-07'], 'is gone when a card effect takes it away', () => {
    for (const guard of ['Forest Spider', 'Gladden Fields']) {
      const t = table('lcg', revealing('Shadow Key', guard)).go();
      expect(guardOf(t, 'Shadow Key')).toBe(guard);
      discardFromPlay(t.m, t.find(guard));
      expect(guardOf(t, 'Shadow Key')).toBe('nobody');
      expect(t.staging()).toEqual(['Shadow Key']);
    }
  });

  rule(['LCG-GUARD-07', 'LCG-GUARD-09'], 'is gone when it is explored, not when the players travel there', () => {
    const t = table('lcg', revealing('Shadow Key', 'Tower Gate')).playTo('4.2').choose('Tower Gate');
    expect(t.activeLocation()).toBe('Tower Gate');
    expect(guardOf(t, 'Shadow Key')).toBe('Tower Gate');
    t.playTo('3.2').choose('Beravor');
    expect(t.activeLocation()).toBeUndefined();
    expect(guardOf(t, 'Shadow Key')).toBe('nobody');
    expect(t.staging()).toEqual(['Shadow Key']);
  });

  rule(['LCG-GUARD-08', 'LCG-GUARD-01'], 'that is a treachery is gone as soon as it has taken effect', () => {
    const t = table('lcg', { ...revealing('Shadow Key', 'Despair', 'Wargs'), progress: 5 }).go();
    expect(t.progress()).toBe(1);
    expect(t.encounterDiscard()).toEqual(['Despair']);
    expect(t.staging()).toEqual(['Shadow Key']);
    expect(t.offers('Use Shadow Key')).toBe(true);
  });

  rule('LCG-GUARD-08', 'or has been cancelled', () => {
    const players = [{ threat: 20, heroes: [{ card: 'Éowyn', resources: 1 }], hand: ['A Test of Will'] }];
    const t = table('lcg', { ...revealing('Shadow Key', 'Despair'), players, progress: 5 }).go();
    t.choose('A Test of Will');
    expect(t.progress()).toBe(5);
    expect(guardOf(t, 'Shadow Key')).toBe('nobody');
    expect(t.offers('Use Shadow Key')).toBe(true);
  });
});
