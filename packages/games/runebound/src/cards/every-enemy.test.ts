import { type FightLayout, table } from '@tafelrunde/testing/runebound';
import { describe, expect, it } from 'vitest';
import { titleOf, watch } from '../../test/watch.ts';
import { runebound } from '../game.ts';

/** Deck and health of each enemy, what defeating it brings, then its abilities: the surge each takes, and what it does. */
const enemies = `
combat undead-horde 3 | gold+2 | 1 casts again | 1 mutes
combat kobolds 4 | gold+1 | 1 damage+2 | 2 removes token
combat highwaymen 4 | gold+1 or combat+1 | 1 removes shield | 2 damage+3
combat deep-elf 5 | gold+2 | 1 flips | 2 damage+3
combat rebels 5 | gold+1 | 1 damage+2 | 2 foe-2
combat razorwing 5 | gold+2 | 1 recasts 1 | 1 damage+1 | 3 damage+4
combat great-dragon 5 | gold+2 or combat+1 | 1 later damage+3 | 2 removes all magic
combat reanimates 5 | gold+2 | X damage+X
combat rogue-orc 6 | gold+2 | 1 damage+2 | 2 foe-2 | 3 damage+5
combat beastman 6 | gold+2 | 1 removes agility | 2 damage+3
combat moon-cat 6 | gold+2 or combat+1 | 1 recasts 2 | 2 damage+3
combat warlock 6 | gold+2 | 1 removes all magic | 2 foe-2 | 3 damage+4
combat dreadbringer 7 | gold+3 | 1 removes all shield | 2 foe-2 | 3 damage+5
combat ettin 7 | gold+3 | 1 damage+2 | 2 removes physical
combat stone-golem 7 | gold+3 or combat+1 | blocks physical | 2 damage+3
combat barrow-wyrm 8 | gold+3 | 1 removes physical | 2 damage+2 | 3 foe-4
combat dragon-hybrid 6 | gold+2 or story+1 | 1 damage+2 | 2 removes all magic
combat hill-giant 8 | gold+3 | 1 damage+2 | 3 damage+5
combat dragon-cultist 5 | gold+2 or story+1 | 1 damage+2 | 2 foe-2
combat wyvern 6 | gold+2 or story+1 | 1 recasts 1 | 2 damage+3
combat drake-rider 7 | gold+3 or story+1 | 1 removes shield | 2 damage+3 | 3 damage+5
combat flame-warden 5 | gold+2 or story+1 | 1 later damage+2 | 2 damage+3
combat scale-guard 7 | gold+3 or story+1 | blocks physical | 2 damage+3
combat ash-wyrm 8 | gold+3 or story+1 | 1 damage+2 | 2 removes all shield | 3 foe-4
combat death-knight 6 | gold+3 | 1 removes all shield | 2 damage+3 | 3 damage+5
combat dread-prophet 6 | gold+2 | 1 recasts 1 | 2 damage+3 | 3 damage+5
combat ghoul 5 | gold+2 or combat+1 | 1 damage+1 foe-1 | 2 damage+3 | 3 damage+4
combat bone-dragon 8 | gold+3 | 1 damage+2 | 2 removes all physical | 3 damage+5
combat wraith 6 | gold+2 | blocks physical | 1 damage+2
combat necromancer 5 | gold+2 or story+1 | 1 casts again | 2 foe-2 | 3 damage+4
combat grave-guard 7 | gold+3 | 1 removes physical | 2 damage+3 | 3 damage+5
combat plague-bearer 7 | gold+3 | 2 damage+3 | 3 damage+4
exploration sorceress 4 | gold+2 or exploration+1 | 1 flips | 2 removes all physical
exploration rune-hound 5 | gold+2 | blocks magic | 1 damage+2
exploration cave-spider 5 | gold+2 | 1 removes agility | 2 damage+3
exploration cliff-drake 5 | gold+2 or story+1 | 1 removes agility | 2 damage+3
exploration lore-thief 4 | story+1 | 1 flips | 2 damage+2
exploration crypt-bats 4 | gold+1 | 1 recasts 1 | 2 damage+2
exploration restless-dead 5 | gold+2 or exploration+1 | 1 casts again | 2 damage+3
social cutpurses 4 | gold+2 | 1 recasts 1 | 2 damage+3
social tavern-brawler 5 | gold+2 or social+1 | 1 damage+2 | 2 foe-2
social margaths-spy 5 | gold+2 or story+1 | 1 mutes | 2 damage+3
social grave-robbers 5 | gold+3 | 1 removes shield | 2 damage+3
`;

