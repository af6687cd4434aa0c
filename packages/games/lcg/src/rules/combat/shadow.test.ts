import type { Seat } from '@tafelrunde/kernel';
import { type LcgTable, table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { attackNow } from './enemy-attack.ts';

/** Beravor could draw in every window, so that the game stops there. */
const waiting = { deck: ['Gandalf', 'Gandalf', 'Gandalf'] };
const BLANK = 'Old Forest Road';

interface SeenPlayer {
  readonly engaged: readonly { readonly shadows: readonly string[] }[];
}

/** The shadow cards of a player's first enemy as somebody sees them; unknown ones are empty. */
const seen = (t: LcgTable, viewer: Seat, seat: Seat = 0) =>
  (t.view(viewer).view as unknown as { players: readonly SeenPlayer[] }).players[seat].engaged[0].shadows;

describe('dealing shadow cards', () => {
  rule(['LCG-SHADOW-01', 'LCG-SHADOW-02', 'LCG-SHADOW-03'], 'by player order, then by falling engagement cost', () => {
    const t = table('lcg', {
      players: [
        { heroes: ['Éowyn'], engaged: ['Wolf Rider'] },
        { heroes: ['Aragorn'], engaged: ['Wargs', 'Hill Troll'] },
      ],
      first: 1,
      staging: ['Marsh Adder'],
      encounterDeck: ['Forest Gate', 'Despair', 'King Spider', 'Evil Storm'],
      step: '6.3',
    });
    expect(['Hill Troll', 'Wargs', 'Wolf Rider'].map((enemy) => t.shadows(enemy))).toEqual([
      ['Forest Gate'],
      ['Despair'],
      ['King Spider'],
    ]);
    expect([t.shadows('Marsh Adder'), t.encounterDeck()]).toEqual([[], ['Evil Storm']]);
  });

  rule('LCG-SHADOW-04', 'with too few cards the last enemies get none, and nothing is reshuffled', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn'], engaged: ['Wargs', 'Hill Troll'] }],
      encounterDeck: ['Forest Gate'],
      encounterDiscard: ['Despair'],
      step: '6.3',
    });
    expect([t.shadows('Hill Troll'), t.shadows('Wargs')]).toEqual([['Forest Gate'], []]);
    expect(t.encounterDiscard()).toEqual(['Despair']);
  });

  rule(['LCG-GAP-01', 'LCG-SHADOW-03'], 'equal costs: the first player says who is served first', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Éowyn'] }, { heroes: ['Aragorn'], engaged: ['Wargs', 'King Spider'] }],
      encounterDeck: ['Forest Gate', 'Despair'],
      step: '6.2',
    });
    expect([t.asked, t.labels()]).toEqual([0, ['Wargs first', 'King Spider first']]);
    t.choose('King Spider');
    expect([t.shadows('King Spider'), t.shadows('Wargs')]).toEqual([['Forest Gate'], ['Despair']]);
  });

  rule(['LCG-EX-06', 'LCG-SHADOW-05'], 'nobody sees them; the player then chooses which enemy attacks first', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Éowyn'] }, { heroes: ['Aragorn'], engaged: ['Forest Spider', "Ungoliant's Spawn"] }],
      encounterDeck: ['East Bight Patrol', 'Enchanted Stream'],
      step: '6.4a',
    });
    expect(t.shadows("Ungoliant's Spawn")).toEqual(['East Bight Patrol']);
    expect(t.shadows('Forest Spider')).toEqual(['Enchanted Stream']);
    expect([seen(t, 0, 1), seen(t, 1, 1)]).toEqual([[''], ['']]);
    expect([t.asked, t.labels()]).toEqual([1, ['Forest Spider attacks', "Ungoliant's Spawn attacks"]]);
  });
});

