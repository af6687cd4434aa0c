import { table } from '@tafelrunde/testing/lcg';
import { describe, expect, it } from 'vitest';
import { lcg } from './game.ts';
import { occasionOf } from './occasions.ts';
import { events } from './rules/events.ts';

describe('questions', () => {
  it('name what they react to, and options what they would do', () => {
    const horn = { card: 'Gimli', attachments: ['Horn of Gondor'] };
    const t = table('lcg', {
      players: [{ heroes: [horn], allies: ['Snowbourn Scout'], engaged: ['King Spider'] }],
      shadows: false,
      step: '6.4.1',
    });
    t.choose('Snowbourn Scout');
    expect(t.prompt).toBe('Respond to: Snowbourn Scout leaves play');
    expect(t.options()[0].label).toBe('Use Horn of Gondor: add 1 resource to the attached hero’s pool');
    expect(t.say(t.decision.prompt, 'de')).toContain('Reaktion auf: ');
    t.choose('Use Horn of Gondor');
    expect(t.log).toContain('Player 1 uses Horn of Gondor: add 1 resource to the attached hero’s pool.');
  });

  it('have words for everything that can happen', () => {
    const t = table('lcg', { players: [{ heroes: ['Gimli'] }], staging: ['Wargs'] });
    const [card, enemy] = [t.find('Gimli'), t.find('Wargs')];
    for (const type of Object.keys(events)) {
      for (const kind of ['hero', 'enemy']) {
        const words = occasionOf(t.m, { type, card, enemy, seat: 0, n: 2, by: kind === 'hero' ? enemy : -1, kind });
        for (const lang of ['de', 'en'] as const) {
          expect([type, t.say(words, lang)]).toEqual([type, expect.stringMatching(/^[^{}[\]]+$/)]);
          expect(t.say(lcg.policy.respondTo!(t.m, { type, card, enemy, seat: 0, n: 2, by: -1 }), lang)).toMatch(/: ./);
        }
      }
    }
  });
});

describe('the log tells', () => {
  it('who is killed and which enemy is defeated', () => {
    const t = table('lcg', {
      players: [
        { heroes: ['Gimli', 'Legolas'], allies: ['Snowbourn Scout'], engaged: [{ card: 'King Spider', damage: 2 }] },
      ],
      shadows: false,
      step: '6.4.1',
    });
    t.choose('Snowbourn Scout').playTo('6.8a').choose('King Spider', 'Legolas', 'Attack');
    expect(t.log).toEqual(expect.arrayContaining(['Snowbourn Scout is killed.', 'King Spider is defeated.']));
  });

  it('what is cancelled', () => {
    const eowyn = { card: 'Éowyn', resources: 3 };
    const t = table('lcg', {
      players: [{ heroes: [eowyn], hand: ['A Test of Will'] }],
      encounterDeck: ['Pursued by Shadow'],
      step: '3.3',
    });
    t.choose('A Test of Will');
    expect(t.log).toContain('Pursued by Shadow: effect cancelled.');
  });

  it('bonuses, forced abilities and why something does not happen', () => {
    const t = table('lcg', {
      players: [
        {
          threat: 0,
          heroes: [
            { card: 'Aragorn', resources: 2 },
            { card: 'Gimli', exhausted: true, attachments: ['Caught in a Web'] },
          ],
          engaged: [{ card: 'Marsh Adder', shadows: ['Wargs'] }],
        },
      ],
      encounterDeck: [],
      step: '6.4a',
    });
    t.pass().playTo('0.1').playTo('2.1');
    expect(t.log).toEqual(
      expect.arrayContaining([
        'Marsh Adder: the attacked player raises their threat by 1.',
        'Marsh Adder gets +2 attack.',
        'Gimli does not ready.',
        'Player 1 cannot draw cards.',
      ]),
    );
  });

  it('that an attack is called off', () => {
    const dunhere = { card: 'Dúnhere', resources: 2 };
    const players = [{ heroes: [dunhere], hand: ['A Light in the Dark'], engaged: ['East Bight Patrol'] }];
    const t = table('lcg', { players, encounterDeck: [], step: '6.4bw' });
    expect(t.choose('A Light in the Dark').log).toContain('East Bight Patrol attacks no longer.');
  });
});
