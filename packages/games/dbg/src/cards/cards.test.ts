import { table } from '@tafelrunde/testing/dbg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { FULL } from '../../test/reveal.ts';

/** One player with this hand and deck, another with nothing. */
const alone = (
  hand: readonly string[],
  more: { deck?: readonly string[]; discard?: readonly string[] } = {},
  at = {},
) => table('dbg', { players: [{ hand, ...more }, {}], path: FULL, ...at });

const power = (hand: readonly string[], more = {}, at = {}): number => {
  const t = alone(hand, more, at);
  t.choose(...hand.map((title) => `Play ${title}`));
  return t.power;
};

describe('cards that give Power', () => {
  test.each([
    [['Valor'], 2],
    [['Elendil', 'Haldir', 'Boromir, Captain of the White Tower'], 9],
    [['Legolas Greenleaf'], 2],
    [['Legolas Greenleaf', 'Haldir', 'Pippin'], 2 + 2 + 2 + 2],
    [['Haldir', 'Legolas Greenleaf', 'Legolas Greenleaf'], 2 + 6 + 6],
    [['Moria Orcs'], 1],
    [['Moria Orcs', 'Moria Orcs', 'Moria Orcs'], 12],
    [['Horn of Gondor', 'Haldir', 'Valor', 'Courage'], 3 + 2 + 2 + 1],
    [['Aragorn’s Sword'], 1],
    [['Haldir', 'Aragorn’s Sword', 'Pippin', 'Elendil', 'Courage'], 2 + 3 + 3 + 1],
    [['Boromir’s Sword'], 1],
    [['Second Breakfast'], 1],
    [['Sam’s Bravery'], 1],
  ])('%j give %i', (hand, expected) => {
    expect(power(hand)).toBe(expected);
  });

  test('Sam counts full fives of the discard pile, Boromir the level of the archenemy', () => {
    expect(power(['Sam’s Bravery'], { discard: new Array(11).fill('Haldir') })).toBe(3);
    expect(power(['Boromir’s Sword'], {}, { archenemy: 'balrog' })).toBe(3);
    expect(power(['Boromir’s Sword'], {}, { archenemy: '' })).toBe(0);
  });

  test('Second Breakfast is richer after a purchase', () => {
    const t = alone(['Second Breakfast', 'Haldir']);
    t.choose('Play Haldir', 'Buy Haldir for 2', 'Play Second Breakfast');
    expect(t.power).toBe(3);
  });

  test('Rivendell gives Power for every ally, Hobbiton makes artifacts and maneuvers of the Path cheaper', () => {
    const t = table('dbg', {
      players: [{ hand: ['Haldir', 'Pippin'], locations: ['Rivendell', 'Hobbiton'] }, {}],
      path: ['Sting', 'You Shall Not Pass!', 'Haldir'],
    });
    t.choose('Play all 2 simple cards (Power and drawing)');
    expect(t.power).toBe(2 + 2);
    expect(t.labels().filter((label) => label.startsWith('Buy'))).toEqual([
      'Buy Sting for 3',
      'Buy You Shall Not Pass! for 1',
      'Buy Haldir for 2',
      'Buy Valor for 3',
    ]);
  });

  test('both Gimlis make the archenemy cheaper for the turn', () => {
    const t = alone(['Gimli, Son of Glóin', 'Gimli’s Axe', 'Despair'], {}, { power: 1 });
    t.choose('Play Gimli, Son of Glóin', 'Play Gimli’s Axe', 'Discard Despair');
    expect([t.power, t.offers('Defeat Nazgûl for 4')]).toEqual([5, true]);
    t.choose('End your turn', 'End your turn');
    expect((t.view(0).view as { archenemy: { cost: number } }).archenemy.cost).toBe(8);
  });
});

