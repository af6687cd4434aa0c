import { type CardIx, cardName, type GameEvent, type Trigger } from '@tafelrunde/kernel';
import type { Param } from '@tafelrunde/words';
import type { RbWords } from '../messages.ts';
import { defOf } from '../registry.ts';
import type { M, RbState } from '../state.ts';
import { sayUse } from './use.ts';

/** What the question whether to respond is about (RB-SIMULTANEOUS-01). */
export function occasion(m: M, event: GameEvent): RbWords {
  return ['rb.ask.respond', { what: happened(m, event) }];
}

/** What starts by itself is told by its card alone; what somebody uses, with who does. */
export function tellReaction(m: M, _event: GameEvent, card: CardIx, { optional, does, rule }: Trigger<RbState>): void {
  const says = does as string;
  if (optional) sayUse(m, m.controller(card), card, says, rule);
  else m.say(['rb.log.trigger', { card: cardName(m, card), what: { name: says } }], [card], rule);
}

function happened(m: M, event: GameEvent): RbWords {
  switch (event.type) {
    case 'incoming':
      return ['rb.when.damage', { n: event.n as number }];
    case 'surge':
      return ['rb.when.surge', { card: cardName(m, event.card as CardIx), what: surgeName(m, event) }];
    case 'cast':
      return ['rb.when.cast'];
    case 'acted':
      return ['rb.when.acted'];
    case 'defeated':
      return ['rb.when.defeated'];
    case 'enemy-defeated':
      return ['rb.when.enemy-defeated', { card: cardName(m, event.card as CardIx) }];
    case 'trophy':
      return ['rb.when.trophy', { what: { name: `trophy:${event.deck}` } }];
    default:
      return ['rb.when.now'];
  }
}

function surgeName(m: M, { card, ix }: GameEvent): Param {
  const ability = defOf(m, card as CardIx).surges.find((other) => other.ix === ix)!;
  return { name: ability.says };
}

/**
 * What a procedure was called for, as a heading of its questions: the card whose ability or task it belongs to, or what the
 * hero is doing. `depth` is how far below the top of the stack the caller lies.
 */
export function purpose(m: M, depth = 2): RbWords | Param {
  const { frames } = m.s;
  for (let i = frames.length - depth; i >= 0; i--) {
    const { proc, vars } = frames[i];
    const known = PURPOSES[proc];
    if (known !== undefined) return known;
    if (proc === 'surge' || proc === 'task') return cardName(m, vars.card as CardIx);
    if (typeof vars.source === 'number' && vars.source >= 0) return cardName(m, vars.source);
  }
  return ['rb.for.game'];
}

const PURPOSES: Readonly<Record<string, RbWords>> = {
  dice: ['rb.for.dice'],
  test: ['rb.for.test'],
  move: ['rb.for.move'],
  rest: ['rb.for.rest'],
  retreat: ['rb.for.retreat'],
  attack: ['rb.for.attack'],
  time: ['rb.for.march'],
};
