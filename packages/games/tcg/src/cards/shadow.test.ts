import { table } from '@tafelrunde/testing/tcg';
import { describe, expect, test } from 'vitest';

type Given = Parameters<typeof table>[1];
type Fellowship = NonNullable<Given['players'][0]['fellowship']>;

/** A skirmish in which the Shadow player is to act: the Free Peoples player has nothing in hand. */
const fight = (
  fellowship: Fellowship,
  minions: NonNullable<Given['minions']>,
  hand: readonly string[] = [],
  more: Partial<Given> & { at?: number; burdens?: number; dead?: readonly string[] } = {},
) => {
  const { at = 2, burdens = 0, dead = [], ...given } = more;
  return table('tcg', {
    players: [{ fellowship, at, burdens, dead }, { hand: [...hand, 'Merry'] }],
    step: 'skirmish phases',
    minions,
    ...given,
  });
};
const on = (card: string, assigned: string) => ({ card, assigned });
const shadow = (hand: readonly string[], more: Partial<Given> & { at?: number } = {}) => {
  const { at = 5, ...given } = more;
  return table('tcg', { players: [{ at }, { hand }], step: 'shadow phases', twilight: 20, ...given });
};
const [sanctuary, battleground] = [3, 4];

/** Cards without a text: what is printed on them is all there is. */
const plain = [
  ['Dunlending Brigand', 2, 8, 1],
  ['Dunlending Savage', 4, 11, 1],
  ['Orthanc Warrior', 2, 7, 2],
  ['Uruk-hai Raiding Party', 4, 9, 3],
] as const;
test.each(plain)('%s: cost %d, strength %d, vitality %d', (title, cost, strength, vitality) => {
  const t = shadow([title]).choose(title);
  expect([t.minions(), t.twilight]).toEqual([[title], 20 - cost]);
  expect([t.strength(title), t.stat(title, 'vitality')]).toEqual([strength, vitality]);
});

describe('Dunland cards', () => {
  test('Band of Wild Men: fierce once it has won', () => {
    const t = fight(['Éomer'], [on('Band of Wild Men', 'Éomer')])
      .pass()
      .choose('Use Band of Wild Men');
    expect([t.phase, t.stat('Band of Wild Men', 'fierce')]).toEqual(['assignment', 1]);
    const no = fight(['Éomer'], [on('Band of Wild Men', 'Éomer')])
      .pass()
      .pass();
    expect(no.phase).toBe('regroup');
  });

  test.each(['Dunlending Madman', 'Dunlending Robber'])(
    '%s: 2 strength and fierce once he has won, until the regroup phase',
    (title) => {
      const t = fight(['Éomer', 'Théoden'], [on(title, 'Éomer')]);
      const before = t.strength(title);
      t.pass().choose(`Use ${title}`);
      expect([t.strength(title), t.stat(title, 'fierce')]).toEqual([before + 2, 1]);
      t.playTo('turn/move again');
      expect(t.m.s.lasting).toEqual([]);
    },
  );

  test('Dunlending Pillager: discards a possession, two if six companions are there', () => {
    const armed: Fellowship = [
      { card: 'Éomer' },
      { card: 'Frodo', on: ['Hobbit Sword'] },
      { card: 'Aragorn', on: ['Ranger’s Sword'] },
    ];
    const few = fight(armed, [on('Dunlending Pillager', 'Éomer')])
      .pass()
      .choose('Use Dunlending Pillager');
    expect(few.labels()).toEqual(['Hobbit Sword', 'Ranger’s Sword']);
    few.choose('Hobbit Sword');
    expect(few.discard(0)).toEqual(['Hobbit Sword']);
    const many = fight([...armed, 'Théoden', 'Gandalf', 'Rider of Rohan'], [on('Dunlending Pillager', 'Éomer')]).pass();
    many.choose('Use Dunlending Pillager', 'Hobbit Sword');
    expect(many.discard(0).toSorted()).toEqual(['Hobbit Sword', 'Ranger’s Sword']);
  });

  test('Dark Fury: a Dunland Man gains 2 strength, 4 at a sanctuary', () => {
    const given = (at: number) =>
      fight(['Éomer'], [on('Dunlending Brigand', 'Éomer')], ['Dark Fury'], { at })
        .choose('Dark Fury')
        .strength('Dunlending Brigand');
    expect([given(2), given(sanctuary)]).toEqual([10, 12]);
  });

  test('Death to the Strawheads: 1 strength for each companion spotted', () => {
    const t = fight(['Éomer', 'Théoden'], [on('Dunlending Brigand', 'Éomer')], ['Death to the Strawheads'], {
      twilight: 3,
    });
    t.choose('Death to the Strawheads', 'Spot 3');
    expect([t.strength('Dunlending Brigand'), t.twilight]).toEqual([11, 0]);
  });

  test('Iron Axe: 3 strength for a Dunland Man', () => {
    const t = shadow(['Iron Axe'], { minions: ['Dunlending Brigand', 'Orthanc Warrior'] }).choose('Iron Axe');
    expect(t.strength('Dunlending Brigand')).toBe(11);
  });
});

