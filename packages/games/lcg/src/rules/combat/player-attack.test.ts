import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { waitFor } from '../../../test/timing-point.ts';
import { discardFromPlay } from '../leave.ts';
import { isAttacking } from './attack-info.ts';

/** Beravor could draw in every window, so that the game stops there. */
const waiting = { deck: ['Gandalf', 'Gandalf', 'Gandalf'] };
const BLANKS = ['Old Forest Road', 'Old Forest Road', 'Old Forest Road', 'Old Forest Road', 'Old Forest Road'];

/** An enemy that cannot attack, so that the heroes are unhurt when their turn comes. */
const caught = (card: string, damage = 0) => ({ card, damage, attachments: ['Forest Snare'] });

const fight = () =>
  table('lcg', {
    players: [
      { heroes: ['Legolas', 'Thalin'], engaged: [caught('Wolf Rider')] },
      {
        ...waiting,
        heroes: ['Gimli', 'Beravor', { card: 'Éowyn', exhausted: true }],
        allies: ['Faramir'],
        engaged: [caught('Hill Troll'), caught('Wargs')],
      },
    ],
    first: 1,
    staging: ['Forest Spider'],
    encounterDeck: BLANKS,
    step: '6.8a',
  });

const targets = (t: ReturnType<typeof fight>) => t.options().flatMap((option) => option.cards);

describe('the order of player attacks', () => {
  rule('LCG-COMBAT-P-01', 'they begin when all enemies have attacked', () => {
    const players = [
      { heroes: ['Gimli'], engaged: ['Dol Guldur Orcs'] },
      { heroes: ['Aragorn'], engaged: ['Wolf Rider'] },
    ];
    const t = table('lcg', { players, encounterDeck: BLANKS, step: '6.7' });
    expect([t.damage('Gimli'), t.damage('Aragorn')]).toEqual([2, 2]);
    expect(t.labels()).toEqual(['Attack Dol Guldur Orcs', 'No (more) attacks']);
  });

  rule(
    ['LCG-COMBAT-P-02', 'LCG-COMBAT-P-15', 'LCG-COMBAT-P-16'],
    'one player makes all his attacks, then the next',
    () => {
      const t = fight();
      expect([t.asked, targets(t)]).toEqual([1, ['Hill Troll', 'Wargs']]);
      t.choose('Hill Troll', 'Gimli', 'done').playTo('6.8.4').playTo('6.8a');
      expect([t.asked, targets(t)]).toEqual([1, ['Wargs']]);
      t.choose('Wargs', 'Faramir', 'done').playTo('6.8.4').playTo('6.8a');
      expect([t.asked, targets(t)]).toEqual([0, ['Wolf Rider', 'Hill Troll', 'Wargs']]);
      t.choose('No (more) attacks').playTo('6.10');
      expect(t.phase).toBe(6);
    },
  );

  rule('LCG-COMBAT-P-03', 'nobody has to attack, and who cannot is not asked', () => {
    const t = fight().choose('No (more) attacks');
    expect(t.asked).toBe(0);
    const players = [
      { heroes: [{ card: 'Gimli', exhausted: true }], engaged: [caught('Wargs')] },
      { heroes: ['Aragorn'], engaged: [caught('Wolf Rider')] },
    ];
    expect(table('lcg', { players, encounterDeck: BLANKS, step: '6.8a' }).asked).toBe(1);
  });

  rule(['LCG-COMBAT-P-17', 'LCG-SHADOW-12'], 'something waits for the end at 6.11, and shadow cards are gone', () => {
    const t = fight();
    waitFor(t, 'phase-end');
    t.playTo('6.11');
    expect([t.damage('Éowyn'), t.shadows('Hill Troll').length]).toEqual([0, 1]);
    t.playTo('7.1');
    expect([t.damage('Éowyn'), t.shadows('Hill Troll').length]).toEqual([1, 0]);
  });
});

