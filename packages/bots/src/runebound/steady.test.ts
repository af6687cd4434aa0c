import { below, type Match, type Option, seedWords, startMatch } from '@tafelrunde/kernel';
import { gemOn, hexesOf, type RbDef, type RbState, runebound, ZONE } from '@tafelrunde/runebound';
import { table } from '@tafelrunde/testing/runebound';
import { describe, expect, test } from 'vitest';
import { skill } from './index.ts';
import { villainOdds } from './odds.ts';
import { RbSight } from './sight.ts';
import { wayTo } from './ways.ts';

const luck = seedWords('steady');

function thumb(m: Match<RbState>): Option {
  const decision = m.decision()!;
  return skill.steady(skill.look(m, decision.seat), decision, luck, null);
}

/** Who wins a game of two, in which one seat goes by rules of thumb and the other by chance. */
function duel(seed: string, steady: number): readonly number[] {
  const started = startMatch(runebound, { players: 2, scenario: 'margath', heroes: ['corbin', 'mok'] }, seed);
  if (!started.ok) throw new Error(seed);
  const m = started.value;
  for (let decision = m.decision(); decision !== null; decision = m.decision()) {
    const { options, seat } = decision;
    m.take(seat === steady ? thumb(m) : options[below(luck, options.length)]);
  }
  return m.s.over!.winners;
}

const other = { hero: 'laurel', at: 'forge' } as const;

