import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { answered } from '../../../test/answered.ts';
import { attacked } from '../../../test/shadow-table.ts';

const rich = (card: string, resources = 5) => ({ card, resources });

describe('Boromir', () => {
  test('is ready again for 1 threat, once in a phase', () => {
    const t = table('lcg', {
      players: [{ heroes: [{ card: 'Boromir', exhausted: true }, 'Gimli'], threat: 30, hand: ['Gandalf'] }],
      encounterDeck: [],
    });
    t.choose('Use Boromir');
    expect([t.exhausted('Boromir'), t.threat(0)]).toEqual([false, 31]);
    t.m.s.cards[t.find('Boromir')].exhausted = 1;
    expect(t.offers('Use Boromir: Raise')).toBe(false);
  });

  test('gives himself for 2 damage to each enemy engaged with a player', () => {
    const t = table('lcg', {
      players: [
        { heroes: ['Boromir', 'Gimli'] },
        { heroes: ['Éowyn'], engaged: ['Hill Troll', 'Black Forest Bats'], threat: 20 },
      ],
      encounterDeck: [],
      step: '6.2w',
    });
    t.choose('Use Boromir');
    expect([t.characters(0), t.damage('Hill Troll'), t.engaged(1)]).toEqual([['Gimli'], 2, ['Hill Troll']]);
  });
});

test('Boromir as the last hero: his player is out, and the first player chooses for him', () => {
  const t = table('lcg', {
    players: [
      { heroes: ['Gimli'], engaged: ['Hill Troll'], threat: 20 },
      { heroes: ['Boromir'], threat: 20 },
      { heroes: ['Éowyn'], engaged: ['Wolf Rider'], threat: 20 },
    ],
    encounterDeck: [],
    step: '6.2w',
  });
  t.choose('Use Boromir');
  expect([t.eliminated(1), t.asked, t.labels()]).toEqual([true, 0, ['Player 1', 'Player 3']]);
  t.choose('Player 1');
  expect(t.damage('Hill Troll')).toBe(2);
});

rule('LCG-SOM-46', 'Dúnedain Watcher is discarded to cancel a shadow effect, of any attack', () => {
  const t = attacked('Driven by Shadow', 'Gimli', {
    others: [{ heroes: ['Beravor'], allies: ['Dúnedain Watcher'], deck: ['Gandalf', 'Gandalf', 'Gandalf'] }],
  });
  t.choose('Use Dúnedain Watcher');
  expect([t.characters(1), t.discard(1)]).toEqual([['Beravor'], ['Dúnedain Watcher']]);
});

rule('LCG-SOM-37', 'Dúnedain Cache gives Ranged, and is handed on for a resource of its bearer', () => {
  const t = table('lcg', {
    players: [
      { heroes: [{ ...rich('Aragorn', 1), attachments: ['Dúnedain Cache'] }, 'Gimli'] },
      { heroes: ['Éowyn'], deck: ['Beorn'] },
    ],
    encounterDeck: [],
  });
  expect([t.stat('Aragorn', 'ranged'), t.stat('Gimli', 'ranged')]).toEqual([1, 0]);
  t.choose('Dúnedain Cache', 'Gimli');
  expect([t.stat('Aragorn', 'ranged'), t.stat('Gimli', 'ranged'), t.resources('Aragorn')]).toEqual([0, 1, 0]);
});

test('Vassal of the Windlord is discarded once an attack of his is over, and not before the damage', () => {
  const t = table('lcg', {
    players: [{ heroes: ['Gimli'], allies: ['Vassal of the Windlord'], engaged: ['Wolf Rider'], threat: 20 }],
    encounterDeck: [],
    step: '6.8a',
  });
  answered(t.choose('Wolf Rider', 'Vassal of the Windlord'), 'Attack', '6.11');
  expect([t.engaged(0), t.characters(0), t.discard(0)]).toEqual([[], ['Gimli'], ['Vassal of the Windlord']]);
});

