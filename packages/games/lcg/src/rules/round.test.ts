import { ADD, delay, effectVars, modify } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { type Answer, chart } from '../../test/chart.ts';
import { extraCard, table } from '../../test/extra-card.ts';
import { lcg } from '../game.ts';
import { boost } from '../language/combat-effects.ts';
import { all } from '../language/language.ts';
import { after } from '../language/moments.ts';
import { raise } from '../language/player-effects.ts';
import { thisCard } from '../language/select.ts';
import { STAT } from '../stats.ts';
import { IN_PLAY } from '../zones.ts';

const { whenRevealed: damageExhausted } = lcg.defs.find((def) => def.id === 'the-necromancers-reach')!;
const tired = (card: string) => ({ card, exhausted: true });

const PHASES = [
  { phase: 'resource', begins: '1.1', next: '1.2', ends: '1.4', after: '2.1' },
  { phase: 'planning', begins: '2.1', next: '2.2', ends: '2.4', after: '3.1' },
  { phase: 'quest', begins: '3.1', next: '3.2', ends: '3.5', after: '4.1' },
  { phase: 'travel', begins: '4.1', next: '4.2', ends: '4.3', after: '5.1' },
  { phase: 'encounter', begins: '5.1', next: '5.2', ends: '5.4', after: '6.1' },
  { phase: 'combat', begins: '6.1', next: '6.2', ends: '6.11', after: '7.1' },
  { phase: 'refresh', begins: '7.1', next: '7.2', ends: '7.5', after: '0.1' },
];

extraCard('ally', 'Cockerel', {
  hitPoints: 1,
  abilities: [
    {
      kind: 'forced',
      moment: after('round-begin', { de: 'zu Beginn der Runde', en: 'at the beginning of the round' }),
      effect: all(raise(1), boost(thisCard, 'round', { stat: 'willpower', n: 2 })),
    },
    {
      kind: 'constant',
      text: { de: 'In ungeraden Runden: +3 Angriff.', en: 'In odd rounds: +3 attack.' },
      modifiers: [
        {
          stat: STAT.attack,
          layer: ADD,
          zones: IN_PLAY,
          applies: (m, source, target) => source === target && m.s.round % 2 === 1,
          amount: () => 3,
        },
      ],
    },
  ],
});

describe('phases', () => {
  const begin = (step: string) => {
    const t = table('lcg', { players: [{ threat: 20, heroes: [tired('Gimli')] }], encounterDeck: [], step });
    const hero = { cards: [t.find('Gimli')], source: -1, seat: 0 };
    modify(t.m, { ...hero, stat: STAT.cannotReady, amount: 1, until: 'game' });
    return { t, hero };
  };

  rule.each(PHASES)('LCG-ROUND-04', 'the $phase phase begins at $begins and ends at $ends', (row) => {
    const { t, hero } = begin(row.begins);
    delay(t.m, 'phase-begin', damageExhausted, effectVars(0, 0));
    expect(t.damage('Gimli')).toBe(0);
    expect(t.playTo(row.next).damage('Gimli')).toBe(1);
    delay(t.m, 'phase-end', damageExhausted, effectVars(0, 0));
    modify(t.m, { ...hero, stat: STAT.willpower, amount: 3, until: 'phase' });
    t.playTo(row.ends);
    expect([t.damage('Gimli'), t.stat('Gimli', 'willpower')]).toEqual([1, 5]);
    t.playTo(row.after);
    expect([t.damage('Gimli'), t.stat('Gimli', 'willpower')]).toEqual([2, 2]);
  });

  rule('LCG-PLAN-01', 'planning begins at 2.1 and ends at 2.4, and both can be waited for', () => {
    const { t } = begin('2.1');
    delay(t.m, 'phase-begin', damageExhausted, effectVars(0, 0));
    expect(t.playTo('2.2').damage('Gimli')).toBe(1);
    delay(t.m, 'phase-end', damageExhausted, effectVars(0, 0));
    expect(t.playTo('2.4').damage('Gimli')).toBe(1);
    expect(t.playTo('3.1').damage('Gimli')).toBe(2);
  });
});

