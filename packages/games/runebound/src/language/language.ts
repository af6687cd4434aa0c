import { type Count, type EffectVars, flow, Language } from '@tafelrunde/kernel';
import { commonLexicon, type Literal, lexicon } from '@tafelrunde/words';
import { FIGHT, type M, type RbState } from '../state.ts';
import { statWords } from '../stats.ts';

/** The words in which the cards of this game are written. */
export const rb = new Language<RbState>({
  lexicon: lexicon(commonLexicon),
  stats: statWords,
  moments: {
    'fight-round-end': { de: 'am Ende dieser Kampfrunde', en: 'at the end of this combat round' },
    'setup-end': { de: 'wenn die Märkte gefüllt sind', en: 'once the markets are stocked' },
  },
  durations: {},
});

export const { all, when, oneOf, later } = flow(rb);

/** The side for which an ability works: the enemy's or villain's own, else that of the hero who uses it (RB-OPPONENT-01). */
export function sideOf(m: M, v: EffectVars): number {
  const { fight } = m.s;
  if (fight.foe < 0) return v.source === fight.enemy ? 1 : 0;
  return v.seat === fight.hero ? 0 : 1;
}

export const inFight = (m: M): boolean => m.s.fight.on !== FIGHT.none && m.s.fight.winner < 0;

/** A number in a text: itself, or X with what X is behind it. */
export function amount(count: Count): { readonly n: string; readonly de: string; readonly en: string } {
  if (typeof count === 'number') return { n: `${count}`, de: '', en: '' };
  const { de, en } = rb.say(rb.textOf(count));
  return { n: 'X', de: `; X ist ${de}`, en: `; X is ${en}` };
}

/** One or several: "1 Trophäe", "2 Trophäen". */
export function some(count: Count, one: Literal, many: Literal): Literal {
  const { n, de, en } = amount(count);
  const word = n === '1' ? one : many;
  return { de: `${n} ${word.de}${de}`, en: `${n} ${word.en}${en}` };
}

export const literal = (de: string, en: string): Literal => ({ de, en });
