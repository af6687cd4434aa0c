import { table } from '@tafelrunde/testing/dbg';
import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';

const FOUR_COURAGE = ['Courage', 'Courage', 'Courage', 'Courage'];

rule('DBG-TURN-01', 'turns go clockwise', () => {
  const t = table('dbg', { players: [{}, {}, {}], turn: 1 });
  const turns = [t.turn];
  for (let i = 0; i < 3; i++) {
    t.pass();
    turns.push(t.turn);
  }
  expect(turns).toEqual([1, 2, 0, 1]);
});

rule(['DBG-TURN-02', 'DBG-READ-07'], 'a turn offers the Path, Valor and the top archenemy, but no Corruption', () => {
  const t = table('dbg', { players: [{}, {}], path: ['Haldir', 'Elendil'], power: 8 });
  expect(t.labels()).toEqual([
    'Buy Haldir for 2',
    'Buy Elendil for 5',
    'Buy Valor for 3',
    'Defeat Nazgûl for 8',
    'End your turn',
  ]);
});

rule('DBG-TURN-03', 'what is bought lies on the discard pile at once', () => {
  const t = table('dbg', { players: [{ discard: ['Despair'] }, {}], path: ['Haldir'], power: 5 });
  t.choose('Buy Haldir for 2');
  expect(t.discard(0)).toEqual(['Despair', 'Haldir']);
  t.choose('Buy Valor for 3');
  expect(t.discard(0)).toEqual(['Despair', 'Haldir', 'Valor']);
  expect(t.asked).toBe(t.turn);
});

rule('DBG-TURN-04', 'everybody sees every discard pile', () => {
  const t = table('dbg', { players: [{ discard: ['Sting'] }, {}, {}], path: ['Haldir'] });
  for (const viewer of [0, 1, 2, 7]) {
    const { players } = t.view(viewer).view;
    expect(players[0].discard.cards.map((card) => card?.def)).toEqual(['sting']);
  }
});

rule('DBG-TURN-05', 'a turn may be ended with Power left and affordable cards in the Path', () => {
  const t = table('dbg', { players: [{}, {}], path: ['Haldir'], power: 5 });
  t.choose('End your turn');
  expect(t.turn).toBe(1);
  expect(t.path()).toContain('Haldir');
});

rule('DBG-POWER-01', 'each Courage gives 1 Power', () => {
  const t = table('dbg', { players: [{ hand: ['Courage', 'Courage'] }, {}], path: ['Haldir'] });
  t.choose('Play Courage');
  expect(t.power).toBe(1);
  t.choose('Play Courage');
  expect(t.power).toBe(2);
});

rule(['DBG-POWER-02', 'DBG-PLAY-04'], 'Despair and Corruption may be played and do nothing', () => {
  const t = table('dbg', { players: [{ hand: ['Despair', 'Corruption', 'Courage'] }, {}], path: ['Haldir'] });
  const before = [t.hand(1), t.discard(0), t.deck(0), t.corruption, t.path()];
  t.choose('Play Despair', 'Play Corruption');
  expect(t.power).toBe(0);
  expect([t.hand(1), t.discard(0), t.deck(0), t.corruption, t.path()]).toEqual(before);
  expect(t.played(0)).toEqual(['Despair', 'Corruption']);
});

rule('DBG-POWER-03', 'Power of played cards, Fortunes and locations adds up', () => {
  const t = table('dbg', {
    players: [{ hand: ['Courage', 'Haldir'], locations: ['Rivendell'] }, {}],
    path: ['Rage of the River'],
  });
  t.choose('Play Courage', 'Play Haldir', 'Buy Rage of the River for 0');
  expect(t.power).toBe(1 + 2 + 1 + 3);
});

rule('DBG-POWER-04', 'Power that is left is lost at the end of the turn', () => {
  const t = table('dbg', { players: [{}, {}], path: ['Elendil'], power: 7 });
  t.pass();
  expect(t.power).toBe(0);
  t.pass();
  expect([t.turn, t.power]).toEqual([0, 0]);
});

rule(
  ['DBG-BUY-01', 'DBG-EX-01', 'DBG-SILENT-22'],
  'cards may be bought as long as their costs do not exceed the Power',
  () => {
    const t = table('dbg', {
      players: [{ hand: FOUR_COURAGE }, {}],
      path: ['Haldir', 'Pippin', 'Merry', 'Gimli, Son of Glóin', 'Elendil'],
      valor: 0,
    });
    t.choose('Play all 4 simple cards (Power and drawing)');
    const buys = () => t.labels().filter((label) => label.startsWith('Buy'));
    expect(buys()).toEqual([
      'Buy Haldir for 2',
      'Buy Pippin for 2',
      'Buy Merry for 3',
      'Buy Gimli, Son of Glóin, for 4',
    ]);
    t.choose('Buy Haldir for 2');
    expect(buys()).toEqual(['Buy Pippin for 2']);
    t.choose('Buy Pippin for 2');
    expect(
      t
        .discard(0)
        .filter((title) => title !== 'Courage')
        .slice(0, 2),
    ).toEqual(['Haldir', 'Pippin']);
  },
);

