import { type CardIx, PASS } from '@tafelrunde/kernel';
import { PHASE, type TcgDecision, type TcgDef, type TcgOption } from '@tafelrunde/tcg';
import type { Thought } from '../bot.ts';
import { nowWorth } from './fight.ts';
import { cardParam } from './say.ts';
import type { TcgSight } from './sight.ts';

/** More companions than this call more shadow than they keep off. */
const ENOUGH_COMPANIONS = 7;

/** Strength that skirmish events and abilities give, where it is not the usual 2. */
const BONUS: Readonly<Record<string, (s: TcgSight) => number>> = {
  '4C49': () => 1,
  '4C74': () => 1,
  '4C105': (s) => Math.min(5, s.twilight),
  '4U282': (s) => Math.min(3, s.companions().filter((card) => s.def(card).culture === 'rohan').length),
  '4U8': (s) => s.companions().length,
  '4C175': () => 3,
  '4C191': () => 1,
  '4C239': () => 3,
  '4C241': () => 3,
};

/** Events that keep somebody out of a fight instead of making him stronger. */
const RESCUES: ReadonlySet<string> = new Set(['4C319', '4C321', '4C97']);
/** Events that are good at any time. */
const GOOD: ReadonlySet<string> = new Set(['4C235']);
/** Abilities whose cost is more than they are worth. */
const POOR: ReadonlySet<string> = new Set(['4C310', '4C314']);

/** What is allowed although it changes nothing. */
const IDLE: ReadonlySet<string> = new Set(['tcg.option.play-idly', 'tcg.option.use-idly']);

/** More events than this in a hand are in the way of other cards. */
const FEW_EVENTS = 1;
/** Up to which site an event does what it is kept for. */
const LAST_SITE: Readonly<Record<string, number>> = { '4C319': 4, '4C321': 5 };
/** Events that nobody can play without Gandalf. */
const FOR_GANDALF: ReadonlySet<string> = new Set(['4C93', '4C97', '4C105']);

/** What to do in a window of actions: the best thing that is worth it, else pass. */
export function bestAction(s: TcgSight, decision: TcgDecision, thought: Thought | null): TcgOption {
  const { options } = decision;
  const pass = options.find(({ id }) => id === PASS) ?? options[options.length - 1];
  let best = pass;
  let most = 0;
  for (const option of options) {
    if (option === pass || option.card < 0) continue;
    const worth = actionWorth(s, option);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  if (thought) {
    thought.words = best === pass ? ['bots.tcg.why.pass'] : ['bots.tcg.why.act', { card: cardParam(s, best.card) }];
  }
  return best;
}

export function actionWorth(s: TcgSight, { card, key }: TcgOption): number {
  if (IDLE.has(key)) return 0;
  const def = s.def(card);
  if (key === 'tcg.option.discard-heal') return healWorth(s, def);
  if (def.type === 'event' || (key === 'tcg.option.use' && s.phase === PHASE.skirmish))
    return momentWorth(s, card, def, key);
  if (key === 'tcg.option.use') return POOR.has(def.id) ? 0 : 1;
  switch (def.type) {
    case 'companion':
      return s.companions(s.seat).length < ENOUGH_COMPANIONS ? 5 + def.strength * 0.5 - def.cost * 0.5 : 0;
    case 'minion':
      return 4 + def.strength * 0.4 + def.vitality * 0.5 + def.damage;
    case 'ally':
      return 2;
    default:
      return 3;
  }
}

/** A copy of a wounded companion in hand heals it. */
function healWorth(s: TcgSight, def: TcgDef): number {
  const same = s.companions(s.seat).find((card) => s.def(card).titleKey === def.titleKey);
  if (same === undefined) return 0;
  return s.life(same) <= 2 ? 6 : s.card(same).wounds > 0 ? 2 : 0;
}

/** Events and abilities of the moment: in a skirmish, if they turn it. */
function momentWorth(s: TcgSight, card: CardIx, def: TcgDef, key: string): number {
  if (GOOD.has(def.id)) return 2;
  if (s.phase !== PHASE.skirmish) return def.type === 'event' ? otherEventWorth(s, def) : 1;
  if (POOR.has(def.id)) return 0;
  const now = nowWorth(s, 0);
  if (RESCUES.has(def.id)) return now < -8 ? -now * 0.5 : 0;
  const bonus = (BONUS[def.id] ?? (() => 2))(s);
  const gain = s.free ? nowWorth(s, bonus) - now : now - nowWorth(s, -bonus);
  // An ability that exerts its bearer costs a wound, an event a card.
  const price = key === 'tcg.option.use' ? (s.isCharacter(card) && s.life(card) <= 1 ? 99 : 1.2) : 0.8;
  return gain - price;
}

/** Events outside of skirmishes: healing if somebody needs it, everything else as it comes. */
function otherEventWorth(s: TcgSight, def: TcgDef): number {
  if (def.id === '4C93') return s.companions(s.seat).some((card) => s.card(card).wounds >= 2) ? 4 : 0;
  return 1;
}

/** Whether to respond. */
export function respond(s: TcgSight, decision: TcgDecision, thought: Thought | null): TcgOption {
  const { options } = decision;
  const pass = options.find(({ id }) => id === PASS) ?? options[options.length - 1];
  const chosen = options.find((option) => option !== pass && option.card >= 0 && isWorthIt(s, option.card)) ?? pass;
  if (thought) {
    thought.words = chosen === pass ? ['bots.tcg.why.pass'] : ['bots.tcg.why.act', { card: cardParam(s, chosen.card) }];
  }
  return chosen;
}

export function isWorthIt(s: TcgSight, card: CardIx): boolean {
  const { id, type } = s.def(card);
  const bearer = s.ringBearer();
  // The Ring saves the bearer's life, but every time he wears it brings him nearer to its power.
  if (type === 'ring') return bearer >= 0 && s.life(bearer) <= 1 && s.will() > 2;
  // Éowyn takes wounds for others as long as she can.
  if (id === '4C270')
    return s.life(card) >= 2 && s.companions(s.seat).some((other) => other !== card && s.life(other) <= 1);
  // What costs tokens of the twilight pool is worth it where it kills.
  if (id === '4U220' || id === '4C221') return s.fighting >= 0 && s.life(s.fighting) <= 2;
  if (id === '4C226' || id === '4C228') return s.life(card) >= 2;
  return true;
}

/** What a card in hand is worth keeping for. */
export function keepWorth(s: TcgSight, card: CardIx): number {
  const def = s.def(card);
  if (s.isSpent(card)) return 0.5;
  switch (def.type) {
    case 'companion':
      return s.companions(s.seat).length < ENOUGH_COMPANIONS ? 5 : 1.5;
    case 'minion':
      return 3 + def.strength * 0.2;
    case 'event':
      return eventWorth(s, def);
    default:
      return 2;
  }
}

/** Events wait for their moment; a hand that is full of them gets no minions and no companions any more. */
function eventWorth(s: TcgSight, def: TcgDef): number {
  const events = s.hand().filter((card) => s.def(card).type === 'event').length;
  const crowd = 0.2 * Math.max(0, events - FEW_EVENTS);
  return (isLate(s, def) ? 1.8 : 2.5) - crowd;
}

/** Whether the best time of an event is over. */
function isLate(s: TcgSight, { id }: TcgDef): boolean {
  const last = LAST_SITE[id];
  if (last !== undefined) return s.position() >= last;
  return FOR_GANDALF.has(id) && !s.companions(s.seat).some((card) => s.def(card).titleKey === 'gandalf');
}
