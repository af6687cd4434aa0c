import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import { gains } from '../language/boosts.ts';
import { has } from '../language/constants.ts';
import { addTwilight, exert } from '../language/effects.ts';
import { target } from '../language/language.ts';
import { cards, the, thisMinion } from '../language/select.ts';

const { extraCard, table } = workshop(...folk);

extraCard('condition', 'War Drums', {
  side: 'shadow',
  culture: 'moria',
  cost: 0,
  abilities: [has({ race: 'orc' }, [{ stat: 'strength', amount: 1 }])],
});
extraCard('condition', 'Despair', {
  side: 'shadow',
  culture: 'sauron',
  cost: 1,
  bearer: { type: 'companion' },
  abilities: [has('bearer', [{ stat: 'strength', amount: -1 }])],
});
extraCard('possession', 'Scimitar', {
  side: 'shadow',
  culture: 'moria',
  cost: 0,
  itemClass: 'handWeapon',
  strength: 2,
  bearer: { race: 'orc' },
});
extraCard('artifact', 'Black Stone', { side: 'shadow', culture: 'sauron', cost: 0 });
extraCard('event', 'War Cry', {
  side: 'shadow',
  culture: 'moria',
  cost: 0,
  abilities: [
    {
      kind: 'action',
      phase: 'shadow',
      effect: target(cards({ race: 'orc' }), 'it', gains(the('it'), [{ stat: 'strength', amount: 2 }])),
    },
  ],
});
extraCard('minion', 'Taskmaster', {
  culture: 'moria',
  race: 'orc',
  cost: 0,
  strength: 3,
  vitality: 4,
  site: 1,
  abilities: [{ kind: 'action', phase: 'shadow', cost: exert(thisMinion), effect: addTwilight(1) }],
});

const three = (hands: readonly (readonly string[])[], more: Partial<Parameters<typeof table>[1]> = {}) =>
  table('tcg', {
    players: hands.map((hand) => ({ hand, at: 2 })),
    step: 'shadow phases',
    twilight: 7,
    ...more,
  });

rule(
  ['TCG-SHADOW-01', 'TCG-SHADOW-02'],
  'every other player has a Shadow phase, counter-clockwise from the right',
  () => {
    const t = three([['Gimli'], ['Orc'], ['Orc'], ['Orc']]);
    const asked: number[] = [];
    while (t.phase === 'shadow' && asked.length < 9) {
      asked.push(t.asked);
      t.pass();
    }
    expect(asked).toEqual([3, 2, 1]);
  },
);

rule('TCG-SHADOW-02', 'in a Shadow phase its player acts as often as he likes, and nobody else', () => {
  const t = three([['Gimli'], ['Orc', 'Orc'], ['Orc', 'Strong Orc']]);
  t.choose('Strong Orc');
  expect(t.asked).toBe(2);
  t.choose('Orc');
  expect(t.asked).toBe(2);
  expect(t.minions(2)).toEqual(['Strong Orc', 'Orc']);
  t.pass();
  expect(t.asked).toBe(1);
});

rule(
  ['TCG-SHADOW-03', 'TCG-CARD-07'],
  'minions and Shadow items and conditions can be played; Free Peoples cards cannot',
  () => {
    const t = three([['Gimli'], ['Orc', 'Scimitar', 'Black Stone', 'War Drums', 'Gimli', 'Hobbit Sword']], {
      minions: ['Orc'],
    });
    expect(t.labels()).toEqual([
      'Play Orc',
      'Play Scimitar',
      'Play Black Stone',
      'Play War Drums',
      'End the Shadow phase',
    ]);
  },
);

rule(
  ['TCG-SHADOW-04', 'TCG-ABILITY-03', 'TCG-ABILITY-01'],
  'Shadow events and abilities are used in one’s own Shadow phase, as often as they can be paid',
  () => {
    const t = three([[], ['War Cry'], []], { minions: [{ card: 'Taskmaster', owner: 1 }], twilight: 0 });
    // Seat 2 has nothing to do with seat 1's Taskmaster.
    expect(t.asked).toBe(2);
    expect(t.offers('Taskmaster')).toBe(false);
    t.pass();
    t.choose('Use Taskmaster', 'Use Taskmaster', 'Use Taskmaster');
    expect(t.twilight).toBe(3);
    expect(t.offers('Use Taskmaster')).toBe(false);
    t.choose('War Cry');
    expect(t.strength('Taskmaster')).toBe(5);
  },
);

rule(
  ['TCG-SHADOW-06', 'TCG-SHADOW-07'],
  'a Shadow card lies where its text says, in nobody else’s support area',
  () => {
    const t = three([['Gimli'], [], ['War Drums', 'Scimitar']], {
      minions: [
        { card: 'Orc', owner: 2 },
        { card: 'Orc Lord', owner: 1 },
      ],
    });
    t.choose('War Drums');
    expect([t.support(0), t.support(1), t.support(2)]).toEqual([[], [], ['War Drums']]);
    t.choose('Scimitar');
    expect(t.on('Orc')).toEqual(['Scimitar']);
  },
);

