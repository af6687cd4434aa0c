import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { table } from '../../../test/extra-card.ts';
import { herald } from '../../../test/herald.ts';
import { waitFor } from '../../../test/timing-point.ts';
import type { M } from '../../state.ts';
import { discardFromPlay } from '../leave.ts';
import { isDefending, removeFromCombat } from './attack-info.ts';
import { attackCharacter, attackNow } from './enemy-attack.ts';

/** Beravor could draw in every window, so that the game stops there. */
const waiting = { deck: ['Gandalf', 'Gandalf', 'Gandalf'] };
const BLANKS = ['Old Forest Road', 'Old Forest Road', 'Old Forest Road', 'Old Forest Road'];

const attacks = (t: { log: readonly string[] }) => t.log.filter((line) => / attacks? Player/.test(line));

const numberOf = (m: M, id: string): number => m.s.cards.findIndex(({ def }) => m.defs[def].id === id);
herald('Peacemaker', (m) => removeFromCombat(m, numberOf(m, 'faramir')));
herald('Provoker', (m) => attackCharacter(m, numberOf(m, 'wolf-rider'), numberOf(m, 'gimli')));

describe('the order of enemy attacks', () => {
  rule(['LCG-COMBAT-E-01', 'LCG-CF-16'], 'something waits for 6.1, before shadow cards are dealt', () => {
    const players = [{ heroes: ['Gimli', { card: 'Éowyn', exhausted: true }], engaged: ['Wargs'] }];
    const t = table('lcg', { players, encounterDeck: BLANKS, step: '6.1' });
    waitFor(t, 'phase-begin');
    t.playTo('6.2');
    expect([t.damage('Éowyn'), t.shadows('Wargs')]).toEqual([1, []]);
    expect(t.playTo('6.3').shadows('Wargs')).toEqual(['Old Forest Road']);
  });

  const two = () =>
    table('lcg', {
      players: [
        { heroes: ['Aragorn'], engaged: ['Forest Spider', 'Wolf Rider'] },
        { ...waiting, heroes: ['Gimli', 'Beravor'], engaged: ['Dol Guldur Orcs', 'East Bight Patrol'] },
      ],
      first: 1,
      encounterDeck: BLANKS,
      step: '6.4a',
    });

  rule(
    ['LCG-COMBAT-E-02', 'LCG-COMBAT-E-03', 'LCG-COMBAT-E-04', 'LCG-COMBAT-E-06', 'LCG-COMBAT-P-01'],
    'every engaged enemy attacks once: first those of the first player, in the order he chooses',
    () => {
      const t = two();
      expect([t.asked, t.labels()]).toEqual([1, ['Dol Guldur Orcs attack', 'East Bight Patrol attacks']]);
      t.choose('East Bight Patrol').playTo('6.4a').playTo('6.4b');
      expect(attacks(t)).toEqual(['East Bight Patrol attacks Player 2.']);
      t.playTo('6.4.4').playTo('6.4a').choose('Wolf Rider').playTo('6.7');
      expect(attacks(t)).toEqual([
        'East Bight Patrol attacks Player 2.',
        'Dol Guldur Orcs attack Player 2.',
        'Wolf Rider attacks Player 1.',
        'Forest Spider attacks Player 1.',
      ]);
    },
  );

  rule(['LCG-COMBAT-E-04', 'LCG-COMBAT-E-22'], 'one attack is over before the next is chosen', () => {
    const t = two().choose('East Bight Patrol').playTo('6.4.4');
    expect(attacks(t).length).toBe(1);
    expect(t.damage('Gimli')).toBe(3);
    t.playTo('6.4.1');
    expect(attacks(t)).toEqual(['East Bight Patrol attacks Player 2.', 'Dol Guldur Orcs attack Player 2.']);
  });

  rule('LCG-COMBAT-E-05', 'an enemy that has attacked or cannot attack is not chosen', () => {
    const t = table('lcg', {
      players: [
        {
          ...waiting,
          heroes: ['Gimli', 'Beravor'],
          engaged: [
            'Forest Spider',
            'Wolf Rider',
            'Dol Guldur Orcs',
            { card: 'Hill Troll', attachments: ['Forest Snare'] },
          ],
        },
      ],
      encounterDeck: BLANKS,
      step: '6.4a',
    });
    expect(t.labels()).toEqual(['Forest Spider attacks', 'Wolf Rider attacks', 'Dol Guldur Orcs attack']);
    t.choose('Wolf Rider').playTo('6.4.4').playTo('6.4a');
    expect(t.labels()).toEqual(['Forest Spider attacks', 'Dol Guldur Orcs attack']);
    t.playTo('6.7');
    expect(attacks(t).length).toBe(3);
  });

  rule(['LCG-READ-08', 'LCG-COMBAT-E-02', 'LCG-COMBAT-E-05'], 'an attack in another phase does not count', () => {
    const players = [{ threat: 1, heroes: ['Gimli'], engaged: ['Wolf Rider'] }];
    const t = table('lcg', { players, encounterDeck: BLANKS, step: '5.4' });
    attackNow(t.m, t.find('Wolf Rider'), 0);
    t.playTo('6.7');
    expect([attacks(t).length, t.damage('Gimli')]).toEqual([2, 4]);
  });
});

