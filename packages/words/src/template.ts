import { WordsError } from './errors.ts';
import type { Lang } from './lang.ts';
import { FORMS, type Form } from './names/forms.ts';

/** A place of a message that is filled with a form of a name, or chosen by its number. */
export interface Slot {
  readonly param: string;
  readonly form: Form | 'agreement' | 'printed';
  /** Begins with a capital letter wherever it stands: `{Card:nom}`, `{What}`. */
  readonly capital: boolean;
}

/** A message without the marks that ICU does not know, and what stands for them. */
export interface Template {
  readonly icu: string;
  readonly slots: ReadonlyMap<string, Slot>;
}

// {card:acc}, {What}, or [greift|greifen] and [card: greift|greifen]; what a plural chooses from (`=0 {Nobody}`) is no name.
const MARKS =
  /\{([A-Za-z]\w*):([a-z]+)\}|(?<!(?:=\d+|zero|one|two|few|many|other) )\{([A-Z]\w*)\}|\[(?:([a-z]\w*): ?)?([^[\]|{}]*)\|([^[\]|{}]*)\]/g;

/** Reads the marks of names and verbs in a message; throws `invalid-message`. */
export function template(message: string, lang: Lang): Template {
  const slots = new Map<string, Slot>();
  const marks = [...message.matchAll(MARKS)];
  const slot = (param: string, form: Slot['form'], capital = false): string => {
    const name = `${param}_${form}${capital ? '_C' : ''}`;
    slots.set(name, { param, form, capital });
    return name;
  };
  const subjects = marks.flatMap(({ index, 1: name, 2: form }) =>
    form === 'nom' ? [{ index, param: lowered(name) }] : [],
  );
  const icu = message.replace(MARKS, (mark, name, form, capital, subject, one, many, index: number) => {
    if (capital !== undefined) return `{${slot(lowered(capital), 'printed', true)}}`;
    if (name !== undefined) {
      if (!FORMS[lang].includes(form)) throw new WordsError('invalid-message', `${mark} in ${JSON.stringify(message)}`);
      return `{${slot(lowered(name), form as Form, name !== lowered(name))}}`;
    }
    const agrees = subject ?? subjectOf(subjects, index);
    if (agrees === undefined) throw new WordsError('invalid-message', `${mark} agrees with nothing: ${message}`);
    return `{${slot(agrees, 'agreement')}, select, pl {${many}} other {${one}}}`;
  });
  return { icu, slots };
}

/** A verb agrees with the last name in the nominative before it, or else with the first one behind it. */
function subjectOf(subjects: readonly { index: number; param: string }[], at: number): string | undefined {
  return (subjects.findLast(({ index }) => index < at) ?? subjects[0])?.param;
}

const lowered = (name: string): string => name[0].toLowerCase() + name.slice(1);