describe('an attack', () => {
  rule(['LCG-COMBAT-P-04', 'LCG-COMBAT-P-05'], 'takes one enemy of the player and at least one ready character', () => {
    const t = fight().choose('Hill Troll');
    expect(t.labels()).toEqual(['Gimli (attack 2)', 'Beravor (attack 2)', 'Faramir (attack 1)']);
    t.choose('Gimli');
    expect(t.offers('done')).toBe(true);
    t.choose('Faramir', 'done');
    expect(['Gimli', 'Beravor', 'Faramir'].map((card) => t.exhausted(card))).toEqual([true, false, true]);
  });

  rule(['LCG-COMBAT-P-06', 'LCG-COMBAT-P-07', 'LCG-GAP-13'], 'together it is one; the enemy is no target again', () => {
    const t = fight().choose('Wargs', 'Gimli', 'Faramir', 'done').playTo('6.8.4');
    expect([t.damage('Wargs'), t.log.filter((line) => line.endsWith('attacks Wargs.')).length]).toEqual([2, 1]);
    t.playTo('6.8a');
    expect([t.exhausted('Beravor'), targets(t)]).toEqual([false, ['Hill Troll']]);
  });

  rule('LCG-GAP-13', 'nor is an enemy of another player, although somebody with Ranged is still ready', () => {
    const t = table('lcg', {
      players: [
        { heroes: ['Legolas'], allies: ['Silverlode Archer'] },
        { heroes: ['Gimli'], engaged: [caught('Hill Troll'), caught('Wargs')] },
      ],
      encounterDeck: BLANKS,
      step: '6.8a',
    });
    expect([t.asked, targets(t)]).toEqual([0, ['Hill Troll', 'Wargs']]);
    t.choose('Hill Troll', 'Legolas', 'done');
    expect([t.exhausted('Legolas'), t.exhausted('Silverlode Archer')]).toEqual([true, false]);
    expect([t.asked, targets(t)]).toEqual([0, ['Wargs']]);
  });

  rule('LCG-COMBAT-P-08', 'is finished before the next one is declared', () => {
    const t = fight().choose('Wargs', 'Gimli', 'done');
    expect([t.prompt, t.damage('Wargs')]).toEqual(['Who joins the attack on Wargs?', 0]);
    t.playTo('6.8a');
    expect([t.prompt, t.damage('Wargs')]).toEqual(['Which enemy do you attack?', 1]);
  });

  rule('LCG-COMBAT-P-09', 'with Ranged attackers alone it may go against enemies of other players', () => {
    const t = fight().choose('No (more) attacks').choose('Wargs');
    // Thalin has no Ranged; Legolas goes alone.
    expect(t.log).toContain('Player 1 attacks Wargs.');
    expect([t.exhausted('Legolas'), t.exhausted('Thalin')]).toEqual([true, false]);
    expect(fight().choose('No (more) attacks', 'Wolf Rider').labels()).toEqual([
      'Legolas (attack 3)',
      'Thalin (attack 2)',
    ]);
  });

  rule('LCG-COMBAT-P-10', 'other players join it with Ranged characters', () => {
    const t = fight().choose('Wargs', 'Gimli', 'done');
    expect([t.asked, t.labels()]).toEqual([0, ['Legolas joins', 'Nobody (else)']]);
    t.choose('Legolas').playTo('6.8.3');
    expect(t.exhausted('Legolas')).toBe(true);
    expect(t.playTo('6.8.4').engaged(1)).toEqual(['Hill Troll']);
  });

  rule('LCG-COMBAT-P-11', 'adds the attack of those who attack at that moment', () => {
    const t = fight().choose('Wargs', 'Gimli', 'Faramir', 'done').playTo('6.8.2');
    discardFromPlay(t.m, t.find('Faramir'));
    expect(t.playTo('6.8.4').damage('Wargs')).toBe(1);
  });

  rule(['LCG-COMBAT-P-12', 'LCG-COMBAT-P-13'], 'deals what goes beyond the defense, or nothing', () => {
    expect(fight().choose('Wargs', 'Gimli', 'done').playTo('6.8.4').damage('Wargs')).toBe(1);
    expect(fight().choose('Wargs', 'Faramir', 'done').playTo('6.8.4').damage('Wargs')).toBe(0);
    expect(fight().choose('Hill Troll', 'Gimli', 'done').playTo('6.8.4').damage('Hill Troll')).toBe(0);
  });

  rule('LCG-COMBAT-P-14', 'its attackers attack until it ends, and stay exhausted', () => {
    const t = fight().choose('Wargs', 'Gimli', 'done').playTo('6.8.3w');
    const gimli = t.find('Gimli');
    expect(isAttacking(t.m, gimli)).toBe(true);
    t.playTo('6.8.4').playTo('6.8a');
    expect([isAttacking(t.m, gimli), t.exhausted('Gimli')]).toEqual([false, true]);
  });

  rule('LCG-COMBAT-P-18', 'outside the combat phase has the same steps and no shadow card', () => {
    const t = table('lcg', {
      players: [
        {
          ...waiting,
          heroes: [{ card: 'Gimli', resources: 1 }, 'Beravor'],
          hand: ['Quick Strike'],
          engaged: ['Wargs'],
        },
        { heroes: ['Legolas'] },
      ],
      encounterDeck: BLANKS,
    });
    t.choose('Quick Strike', 'Gimli').playTo('6.8.1');
    expect([t.phase, t.offers('Legolas')]).toEqual([2, true]);
    t.playTo('6.8.4');
    expect([t.damage('Wargs'), t.exhausted('Gimli')]).toEqual([1, true]);
    expect([t.shadows('Wargs'), t.encounterDeck().length]).toEqual([[], 5]);
  });

  rule('LCG-COMBAT-P-19', 'does not reach an enemy in the staging area; Dúnhere does, alone', () => {
    expect(fight().offers('Forest Spider')).toBe(false);
    const players = [{ ...waiting, heroes: ['Dúnhere', 'Beravor'] }, { heroes: ['Legolas'] }];
    const t = table('lcg', { players, staging: ['Forest Spider'], encounterDeck: BLANKS, step: '6.8a' });
    t.choose('Forest Spider');
    expect([t.asked, t.prompt]).toEqual([0, 'Take an action or pass']);
    expect(t.playTo('6.8.4').damage('Forest Spider')).toBe(2);
  });
});

