import { cardsIn, move, type Plain, SPECTATOR, startMatch } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { ok } from '../../test/campaign.ts';
import { lcg } from '../game.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';

const STARTERS = ['leadership', 'tactics'];

/** A game of two starter decks, right at its beginning. */
function begin(seed = 'setup', more: Readonly<Record<string, Plain>> = {}): M {
  return ok(startMatch(lcg, { players: STARTERS.map((starter) => ({ starter })), first: 1, ...more } as Plain, seed));
}

/** Plays on until that step of setting up is about to be taken; everybody keeps his hand. */
function to(m: M, step: string): M {
  const there = (frame: { proc: string; step: string }) => `${frame.proc}/${frame.step}` === step;
  let reached = m.runTo(there);
  for (let i = 0; i < 100 && !reached; i++) {
    const { options } = m.decision()!;
    reached = m.runTo(there, (options.find(({ id }) => id === 'no') ?? options[0]).id);
  }
  expect(reached).toBe(true);
  return m;
}

const ids = (m: M, kind: number, seat = 0): string[] =>
  cardsIn(m, kind, seat).map((card) => lcg.defs[m.s.cards[card].def].id);
const types = (m: M, kind: number, seat = 0): string[] =>
  cardsIn(m, kind, seat).map((card) => lcg.defs[m.s.cards[card].def].type);

rule('LCG-SETUP-01', 'shuffle, heroes, first player, hands, quest, and only then the first round', () => {
  const found = (m: M) => [
    m.s.first,
    ids(m, ZONE.hand).length,
    ids(m, ZONE.quest),
    ids(m, ZONE.staging).length,
    m.s.round,
  ];
  const m = to(begin(), 'setup/first player');
  expect([types(m, ZONE.play), m.s.threat]).toEqual([
    ['hero', 'hero', 'hero'],
    [29, 29],
  ]);
  expect(found(m)).toEqual([0, 0, [], 0, 0]);
  expect(found(to(m, 'setup/opening hands'))).toEqual([1, 0, [], 0, 0]);
  expect(found(to(m, 'setup/quest deck'))).toEqual([1, 6, [], 0, 0]);
  expect(found(to(m, 'game/0.0'))).toEqual([1, 6, ['flies-and-spiders'], 2, 0]);
  expect(found(to(m, 'resource/1.1'))).toEqual([1, 6, ['flies-and-spiders'], 2, 1]);
});

describe('decks', () => {
  rule(['LCG-SETUP-02', 'LCG-CARD-10'], 'are shuffled, each by itself, without heroes and quest cards', () => {
    const [a, b] = ['one', 'two'].map((seed) => to(begin(seed), 'setup/first player'));
    for (const seat of [0, 1]) {
      expect(ids(a, ZONE.deck, seat)).not.toEqual(ids(b, ZONE.deck, seat));
      expect(ids(a, ZONE.deck, seat).toSorted()).toEqual(ids(b, ZONE.deck, seat).toSorted());
      expect(types(a, ZONE.deck, seat)).not.toContain('hero');
    }
    expect(ids(a, ZONE.encounterDeck)).not.toEqual(ids(b, ZONE.encounterDeck));
    expect(types(a, ZONE.encounterDeck)).not.toContain('quest');
    expect([types(a, ZONE.encounterDeck).includes('hero'), types(a, ZONE.stages).includes('hero')]).toEqual([
      false,
      false,
    ]);
  });

  rule(['LCG-SCEN-07', 'LCG-SETUP-02', 'LCG-SETUP-09'], 'of quest cards lie in the order of their stages', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const m = to(begin(seed), 'setup/quest deck');
      expect(cardsIn(m, ZONE.stages).map((card) => lcg.defs[m.s.cards[card].def].stage)).toEqual([1, 2, 3, 3]);
      to(m, 'game/0.0');
      expect(ids(m, ZONE.quest)).toEqual(['flies-and-spiders']);
      expect(ids(m, ZONE.stages)).toEqual(['a-fork-in-the-road', 'dont-leave-the-path', 'beorns-path']);
    }
  });

  rule('LCG-SCEN-06', 'of encounters hold the objectives', () => {
    const m = to(begin('x', { scenario: 'dol-guldur' }), 'setup/first player');
    const objectives = ids(m, ZONE.encounterDeck).filter(
      (id) => lcg.defs.find((d) => d.id === id)?.type === 'objective',
    );
    expect(objectives.toSorted()).toEqual(['dungeon-torch', 'gandalfs-map', 'shadow-key']);
  });
});

rule(['LCG-SETUP-03', 'LCG-SETUP-04'], 'threat is the sum of the heroes’ costs, and their pools are empty', () => {
  const players = [{ starter: 'spirit' }, { starter: 'lore' }];
  const m = to(begin('heroes', { players }), 'game/0.0');
  expect(ids(m, ZONE.play, 0)).toEqual(['eowyn', 'eleanor', 'dunhere']);
  expect(m.s.threat).toEqual([9 + 7 + 8, 8 + 12 + 10]);
  for (const card of m.s.cards) expect([card.resources, card.damage, card.progress]).toEqual([0, 0, 0]);
});

