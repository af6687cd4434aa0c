import {
  AbilityOptions,
  type CardIx,
  cardName,
  effectVars,
  type Seat,
  seatName,
  use,
  usesOf,
} from '@tafelrunde/kernel';
import type { RbDef, UseDef } from '../defs.ts';
import { defOf } from '../registry.ts';
import { LIMIT, type M, type RbOption } from '../state.ts';
import { candidatesOf } from './candidates.ts';

export const OPTION_USE = 'rb.option.use';

/** Under which number the uses of an ability are counted. */
export function limitKey(card: CardIx, ix: number): number {
  return card * 16 + ix;
}

/** Whether an ability may be used now: its limit, its place, its cost and its effect (RB-ONCE-01, -02). */
export function isUsable(m: M, seat: Seat, card: CardIx, ability: UseDef): boolean {
  const { limit, within } = ability;
  if (limit !== '') {
    // "Once per turn" means the own turn, and there are no turns in the setup (RB-ONCE-02, RB-SETUP-19).
    if (limit === 'turn' && (m.s.active !== seat || m.s.playing === 0)) return false;
    if (usesOf(m, LIMIT[limit], limitKey(card, ability.ix)) > 0) return false;
  }
  if (within !== null && (m.s.hex[seat] < 0 || !within[m.s.hex[seat]])) return false;
  return ability.usable(m, effectVars(seat, card));
}

type Kind = 'frees' | 'dice' | 'tests';

const USE = new AbilityOptions(OPTION_USE, 'RB-ABILITY-02');

/** By name and not by key: that the compiler can look up at once. */
function ofKind<T>(from: Readonly<Record<Kind, T>>, kind: Kind): T {
  if (kind === 'frees') return from.frees;
  return kind === 'dice' ? from.dice : from.tests;
}

/** Adds the abilities of one kind that a hero may use now. */
export function listUses(m: M, seat: Seat, kind: Kind, options: RbOption[]): void {
  const cards = ofKind(candidatesOf(m, seat), kind);
  for (let i = 0; i < cards.length; i++) {
    const { def, alias } = m.s.cards[cards[i]];
    const list = ofKind(m.defs[def], kind);
    for (let j = 0; j < list.length; j++) {
      const { ix, says } = list[j];
      if (isUsable(m, seat, cards[i], list[j])) options.push(USE.of(cards[i], alias, ix, says));
    }
  }
}

/** Who uses an ability of which card, and what it does. */
export function sayUse(m: M, seat: Seat, card: CardIx, says: string, rule: string): void {
  const words = { seat: seatName(seat), card: cardName(m, card), what: { name: says } };
  m.say(['rb.log.use', words], [card], rule);
}

const KINDS = ['frees', 'dice', 'tests', 'actions'] as const satisfies readonly (keyof RbDef)[];

/** Uses the ability that an option stands for. */
export function useAbility(m: M, seat: Seat, { card, n }: RbOption): void {
  const def = defOf(m, card);
  for (const kind of KINDS) {
    for (const ability of def[kind]) {
      if (ability.ix !== n) continue;
      if (ability.limit !== '') use(m, LIMIT[ability.limit], limitKey(card, n));
      if (m.log) sayUse(m, seat, card, ability.says, 'RB-ABILITY-02');
      m.callByName(ability.proc, effectVars(seat, card));
      return;
    }
  }
  throw new Error(`${def.id} has no ability ${n}`);
}
