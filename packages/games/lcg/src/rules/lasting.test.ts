import { modify, SET, TIMES, value } from '@tafelrunde/kernel';
import type { LcgTable } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { change } from '../../test/change.ts';
import { extraCard, table } from '../../test/extra-card.ts';
import { watched } from '../../test/watchman.ts';
import { discard } from '../language/card-effects.ts';
import { boost } from '../language/combat-effects.ts';
import { x } from '../language/counts.ts';
import { all, choose, lcg as language } from '../language/language.ts';
import { atRoundEnd } from '../language/moments.ts';
import { raise } from '../language/player-effects.ts';
import { addResources } from '../language/resource-effects.ts';
import { cards, chosen, thisCard } from '../language/select.ts';
import { STAT, type StatName } from '../stats.ts';
import { canPlay } from './play.ts';

const rich = (card: string) => ({ card, resources: 5 });
const drawing = { deck: ['Beorn', 'Beorn', 'Beorn'] };

const itsAttack = language.count('its attack', {
  count: () => (m, v) => value(m, v.source, STAT.attack),
  text: () => ({ de: 'so viel', en: 'as much' }),
})({});

extraCard('ally', 'Assessor', {
  attack: 1,
  hitPoints: 1,
  abilities: [{ kind: 'forced', moment: atRoundEnd, effect: addResources(itsAttack, thisCard) }],
});
extraCard('ally', 'Berserker', {
  hitPoints: 1,
  abilities: [{ kind: 'action', effect: boost(thisCard, 'combat', { stat: 'attack', n: 3 }) }],
});
extraCard('ally', 'Headsman', {
  hitPoints: 1,
  abilities: [{ kind: 'action', effect: choose(cards({ sort: 'ally' }), 'ally', discard(chosen('ally', 'ally'))) }],
});
extraCard('ally', 'Riddler', {
  hitPoints: 1,
  abilities: [{ kind: 'action', effect: all(raise(1), addResources(x, thisCard)) }],
});
extraCard('ally', 'Gambler', {
  hitPoints: 1,
  abilities: [{ kind: 'action', limit: { n: 1, per: 'game' }, effect: raise(1) }],
});

/** A value is doubled, halved or set. */
function multiply(
  t: LcgTable,
  title: string,
  stat: StatName,
  amount: number,
  layer: typeof TIMES | typeof SET = TIMES,
): void {
  modify(t.m, {
    stat: STAT[stat],
    layer,
    amount,
    cards: [t.find(title)],
    source: t.find(title),
    seat: 0,
    until: 'round',
  });
}

