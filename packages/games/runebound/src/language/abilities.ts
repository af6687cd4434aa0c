import { ADD, type Count, type Effect, effectVars, kindOf, type Modifier, seatOf } from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import type { RegionId, Terrain } from '../content/map.ts';
import type { Ability, Moment, Reaction, SiteKind, Use, Where } from '../defs.ts';
import type { M, RbState } from '../state.ts';
import { STAT, STAT_NAMES, statWords } from '../stats.ts';
import { FOUGHT, OWN, ZONE } from '../zones.ts';
import { block } from './fighting.ts';
import { literal, rb } from './language.ts';
import { sideOfCard, whenDamaged } from './moments.ts';

type Of<K extends 'combat' | 'action'> = Omit<Extract<Ability, { kind: K }>, 'kind' | 'name'>;
interface Named {
  readonly name?: Literal;
}

export const surge = (cost: number | 'X', effect: Effect, named: Named = {}): Ability => ({
  kind: 'surge',
  cost,
  effect,
  ...named,
});
export const combatAction = (of: Of<'combat'>, named: Named = {}): Ability => ({ kind: 'combat', ...of, ...named });
export const action = (
  of: Omit<Of<'action'>, 'actions'> & { readonly actions?: number },
  named: Named = {},
): Ability => ({
  kind: 'action',
  actions: 1,
  ...of,
  ...named,
});
export const free = (of: Use, named: Named = {}): Ability => ({ kind: 'free', ...of, ...named });
export const diceAbility = (of: Use, named: Named = {}): Ability => ({ kind: 'dice', ...of, ...named });
export const testAbility = (of: Use, named: Named = {}): Ability => ({ kind: 'test', ...of, ...named });

type Reacting = Omit<Reaction, 'effect'>;
export const forced = (moment: Moment, effect: Effect, of: Reacting = {}, named: Named = {}): Ability => ({
  ...{ kind: 'forced', moment, effect },
  ...of,
  ...named,
});
export const response = (moment: Moment, effect: Effect, of: Reacting = {}, named: Named = {}): Ability => ({
  ...{ kind: 'response', moment, effect },
  ...of,
  ...named,
});

/** A card of a hero changes that hero's values. */
const ownHero = (m: M, source: number, target: number): boolean =>
  kindOf(m, target) === ZONE.hero && seatOf(m, source) === seatOf(m, target);

type Bonus = { readonly [stat in 'body' | 'mind' | 'spirit' | 'health' | 'speed' | 'handLimit']?: number };

/** "+1 Körper, −1 Geist". */
const signed = (n: number | 'X', stat: number): Literal => {
  const sign = n === 'X' ? '+X' : n < 0 ? `−${-n}` : `+${n}`;
  return literal(`${sign} ${statWords[stat].de}`, `${sign} ${statWords[stat].en}`);
};

/** A lasting change of the own hero's values (RB-ATTRIBUTE-07, RB-HEALTH-01, RB-SPEED-02). */
export function bonus(of: Bonus): Ability {
  const entries = Object.entries(of).map(([name, n]) => ({ stat: STAT[name as keyof Bonus], n }));
  const modifiers = entries.map(
    ({ stat, n }): Modifier<RbState> => ({ stat, layer: ADD, zones: OWN, applies: ownHero, amount: () => n }),
  );
  const words = entries.map(({ stat, n }) => signed(n, stat));
  const text = literal(`${words.map(({ de }) => de).join(', ')}.`, `${words.map(({ en }) => en).join(', ')}.`);
  const adds = entries.map(({ stat, n }) => ({ stat: STAT_NAMES[stat], n }));
  return { kind: 'constant', modifiers, adds, text };
}

/** +X to a value of the own hero, where X is a count. */
export function bonusX(name: keyof Bonus, count: Count): Ability {
  const stat = STAT[name];
  const amountOf = rb.number(count);
  const { de, en } = typeof count === 'number' ? literal(`${count}`, `${count}`) : rb.say(rb.textOf(count));
  const modifier: Modifier<RbState> = {
    stat,
    layer: ADD,
    zones: OWN,
    applies: ownHero,
    amount: (m, source) => amountOf(m, effectVars(seatOf(m, source), source)),
  };
  const plus = signed('X', stat);
  return {
    kind: 'constant',
    modifiers: [modifier],
    adds: [{ stat: name, n: count }],
    text: literal(`${plus.de}; X ist ${de}.`, `${plus.en}; X is ${en}.`),
  };
}

/** An enemy has more health while it is fought. */
export function enemyBonus(count: Count): Ability {
  const amountOf = rb.number(count);
  const { de, en } = typeof count === 'number' ? literal(`${count}`, `${count}`) : rb.say(rb.textOf(count));
  const modifier: Modifier<RbState> = {
    stat: STAT.health,
    layer: ADD,
    zones: FOUGHT,
    applies: (m, source, target) => source === target && m.s.fight.on > 0,
    amount: (m, source) => amountOf(m, effectVars(m.s.fight.hero, source)),
  };
  return {
    kind: 'constant',
    modifiers: [modifier],
    adds: [{ stat: 'health', n: count }],
    text: literal(`+X Gesundheit; X ist ${de}.`, `+X health; X is ${en}.`),
  };
}

const FORBIDDEN = {
  surge: [
    STAT.mute,
    literal('Dein Gegner kann keine Energiefähigkeiten nutzen.', 'Your opponent cannot use surge abilities.'),
  ],
  retreat: [STAT.pinned, literal('Dein Gegner kann sich nicht zurückziehen.', 'Your opponent cannot retreat.')],
  shield: [STAT.unguarded, literal('Dein Gegner kann keine Schilde ausgeben.', 'Your opponent cannot spend shields.')],
} as const;

/** A prohibition for the opponent; nothing lifts it (RB-GOLDEN-04). */
export function foeCannot(what: keyof typeof FORBIDDEN): Ability {
  const [stat, text] = FORBIDDEN[what];
  const modifier: Modifier<RbState> = {
    stat,
    layer: ADD,
    zones: OWN | FOUGHT,
    applies: (m, source, target) => {
      const side = sideOfCard(m, source);
      const other = sideOfCard(m, target);
      return side >= 0 && other >= 0 && side !== other;
    },
    amount: () => 1,
  };
  return { kind: 'constant', modifiers: [modifier], adds: [], text };
}

/** Blocks some damage of every attack of a type (RB-DAMAGE-09). */
export const blocks = (n: number, type: 'physical' | 'magic' | 'enemy' | 'any' = 'any'): Ability =>
  forced(whenDamaged(type, true), block(n));

export const place = (...places: RegionId[]): Where => ({ places });
export const site = (...sites: SiteKind[]): Where => ({ sites });
export const wild = (...terrain: Terrain[]): Where => ({ terrain });
