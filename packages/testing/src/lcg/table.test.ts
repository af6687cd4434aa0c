import { describe, expect, test } from 'vitest';
import { table } from './index.ts';

describe('what a position can give', () => {
  test('guards, a prisoner, claimed and guarded objectives, Conditions, rounds, eliminated seats, piles', () => {
    const t = table('lcg', {
      scenario: 'dol-guldur',
      players: [
        {
          heroes: [{ card: 'Gimli', attachments: ['Dungeon Torch', 'Caught in a Web', 'Citadel Plate'] }],
          prisoner: { card: 'Aragorn', damage: 1 },
          guards: ['Faramir', 'Beorn'],
          onDeck: ['Iron Shackles'],
          discard: ['Feint'],
        },
        { heroes: [], eliminated: true },
      ],
      staging: [{ card: 'Shadow Key', guardedBy: 'Cavern Guardian' }],
      removed: ['Gandalf'],
      aside: ['Nazgûl of Dol Guldur'],
      round: 5,
      roundsDone: 4,
      encounterDeck: [],
      encounterDiscard: ['Wargs'],
    });
    expect([t.prisoner(), t.damage('Aragorn'), t.guards(0)]).toEqual(['Aragorn', 1, ['Faramir', 'Beorn']]);
    expect([t.claimed(), t.guardOf('Shadow Key'), t.staging()]).toEqual([
      ['Dungeon Torch'],
      'Cavern Guardian',
      ['Shadow Key', 'Cavern Guardian'],
    ]);
    expect(t.attachments('Gimli')).toEqual(['Dungeon Torch', 'Caught in a Web', 'Citadel Plate']);
    expect([t.onDeck(0), t.discard(0), t.removed().at(-1), t.encounterDiscard()]).toEqual([
      ['Iron Shackles'],
      ['Feint'],
      'Gandalf',
      ['Wargs'],
    ]);
    expect(t.aside()).toContain('Nazgûl of Dol Guldur');
    expect([t.roundsDone(), t.eliminated(0), t.eliminated(1), t.threat(1)]).toEqual([4, false, true, 50]);
  });

  test('a step of setting up', () => {
    const heroes = ['Gimli'];
    const t = table('lcg', { players: [{ heroes, deck: Array(8).fill('Beorn') }], step: 'setup/mulligan' });
    expect([t.hand(0).length, t.prompt]).toEqual([6, 'Do you keep your opening hand?']);
  });
});

describe('stopAt', () => {
  const players = [
    { heroes: ['Gimli'] },
    {
      heroes: [{ card: 'Aragorn', attachments: ['Steward of Gondor'], resources: 1 }],
      hand: ['Sneak Attack', 'Faramir'],
    },
  ];

  test('stops in a window, whether anybody can act or not, and tells who could', () => {
    const t = table('lcg', { players, encounterDeck: [], step: '3.1' }).stopAt('3.2');
    expect([t.actions(0), t.actions(1)]).toEqual([[], ['Play Sneak Attack', 'Use Steward of Gondor']]);
    expect(t.go().asked).toBe(1);
    const alone = table('lcg', { players: players.slice(0, 1), encounterDeck: [], step: '3.1' });
    expect(alone.stopAt('3.4').actions(0)).toEqual([]);
  });

  test('fails where there is no window', () => {
    const t = table('lcg', { players, encounterDeck: [], step: '7.1' });
    expect(() => t.stopAt('7.2')).toThrow('no window opens at 7.2');
    expect(() => table('lcg', { players }).actions(0)).toThrow('no window');
  });
});

describe('playing on', () => {
  const quiet = (step: string) => table('lcg', { players: [{ heroes: ['Gimli'] }], encounterDeck: [], step });

  test('does not cross a round by mistake', () => {
    expect(() => quiet('6.1').playTo('6.4.1')).toThrow('6.4.1 was not reached in this round');
    expect(() => quiet('3.2').playTo('3.2')).not.toThrow();
  });

  test('crosses it for a step that has its place earlier in the round', () => {
    expect(quiet('6.1').playTo('3.2').m.s.round).toBe(2);
    expect(quiet('3.4').playTo('3.1').m.s.round).toBe(2);
    expect(quiet('7.1').playTo('0.0').playTo('1.1').m.s.round).toBe(2);
  });

  test('passes only where that is possible', () => {
    const engaged = ['Wargs', 'Marsh Adder'];
    const t = table('lcg', { players: [{ heroes: ['Gimli'], engaged }], shadows: false, step: '6.4a' });
    expect(() => t.pass()).toThrow('nobody can pass here; there is: Wargs attack | Marsh Adder attacks');
    expect(t.least().prompt).toBe('Wargs attack Player 1: who defends?');
  });
});

test('copies are numbered, those in play first', () => {
  const t = table('lcg', {
    players: [{ heroes: ['Gimli'], threat: 0 }],
    encounterDeck: [],
    staging: [{ card: 'Wargs', damage: 1 }, 'Wargs'],
    encounterDiscard: ['Wargs'],
    step: '5.2',
  });
  expect([t.damage('Wargs'), t.damage('Wargs#1'), t.damage('Wargs#2'), t.progressOn('Wargs#3')]).toEqual([1, 1, 0, 0]);
  expect([t.offers('Wargs#2'), t.offers('Wargs#3')]).toEqual([true, false]);
  t.choose('Wargs#2');
  expect([t.engaged(0), t.damage('Wargs#2')]).toEqual([['Wargs'], 0]);
  expect(() => t.find('Wargs#4')).toThrow('no card');
});

test('offers looks at whole words', () => {
  const t = table('lcg', { players: [{ heroes: ['Beravor'], deck: ['Feint'] }] });
  expect([t.offers('Use Beravor'), t.offers('Use'), t.offers('Ber'), t.offers('Use Bera'), t.offers('se')]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
