import { table } from '@tafelrunde/testing/tcg';
import { describe, expect, test } from 'vitest';

type Given = Parameters<typeof table>[1];
type Fellowship = NonNullable<Given['players'][0]['fellowship']>;

/** A skirmish under way: everybody holds a card, so that both players are asked. */
const fight = (
  fellowship: Fellowship,
  hand: readonly string[],
  minion: string,
  assigned: string,
  more: Partial<Given> & { at?: number; wounds?: number; other?: readonly string[]; burdens?: number } = {},
) => {
  const { at = 2, wounds = 0, other = [], burdens = 0, ...given } = more;
  return table('tcg', {
    players: [{ fellowship, hand: [...hand, 'Iron Axe'], at, burdens }, { hand: [...other, 'Merry'] }],
    step: 'skirmish phases',
    minions: [{ card: minion, assigned, wounds }],
    ...given,
  });
};
const mine = (hand: readonly string[], more: Partial<Given['players'][0]> = {}, given: Partial<Given> = {}) =>
  table('tcg', { players: [{ hand, ...more }, {}], ...given });
const battleground = 4;

describe('Dwarven and Elven cards', () => {
  test('Best Company: a Dwarf gains 2 strength, 4 at a battleground', () => {
    expect(
      fight(['Gimli'], ['Best Company'], 'Dunlending Savage', 'Gimli').choose('Best Company').strength('Gimli'),
    ).toBe(8);
    const at = fight(['Gimli'], ['Best Company'], 'Dunlending Savage', 'Gimli', { at: battleground });
    expect(at.choose('Best Company').strength('Gimli')).toBe(10);
  });

  test('Gimli: exerts for an unbound companion, twice as much for Legolas, and has Damage +1', () => {
    const t = fight(['Frodo', 'Gimli', 'Legolas', 'Merry'], [], 'Dunlending Savage', 'Gimli');
    t.choose('Use Gimli');
    expect(t.offers('Frodo')).toBe(false);
    t.choose('Legolas');
    expect([t.strength('Legolas'), t.wounds('Gimli'), t.stat('Gimli', 'damage')]).toEqual([8, 1, 1]);
    t.pass().choose('Use Gimli', 'Merry');
    expect(t.strength('Merry')).toBe(4);
    // Exhausted now.
    t.pass();
    expect(t.offers('Use Gimli')).toBe(false);
  });

  test('Legolas: exerts to weaken a minion that fights an unbound companion, more if it fights Gimli', () => {
    const gimli = fight(['Gimli', 'Legolas'], [], 'Dunlending Savage', 'Gimli').choose('Use Legolas');
    expect([gimli.strength('Dunlending Savage'), gimli.wounds('Legolas')]).toEqual([9, 1]);
    const merry = fight(['Merry', 'Legolas'], [], 'Dunlending Savage', 'Merry').choose('Use Legolas');
    expect(merry.strength('Dunlending Savage')).toBe(10);
    const bound = fight(['Frodo', 'Legolas'], [], 'Orthanc Warrior', 'Frodo');
    bound.choose('Use Legolas (changes nothing now)');
    expect([bound.strength('Orthanc Warrior'), bound.wounds('Legolas')]).toEqual([7, 1]);
    expect(merry.stat('Legolas', 'archer')).toBe(1);
  });

  test('Valor: an Elf gains 2 strength, 3 against a wounded minion', () => {
    const whole = fight(['Legolas'], ['Valor'], 'Orthanc Warrior', 'Legolas').choose('Valor');
    expect([whole.strength('Legolas'), whole.twilight]).toEqual([8, 1]);
    const hurt = fight(['Legolas'], ['Valor'], 'Orthanc Warrior', 'Legolas', { wounds: 1 }).choose('Valor');
    expect(hurt.strength('Legolas')).toBe(9);
  });
});