describe('turning up', () => {
  const attack = (shadow: string, more: { engaged?: string[]; hand?: string[] } = {}) =>
    table('lcg', {
      players: [
        {
          ...waiting,
          threat: 20,
          heroes: ['Gimli', { card: 'Beravor', resources: 1 }],
          engaged: ['Dol Guldur Orcs'],
          ...more,
        },
        { threat: 20, heroes: ['Aragorn'] },
      ],
      encounterDeck: [shadow, BLANK],
      step: '6.4.1',
    });

  rule('LCG-SHADOW-05', 'everybody sees it from 6.4.2 on', () => {
    const t = attack('Wargs').choose('Gimli');
    expect([seen(t, 0), seen(t, 1)]).toEqual([[''], ['']]);
    t.pass();
    expect([seen(t, 0), seen(t, 1)]).toEqual([['wargs'], ['wargs']]);
  });

  rule(['LCG-SHADOW-06', 'LCG-SHADOW-07', 'LCG-SHADOW-08'], 'only the shadow effect takes place', () => {
    const t = attack('Dol Guldur Orcs').choose('Gimli').playTo('6.4.2w');
    expect(t.stat('Dol Guldur Orcs', 'attack')).toBe(3);
    t.playTo('6.4.4');
    expect([t.damage('Gimli'), t.damage('Beravor')]).toEqual([1, 0]);
    const revealed = table('lcg', {
      players: [{ heroes: [{ card: 'Gimli', committed: true, exhausted: true }], engaged: ['Wargs'] }],
      encounterDeck: ['Dol Guldur Orcs', BLANK],
      step: '3.3',
    }).playTo('3.4');
    expect([revealed.damage('Gimli'), revealed.stat('Wargs', 'attack')]).toEqual([2, 3]);
  });

  rule(['LCG-GAP-06', 'LCG-READ-05', 'LCG-SHADOW-07'], 'Doomed and Surge do nothing on a shadow card', () => {
    const t = attack('Endless Caverns').playTo('6.4.3');
    expect([t.threat(0), t.threat(1), t.staging(), t.encounterDeck()]).toEqual([20, 20, [], [BLANK]]);
  });

  rule('LCG-SHADOW-08', 'a card without a shadow effect does nothing', () => {
    const t = attack(BLANK).choose('Gimli').playTo('6.4.4');
    expect(t.log).toContain('Shadow card of Dol Guldur Orcs: Old Forest Road, without a shadow effect.');
    expect([t.damage('Gimli'), t.threat(0)]).toEqual([0, 20]);
  });

  rule(['LCG-EX-37', 'LCG-GAP-05', 'LCG-SHADOW-08'], 'several are resolved in the order dealt', () => {
    const t = table('lcg', {
      players: [{ ...waiting, threat: 20, heroes: ['Gimli', 'Beravor'], engaged: ['Dol Guldur Beastmaster'] }],
      encounterDeck: ['Wargs', "Ungoliant's Spawn", BLANK],
      step: '6.4.1',
    });
    t.choose('Gimli').playTo('6.4.3');
    expect(t.shadows('Dol Guldur Beastmaster')).toEqual(['Wargs', "Ungoliant's Spawn"]);
    expect([t.stat('Dol Guldur Beastmaster', 'attack'), t.threat(0)]).toEqual([4, 24]);
    const turned = t.log.filter((line) => line.startsWith('Shadow card'));
    expect(turned.map((line) => line.split(': ')[1])).toEqual(['Wargs.', "Ungoliant's Spawn."]);
  });

  rule(['LCG-EX-37', 'LCG-SHADOW-04'], 'an empty deck has no second card for the Beastmaster', () => {
    const t = table('lcg', {
      players: [{ threat: 20, heroes: ['Gimli'], engaged: ['Dol Guldur Beastmaster'] }],
      encounterDeck: ['Wargs'],
      encounterDiscard: ['Forest Gate'],
      step: '6.4.3',
    });
    expect([t.shadows('Dol Guldur Beastmaster'), t.encounterDiscard()]).toEqual([['Wargs'], ['Forest Gate']]);
  });
});

