import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import { gains, strength } from '../language/boosts.ts';
import { addTwilight, cancelSkirmish, discard } from '../language/effects.ts';
import { target } from '../language/language.ts';
import { thisWinsSkirmish, unboundWouldBeWounded } from '../language/moments.ts';
import { cards, the } from '../language/select.ts';

const { extraCard, table } = workshop(...folk);

const event = (id: string, side: 'free' | 'shadow', effect: Parameters<typeof target>[2]): void =>
  extraCard('event', id, {
    side,
    culture: side === 'free' ? 'gondor' : 'moria',
    cost: 0,
    abilities: [{ kind: 'action', phase: 'skirmish', effect }],
  });

event('Parry', 'free', target(cards({ type: 'companion' }), 'it', strength(2, the('it'))));
event('Lunge', 'shadow', target(cards({ race: 'orc' }), 'it', strength(2, the('it'))));
event(
  'Whetstone',
  'free',
  target(cards({ type: 'companion' }), 'it', gains(the('it'), [{ stat: 'damage', amount: 1 }])),
);
event(
  'Blunted',
  'shadow',
  target(cards({ type: 'companion' }), 'it', gains(the('it'), [{ stat: 'damage', amount: -1 }])),
);
event('Vanish', 'free', target(cards({ type: 'minion' }), 'it', discard(the('it'))));
event('Weakness', 'shadow', target(cards({ type: 'companion' }), 'it', strength(-20, the('it'))));
event('Feebleness', 'free', target(cards({ type: 'minion' }), 'it', strength(-20, the('it'))));
extraCard('minion', 'Gloating Orc', {
  culture: 'moria',
  race: 'orc',
  cost: 1,
  strength: 9,
  vitality: 3,
  site: 1,
  abilities: [{ kind: 'required', moment: thisWinsSkirmish, effect: addTwilight(1) }],
});

type Given = Parameters<typeof table>[1];
const fight = (
  fellowship: NonNullable<Given['players'][0]['fellowship']>,
  minions: readonly [string, string][],
  more: Partial<Given> = {},
) =>
  table('tcg', {
    players: [{ fellowship, at: 2 }, { hand: ['Gimli'] }],
    step: 'skirmish phases',
    minions: minions.map(([card, assigned]) => ({ card, assigned })),
    ...more,
  });
const hands = (
  fellowship: NonNullable<Given['players'][0]['fellowship']>,
  own: readonly string[],
  other: readonly string[],
) => ({
  players: [{ fellowship, at: 2, hand: own }, { hand: [...other, 'Legolas'] }],
});

rule(
  ['TCG-EX-27', 'TCG-SKIRMISH-06', 'TCG-SKIRMISH-07', 'TCG-SKIRMISH-09', 'TCG-OVERWHELM-01'],
  'eight against two times three: each loser takes one wound, the winner none',
  () => {
    const t = fight(
      ['Aragorn'],
      [
        ['Orc', 'Aragorn'],
        ['Orc', 'Aragorn'],
      ],
    )
      .pass()
      .choose('In the order in which they lie');
    expect(t.m.s.cards.filter(({ wounds }) => wounds === 1)).toHaveLength(2);
    expect(t.wounds('Aragorn')).toBe(0);
    expect(t.minions()).toEqual(['Orc', 'Orc']);
  },
);

rule(
  ['TCG-EX-28', 'TCG-SKIRMISH-10', 'TCG-SKIRMISH-12'],
  'Damage +1 gives every loser one wound more, and cards grant it or take it away',
  () => {
    const given = (own: readonly string[], other: readonly string[]) =>
      fight(
        [],
        [
          ['Orc', 'Aragorn'],
          ['Strong Orc', 'Aragorn'],
        ],
        hands(['Aragorn'], own, other),
      );
    const t = given(['Whetstone'], [])
      .choose('Whetstone', 'Aragorn')
      .passAll()
      .choose('In the order in which they lie');
    expect([t.wounds('Orc'), t.wounds('Strong Orc')]).toEqual([2, 2]);
    const taken = given(['Whetstone'], ['Blunted'])
      .choose('Whetstone', 'Aragorn', 'Blunted', 'Aragorn')
      .passAll()
      .choose('In the order in which they lie');
    expect([taken.wounds('Orc'), taken.wounds('Strong Orc')]).toEqual([1, 1]);
  },
);