describe('worked examples', () => {
  const bernd = () =>
    table('lcg', {
      players: [
        {
          ...waiting,
          heroes: ['Glorfindel', 'Legolas', 'Beravor'],
          allies: ['Gondorian Spearman'],
          engaged: [caught('Dol Guldur Beastmaster'), caught('Dol Guldur Orcs')],
        },
      ],
      encounterDeck: BLANKS,
      encounterDiscard: ['Evil Storm'],
      step: '6.8a',
    });

  rule(['LCG-EX-09', 'LCG-COMBAT-P-04', 'LCG-COMBAT-P-12'], 'Glorfindel kills the Orcs', () => {
    const t = bernd().choose('Dol Guldur Orcs', 'Glorfindel', 'done').playTo('6.8.4');
    expect([t.engaged(0), t.exhausted('Glorfindel')]).toEqual([['Dol Guldur Beastmaster'], true]);
    expect(t.encounterDiscard().at(-1)).toBe('Dol Guldur Orcs');
  });

  rule(
    ['LCG-EX-10', 'LCG-COMBAT-P-06', 'LCG-COMBAT-P-07', 'LCG-COMBAT-P-11'],
    'the Beastmaster survives with three wounds',
    () => {
      const t = bernd().choose('Dol Guldur Beastmaster', 'Legolas', 'Gondorian Spearman', 'done').playTo('6.8a');
      expect(t.damage('Dol Guldur Beastmaster')).toBe(3);
      expect(t.labels()).toEqual(['Attack Dol Guldur Orcs', 'No (more) attacks']);
      expect(t.playTo('7.1').engaged(0)).toEqual(['Dol Guldur Beastmaster', 'Dol Guldur Orcs']);
    },
  );
});
