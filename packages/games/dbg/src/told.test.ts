import { table } from '@tafelrunde/testing/dbg';
import { describe, expect, test } from 'vitest';
import { FULL, reveal } from '../test/reveal.ts';

describe('questions name their cause', () => {
  test('an attack says who attacks, with what, and what it would do', () => {
    const t = table('dbg', { players: [{ hand: ['Uruk-Hai'] }, { hand: ['Sting', 'Merry'] }], path: FULL });
    t.choose('Play Uruk-Hai');
    expect(t.prompt).toBe('Uruk-Hai of Player 1 attack you (discard 1 card from your hand): do you avoid the Attack?');
    expect(t.say(t.decision.prompt, 'de')).toBe(
      'Uruk-Hai von Spieler 1 greifen dich an (lege 1 Karte aus deiner Hand ab): Entgehst du dem Angriff?',
    );
    t.choose('Suffer it');
    expect(t.prompt).toBe('Uruk-Hai: discard 1 card from your hand');
  });

  test('two attackers of one kind are told apart', () => {
    const players = [{ hand: ['Uruk-Hai'] }, { hand: ['Uruk-Hai', 'Sting'] }, { hand: ['Merry', 'Merry'] }];
    for (const turn of [0, 1]) {
      const t = table('dbg', { players, path: FULL, turn });
      t.choose('Play Uruk-Hai');
      expect(t.prompt).toContain(`of Player ${turn + 1} attack`);
    }
  });

  test.each([
    ['My Captain, My King', 'My Captain, My King: choose a player'],
    ['Light of Eärendil', 'Light of Eärendil: name a card type'],
    ['Gandalf’s Staff', 'Gandalf’s Staff: which card in the Path do you destroy and replace?'],
    ['Seeing Stones', 'Seeing Stones: put 1 card from your hand on top of your deck'],
    [
      'Gandalf’s Fireworks',
      'Gandalf’s Fireworks: gain 1 card costing 5 or less from the Path and put it on top of your deck, if you like',
    ],
    ['Merry', 'Merry: Sting is on top of your deck. Do you discard it?'],
    ['Mirror of Galadriel', 'Mirror of Galadriel: Sting is on top of your deck. Do you destroy it?'],
    ['Mithril Vest', 'Mithril Vest: do you put Elendil, which you gained, on top of your deck?'],
  ])('%s asks by name', (card, prompt) => {
    const t = table('dbg', {
      players: [{ hand: [card, 'Haldir'], deck: ['Sting', 'Sting', 'Sting'] }, {}, {}],
      path: FULL,
      main: ['Elendil', 'Haldir'],
    });
    t.choose(`Play ${card}`);
    expect(t.prompt).toBe(prompt);
  });

  test('the top card that may be discarded or destroyed is only named to its owner', () => {
    const t = table('dbg', { players: [{ hand: ['Merry'], deck: ['Sting'] }, {}], path: FULL });
    t.choose('Play Merry');
    expect(JSON.stringify(t.view(0).decision)).toContain('sting');
    expect(JSON.stringify(t.view(1))).not.toContain('sting');
    t.choose('Yes');
    expect([t.discard(0), t.deck(0)]).toEqual([['Sting'], []]);
  });

  test('Merry and the Mirror leave the card if told so, and the Mirror cannot touch The One Ring', () => {
    const merry = table('dbg', { players: [{ hand: ['Merry'], deck: ['Sting'] }, {}], path: FULL });
    expect([merry.choose('Play Merry', 'No').deck(0), merry.discard(0)]).toEqual([['Sting'], []]);
    const ring = table('dbg', {
      players: [{ hand: ['Mirror of Galadriel'], deck: ['The One Ring'] }, {}],
      path: FULL,
    });
    ring.choose('Play Mirror of Galadriel');
    expect([ring.prompt, ring.deck(0)]).toEqual([
      'Play cards, buy, defeat the Archenemy, or end your turn',
      ['The One Ring'],
    ]);
  });
});

describe('the log tells', () => {
  const played = (hand: readonly string[], more = {}, at = {}) => {
    const t = table('dbg', { players: [{ hand, ...more }, {}], path: FULL, ...at });
    for (const card of hand) t.choose(`Play ${card}`);
    return t.log;
  };

  test('Power that an effect gives, and from which card', () => {
    expect(played(['Boromir’s Sword'])).toContain('Boromir’s Sword: Player 1 gains +1 Power.');
  });

  test('a cheaper archenemy', () => {
    expect(played(['Gimli, Son of Glóin'])).toContain('Gimli, Son of Glóin: the Archenemy costs 2 less this turn.');
  });

  test('a location that takes effect', () => {
    const log = played(['Uruk-hai Scouts'], { locations: ['The Mines of Moria'] });
    expect(log).toContain('The Mines of Moria take effect for Player 1.');
  });

  test('that there was nothing left to draw', () => {
    const log = played(['Pippin'], { deck: [] });
    expect(log).toContain('Player 1 has no cards left to draw: 1 card fewer.');
    expect(played(['Pippin'])).not.toContainEqual(expect.stringContaining('fewer'));
  });

  test('that something cannot be destroyed', () => {
    const t = reveal('cave-troll', [['The One Ring'], ['Courage']]);
    t.choose('Suffer it', 'Suffer it');
    expect(t.log).toContain('The One Ring cannot be destroyed.');
    expect([t.destroyed(), t.hand(0)]).toEqual([['Courage'], ['The One Ring']]);
  });

  test('which card was taken back, and that a card went on the deck, but not which', () => {
    const t = table('dbg', {
      players: [{ hand: ['Ringwraith Shades', 'Seeing Stones'], discard: ['Haldir', 'Merry'] }, {}],
      path: FULL,
    });
    t.choose('Play Ringwraith Shades', 'Take Haldir into your hand');
    t.choose('Play Seeing Stones', 'Put Haldir on top of the deck');
    expect(t.log).toContain('Player 1 takes Haldir into hand.');
    expect(t.log).toContain('Player 1 puts a card from hand on top of the deck.');
  });

  test('who got Pipe-weed', () => {
    expect(played(['Pipe-weed'])).toContain('Player 2 gets Pipe-weed into the discard pile.');
  });

  test('that no Corruption was left', () => {
    const t = table('dbg', { players: [{ hand: ['Ringwraiths'] }, {}], path: FULL, corruption: 0 });
    t.choose('Play Ringwraiths');
    expect(t.log).toContain('No Corruption is left: Player 2 gains none.');
  });
});
