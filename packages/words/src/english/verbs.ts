import type { EnglishAgreement, EnglishModal, EnglishTense, EnglishVerb } from './types.ts';

const VOWEL_Y = /[aeiou]y$/;
const INFINITIVE_OF: Readonly<Partial<Record<EnglishModal, string>>> = {
  can: 'be able to',
  may: 'be allowed to',
  must: 'have to',
  want: 'want to',
};

export const be: EnglishVerb = { base: 'be', third: 'is', past: 'was', participle: 'been', ing: 'being' };
export const have: EnglishVerb = { base: 'have', third: 'has', past: 'had', ing: 'having' };
const does: EnglishVerb = { base: 'do', third: 'does', past: 'did', participle: 'done' };
const want: EnglishVerb = { base: 'want' };

/** "draws", "discards", "carries". */
export function third(verb: EnglishVerb): string {
  if (verb.third) return verb.third;
  const { base } = verb;
  if (base.endsWith('y') && !VOWEL_Y.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** The past: by rule -ed; verbs that double their last letter or are irregular say so. */
export function past(verb: EnglishVerb): string {
  if (verb.past) return verb.past;
  const { base } = verb;
  if (base.endsWith('e')) return `${base}d`;
  return base.endsWith('y') && !VOWEL_Y.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}

export function participle(verb: EnglishVerb): string {
  return verb.participle ?? past(verb);
}

/** "drawing", "choosing". */
export function ing(verb: EnglishVerb): string {
  if (verb.ing) return verb.ing;
  return /[^e]e$/.test(verb.base) ? `${verb.base.slice(0, -1)}ing` : `${verb.base}ing`;
}

function finite(verb: EnglishVerb, { person, number }: EnglishAgreement, tense: 'present' | 'past'): string {
  const singular = person === 3 && number === 'sg';
  if (verb.base === 'be') return tense === 'past' ? (singular ? 'was' : 'were') : singular ? 'is' : 'are';
  if (tense === 'past') return past(verb);
  return singular ? third(verb) : verb.base;
}

export interface Predicate {
  readonly tense: EnglishTense;
  readonly voice: 'active' | 'passive';
  readonly modal?: EnglishModal;
  readonly negative: boolean;
}

/** The verbs of a clause: the one that can stand before the subject in a question, and the others. */
export interface Chain {
  readonly aux: string;
  readonly rest: string;
}

/** "draws"; "does not draw"; "cannot be discarded"; with `question` always with an auxiliary: "do … draw". */
export function chain(verb: EnglishVerb, who: EnglishAgreement, of: Predicate, question = false): Chain {
  const when = of.tense === 'past' ? 'past' : 'present';
  const not = of.negative ? ' not' : '';
  if (of.modal && of.modal !== 'want') {
    const aux = of.modal === 'can' && of.negative ? 'cannot' : `${modalForm(of.modal, when)}${not}`;
    return { aux, rest: baseForms(verb, of) };
  }
  const [first, tail] = leading(verb, of);
  const helps = first.base === 'be' || (first === have && of.tense === 'perfect');
  if (helps) return { aux: finite(first, who, when) + not, rest: tail };
  if (!of.negative && !question) return { aux: '', rest: `${finite(first, who, when)} ${tail}`.trim() };
  return { aux: finite(does, who, when) + not, rest: `${first.base} ${tail}`.trim() };
}

/** "to draw", "not to be discarded". */
export function toInfinitive(verb: EnglishVerb, { voice, modal, negative }: Predicate): string {
  const lead = modal && INFINITIVE_OF[modal];
  const rest = baseForms(verb, { voice, tense: 'present' });
  return `${negative ? 'not ' : ''}to ${lead ? `${lead} ` : ''}${rest}`;
}

function modalForm(modal: EnglishModal, when: 'present' | 'past'): string {
  return modal === 'can' && when === 'past' ? 'could' : modal;
}

function baseForms(verb: EnglishVerb, { voice, tense }: Pick<Predicate, 'voice' | 'tense'>): string {
  const passive = voice === 'passive';
  if (tense === 'perfect') return passive ? `have been ${participle(verb)}` : `have ${participle(verb)}`;
  return passive ? `be ${participle(verb)}` : verb.base;
}

/** The first verb, which is inflected, and what follows it. */
function leading(verb: EnglishVerb, { voice, tense, modal }: Predicate): readonly [EnglishVerb, string] {
  if (modal === 'want') return [want, `to ${baseForms(verb, { voice, tense: 'present' })}`];
  const passive = voice === 'passive';
  if (tense === 'perfect') return [have, passive ? `been ${participle(verb)}` : participle(verb)];
  return passive ? [be, participle(verb)] : [verb, ''];
}
