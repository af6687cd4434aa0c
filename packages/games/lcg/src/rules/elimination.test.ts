import { move } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { table } from '../../test/extra-card.ts';
import { herald } from '../../test/herald.ts';
import { watcher } from '../../test/watcher.ts';
import { FORM } from '../state.ts';
import { ZONE } from '../zones.ts';
import { dealDamage, destroy } from './damage.ts';
import { eliminate, raiseThreat } from './threat.ts';

const second = { threat: 20, heroes: ['Gimli', 'Legolas'], hand: ['Feint'], deck: ['Beorn', 'Beorn'] };

/** Two players and one who watches. */
const given = { players: [{ threat: 20, heroes: ['Éowyn'] }, second, watcher], encounterDeck: [], step: '4.1' };

const out = (t: ReturnType<typeof table<'lcg'>>): number => t.m.s.eliminated;

herald('Betrayer', (m) => eliminate(m, 1));

describe('elimination', () => {
  rule('LCG-ELIM-01', 'comes with the death of the last hero, not before', () => {
    const t = table('lcg', given);
    destroy(t.m, t.find('Gimli'), -1);
    t.playTo('4.2');
    expect(out(t)).toBe(0);
    destroy(t.m, t.find('Legolas'), -1);
    t.playTo('5.2');
    expect(out(t)).toBe(0b10);
  });

  rule('LCG-ELIM-02', 'comes when an effect says so, whatever threat and heroes the player has', () => {
    const players = [{ threat: 20, heroes: ['Éowyn'], allies: ['Betrayer'] }, second, watcher];
    const t = table('lcg', { ...given, players, step: '4.2w' });
    expect([out(t), t.threat(1), t.characters(1)]).toEqual([0, 20, ['Gimli', 'Legolas']]);
    t.choose('Use Betrayer');
    expect([out(t), t.characters(1), t.hand(1), t.deck(1)]).toEqual([0b10, [], [], []]);
    expect(t.over).toBeNull();
    for (let i = 0; i < 30; i++) {
      expect(t.asked).not.toBe(1);
      t.pass();
    }
  });

  rule('LCG-ELIM-03', 'puts hand, deck and everything he controls into his discard pile', () => {
    const gimli = { card: 'Gimli', attachments: ['Dwarven Axe'] };
    const t = table('lcg', { ...given, players: [given.players[0], { ...second, heroes: [gimli] }] });
    eliminate(t.m, 1);
    expect(t.discard(1).toSorted()).toEqual(['Beorn', 'Beorn', 'Dwarven Axe', 'Feint', 'Gimli']);
    expect([t.hand(1), t.deck(1), t.characters(1)]).toEqual([[], [], []]);
  });

  rule(['LCG-ELIM-03', 'LCG-CF-54'], 'puts cards of others into the piles of their owners', () => {
    const took = { card: 'Wandering Took', attachments: ['Self Preservation'] };
    const players = [{ threat: 20, heroes: ['Éowyn'], allies: [took] }, second];
    const t = table('lcg', { players, encounterDeck: [] }).choose('Use Wandering Took').playTo('4.1');
    eliminate(t.m, 1);
    expect(t.discard(0).toSorted()).toEqual(['Self Preservation', 'Wandering Took']);
    expect(t.discard(1)).not.toContain('Wandering Took');
  });

  rule(['LCG-ELIM-04', 'LCG-CF-23'], 'sends his enemies back to the staging area with their damage', () => {
    const engaged = [{ card: 'Hill Troll', damage: 3 }, 'Wargs'];
    const t = table('lcg', { ...given, players: [given.players[0], { ...second, engaged }] });
    eliminate(t.m, 1);
    expect(t.staging()).toEqual(['Hill Troll', 'Wargs']);
    expect(t.damage('Hill Troll')).toBe(3);
  });

  rule('LCG-ELIM-05', 'leaves one card fewer to reveal for the others, who go on', () => {
    const deck = ['Gladden Fields', 'Gladden Fields', 'Gladden Fields', 'Gladden Fields', 'Gladden Fields'];
    const all = table('lcg', { ...given, encounterDeck: deck, step: '3.3' }).playTo('3.3w');
    expect(all.staging()).toHaveLength(3);
    const two = table('lcg', { ...given, encounterDeck: deck, step: '3.3' });
    eliminate(two.m, 1);
    expect(two.playTo('3.3w').staging()).toHaveLength(2);
    expect(two.go().asked).toBe(2);
  });

  rule('LCG-ELIM-06', 'passes the first player token clockwise at once', () => {
    const t = table('lcg', { ...given, first: 1 });
    eliminate(t.m, 1);
    expect(t.m.s.first).toBe(2);
  });

  rule(
    ['LCG-ELIM-07', 'LCG-WIN-03', 'LCG-SCORE-01'],
    'of the last player loses the game for all, without a score',
    () => {
      const t = table('lcg', given);
      eliminate(t.m, 1);
      eliminate(t.m, 2);
      expect(t.m.s.over).toBeNull();
      dealDamage(t.m, t.find('Éowyn'), 3, -1);
      t.go();
      expect(t.over).toEqual({ winners: [], reason: 'lcg.end.all-eliminated' });
    },
  );

  rule(['LCG-SCORE-08', 'LCG-SCORE-09'], 'counts as 50 threat and all heroes dead, and threat rises no more', () => {
    const t = table('lcg', given);
    eliminate(t.m, 1);
    raiseThreat(t.m, 1, 5);
    expect(t.threat(1)).toBe(50);
    expect(t.score().players[1]).toEqual({ threat: 50, deadHeroes: 11 + 9, damage: 0, subtotal: 70 });
  });

  rule('LCG-SCORE-08', 'counts a hero held prisoner as dead, too', () => {
    const t = table('lcg', given);
    const legolas = t.find('Legolas');
    move(t.m, legolas, ZONE.captive);
    t.m.s.cards[legolas].form = FORM.captive;
    expect(t.score().players[1].deadHeroes).toBe(0);
    eliminate(t.m, 1);
    expect(t.score().players[1].deadHeroes).toBe(11 + 9);
  });

  rule('LCG-SCORE-09', 'keeps to 50 even if threat jumps beyond it', () => {
    const t = table('lcg', given);
    raiseThreat(t.m, 1, 45);
    expect([t.threat(1), out(t)]).toEqual([50, 0b10]);
  });
});
