import { below, cloneState, Match, seedWords } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing';
import { test } from 'vitest';
import { Checker } from '../../../testing/src/invariants.ts';
import { lcg } from './game.ts';
import { registry } from './registry.ts';

const N = Number(process.env.GAMES ?? 10);
const SEED = process.env.SEED ?? 's';
const quests = [
  ['mirkwood', 'A Fork in the Road', 1],
  ['mirkwood', "Don't Leave the Path!", 0],
  ['mirkwood', "Beorn's Path", 6],
  ['anduin', 'To the River...', 6],
  ['anduin', 'Anduin Passage', 13],
  ['anduin', 'Ambush on the Shore', 0],
  ['dol-guldur', "The Necromancer's Tower", 7],
  ['dol-guldur', 'Through the Caverns', 10],
  ['dol-guldur', 'Out of the Dungeons', 4],
] as const;
test('stages', { timeout: 590_000 }, () => {
  const by = (types: string[]) => registry.filter((d) => d.number <= 128 && types.includes(d.type));
  for (const [scenario, quest, progress] of quests)
    for (let g = 0; g < N; g++) {
      const luck = seedWords(`${SEED} ${quest} ${g}`);
      const pick = <T>(list: readonly T[]): T => list[below(luck, list.length)];
      const heroes = by(['hero']).map((d) => d.id);
      const seats = 1 + below(luck, 4);
      const cards = by(['ally', 'attachment', 'event']).map((d) => d.id);
      const enc = by(['enemy', 'location', 'treachery'])
        .map((d) => d.id)
        .filter((i) => i !== 'nazgul-of-dol-guldur');
      const places = by(['enemy', 'location'])
        .map((d) => d.id)
        .filter((i) => i !== 'nazgul-of-dol-guldur');
      const enemies = by(['enemy']).map((d) => d.id);
      const many = <T>(n: number, f: () => T): T[] => Array.from({ length: n }, f);
      const objectives = scenario === 'dol-guldur' ? ['shadow-key', 'dungeon-torch', 'gandalfs-map'] : [];
      let t;
      try {
        t = table('lcg', {
          scenario,
          quest,
          progress,
          players: many(seats, () => ({
            threat: below(luck, 20),
            heroes: many(3, () => ({
              card: heroes.splice(below(luck, heroes.length), 1)[0],
              resources: below(luck, 6),
            })),
            hand: many(6, () => pick(cards)),
            deck: many(12, () => pick(cards)),
            engaged: many(below(luck, 2), () => pick(enemies)),
          })),
          staging: [...objectives, ...many(below(luck, 4), () => pick(places))],
          aside: scenario === 'dol-guldur' && quest !== 'Out of the Dungeons' ? ['nazgul-of-dol-guldur'] : [],
          encounterDeck: many(25, () => pick(enc)),
        });
        const m = t.m;
        m.log = null;
        if (quest === 'Through the Caverns') {
          const card = m.s.zones[m.layout.zone(0, 0)][0];
          const { zones, cards: cs } = m.s;
          zones[cs[card].zone].splice(zones[cs[card].zone].indexOf(card), 1);
          cs[card].zone = m.layout.zone(18, 0);
          cs[card].form = 3;
          zones[cs[card].zone].push(card);
          m.load(m.s);
        }
        let checker = new Checker(lcg, m.s, seedWords('r'));
        m.log = (line) => checker.line(line);
        let n = 0;
        for (; ; n++) {
          const d = m.decision();
          const next = d ? pick(d.options).id : null;
          if (n % Number(process.env.EVERY ?? 1) === 0 || !d) { try { checker.check(m, next); } catch (e) { if (!/by what follows/.test((e as Error).message)) throw e; checker = new Checker(lcg, m.s, seedWords('r' + n)); } }
          if (next === null) break;
          const r = m.answer(next);
          if (r) throw new Error('refused ' + next);
          if (n > 20000) throw new Error('no end');
        }
        console.log(quest, g, seats, n, m.s.over?.reason, t.quest?.());
      } catch (e) {
        console.log(
          'FAIL',
          quest,
          g,
          SEED,
          (e as Error).message,
          (e as Error).stack?.split('\n').slice(1, 9).join('\n'),
        );
      }
    }
});