rule('TCG-SHADOW-08', 'a Shadow card cannot be played onto another player’s minion', () => {
  const t = three([[], [], ['Scimitar']], { minions: [{ card: 'Orc', owner: 1 }] });
  expect(t.asked).toBe(2);
  expect(t.offers('Scimitar')).toBe(false);
});

rule(['TCG-EX-18', 'TCG-SHADOW-09'], 'a condition strengthens minions of other Shadow players, too', () => {
  const t = table('tcg', {
    players: [{ at: 2 }, { support: ['War Drums'] }, {}],
    step: 'skirmish phases',
    minions: [{ card: 'Orc', owner: 2, assigned: 'Frodo' }],
  });
  expect(t.strength('Orc')).toBe(4);
});

rule('TCG-SHADOW-10', 'an event may benefit another player’s minion', () => {
  const t = three([[], [], ['War Cry']], { minions: [{ card: 'Orc', owner: 1 }] });
  expect(t.asked).toBe(2);
  t.choose('War Cry');
  expect(t.strength('Orc')).toBe(5);
});

rule('TCG-SHADOW-11', 'without a minion the turn goes straight to the regroup phase', () => {
  const t = three([[], ['Orc'], []]);
  t.pass().pass();
  expect(t.phase).toBe('regroup');
});

rule(['TCG-EX-22', 'TCG-TWILIGHT-10'], 'all Shadow players pay from one pool', () => {
  const t = three([[], ['Far Orc', 'Strong Orc', 'Orc'], ['Far Orc']]);
  // Three and two for roaming.
  t.choose('Far Orc');
  expect(t.twilight).toBe(2);
  t.pass();
  expect(t.asked).toBe(1);
  expect([t.offers('Far Orc'), t.offers('Strong Orc')]).toEqual([false, true]);
});

const roam = (twilight: number, at: number, path?: readonly string[]) =>
  table('tcg', {
    players: [{ at }, { hand: ['Far Orc'] }],
    step: 'shadow phases',
    twilight,
    ...(path ? { path } : {}),
  });
extraCard('site', 'Old Site 3', { site: 3, towers: false, arrow: 'right' });
const oldPath = ['4U328', '4U334', 'Old Site 3'];

rule(
  ['TCG-EX-19', 'TCG-ROAM-01', 'TCG-ROAM-02', 'TCG-ROAM-05', 'TCG-TWILIGHT-05'],
  'a roaming minion costs two more',
  () => {
    for (const path of [undefined, oldPath]) {
      expect(roam(4, 3, path).offers('Far Orc')).toBe(false);
      const t = roam(5, 3, path).choose('Far Orc');
      expect(t.twilight).toBe(0);
      const { minions } = t.view(0).view;
      expect(minions[0].roaming).toBe(true);
    }
  },
);

rule(['TCG-EX-20', 'TCG-ROAM-01', 'TCG-ROAM-05'], 'at its own site number there is no penalty', () => {
  const t = roam(3, 4).choose('Far Orc');
  expect(t.twilight).toBe(0);
  const { minions } = t.view(0).view;
  expect(minions[0].roaming).toBe(false);
});

rule(
  ['TCG-EX-21', 'TCG-ROAM-03', 'TCG-ROAM-04', 'TCG-REGROUP-11', 'TCG-TWILIGHT-11'],
  'a survivor stops roaming when the fellowship moves on, and nothing is paid again',
  () => {
    const t = roam(6, 3).choose('Far Orc');
    expect(t.twilight).toBe(1);
    t.playTo('regroup/decide').choose('Move again');
    expect(t.position(0)).toBe(4);
    const { minions } = t.view(0).view;
    expect(minions).toMatchObject([{ def: 'Far Orc', roaming: false }]);
    // One was left; site 4 adds three and Frodo one.
    expect(t.twilight).toBe(5);
  },
);

rule(
  ['TCG-EX-33', 'TCG-ACTIVE-05', 'TCG-ACTIVE-04'],
  'a condition on an inactive companion is inactive, on an active one active',
  () => {
    const given = (turn: number) =>
      table('tcg', {
        players: [{}, {}, { fellowship: [{ card: 'Gimli', on: [{ card: 'Despair', owner: 1 }] }] }],
        turn,
      });
    const active = (t: ReturnType<typeof given>): boolean => {
      const { players } = t.view(0).view;
      return players[2].fellowship.find(({ def }) => def === '4C49')!.on[0].active;
    };
    expect(active(given(0))).toBe(false);
    expect(active(given(2))).toBe(true);
    expect(given(2).strength('Gimli')).toBe(5);
  },
);

rule('TCG-CARD-14', 'a condition’s text can put it on a character', () => {
  const t = three([[], [], ['Despair']], { players: [{ fellowship: ['Gimli'], at: 2 }, {}, { hand: ['Despair'] }] });
  t.choose('Despair', 'Gimli');
  expect(t.on('Gimli')).toEqual(['Despair']);
  expect(t.twilight).toBe(6);
});
