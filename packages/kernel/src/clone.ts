import type { Game } from './game.ts';
import { clonePlain } from './plain.ts';
import type { RandomWords } from './random.ts';
import type { Card, CardIx, Frame, State, Vars } from './state.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A copy that never influences the original. Definitions, set-up and other frozen parts are shared. */
export function cloneState<S extends State>(game: Game<S>, state: S): S {
  const copy = { ...state } as Writable<S>;
  const { cards, zones, frames, lasting, delayed } = state;
  copy.rng = state.rng.slice() as RandomWords;
  const cardsCopy = new Array<Card>(cards.length);
  if (game.copyCard) for (let i = 0; i < cards.length; i++) cardsCopy[i] = game.copyCard(cards[i]);
  else for (let i = 0; i < cards.length; i++) cardsCopy[i] = { ...cards[i] };
  copy.cards = cardsCopy;
  const zonesCopy = new Array<CardIx[]>(zones.length);
  for (let i = 0; i < zones.length; i++) zonesCopy[i] = zones[i].slice();
  copy.zones = zonesCopy;
  const framesCopy = new Array<Frame>(frames.length);
  for (let i = 0; i < frames.length; i++) {
    framesCopy[i] = { proc: frames[i].proc, step: frames[i].step, vars: cloneVars(frames[i].vars) };
  }
  copy.frames = framesCopy;
  // Entries of these lists are never changed, only put in and taken out.
  copy.lasting = lasting.slice();
  copy.delayed = delayed.slice();
  copy.uses = state.uses.slice();
  game.copy(copy);
  return copy;
}

function cloneVars(vars: Vars): Vars {
  const copy = { ...vars };
  for (const key in copy) {
    if (typeof copy[key] === 'object') copy[key] = clonePlain(copy[key]);
  }
  return copy;
}