describe('cards that draw, look and take', () => {
  test('Pippin, Gandalf and the Council draw', () => {
    const t = alone(['Pippin', 'Gandalf the Grey', 'The Council of Elrond'], {
      deck: ['Sting', 'Merry', 'Haldir', 'Elendil', 'Sting'],
    });
    t.choose('Play Pippin', 'Play Gandalf the Grey', 'Play The Council of Elrond');
    expect(t.hand(0)).toEqual(['Sting', 'Merry', 'Haldir', 'Elendil']);
  });

  test('Bilbo changes a card of cost 0', () => {
    const t = alone(['Bilbo Baggins', 'Despair', 'Haldir'], { deck: ['Sting'] });
    t.choose('Play Bilbo Baggins');
    expect(t.labels()).toEqual(['Discard Despair', 'None']);
    t.choose('Discard Despair');
    expect(t.hand(0)).toEqual(['Haldir', 'Sting']);
    const no = alone(['Bilbo Baggins', 'Haldir'], { deck: ['Sting'] });
    no.choose('Play Bilbo Baggins');
    expect(no.labels()).toEqual(['None']);
    no.choose('None');
    expect(no.hand(0)).toEqual(['Haldir']);
  });

  test('Frodo destroys a card if another ally is played, before or after him', () => {
    const before = alone(['Haldir', 'Frodo Baggins, Ring-bearer', 'Despair']);
    before.choose('Play Haldir', 'Play Frodo Baggins, Ring-bearer', 'Destroy Despair');
    expect(before.destroyed()).toEqual(['Despair']);
    const after = alone(['Frodo Baggins, Ring-bearer', 'Haldir', 'Pippin', 'Despair']);
    after.choose('Play Frodo Baggins, Ring-bearer', 'Play Haldir', 'Destroy Despair', 'Play Pippin');
    expect([after.destroyed(), after.prompt]).toEqual([
      ['Despair'],
      'Play cards, buy, defeat the Archenemy, or end your turn',
    ]);
    const never = alone(['Frodo Baggins, Ring-bearer', 'Despair']);
    never.choose('Play Frodo Baggins, Ring-bearer', 'End your turn', 'End your turn');
    expect([never.destroyed(), never.m.s.delayed]).toEqual([[], []]);
  });

  test('Galadriel goes on as long as allies turn up', () => {
    const t = alone(['Galadriel, Lady of Light'], { deck: ['Haldir', 'Merry', 'Sting', 'Pippin'] });
    t.choose('Play Galadriel, Lady of Light');
    expect([t.hand(0), t.power]).toEqual([['Haldir', 'Merry', 'Sting'], 2]);
  });

  test('Merry looks at the top card without showing it and may discard it', () => {
    const t = alone(['Merry'], { deck: ['Despair', 'Sting'] });
    t.choose('Play Merry');
    expect([JSON.stringify(t.view(0)).includes('despair'), JSON.stringify(t.view(1)).includes('despair')]).toEqual([
      true,
      false,
    ]);
    t.choose('Yes');
    expect([t.discard(0), t.deck(0)]).toEqual([['Despair'], ['Sting']]);
  });

  test('Samwise destroys a Corruption, Lord Elrond gains allies', () => {
    const t = alone(
      ['Samwise Gamgee', 'Lord Elrond', 'Corruption'],
      {},
      { main: ['Haldir', 'Sting', 'Elendil', 'Uruk-Hai', 'Merry'] },
    );
    t.choose('Play Samwise Gamgee', 'Destroy Corruption', 'Play Lord Elrond');
    expect([t.destroyed(), t.hand(0).toSorted()]).toEqual([['Corruption'], ['Elendil', 'Haldir']]);
    t.choose('Uruk-Hai under');
    expect(t.main()).toEqual(['Merry', 'Uruk-Hai', 'Sting']);
  });

  test('Seeing Stones: two cards, one back on the deck', () => {
    const t = alone(['Seeing Stones', 'Despair'], { deck: ['Sting', 'Haldir', 'Merry'] });
    t.choose('Play Seeing Stones', 'Put Despair on top');
    expect([t.hand(0), t.deck(0)]).toEqual([
      ['Sting', 'Haldir'],
      ['Despair', 'Merry'],
    ]);
  });

  rule('DBG-SILENT-20', 'who has no card anywhere turns up nothing, and nothing comes of it', () => {
    const t = alone(['Galadriel, Lady of Light', 'Light of Eärendil'], { deck: [], discard: [] });
    t.choose('Play Galadriel, Lady of Light');
    expect(t.hand(0)).toEqual(['Light of Eärendil']);
    const before = t.power;
    t.choose('Play Light of Eärendil', 'Ally');
    expect([t.power - before, t.log.some((line) => line.includes('reveal'))]).toEqual([1, false]);
  });

  test('Light of Eärendil, Evenstar Pendant and Flaming Torch reward a right guess', () => {
    const t = alone(['Light of Eärendil', 'Evenstar Pendant', 'Flaming Torch'], { deck: ['Haldir', 'Merry'] });
    t.choose('Play Light of Eärendil', 'Artifact');
    expect(t.power).toBe(1);
    t.choose('Play Evenstar Pendant', 'Ally');
    expect(t.power).toBe(9);
    t.choose('Play Flaming Torch', 'Ally');
    expect([t.power, t.hand(0)]).toEqual([12, ['Haldir']]);
  });

  test('Book of Mazarbul gains a costly card onto the deck', () => {
    const t = alone(['Book of Mazarbul'], { deck: ['Sting', 'Merry'] }, { main: ['Elendil', 'Haldir'] });
    t.choose('Play Book of Mazarbul');
    expect([t.hand(0), t.deck(0)]).toEqual([['Sting'], ['Elendil', 'Merry']]);
    const cheap = alone(['Book of Mazarbul'], {}, { main: ['Haldir', 'Elendil'] });
    cheap.choose('Play Book of Mazarbul');
    expect(cheap.main()).toEqual(['Haldir', 'Elendil']);
  });

  test('Pipe-weed goes to the left', () => {
    const t = alone(['Pipe-weed'], { deck: ['Sting'] });
    t.choose('Play Pipe-weed');
    expect([t.power, t.hand(0), t.discard(1), t.played(0)]).toEqual([1, ['Sting'], ['Pipe-weed'], []]);
  });

  test('Shards of Narsil count other artifacts and may destroy a card', () => {
    const t = alone(['Sting', 'Shards of Narsil', 'Despair']);
    t.choose('Play Sting', 'Play Shards of Narsil', 'Destroy Despair');
    expect([t.power, t.destroyed()]).toEqual([2 + 1 + 3, ['Despair']]);
  });

  test('Mithril Vest gains the top card of the main deck, on the deck if wanted', () => {
    const t = alone(['Mithril Vest'], { deck: ['Merry'] }, { main: ['Elendil', 'Haldir'] });
    t.choose('Play Mithril Vest', 'Put Elendil on top');
    expect(t.deck(0)).toEqual(['Elendil', 'Merry']);
    const u = alone(['Mithril Vest'], {}, { main: ['Elendil', 'Haldir'] });
    u.choose('Play Mithril Vest', 'None');
    expect(u.discard(0)).toEqual(['Elendil']);
  });

  test('Legolas draws with ten discarded cards, Winged Escape and the Shades take cards back', () => {
    const t = alone(['Bow of the Galadhrim'], { deck: ['Sting'], discard: new Array(10).fill('Haldir') });
    t.choose('Play Bow of the Galadhrim');
    expect([t.hand(0), t.power]).toEqual([['Sting'], 2]);
    const u = alone(
      ['Ringwraith Shades'],
      { discard: ['Elendil', 'Haldir', 'Merry', 'Sting'] },
      { path: ['Winged Escape'] },
    );
    u.choose('Play Ringwraith Shades', 'Take Haldir into', 'Buy Winged Escape for 0', 'Take Elendil into');
    expect(u.hand(0)).toEqual(['Haldir', 'Merry', 'Elendil']);
  });

  test('A Gift comes to the hand', () => {
    const t = alone([], {}, { path: ['A Gift'], main: ['Elendil', 'Haldir'] });
    t.choose('Buy A Gift for 0');
    expect([t.hand(0), t.destroyed()]).toEqual([['Elendil'], ['A Gift']]);
  });
});

