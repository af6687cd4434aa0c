import { did, type Effect, effectVars, type Node, question } from '@tafelrunde/kernel';
import { hexes, isWilderness } from '../content/map.ts';
import type { Where } from '../defs.ts';
import { hexesWithin, playerOrder } from '../players.ts';
import { spotOption } from '../rules/move.ts';
import type { M, RbOption } from '../state.ts';
import { later, literal, rb, some } from './language.ts';
import type { RbNode } from './nodes.ts';
import { whereWords } from './words.ts';

interface EachNode extends Node {
  readonly effect: Effect;
  readonly others: boolean;
}

const eachNode = rb.effect<EachNode>('each-hero', {
  assemble: ({ effect, others }, a, l) => {
    const { name } = l.compile(`${a.name}/${a.next}`, [effect]);
    const at = a.local<number>('at');
    const loop = a.label();
    const end = a.label();
    a.run((_m, v) => {
      at.set(v, 0);
    });
    a.place(loop);
    a.run((m, v) => {
      const order = playerOrder(m);
      const i = at.of(v);
      if (i >= order.length) return m.jump(end.step);
      at.set(v, i + 1);
      m.jump(loop.step);
      if (others && order[i] === v.seat) return;
      did(v);
      m.callByName(name, effectVars(order[i], v.source));
    });
    a.place(end);
  },
  text: ({ effect, others }, l) => {
    const { de, en } = l.say(l.textOf(effect));
    return others
      ? literal(`jeder andere Held in Spielerreihenfolge: ${de}`, `each other hero in player order: ${en}`)
      : literal(`jeder Held in Spielerreihenfolge: ${de}`, `each hero in player order: ${en}`);
  },
});
/** Every hero for himself, in player order (RB-ORDER-02). */
export const eachHero = (effect: Effect): Effect => eachNode({ effect, others: false });

/** Whether a zombie or a hero stands on a hex, for the time of one question; nothing of it is state. */
const taken: boolean[] = hexes.map(() => false);

function mark(list: readonly number[], isTaken: boolean): void {
  for (let i = 0; i < list.length; i++) if (list[i] >= 0) taken[list[i]] = isTaken;
}

/** Those of the hexes on which neither a zombie nor a hero stands, as options. */
function openSpots({ s }: M, among: readonly RbOption[]): RbOption[] {
  mark(s.zombies, true);
  mark(s.hex, true);
  // A whole copy first: a list of 170 hexes that grows as it is filled is copied five times.
  const open = among.slice();
  let n = 0;
  for (let i = 0; i < among.length; i++) if (!taken[among[i].n]) open[n++] = among[i];
  while (open.length > n) open.pop();
  mark(s.zombies, false);
  mark(s.hex, false);
  return open;
}

/** The hexes that are meant: all of the wilderness unless it is said where. */
function wildHexes(where: Where | null): readonly number[] {
  return where === null ? hexes.flatMap((_, hex) => (isWilderness(hex) ? [hex] : [])) : hexesWithin(where);
}

const zombiesNode = rb.effect<RbNode<'place-zombies'>>('place-zombies', {
  assemble: ({ n, where }, a) => {
    const spots = wildHexes(where).map(spotOption);
    for (let i = 0; i < n; i++) {
      a.ask(
        (m, v) => {
          const options = openSpots(m, spots);
          return options.length === 0
            ? null
            : question(v.seat, 'place', ['rb.ask.zombie'], options, undefined, v.source);
        },
        (m, v, answer) => {
          m.s.zombies.push(answer.n);
          did(v);
          if (m.log) m.say(['rb.log.zombie', { hex: { name: `hex:${answer.n}` } }], [], 'RB-ZOMBIE-01');
        },
      );
    }
  },
  text: ({ n, where }) => {
    const { de, en } = some(n, literal('Zombie', 'zombie'), literal('Zombies', 'zombies'));
    const place = where ? whereWords(where) : literal('in der Wildnis', 'in the wilderness');
    const spot = n === 1 ? literal('ein freies Feld', 'a free hex') : literal('freie Felder', 'free hexes');
    return literal(`lege ${de} auf ${spot.de} ${place.de}`, `place ${en} on ${spot.en} ${place.en}`);
  },
});
export const placeZombies = (n: number): Effect => zombiesNode({ n, where: null });
/** Resolved once the markets are stocked, for setup abilities (RB-SETUP-23). */
export const afterSetup = (effect: Effect): Effect => later('setup-end', effect);
