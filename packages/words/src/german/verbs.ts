import type { Agreement, GermanModal, GermanTense, GermanVerb } from './types.ts';

const INSEPARABLE = /^(?:be|ge|er|ver|zer|ent|emp|miss)(.+?)e?n$/;
const VOWEL = /[aeiouäöüy]/;

export const sein: GermanVerb = {
  infinitive: 'sein',
  du: 'bist',
  er: 'ist',
  ihr: 'seid',
  plural: 'sind',
  imperative: 'sei',
  past: 'war',
  participle: 'gewesen',
  aux: 'sein',
};

export const haben: GermanVerb = { infinitive: 'haben', du: 'hast', er: 'hat', past: 'hatte' };

export const werden: GermanVerb = {
  infinitive: 'werden',
  du: 'wirst',
  er: 'wird',
  past: 'wurde',
  participle: 'geworden',
  aux: 'sein',
};

const MODALS: Readonly<Record<GermanModal, GermanVerb>> = {
  können: { infinitive: 'können', du: 'kannst', er: 'kann', past: 'konnte' },
  dürfen: { infinitive: 'dürfen', du: 'darfst', er: 'darf', past: 'durfte' },
  müssen: { infinitive: 'müssen', du: 'musst', er: 'muss', past: 'musste' },
  sollen: { infinitive: 'sollen', er: 'soll' },
  wollen: { infinitive: 'wollen', du: 'willst', er: 'will' },
  würde: { infinitive: 'werden', du: 'würdest', er: 'würde', ihr: 'würdet', plural: 'würden', past: 'würde' },
};

/** The verb without its separable prefix: "legen" of "ablegen". */
function baseOf({ infinitive, prefix = '' }: GermanVerb): string {
  return infinitive.slice(prefix.length);
}

function stemOf(verb: GermanVerb): string {
  return baseOf(verb).replace(/e?n$/, '');
}

/** Stems that need an e before t and st: "findet", "öffnet", but "lernt", "nimmt". */
function needsE(stem: string): boolean {
  return /[dt]$/.test(stem) || /(?:[^aeiouäöülrhmn]|ch)[mn]$/.test(stem);
}

/** The finite form without its prefix: "legt", "legst", "zogen". */
export function finite(verb: GermanVerb, { person, number }: Agreement, tense: 'present' | 'past'): string {
  return tense === 'past' ? pastForm(verb, person, number) : presentForm(verb, person, number);
}

function presentForm(verb: GermanVerb, person: 2 | 3, number: 'sg' | 'pl'): string {
  const stem = stemOf(verb);
  const e = needsE(stem) ? 'e' : '';
  if (number === 'pl') {
    if (person === 3) return verb.plural ?? baseOf(verb);
    return verb.ihr ?? `${stem}${e}t`;
  }
  if (person === 3) return verb.er ?? `${stem}${e}t`;
  return verb.du ?? (/[sßxz]$/.test(stem) ? `${stem}t` : `${stem}${e}st`);
}

function pastForm(verb: GermanVerb, person: 2 | 3, number: 'sg' | 'pl'): string {
  const stem = stemOf(verb);
  const past = verb.past ?? `${stem}${needsE(stem) ? 'e' : ''}te`;
  const weak = past.endsWith('e');
  if (number === 'sg') {
    if (person === 3) return past;
    return `${past}${!weak && /[dtsßz]$/.test(past) ? 'e' : ''}st`;
  }
  if (person === 3) return weak ? `${past}n` : `${past}en`;
  return !weak && /[dt]$/.test(past) ? `${past}et` : `${past}t`;
}

/** The imperative without its prefix: "lege", "nimm", "sammle"; for several "legt", "nehmt". */
export function imperative(verb: GermanVerb, number: 'sg' | 'pl'): string {
  if (number === 'pl') return presentForm(verb, 2, 'pl');
  if (verb.imperative !== undefined) return verb.imperative;
  const stem = stemOf(verb);
  return stem.length > 3 && /[^aeiouäöü]el$/.test(stem) ? `${stem.slice(0, -2)}le` : `${stem}e`;
}

/** The past participle with its prefix: "abgelegt", "verloren", "ausgespielt". */
export function participle(verb: GermanVerb): string {
  if (verb.participle !== undefined) return verb.participle;
  const stem = stemOf(verb);
  const weak = `${stem}${needsE(stem) ? 'e' : ''}t`;
  return `${verb.prefix ?? ''}${hasNoGe(verb) ? '' : 'ge'}${weak}`;
}

function hasNoGe(verb: GermanVerb): boolean {
  const base = baseOf(verb);
  if (verb.inseparable || base.endsWith('ieren')) return true;
  const rest = INSEPARABLE.exec(base)?.[1];
  // "ernten" and "beten" only look as if they had a prefix.
  return rest !== undefined && VOWEL.test(rest);
}

/** "ablegen", with zu "abzulegen", "zu ziehen". */
export function infinitive(verb: GermanVerb, zu = false): string {
  if (!zu) return verb.infinitive;
  return verb.prefix ? `${verb.prefix}zu${baseOf(verb)}` : `zu ${verb.infinitive}`;
}

export interface Predicate {
  readonly agreement: Agreement;
  readonly tense: GermanTense;
  readonly voice: 'active' | 'passive';
  readonly modal?: GermanModal;
}

/** The finite verb, its loose prefix, and the verbs that stay at the end. */
export interface Cluster {
  readonly finite: string;
  readonly prefix: string;
  readonly tail: string;
}

/** All verbs of a finite clause. The perfect of a passive is "wurde abgelegt", the past of a modal "konnte ablegen". */
export function cluster(verb: GermanVerb, { agreement, tense, voice, modal }: Predicate): Cluster {
  const passive = voice === 'passive';
  const past = tense === 'present' ? 'present' : 'past';
  const head = (lead: GermanVerb, when: 'present' | 'past', tail: string): Cluster => ({
    finite: finite(lead, agreement, when),
    prefix: lead === verb ? (verb.prefix ?? '') : '',
    tail,
  });
  if (modal) {
    // "abgelegt würde", not "abgelegt werden würde".
    if (modal === 'würde' && passive) return head(MODALS[modal], past, participle(verb));
    return head(MODALS[modal], past, bareInfinitive(verb, passive));
  }
  if (passive) return head(werden, past, participle(verb));
  if (tense === 'perfect') return head(verb.aux === 'sein' ? sein : haben, 'present', participle(verb));
  return head(verb, past, '');
}

/** The verbs of an infinitive with zu: "abzulegen", "abgelegt zu werden", "ablegen zu können". */
export function zuCluster(verb: GermanVerb, { voice, modal }: Pick<Predicate, 'voice' | 'modal'>): string {
  const passive = voice === 'passive';
  if (modal) return `${bareInfinitive(verb, passive)} ${infinitive(MODALS[modal], true)}`;
  return passive ? `${participle(verb)} zu werden` : infinitive(verb, true);
}

function bareInfinitive(verb: GermanVerb, passive: boolean): string {
  return passive ? `${participle(verb)} werden` : verb.infinitive;
}