describe('Isengard cards', () => {
  test('Broad-bladed Sword: 2 strength for an Uruk-hai, who takes no wounds outside skirmishes', () => {
    const t = table('tcg', {
      players: [{ fellowship: ['Legolas'], at: 2 }, { hand: ['Merry'] }],
      step: 'archery phase',
      minions: [{ card: 'Orthanc Warrior', on: ['Broad-bladed Sword'] }],
    });
    expect([t.wounds('Orthanc Warrior'), t.strength('Orthanc Warrior')]).toEqual([0, 9]);
    const skirmish = fight(
      [{ card: 'Aragorn', on: ['Ranger’s Sword'] }],
      [{ card: 'Uruk Rear Guard', on: ['Broad-bladed Sword'], assigned: 'Aragorn' }],
    ).passAll();
    expect(skirmish.wounds('Aragorn')).toBe(2);
    expect(
      shadow(['Broad-bladed Sword'], { minions: ['Orthanc Warrior'] })
        .choose('Broad-bladed Sword')
        .on('Orthanc Warrior'),
    ).toEqual(['Broad-bladed Sword']);
  });

  test('Ferocity: an Uruk-hai gains 2 strength, 3 at a battleground', () => {
    const given = (at: number) =>
      fight(['Éomer'], [on('Orthanc Warrior', 'Éomer')], ['Ferocity'], { at })
        .choose('Ferocity')
        .strength('Orthanc Warrior');
    expect([given(2), given(battleground)]).toEqual([9, 10]);
  });

  test('Still They Came: an unassigned Uruk-hai exerts, another gains 3 strength', () => {
    const t = fight(['Éomer'], [on('Orthanc Warrior', 'Éomer'), 'Uruk Rear Guard'], ['Still They Came'], {
      twilight: 1,
    }).choose('Still They Came');
    expect([t.wounds('Uruk Rear Guard'), t.strength('Orthanc Warrior')]).toEqual([1, 10]);
    const busy = fight(
      ['Éomer'],
      [on('Orthanc Warrior', 'Éomer'), on('Uruk Rear Guard', 'Éomer')],
      ['Still They Came'],
      { twilight: 1 },
    );
    expect(busy.offers('Still They Came')).toBe(false);
    const alone = fight(['Éomer'], [on('Dunlending Brigand', 'Éomer'), 'Uruk Rear Guard'], ['Still They Came'], {
      twilight: 1,
    });
    expect(alone.offers('Still They Came')).toBe(false);
  });

  test.each([
    ['Uruk Defender', 9],
    ['Uruk Rear Guard', 8],
  ] as const)('%s: exerts at a battleground to make another Uruk-hai stronger', (title, strength) => {
    const given = (at: number) => fight(['Éomer'], [on('Orthanc Warrior', 'Éomer'), title], [], { at });
    const t = given(battleground).choose(`Use ${title}`);
    expect([t.wounds(title), t.strength('Orthanc Warrior')]).toEqual([1, strength]);
    expect(given(2).offers(`Use ${title}`)).toBe(false);
  });

  test('Uruk Fanatic: fierce while three cards are in the dead pile', () => {
    const given = (dead: readonly string[]) =>
      fight(['Éomer'], ['Uruk Fanatic', on('Orthanc Warrior', 'Éomer')], [], { dead }).stat('Uruk Fanatic', 'fierce');
    expect([given(['Merry', 'Pippin']), given(['Merry', 'Pippin', 'Legolas'])]).toEqual([0, 1]);
  });

  test('Uruk Stalker: 3 strength and fierce while an ally is dead', () => {
    const given = (dead: readonly string[]) => {
      const t = fight(['Éomer'], ['Uruk Stalker', on('Orthanc Warrior', 'Éomer')], [], { dead });
      return [t.strength('Uruk Stalker'), t.stat('Uruk Stalker', 'fierce')];
    };
    expect([given(['Merry']), given(['Guma'])]).toEqual([
      [8, 0],
      [11, 1],
    ]);
  });

  test('Uruk Regular: exerts to play an Uruk-hai for 1 less for each other one', () => {
    const t = shadow(['Uruk Rear Guard', 'Dunlending Savage'], {
      minions: ['Uruk Regular', 'Orthanc Warrior', 'Uruk Fanatic'],
      twilight: 4,
    });
    expect(t.offers('Play Uruk Rear Guard')).toBe(false);
    t.choose('Use Uruk Regular');
    expect(t.labels()).toEqual(['Play Uruk Rear Guard']);
    t.choose('Play Uruk Rear Guard');
    expect([t.wounds('Uruk Regular'), t.twilight, t.minions()]).toEqual([
      1,
      0,
      ['Uruk Regular', 'Orthanc Warrior', 'Uruk Fanatic', 'Uruk Rear Guard'],
    ]);
  });
});

