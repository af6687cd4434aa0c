import {
  type CardIx,
  type Effect,
  type EffectVars,
  flow,
  Language,
  type Node,
  nounOf,
  type Seat,
  type Select,
} from '@tafelrunde/kernel';
import type { NounPhrase } from '@tafelrunde/words';
import type { TcgState } from '../state.ts';
import { statWords } from '../stats.ts';
import { tcgLexicon } from './lexicon.ts';

/** The words in which the cards of this game are written. */
export const tcg = new Language<TcgState>({
  lexicon: tcgLexicon,
  stats: statWords,
  moments: { 'regroup-start': { de: 'zu Beginn der Sammelphase', en: 'at the start of the regroup phase' } },
  durations: {
    phase: { de: '', en: '' },
    regroup: { de: 'bis zur Sammelphase', en: 'until the regroup phase' },
    turn: { de: 'bis zum Ende des Spielzugs', en: 'until the end of the turn' },
  },
});

/** The variable that is set while it is asked whether an effect would change anything: part of it is enough then. */
export const PARTLY = 'partly';

/** Variables for that question, all in one shape: something may be spotted, and what follows from it counts as possible. */
export function trialVars(seat: Seat, source: CardIx): EffectVars {
  return { seat, source, did: 0, partly: 1, x: 1 };
}

const flowing = flow(tcg);
export const { all, when, repeat } = flowing;

/** What is chosen while a text is made: named in full where it is first mentioned, "this …" from then on. */
const mentions = new Map<string, { readonly np: NounPhrase; said: boolean }>();

interface TargetNode extends Node {
  readonly from: Select;
  readonly as: string;
  readonly choice: Effect;
  readonly effect: Effect;
}

const targetNode = tcg.effect<TargetNode>('target', {
  assemble: ({ choice }, a, l) => l.assemble(choice, a),
  could: ({ choice }, l) => l.could(choice),
  text: ({ from, as, effect }, l) => {
    mentions.set(as, { np: nounOf(l.textOf(from)), said: false });
    const text = l.textOf(effect);
    mentions.delete(as);
    return text;
  },
});
/** One card that the player chooses, and what is done with it: "Heal an unbound companion". */
export const target = (from: Select, as: string, effect: Effect): Effect =>
  targetNode({ from, as, effect, choice: flowing.choose(from, as, effect) });

const keepNode = tcg.effect<Node & { as: string; kept: string }>('keep', {
  custom: true,
  assemble: ({ as, kept }, a) => {
    a.declare(kept);
    a.run((_m, v) => {
      v[kept] = v[as];
    });
  },
  could: () => () => false,
  text: () => ({ de: 'merke dir diese Karte', en: 'keep this card in mind' }),
});
/** The same, and the card stays bound to another name for what follows: "another Uruk-hai". */
export const targetKept = (from: Select, as: string, kept: string, effect: Effect): Effect =>
  targetNode({ from, as, effect, choice: flowing.choose(from, as, all(effect, keepNode({ as, kept }))) });

/** How the card that was chosen under a name reads at this place of the text. */
export function mention(as: string): NounPhrase {
  const found = mentions.get(as);
  if (!found) return { noun: 'card', det: 'the', adj: ['chosen'] };
  if (!found.said) {
    found.said = true;
    return found.np;
  }
  return 'noun' in found.np ? { noun: found.np.noun, det: 'this' } : found.np;
}