describe('lasting effects', () => {
  rule(['LCG-EX-03', 'LCG-LASTING-01'], 'Éowyn: 5 willpower until the phase ends, 4 afterwards', () => {
    const committed = { committed: true, exhausted: true };
    const players = [{ ...watched, threat: 20, heroes: [{ card: 'Éowyn', ...committed }], hand: ['Gandalf', 'Beorn'] }];
    const t = table('lcg', { players, staging: ['Marsh Adder', 'Enchanted Stream'], encounterDeck: [], step: '3.3w' });
    change(t, 'Marsh Adder', 'threat', -1);
    t.choose('Use Éowyn', 'Beorn');
    expect([t.stat('Éowyn', 'willpower'), t.willpower(), t.stagingThreat()]).toEqual([5, 5, 4]);
    t.playTo('3.5');
    expect([t.progress(), t.threat(0), t.hand(0), t.exhausted('Éowyn')]).toEqual([1, 20, ['Gandalf'], true]);
    expect(t.playTo('4.1').stat('Éowyn', 'willpower')).toBe(4);
  });

  rule(['LCG-LASTING-02', 'LCG-LASTING-01'], 'go on although the card that made them has gone', () => {
    const t = table('lcg', { players: [{ heroes: ['Gimli'], allies: ['Faramir', 'Headsman', 'Watchman'] }] });
    t.choose('Use Faramir', 'Use Headsman', 'Faramir');
    expect([t.discard(0), t.stat('Gimli', 'willpower')]).toEqual([['Faramir'], 3]);
  });

  rule('LCG-LASTING-03', 'of a player card do not reach what comes later', () => {
    const players = [{ heroes: [rich('Aragorn')], hand: ['For Gondor!', 'Guard of the Citadel'], allies: ['Faramir'] }];
    const t = table('lcg', { players }).choose('For Gondor!', 'Guard of the Citadel');
    expect([t.stat('Faramir', 'attack'), t.stat('Guard of the Citadel', 'attack')]).toEqual([2, 1]);
  });

  rule('LCG-LASTING-04', 'of an encounter card also reach what comes later', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Gimli'] }, { ...drawing, heroes: ['Beravor'] }],
      staging: ['Gladden Fields'],
      encounterDeck: ['Treacherous Fog', 'The East Bight', 'Wargs'],
      step: '3.3',
    }).playTo('3.3w');
    expect(['Gladden Fields', 'The East Bight'].map((title) => t.stat(title, 'threat'))).toEqual([4, 2]);
    expect(t.playTo('4.1').stat('The East Bight', 'threat')).toBe(1);
  });

  rule('LCG-LASTING-06', 'that end with a certain phase can only be started in it, and do end with it', () => {
    const at = (step: string) =>
      table('lcg', {
        players: [{ ...watched, allies: ['Watchman', 'Berserker'], heroes: ['Gimli'] }],
        encounterDeck: [],
        step,
      }).go();
    for (const step of ['1.3w', '2.2', '3.1w', '4.2w', '5.2w', '7.4w']) {
      expect([step, at(step).offers('Use Watchman'), at(step).offers('Use Berserker')]).toEqual([step, true, false]);
    }
    const t = at('6.2w').choose('Use Berserker');
    expect(t.stat('Berserker', 'attack')).toBe(3);
    expect(t.playTo('6.11').stat('Berserker', 'attack')).toBe(3);
    expect(t.playTo('7.1').stat('Berserker', 'attack')).toBe(0);
  });

  rule(['LCG-LASTING-05', 'LCG-EX-15'], 'until the end are over before anything happens at the end', () => {
    const t = table('lcg', { players: [{ heroes: ['Gimli'], allies: ['Assessor'] }], encounterDeck: [], step: '0.1' });
    change(t, 'Assessor', 'attack', 5, 'round');
    expect(t.stat('Assessor', 'attack')).toBe(6);
    t.playTo('0.0');
    expect(t.resources('Assessor')).toBe(1);
  });

  rule('LCG-LASTING-07', 'several act on one card at once, whatever their order', () => {
    const sum = (...amounts: number[]) => {
      const t = table('lcg', { players: [{ heroes: ['Gimli'] }] });
      for (const amount of amounts) change(t, 'Gimli', 'attack', amount);
      return t.stat('Gimli', 'attack');
    };
    expect([sum(3, -4, 2), sum(-4, 2, 3), sum(2, 3, -4)]).toEqual([3, 3, 3]);
  });
});

