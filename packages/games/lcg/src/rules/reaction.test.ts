import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { extraCard, table } from '../../test/extra-card.ts';
import '../../test/watchman.ts';
import { after, afterCharacterDestroyed } from '../language/moments.ts';
import { raise } from '../language/player-effects.ts';
import { PHASE } from '../state.ts';

const says = { de: 'danach', en: 'then' };
const endOf = (phase: number) => after('phase-end', says, (_m, event) => event.phase === phase);

extraCard('ally', 'Mourner', {
  hitPoints: 1,
  abilities: [{ kind: 'response', moment: afterCharacterDestroyed, effect: raise(10) }],
});
extraCard('ally', 'Bard', {
  hitPoints: 1,
  abilities: [{ kind: 'response', moment: endOf(PHASE.quest), effect: raise(1) }],
});

describe('reactions', () => {
  rule(
    ['LCG-REACT-01', 'LCG-REACT-04', 'LCG-ABILITY-03', 'LCG-EX-22'],
    'Son of Arnor: offered at once each time, and never later',
    () => {
      const t = table('lcg', {
        players: [
          {
            heroes: [{ card: 'Aragorn', resources: 4 }],
            hand: ['Son of Arnor', 'Sneak Attack', 'Son of Arnor', 'Faramir'],
          },
        ],
        staging: ['Wargs'],
      });
      t.choose('Play Son of Arnor');
      expect(t.labels()).toEqual(['Use Son of Arnor', 'Pass']);
      t.pass();
      expect([t.offers('Use Son of Arnor'), t.staging()]).toEqual([false, ['Wargs']]);
      t.choose('Sneak Attack', 'Son of Arnor');
      expect(t.labels()).toEqual(['Use Son of Arnor', 'Pass']);
      expect(t.choose('Use Son of Arnor').engaged(0)).toEqual(['Wargs']);
    },
  );

  rule(
    ['LCG-EX-36', 'LCG-REACT-01', 'LCG-SHADOW-11'],
    'Gondorian Spearman kills before the shadow card is turned up',
    () => {
      const players = [
        {
          threat: 20,
          heroes: ['Gimli'],
          allies: ['Gondorian Spearman', 'Watchman'],
          engaged: [{ card: 'Wargs', damage: 2 }],
        },
      ];
      const t = table('lcg', { players, encounterDeck: ["Ungoliant's Spawn", 'Despair'], step: '6.4.1' });
      t.choose('Gondorian Spearman', 'Use Gondorian Spearman');
      expect(t.encounterDiscard().toSorted()).toEqual(["Ungoliant's Spawn", 'Wargs']);
      expect([t.damage('Gondorian Spearman'), t.threat(0)]).toEqual([0, 20]);
    },
  );

  const bards = () =>
    table('lcg', {
      players: [
        { threat: 0, heroes: ['Gimli'], allies: ['Bard', 'Bard'] },
        { threat: 0, heroes: ['Glóin'], allies: ['Bard'] },
      ],
      first: 1,
      encounterDeck: [],
      step: '3.5',
    }).go();

  rule('LCG-REACT-03', 'the chance goes round from the first player until all pass in a row', () => {
    const t = bards();
    expect(t.asked).toBe(1);
    t.pass();
    expect(t.asked).toBe(0);
    t.choose('Use Bard');
    expect([t.asked, t.threat(0)]).toEqual([1, 1]);
    t.choose('Use Bard');
    expect([t.asked, t.threat(1)]).toEqual([0, 1]);
  });

  rule('LCG-REACT-04', 'once all have passed in a row nobody can react any more', () => {
    const t = bards().pass().pass();
    expect(t.m.s.round).toBe(2);
    expect(t.offers('Use Bard')).toBe(false);
  });

  rule('LCG-REACT-05', 'events are played from hand, allies react only in play unless they say otherwise', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: [
            { card: 'Glóin', damage: 3 },
            { card: 'Aragorn', resources: 1 },
          ],
          allies: ['Snowbourn Scout'],
          hand: ['Valiant Sacrifice', 'Brok Ironfist', 'Mourner'],
          deck: ['Gandalf', 'Gandalf'],
          engaged: ['Wargs', 'Wargs'],
        },
      ],
      encounterDeck: [],
      step: '6.4.1',
    });
    t.choose('Snowbourn Scout');
    expect(t.labels()).toEqual(['Play Valiant Sacrifice', 'Pass']);
    t.choose('Valiant Sacrifice').playTo('6.4.1').choose('Glóin');
    expect(t.labels()).toEqual(['Use Brok Ironfist', 'Pass']);
  });
});