describe('defenders', () => {
  const patrol = (encounterDeck = BLANKS) =>
    table('lcg', {
      players: [
        {
          ...waiting,
          threat: 20,
          heroes: ['Gimli', 'Beravor', { card: 'Éowyn', exhausted: true }],
          allies: ['Silverlode Archer'],
          engaged: ['East Bight Patrol'],
        },
        { threat: 20, heroes: ['Denethor', 'Aragorn'], allies: ['Gondorian Spearman'] },
      ],
      encounterDeck,
      step: '6.4.1',
    });

  rule(['LCG-COMBAT-E-07', 'LCG-COMBAT-E-08', 'LCG-COMBAT-E-10'], 'one ready character of the attacked player', () => {
    const t = patrol();
    expect([t.asked, t.options().flatMap((option) => option.cards)]).toEqual([
      0,
      ['Gimli', 'Beravor', 'Silverlode Archer'],
    ]);
    t.choose('Gimli');
    expect([t.exhausted('Gimli'), t.prompt]).toEqual([true, 'Take an action or pass']);
  });

  rule(['LCG-COMBAT-E-09', 'LCG-COMBAT-E-10'], 'or nobody: then others may defend with Sentinel only', () => {
    const t = patrol().choose('No defender');
    expect([t.asked, t.options().flatMap((option) => option.cards)]).toEqual([1, ['Aragorn', 'Gondorian Spearman']]);
    t.choose('No defender').playTo('6.4.3');
    expect([t.asked, t.labels()[0]]).toEqual([0, 'Gimli takes the damage']);
    t.playTo('6.4.4');
    expect(t.damage('Gimli')).toBe(3);
  });

  rule('LCG-COMBAT-E-11', 'are declared before the shadow card is turned up, and then fixed', () => {
    const t = patrol();
    expect(t.log.some((line) => line.startsWith('Shadow card'))).toBe(false);
    t.choose('Beravor').playTo('6.4.3');
    expect(t.log.some((line) => line.startsWith('Shadow card'))).toBe(true);
    t.playTo('6.4.4');
    expect([t.damage('Beravor'), t.damage('Gimli'), t.exhausted('Gimli')]).toEqual([1, 0, false]);
  });

  rule('LCG-COMBAT-E-21', 'defend as long as the attack lasts, and stay exhausted', () => {
    const t = patrol().choose('Gimli');
    const gimli = t.find('Gimli');
    expect(isDefending(t.m, gimli)).toBe(true);
    t.playTo('6.6');
    expect([isDefending(t.m, gimli), t.exhausted('Gimli')]).toEqual([false, true]);
  });

  rule(
    ['LCG-COMBAT-E-23', 'LCG-COMBAT-E-24'],
    'a Sentinel of another player leaves the attacked one the defending player',
    () => {
      const t = patrol(["Ungoliant's Spawn"]);
      t.choose('No defender', 'Aragorn').playTo('6.4.4');
      expect([t.threat(0), t.threat(1)]).toEqual([24, 20]);
      expect(t.damage('Aragorn')).toBe(1);
    },
  );

  rule('LCG-COMBAT-E-25', 'an attack on one character: its controller is the defending player', () => {
    const t = table('lcg', {
      players: [
        { heroes: ['Éowyn'], allies: ['Provoker'], engaged: ['Wolf Rider'] },
        { ...waiting, heroes: ['Gimli', 'Beravor'] },
      ],
      encounterDeck: ["Ungoliant's Spawn", ...BLANKS],
      step: '4.2w',
    });
    // The Wolf Rider is engaged with the first player and is made to attack Gimli.
    t.choose('Use Provoker').playTo('6.4.1');
    expect([t.asked, t.offers('Gimli'), t.offers('Éowyn'), t.offers('Provoker')]).toEqual([1, true, false, false]);
    const before = [t.threat(0), t.threat(1)];
    // The shadow effect is about the defending player: 4 threat for the second one.
    t.choose('Gimli').playTo('4.3');
    expect([t.threat(0), t.threat(1)]).toEqual([before[0], before[1] + 4]);
  });
});