rule(
  ['TCG-EX-29', 'TCG-SKIRMISH-08', 'TCG-SKIRMISH-11'],
  'a tie goes to the minions, and their damage bonuses add up',
  () => {
    const t = fight(
      ['Aragorn'],
      [
        ['Cruel Orc', 'Aragorn'],
        ['Cruel Orc', 'Aragorn'],
      ],
    ).pass();
    expect(t.wounds('Aragorn')).toBe(3);
    expect(t.minions()).toEqual(['Cruel Orc', 'Cruel Orc']);
    const double = fight([{ card: 'Defender', wounds: 0 }], [['Brutal Orc', 'Defender']]).pass();
    expect(double.wounds('Defender')).toBe(3);
  },
);

rule('TCG-SKIRMISH-06', 'strength of possessions and events counts', () => {
  const given = (own: readonly string[]) =>
    fight([], [['Cruel Orc', 'Frodo']], hands([{ card: 'Frodo', on: ['Hobbit Sword'] }], own, []));
  // 3, +1 for the Ring, +2 for the sword: 6 against 4.
  const t = given([]).pass();
  expect(t.wounds('Cruel Orc')).toBe(1);
  const more = given(['Parry']).choose('Parry').passAll();
  expect(more.minions()).toEqual([]);
});

rule(
  ['TCG-SKIRMISH-02', 'TCG-SKIRMISH-03'],
  'the Free Peoples player chooses the next skirmish when one is over',
  () => {
    const t = fight(
      [],
      [
        ['Orc', 'Gimli'],
        ['Strong Orc', 'Aragorn'],
        ['Weak Orc', 'Frodo'],
      ],
      hands(['Aragorn', 'Gimli'], ['Vanish'], ['Lunge']),
    );
    expect(t.asked).toBe(0);
    t.choose('Skirmish of Aragorn');
    expect(t.minions()).toContain('Strong Orc');
    t.passAll();
    expect(t.discard(1)).toEqual(['Strong Orc']);
    expect(t.labels()).toEqual(['Skirmish of Gimli', 'Skirmish of Frodo']);
    t.choose('Skirmish of Frodo').passAll();
    expect(t.log.filter((line) => line.startsWith('Skirmish of'))).toEqual([
      'Skirmish of Aragorn.',
      'Skirmish of Frodo.',
      'Skirmish of Gimli.',
    ]);
  },
);

rule(
  ['TCG-SKIRMISH-04', 'TCG-SKIRMISH-14', 'TCG-ACTION-RULE-01', 'TCG-ACTION-RULE-02', 'TCG-ACTION-RULE-03'],
  'actions go round one at a time until all have passed in a row',
  () => {
    const t = table('tcg', {
      players: [
        { fellowship: ['Aragorn'], at: 2, hand: ['Parry', 'Vanish'] },
        { hand: ['Lunge', 'Lunge'] },
        { hand: ['Lunge'] },
      ],
      step: 'skirmish phases',
      minions: [{ card: 'Brutal Orc', owner: 1, assigned: 'Aragorn' }],
    });
    expect(t.asked).toBe(0);
    t.pass();
    // Counter-clockwise.
    expect(t.asked).toBe(2);
    t.pass();
    expect(t.asked).toBe(1);
    t.choose('Lunge');
    // Seat 0 has passed before and may act all the same; two passes in a row are not enough.
    expect(t.asked).toBe(0);
    t.choose('Parry', 'Aragorn');
    expect(t.asked).toBe(2);
    t.pass();
    expect(t.asked).toBe(1);
    t.pass();
    expect(t.asked).toBe(0);
    expect(t.phase).toBe('skirmish');
    t.pass();
    // Three passes in a row: it is resolved, 10 against 11, although seats 1 and 2 still hold a Lunge.
    expect(t.wounds('Aragorn')).toBe(3);
    expect([t.hand(1), t.hand(2)]).toEqual([['Lunge'], ['Lunge']]);
  },
);

