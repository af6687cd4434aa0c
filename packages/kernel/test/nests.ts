import type { Effect, Select } from '../src/index.ts';
import { cardsIn } from '../src/index.ts';
import { value } from '../src/values.ts';
import { FIELD, GRAVE, type MiniMatch, note, POWER } from './mini.ts';
import { perform, type Speech, speak } from './speech.ts';

/** Every effect of flow.ts around another one, which it names `it` if it chooses a card. */
const AROUND: Readonly<Record<string, (w: Speech, inner: Effect) => Effect>> = {
  'all, first': (w, inner) => w.all(inner, w.say('behind')),
  'all, last': (w, inner) => w.all(w.say('before'), inner),
  choose: (w, inner) => w.choose(w.mine, 'it', inner),
  'choose up to one': (w, inner) => w.chooseUpToOne(w.mine, 'it', inner),
  each: (w, inner) => w.each(w.mine, inner),
  when: (w, inner) => w.when(w.rich, inner),
  'when, otherwise': (w, inner) => w.when(w.rich, w.say('rich'), inner),
  may: (w, inner) => w.may(inner),
  'one of': (w, inner) => w.oneOf(w.say('one'), inner, w.fail),
  repeat: (w, inner) => w.repeat(2, inner),
  'repeat many': (w, inner) => w.repeat(w.many, inner),
  'and then, first': (w, inner) => w.andThen(inner, w.say('then')),
  'and then, last': (w, inner) => w.andThen(w.say('first'), inner),
  later: (w, inner) => w.later('dusk', inner),
};

const chosen = (w: Speech): Select => w.the('it');

const INNER: Readonly<Record<string, (w: Speech) => Effect>> = {
  say: (w) => w.say('said'),
  fail: (w) => w.fail,
  two: (w) => w.all(w.say('one'), w.say('two')),
  change: (w) => w.change(POWER, 2, w.mine, 'round'),
  'bury one': (w) => w.choose(w.mine, 'it', w.bury(chosen(w))),
  'bury up to one': (w) => w.chooseUpToOne(w.mine, 'it', w.bury(chosen(w))),
  'bury each': (w) => w.each(w.mine, w.bury(chosen(w))),
  may: (w) => w.may(w.say('said')),
  'may fail': (w) => w.may(w.fail),
  'may two': (w) => w.may(w.all(w.say('one'), w.say('two'))),
  'may change': (w) => w.may(w.change(POWER, 2, w.mine, 'round')),
  'may and then': (w) => w.may(w.andThen(w.say('first'), w.say('then'))),
  'and then': (w) => w.andThen(w.say('first'), w.say('then')),
  'and then, failing': (w) => w.andThen(w.fail, w.say('then')),
  'and then, chosen': (w) => w.andThen(w.may(w.say('first')), w.say('then')),
  'one of': (w) => w.oneOf(w.say('one'), w.bury(w.mine)),
  when: (w) => w.when(w.rich, w.say('rich'), w.say('poor')),
  repeat: (w) => w.repeat(2, w.say('again')),
  later: (w) => w.later('dusk', w.say('at dusk')),
};

const textOf = (w: Speech, effect: Effect): string => {
  try {
    const { de, en } = w.l.sentence(w.l.textOf(effect));
    return `${en} = ${de}`;
  } catch (error) {
    return `no text: ${(error as Error).message}`;
  }
};

/** Who answers in the same way all the time: what is offered first, last, or first and last by turns. */
const ANSWERS: readonly ((ids: readonly string[], at: number) => string)[] = [
  (ids) => ids[0],
  (ids) => ids.at(-1)!,
  (ids, at) => ids.at(at % 2 === 0 ? 0 : -1)!,
];

/** Plays until nothing is asked any more; each question with its kind and its options, then what has become of it all. */
function played(m: MiniMatch, answer: (typeof ANSWERS)[number]): string {
  const told: string[] = [];
  for (let at = 0; at < 40; at++) {
    const decision = m.decision();
    const ids = decision?.options.map(({ id }) => id) ?? [];
    if (!decision || ids[0] === 'x') break;
    // The night falls once, after whatever was done by day.
    const id = ids[0] === 'dusk' ? 'dusk' : answer(ids, at);
    if (ids[0] !== 'dusk') told.push(`${decision.kind} ${ids.join('/')}: ${id}`);
    m.answer(id);
  }
  const lies = (kind: number, seat?: number): string => cardsIn(m, kind, seat).join('');
  const powers = cardsIn(m, FIELD, 0).map((card) => value(m, card, POWER));
  return [
    ...told,
    `${m.s.notes.join(' ') || 'nothing'}; field ${lies(FIELD, 0)} (${powers.join()}), grave ${lies(GRAVE)}`,
  ].join(' | ');
}

/** Every effect in every other one: how it reads, and how it goes for somebody poor and for somebody rich. */
export function nestBook(): string {
  const lines: string[] = [];
  for (const [outer, around] of Object.entries(AROUND)) {
    for (const [inner, made] of Object.entries(INNER)) {
      const w = speak();
      const effect = around(w, made(w));
      lines.push(`# ${outer}: ${inner}`, textOf(w, effect));
      const courses = ANSWERS.map((answer) => played(perform(w, effect), answer));
      courses.push(
        `rich: ${played(
          perform(w, effect, (m) => note(m, 'rich')),
          ANSWERS[0],
        )}`,
      );
      lines.push(...new Set(courses));
    }
  }
  return `${lines.join('\n')}\n`;
}
