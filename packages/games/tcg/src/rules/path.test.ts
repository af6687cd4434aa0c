import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { pathSites } from '../../test/path-sites.ts';
import { players } from '../../test/start.ts';
import { workshop } from '../../test/workshop.ts';
import { addTwilight, copySite, replaceSite } from '../language/effects.ts';
import { target } from '../language/language.ts';
import { fellowshipArrives, fellowshipLeaves, fellowshipMoves } from '../language/moments.ts';
import { the } from '../language/select.ts';

const { extraCard, start, table } = workshop(...folk);

extraCard('site', 'Left Site', { site: 1, arrow: 'left' });
extraCard('site', 'Right Site', { site: 1, arrow: 'right' });
extraCard('site', 'Quiet Site', { site: 2, arrow: 'left', shadowNumber: 2 });
extraCard('site', 'Farewell Site', {
  site: 1,
  arrow: 'left',
  abilities: [{ kind: 'required', moment: fellowshipLeaves, effect: addTwilight(10) }],
});
extraCard('site', 'Welcome Site', {
  site: 2,
  arrow: 'left',
  shadowNumber: 1,
  abilities: [{ kind: 'required', moment: fellowshipArrives, effect: addTwilight(500) }],
});
extraCard('companion', 'Wanderer', {
  culture: 'gondor',
  race: 'man',
  cost: 1,
  strength: 1,
  vitality: 3,
  abilities: [{ kind: 'required', moment: fellowshipMoves, effect: addTwilight(100) }],
});
extraCard('site', 'Well', {
  site: 1,
  arrow: 'left',
  abilities: [
    { kind: 'action', phase: 'fellowship', by: 'free', perTurn: 1, effect: addTwilight(1) },
    { kind: 'action', phase: 'shadow', by: 'shadow', perTurn: 1, effect: addTwilight(1) },
  ],
});
extraCard('event', 'Old Map', {
  culture: 'gondor',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'fellowship', effect: target(pathSites, 'it', copySite(the('it'))) }],
});
extraCard('event', 'New Road', {
  culture: 'gondor',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'fellowship', effect: target(pathSites, 'it', replaceSite(the('it'))) }],
});

type Given = Parameters<typeof table>[1];
const go = (given: Given) => table('tcg', given).playTo('turn/shadow phases');

rule(
  ['TCG-EX-15', 'TCG-MOVE-01', 'TCG-MOVE-04', 'TCG-MOVE-05', 'TCG-MOVE-07'],
  'the first move: the opponent lays site 2, whatever the arrow says',
  () => {
    for (const first of ['Left Site', 'Right Site']) {
      const t = table('tcg', { players: [{ hand: ['Gimli'] }, {}], path: [first] });
      expect(t.labels()).toEqual(['Play Gimli', 'Move on']);
      expect(t.path()).toEqual([first]);
      t.choose('Move on');
      expect(t.path()).toEqual([first, 'Rohirrim Village']);
      expect(t.m.s.cards[t.find('Rohirrim Village')].owner).toBe(1);
      expect(t.position(0)).toBe(2);
      expect(t.adventure(0)).toContain('Rohirrim Village');
    }
  },
);

rule(
  ['TCG-EX-16', 'TCG-MOVE-09', 'TCG-MOVE-10'],
  'the Shadow number and one token for each companion are added',
  () => {
    const t = go({ players: [{ fellowship: ['Éowyn', 'Éomer'] }, {}], twilight: 3, path: ['4U328', 'Quiet Site'] });
    expect(t.twilight).toBe(8);
  },
);

rule('TCG-MOVE-09', 'a site just laid adds its Shadow number, too', () => {
  const t = go({ players: [{}, {}], path: ['4U328'] });
  // Rohirrim Village 3, Frodo 1.
  expect(t.twilight).toBe(4);
});

rule(
  ['TCG-MOVE-02', 'TCG-MOVE-03', 'TCG-MOVE-04'],
  'all travel on one path: a site that lies there is used again',
  () => {
    const t = table('tcg', { players: [{ at: 1 }, { at: 2 }, { at: 3 }] });
    const before = t.path();
    expect(before).toHaveLength(3);
    t.playTo('turn/shadow phases');
    expect(t.path()).toEqual(before);
    expect(t.position(0)).toBe(2);
  },
);

rule(
  ['TCG-MOVE-06', 'TCG-SILENT-29', 'TCG-CONFLICT-07'],
  'the arrow of the site that is left names the neighbour who lays the next',
  () => {
    const laidBy = (first: string): number => {
      const t = go({ players: [{}, {}, {}, {}], path: [first] });
      return t.m.s.cards[t.m.s.zones[t.m.layout.zone(9, 0)][1]].owner;
    };
    expect(laidBy('Left Site')).toBe(1);
    expect(laidBy('Right Site')).toBe(3);
  },
);