rule(
  ['TCG-EX-11', 'TCG-SKIRMISH-05', 'TCG-PHASE-ACTION-03'],
  'what a skirmish action does is over with that skirmish',
  () => {
    const t = fight(
      [],
      [
        ['Orc', 'Gimli'],
        ['Strong Orc', 'Aragorn'],
      ],
      hands(['Aragorn', 'Gimli'], ['Parry', 'Vanish'], []),
    );
    t.choose('Skirmish of Gimli', 'Parry', 'Aragorn');
    expect(t.strength('Aragorn')).toBe(10);
    t.pass().pass();
    expect(t.m.s.fighting).toBe(t.find('Aragorn'));
    expect(t.strength('Aragorn')).toBe(8);
  },
);

rule(['TCG-SKIRMISH-13', 'TCG-PHASE-ACTION-04'], 'a skirmish ends only when what follows from it is done', () => {
  const t = fight(
    ['Guard'],
    [
      ['Gloating Orc', 'Guard'],
      ['Orc', 'Frodo'],
    ],
  );
  t.choose('Skirmish of Guard').passAll();
  expect(t.log.filter((line) => line.startsWith('Skirmish of') || line.includes('twilight'))).toEqual([
    'Skirmish of Guard.',
    'Gloating Orc: Add 1 twilight token.',
    'One twilight token is added to the pool.',
    'Skirmish of Frodo.',
  ]);
});

rule(
  ['TCG-OVERWHELM-01', 'TCG-OVERWHELM-02', 'TCG-OVERWHELM-03'],
  'twice the strength kills at once, without wounds, on either side',
  () => {
    const t = fight(['Aragorn'], [['Strong Orc', 'Aragorn']]).pass();
    expect(t.discard(1)).toEqual(['Strong Orc']);
    expect(t.log.some((line) => line.includes('is wounded'))).toBe(false);
    // 5 against 9 is not twice as much, 5 against 10 is.
    const alive = fight(['Guard'], [['Brutal Orc', 'Guard']]).pass();
    expect(alive.dead(0)).toEqual(['Guard']);
    expect(alive.log.filter((line) => line === 'Guard is wounded.')).toHaveLength(3);
    const dead = fight(
      ['Guard'],
      [
        ['Brutal Orc', 'Guard'],
        ['Weak Orc', 'Guard'],
      ],
    ).pass();
    expect(dead.dead(0)).toEqual(['Guard']);
    expect(dead.log.some((line) => line.includes('is wounded'))).toBe(false);
  },
);

rule('TCG-SILENT-18', 'more than zero overwhelms zero; zero against zero the minions win and wound', () => {
  const zero = fight([], [['Orc', 'Guard']], hands(['Guard'], [], ['Weakness']))
    .choose('Weakness', 'Guard')
    .passAll();
  expect(zero.dead(0)).toEqual(['Guard']);
  expect(zero.log.some((line) => line.includes('is wounded'))).toBe(false);
  const both = fight([], [['Orc', 'Guard']], hands(['Guard'], ['Feebleness'], ['Weakness']));
  both.choose('Feebleness', 'Weakness', 'Guard').passAll();
  expect(both.wounds('Guard')).toBe(1);
  expect(both.minions()).toEqual(['Orc']);
});

rule('TCG-SILENT-19', 'if one side is gone, the other wins and nobody is wounded', () => {
  const t = fight([], [['Gloating Orc', 'Merry']], hands([{ card: 'Merry', wounds: 0 }], [], []));
  t.choose('Use Merry').passAll();
  expect(t.fellowship(0)).toEqual(['Frodo']);
  expect(t.twilight).toBe(1);
  expect(t.wounds('Gloating Orc')).toBe(0);
  const gone = fight([], [['Orc', 'Guard']], hands(['Guard'], ['Vanish'], []))
    .choose('Vanish')
    .passAll();
  expect(gone.wounds('Guard')).toBe(0);
});

extraCard('event', 'Escape', {
  culture: 'shire',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'skirmish', effect: cancelSkirmish({ type: 'companion' }) }],
});
extraCard('companion', 'Dodger', {
  culture: 'shire',
  race: 'hobbit',
  cost: 1,
  strength: 8,
  vitality: 4,
  abilities: [{ kind: 'response', moment: unboundWouldBeWounded, effect: cancelSkirmish({ race: 'hobbit' }) }],
});

