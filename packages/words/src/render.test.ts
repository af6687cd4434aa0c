import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, checkCatalogue } from './catalogue.ts';
import { WordsError } from './errors.ts';
import type { Lang } from './lang.ts';
import { parameters } from './message.ts';
import { named, namedList, type Param, render, renderParts, type Words } from './render.ts';

const all = catalogue(
  {
    'log.draw': {
      de: '{who} zieht {n, plural, one {# Karte} other {# Karten}}.',
      en: '{who} draws {n, plural, one {# card} other {# cards}}.',
    },
    'prompt.choose': { de: 'Wähle {what}.', en: 'Choose {what}.' },
    'option.done': { de: '{n, plural, =0 {Niemand} other {Fertig}}', en: '{n, plural, =0 {Nobody} other {Done}}' },
  },
  {
    'thing.enemy': { de: 'einen Gegner', en: 'an enemy' },
    'log.side': {
      de: '{side, select, free {Die Freien Völker gewinnen} other {Der Schatten gewinnt}}.',
      en: '{side, select, free {The Free Peoples win} other {The Shadow wins}}.',
    },
    'log.braces': { de: "Ein '{Rest}' bleibt.", en: "A '{rest}' stays." },
  },
);

const TITLES: Record<string, Record<Lang, string>> = {
  c1: { de: 'Klinge von Gondolin', en: 'Blade of Gondolin' },
  c2: { de: 'Gandalf', en: 'Gandalf' },
  c3: { de: 'Riesenspinne', en: 'Giant Spider' },
  s0: { de: '{Ada}', en: '{Ada}' },
};
const names = (id: string, lang: Lang): string => TITLES[id]?.[lang] ?? '';

const TABLE: readonly (readonly [Words, string, string])[] = [
  [['log.draw', { who: 'Ada', n: 1 }], 'Ada zieht 1 Karte.', 'Ada draws 1 card.'],
  [['log.draw', { who: named('s0'), n: 3 }], '{Ada} zieht 3 Karten.', '{Ada} draws 3 cards.'],
  [['prompt.choose', { what: named('c1') }], 'Wähle Klinge von Gondolin.', 'Choose Blade of Gondolin.'],
  [['prompt.choose', { what: ['thing.enemy'] }], 'Wähle einen Gegner.', 'Choose an enemy.'],
  [['prompt.choose', { what: 2 }], 'Wähle 2.', 'Choose 2.'],
  [['option.done', { n: 0 }], 'Niemand', 'Nobody'],
  [['option.done', { n: 2 }], 'Fertig', 'Done'],
  [
    ['prompt.choose', { what: namedList(['c1', 'c2', 'c3'], 'or') }],
    'Wähle Klinge von Gondolin, Gandalf oder Riesenspinne.',
    'Choose Blade of Gondolin, Gandalf or Giant Spider.',
  ],
  [
    ['prompt.choose', { what: { list: [['thing.enemy'], 'X', named('c2')] } }],
    'Wähle einen Gegner, X und Gandalf.',
    'Choose an enemy, X and Gandalf.',
  ],
  [['log.side', { side: 'free' }], 'Die Freien Völker gewinnen.', 'The Free Peoples win.'],
  [['log.side', { side: 'shadow' }], 'Der Schatten gewinnt.', 'The Shadow wins.'],
];

const code = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof WordsError) return error.code;
  }
  return 'none';
};

