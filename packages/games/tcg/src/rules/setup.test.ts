import { cardsIn, knows, type Plain, redeal, SPECTATOR, seedWords } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { expect, test } from 'vitest';
import { players, refusal } from '../../test/start.ts';
import { workshop } from '../../test/workshop.ts';
import { type DeckList, decks } from '../decks.ts';
import { exert } from '../language/effects.ts';
import { played } from '../language/moments.ts';
import { eventCard } from '../language/select.ts';
import { ZONE } from '../zones.ts';

const { extraCard, start, table } = workshop();

extraCard('site', 'Toll Gate', {
  site: 1,
  arrow: 'left',
  abilities: [{ kind: 'required', moment: played({ type: 'companion' }), effect: exert(eventCard('companion')) }],
});

const two = { players: players('aragorn', 'theoden'), first: 0 };

rule(['TCG-SETUP-01', 'TCG-SILENT-39'], 'two to six players, each with a complete deck', () => {
  expect(refusal({ players: players('aragorn') })).toBe('tcg.setup.players');
  expect(refusal({ players: players(...Array(7).fill('aragorn')) })).toBe('tcg.setup.players');
  expect(refusal({ players: [{ starter: 'aragorn' }, {}] })).toBe('tcg.setup.player');
  expect(refusal(two)).toBeNull();
  const t = start({ players: players('aragorn', 'theoden', 'gandalf') });
  for (const seat of [0, 1, 2]) expect(t.m.s.cards.filter(({ owner }) => owner === seat)).toHaveLength(60);
});

const { list } = decks.theoden;
const own = (change: object) => ({ players: [{ starter: 'aragorn' }, { deck: { ...list, ...change } }] });

const unreadable: readonly (readonly [setup: unknown, problem: string | null])[] = [
  ...[1.5, '2', -1, 100, null].map((n) => [own({ cards: { ...list.cards, '4C266': n } }), 'tcg.setup.player'] as const),
  [own({ cards: [] }), 'tcg.setup.player'],
  [own({ sites: 'all' }), 'tcg.setup.player'],
  [own({ start: [1] }), 'tcg.setup.player'],
  [own({ ring: 1 }), 'tcg.setup.player'],
  [own({ ringBearer: null }), 'tcg.setup.player'],
  [{ players: [{ starter: 'aragorn' }, { starter: 'nobody' }] }, 'tcg.setup.player'],
  [{ players: [{ starter: 'aragorn' }, { deck: [] }] }, 'tcg.setup.player'],
  [{ players: [{ starter: 'aragorn' }, null] }, 'tcg.setup.player'],
  ...[1.5, '0', -2, 2, null].map((first) => [{ ...two, first }, first === null ? null : 'tcg.setup.first'] as const),
  [{ ...two, cuts: 'yes' }, 'tcg.setup.form'],
];
test.each(unreadable)('what cannot be read is refused (%#)', (setup, problem) => {
  expect(refusal(setup as Plain)).toBe(problem);
});

test('a deck given card by card is read', () => {
  expect(refusal(own({}) as unknown as Plain)).toBeNull();
});

rule('TCG-SETUP-03', 'nine sites form an adventure deck apart from all other cards', () => {
  const t = start(two).playTo('setup/first player');
  for (const seat of [0, 1]) {
    expect(t.adventure(seat)).toHaveLength(9);
    const others = t.deck(seat);
    expect(others).toHaveLength(51);
    expect(others.filter((title) => t.adventure(seat).includes(title))).toEqual([]);
    // Face down: nobody else knows one of them.
    for (const viewer of [1 - seat, SPECTATOR]) {
      for (const card of cardsIn(t.m, ZONE.adventure, seat)) expect(knows(t.m, viewer, card)).toBe(false);
    }
  }
});

rule('TCG-SETUP-04', 'the starter rules draw lots for the first player, and nobody bids', () => {
  const seeds = Array.from({ length: 20 }, (_, i) => start({ players: players('aragorn', 'theoden') }, `lot ${i}`));
  const firsts = seeds.map((t) => t.go().turn);
  expect(new Set(firsts)).toEqual(new Set([0, 1]));
  expect(seeds.every((t) => t.m.s.burdens.every((n) => n === 0))).toBe(true);
  expect(seeds.every((t) => t.prompt.startsWith('Fellowship phase'))).toBe(true);
});

