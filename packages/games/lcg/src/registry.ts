import { cardOf, modifierOf, perGame, value } from '@tafelrunde/kernel';
import type { CardType, LcgDef } from './defs.ts';
import { FORM, type LcgState, type M } from './state.ts';
import { STAT } from './stats.ts';
import { traitNumber } from './traits.ts';
import { ZONE } from './zones.ts';

/** What windows read of every card they look at, in small lists by definition: definitions are large, and few fit into a cache. */
interface Tables {
  /** When a card may be played from a hand: a set of phases, and of a player's own turn to plan. */
  readonly playedIn: readonly number[];
  /** The phases in which any of its actions can be used, as a set. */
  readonly actsIn: readonly number[];
  /** The sphere of a hero, by its number; -1 for every other card. */
  readonly spheres: readonly number[];
  /** The sphere that plays a card, and what it costs; -1 means X. */
  readonly spheresToPlay: readonly number[];
  readonly costs: readonly number[];
}

export const tablesOf = perGame<LcgState, Tables>(({ defs: all }) => {
  const defs = all as readonly LcgDef[];
  return {
    playedIn: defs.map(({ playedIn }) => playedIn),
    actsIn: defs.map(({ actions }) => actions.reduce((set, { phases }) => set | phases, 0)),
    spheres: defs.map(({ type, sphereNumber }) => (type === 'hero' ? sphereNumber : -1)),
    spheresToPlay: defs.map(({ sphereNumber }) => sphereNumber),
    costs: defs.map(({ cost }) => cost),
  };
});

export function defOf(m: M, card: number): LcgDef {
  return m.defs[m.s.cards[card].def];
}

/** What a card counts as now (LCG-CARD-01, -02). */
export function typeOf(m: M, card: number): CardType {
  const c = m.s.cards[card];
  if (c.form === FORM.printed) return m.defs[c.def].type;
  if (c.form === FORM.orcGuard) return 'enemy';
  if (c.form === FORM.condition || c.form === FORM.facedown) return 'attachment';
  if (c.form === FORM.joined) return 'ally';
  return m.defs[c.def].type;
}

/** A hero or an ally; objective allies are allies in this respect. */
export function isCharacter(m: M, card: number): boolean {
  const type = typeOf(m, card);
  return type === 'hero' || type === 'ally';
}

export function isHero(m: M, card: number): boolean {
  return typeOf(m, card) === 'hero';
}

export function isAlly(m: M, card: number): boolean {
  return typeOf(m, card) === 'ally';
}

export function isEnemy(m: M, card: number): boolean {
  return typeOf(m, card) === 'enemy';
}

export function isLocation(m: M, card: number): boolean {
  return typeOf(m, card) === 'location';
}

/** Player attachments, encounter cards that became attachments, and claimed objectives. */
export function isAttachment(m: M, card: number): boolean {
  return typeOf(m, card) === 'attachment' || m.s.cards[card].form === FORM.claimed;
}

/** Whether a card has a trait, printed or gained (LCG-ABILITY-20, -22). */
export function hasTrait(m: M, card: number, trait: string): boolean {
  const c = m.s.cards[card];
  if (c.form === FORM.orcGuard || c.form === FORM.facedown) return false;
  if (c.form === FORM.condition && trait === 'Condition') return true;
  if (m.defs[c.def].traits.includes(trait) && !isBlank(m, card)) return true;
  if (m.live.modifiers[STAT.trait].length === 0 && m.s.lasting.length === 0) return false;
  return gained(m, card, STAT.trait, traitNumber(trait));
}

/** Whether a modifier of this kind names this number for the card. */
export function gained(m: M, card: number, stat: number, number: number): boolean {
  const heard = m.live.modifiers[stat];
  for (let i = 0; i < heard.length; i++) {
    const source = cardOf(heard[i]);
    const what = modifierOf(m, heard[i]);
    if (what.applies(m, source, card) && what.amount(m, source, card) === number) return true;
  }
  const { lasting } = m.s;
  for (let i = 0; i < lasting.length; i++) {
    const entry = lasting[i];
    if (entry.stat === stat && entry.amount === number && entry.cards?.includes(card)) return true;
  }
  return false;
}

/** Whether its text box counts as blank (LCG-ABILITY-20); nothing that is printed on an Orc guard counts. */
export function isBlank(m: M, card: number): boolean {
  const { form } = m.s.cards[card];
  if (form === FORM.orcGuard || form === FORM.facedown) return true;
  if (m.live.modifiers[STAT.blank].length > 0 && value(m, card, STAT.blank) > 0) return true;
  const { lasting } = m.s;
  for (let i = 0; i < lasting.length; i++) {
    if (lasting[i].stat === STAT.blank && lasting[i].cards?.includes(card)) return true;
  }
  return false;
}

export function kindOf(m: M, card: number): number {
  return m.layout.kindOf[m.s.cards[card].zone];
}

/** The seat whose play area, hand, deck or discard pile a card lies in; -1 elsewhere. */
export function seatOf(m: M, card: number): number {
  return m.layout.seatOf[m.s.cards[card].zone];
}

export function inPlay(m: M, card: number): boolean {
  const kind = kindOf(m, card);
  return kind <= ZONE.engaged || (kind >= ZONE.staging && kind <= ZONE.attached);
}

/** A card of the scenario, as opposed to a player's. */
export function isEncounterCard(m: M, card: number): boolean {
  return m.s.cards[card].owner < 0;
}
