import {
  type CardIx,
  cardName,
  cardsIn,
  type Decision,
  foresee,
  noPreview,
  noProspect,
  type Option,
  PASS,
  prospects,
  seatName,
} from '@tafelrunde/kernel';
import type { DbgQuestion } from './messages.ts';
import { changes } from './preview/changes.ts';
import { type DbgFact, type DbgPreview, type DbgProspect, see } from './preview/parts.ts';
import { defOf } from './registry.ts';
import { costOf } from './rules/cost.ts';
import { heldPower, powerLeft } from './rules/power.ts';
import type { M } from './state.ts';
import { ZONE } from './zones.ts';

/** What the seat that is asked can know of the outcome of its options, before it takes one. */
export function preview(m: M, decision: Decision): DbgPreview {
  const asked = decision.prompt[0] as DbgQuestion;
  if (asked === 'dbg.ask.act')
    return prospects(decision, (option) => acting(m, decision, option), standing(m, decision));
  if (decision.kind === 'order' || asked === 'dbg.ask.bid' || asked === 'dbg.ask.draft') return noPreview;
  return prospects(decision, (option) => answering(m, decision, option));
}

/** The Power that is left, and what the cards in hand give at least. */
function standing(m: M, { seat }: Decision): DbgProspect {
  const n = heldPower(m, seat);
  return { badge: null, facts: [see(['dbg.see.now', { left: powerLeft(m), n }], 'open')] };
}

/** What an action of the turn brings: Power made or left, what is then affordable, and what else it certainly does. */
function acting(m: M, { seat }: Decision, { id, key, card }: Option): DbgProspect | null {
  if (id === PASS) return ending(m, seat);
  const after = foresee(m, seat, id, ({ proc }) => proc === 'game');
  if (!after) return unseen(m, key, card);
  const [was, left] = [powerLeft(m), powerLeft(after)];
  const facts: DbgFact[] = [];
  const buys = key === 'dbg.option.buy' || key === 'dbg.option.defeat';
  if (key === 'dbg.option.defeat' && cardsIn(m, ZONE.stack).length === 0) facts.push(see(['dbg.see.last']));
  if (buys) {
    facts.push(see(['dbg.see.left', { left }]));
    const { points, quest } = defOf(m, card);
    if (points !== 0 && quest === null)
      facts.push(see(['dbg.see.worth', { n: points }], 'open', points > 0 ? 'good' : 'bad'));
  } else if (left !== was) facts.push(see(['dbg.see.power', { n: left - was, left }], 'certain', 'good'));
  const more = changes(m, after, seat).filter(({ words }) => !buys || words[0] !== 'dbg.see.gains');
  facts.push(...more, ...affordable(m, after, was, left));
  if (after.s.over) return { badge: null, facts };
  const kept = keeping(m, key, card);
  return {
    badge: buys
      ? see(['dbg.badge.left', { left }])
      : left > was
        ? see(['dbg.badge.power', { n: left - was }], 'certain', 'good')
        : kept.badge,
    facts: [...facts, ...kept.facts],
  };
}

/** What a card in hand is worth if it is not played: whoever holds a defence can avoid what comes in the turns of the others. */
function keeping(m: M, key: string, card: CardIx): DbgProspect {
  if (key !== 'dbg.option.play' || defOf(m, card).defense?.from !== 'hand') return noProspect;
  return {
    badge: see(['dbg.badge.keep'], 'open'),
    facts: [see(['dbg.see.defends', { card: cardName(m, card) }], 'open')],
  };
}

/** A card that draws or reveals: its own Power is all that is known (DBG-PLAY-02). */
function unseen(m: M, key: string, card: CardIx): DbgProspect | null {
  if (card < 0 || key !== 'dbg.option.play') return { badge: null, facts: [see(['dbg.see.turns-up'], 'open')] };
  const { power: n } = defOf(m, card);
  const left = powerLeft(m) + n;
  const kept = keeping(m, key, card);
  return {
    badge: n > 0 ? see(['dbg.badge.power', { n }], 'open', 'good') : kept.badge,
    facts: [
      ...(n > 0 ? [see(['dbg.see.power', { n, left }], 'open', 'good')] : []),
      see(['dbg.see.turns-up'], 'open'),
      ...kept.facts,
    ],
  };
}

/** What can be bought or defeated with that much Power. */
function offered(m: M, power: number): CardIx[] {
  const valor = cardsIn(m, ZONE.valor);
  const all = [...cardsIn(m, ZONE.path), ...valor.slice(-1), ...cardsIn(m, ZONE.archenemy)];
  return all.filter((card) => costOf(m, card) <= power);
}

/** More than these nobody reads before he decides. */
const NAMED = 3;

/** The dearest cards that Power gained makes affordable, or that are still affordable when some is spent. */
function affordable(m: M, after: M, was: number, left: number): DbgFact[] {
  if (left <= 0) return [];
  const before = offered(m, was);
  const found = offered(after, left).filter((card) => left < was || !before.includes(card));
  if (found.length === 0) return [];
  const dearest = found.sort((a, b) => costOf(after, b) - costOf(after, a)).slice(0, NAMED);
  return [see(['dbg.see.afford', { card: { list: dearest.map((card) => cardName(after, card)) } }], 'open')];
}

/** Ending the turn loses what is left: that is said before it is done. */
function ending(m: M, seat: number): DbgProspect | null {
  const left = powerLeft(m);
  const hand = cardsIn(m, ZONE.hand, seat).filter((card) => defOf(m, card).group !== 'corruption').length;
  const facts: DbgFact[] = [];
  if (left > 0) facts.push(see(['dbg.see.unspent', { n: left }], 'open', 'bad'));
  const n = offered(m, left).length;
  if (n > 0) facts.push(see(['dbg.see.affordable', { n }], 'open', 'bad'));
  if (hand > 0) facts.push(see(['dbg.see.unplayed', { n: hand }], 'open', 'bad'));
  return { badge: left > 0 ? see(['dbg.badge.lost', { n: left }], 'open', 'bad') : null, facts };
}

/** An answer to a card, an attack or an ambush. */
function answering(m: M, { seat }: Decision, { id, key }: Option): DbgProspect | null {
  const avoids: DbgFact[] =
    key === 'dbg.option.defend' ? [see(['dbg.see.avoids', { seat: seatName(seat) }], 'certain', 'good')] : [];
  const after = foresee(m, seat, id, ({ proc }) => proc === 'game');
  return { badge: null, facts: [...avoids, ...(after ? changes(m, after, seat) : [])] };
}