describe('damage', () => {
  const attacked = (enemy: string, hand: string[] = []) =>
    table('lcg', {
      players: [
        {
          ...waiting,
          threat: 20,
          heroes: [{ card: 'Gimli', resources: 5 }, { card: 'Denethor', resources: 1 }, 'Beravor'],
          allies: ['Snowbourn Scout', 'Faramir', 'Peacemaker'],
          engaged: [enemy],
          hand,
        },
      ],
      encounterDeck: BLANKS,
      step: '6.4.1',
    });

  rule(['LCG-COMBAT-E-12', 'LCG-COMBAT-E-13'], 'is attack minus defense; none if the defense is as high', () => {
    expect(attacked('Wargs').choose('Gimli').playTo('6.4.4').damage('Gimli')).toBe(1);
    expect(attacked('Wargs').choose('Denethor').playTo('6.4.4').damage('Denethor')).toBe(0);
    expect(attacked('Wolf Rider').choose('Denethor').playTo('6.4.4').damage('Denethor')).toBe(0);
  });

  rule(
    ['LCG-COMBAT-E-14', 'LCG-COMBAT-E-15', 'LCG-COMBAT-E-16'],
    'undefended goes in full to one hero, never to an ally',
    () => {
      const t = attacked('Wargs').choose('No defender').playTo('6.4.3');
      expect(t.labels()).toEqual(['Gimli takes the damage', 'Denethor takes the damage', 'Beravor takes the damage']);
      t.choose('Beravor');
      expect(['Gimli', 'Denethor', 'Beravor'].map((hero) => t.damage(hero))).toEqual([0, 0, 3]);
    },
  );

  rule('LCG-COMBAT-E-17', 'a defender who left play leaves the attack undefended', () => {
    const t = attacked('Wargs').choose('Faramir').playTo('6.4.3');
    discardFromPlay(t.m, t.find('Faramir'));
    expect(t.offers('Snowbourn Scout')).toBe(false);
    t.choose('Denethor takes the damage');
    expect([t.characters(0).includes('Denethor'), t.damage('Gimli')]).toEqual([false, 0]);
  });

  rule('LCG-COMBAT-E-17', 'so does one who is taken out of the combat and stays in play', () => {
    const t = attacked('Wargs').choose('Faramir').playTo('6.4.2w').go();
    t.m.s.cards[t.find('Beravor')].exhausted = 1;
    t.choose('Use Peacemaker').playTo('6.4.3').go();
    expect(t.labels().toSorted()).toEqual([
      'Beravor takes the damage',
      'Denethor takes the damage',
      'Gimli takes the damage',
    ]);
    t.choose('Gimli takes the damage');
    // Nobody's defense counts any more.
    expect([t.damage('Gimli'), t.damage('Faramir')]).toEqual([3, 0]);
    expect(t.characters(0)).toContain('Faramir');
  });

  rule('LCG-COMBAT-E-18', 'beyond what kills hits nobody else', () => {
    const t = attacked('Marsh Adder').choose('Snowbourn Scout').playTo('6.4.4');
    expect(t.discard(0)).toEqual(['Snowbourn Scout']);
    expect(['Gimli', 'Denethor', 'Beravor', 'Faramir'].map((card) => t.damage(card))).toEqual([0, 0, 0, 0]);
  });

  rule(
    ['LCG-COMBAT-E-08', 'LCG-COMBAT-E-19', 'LCG-COMBAT-E-20'],
    'several defenders add their defense, one takes all',
    () => {
      const t = table('lcg', {
        players: [
          {
            ...waiting,
            heroes: ['Gimli', 'Beravor'],
            allies: ['Faramir'],
            engaged: ['Hill Troll'],
            hand: ['Stand Together'],
          },
        ],
        encounterDeck: BLANKS,
        step: '6.2w',
      });
      t.choose('Stand Together').playTo('6.4.1').choose('Gimli', 'Faramir', 'No more defenders').playTo('6.4.3');
      expect(t.labels()).toEqual(['Gimli takes the damage', 'Faramir takes the damage']);
      t.choose('Faramir');
      expect(['Gimli', 'Faramir', 'Beravor'].map((card) => t.damage(card))).toEqual([0, 2, 0]);
    },
  );

  rule(['LCG-EX-07', 'LCG-COMBAT-E-12', 'LCG-COMBAT-E-18'], 'an archer falls to six damage, and that is all', () => {
    const t = table('lcg', {
      players: [
        {
          ...waiting,
          threat: 30,
          heroes: ['Aragorn', 'Beravor'],
          allies: ['Silverlode Archer'],
          engaged: ["Ungoliant's Spawn"],
        },
      ],
      encounterDeck: ['East Bight Patrol', 'Enchanted Stream'],
      step: '6.4.1',
    });
    t.choose('Silverlode Archer').playTo('6.4.3');
    expect(t.stat("Ungoliant's Spawn", 'attack')).toBe(6);
    t.playTo('6.4.4');
    expect(t.log).toContain('Silverlode Archer takes 6 damage.');
    expect([t.discard(0), t.threat(0), t.damage('Aragorn')]).toEqual([['Silverlode Archer'], 30, 0]);
  });

  rule(
    ['LCG-EX-08', 'LCG-COMBAT-E-09', 'LCG-COMBAT-E-16', 'LCG-SHADOW-08'],
    'Aragorn takes both wounds of a spider',
    () => {
      const t = table('lcg', {
        players: [{ heroes: ['Aragorn'], engaged: ['Forest Spider'] }],
        encounterDeck: ['Enchanted Stream'],
        step: '6.4.1',
      });
      t.choose('No defender');
      expect(t.playTo('7.1').damage('Aragorn')).toBe(2);
    },
  );
});