describe('Gandalf and Gondor cards', () => {
  test('Gandalf: 3 strength more while three twilight tokens are there', () => {
    const given = (twilight: number) => mine(['Merry'], { fellowship: ['Gandalf'] }, { twilight }).strength('Gandalf');
    expect([given(2), given(3)]).toEqual([7, 10]);
  });

  test('Have Patience: heals an unbound companion twice, with Gandalf', () => {
    const t = mine(['Have Patience'], {
      fellowship: ['Gandalf', { card: 'Gimli', wounds: 2 }, { card: 'Frodo', wounds: 1 }],
    });
    t.choose('Have Patience');
    expect([t.wounds('Gimli'), t.wounds('Frodo'), t.twilight]).toEqual([0, 1, 3]);
    expect(mine(['Have Patience'], { fellowship: [{ card: 'Gimli', wounds: 2 }] }).offers('Have Patience')).toBe(false);
  });

  test('Long I Fell: Gandalf takes no wounds, unless a Shadow player has a minion wounded instead', () => {
    const given = () =>
      fight([{ card: 'Gandalf', wounds: 1 }], ['Long I Fell'], 'Uruk Rear Guard', 'Gandalf', {
        minions: [{ card: 'Uruk Rear Guard', assigned: 'Gandalf' }],
      });
    const safe = given().choose('Long I Fell');
    expect(safe.asked).toBe(1);
    safe.choose('No').passAll();
    expect([safe.phase, safe.wounds('Gandalf'), safe.wounds('Uruk Rear Guard')]).toEqual(['regroup', 1, 0]);
    const stopped = given().choose('Long I Fell', 'Yes');
    expect(stopped.wounds('Uruk Rear Guard')).toBe(1);
    stopped.passAll();
    expect(stopped.wounds('Gandalf')).toBe(3);
  });

  test('Under the Living Earth: Gandalf gains as much as twilight is spotted before it is paid, 5 at most', () => {
    const given = (twilight: number) =>
      fight(['Gandalf'], ['Under the Living Earth'], 'Orthanc Warrior', 'Gandalf', { twilight });
    const two = given(2).choose('Under the Living Earth');
    expect(two.labels()).toEqual(['Spot 2', 'Spot 1', 'Spot 0']);
    // Three tokens are there once it is paid: Gandalf's own text counts.
    two.choose('Spot 2');
    expect([two.strength('Gandalf'), two.twilight]).toEqual([12, 3]);
    const many = given(9).choose('Under the Living Earth');
    expect(many.labels()[0]).toBe('Spot 5');
  });

  test('Ranger’s Sword: for Aragorn, 2 strength and 2 more against an Uruk-hai', () => {
    const t = mine(['Ranger’s Sword'], { fellowship: ['Aragorn', 'Gimli'] }).choose('Ranger’s Sword');
    expect([t.on('Aragorn'), t.strength('Aragorn')]).toEqual([['Ranger’s Sword'], 10]);
    const armed: Fellowship = [{ card: 'Aragorn', on: ['Ranger’s Sword'] }];
    expect(fight(armed, [], 'Orthanc Warrior', 'Aragorn').strength('Aragorn')).toBe(12);
    expect(fight(armed, [], 'Dunlending Savage', 'Aragorn').strength('Aragorn')).toBe(10);
  });

  test('Aragorn: each move wounds a minion for every unbound Hobbit he spots', () => {
    const t = table('tcg', {
      players: [{ fellowship: ['Aragorn', 'Merry', 'Pippin'], at: 2 }, {}],
      step: 'move',
      minions: ['Orthanc Warrior', 'Uruk Rear Guard'],
    });
    t.choose('Use Aragorn', 'Spot 2', 'Orthanc Warrior', 'Uruk Rear Guard');
    expect([t.wounds('Orthanc Warrior'), t.wounds('Uruk Rear Guard')]).toEqual([1, 1]);
    const alone = table('tcg', {
      players: [{ fellowship: ['Aragorn'], at: 2 }, {}],
      step: 'move',
      minions: ['Orthanc Warrior'],
    });
    expect(alone.phase).toBe('shadow');
  });
});

