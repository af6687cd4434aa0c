import { type HexGiven, type RbGiven, type RbTable, table } from '@tafelrunde/testing/runebound';
import { describe, expect, it } from 'vitest';
import { settle, titleOf, watch } from '../../test/watch.ts';
import { hexes } from '../content/map.ts';
import { runebound } from '../game.ts';

/** Zombies that come with it, where it is tried, and what its outcomes need (dice, a price, successes of a test) and bring. */
const quests = `
visions-of-dawn 0 @echo-lake | W: story+1 | WC: story+2
depths-of-the-lake-of-tears 0 @lake-of-tears | W: story+1 | WW: story+2
the-old-lair 0 @fangs-of-mennara | M: story+1 | MM: damage+2 story+2
the-smith-who-knew 0 @yrthwrights-forge | 2 gold: gold-2 story+2
bones-beneath-the-hedge 0 @hedge | F: story+1 | FF: story+2 delayed
songs-of-the-elders 0 @town/shrine | mind 1: story+1 | mind 2: story+2
the-watch-on-the-wall 0 @fortress | body 1: story+1 | body 2: story+1 combat+1
the-gates-of-caer-loek 1 @caer-loek | PP: story+1
the-drowned-bell 1 @lake-kernan | W: zombies-1 | WC: story+1 zombies-1
oath-of-the-dead 2 @valley-of-souls | H: zombies-2 | HM: story+1
the-warden-of-the-stumps 1 @stump-wood | F: story+1
muster-of-the-free 1 @town/fortress | spirit 1: story+1
the-price-of-bread 1 @town | 3 gold: gold-3 story+1
`;

const rows = quests
  .trim()
  .split('\n')
  .map((line) => {
    const [head, ...outcomes] = line.split(' | ');
    const [id, zombies, places] = head.split(' ');
    return { id, zombies: Number(zombies), places: places.slice(1).split('/'), outcomes };
  });
const outcomes = rows.flatMap(({ id, places, outcomes }) =>
  outcomes.map((outcome, i) => ({
    id,
    places,
    outcome,
    i,
    need: outcome.split(': ')[0],
    brings: outcome.split(': ')[1],
  })),
);

const scenarioOf = (id: string): 'margath' | 'vorakesh' =>
  runebound.defs.find((def) => def.id === id)?.scenario === 'vorakesh' ? 'vorakesh' : 'margath';

const STARS = ['Mountaineering', 'Pounce'];
const BLANKS = ['Steadfast', 'Tireless', 'Bear’s Strength', 'Bark Skin'];
const DICE: Readonly<Record<string, string>> = {
  ...{ P: 'plains', F: 'plains/forest', H: 'plains/hills', M: 'mountain/water', W: 'mountain/water', C: 'compass' },
};

/** Lissa, who has 2 of every attribute, tries a story quest. */
function attempt(id: string, at: HexGiven, given: Partial<RbGiven> = {}, gold = 5): RbTable {
  return table('runebound', {
    scenario: scenarioOf(id),
    players: [
      { hero: 'lissa', at, gold, hand: ['Veteran'] },
      { hero: 'laurel', at: 'forge' },
    ],
    storyTrack: [id],
    zombies:
      scenarioOf(id) === 'vorakesh'
        ? [
            [7, 4],
            [8, 5],
            [3, 3],
          ]
        : [],
    ...given,
  });
}

/** Every hex with that name or such a site. */
const hexesAt = (place: string): HexGiven[] =>
  hexes.filter(({ region, site }) => region === place || site === place).map(({ row, col }) => [row, col] as const);