describe('maneuvers', () => {
  test('cards that are given to others', () => {
    const t = table('dbg', { players: [{ hand: ['This Is for You!', 'It Comes in Pints?'] }, {}, {}], path: FULL });
    t.choose('Play This Is for You!', 'Player 3');
    expect([t.hand(0).length, t.hand(1).length, t.hand(2).length]).toEqual([3, 0, 1]);
    t.choose('Play It Comes in Pints?', 'Player 1');
    expect([t.hand(0).length, t.hand(1).length, t.hand(2).length]).toEqual([2, 1, 2]);
  });

  test('My Captain, My King lets both destroy a card', () => {
    const t = table('dbg', {
      players: [{ hand: ['My Captain, My King', 'Despair'] }, { hand: ['Despair'] }],
      path: FULL,
    });
    t.choose('Play My Captain, My King', 'Destroy Despair');
    expect(t.asked).toBe(1);
    t.choose('Destroy Despair');
    expect([t.destroyed(), t.asked]).toEqual([['Despair', 'Despair'], 0]);
  });

  test('Recover Your Strength works only as the first card', () => {
    const t = alone(['Recover Your Strength', 'Despair', 'Courage']);
    t.choose('Play Recover Your Strength');
    expect([t.hand(0).length, t.discard(0)]).toEqual([4, ['Courage', 'Despair']]);
    const late = alone(['Courage', 'Recover Your Strength', 'Sting']);
    late.choose('Play Courage', 'Play Recover Your Strength');
    expect(late.hand(0)).toEqual(['Sting']);
  });

  test('One Does Not Simply draws for locations, Still Sharp draws and destroys', () => {
    const t = table('dbg', {
      players: [
        {
          hand: ['One Does Not Simply Walk into Mordor', 'Still Sharp', 'Despair'],
          deck: ['Sting', 'Merry', 'Haldir'],
          locations: ['Isengard', 'Rivendell'],
        },
        {},
      ],
      path: FULL,
    });
    t.choose('Play One Does Not Simply Walk into Mordor');
    expect(t.hand(0)).toEqual(['Still Sharp', 'Despair', 'Sting', 'Merry']);
    t.choose('Play Still Sharp', 'Destroy Despair');
    expect([t.hand(0), t.destroyed()]).toEqual([['Sting', 'Merry', 'Haldir'], ['Despair']]);
  });

  test('Drums in the Deep play a card of the Path, which is destroyed at the end of the turn', () => {
    const t = table('dbg', {
      players: [{ hand: ['Drums in the Deep', 'Haldir'] }, { hand: ['Sting'] }],
      path: ['Ringwraiths', 'Haldir'],
      main: ['Merry', 'Merry', 'Merry', 'Merry', 'Merry', 'Merry'],
    });
    t.choose('Play Drums in the Deep', 'Play Ringwraiths', 'Suffer it');
    expect([t.power, t.discard(1), t.path(), t.points(0)]).toEqual([3, ['Corruption'], ['Haldir'], 2 + 1]);
    t.choose('End your turn');
    expect([t.destroyed(), t.discard(0)]).toEqual([['Ringwraiths'], ['Drums in the Deep', 'Haldir']]);
  });

  test('a location played by Drums in the Deep works for the turn and is destroyed', () => {
    const t = table('dbg', {
      players: [{ hand: ['Drums in the Deep', 'Elendil'] }, {}],
      path: ['Rivendell', 'Haldir'],
    });
    t.choose('Play Drums in the Deep', 'Play Rivendell', 'Play Elendil');
    expect(t.power).toBe(4);
    t.choose('End your turn');
    expect([t.locations(0), t.destroyed()]).toEqual([[], ['Rivendell']]);
  });
});