describe('Rohan cards', () => {
  test('Brego: needs a Rohan Man, may heal its bearer, and minions that face him exert', () => {
    const t = mine(['Brego'], { fellowship: [{ card: 'Éowyn', wounds: 1 }, 'Gimli'] }).choose('Brego');
    expect(t.on('Éowyn')).toEqual(['Brego']);
    t.choose('Use Brego');
    expect(t.wounds('Éowyn')).toBe(0);
    expect(mine(['Brego'], { fellowship: ['Aragorn'] }).offers('Brego')).toBe(false);
    const rider = fight([{ card: 'Éowyn', on: ['Brego'] }], [], 'Orthanc Warrior', 'Éowyn');
    expect(rider.wounds('Orthanc Warrior')).toBe(1);
  });

  test('Horse of Rohan: a mount for Men, Elves and Wizards; minions that face the rider exert if they can', () => {
    const t = mine(['Horse of Rohan'], { fellowship: ['Éowyn', 'Legolas', 'Gandalf', 'Gimli'] }).choose(
      'Horse of Rohan',
    );
    expect(t.labels()).toEqual(['On Éowyn', 'On Legolas', 'On Gandalf']);
    const mounted: Fellowship = [{ card: 'Legolas', on: ['Horse of Rohan'] }];
    expect(fight(mounted, [], 'Orthanc Warrior', 'Legolas').wounds('Orthanc Warrior')).toBe(1);
    expect(fight(mounted, [], 'Dunlending Savage', 'Legolas').wounds('Dunlending Savage')).toBe(0);
  });

  test('Éomer: costs 1 less beside a Rohan Man and may heal a Rohan ally at the start of a turn', () => {
    expect(mine(['Éomer']).choose('Éomer').twilight).toBe(3);
    expect(mine(['Éomer'], { fellowship: ['Éowyn'] }).choose('Éomer').twilight).toBe(2);
    const t = mine(
      ['Merry'],
      { fellowship: ['Éomer'], support: [{ card: 'Guma', wounds: 1 }] },
      { step: 'empty pool' },
    );
    t.choose('Use Éomer');
    expect(t.wounds('Guma')).toBe(0);
  });

  test('Éowyn: exerts and adds a token to prevent a wound of an unbound companion', () => {
    const t = fight(['Éowyn', 'Merry'], [], 'Dunlending Madman', 'Merry', {
      minions: [{ card: 'Orthanc Warrior', assigned: 'Merry' }],
    });
    t.passAll();
    // 3 against 7 overwhelms Merry: nothing to prevent.
    expect(t.dead(0)).toEqual(['Merry']);
    const gimli = fight(['Éowyn', 'Gimli'], [], 'Dunlending Brigand', 'Gimli').passAll();
    expect(gimli.labels()).toEqual(['Use Éowyn: Add 1 twilight token and prevent that wound', 'Pass']);
    gimli.choose('Use Éowyn');
    expect([gimli.wounds('Gimli'), gimli.wounds('Éowyn'), gimli.twilight]).toEqual([0, 1, 1]);
    const frodo = fight(['Frodo', 'Éowyn'], [], 'Southron Scout', 'Frodo', { at: 4 }).passAll();
    expect(frodo.log.some((line) => line.includes('Éowyn'))).toBe(false);
  });

  test('Guma: exerts to heal a Rohan Man', () => {
    const t = mine([], {
      fellowship: [
        { card: 'Éowyn', wounds: 1 },
        { card: 'Gimli', wounds: 1 },
      ],
      support: ['Guma'],
    }).choose('Use Guma', 'Éowyn');
    expect([t.wounds('Éowyn'), t.wounds('Guma'), t.wounds('Gimli')]).toEqual([0, 1, 1]);
  });

  test('Weland: exerts to heal a companion with a mount', () => {
    const t = mine([], {
      fellowship: [
        { card: 'Éowyn', wounds: 1, on: ['Horse of Rohan'] },
        { card: 'Éomer', wounds: 1 },
      ],
      support: ['Weland'],
    }).choose('Use Weland');
    expect([t.wounds('Éowyn'), t.wounds('Weland'), t.wounds('Éomer')]).toEqual([0, 1, 1]);
  });

  test('Well Stored: may heal a villager when the fellowship phase begins', () => {
    const t = mine([], { support: ['Well Stored', { card: 'Guma', wounds: 1 }] });
    t.choose('Use Well Stored');
    expect([t.wounds('Guma'), t.phase]).toEqual([0, 'fellowship']);
    expect(mine(['Well Stored']).choose('Well Stored').support(0)).toEqual(['Well Stored']);
  });

  test('Heavy Chain: a Man who wears it is overwhelmed only by three times his strength', () => {
    const given = (minions: readonly string[]) =>
      fight([], [], '', '', {
        players: [{ fellowship: [{ card: 'Éomer', on: ['Heavy Chain'] }], at: 5 }, { hand: ['Merry'] }],
        minions: minions.map((card) => ({ card, assigned: 'Éomer' })),
      }).passAll();
    // 7 against 15 and against 22.
    const alive = given(['Uruk Rear Guard', 'Southron Scout']);
    expect(alive.wounds('Éomer')).toBe(2);
    const dead = given(['Uruk Rear Guard', 'Southron Scout', 'Orthanc Warrior']);
    expect(dead.log).not.toContain('Éomer is wounded.');
    expect(dead.dead(0)).toEqual(['Éomer']);
    expect(mine(['Heavy Chain'], { fellowship: ['Gimli'] }).offers('Heavy Chain')).toBe(false);
  });

  test('Herugrim: Théoden gains 2 strength, 1 vitality and Damage +1', () => {
    const t = mine(['Herugrim'], { fellowship: ['Théoden', 'Éomer'] }).choose('Herugrim');
    expect([t.strength('Théoden'), t.stat('Théoden', 'vitality'), t.stat('Théoden', 'damage')]).toEqual([8, 3, 1]);
  });

  test('An Honorable Charge: an unbound companion gains 1 for each Rohan Man spotted, 3 at most', () => {
    const t = fight(
      ['Éowyn', 'Éomer', 'Théoden', 'Rider of Rohan'],
      ['An Honorable Charge'],
      'Uruk Rear Guard',
      'Éowyn',
    );
    t.choose('An Honorable Charge', 'Spot 3', 'Éowyn');
    expect(t.strength('Éowyn')).toBe(9);
  });

  test('Rider of Rohan: with a mount, exerts to exert a minion that fights an unbound companion', () => {
    const t = fight(
      ['Gimli', { card: 'Rider of Rohan', on: ['Horse of Rohan'] }],
      [],
      'Orthanc Warrior',
      'Gimli',
    ).choose('Use Rider of Rohan');
    expect([t.wounds('Orthanc Warrior'), t.wounds('Rider of Rohan')]).toEqual([1, 1]);
    expect(fight(['Gimli', 'Rider of Rohan'], [], 'Orthanc Warrior', 'Gimli').offers('Use Rider of Rohan')).toBe(false);
  });

  test('Sword of Rohan: a Rohan Man gains 2 strength, and Damage +1 against an Uruk-hai', () => {
    const armed: Fellowship = [{ card: 'Éowyn', on: ['Sword of Rohan'] }];
    const uruk = fight(armed, [], 'Orthanc Warrior', 'Éowyn');
    expect([uruk.strength('Éowyn'), uruk.stat('Éowyn', 'damage')]).toEqual([8, 1]);
    expect(fight(armed, [], 'Dunlending Brigand', 'Éowyn').stat('Éowyn', 'damage')).toBe(0);
    expect(
      mine(['Sword of Rohan'], { fellowship: ['Éowyn', 'Aragorn'] })
        .choose('Sword of Rohan')
        .on('Éowyn'),
    ).toEqual(['Sword of Rohan']);
  });

  test('Work for the Sword: a Rohan Man gains 2 strength, and Damage +2 with a mount', () => {
    const foot = fight(['Éowyn'], ['Work for the Sword'], 'Orthanc Warrior', 'Éowyn').choose('Work for the Sword');
    expect([foot.strength('Éowyn'), foot.stat('Éowyn', 'damage')]).toEqual([8, 0]);
    const rider = fight(
      [{ card: 'Éowyn', on: ['Horse of Rohan'] }],
      ['Work for the Sword'],
      'Orthanc Warrior',
      'Éowyn',
    ).choose('Work for the Sword');
    expect([rider.strength('Éowyn'), rider.stat('Éowyn', 'damage')]).toEqual([8, 2]);
  });

  test('Théoden: once per turn a Rohan possession is played on a Rohan companion, who is healed', () => {
    const t = mine(['Heavy Chain', 'Horse of Rohan', 'Hobbit Sword'], {
      fellowship: [
        { card: 'Théoden', wounds: 1 },
        { card: 'Éomer', wounds: 1 },
      ],
    });
    t.choose('Use Théoden');
    expect(t.labels()).toEqual(['Play Heavy Chain', 'Play Horse of Rohan']);
    t.choose('Play Heavy Chain', 'Éomer');
    expect([t.wounds('Éomer'), t.wounds('Théoden'), t.twilight]).toEqual([0, 1, 1]);
    expect(t.offers('Use Théoden')).toBe(false);
  });
});