describe('Song of Mocking', () => {
  const sung = () =>
    table('lcg', {
      players: [
        { heroes: [{ card: 'Gimli', attachments: ['Song of Mocking'] }] },
        { heroes: ['Éowyn'], engaged: ['East Bight Patrol'], threat: 20 },
      ],
      encounterDeck: ['Old Forest Road'],
      step: '6.2w',
    }).choose('Use Song of Mocking');

  rule('LCG-SOM-24', 'the hero takes the damage of another one, whose defense counts', () => {
    const t = sung().playTo('6.4.1').choose('Éowyn').playTo('6.8a');
    // Attack 3 against a defense of 1.
    expect([t.damage('Éowyn'), t.damage('Gimli')]).toEqual([0, 2]);
  });

  rule('LCG-SOM-24', 'only in this phase', () => {
    const t = sung().playTo('6.4.1').pass().playTo('7.2');
    expect([t.damage('Éowyn'), t.damage('Gimli')]).toEqual([0, 3]);
    expect(t.m.s.lasting).toEqual([]);
  });
});

describe('Elfhelm', () => {
  const failed = (more: object, step = '3.4') =>
    table('lcg', {
      players: [{ heroes: ['Gimli'], allies: [{ card: 'Elfhelm', ...more }], threat: 20 }],
      staging: ['The East Bight'],
      encounterDeck: ['Old Forest Road', 'Wargs', 'Wargs'],
      step,
    });

  test('ready, he lowers threat by 1 after a failed quest raised it', () => {
    const t = failed({});
    const lacking = t.stagingThreat();
    answered(t, 'Elfhelm', '3.5');
    expect(t.threat(0)).toBe(20 + lacking - 1);
  });

  test('exhausted, he does not; nor does he against the threat of the refresh phase', () => {
    expect(failed({ exhausted: true }).offers('Use Elfhelm')).toBe(false);
    const t = failed({}, '7.1').playTo('7.4');
    expect([t.threat(0), t.offers('Use Elfhelm')]).toEqual([21, false]);
  });
});

rule('LCG-SOM-43', 'We Do Not Sleep: Rohan characters in play commit without exhausting, others do not', () => {
  const t = table('lcg', {
    players: [{ heroes: [rich('Éowyn'), 'Gimli'], hand: ['We Do Not Sleep'] }],
    encounterDeck: ['Old Forest Road'],
    step: '3.1w',
  });
  answered(t.choose('Play We Do Not Sleep', 'Éowyn'), 'Gimli', '3.3');
  expect([t.exhausted('Éowyn'), t.committed('Éowyn'), t.exhausted('Gimli')]).toEqual([false, true, true]);
});

describe('Silvan Tracker', () => {
  test('heals 1 damage of each Silvan character that becomes ready in the refresh phase', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: ['Gimli', { card: 'Legolas', exhausted: true, damage: 2 }],
          allies: ['Silvan Tracker', { card: 'Silverlode Archer', damage: 0 }],
        },
      ],
      encounterDeck: [],
      step: '7.1',
    });
    t.choose('Use Silvan Tracker');
    expect(t.damage('Legolas')).toBe(1);
  });

  test('does nothing for one that was ready', () => {
    const t = table('lcg', {
      players: [{ heroes: [{ card: 'Legolas', damage: 2 }], allies: ['Silvan Tracker'] }],
      encounterDeck: [],
      step: '7.1',
    });
    expect(t.offers('Use Silvan Tracker')).toBe(false);
  });
});

test('Fast Hitch readies the Hobbit it hangs on, and hangs on nobody else', () => {
  const t = table('lcg', {
    players: [{ heroes: [{ ...rich('Bilbo Baggins'), exhausted: true }, 'Gimli'], hand: ['Fast Hitch'] }],
    encounterDeck: [],
  });
  t.choose('Fast Hitch');
  expect(t.attachments('Bilbo Baggins')).toEqual(['Fast Hitch']);
  t.choose('Use Fast Hitch');
  expect([t.exhausted('Bilbo Baggins'), t.exhausted('Fast Hitch')]).toEqual([false, true]);
});

rule('LCG-SOM-37', 'Song of Battle: a Lore hero pays for Tactics cards', () => {
  const t = table('lcg', {
    players: [{ heroes: [{ ...rich('Beravor'), attachments: ['Song of Battle'] }], hand: ['Gondorian Spearman'] }],
    encounterDeck: [],
  });
  expect(t.offers('Gondorian Spearman')).toBe(true);
});
