import { table } from '@tafelrunde/testing/dbg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { FULL } from '../../test/reveal.ts';

describe('Defense cards', () => {
  const attacked = (hand: readonly string[], more = {}, at = {}) => {
    const t = table('dbg', { players: [{ hand: ['Ringwraiths'] }, { hand, ...more }, {}], path: FULL, ...at });
    return t.choose('Play Ringwraiths');
  };

  test('The One Ring is shown and kept; an enemy on top of the main deck brings Corruption', () => {
    const safe = attacked(['The One Ring'], {}, { main: ['Haldir', 'Merry'] });
    safe.choose('Defend with The One Ring');
    expect([safe.hand(1), safe.discard(1), safe.main()]).toEqual([['The One Ring'], [], ['Merry', 'Haldir']]);
    expect(JSON.stringify(safe.view(2))).toContain('the-one-ring');
    const tempted = attacked(['The One Ring'], {}, { main: ['Uruk-Hai', 'Merry'] });
    tempted.choose('Defend with The One Ring');
    expect(tempted.discard(1)).toEqual(['Corruption']);
  });

  test('Ride Like the Wind, Hope Endures and Fly, You Fools!', () => {
    const ride = attacked(['Ride Like the Wind']);
    ride.choose('Defend with Ride Like the Wind');
    expect(ride.hand(1).length).toBe(2);
    const hope = attacked(['Hope Endures'], { discard: ['Courage', 'Courage', 'Sting'] });
    hope.choose('Defend with Hope Endures', 'Take Courage into', 'Take Courage into');
    expect(hope.hand(1)).toEqual(['Courage', 'Courage']);
    const fly = attacked(['Fly, You Fools!', 'Despair']);
    fly.choose('Defend with Fly, You Fools!', 'Destroy Despair');
    expect([fly.destroyed(), fly.discard(1)]).toEqual([['Despair'], ['Fly, You Fools!']]);
  });

  test('The Prancing Pony defends from play', () => {
    const t = attacked([], { locations: ['The Prancing Pony'] });
    t.choose('Defend with The Prancing Pony');
    expect([t.locations(1), t.discard(1), t.hand(1).length]).toEqual([[], ['The Prancing Pony'], 1]);
  });

  test('Boromir’s Shield captures an enemy whose ambush it avoids, but no attacker', () => {
    const t = table('dbg', {
      players: [{ hand: ['Boromir’s Shield'] }, {}],
      step: 'ambush',
      path: ['Uruk-Hai', 'Haldir'],
      ambushes: ['Uruk-Hai'],
    });
    t.choose('Defend with Boromir’s Shield', 'Gain Uruk-Hai');
    expect([t.hand(0), t.path()]).toEqual([['Despair', 'Uruk-Hai'], ['Haldir']]);
    const u = attacked(['Boromir’s Shield']);
    u.choose('Defend with Boromir’s Shield');
    expect([u.asked, u.hand(1)]).toEqual([0, ['Despair']]);
  });

  rule('DBG-ATTACK-02', 'That Was Close! turns an ambush upon another player, who may avoid it, too', () => {
    const given = {
      players: [{ hand: ['That Was Close!'] }, { hand: ['You Shall Not Pass!'] }, { hand: ['Sting'] }],
      step: 'ambush',
      path: ['Uruk-Hai', 'Haldir'],
      ambushes: ['Uruk-Hai'],
    };
    const t = table('dbg', given);
    t.choose('Defend with That Was Close!', 'Player 2', 'Defend with You Shall Not Pass!');
    expect([t.hand(0).length, t.corruption]).toEqual([2, 20]);
    const u = table('dbg', given);
    u.choose('Defend with That Was Close!', 'Player 3', 'Suffer it');
    expect([u.hand(0).length, u.discard(2)]).toEqual([1, ['Corruption']]);
  });

  rule('DBG-OURS-03', 'an attack on everybody can only be turned upon its player, and hits nobody twice', () => {
    const t = attacked(['That Was Close!']);
    t.choose('Defend with That Was Close!');
    expect([t.discard(0), t.discard(1), t.discard(2)]).toEqual([['Corruption'], ['That Was Close!'], ['Corruption']]);
    expect([t.hand(1).length, t.log]).toEqual([1, expect.arrayContaining(['Player 2 turns it upon Player 1.'])]);
  });

  rule('DBG-OURS-03', 'the attacker may avoid his own attack when it is turned upon him', () => {
    const t = table('dbg', {
      players: [{ hand: ['Ringwraiths', 'You Shall Not Pass!'] }, { hand: ['That Was Close!'] }, {}],
      path: FULL,
    });
    t.choose('Play Ringwraiths', 'Defend with That Was Close!');
    expect([t.asked, t.prompt]).toEqual([
      0,
      'Ringwraiths of Player 1 attack you (gain 1 Corruption): do you avoid the Attack?',
    ]);
    t.choose('Defend with You Shall Not Pass!');
    // Both who avoided it count for the one who turned it.
    expect([t.discard(0), t.hand(1).length, t.discard(2)]).toEqual([['You Shall Not Pass!'], 2, ['Corruption']]);
  });

  rule('DBG-OURS-03', 'a Group Ambush concerns all, so it can be turned upon nobody', () => {
    const t = table('dbg', {
      players: [{ hand: ['That Was Close!', 'Sting'] }, { hand: ['Sting'] }],
      step: 'reveal',
      archenemy: '',
      stack: ['moria-horde', 'lurtz'],
      path: FULL,
    });
    t.choose('Suffer it', 'Defend with That Was Close!');
    expect([t.asked, t.hand(0), t.hand(1)]).toEqual([1, ['Sting', 'Despair'], []]);
  });

  rule(
    'DBG-OURS-03',
    'Úlairë Ostëa’s gift turned upon him stays his; turned upon a third player it is that one’s',
    () => {
      const given = {
        players: [{ hand: ['Úlairë Ostëa'], discard: ['Corruption'] }, { hand: ['That Was Close!'] }, {}],
        path: FULL,
      };
      const own = table('dbg', given);
      own.choose('Play Úlairë Ostëa', 'Player 2', 'Give Corruption', 'Defend with That Was Close!', 'Player 1');
      expect([own.discard(0), own.discard(2), own.destroyed()]).toEqual([['Corruption'], [], []]);
      const third = table('dbg', given);
      third.choose('Play Úlairë Ostëa', 'Player 2', 'Give Corruption', 'Defend with That Was Close!', 'Player 3');
      expect([third.discard(0), third.discard(2), third.destroyed()]).toEqual([[], ['Corruption'], []]);
    },
  );
});