const rows = enemies
  .trim()
  .split('\n')
  .map((line) => {
    const [head, reward, ...abilities] = line.split(' | ');
    const [deck, id, health] = head.split(' ');
    return { deck: deck as keyof typeof GEMS, id, health: Number(health), rewards: reward.split(' or '), abilities };
  });
type Enemy = (typeof rows)[number];
const surges = rows.flatMap((enemy) =>
  enemy.abilities.filter((does) => /^\d/.test(does)).map((does) => ({ enemy, id: enemy.id, does })),
);

const GEMS = { combat: [8, 5], exploration: [1, 7], social: [9, 8] } as const;
interface Pool {
  readonly hero: string;
  readonly own: readonly string[];
}
const MOK: Pool = { hero: 'mok', own: ['mok-1 magic', 'mok-2 agility', 'mok-3 surge'] };
/** Heroes with more than one token of a kind. */
const POOLS: Readonly<Record<string, Pool>> = {
  magic: { hero: 'thorn', own: ['thorn-1 magic', 'thorn-2 magic', 'thorn-3 magic'] },
  physical: { hero: 'hawthorne', own: ['hawthorne-1 physical', 'hawthorne-2 physical', 'hawthorne-3 physical'] },
  agility: { hero: 'lissa', own: ['lissa-2 agility', 'lissa-3 agility'] },
  shield: { hero: 'corbin', own: ['corbin-2 shield', 'A10 shield'] },
};

/** What a surge ability is called where it may be used. */
const LABELS: readonly (readonly [RegExp, string])[] = [
  [/^later/, 'at the end of this combat round'],
  [/^damage\+(\d) foe-(\d)/, 'deal $1 damage to your opponent; heal $2 damage'],
  [/^damage\+(\d)$/, 'deal $1 damage to your opponent'],
  [/^foe-(\d)$/, 'heal $1 damage'],
  [/^removes all/, 'remove all'],
  [/^removes/, 'remove one'],
  [/^recasts 1/, 'recast one token'],
  [/^recasts 2/, 'recast up to 2 tokens'],
  [/^flips/, 'flip one token'],
  [/^casts again/, 'recast one of your spent tokens'],
  [/^mutes/, 'your opponent cannot use surge abilities'],
];

/** A fight with an enemy that has that much surge in its pool. */
function meets({ deck, id }: Enemy, { hero, own } = MOK, surge = 0, layout: FightLayout = {}) {
  const scenario = runebound.defs.find((def) => def.id === id)?.scenario === 'vorakesh' ? 'vorakesh' : 'margath';
  const given = { hero, at: GEMS[deck], skills: ['Smite'], assets: hero === 'corbin' ? ['Chain Mail'] : [] };
  const t = table('runebound', {
    scenario,
    act: 2,
    players: [given, { hero: 'laurel', at: 'forge' }],
    decks: { [deck]: [id] },
  });
  const foe = [[], ['enemy-3 surge'], ['enemy-3 surge', 'elite surge'], ['enemy-3 surge', 'elite surge']][surge];
  t.fight('adventure', { own, foe, turn: surge > 0 ? 1 : 0, ...layout });
  if (surge === 3) {
    t.lay({ own, foe: [...foe, 'enemy-5 double'], turn: 1, ...layout });
    t.m.s.fight.liesOn[t.slot(1, 'enemy-3')] = t.slot(1, 'enemy-5');
    t.m.load(t.m.s);
  }
  return t;
}