describe('the opening hand', () => {
  rule('LCG-SETUP-06', 'is the top 6 cards of the own deck', () => {
    const m = to(begin(), 'setup/opening hands');
    const top = [0, 1].map((seat) => ids(m, ZONE.deck, seat).toReversed().slice(0, 6));
    to(m, 'setup/mulligan');
    expect([ids(m, ZONE.hand, 0), ids(m, ZONE.hand, 1)]).toEqual(top);
    expect(ids(m, ZONE.deck, 0)).toHaveLength(24);
  });

  rule(['LCG-SETUP-07', 'LCG-SETUP-08'], 'can be changed once and as a whole, then it is kept', () => {
    const m = begin();
    expect([m.decision()?.seat, m.decision()?.options.map(({ id }) => id)]).toEqual([1, ['no', 'yes']]);
    const before = ids(m, ZONE.hand, 1);
    const all = [...before, ...ids(m, ZONE.deck, 1)].toSorted();
    m.answer('yes');
    expect(m.decision()?.seat).toBe(0);
    expect(ids(m, ZONE.hand, 1)).not.toEqual(before);
    expect(ids(m, ZONE.hand, 1)).toHaveLength(6);
    expect([...ids(m, ZONE.hand, 1), ...ids(m, ZONE.deck, 1)].toSorted()).toEqual(all);
    const kept = ids(m, ZONE.hand, 0);
    m.answer('no');
    expect([m.s.round, ids(m, ZONE.hand, 0).slice(0, 6)]).toEqual([1, kept]);
  });
});

describe('the scenario', () => {
  rule(['LCG-SETUP-10', 'LCG-SCEN-08'], 'is set up by side 1A before 1B says anything', () => {
    const mirkwood = to(begin(), 'stage/B');
    expect(ids(mirkwood, ZONE.staging)).toEqual(['forest-spider', 'old-forest-road']);
    const m = to(begin('anduin', { scenario: 'anduin' }), 'stage/A');
    const noTroll = cardsIn(m, ZONE.encounterDeck).filter(
      (card) => lcg.defs[m.s.cards[card].def].id === 'gladden-fields',
    );
    for (const card of noTroll.slice(0, 2)) move(m, card, ZONE.encounterDeck);
    to(m, 'stage/B');
    expect(ids(m, ZONE.staging)).toEqual(['gladden-fields', 'gladden-fields']);
    to(m, 'game/0.0');
    expect(ids(m, ZONE.staging)).toEqual(['gladden-fields', 'gladden-fields', 'hill-troll']);
  });

  rule('LCG-SETUP-11', 'what its cards set off is done completely', () => {
    const m = to(begin('anduin', { scenario: 'anduin' }), 'stage/A');
    const top = (id: string) =>
      move(
        m,
        cardsIn(m, ZONE.encounterDeck).find((card) => lcg.defs[m.s.cards[card].def].id === id)!,
        ZONE.encounterDeck,
      );
    for (const id of ['gladden-fields', 'pursued-by-shadow', 'eastern-crows']) top(id);
    to(m, 'stage/B');
    expect([ids(m, ZONE.staging), ids(m, ZONE.encounterDiscard)]).toEqual([
      ['eastern-crows', 'gladden-fields'],
      ['pursued-by-shadow'],
    ]);
    expect(m.s.threat).toEqual([32, 32]);
  });
});

describe('the first player', () => {
  const THREE = [{ starter: 'leadership' }, { starter: 'spirit' }, { starter: 'lore' }];
  const first = (votes: readonly number[], seed: string) => {
    const m = to(begin(seed, { players: THREE, votes }), 'game/0.0');
    return [0, 1, 2, SPECTATOR].map((viewer) => lcg.view(m, viewer).first);
  };
  const seeds = [...'abcdefghij'];

  rule('LCG-SETUP-05', 'is whom most of the players want, for all to see', () => {
    for (const seed of seeds) {
      expect(first([2, 2, 2], seed)).toEqual([2, 2, 2, 2]);
      expect(first([1, 0, 1], seed)).toEqual([1, 1, 1, 1]);
      expect(first([-1, 0, 0], seed)).toEqual([0, 0, 0, 0]);
    }
  });

  rule('LCG-SETUP-05', 'is drawn at random if they do not agree', () => {
    for (const votes of [
      [0, 1, 2],
      [1, -1, -1],
      [-1, -1, -1],
    ]) {
      const drawn = seeds.map((seed) => first(votes, seed));
      for (const seen of drawn) expect(new Set(seen).size).toBe(1);
      expect(new Set(drawn.map(([seat]) => seat))).toEqual(new Set([0, 1, 2]));
    }
  });

  test('votes that are not one for each player are refused', () => {
    for (const votes of [[0], [0, 1, 2, 0], 'me']) {
      expect(lcg.checkSetup({ players: THREE, votes } as never)).toMatchObject({
        ok: false,
        problem: ['lcg.setup.first', {}],
      });
    }
  });
});

test('the first player is whom the players name, or a random one, for all to see', () => {
  const first = (n: number, seed: string) => {
    const m = to(begin(seed, { first: n }), 'game/0.0');
    return [0, 1].map((seat) => lcg.view(m, seat).first);
  };
  expect([first(0, 'a'), first(1, 'a')]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  const random = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((seed) => first(-1, seed).join()));
  expect(random).toEqual(new Set(['0,0', '1,1']));
});
