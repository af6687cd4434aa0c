import type { Match } from '../match.ts';
import type { KernelWords } from '../messages.ts';
import type { State } from '../state.ts';
import { cardName } from '../view.ts';
import type { EffectVars } from './node.ts';

/** How the text of a card asks: for a target, whether to do something, or what of several things. */
type Ask = 'kernel.ask.target' | 'kernel.ask.may' | 'kernel.ask.mode';

/** The question of an effect; it begins with the card that asks. The words are made once for each definition. */
export function prompter<S extends State>(
  ask: Ask,
  what: string,
): (m: Match<S>, v: Pick<EffectVars, 'source'>) => KernelWords {
  const made: KernelWords[] = [];
  const words = (m: Match<S>, source: number): KernelWords => {
    const card = cardName(m, source);
    return ask === 'kernel.ask.mode' ? [ask, { card }] : [ask, { card, what: { name: what } }];
  };
  return (m, { source }) => {
    // A card that does not go by its title may do so later.
    if (m.game.wordFor?.(m, source) !== undefined) return words(m, source);
    const { def } = m.s.cards[source];
    made[def] ??= words(m, source);
    return made[def];
  };
}
