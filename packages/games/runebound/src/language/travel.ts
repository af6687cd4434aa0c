import { type Count, DONE, did, type Effect, type EffectVars, type Node, option, question } from '@tafelrunde/kernel';
import { DECKS, type Deck, distance, gemHexes, hexes } from '../content/map.ts';
import type { Where } from '../defs.ts';
import { isWithin } from '../players.ts';
import { diceMove, enterHex, freeMove, hexOption } from '../rules/move.ts';
import type { M, RbOption } from '../state.ts';
import { isFree } from './gains.ts';
import { amount, literal, rb } from './language.ts';
import type { RbNode } from './nodes.ts';
import { deckWords, whereWords } from './words.ts';

/** A hero that fights does not move (RB-COMBAT-14). */
const canMove = (m: M, v: EffectVars): boolean => isFree(m, v.seat);

const moveUpToNode = rb.effect<RbNode<'move-up-to'>>('move-up-to', {
  run: ({ n }, l) => {
    const count = l.number(n);
    return (m, v) => {
      if (!canMove(m, v)) return;
      did(v);
      m.call(freeMove, { seat: v.seat, left: count(m, v) });
    };
  },
  could: ({ n }, l) => {
    const count = l.number(n);
    return (m, v) => canMove(m, v) && count(m, v) > 0;
  },
  text: ({ n }) => {
    if (n === 1) return literal('bewege dich auf ein angrenzendes Feld', 'move to an adjacent hex');
    const { n: text, de, en } = amount(n);
    return literal(`bewege dich bis zu ${text} Felder weit${de}`, `move up to ${text} hexes${en}`);
  },
});
/** A move without a move action (RB-MOVE-10). */
export const moveUpTo = (n: Count): Effect => moveUpToNode({ n });

const STAY = option(DONE, 'rb.option.stay', { rule: 'RB-GOLDEN-06' });

/** Where an effect may put the hero: hexes that fit, at most so many steps away. */
type Goal = (m: M, v: EffectVars) => readonly number[];

function near(m: M, seat: number, list: readonly number[], within: number): readonly number[] {
  const from = m.s.hex[seat];
  if (from < 0) return [];
  return list.filter((hex) => hex !== from && (within < 0 || distance(from, hex) <= within));
}

function askGoal(goal: Goal) {
  return (m: M, v: EffectVars) => {
    if (!canMove(m, v)) return null;
    const options = [STAY, ...goal(m, v).map(hexOption)];
    return question(v.seat, 'place' as const, ['rb.ask.goal'], options, undefined, v.source);
  };
}

function goThere(m: M, v: EffectVars, answer: RbOption): void {
  if (answer.id === DONE) return;
  did(v);
  enterHex(m, v.seat, answer.n);
}

const ALL_HEXES = hexes.map((_, hex) => hex);

const moveToNode = rb.effect<RbNode<'move-to'>>('move-to', {
  custom: true,
  assemble: ({ where, within }, a) => {
    const fitting = ALL_HEXES.filter((hex) => isWithin(hex, where));
    a.ask(
      askGoal((m, v) => near(m, v.seat, fitting, within)),
      goThere,
    );
  },
  could: ({ where, within }) => {
    const fitting = ALL_HEXES.filter((hex) => isWithin(hex, where));
    return (m, v) => canMove(m, v) && near(m, v.seat, fitting, within).length > 0;
  },
  text: ({ where, within }) => {
    const { de, en } = whereWords(where);
    if (within === 1) return literal(`bewege dich auf ein angrenzendes Feld ${de}`, `move to an adjacent hex ${en}`);
    const far =
      within < 0 ? literal('', '') : literal(`, höchstens ${within} Felder entfernt`, `, at most ${within} hexes away`);
    return literal(`du darfst dich auf ein Feld ${de} bewegen${far.de}`, `you may move to a hex ${en}${far.en}`);
  },
});
export const moveTo = (where: Where, within = -1): Effect => moveToNode({ where, within });

const moveToGemNode = rb.effect<RbNode<'move-to-gem'>>('move-to-gem', {
  assemble: ({ deck, within }, a) => {
    const fitting = gemHexes.filter((hex) => deck < 0 || hexes[hex].gem === deck);
    a.ask(
      askGoal((m, v) => near(m, v.seat, fitting, within)),
      goThere,
    );
  },
  could: ({ deck, within }) => {
    const fitting = gemHexes.filter((hex) => deck < 0 || hexes[hex].gem === deck);
    return (m, v) => canMove(m, v) && near(m, v.seat, fitting, within).length > 0;
  },
  text: ({ deck, within }) => {
    const kind = deck < 0 ? literal('', '') : literal(` (${deckWords[deck].de})`, ` (${deckWords[deck].en})`);
    const far =
      within < 0 ? literal('', '') : literal(`, höchstens ${within} Felder entfernt`, `, at most ${within} hexes away`);
    return literal(
      `du darfst dich auf ein Feld mit einem Abenteuerkristall${kind.de} bewegen${far.de}`,
      `you may move to a hex with an adventure gem${kind.en}${far.en}`,
    );
  },
});
export const moveToGem = (deck?: Deck, within = -1): Effect =>
  moveToGemNode({ deck: deck === undefined ? -1 : DECKS.indexOf(deck), within });

const rollToMoveNode = rb.effect<Node & { n: number }>('roll-to-move', {
  custom: true,
  run:
    ({ n }) =>
    (m, v) => {
      if (!canMove(m, v) || m.s.moving === 1 || m.s.rolling === 1) return;
      did(v);
      m.call(diceMove, { seat: v.seat, n });
    },
  could: () => (m, v) => canMove(m, v) && m.s.moving === 0 && m.s.rolling === 0,
  text: ({ n }) => {
    const { n: text } = amount(n);
    return literal(
      `wirf ${text} Geländewürfel; du darfst sie ausgeben, um dich zu bewegen`,
      `roll ${text} terrain dice; you may spend them to move`,
    );
  },
});
/** Terrain dice as for a move (RB-SETUP-20). */
export const rollToMove = (n: number): Effect => rollToMoveNode({ n });