rule(
  ['TCG-MOVE-08', 'TCG-MOVE-11'],
  'leaving, moving and arriving come in this order, before the tokens of site and companions',
  () => {
    const t = go({ players: [{ fellowship: ['Wanderer'] }, { adventure: ['Welcome Site'] }], path: ['Farewell Site'] });
    const amounts = t.log.flatMap((line) => /^(\d+|One) twilight/.exec(line)?.[1] ?? []);
    expect(amounts).toEqual(['10', '100', '500', 'One', '2']);
    expect(t.log.findIndex((line) => line.includes('adds'))).toBeLessThan(
      t.log.findIndex((line) => line.includes('moves to')),
    );
  },
);

rule(['TCG-MOVE-12', 'TCG-REGROUP-12'], 'one move is compulsory, and moves are offered up to the limit', () => {
  const t = table('tcg', { players: [{ hand: ['Gimli'] }, {}] });
  t.choose('Move on').playTo('regroup/decide');
  expect(t.offers('Move again')).toBe(true);
  t.choose('Move again');
  t.playTo('regroup/reconcile').go();
  expect(t.position(0)).toBe(3);
  expect(t.m.s.moves).toBe(2);
  expect(t.log.filter((line) => line.includes('moves to'))).toHaveLength(2);
});

rule('TCG-MOVE-12', 'a fellowship never stays where it is', () => {
  const t = table('tcg', { players: [{}, {}] }).playTo('game/next turn');
  expect(t.position(0)).toBe(2);
});

rule(
  ['TCG-SITE-01', 'TCG-SITE-02', 'TCG-SILENT-38'],
  'an adventure deck is its owner’s to look at, and nobody else’s',
  () => {
    const t = start({ players: players('aragorn', 'theoden'), first: 0 }).go();
    const seen = (viewer: number, of: number) => {
      const { players: all } = t.view(viewer).view;
      return all[of].adventure;
    };
    expect(seen(1, 1).cards).toHaveLength(9);
    expect(seen(0, 1)).toEqual({ count: 9, cards: [] });
    expect(seen(7, 1)).toEqual({ count: 9, cards: [] });
  },
);

rule('TCG-SITE-03', 'a replaced site goes back to its owner’s adventure deck', () => {
  const t = table('tcg', {
    players: [{ hand: ['New Road'], adventure: ['Quiet Site'], at: 2 }, { adventure: [] }],
    path: ['4U328', '4U334'],
    pathOwners: [0, 1],
  });
  t.choose('New Road', 'Rohirrim Village');
  expect(t.path()).toEqual(['The Riddermark', 'Quiet Site']);
  expect(t.adventure(1)).toEqual(['Rohirrim Village']);
  expect(t.adventure(0)).toEqual([]);
});

rule('TCG-SITE-05', 'sanctuaries are the sites 3 and 6 that have the keyword', () => {
  const t = start({ players: players('aragorn', 'theoden', 'gandalf'), first: 0 }).playTo('setup/site 1');
  const sites = t.m.s.cards.map(({ def }) => t.m.defs[def]);
  const numbers = sites.filter(({ type, sanctuary }) => type === 'site' && sanctuary).map(({ site }) => site);
  expect(new Set(numbers)).toEqual(new Set([3, 6]));
});

rule(
  ['TCG-EX-34', 'TCG-SITE-07', 'TCG-SITE-09'],
  'a site’s text is used where the fellowship is; its Shadow ability by Shadow players only',
  () => {
    const here = table('tcg', { players: [{ at: 1 }, {}], path: ['Well'], step: 'shadow phases' });
    expect(here.asked).toBe(1);
    expect(here.options().map(({ id, label }) => [id.split('.')[1], label])).toEqual([
      ['1', 'Use Well: Add 1 twilight token'],
      [undefined, 'End the Shadow phase'],
    ]);
    const free = table('tcg', { players: [{ at: 1 }, {}], path: ['Well'] });
    expect(free.options().map(({ id }) => id.split('.')[1])).toEqual(['0', undefined]);
    const elsewhere = table('tcg', { players: [{ at: 2 }, {}], path: ['Well', 'Quiet Site'], step: 'shadow phases' });
    expect(elsewhere.offers('Use Well: Add 1 twilight token')).toBe(false);
    const away = table('tcg', { players: [{ at: 2 }, {}], path: ['Well', 'Quiet Site'] });
    expect(away.offers('Use Well: Add 1 twilight token')).toBe(false);
  },
);

rule('TCG-SITE-08', 'a card can make a site’s text usable elsewhere', () => {
  const t = table('tcg', { players: [{ at: 2, hand: ['Old Map'] }, {}], path: ['Well', 'Quiet Site'] });
  expect(t.offers('Use Well: Add 1 twilight token')).toBe(false);
  t.choose('Old Map', 'Well');
  expect(t.offers('Use Well: Add 1 twilight token')).toBe(true);
  t.choose('Use Well: Add 1 twilight token');
  expect(t.twilight).toBe(1);
});