describe('every story quest', () => {
  it.each(outcomes)('$id, $outcome', ({ id, places, need, brings, i }) => {
    const at = hexesAt(places[0])[0];
    const name = `Attempt ${titleOf(id)}`;
    const test = /^(body|mind|spirit) (\d)$/.exec(need);
    const successes = Number(test?.[2] ?? 0);
    const t = attempt(id, at, test ? { skillDeck: [...STARS.slice(0, successes), ...BLANKS] } : {});
    const changed = watch(t, id);
    t.choose(name);
    if (test) {
      expect(t.zone('revealed')).toHaveLength(2);
      t.choose('Take the result');
    } else if (!need.endsWith('gold')) {
      const dice = [...need].map((symbol) => DICE[symbol]);
      t.setDice(...[...dice, ...Array(3).fill(/[MW]/.test(need) ? 'plains' : 'mountain/water')].slice(0, 3));
      t.choose('Keep');
    }
    t.choose(`n${i}`);
    settle(t, t.hexId([7, 4]), t.hexId([8, 5]));
    expect(changed()).toBe(brings.replace(' delayed', ''));
    // Whoever is delayed stands up first.
    expect(t.actions).toBe(brings.endsWith('delayed') ? 1 : 2);
    expect([t.zone('storyTrack'), t.zone('storyDiscard')]).toEqual([[], [titleOf(id)]]);

    if (successes > 0) {
      const less = attempt(id, at, { skillDeck: [...STARS.slice(0, successes - 1), ...BLANKS] });
      expect(less.choose(name, 'Take the result').offers(`n${i}`)).toBe(false);
    }
    if (need.endsWith('gold')) expect(attempt(id, at, {}, Number(need[0]) - 1).offers(name)).toBe(false);
  });

  it.each(rows)('$id is tried at $places and nowhere else', ({ id, places }) => {
    const there = places.flatMap(hexesAt).map(String);
    const tried = hexes
      .filter(({ site, region }) => site !== '' || region !== '')
      .map(({ row, col }) => [row, col] as const)
      .filter((hex) => attempt(id, hex, { zombies: [] }).offers(`Attempt ${titleOf(id)}`));
    expect(tried.map(String).sort()).toEqual(there.sort());
  });

  it.each(rows)('$id comes with $zombies zombies', ({ id, zombies }) => {
    const { t, all } = drawn(id);
    settle(t);
    expect(all.map((changed) => changed())).toEqual(Array(2).fill(zombies === 0 ? '' : `zombies+${zombies}`));
    expect(t.zone('storyTrack')).toEqual([titleOf(id)]);
  });

  it('is in the list', () => {
    const all = runebound.defs.filter(({ type }) => type === 'storyQuest').map(({ id }) => id);
    expect(rows.map(({ id }) => id).sort()).toEqual(all.sort());
  });
});

/** A story card is drawn at the end of a round of two. */
function drawn(id: string, skillDeck: readonly string[] = []) {
  const hero = { gold: 3, damage: 4, hand: ['Veteran'] };
  const t = table('runebound', {
    scenario: scenarioOf(id),
    players: [
      { hero: 'lissa', at: 'tamalir', ...hero },
      { hero: 'mok', at: 'forge', ...hero, hand: ['Zeal'] },
    ],
    active: 1,
    space: 1,
    storyDeck: [id],
    skillDeck,
  });
  t.playTo('game/time');
  const all = [0, 1].map((seat) => watch(t, id, seat));
  t.go();
  return { t, all };
}

describe('every story card', () => {
  it.each([
    ['fire-in-the-sky', ['n0', 'n1'], [], ['gold-1', 'damage+2']],
    ['tidings-from-tamalir', [], [], ['hand+1', 'hand+1']],
    ['dragon-hunt', ['Take the result', 'Take the result'], ['Pounce', 'Steadfast', 'Tireless'], ['story+1', '']],
    ['the-dead-walk', ['', ''], [], ['zombies+2', 'zombies+2']],
    ['cold-breath', [''], [], ['damage+1 zombies+1', 'damage+1 zombies+1']],
    ['a-light-in-the-window', ['n0', 'n1'], [], ['damage-4', 'hand+1']],
    [
      'harvest-of-graves',
      ['', '', 'Take the result', 'Take the result'],
      ['Pounce', 'Steadfast', 'Tireless', 'Bark Skin'],
      ['gold+1 zombies+2', 'damage+1 zombies+2'],
    ],
  ])('%s', (id, answers, skillDeck, changes) => {
    const { t, all } = drawn(id, skillDeck);
    for (const answer of answers) t.choose(answer || t.options()[0].id);
    expect(t.prompt).toMatch(/^Your turn/);
    expect(all.map((changed) => changed())).toEqual(changes);
    expect(t.zone('storyDiscard')).toEqual([titleOf(id)]);
  });

  it('is in the list', () => {
    const all = runebound.defs.filter(({ type }) => type === 'story').map(({ id }) => id);
    expect(all).toHaveLength(7);
  });
});