rule(['DBG-BUY-01', 'DBG-SILENT-22'], 'Power may be split between an archenemy and other cards', () => {
  const t = table('dbg', { players: [{}, {}], path: ['Haldir'], power: 10 });
  t.choose('Defeat Nazgûl for 8', 'Buy Haldir for 2');
  expect(t.discard(0)).toEqual(['Nazgûl', 'Haldir']);
});

rule('DBG-BUY-02', 'several Valor may be bought in one turn', () => {
  const t = table('dbg', { players: [{}, {}], power: 7 });
  t.choose('Buy Valor for 3', 'Buy Valor for 3');
  expect(t.discard(0)).toEqual(['Valor', 'Valor']);
  expect(t.valor).toBe(12);
});

rule('DBG-BUY-03', 'buying and playing may alternate', () => {
  const t = table('dbg', { players: [{ hand: ['Haldir', 'Courage', 'Courage'] }, {}], path: ['Pippin', 'Haldir'] });
  t.choose('Play Haldir', 'Buy Pippin for 2');
  expect(t.offers('Play Courage')).toBe(true);
  t.choose('Play Courage', 'Play Courage', 'Buy Haldir for 2');
  expect(t.discard(0)).toEqual(['Pippin', 'Haldir']);
});

rule(['DBG-BUY-04', 'DBG-EX-21'], 'an enemy of the Path is bought like any card', () => {
  const t = table('dbg', { players: [{}, {}], path: ['Uruk-Hai'], power: 4 });
  t.choose('Buy Uruk-Hai for 4');
  expect(t.discard(0)).toContain('Uruk-Hai');
  expect(t.defeated(0)).toBe(0);
});

rule('DBG-PLAY-01', 'hand cards are played in any order', () => {
  for (const order of [
    ['Courage', 'Haldir', 'Despair'],
    ['Despair', 'Courage', 'Haldir'],
    ['Haldir', 'Despair', 'Courage'],
  ]) {
    const t = table('dbg', { players: [{ hand: ['Courage', 'Haldir', 'Despair'] }, {}], path: ['Pippin'] });
    t.choose(...order.map((title) => `Play ${title}`));
    expect(t.played(0)).toEqual(order);
  }
});

rule('DBG-PLAY-02', 'a card takes effect before another one can be played', () => {
  const t = table('dbg', { players: [{ hand: ['Pippin', 'Seeing Stones'], deck: ['Sting', 'Haldir', 'Merry'] }, {}] });
  t.choose('Play Pippin');
  expect(t.hand(0)).toEqual(['Seeing Stones', 'Sting']);
  t.choose('Play Seeing Stones');
  expect(t.labels().every((label) => label.endsWith('on top of the deck'))).toBe(true);
});

rule.each([0, 1, 2, 5, 12])('DBG-PLAY-03', 'of twelve hand cards %i may be played, and the turn ended', (n) => {
  const t = table('dbg', { players: [{ hand: new Array<string>(12).fill('Courage') }, {}] });
  for (let i = 0; i < n; i++) t.choose('Play Courage');
  expect([t.power, t.played(0).length, t.hand(0).length, t.offers('End your turn')]).toEqual([n, n, 12 - n, true]);
  expect(t.offers('Play Courage')).toBe(n < 12);
  t.choose('End your turn');
  expect([t.turn, t.discard(0).length]).toEqual([1, 12]);
});

rule('DBG-PLAY-05', 'played cards lie in front of the player until the end of the turn; locations stay', () => {
  const t = table('dbg', {
    players: [{ hand: ['Despair', 'Corruption', 'Hobbiton', 'Courage'] }, {}],
    path: ['A Gift'],
  });
  t.choose('Play Despair', 'Play Corruption', 'Play Hobbiton', 'Play Courage');
  expect([t.played(0), t.locations(0), t.discard(0)]).toEqual([['Despair', 'Corruption', 'Courage'], ['Hobbiton'], []]);
  t.pass();
  expect([t.played(0), t.locations(0)]).toEqual([[], ['Hobbiton']]);
  expect(t.discard(0).toSorted()).toEqual(['Corruption', 'Courage', 'Despair']);
});

rule('DBG-END-TURN-01', 'played cards and the rest of the hand go to the discard pile', () => {
  const t = table('dbg', { players: [{ hand: ['Courage', 'Haldir'], locations: ['Isengard'] }, {}] });
  t.choose('Play Courage').playTo('fill the path');
  expect([t.discard(0), t.played(0), t.locations(0)]).toEqual([['Courage', 'Haldir'], [], ['Isengard']]);
});

