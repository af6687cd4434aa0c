import type { Game } from './game.ts';
import { clonePlain } from './plain.ts';
import type { RandomWords } from './random.ts';
import type { Frame, OwnParts, State, Vars } from './state.ts';

/** A copy that never influences the original. Definitions, set-up and other frozen parts are shared. */
export function cloneState<S extends State>(game: Game<S>, state: S): S {
  const copy = game.copy(state, ownParts(game, state));
  if (state.resigned !== undefined) copy.resigned = state.resigned;
  return copy;
}

/**
 * Copies of what the kernel changes. Lists are copied as a whole and then filled anew: one made by its length counts as one with
 * gaps for ever, and is read more slowly.
 */
function ownParts<S extends State>(game: Game<S>, state: S): OwnParts<S> {
  const cards: S['cards'] = state.cards.slice();
  if (game.copyCard) for (let i = 0; i < cards.length; i++) cards[i] = game.copyCard(cards[i]);
  else for (let i = 0; i < cards.length; i++) cards[i] = { ...cards[i] };
  const zones = state.zones.slice();
  for (let i = 0; i < zones.length; i++) zones[i] = zones[i].slice();
  const frames = state.frames.slice();
  for (let i = 0; i < frames.length; i++) frames[i] = cloneFrame(frames[i]);
  return {
    rng: state.rng.slice() as RandomWords,
    cards,
    zones,
    frames,
    // Entries of these lists are never changed, only put in and taken out.
    lasting: state.lasting.slice(),
    delayed: state.delayed.slice(),
    uses: state.uses.slice(),
  };
}

function cloneFrame({ proc, step, vars }: Frame): Frame {
  return { proc, step, vars: cloneVars(vars) };
}

function cloneVars(vars: Vars): Vars {
  const copy = { ...vars };
  for (const key in copy) {
    if (typeof copy[key] === 'object') copy[key] = clonePlain(copy[key]);
  }
  return copy;
}
