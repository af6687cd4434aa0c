import { type RbQuestion, type RbView, SYMBOL } from '@tafelrunde/runebound';
import type { Update } from '../../engine/protocol.ts';
import { viewAs } from '../module.ts';
import { damageLeft, fightOdds, sumsOf, villainOdds } from './fight.ts';
import { journeys } from './reach.ts';
import { rbWords } from './words.ts';

/** What players reckon in their heads: actions, reach, blows that can still fall, the odds of a fight. */
export function forecast(update: Update): string {
  const { decision } = update;
  if (!decision) return '';
  const view = viewAs<RbView>(update.view);
  const words = rbWords();
  const own = view.players[decision.seat];
  // Questions that are not asked any more do not compile here.
  switch (decision.prompt[0] as RbQuestion) {
    case 'rb.ask.turn': {
      const left = words.forecast.turn(view.actions);
      if (view.villain < 0 || view.villain !== own?.hex) return left;
      const odds = villainOdds(view, decision.seat);
      return odds === null ? left : `${left} ${words.forecast.villain(odds)}`;
    }
    case 'rb.ask.move':
      return words.forecast.reach(journeys(view, own?.hex ?? -1).size);
    case 'rb.ask.combat':
      return blows(view, decision.seat);
    case 'rb.ask.shield':
      return view.fight?.sides.some(({ seat }) => seat === decision.seat)
        ? words.forecast.shield(Math.max(1, own?.values.health ?? 1) - (own?.damage ?? 0))
        : '';
    case 'rb.ask.retreat': {
      const odds = fightOdds(view);
      if (odds === null) return '';
      return words.forecast.retreat(view.fight?.sides[0].seat === decision.seat ? odds : 100 - odds);
    }
    default:
      return '';
  }
}

/** What both sides can still do in this round with the tokens in their pools. */
function blows({ fight }: RbView, seat: number): string {
  if (!fight) return '';
  const [mine, theirs] = fight.sides[1].seat === seat ? [fight.sides[1], fight.sides[0]] : fight.sides;
  const [own, other] = [sumsOf(mine), sumsOf(theirs)];
  const { canDeal, canTake } = rbWords().fight;
  const [deal, take] = [damageLeft(own), damageLeft(other)];
  const dealt = canDeal(deal, Math.min(deal, other[SYMBOL.shield]!));
  return take > 0 ? `${dealt} ${canTake(take, Math.min(take, own[SYMBOL.shield]!))}` : dealt;
}
