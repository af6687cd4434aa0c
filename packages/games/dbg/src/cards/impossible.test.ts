import { cardsIn, redeal, seedWords } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { reveal } from '../../test/reveal.ts';
import { ZONE } from '../zones.ts';

const count = (list: readonly string[], title: string): number => list.filter((other) => other === title).length;

describe('the Witch-king of Impossible Mode', () => {
  const HAND = ['Haldir', 'Merry', 'Elendil', 'Boromir, Captain of the White Tower'];

  rule(
    ['DBG-WITCHKING-06', 'DBG-EX-19', 'DBG-SILENT-25'],
    'if the others do not agree, the two of highest cost are destroyed',
    () => {
      const t = reveal('witch-king-impossible', [['You Shall Not Pass!'], HAND, ['You Shall Not Pass!']]);
      t.choose('Suffer it', 'Defend with You Shall Not Pass!', 'Defend with You Shall Not Pass!');
      expect(t.asked).toBe(2);
      t.choose('Destroy Haldir', 'Destroy Merry');
      expect(t.asked).toBe(0);
      t.choose('Destroy Haldir', 'Destroy Elendil');
      expect(t.destroyed().toSorted()).toEqual(['Boromir, Captain of the White Tower', 'Elendil']);
      expect(t.hand(1)).toEqual(['Haldir', 'Merry']);
    },
  );

  rule(['DBG-WITCHKING-06', 'DBG-SILENT-25'], 'if they all name the same two, these are', () => {
    const t = reveal('witch-king-impossible', [['You Shall Not Pass!'], HAND, ['You Shall Not Pass!']]);
    t.choose('Suffer it', 'Defend with You Shall Not Pass!', 'Defend with You Shall Not Pass!');
    t.choose('Destroy Haldir', 'Destroy Merry', 'Destroy Merry', 'Destroy Haldir');
    expect(t.hand(1)).toEqual(['Elendil', 'Boromir, Captain of the White Tower']);
  });
});

describe('Saruman of Impossible Mode', () => {
  rule(['DBG-SARUMAN-01', 'DBG-GROUP-AMBUSH-03'], 'nobody can avoid him', () => {
    const t = reveal('saruman-impossible', [
      ['You Shall Not Pass!', 'Haldir'],
      ['You Shall Not Pass!', 'Sting'],
    ]);
    expect(t.prompt).toBe('Saruman (Impossible): put a card aside face down; the rest is passed to the left');
  });

  rule(
    ['DBG-SARUMAN-02', 'DBG-SILENT-26'],
    'everybody puts a card aside unseen and passes the rest to the left',
    () => {
      const t = reveal('saruman-impossible', [['Haldir', 'Sting'], ['Merry', 'Pippin'], ['Elendil']]);
      t.choose('Put Merry aside');
      expect(JSON.stringify(t.view(0))).not.toContain('merry');
      // What lies aside may be anybody's: nobody's points are told, one's own neither (found by random play).
      const { players } = t.view(0).view;
      expect(players.map(({ points }) => points)).toEqual([null, null, null]);
      // Seat 2 has one card only and needs no question; seat 0 is last.
      expect([t.asked, t.labels()]).toEqual([0, ['Put Haldir aside', 'Put Sting aside']]);
      t.choose('Put Sting aside');
      expect([t.hand(0), t.hand(1), t.hand(2)].map((hand) => hand.toSorted())).toEqual([
        ['Sting'],
        ['Haldir', 'Merry'],
        ['Elendil', 'Pippin'],
      ]);
    },
  );

  rule(
    ['DBG-SARUMAN-03', 'DBG-SARUMAN-04', 'DBG-EX-18', 'DBG-SILENT-26'],
    'what one has put aside is his new hand and his own',
    () => {
      const t = reveal('saruman-impossible', [
        ['Elendil', 'Haldir', 'Merry', 'Pippin', 'Sting'],
        ['Courage', 'Despair', 'Corruption'],
      ]);
      t.choose('Put Corruption aside', 'Put Pippin aside');
      t.choose('Put Elendil aside', 'Put Courage aside');
      t.choose('Put Merry aside', 'Put Haldir aside');
      expect(t.hand(0).toSorted()).toEqual(['Courage', 'Merry', 'Pippin', 'Sting']);
      expect(t.hand(1).toSorted()).toEqual(['Corruption', 'Despair', 'Elendil', 'Haldir']);
      expect([t.points(0), t.points(1)]).toEqual([2, 2]);
    },
  );
});

test('Saruman’s draft, dealt anew for a player, leaves him the deck he knows (found by random play)', () => {
  const players = [
    { hand: ['Elendil', 'Haldir', 'Merry', 'Pippin', 'Sting'], deck: ['Courage', 'Courage', 'Despair'] },
    { hand: ['Courage', 'Despair', 'Corruption'] },
  ];
  const t = reveal('saruman-impossible', [], { players });
  t.choose('Put Corruption aside', 'Put Pippin aside');
  const defs = (m: typeof t.m) =>
    cardsIn(m, ZONE.deck, 0)
      .map((card) => m.s.cards[card].def)
      .toSorted();
  for (let i = 0; i < 20; i++) expect(defs(redeal(t.m, 0, seedWords(`${i}`)))).toEqual(defs(t.m));
});

describe('other archenemies of Impossible Mode', () => {
  test('the Moria Horde takes artifacts and allies', () => {
    const t = reveal('moria-horde-impossible', [['Haldir', 'Sting', 'Uruk-Hai'], []]);
    t.choose('Suffer it');
    expect(t.hand(0)).toEqual(['Uruk-Hai']);
  });

  test('the Watcher wants a location or three cards', () => {
    const t = reveal('watcher-in-the-water-impossible', [], {
      players: [
        { hand: ['Haldir', 'Sting', 'Merry', 'Pippin'], locations: ['Isengard'] },
        { hand: ['Haldir', 'Sting', 'Merry', 'Pippin'] },
      ],
    });
    t.choose('Suffer it', 'Suffer it');
    t.choose('Discard Haldir', 'Discard Sting', 'Discard Merry');
    expect(t.asked).toBe(0);
    t.choose('destroy a location you control');
    expect([t.hand(1), t.hand(0).length, t.locations(0), t.destroyed()]).toEqual([['Pippin'], 4, [], ['Isengard']]);
  });

  test('the Cave Troll destroys a random card, or brings Corruption if it costs nothing', () => {
    const t = reveal('cave-troll-impossible', [['Elendil'], ['Courage']]);
    t.choose('Suffer it', 'Suffer it');
    expect([t.destroyed(), t.discard(0), t.discard(1)]).toEqual([['Elendil'], [], ['Corruption']]);
  });

  test('the Balrog changes a hand for two cards', () => {
    const t = reveal('balrog-impossible', [['Haldir', 'Sting', 'Merry'], []]);
    t.choose('Suffer it');
    expect([t.hand(0).length, t.discard(0).length, t.hand(1).length]).toEqual([2, 3, 2]);
  });

  test('Lurtz adds Corruption to a wrong guess', () => {
    const t = reveal('lurtz-impossible', [['Haldir', 'Haldir'], []], { stack: ['lurtz-impossible'] });
    t.choose('Suffer it', 'Cost 0', 'Cost 1');
    expect([t.hand(0), count(t.discard(0), 'Corruption'), t.discard(1)]).toEqual([[], 1, []]);
  });
});