describe('render', () => {
  it.each(TABLE)('%j', (words, de, en) => {
    expect(render(words, 'de', all, names)).toBe(de);
    expect(render(words, 'en', all, names)).toBe(en);
  });

  it.each<[string, Words]>([
    ['missing-key', ['log.none']],
    ['missing-key', ['prompt.choose', { what: ['log.none'] }]],
    ['missing-parameter', ['prompt.choose']],
    ['missing-parameter', ['prompt.choose', { other: 1 }]],
    ['bad-parameter', ['log.draw', { who: 'Ada', n: '3' }]],
    ['bad-parameter', ['log.draw', { who: 'Ada', n: Number.NaN }]],
    ['bad-parameter', ['prompt.choose', { what: { list: [] } }]],
    ['missing-name', ['prompt.choose', { what: named('c9') }]],
    ['left-placeholder', ['prompt.choose', { what: '{card}' }]],
    ['left-placeholder', ['log.braces']],
  ])('throws %s for %j', (expected, words) => {
    expect(code(() => render(words, 'de', all, names))).toBe(expected);
  });

  it('keeps the ids of what it names', () => {
    const words: Words = ['prompt.choose', { what: namedList(['c1', 'c2']) }];
    expect(renderParts(words, 'de', all, names)).toEqual([
      'Wähle ',
      { id: 'c1', text: 'Klinge von Gondolin' },
      ' und ',
      { id: 'c2', text: 'Gandalf' },
      '.',
    ]);
  });

  it('gives the same text in parts and as a whole, also after a trip through JSON', () => {
    const { param } = fc.letrec<{ param: Param }>((tie) => ({
      param: fc.oneof(
        { maxDepth: 3 },
        fc.integer(),
        fc.stringMatching(/^[a-z ]{1,8}$/),
        fc.constantFrom('c1', 'c2', 'c3').map(named),
        fc.constant<Words>(['thing.enemy']),
        fc.array(tie('param'), { minLength: 1, maxLength: 3 }).map((list) => ({ list })),
        tie('param').map<Words>((what) => ['prompt.choose', { what }]),
      ),
    }));
    fc.assert(
      fc.property(param, fc.constantFrom<Lang>('de', 'en'), (what, lang) => {
        const words: Words = ['prompt.choose', { what }];
        const parts = renderParts(words, lang, all, names);
        const text = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
        expect(render(JSON.parse(JSON.stringify(words)) as Words, lang, all, names)).toBe(text);
      }),
    );
  });
});

describe('catalogue', () => {
  it('refuses a key twice', () => {
    const part = { a: { de: 'x', en: 'y' } };
    expect(code(() => catalogue(part, part))).toBe('duplicate-key');
  });

  it('compiles a message once per language', () => {
    render(['thing.enemy'], 'de', all, names);
    const first = all.compiled.de.get('thing.enemy');
    render(['thing.enemy'], 'de', all, names);
    expect(all.compiled.de.get('thing.enemy')).toBe(first);
    expect(first).toBeDefined();
  });

  it('finds nothing wrong with a good one', () => {
    expect(checkCatalogue(all)).toEqual([]);
  });

  it('names every problem', () => {
    const bad = catalogue({
      broken: { de: 'Ziehe {n', en: 'Draw {n}' },
      differs: { de: 'Ziehe {n}', en: 'Draw {count}' },
      empty: { de: ' ', en: 'Draw' },
      alike: { de: 'Gandalf', en: 'Gandalf' },
      meant: { de: 'Deck', en: 'Deck', same: true },
    });
    const found = checkCatalogue(bad).map(({ key, code: what }) => `${key} ${what}`);
    expect(found).toEqual(['broken invalid', 'differs parameters', 'empty empty', 'alike same']);
  });

  it('lists the parameters of a message', () => {
    const used = parameters('{who} {n, plural, one {a {thing}} other {#}} {side, select, x {x} other {y}}');
    expect([...used]).toEqual([
      ['who', 'text'],
      ['n', 'number'],
      ['thing', 'text'],
      ['side', 'select'],
    ]);
  });

  it.each([
    ['{n} {n, plural, other {#}}', 'number'],
    ['{n, plural, other {#}} {n}', 'number'],
    ['{n, plural, other {#}} {n:nom}', 'number'],
    ['{n:nom} {n, plural, other {#}}', 'number'],
    ['{n, select, other {a}} {n}', 'select'],
    ['{n} {n, select, other {a}}', 'text'],
    ['{n} {n:acc}', 'name'],
    ['{n:acc} {n}', 'name'],
    ['{n, select, other {a}} {n:acc}', 'name'],
    ['{m, select, other {{n:acc}}}', 'name'],
  ])('of several uses it names the one that asks for most: %s', (message, use) => {
    expect(parameters(message).get('n')).toBe(use);
  });
});