rule('DBG-END-TURN-02', 'then five cards are drawn', () => {
  const t = table('dbg', { players: [{ hand: ['Courage'], deck: new Array(7).fill('Sting') }, {}], path: ['Haldir'] });
  t.playTo('fill the path');
  expect(t.hand(0)).toEqual(new Array(5).fill('Sting'));
  expect(t.deck(0).length).toBe(2);
});

rule(
  ['DBG-END-TURN-03', 'DBG-END-TURN-04'],
  'gaps in the Path stay open until the end of the turn and are filled then',
  () => {
    const path = ['Haldir', 'Pippin', 'Merry', 'Sting', 'Elendil'];
    const main = ['Horn of Gondor', 'Seeing Stones', 'Haldir', 'Pippin'];
    const t = table('dbg', { players: [{ hand: ['Gandalf’s Fireworks'] }, {}], path, main, power: 4 });
    t.choose('Buy Pippin for 2', 'Play Gandalf’s Fireworks', 'Gain Merry');
    expect(t.path()).toEqual(['Haldir', 'Sting', 'Elendil']);
    t.playTo('reveal');
    expect(t.path()).toEqual(['Haldir', 'Sting', 'Elendil', 'Horn of Gondor', 'Seeing Stones']);
    expect(t.main()).toEqual(['Haldir', 'Pippin']);
  },
);

rule('DBG-END-TURN-05', 'last, the next archenemy is turned up if he lies face down', () => {
  const t = table('dbg', { players: [{}, {}], power: 8, stack: ['cave-troll', 'lurtz'] });
  t.choose('Defeat Nazgûl for 8');
  expect(t.archenemy()).toBeUndefined();
  t.playTo('reveal');
  expect(t.archenemy()).toBeUndefined();
  t.go();
  expect(t.archenemy()).toBe('Cave Troll');
  t.pass();
  expect([t.archenemy(), t.stack()]).toEqual(['Cave Troll', ['Lurtz']]);
});

rule(
  ['DBG-END-TURN-06', 'DBG-READ-04', 'DBG-GROUP-AMBUSH-02', 'DBG-CONFLICT-07'],
  'discard and draw, fill the Path, reveal: a Group Ambush meets the new hand',
  () => {
    const t = table('dbg', {
      players: [
        { hand: ['Courage'], deck: ['Sting', 'Haldir', 'Sting', 'Merry', 'Pippin'] },
        { hand: ['Horn of Gondor', 'Pippin'] },
      ],
      power: 8,
      path: ['Haldir'],
      main: ['Elendil', 'Elendil', 'Elendil', 'Merry', 'Merry'],
      stack: ['moria-horde', 'lurtz'],
    });
    t.choose('Defeat Nazgûl for 8', 'End your turn');
    expect(t.path().length).toBe(5);
    expect(t.hand(0)).toEqual(['Sting', 'Haldir', 'Sting', 'Merry', 'Pippin']);
    t.choose('Suffer it', 'Suffer it');
    expect(t.hand(0)).toEqual(['Haldir', 'Merry', 'Pippin']);
    expect(t.hand(1)).toEqual(['Pippin']);
    expect(t.turn).toBe(1);
  },
);

rule('DBG-END-TURN-07', 'the player to the left is next', () => {
  const t = table('dbg', { players: [{}, {}, {}], turn: 2, path: ['Haldir'] });
  t.pass();
  expect([t.turn, t.asked]).toEqual([0, 0]);
});

rule(
  ['DBG-EX-02', 'DBG-SHUFFLE-01', 'DBG-SETUP-04', 'DBG-POWER-01', 'DBG-TURN-03', 'DBG-END-TURN-01', 'DBG-END-TURN-02'],
  'the turn of the rulebook: four Courage buy It Comes in Pints?',
  () => {
    const t = table('dbg', {
      players: [
        { hand: [...FOUR_COURAGE, 'Despair'], deck: ['Courage', 'Courage', 'Despair', 'Despair', 'The One Ring'] },
        {},
      ],
      path: ['It Comes in Pints?', 'Elendil', 'Elendil', 'Boromir, Captain of the White Tower', 'Gandalf the Grey'],
    });
    t.choose('Play all 4 simple cards (Power and drawing)', 'Buy It Comes in Pints? for 4');
    expect(t.discard(0)).toEqual(['It Comes in Pints?']);
    t.choose('End your turn');
    expect(t.discard(0).toSorted()).toEqual([...FOUR_COURAGE, 'Despair', 'It Comes in Pints?'].toSorted());
    expect(t.hand(0)).toEqual(['Courage', 'Courage', 'Despair', 'Despair', 'The One Ring']);
    expect(t.deck(0)).toEqual([]);
    expect(t.path().length).toBe(5);
    expect(t.turn).toBe(1);
  },
);