describe('values', () => {
  const gimli = () => table('lcg', { players: [{ heroes: [{ card: 'Gimli', attachments: ['Dwarven Axe'] }] }] });

  rule(['LCG-MODIFIER-01', 'LCG-MODIFIER-02', 'LCG-MODIFIER-09'], 'are reckoned anew from what is printed', () => {
    const t = gimli();
    expect(t.stat('Gimli', 'attack')).toBe(4);
    t.m.s.cards[t.find('Gimli')].damage = 2;
    expect(t.stat('Gimli', 'attack')).toBe(6);
    change(t, 'Gimli', 'attack', 1, 'phase');
    expect(t.stat('Gimli', 'attack')).toBe(7);
    t.m.s.cards[t.find('Gimli')].damage = 0;
    expect(t.playTo('3.1').stat('Gimli', 'attack')).toBe(4);
  });

  rule('LCG-MODIFIER-03', 'are added to before they are doubled, whichever came first', () => {
    const t = gimli();
    multiply(t, 'Gimli', 'attack', 2);
    change(t, 'Gimli', 'attack', 3);
    expect(t.stat('Gimli', 'attack')).toBe(14);
  });

  rule(['LCG-MODIFIER-04', 'LCG-MODIFIER-05'], 'that are set ignore everything else; the last setting counts', () => {
    const t = gimli();
    multiply(t, 'Gimli', 'attack', 1, SET);
    change(t, 'Gimli', 'attack', 3);
    multiply(t, 'Gimli', 'attack', 2);
    expect(t.stat('Gimli', 'attack')).toBe(1);
    multiply(t, 'Gimli', 'attack', 8, SET);
    multiply(t, 'Gimli', 'attack', 5, SET);
    expect(t.stat('Gimli', 'attack')).toBe(5);
    expect(t.playTo('0.0').stat('Gimli', 'attack')).toBe(7);
  });

  rule(['LCG-MODIFIER-06', 'LCG-MODIFIER-07'], 'below 0 count as 0, but more is added to the true sum', () => {
    const t = gimli();
    change(t, 'Gimli', 'attack', -6);
    change(t, 'Gimli', 'ranged', -1);
    expect([t.stat('Gimli', 'attack'), t.stat('Gimli', 'ranged')]).toEqual([0, 0]);
    change(t, 'Gimli', 'attack', 3);
    change(t, 'Gimli', 'ranged', 1);
    expect([t.stat('Gimli', 'attack'), t.stat('Gimli', 'ranged')]).toEqual([1, 0]);
  });

  rule('LCG-MODIFIER-07', 'a cost never falls below 0', () => {
    const players = [{ heroes: ['Aragorn'], hand: ['Snowbourn Scout'] }];
    const t = table('lcg', { players });
    change(t, 'Snowbourn Scout', 'cost', -3);
    t.choose('Snowbourn Scout');
    expect([t.resources('Aragorn'), t.characters(0)]).toEqual([0, ['Aragorn', 'Snowbourn Scout']]);
  });

  rule('LCG-MODIFIER-08', 'are rounded up once, in the end', () => {
    const t = table('lcg', { players: [{ heroes: ['Aragorn'] }] });
    multiply(t, 'Aragorn', 'attack', 0.5);
    expect(t.stat('Aragorn', 'attack')).toBe(2);
    multiply(t, 'Aragorn', 'attack', 0.5);
    expect(t.stat('Aragorn', 'attack')).toBe(1);
    multiply(t, 'Aragorn', 'attack', 2);
    expect(t.stat('Aragorn', 'attack')).toBe(2);
  });

  rule(['LCG-MODIFIER-10', 'LCG-EX-39'], 'X is what the card says: the number of players', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Gimli'] }, { ...drawing, heroes: ['Beravor'] }],
      staging: ['Gladden Fields', 'Enchanted Stream'],
      encounterDeck: ['Under the Shadow', 'Evil Storm', 'Wargs'],
      step: '3.3',
    }).playTo('3.3w');
    expect([t.encounterDiscard(), t.stagingThreat()]).toEqual([['Under the Shadow', 'Evil Storm'], 7]);
    expect(t.playTo('4.1').stagingThreat()).toBe(5);
  });

  rule('LCG-MODIFIER-10', 'X is 0 where nothing says what it is', () => {
    const t = table('lcg', { players: [{ ...drawing, threat: 0, heroes: ['Beravor'], allies: ['Riddler'] }] });
    t.choose('Use Riddler');
    expect([t.threat(0), t.resources('Riddler')]).toEqual([1, 0]);
  });

  rule.each([
    [-1, 2],
    [0, 1],
    [1, 0],
  ] as const)('LCG-MODIFIER-11', 'a cost changed by %i leaves X as it was chosen', ([more, left]) => {
    const players = [
      { heroes: [{ card: 'Éowyn', resources: 3 }], hand: ['Stand and Fight'], discard: ['Veteran Axehand'] },
    ];
    const t = table('lcg', { players });
    change(t, 'Stand and Fight', 'cost', more);
    t.choose('Stand and Fight');
    expect([t.resources('Éowyn'), t.characters(0)]).toEqual([left, ['Éowyn', 'Veteran Axehand']]);
  });

  rule('LCG-MODIFIER-11', 'X can be no more than what is left to pay after the change', () => {
    const players = [
      { heroes: [{ card: 'Éowyn', resources: 2 }], hand: ['Stand and Fight'], discard: ['Veteran Axehand'] },
    ];
    const t = table('lcg', { players });
    change(t, 'Stand and Fight', 'cost', 1);
    expect(canPlay(t.m, 0, t.find('Stand and Fight'))).toBe(false);
  });
});

describe('limits', () => {
  const protector = 'Protector of Lórien';

  rule('LCG-LIMIT-01', 'per phase count for each copy, and begin anew with the phase', () => {
    const hand = Array.from({ length: 8 }, () => 'Gandalf');
    const players = [{ ...watched, heroes: [{ card: 'Gimli', attachments: [protector, protector] }], hand }];
    const t = table('lcg', { players });
    for (let i = 0; i < 6; i++) t.choose(`Use ${protector}`, 'Gandalf', 'willpower');
    expect([t.stat('Gimli', 'willpower'), t.hand(0).length]).toEqual([8, 2]);
    expect(t.labels()).toEqual(['Use Watchman', 'Pass']);
    expect(t.playTo('3.1w').go().offers(`Use ${protector}`)).toBe(true);
  });

  rule('LCG-LIMIT-02', 'per game count for each player through all copies', () => {
    const t = table('lcg', {
      players: [
        { ...drawing, threat: 0, heroes: ['Beravor'], allies: ['Gambler', 'Gambler'] },
        { threat: 0, heroes: ['Gimli'], allies: ['Gambler'] },
      ],
    });
    t.choose('Use Gambler');
    expect([t.asked, t.offers('Use Gambler')]).toEqual([1, true]);
    t.choose('Use Gambler');
    expect([t.asked, t.labels()]).toEqual([0, ['Use Beravor', 'Pass']]);
    expect(t.playTo('0.0').playTo('1.3w').go().labels()).toEqual(['Use Beravor', 'Pass']);
  });
});