describe('every enemy', () => {
  it.each(surges)('$id: $does', ({ enemy, does }) => {
    const [cost, what] = [Number(does[0]), does.slice(2)];
    const pool = POOLS[what.split(' ').at(-1) ?? ''] ?? MOK;
    const [pattern, words] = LABELS.find(([kind]) => kind.test(what)) ?? [/^$/, ''];
    const label = what.replace(pattern, words).slice(0, words.length);
    if (cost > 1) expect(meets(enemy, pool, cost - 1, { enemyDamage: 2 }).offers(label)).toBe(false);

    const t = meets(enemy, pool, cost, { enemyDamage: enemy.health > 4 ? 4 : 2 });
    const before = { damage: t.damage(0), foe: t.enemyDamage(), own: t.pool(0) };
    if (what.startsWith('recasts')) t.willCast('mok-1 double', 'mok-2 shield');
    t.choose(label);
    const deltas = (): string => {
      const changes = { damage: t.damage(0) - before.damage, foe: t.enemyDamage() - before.foe };
      return Object.entries(changes)
        .filter(([, n]) => n !== 0)
        .map(([name, n]) => `${name}${n > 0 ? '+' : ''}${n}`)
        .join(' ');
    };
    if (what.startsWith('removes')) {
      const all = what.startsWith('removes all');
      if (!all) t.least();
      expect(before.own.length - t.pool(0).length).toBe(all ? before.own.length : 1);
    } else if (what.startsWith('recasts')) {
      t.choose(`t${t.slot(0, 'mok-1')}`);
      if (what.endsWith('2')) t.choose(`t${t.slot(0, 'mok-2')}`);
      const turned = t.pool(0).filter((token) => !before.own.includes(token));
      expect(turned).toEqual(['mok-1 double', 'mok-2 shield'].slice(0, Number(what.at(-1))));
    } else if (what === 'flips') {
      t.choose(`t${t.slot(0, 'mok-1')}`);
      expect(t.pool(0)).toEqual(['mok-1 double', 'mok-2 agility', 'mok-3 surge']);
    } else if (what === 'casts again') {
      t.choose(`t${t.slot(1, 'enemy-3')}`);
      expect(t.pool(1).map((token) => token.split(' ')[0])).toEqual(['enemy-3']);
    } else if (what === 'mutes') {
      expect(t.asked).toBe(0);
      expect(t.offers('Smite')).toBe(false);
      expect(meets(enemy).offers('Smite')).toBe(true);
    } else if (what.startsWith('later')) {
      expect(deltas()).toBe('');
      t.choose('Pass');
      expect(deltas()).toBe(what.replace('later ', ''));
    } else {
      expect(deltas()).toBe(what);
    }
  });

  it.each(rows)('$id: health $health, then $rewards', (enemy) => {
    const { id, health, rewards } = enemy;
    expect(meets(enemy).enemyHealth()).toBe(health);
    for (const [i, reward] of rewards.entries()) {
      const t = meets(enemy, MOK, 0, { enemyDamage: health - 1 });
      const changed = watch(t, id);
      t.choose('Attack');
      if (rewards.length > 1) t.choose(t.options()[i].id);
      expect(t.fighting).toBe(false);
      expect(changed()).toBe(reward);
      expect(t.trophies(0)).toContain(titleOf(id));
    }
  });

  it.each(rows.filter(({ abilities }) => abilities.some((does) => does.startsWith('blocks'))))(
    '$id: $abilities.0 of attacks, the first of it',
    (enemy) => {
      for (const [kind, { hero, own }] of Object.entries({ magic: POOLS.magic, physical: POOLS.physical })) {
        const t = meets(enemy, { hero, own: [...own] });
        const dealt = { magic: 3, physical: 4 }[kind] as number;
        t.choose(`Attack: ${dealt} ${kind} damage`);
        expect(t.enemyDamage()).toBe(enemy.abilities[0] === `blocks ${kind}` ? dealt - 1 : dealt);
      }
    },
  );

  it('is in the list', () => {
    const all = runebound.defs.filter(({ type }) => type === 'enemy').map(({ id }) => id);
    expect(rows.map(({ id }) => id).sort()).toEqual(all.sort());
  });
});
