import { type Catalogue, type Lang, langs, type Names, named, type Param, parameters, render } from '@tafelrunde/words';
import { clausesOf, type Token } from './clauses.ts';
import { englishFaults } from './english.ts';
import { germanFaults, subjectFaults } from './german.ts';
import { nounOf, PERSON, type Sample, samples } from './names.ts';

/** What the parameters of messages are; whatever is not listed is a thing with a name. */
export interface Kinds {
  readonly numbers: readonly string[];
  readonly people: readonly string[];
  /** Whole phrases that somebody else has written. */
  readonly texts: readonly string[];
}

export interface Fault {
  readonly key: string;
  readonly lang: Lang;
  readonly text: string;
  readonly why: string;
}

const PHRASE: Readonly<Record<Lang, string>> = { de: '1 Karte ziehen', en: 'draw 1 card' };

/** Renders a message of a catalogue with every sample name and reads it as a person would. */
export function proofread(all: Catalogue, key: string, kinds: Kinds): readonly Fault[] {
  const faults = new Map<string, Fault>();
  for (const lang of langs) {
    for (const text of textsOf(all, key, lang, kinds)) {
      for (const why of text.faults) {
        const id = `${lang} ${why}`;
        if (!faults.has(id)) faults.set(id, { key, lang, text: text.text, why });
      }
    }
  }
  return [...faults.values()];
}

export function textsOf(
  all: Catalogue,
  key: string,
  lang: Lang,
  kinds: Kinds,
): { text: string; faults: readonly string[] }[] {
  const names = namesOf(all, key, lang);
  const textFor = (sample: Sample, n: number): string => {
    const params = Object.fromEntries(names.map((name) => [name, paramFor(name, kinds, sample, lang, n)]));
    const resolve: Names = (_id, l) => nounOf(sample, l);
    return render([key, params], lang, all, resolve);
  };
  return [1, 2].flatMap((n) => {
    const roles = rolesOf(textFor(samples[0], n), samples[0], lang);
    return samples.map((sample) => {
      const text = textFor(sample, n);
      return { text, faults: faultsOf(text, sample, lang, roles) };
    });
  });
}

type Role = NonNullable<Token['name']>;

/** What each name of a text is. Only a masculine one shows its case beyond doubt, so the others are read by it. */
function rolesOf(text: string, sample: Sample, lang: Lang): readonly Role[] {
  return clausesOf(text, sample, lang)
    .flat()
    .flatMap(({ name }) => (name ? [name] : []));
}

function namesOf(all: Catalogue, key: string, lang: Lang): readonly string[] {
  return [...parameters(all.entries.get(key)?.[lang] ?? '', lang)].map(([name]) => name);
}

function paramFor(name: string, kinds: Kinds, sample: Sample, lang: Lang, n: number): Param {
  if (kinds.numbers.includes(name)) return n;
  if (kinds.people.includes(name)) return PERSON;
  return kinds.texts.includes(name) ? PHRASE[lang] : named(sample.id);
}

/** All that is wrong with a text about a sample, whose names have these roles. */
function faultsOf(text: string, sample: Sample, lang: Lang, roles: readonly Role[]): readonly string[] {
  const faults: string[] = [];
  if (/[{}[\]|]|undefined|NaN/.test(text)) faults.push('something is left unfilled');
  if (/\b(\p{L}+) \1\b/iu.test(text)) faults.push('a word twice');
  let at = 0;
  for (const read of clausesOf(text, sample, lang)) {
    const clause = read.map((token) => {
      if (!token.name) return token;
      const role = roles[at++] ?? [];
      if (sample.title.as !== 'quoted' && !role.some((kind) => token.name?.includes(kind)))
        faults.push(`${token.text} is not ${role.join(' or ')}`);
      // A quoted title is the same in all cases, and may have another preposition.
      return sample.title.as === 'quoted' ? token : { ...token, name: role };
    });
    if (lang === 'en') faults.push(...englishFaults(clause, sample.plural));
    else faults.push(...germanFaults(clause, sample.plural));
    if (lang === 'de' && sample === samples[0]) faults.push(...subjectFaults(clause));
  }
  if (at !== roles.length) faults.push('a name is missing');
  return faults;
}
