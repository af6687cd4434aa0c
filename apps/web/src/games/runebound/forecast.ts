import { journeys, type RbView, SYMBOL } from '@tafelrunde/runebound';
import type { Update } from '../../engine/protocol.ts';
import { viewAs } from '../module.ts';
import { mannerOf } from '../question.ts';
import { damageLeft, sumsOf } from './fight.ts';
import { questions } from './questions.ts';
import { rbWords } from './words.ts';

/** What players count in their heads, whatever they choose: actions, reach, blows that can still fall. */
export function forecast(update: Update): string {
  const { decision } = update;
  if (!decision) return '';
  const view = viewAs<RbView>(update.view);
  const words = rbWords();
  switch (mannerOf(questions, decision)) {
    case 'turn':
      return words.forecast.turn(view.actions);
    case 'move':
      return words.forecast.reach(journeys(view, view.players[decision.seat]?.hex ?? -1).size);
    case 'fight':
      return blows(view, decision.seat);
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