rule('TCG-SILENT-40', 'a cancelled skirmish ends its action round: nobody is asked for another action', () => {
  const t = fight(
    [],
    [
      ['Gloating Orc', 'Guard'],
      ['Orc', 'Gimli'],
    ],
    hands(['Guard', 'Gimli'], ['Escape', 'Parry'], ['Lunge']),
  ).choose('Skirmish of Guard');
  expect([t.prompt, t.asked]).toEqual(['Skirmish phase: take a skirmish action or pass', 0]);
  t.choose('Escape');
  // The other one begins at once: Gimli's, with the Free Peoples player's first action.
  expect(t.log.at(-1)).toBe('Skirmish of Gimli.');
  expect([t.asked, t.assigned('Gloating Orc'), t.wounds('Guard'), t.twilight]).toEqual([0, undefined, 0, 0]);
});

rule('TCG-SILENT-40', 'cancelled while wounds are placed, it has no further wounds and no winner', () => {
  const against = (): ReturnType<typeof fight> =>
    fight(
      [],
      [
        ['Gloating Orc', 'Dodger'],
        ['Cruel Orc', 'Dodger'],
      ],
      hands(['Dodger', 'Gimli'], [], []),
    ).passAll();
  const t = against();
  expect(t.labels()).toEqual(['Use Dodger: Cancel a skirmish involving a Hobbit', 'Pass']);
  t.choose('Use Dodger');
  expect([t.phase, t.wounds('Dodger'), t.twilight]).toEqual(['regroup', 1, 0]);
  const fought = against().pass().pass();
  expect([fought.phase, fought.wounds('Dodger'), fought.twilight]).toEqual(['regroup', 2, 1]);
});

rule(['TCG-SILENT-35', 'TCG-WOUND-03'], 'three losers are put in order one after another', () => {
  const t = fight(
    ['Bulwark'],
    [
      ['Weak Orc', 'Bulwark'],
      ['Orc', 'Bulwark'],
      ['Far Orc', 'Bulwark'],
    ],
  ).pass();
  const wounded = () => t.log.filter((line) => line.includes('is wounded')).map((line) => line.split(' is')[0]);
  expect(t.asked).toBe(0);
  t.choose('Wound Far Orc');
  expect([t.offers('Wound Far Orc'), t.prompt, wounded()]).toEqual([false, 'Who is wounded next?', []]);
  t.choose('Wound Orc');
  expect(wounded()).toEqual(['Far Orc', 'Orc', 'Weak Orc']);
});

rule(['TCG-SILENT-35', 'TCG-WOUND-03'], 'of several losers the Free Peoples player says who is wounded first', () => {
  const t = fight(
    ['Aragorn'],
    [
      ['Orc', 'Aragorn'],
      ['Strong Orc', 'Aragorn'],
    ],
  ).pass();
  expect(t.asked).toBe(0);
  t.choose('Wound Strong Orc');
  expect(t.log.filter((line) => line.includes('is wounded'))).toEqual(['Strong Orc is wounded.', 'Orc is wounded.']);
});

rule(
  ['TCG-EX-31', 'TCG-FIERCE-01', 'TCG-FIERCE-02', 'TCG-FIERCE-03', 'TCG-FIERCE-04', 'TCG-FIERCE-05', 'TCG-FIERCE-06'],
  'a fierce survivor is faced once more, by whomever; others are not',
  () => {
    const t = fight(
      ['Guard', 'Gimli'],
      [
        ['Fierce Orc', 'Guard'],
        ['Strong Orc', 'Gimli'],
      ],
    );
    t.choose('Skirmish of Guard').passAll();
    expect([t.wounds('Fierce Orc'), t.wounds('Strong Orc')]).toEqual([1, 2]);
    expect(t.phase).toBe('assignment');
    // Guard has fought already and may fight again.
    expect([t.offers('Guard'), t.offers('Gimli'), t.offers('Frodo')]).toEqual([true, true, true]);
    t.choose('Done');
    expect(t.asked).toBe(1);
    expect([t.offers('Fierce Orc'), t.offers('Strong Orc')]).toEqual([true, false]);
    t.choose('Fierce Orc', 'Guard').passAll();
    expect([t.wounds('Fierce Orc'), t.wounds('Strong Orc')]).toEqual([2, 2]);
    expect(t.phase).toBe('regroup');
  },
);
