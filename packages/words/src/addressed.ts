import type { Lang } from './lang.ts';

/**
 * A message in which one of its names is whoever reads it: "{seat:nom} draws a card." becomes "You draw a card.". Messages are
 * written once, of a third person; the second one follows by the rules of the language, so that nobody has to write both.
 */
export function addressed(message: string, param: string, lang: Lang): string {
  if (new RegExp(`^${named(param, '', 'nom')}$`).test(message)) return lang === 'de' ? 'Du' : 'You';
  return lang === 'de' ? german(message, param) : english(message, param);
}

/** The name in a message, in one of those forms; '' is the plain one. */
const named = (param: string, ...forms: readonly string[]): string => {
  const name = `[${param[0].toLowerCase()}${param[0].toUpperCase()}]${param.slice(1)}`;
  const form = forms.map((one) => (one === '' ? '' : `:${one}`)).join('|');
  return `\\{${name}(?:${form})\\}`;
};

/** Whether a sentence begins there. */
const begins = (before: string): boolean => /(?:^|[.!?] )$/.test(before);

/** A verb, or a mark of one: "draws", "[attacks|attack]". */
const VERB = String.raw`(?:\[[^[\]{}]*\]|\p{Ll}+)`;

/** Turns the verbs that go with that subject: the one beside it, and those joined to it. */
function turned(message: string, subject: string, verb: (word: string) => string): string {
  const joined = new RegExp(`( (?:and|und) )(${VERB})(?= )`, 'gu');
  const after = new RegExp(`(?<!of |von )${subject} (now )?(${VERB})(?![^ .,:;])`, 'u');
  const at = after.exec(message);
  if (!at) return message;
  const [whole, now = '', word = ''] = at;
  const name = whole.slice(0, whole.length - now.length - word.length);
  const rest = message.slice(at.index + whole.length);
  // What another name or a new clause begins is not about this one any more.
  const end = rest.search(/[:;] |\{\w+:nom\}/);
  const own = end < 0 ? rest : rest.slice(0, end);
  const further = own.replace(joined, (_, join: string, next: string) => `${join}${verb(next)}`);
  return `${message.slice(0, at.index)}${name}${now}${verb(word)}${further}${rest.slice(own.length)}`;
}

const inner = (mark: string): readonly string[] => mark.slice(1, -1).split('|');

function english(message: string, param: string): string {
  const base = (word: string): string => {
    if (word.startsWith('[')) return inner(word)[1] ?? word;
    const odd: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go', can: 'can' };
    if (odd[word] !== undefined || !word.endsWith('s')) return odd[word] ?? word;
    if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
    return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  };
  const any = named(param, '', 'acc', 'nom');
  const your = (before: string): string => (begins(before) ? 'Your' : 'your');
  return turned(message, named(param, '', 'nom'), base)
    .replace(new RegExp(`the test, ${any}`), 'your test')
    .replace(
      new RegExp(`\\b[Tt]he ((?:[\\w-]+ ){1,2})of ${any}`),
      (_, what: string, at: number, all: string) => `${your(all.slice(0, at))} ${what.trim()}`,
    )
    .replace(new RegExp(`\\b([Aa]) (\\w+) of ${any}`), '$1 $2 of yours')
    .replace(
      new RegExp(`^(\\w)(\\w*(?: \\w+)?) of ${any}`),
      (_, first: string, rest: string) => `Your ${first.toLowerCase()}${rest}`,
    )
    .replace(new RegExp(`${named(param, 'poss')}`), (_, at: number, all: string) => your(all.slice(0, at)))
    .replace(new RegExp(`(${any}[^.:;]*?)\\btheir\\b`), '$1your')
    .replace(new RegExp(any, 'g'), (_, at: number, all: string) => (begins(all.slice(0, at)) ? 'You' : 'you'));
}

/** Articles as they are before something of one's own. */
const YOURS: Readonly<Record<string, string>> = {
  ...{ Der: 'Dein', Die: 'Deine', Das: 'Dein' },
  ...{ der: 'deiner', die: 'deine', das: 'dein', den: 'deinen', dem: 'deinem' },
};

function german(message: string, param: string): string {
  const second = (word: string): string => {
    const third = word.startsWith('[') ? (inner(word)[0] ?? '') : word;
    const odd: Readonly<Record<string, string>> = {
      ...{ ist: 'bist', hat: 'hast', wird: 'wirst', kann: 'kannst', muss: 'musst' },
      ...{ erhält: 'erhältst', behält: 'behältst' },
    };
    if (odd[third] !== undefined || !third.endsWith('t')) return odd[third] ?? third;
    const stem = third.slice(0, -1);
    return /[szxß]$/.test(stem) ? third : `${stem}st`;
  };
  const whose = `(?:von ${named(param, '')}|${named(param, 'gen')})`;
  const subject = named(param, '', 'nom');
  const isSubject = new RegExp(`${subject} ${VERB}(?![^ .,:;])`, 'u').test(message.replace(new RegExp(whose), ''));
  const own = message
    .replace(
      new RegExp(`\\b([Dd](?:er|ie|as|en|em)) (\\p{Lu}[\\p{L}-]*) ${whose}`, 'u'),
      (_, article: string, what: string) => `${YOURS[article] ?? article} ${what}`,
    )
    .replace(new RegExp(`\\b([Ee])in (\\p{Lu}\\p{L}*) ${whose}`, 'u'), '$1iner deiner $2')
    .replace(new RegExp(`\\b([Ee]inen) (\\p{Lu}\\p{L}*) ${whose}`, 'u'), '$1 deiner $2')
    .replace(
      new RegExp(`^(\\p{Lu}\\p{L}*) ${whose}`, 'u'),
      (_, what: string) => `${/(?:e|en|ung)$/.test(what) ? 'Deine' : 'Dein'} ${what}`,
    )
    .replace(new RegExp(`der Probe, ${subject}`), 'deiner Probe')
    // Before its subject stands the verb where something else begins the sentence.
    .replace(
      new RegExp(`(\\[[^[\\]{}]*\\]) (${named(param, 'nom')})`),
      (_, mark: string, name: string) => `${second(mark)} ${name}`,
    );
  const turns = isSubject ? turned(own, subject, second) : own;
  const reflexive = isSubject ? turns.replace(/\bsiehst sich\b/, 'siehst dir').replace(/\bsich\b/, 'dich') : turns;
  return reflexive
    .replace(new RegExp(`(${subject}[^.:;]*?)\\bseine\\b`), '$1deine')
    .replace(
      new RegExp(`(\\p{L}*) ?${named(param, '', 'nom', 'acc', 'dat', 'gen')}(?: (\\p{Ll}+))?`, 'gu'),
      (all, before: string, next: string | undefined, at: number, text: string) => {
        const form = /:(\w+)\}/.exec(all)?.[1] ?? '';
        const lead = before === '' ? (all.startsWith(' ') ? ' ' : '') : `${before} `;
        const tail = next === undefined ? '' : ` ${next}`;
        const stands =
          form === 'nom' || (form === '' && next !== undefined && /st$|^(?:benutzt|setzt|nutzt|lässt)$/.test(next));
        if (stands) return `${lead}${begins(text.slice(0, at) + lead) ? 'Du' : 'du'}${tail}`;
        const dative = form === 'dat' || (form === '' && /^(?:[Mm]it|von|bei|zu|aus|gibt|gibst)$/.test(before));
        return `${lead}${dative ? 'dir' : 'dich'}${tail}`;
      },
    );
}