describe('Raider cards', () => {
  test.each(['Desert Soldier', 'Desert Spearman'])(
    '%s: three tokens wound whom he fights when the skirmish begins',
    (title) => {
      const t = fight(['Éomer'], [on(title, 'Éomer')], [], { at: 4, twilight: 3 });
      expect(t.labels()).toEqual([`Use ${title}: Wound a character skirmishing this minion`, 'Pass']);
      t.choose(`Use ${title}`);
      expect([t.wounds('Éomer'), t.twilight]).toEqual([1, 0]);
      expect(fight(['Éomer'], [on(title, 'Éomer')], [], { at: 4, twilight: 2 }).prompt).toContain('Skirmish phase');
    },
  );

  test('Easterling Axeman: 3 strength and fierce with two burdens', () => {
    const given = (burdens: number) => {
      const t = fight(['Éomer'], [on('Easterling Axeman', 'Éomer')], [], { burdens });
      return [t.strength('Easterling Axeman'), t.stat('Easterling Axeman', 'fierce')];
    };
    expect([given(1), given(2)]).toEqual([
      [6, 0],
      [9, 1],
    ]);
  });

  test('Easterling Infantry: Damage +1 and fierce with three burdens', () => {
    const given = (burdens: number) => {
      const t = fight(['Éomer'], [on('Easterling Infantry', 'Éomer')], [], { burdens });
      return [t.stat('Easterling Infantry', 'damage'), t.stat('Easterling Infantry', 'fierce')];
    };
    expect([given(2), given(3)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test.each(['Easterling Guard', 'Easterling Lieutenant'])(
    '%s: exerts for a burden when assigned to an unbound companion, by either side',
    (title) => {
      const given = () =>
        table('tcg', {
          players: [{ fellowship: ['Frodo', 'Éomer'], at: 4 }, { hand: ['Merry'] }],
          step: 'assignment phase',
          minions: [title],
        });
      const free = given().choose('Éomer', `Use ${title}`);
      expect([free.burdens(0), free.wounds(title)]).toEqual([1, 1]);
      const dark = given().choose('Done', title, 'Éomer', `Use ${title}`);
      expect(dark.burdens(0)).toBe(1);
      const bound = given().choose('Frodo');
      expect(bound.prompt).toContain('Skirmish phase');
    },
  );

  test('Gathering to the Summons: a burden while a Raider Man fights a Ring-bound companion', () => {
    const t = fight(['Frodo', 'Éomer'], [on('Desert Spearman', 'Frodo')], ['Gathering to the Summons'], {
      at: 4,
    }).choose('Gathering to the Summons');
    expect(t.burdens(0)).toBe(1);
    const unbound = fight(['Frodo', 'Éomer'], [on('Desert Spearman', 'Éomer')], ['Gathering to the Summons'], {
      at: 4,
    });
    expect(unbound.offers('Gathering to the Summons')).toBe(false);
  });

  test('Men of Rhûn: a Raider Man gains 3 strength, 4 with four burdens', () => {
    const given = (burdens: number) =>
      fight(['Éomer'], [on('Desert Spearman', 'Éomer')], ['Men of Rhûn'], { at: 4, burdens, twilight: 2 })
        .choose('Men of Rhûn')
        .strength('Desert Spearman');
    expect([given(3), given(4)]).toEqual([11, 12]);
  });

  test('On the March: a Raider Man gains 3 strength, 5 with six companions', () => {
    const given = (fellowship: Fellowship) =>
      fight(fellowship, [on('Desert Spearman', 'Éomer')], ['On the March'], { at: 4, twilight: 2 })
        .choose('On the March')
        .strength('Desert Spearman');
    expect([given(['Éomer']), given(['Éomer', 'Théoden', 'Aragorn', 'Gandalf', 'Rider of Rohan'])]).toEqual([11, 13]);
  });

  test('Southron Scout: Ambush 2', () => {
    const t = table('tcg', {
      players: [{ fellowship: ['Frodo', 'Éomer'], at: 4 }, { hand: ['Merry'] }],
      step: 'assignment phase',
      minions: ['Southron Scout'],
    });
    t.choose('Éomer', 'Use Southron Scout');
    expect(t.twilight).toBe(2);
  });
});
