import { DONE, Option, PASS } from '@tafelrunde/kernel';
import type { TcgDecision, TcgOption } from '@tafelrunde/tcg';
import { actionWorth, isWorthIt, keepWorth } from '../../src/tcg/actions.ts';
import { attacked, attacker, defended, defender, pairWorth } from '../../src/tcg/assign.ts';
import { companionWorth, fightWorth, minionWorth, nowWorth } from '../../src/tcg/fight.ts';
import type { TcgSight } from '../../src/tcg/sight.ts';
import { healMost, hurtLeast, hurtMost, target } from '../../src/tcg/targets.ts';
import { seen, type Weighed } from './seen.ts';

const KEYS = ['tcg.option.play', 'tcg.option.use', 'tcg.option.discard-heal', 'tcg.option.play-idly'] as const;

/** What rules of thumb of the trading card game weigh in a position, whether they are asked for it or not. */
export function* weighed(s: TcgSight): Weighed {
  yield* seen(s);
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const companions = seats.flatMap((seat) => s.companions(seat));
  const { minions } = s;
  const held = s.hand();
  for (const seat of seats) {
    yield ['seats', [s.position(seat), s.isOut(seat), s.burdens(seat), s.ringBearer(seat), s.will(seat)]];
  }
  for (const card of companions) {
    yield ['companion', [companionWorth(s, card), s.against(card), s.life(card), s.damage(card), s.inFight(card)]];
    for (let n = 0; n <= minions.length; n++) {
      yield ['fight', [-2, 0, 3].map((more) => fightWorth(s, card, minions.slice(0, n), more))];
    }
    for (const minion of minions) yield ['pair', pairWorth(s, card, minion)];
  }
  for (const card of minions) yield ['minion', [minionWorth(s, card), s.life(card), s.damage(card)]];
  for (let more = -3; more <= 3; more++) yield ['now', nowWorth(s, more)];
  for (const card of [...held, ...companions, ...minions]) {
    if (!s.knows(card)) continue;
    yield [`respond ${s.def(card).id}`, isWorthIt(s, card)];
    for (const key of KEYS) yield [`act ${s.def(card).id}`, actionWorth(s, optionOf(card, key))];
  }
  for (const card of held) yield [`keep ${s.def(card).id}`, [keepWorth(s, card), s.isSpent(card)]];
  for (const cards of [companions, minions, held, [...companions, ...minions]]) {
    for (let n = 0; n < cards.length; n++) {
      const options = cards.slice(n).map((card) => optionOf(card));
      if (cards !== held) {
        yield ['whom', [hurtLeast(s, options), hurtMost(s, options), healMost(s, options)].map(({ id }) => id)];
      }
      yield ['target', [-1, ...held].map((source) => target(s, decisionOf(options, source)).id)];
    }
  }
  const done = new Option(DONE, 'tcg.option.pass') as TcgOption;
  const own = companions.map((card) => optionOf(card));
  const foes = minions.map((card) => optionOf(card));
  for (let n = 0; n < own.length; n++) yield ['defender', defender(s, decisionOf([...own.slice(n), done]), null).id];
  if (foes.length > 0) {
    for (const card of companions) yield ['defended', defended(s, decisionOf(foes, card)).id];
    yield ['attacker', foes.map((_, n) => attacker(s, decisionOf([...foes.slice(n), done]), null).id)];
    for (let n = 0; n < own.length; n++) {
      yield ['attacked', minions.map((source) => attacked(s, decisionOf(own.slice(n), source)).id)];
    }
  }
}

const optionOf = (card: number, key: string = PASS): TcgOption => new Option(`${card}`, key, card) as TcgOption;

const decisionOf = (options: readonly TcgOption[], source = -1): TcgDecision =>
  ({ seat: 0, kind: 'target', prompt: ['kernel.ask.target'], options, source }) as unknown as TcgDecision;
