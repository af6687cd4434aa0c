import { pronounForm } from '../english/pronouns.ts';
import type { EnglishAgreement } from '../english/types.ts';
import { agreementOf as germanAgreement, npParts, showsGenitive } from '../german/noun-phrases.ts';
import { melt } from '../german/prepositions.ts';
import { personalPronoun, possessiveStem } from '../german/pronouns.ts';
import type { Agreement, Case, GermanNp } from '../german/types.ts';
import type { Lang } from '../lang.ts';
import { germanTitle } from './german-title.ts';
import { englishTokens, germanTokens, type Noun, type Place, type TitleGrammar } from './title.ts';

/** Forms of a name that both languages have. English has no cases, but its objects are told from its subjects. */
const COMMON = ['nom', 'acc', 'dat', 'gen', 'to', 'at', 'from'] as const;
const GERMAN = ['er', 'ihn', 'ihm', 'sein'] as const;
const ENGLISH = ['he', 'him', 'his', 'poss'] as const;

export type Form = (typeof COMMON)[number] | (typeof GERMAN)[number] | (typeof ENGLISH)[number];

/** The forms that a message of a language may ask for. */
export const FORMS: Readonly<Record<Lang, readonly string[]>> = {
  de: [...COMMON, ...GERMAN],
  en: [...COMMON, ...ENGLISH],
};

/** A name in a sentence. */
export interface Named {
  /** What stands before it and belongs to it: an article, a preposition. */
  readonly lead: string;
  /** Whether the lead is an article that melts into a preposition before it: "zu dem" is "zum". */
  readonly melts: boolean;
  readonly open: string;
  /** The title itself; empty where a pronoun stands for it. */
  readonly title: string;
  readonly close: string;
}

/** What a verb has to know of a name. */
type Agrees = 'sg' | 'pl';

const QUOTES: Readonly<Record<Lang, readonly [string, string]>> = { de: ['„', '“'], en: ['“', '”'] };

const plain = (lead: string, title: string, melts = false): Named => ({ lead, melts, open: '', title, close: '' });
const pronoun = (word: string): Named => plain(word, '');

/** Forms that were needed before, by grammar: a page shows the same few names in hundreds of lines. */
const known = new Map<TitleGrammar | undefined, Map<string, Named>>();

/** A name in one form of a language. */
export function formOf(noun: Noun, form: Form, lang: Lang): Named {
  const { as, title } = noun;
  let forms = known.get(as);
  if (!forms) {
    forms = new Map();
    known.set(as, forms);
  }
  const key = `${lang} ${form} ${title}`;
  let named = forms.get(key);
  if (!named) {
    named = lang === 'de' ? germanForm(noun, form) : englishForm(noun, form);
    forms.set(key, named);
  }
  return named;
}

/** Whether a verb beside this name is singular or plural. */
export function numberOf(noun: Noun, lang: Lang): Agrees {
  if (lang === 'en') return englishTokens(noun.as).number;
  return germanTokens(noun.as).head === 'pl' ? 'pl' : 'sg';
}

const NO_RELATIVES = { embed: () => '' };
const agreement = (np: GermanNp): Agreement => germanAgreement(np, NO_RELATIVES);

/** Towards it, at it and from it, by what one says of such a place. */
const PLACES: Readonly<Record<Place, Readonly<Record<'to' | 'at' | 'from', readonly [string, Case]>>>> = {
  in: { to: ['in', 'acc'], at: ['in', 'dat'], from: ['aus', 'dat'] },
  auf: { to: ['auf', 'acc'], at: ['auf', 'dat'], from: ['von', 'dat'] },
  an: { to: ['an', 'acc'], at: ['an', 'dat'], from: ['von', 'dat'] },
  zu: { to: ['zu', 'dat'], at: ['bei', 'dat'], from: ['von', 'dat'] },
  nach: { to: ['nach', 'dat'], at: ['in', 'dat'], from: ['aus', 'dat'] },
};

function placeOf({ as }: Noun): Place {
  const { place, use, head } = germanTokens(as);
  if (place) return place;
  if (use === 'thing') return 'in';
  return use === 'name' && head === 'n' ? 'nach' : 'zu';
}

function germanForm(noun: Noun, form: Form): Named {
  const np = germanTitle(noun.title, noun.as);
  switch (form) {
    case 'er':
      return pronoun(personalPronoun(agreement(np), 'nom'));
    case 'ihn':
      return pronoun(personalPronoun(agreement(np), 'acc'));
    case 'ihm':
      return pronoun(personalPronoun(agreement(np), 'dat'));
    case 'sein':
      return pronoun(possessiveStem(agreement(np)));
    case 'to':
    case 'at':
    case 'from': {
      const [prep, kase] = PLACES[placeOf(noun)][form];
      const { lead, ...named } = inCase(np, kase);
      return { ...named, lead: lead ? melt(prep, lead) || `${prep} ${lead}` : prep, melts: false };
    }
    case 'gen':
      return showsGenitive(np) ? inCase(np, 'gen') : { ...inCase(np, 'dat'), lead: 'von' };
    default:
      return inCase(np, form as Case);
  }
}

function inCase(np: GermanNp, kase: Case): Named {
  const { article = '', rest } = npParts(np, kase, NO_RELATIVES);
  if ('noun' in np) return plain(article, rest, true);
  if ('proper' in np) return plain('', rest);
  return { ...plain('', rest), open: QUOTES.de[0], close: QUOTES.de[1] };
}

function englishForm(noun: Noun, form: Form): Named {
  const { use, number, pronoun: who } = englishTokens(noun.as);
  const agreement: EnglishAgreement = { person: 3, number, pronoun: who };
  if (form === 'he') return pronoun(pronounForm(agreement, 'subject'));
  if (form === 'him') return pronoun(pronounForm(agreement, 'object'));
  if (form === 'his') return pronoun(pronounForm(agreement, 'possessive'));
  const own = /^The (.+)$/.exec(noun.title);
  const title = use === 'thing' && own ? own[1] : noun.title;
  const lead = [form === 'to' || form === 'at' || form === 'from' ? form : '', use === 'thing' ? 'the' : '']
    .filter(Boolean)
    .join(' ');
  const [open, close] = use === 'quoted' ? QUOTES.en : ['', ''];
  const owner = form === 'poss' ? (number === 'pl' && title.endsWith('s') ? '’' : '’s') : '';
  return { lead, melts: false, open, title, close: close + owner };
}