describe('rounds', () => {
  rule(
    'LCG-ROUND-02',
    'begin at 0.0: abilities are triggered, lasting effects begin, permanent ones come and go',
    () => {
      const players = [{ threat: 20, heroes: ['Gimli'], allies: ['Cockerel'] }];
      const t = table('lcg', { players, encounterDeck: [], round: 2, step: '0.0' });
      const at = (step: string) => {
        t.playTo(step);
        return [t.threat(0), t.stat('Cockerel', 'willpower'), t.stat('Cockerel', 'attack')];
      };
      // Before 0.0 of round 3: nothing yet. Its permanent ability only counts in odd rounds.
      expect(at('0.0')).toEqual([20, 0, 0]);
      expect(at('1.1')).toEqual([21, 2, 3]);
      expect(at('0.1')).toEqual([22, 2, 3]);
      // The lasting effect is over at 0.1; the permanent one goes on until the next round begins.
      expect(at('0.0')).toEqual([22, 0, 3]);
      expect(at('1.1')).toEqual([23, 2, 0]);
    },
  );

  rule(['LCG-ROUND-02', 'LCG-ROUND-03'], 'begin at 0.0 and end at 0.1; then comes 0.0 of the next', () => {
    const players = [{ threat: 20, heroes: [tired('Gimli')] }];
    const t = table('lcg', { players, encounterDeck: [], round: 4, step: '0.0' });
    delay(t.m, 'round-begin', damageExhausted, effectVars(0, 0));
    expect(t.playTo('1.1').damage('Gimli')).toBe(1);
    expect(t.m.s.round).toBe(5);
    const hero = { cards: [t.find('Gimli')], source: -1, seat: 0 };
    modify(t.m, { ...hero, stat: STAT.cannotReady, amount: 1, until: 'round' });
    delay(t.m, 'round-end', damageExhausted, effectVars(0, 0));
    expect([t.playTo('0.1').damage('Gimli'), t.stat('Gimli', 'cannotReady')]).toEqual([1, 1]);
    expect([t.playTo('0.0').damage('Gimli'), t.stat('Gimli', 'cannotReady')]).toEqual([2, 0]);
    expect(t.playTo('1.1').m.s.round).toBe(6);
  });

  rule(['LCG-EX-15', 'LCG-ROUND-03', 'LCG-LASTING-05'], 'what lasts until the end is over when the end comes', () => {
    const key = { card: 'Gimli', attachments: ['Unexpected Courage'] };
    const players = [
      { threat: 20, heroes: [key], allies: ['Gandalf'] },
      { heroes: ['Aragorn'], allies: ['Gandalf'] },
    ];
    const t = table('lcg', { players, encounterDeck: [], step: '7.5' });
    modify(t.m, { stat: STAT.attack, amount: 1, cards: [t.find('Gimli')], source: -1, seat: 0, until: 'round' });
    expect(t.playTo('0.1').stat('Gimli', 'attack')).toBe(3);
    expect(t.go().prompt).toBe('What is resolved first? (end of the round)');
    expect([t.labels(), t.stat('Gimli', 'attack')]).toEqual([['Gandalf first', 'Gandalf first'], 2]);
  });
});

describe('framework steps', () => {
  rule(['LCG-ROUND-05', 'LCG-ROUND-01'], 'all happen, although everybody does as little as possible', () => {
    const t = table('lcg', {
      players: [{ threat: 20, heroes: ['Gimli'], deck: ['Gandalf'] }],
      encounterDeck: ['Forest Gate'],
      step: '0.0',
    });
    const asked: string[] = [];
    t.m.log = null;
    chart(t, '0.1', (now) => {
      asked.push(now.prompt);
      return '';
    });
    expect(asked).toEqual(['Who commits to the quest?', 'Where do you travel?']);
    expect([t.resources('Gimli'), t.hand(0), t.staging(), t.threat(0)]).toEqual([1, ['Gandalf'], ['Forest Gate'], 23]);
  });

  rule('LCG-ROUND-05', 'a card can keep one from doing anything', () => {
    const players = [{ heroes: ['Gimli'], deck: ['Gandalf'] }];
    const drawn = (active?: string) =>
      table('lcg', { players, ...(active ? { active } : {}), step: '1.2' })
        .playTo('1.4')
        .hand(0);
    expect([drawn(), drawn('Enchanted Stream')]).toEqual([['Gandalf'], []]);
  });

  const fight: Answer = ({ prompt, options }) => (prompt[0] === 'lcg.ask.attack' ? options[0].id : undefined);

  rule('LCG-ROUND-06', 'some are taken again until every player is through', () => {
    const t = table('lcg', {
      players: [
        { threat: 1, heroes: ['Gimli', 'Thalin'], engaged: ['Cavern Guardian', 'Cavern Guardian'] },
        { threat: 1, heroes: ['Glorfindel'], engaged: ['Cavern Guardian'] },
        { threat: 1, heroes: ['Denethor'] },
      ],
      encounterDeck: [],
      step: '2.1',
    });
    expect(chart(t, '2.4', () => '').join(' ')).toBe('2.1 2.2 2.3 2.2 2.3 2.2 2.3 2.2');
    t.playTo('6.3');
    const steps = chart(t, '6.11', () => '', fight).filter((step) => /^6\.[3-9][ab.]?[4]?$/.test(step));
    const enemy = '6.4a 6.4b 6.4.4 ';
    const player = '6.8a 6.8b 6.8.4 ';
    expect(`${steps.join(' ')} `).toBe(`6.3 ${enemy.repeat(3)}6.4a 6.6 6.7 ${player.repeat(3)}6.8a `);
  });

  rule('LCG-ROUND-07', 'actions cannot interrupt one, reactions can', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Eleanor', 'Beravor'], deck: ['Gandalf', 'Gandalf'] }],
      encounterDeck: ["The Necromancer's Reach", 'Forest Gate'],
      step: '3.3',
    });
    expect(t.labels()).toEqual(['Use Eleanor', 'Pass']);
    t.pass();
    expect(t.labels()).toEqual(['Use Beravor', 'Pass']);
  });

  rule('LCG-ROUND-07', 'forced abilities can, too', () => {
    const t = table('lcg', {
      players: [{ heroes: [{ card: 'Thalin', committed: true, exhausted: true }, 'Beravor'], deck: ['Gandalf'] }],
      encounterDeck: ['Wargs', 'Forest Gate'],
      step: '3.3',
    });
    expect([t.labels(), t.damage('Wargs')]).toEqual([['Use Beravor', 'Pass'], 1]);
  });

  test('an enemy that Thalin kills as it is revealed has neither surge nor threat', () => {
    const t = table('lcg', {
      players: [{ threat: 20, heroes: [{ card: 'Thalin', committed: true, exhausted: true }] }],
      encounterDeck: ['Eastern Crows', 'Forest Gate', 'Wargs'],
      step: '3.3',
    }).playTo('3.4');
    expect([t.staging(), t.stagingThreat(), t.encounterDeck().length]).toEqual([[], 0, 3]);
  });
});