describe('quests', () => {
  test.each([
    ['Strider, Ranger', new Array(5).fill('Pippin'), 5 + 5],
    ['Strider, Ranger', new Array(4).fill('Pippin'), 4],
    ['Elven Brooch', new Array(5).fill('Mirror of Galadriel'), 5 + 5],
    ['Elven Brooch', [...new Array(4).fill('Mirror of Galadriel'), 'The One Ring'], 4 + 5],
    ['Sting', new Array(5).fill('Uruk-Hai'), 5 + 5],
    ['Moria Orc Captain', new Array(3).fill('Moria Orcs'), 3 + 5],
    ['Moria Orc Captain', ['Moria Orcs', 'Moria Orcs', 'Uruk-Hai'], 3],
  ])('%s with %j is worth it', (quest, others, points) => {
    const t = table('dbg', { players: [{ discard: [quest, ...others] }, {}] });
    expect(t.points(0)).toBe(points);
  });

  rule('DBG-READ-05', 'a hero’s start card is a starter and an artifact or maneuver at once', () => {
    const horde = table('dbg', {
      players: [{ hand: ['The One Ring', 'Sam’s Bravery'] }, {}],
      step: 'reveal',
      archenemy: '',
      stack: ['moria-horde', 'lurtz'],
      path: FULL,
    });
    horde.choose('Suffer it');
    expect(horde.hand(0)).toEqual(['Sam’s Bravery']);
    const horn = alone(['Horn of Gondor', 'Sam’s Bravery']);
    horn.choose('Play Horn of Gondor', 'Play Sam’s Bravery');
    expect(horn.power).toBe(2 + 1);
  });
});

describe('playing all simple cards', () => {
  test('is the same as playing them one by one, with all that they trigger', () => {
    const hand = ['Courage', 'Uruk-hai Scouts', 'Haldir', 'Legolas Greenleaf', 'Despair', 'Merry'];
    const given = {
      players: [{ hand, locations: ['Rivendell', 'The Mines of Moria'], deck: ['Sting', 'Elendil'] }, {}],
      path: FULL,
    };
    const all = table('dbg', given);
    all.choose('Play all 4 simple cards (Power and drawing)');
    const each = table('dbg', given);
    each.choose('Play Courage', 'Play Uruk-hai Scouts', 'Play Haldir', 'Play Legolas Greenleaf');
    expect(all.power).toBe(each.power);
    expect(all.hand(0)).toEqual(each.hand(0));
    expect(all.hand(0)).toEqual(['Despair', 'Merry', 'Sting']);
  });
});