rule(
  ['TCG-SETUP-05', 'TCG-SETUP-06'],
  'only the first player’s site 1 is laid out, and all markers stand on it',
  () => {
    const t = start({ players: players('aragorn', 'theoden', 'gandalf'), first: 1 }).go();
    expect(t.path()).toEqual(['Horse-country']);
    expect(t.adventure(0)).toContain('The Riddermark');
    expect(t.adventure(2)).toContain('Western Emyn Muil');
    expect([0, 1, 2].map((seat) => t.position(seat))).toEqual([1, 1, 1]);
    const { path } = t.view(2).view;
    expect(path.map(({ markers }) => markers.toSorted())).toEqual([[0, 1, 2]]);
  },
);

const beginners = [
  ['TCG-SETUP-07', 'theoden', ['Frodo', 'Éowyn', 'Éomer']],
  ['TCG-SETUP-08', 'aragorn', ['Frodo', 'Aragorn']],
  ['TCG-SETUP-09', 'gandalf', ['Frodo', 'Gandalf']],
] as const;
for (const [id, starter, fellowship] of beginners) {
  rule(id, `the ${starter} starter begins with its own companions`, () => {
    const t = start({ players: players(starter, 'aragorn'), first: 0 }).go();
    expect(t.fellowship(0)).toEqual(fellowship);
  });
}

rule('TCG-SETUP-10', 'Frodo is every player’s first Ring-bearer and bears The One Ring', () => {
  const t = start({ players: players('aragorn', 'theoden', 'gandalf'), first: 0 }).go();
  for (const seat of [0, 1, 2]) {
    const bearer = t.m.s.ringBearer[seat];
    expect(t.title(bearer)).toBe('Frodo');
    const ring = t.m.s.cards.findIndex(({ host }) => host === bearer);
    expect(t.title(ring)).toBe('The One Ring');
  }
  const samBearsIt = { ...decks.aragorn71.list, ringBearer: '4C316' };
  expect(refusal({ format: 'deluxe', players: [{ deck: samBearsIt }, { starter: 'aragorn71' }] } as never)).toBe(
    'tcg.deck.ring-bearer',
  );
});

rule(
  ['TCG-SETUP-11', 'TCG-TWILIGHT-12'],
  'starting fellowships cost nothing: the pool is empty when the game begins',
  () => {
    const t = start({ players: players('aragorn', 'theoden'), first: 0 });
    t.playTo('setup/shuffled decks');
    expect(t.fellowship(0)).toContain('Aragorn');
    expect(t.twilight).toBe(0);
    t.playTo('turn/empty pool');
    expect(t.twilight).toBe(0);
  },
);

rule(['TCG-SETUP-12', 'TCG-SETUP-14'], 'the rest is shuffled, and everybody draws eight cards', () => {
  const t = start(two).playTo('setup/shuffled decks');
  expect(t.deck(0)).toHaveLength(48);
  expect(t.deck(1)).toHaveLength(47);
  const before = t.deck(0);
  t.playTo('turn/empty pool');
  expect(t.hand(0)).toHaveLength(8);
  expect(t.hand(1)).toHaveLength(8);
  expect(t.deck(0)).toHaveLength(40);
  // What lies there now is not what lay there in the same order.
  expect(before.slice(8)).not.toEqual(t.deck(0));
  expect([...t.hand(0), ...t.deck(0)].toSorted()).toEqual(before.toSorted());
  const other = start(two, 'another').playTo('turn/empty pool');
  expect(other.deck(0)).not.toEqual(t.deck(0));
});

rule('TCG-SETUP-15', 'set-up keeps its order', () => {
  const t = start(two).playTo('setup/site 1');
  expect([t.path(), t.fellowship(0), t.hand(0)]).toEqual([[], [], []]);
  t.playTo('setup/starting fellowships');
  expect(t.path()).toEqual(['The Riddermark']);
  expect([t.fellowship(0), t.hand(0)]).toEqual([[], []]);
  t.playTo('setup/shuffled decks');
  expect(t.fellowship(1)).toHaveLength(3);
  expect(t.hand(0)).toEqual([]);
  t.playTo('turn/empty pool');
  expect(t.hand(0)).toHaveLength(8);
});