describe('rules of thumb for Runebound', () => {
  test('beat chance from either seat', () => {
    let won = 0;
    for (let i = 0; i < 10; i++) won += duel(`duel ${i}`, i % 2).includes(i % 2) ? 1 : 0;
    expect(won).toBeGreaterThanOrEqual(7);
  });

  test('finish most of the quests they have drawn', () => {
    const drawn = new Set<string>();
    let left = 0;
    for (let game = 0; game < 8; game++) {
      const started = startMatch(runebound, { players: 2, scenario: 'margath' }, `quests ${game}`);
      if (!started.ok) throw new Error('the setup is refused');
      const m = started.value;
      const questsOf = (seat: number): readonly number[] => m.s.zones[m.layout.zone(ZONE.quests, seat)];
      for (let decision = m.decision(); decision !== null; decision = m.decision()) {
        for (const seat of [0, 1]) for (const card of questsOf(seat)) drawn.add(`${game} ${card}`);
        m.take(decision.options.length === 1 ? decision.options[0] : thumb(m));
      }
      left += questsOf(0).length + questsOf(1).length;
    }
    expect(drawn.size).toBeGreaterThan(30);
    expect(left / drawn.size).toBeLessThan(0.2);
  });

  test('sell a poor weapon for a good one, and buy what helps most', () => {
    const t = table('runebound', {
      players: [{ hero: 'corbin', at: 'tamalir', gold: 8, assets: ['Throwing Knives'] }, other],
      markets: [['Broadsword', 'Backpack', 'Short Bow']],
    });
    t.choose('Shop').choose(thumb(t.m).id);
    expect(t.assets(0)).toEqual([]);
    t.choose(thumb(t.m).id);
    expect(t.assets(0)).toEqual(['Broadsword']);
  });

  test('strike at once when that ends the fight, and keep still where it would end one’s own', () => {
    const t = table('runebound', {
      players: [{ hero: 'corbin', at: [8, 5], damage: 8 }, other],
      decks: { combat: ['Highwaymen'] },
    });
    t.fight('adventure', { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'] });
    const { fight, cards } = t.m.s;
    // Two damage of four would come back to a hero with two health left.
    fight.reflect = 2;
    expect(thumb(t.m).key).not.toBe('rb.option.attack-physical');
    cards[fight.enemy].damage = 2;
    expect(thumb(t.m).key).toBe('rb.option.attack-physical');
  });

  test('spend cards on a test that fails, and none on one that succeeds', () => {
    const skills = (runebound.defs as readonly RbDef[]).filter(({ type }) => type === 'skill');
    const without = skills.filter(({ stars }) => stars === 0).map(({ id }) => id);
    const starred = skills.filter(({ stars }) => stars > 0).map(({ id }) => id);
    const tried = (skillDeck: readonly string[]): Option => {
      const t = table('runebound', {
        players: [{ hero: 'mok', at: [9, 8], hand: ['Smite', 'Prayer'] }, other],
        decks: { social: ['Family Matters'] },
        skillDeck,
      });
      t.choose('adventure', 'Reconcile');
      return thumb(t.m);
    };
    expect(tried(without.filter((id) => id !== 'smite' && id !== 'prayer').slice(0, 5)).id).toBe('exert');
    expect(tried(starred.filter((id) => id !== 'smite' && id !== 'prayer').slice(0, 5)).key).toBe(
      'rb.option.test-done',
    );
  });

  test('go for the villain when time is short, however bad the chance', () => {
    const late = table('runebound', {
      players: [{ hero: 'corbin', at: 'cursed-ruins' }, other],
      ...{ act: 2, space: 12, round: 26, villain: 'cursed-ruins' },
    });
    expect(villainOdds(new RbSight(late.m, 0))).toBeLessThan(0.1);
    expect(thumb(late.m).key).toBe('rb.option.villain');
    const early = table('runebound', {
      players: [{ hero: 'corbin', at: 'firmament' }, other],
      ...{ act: 2, space: 2, round: 14, villain: 'firmament' },
    });
    expect(thumb(early.m).key).not.toBe('rb.option.villain');
  });

  test('go for the villain before a rival does who is about as strong, and wait where there is none', () => {
    const ready = { assets: ['Truesight Bow', 'Spiked Armor'], skills: ['Marksmanship', 'Steadfast'], story: 5 };
    const choice = (rival: object): Option => {
      const t = table('runebound', {
        players: [
          { hero: 'corbin', at: 'firmament', ...ready },
          { hero: 'laurel', at: 'madness-pass', ...rival },
        ],
        ...{ act: 2, space: 4, round: 16, villain: 'firmament' },
      });
      const chance = villainOdds(new RbSight(t.m, 0));
      expect(chance).toBeGreaterThan(0.55);
      expect(chance).toBeLessThan(0.9);
      return thumb(t.m);
    };
    expect(choice({}).key).not.toBe('rb.option.villain');
    const strong = {
      assets: ['Blade of Valor', 'Mana Armor', 'Rune Shard'],
      skills: ['Pounce', 'Second Wind'],
      story: 5,
    };
    expect(choice(strong).key).toBe('rb.option.villain');
  });

  test('look where the dice lead before they choose an adventure', () => {
    const t = table('runebound', { players: [{ hero: 'corbin', at: [8, 6], gold: 0 }, other] });
    t.choose('move').setDice('plains', 'plains', 'plains');
    while (t.offers('Stay')) t.choose(thumb(t.m).id);
    expect(gemOn[t.m.s.hex[0]]).toBeGreaterThanOrEqual(0);
    expect(thumb(t.m).key).toBe('rb.option.adventure');
  });

  test('heal in the middle of the last fight, and only as much as hurts', () => {
    const against = (damage: number): string => {
      const t = table('runebound', {
        players: [{ hero: 'corbin', at: 'firmament', skills: ['Survivalist'], hand: ['Smite'], damage }, other],
        ...{ act: 2, villain: 'firmament' },
      });
      t.fight('villain', { own: ['corbin-3 agility'], foe: ['enemy-1 enemy'] });
      return thumb(t.m).key;
    };
    expect(against(5)).toBe('rb.option.use');
    expect(against(1)).not.toBe('rb.option.use');
  });

  test('strike first, as the villain, where the blow could come back later', () => {
    const first = (...own: string[]): string => {
      const t = table('runebound', {
        players: [{ hero: 'thorn', at: 'firmament' }, other],
        ...{ act: 2, villain: 'firmament' },
      });
      t.fight('villain', { own, foe: ['enemy-1 enemy', 'enemy-3 surge'], turn: 1 });
      return thumb(t.m).key;
    };
    expect(first('thorn-1 surge', 'thorn-3 magic')).toBe('rb.option.attack-enemy');
    expect(first('thorn-3 magic')).toBe('rb.option.surge');
  });

  test('know roads as short and mountains as long', () => {
    const [tamalir] = hexesOf('tamalir');
    const [forge] = hexesOf('forge');
    const way = wayTo(forge, 3);
    expect(way[forge]).toBe(0);
    expect(way[tamalir]).toBeGreaterThan(1.5);
    expect(wayTo(forge, 5)[tamalir]).toBeLessThan(way[tamalir]);
  });
});