describe('Shire cards', () => {
  test('Frodo: removes a burden when a Ring-bound companion is played for it', () => {
    const t = mine(['Sam', 'Merry'], { burdens: 2 }).choose('Use Frodo');
    expect(t.labels()).toEqual(['Play Sam']);
    t.choose('Play Sam');
    expect([t.burdens(0), t.twilight, t.fellowship(0)]).toEqual([1, 2, ['Frodo', 'Sam']]);
    expect(mine(['Merry'], { burdens: 2 }).offers('Use Frodo')).toBe(false);
  });

  test('Hobbit Sword: 2 strength for a Hobbit', () => {
    const t = mine(['Hobbit Sword'], { fellowship: ['Gimli'] }).choose('Hobbit Sword');
    expect(t.strength('Frodo')).toBe(6);
  });

  test('Knocked on the Head: plays an unbound Hobbit from the discard pile in the regroup phase', () => {
    const t = table('tcg', {
      format: 'deluxe',
      players: [{ hand: ['Knocked on the Head'], discard: ['Merry', 'Sam', 'Gimli'], at: 2 }, {}],
      step: 'regroup phase',
    });
    t.choose('Knocked on the Head');
    expect(t.fellowship(0)).toEqual(['Frodo', 'Merry']);
    expect(t.twilight).toBe(1);
  });

  test('Merry: exerting the Ring-bearer discards him, unless two tokens are removed', () => {
    const t = fight(['Merry'], [], 'Uruk Rear Guard', 'Merry', { twilight: 1 }).choose('Use Merry');
    expect([t.fellowship(0), t.discard(0), t.wounds('Frodo')]).toEqual([['Frodo'], ['Merry'], 1]);
    const held = fight(['Merry'], [], 'Uruk Rear Guard', 'Merry', { twilight: 2 }).choose('Use Merry');
    expect(held.asked).toBe(1);
    held.choose('Yes');
    expect([held.fellowship(0), held.twilight]).toEqual([['Frodo', 'Merry'], 0]);
  });

  test('Pippin: a burden discards him, unless two tokens are removed', () => {
    const t = fight(['Pippin'], [], 'Uruk Rear Guard', 'Pippin', { twilight: 2 }).choose('Use Pippin', 'No');
    expect([t.fellowship(0), t.burdens(0)]).toEqual([['Frodo'], 1]);
    const held = fight(['Pippin'], [], 'Uruk Rear Guard', 'Pippin', { twilight: 2 }).choose('Use Pippin', 'Yes');
    expect([held.fellowship(0), held.burdens(0), held.twilight]).toEqual([['Frodo', 'Pippin'], 1, 0]);
  });

  test('Sam: exerts to prevent the burdens of a Shadow card while Frodo is there; not those of the Ring', () => {
    const t = fight(['Frodo', 'Sam'], [], 'Desert Spearman', 'Frodo', { at: 4, other: ['Gathering to the Summons'] });
    t.pass().choose('Gathering to the Summons', 'Use Sam');
    expect([t.burdens(0), t.wounds('Sam')]).toEqual([0, 1]);
    const ring = fight(['Frodo', 'Sam'], [], 'Southron Scout', 'Frodo', {
      minions: [{ card: 'Easterling Axeman', assigned: 'Frodo' }],
    }).passAll();
    ring.choose('Use The One Ring');
    expect([ring.burdens(0), ring.wounds('Sam')]).toEqual([1, 0]);
  });

  test('Severed His Bonds: cancels a Hobbit’s skirmish at sites 1 to 4, later makes him hard to overwhelm', () => {
    const early = fight(['Merry', 'Frodo'], ['Severed His Bonds'], 'Uruk Rear Guard', 'Merry', { at: 4 }).choose(
      'Severed His Bonds',
    );
    expect([early.phase, early.fellowship(0), early.wounds('Merry')]).toEqual(['regroup', ['Merry', 'Frodo'], 0]);
    const dwarf = fight(['Gimli'], ['Severed His Bonds'], 'Uruk Rear Guard', 'Gimli', { at: 4 });
    dwarf.choose('Play Severed His Bonds (changes nothing now)');
    expect([dwarf.phase, dwarf.hand(0), dwarf.twilight]).toEqual(['skirmish', ['Iron Axe'], 1]);
    const late = fight(['Merry', 'Frodo'], ['Severed His Bonds'], 'Orthanc Warrior', 'Merry', { at: 5 });
    late.choose('Severed His Bonds', 'Merry').passAll();
    expect([late.wounds('Merry'), late.dead(0)]).toEqual([2, []]);
  });

  test('Swiftly and Softly: cancels a Hobbit’s skirmish at sites 1 to 5, later lets him take one wound at most', () => {
    const early = fight(['Merry', 'Frodo'], ['Swiftly and Softly'], 'Uruk Rear Guard', 'Merry', { at: 5 }).choose(
      'Swiftly and Softly',
    );
    expect([early.phase, early.fellowship(0)]).toEqual(['regroup', ['Merry', 'Frodo']]);
    const late = fight(
      [{ card: 'Merry', on: ['Hobbit Sword'] }, 'Frodo'],
      ['Swiftly and Softly'],
      'Orthanc Warrior',
      'Merry',
      { at: 6 },
    );
    late.choose('Swiftly and Softly', 'Merry').passAll();
    // 5 against 7 with Damage +1: two wounds, of which he takes one.
    expect(late.wounds('Merry')).toBe(1);
  });

  test('The One Ring: 1 strength, and wounds in skirmishes may become burdens', () => {
    const t = fight(['Frodo'], [], 'Southron Scout', 'Frodo', {
      at: 4,
      minions: [{ card: 'Easterling Axeman', assigned: 'Frodo' }],
    });
    expect(t.strength('Frodo')).toBe(4);
    t.passAll().choose('Use The One Ring');
    expect([t.wounds('Frodo'), t.burdens(0)]).toEqual([0, 1]);
  });
});