rule('TCG-ACTIVE-07', 'no site text counts while the fellowships are laid out', () => {
  const list: DeckList = decks.aragorn71.list;
  const deck = { ...list, sites: list.sites.with(0, 'Toll Gate') };
  const t = start({ format: 'deluxe', players: [{ deck }, { starter: 'aragorn71' }] } as never);
  t.choose('Bid 1', 'Bid 0', 'Place 1');
  expect(t.path()).toEqual(['Toll Gate']);
  expect(t.fellowship(0)).toContain('Aragorn');
  expect(t.wounds('Aragorn')).toBe(0);
});

rule('TCG-TRIGGER-04', 'the same text counts once the game has begun', () => {
  const t = table('tcg', { players: [{ hand: ['Gimli'] }, {}], path: ['Toll Gate'] });
  t.choose('Gimli');
  expect(t.wounds('Gimli')).toBe(1);
});

const limits = [
  [2, 2, 'TCG-MOVE-13'],
  [3, 2, 'TCG-MOVE-13'],
  [4, 3, 'TCG-MOVE-14'],
  [5, 4, 'TCG-MOVE-14'],
] as const;
for (const [n, limit, id] of limits) {
  rule(['TCG-EX-38', id], `with ${n} players the move limit is ${limit}`, () => {
    const t = start({ players: players(...Array(n).fill('aragorn')) });
    expect(t.m.s.moveLimit).toBe(limit);
  });
}

rule('TCG-SILENT-17', 'there is no mulligan: the first question is what to do in the fellowship phase', () => {
  const t = start(two).go();
  expect(t.asked).toBe(0);
  expect(t.phase).toBe('fellowship');
});

rule('TCG-SILENT-10', 'the Deluxe rules bid burdens in secret; the highest bidder picks a place first', () => {
  const t = start({ format: 'deluxe', players: players('aragorn71', 'theoden71', 'aragorn71') });
  expect(t.prompt).toContain('Opening bid');
  t.choose('Bid 1');
  const seen = JSON.stringify(t.view(1).view);
  expect(t.asked).toBe(1);
  // To the second player the first one's bid may have been anything; to himself it is what it is.
  const bids = (viewer: number) =>
    new Set(
      Array.from({ length: 40 }, (_, i) => {
        const frames = redeal(t.m, viewer, seedWords(`bid ${i}`)).s.frames;
        return (frames.find(({ vars }) => Array.isArray(vars.bids))!.vars.bids as number[])[0];
      }),
    );
  expect([bids(1).size > 1, [...bids(0)]]).toEqual([true, [1]]);
  t.choose('Bid 3');
  expect(t.burdens(1)).toBe(0);
  expect(seen).not.toContain('"burdens":1');
  t.choose('Bid 0');
  expect([0, 1, 2].map((seat) => t.burdens(seat))).toEqual([1, 3, 0]);
  expect(t.asked).toBe(1);
  t.choose('Place 2');
  expect(t.asked).toBe(0);
  expect(t.offers('Place 2')).toBe(false);
  t.choose('Place 3');
  expect(t.m.s.order).toEqual([2, 1, 0]);
  expect(t.turn).toBe(2);
  expect(t.m.s.zones[t.m.layout.zone(ZONE.path, 0)].map((site) => t.m.s.cards[site].owner)).toEqual([2]);
});

rule(
  'TCG-SETUP-13',
  'where decks are cut, an opponent cuts each deck after the shuffle and before a card is drawn',
  () => {
    const cut = (seed: string) =>
      start({ players: players('aragorn', 'theoden', 'gandalf'), first: 0, cuts: true }, seed).go();
    const t = cut('cut');
    expect([t.asked, t.prompt]).toEqual([2, 'Do you want to cut the draw deck of Player 1?']);
    expect([0, 1, 2].map((seat) => t.hand(seat).length)).toEqual([0, 0, 0]);
    const shuffled = t.deck(0);
    t.choose('Lift off half of it');
    expect([t.asked, t.prompt]).toEqual([0, 'Do you want to cut the draw deck of Player 2?']);
    const half = Math.ceil(shuffled.length / 2);
    expect(t.deck(0)).toEqual([...shuffled.slice(-half), ...shuffled.slice(0, -half)]);
    t.choose('Leave it as it is');
    expect(t.asked).toBe(1);
    t.choose('Leave it as it is');
    // Dealt from the lower half, which lies on top now.
    expect(t.hand(0).toSorted()).toEqual(shuffled.slice(-half).slice(0, 8).toSorted());
    expect(start(two).go().prompt).toMatch(/^Fellowship phase/);
  },
);