describe('afterwards', () => {
  const after = () =>
    table('lcg', {
      players: [
        {
          ...waiting,
          threat: 20,
          heroes: ['Gimli', 'Beravor', { card: 'Éowyn', resources: 2 }],
          engaged: ['Dol Guldur Orcs', { card: 'Forest Spider', attachments: ['Forest Snare'] }],
          hand: ['Hasty Stroke', 'A Light in the Dark'],
        },
      ],
      encounterDeck: ['Evil Storm', 'Wargs', BLANK, BLANK],
      step: '6.4a',
    });

  rule(['LCG-SHADOW-10', 'LCG-SHADOW-12'], 'it stays with its enemy until 6.11, then it is discarded', () => {
    const t = after().playTo('6.11');
    expect([t.shadows('Forest Spider'), t.shadows('Dol Guldur Orcs')]).toEqual([['Evil Storm'], ['Wargs']]);
    expect(t.encounterDiscard()).toEqual([]);
    t.playTo('7.1');
    expect([t.shadows('Forest Spider'), t.encounterDiscard().toSorted()]).toEqual([[], ['Evil Storm', 'Wargs']]);
  });

  rule('LCG-SHADOW-09', 'cancelled, it counts as turned up and goes the same way', () => {
    const t = after().playTo('6.4.2').choose('Hasty Stroke').playTo('6.4.3');
    expect([t.stat('Dol Guldur Orcs', 'attack'), seen(t, 0)]).toEqual([2, ['wargs']]);
    expect(t.playTo('7.1').encounterDiscard().toSorted()).toEqual(['Evil Storm', 'Wargs']);
  });

  rule('LCG-SHADOW-11', 'it is discarded with an enemy that leaves play', () => {
    const t = after().playTo('6.8a').choose('Dol Guldur Orcs', 'Gimli', 'done').playTo('6.8.3w');
    expect([t.engaged(0), t.shadows('Forest Spider')]).toEqual([['Forest Spider'], ['Evil Storm']]);
    expect(t.encounterDiscard().toSorted()).toEqual(['Dol Guldur Orcs', 'Wargs']);
  });

  rule(
    ['LCG-EX-36', 'LCG-SHADOW-11'],
    'an enemy killed by its defender does no damage, and its card is never turned up',
    () => {
      const t = table('lcg', {
        players: [
          {
            ...waiting,
            heroes: ['Beravor'],
            allies: ['Gondorian Spearman'],
            engaged: [{ card: 'Dol Guldur Orcs', damage: 2 }],
          },
        ],
        encounterDeck: ['Wargs', BLANK],
        step: '6.4.1',
      });
      t.choose('Gondorian Spearman', 'Use Gondorian Spearman');
      expect(t.encounterDiscard().toSorted()).toEqual(['Dol Guldur Orcs', 'Wargs']);
      t.playTo('6.7');
      expect(t.characters(0)).toEqual(['Beravor', 'Gondorian Spearman']);
      expect(t.log.some((line) => line.startsWith('Shadow card'))).toBe(false);
    },
  );

  rule(['LCG-GAP-08', 'LCG-SHADOW-12'], 'an enemy sent back to the staging area keeps its card until 6.11', () => {
    const t = after().choose('A Light in the Dark', 'Forest Spider').playTo('6.11');
    expect([t.staging(), t.shadows('Forest Spider')]).toEqual([['Forest Spider'], ['Evil Storm']]);
    expect(t.playTo('7.1').shadows('Forest Spider')).toEqual([]);
  });
});

describe('an attack outside the combat phase', () => {
  rule(
    ['LCG-SHADOW-13', 'LCG-COMBAT-E-26', 'LCG-CF-17', 'LCG-READ-07'],
    'has a shadow card and the usual steps',
    () => {
      const t = table('lcg', {
        players: [{ ...waiting, threat: 20, heroes: ['Gimli', 'Beravor'], engaged: ['Dol Guldur Orcs'] }],
        encounterDeck: ['Wargs', BLANK],
        step: '4.2',
      });
      attackNow(t.m, t.find('Dol Guldur Orcs'), 0);
      t.playTo('6.4.1');
      expect([t.phase, t.shadows('Dol Guldur Orcs')]).toEqual([4, ['Wargs']]);
      t.choose('Gimli').playTo('6.4.3');
      expect(t.stat('Dol Guldur Orcs', 'attack')).toBe(3);
      t.playTo('4.3');
      expect([t.damage('Gimli'), t.exhausted('Gimli'), t.encounterDiscard()]).toEqual([1, true, ['Wargs']]);
    },
  );
});
