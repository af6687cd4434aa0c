import type { Count } from '../src/count.ts';
import * as en from '../src/english.ts';
import { reflexivePronoun } from '../src/german/pronouns.ts';
import * as de from '../src/german.ts';
import { FORMS, type Form, formOf, numberOf } from '../src/names/forms.ts';
import type { TitleGrammar } from '../src/names/title.ts';

/** The tables of a grammar book: every word in every form, so that whoever changes a rule sees all it does. */
const CASES = ['nom', 'gen', 'dat', 'acc'] as const;
const NUMBERS = ['sg', 'pl'] as const;
/** Numbers that are written as words. */
const WORDED = Array.from({ length: 14 }, (_, n) => n);
const COUNTS: readonly (readonly [string, Count])[] = [
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['13', 13],
  ['X', 'X'],
  ['up to 1', { bound: 'upTo', n: 1 }],
  ['up to 2', { bound: 'upTo', n: 2 }],
  ['at least 2', { bound: 'atLeast', n: 2 }],
  ['at most 2', { bound: 'atMost', n: 2 }],
  ['exactly 2', { bound: 'exactly', n: 2 }],
  ['more than 2', { bound: 'moreThan', n: 2 }],
  ['fewer than 2', { bound: 'fewerThan', n: 2 }],
  ['any', { any: true }],
];

// ------------------------------------------------------------------------------------------------------- German

const HELD: de.GermanNoun = { sg: 'Held', pl: 'Helden', gender: 'm', weak: true };
const NOUNS: readonly de.GermanNoun[] = [
  HELD,
  { sg: 'Ort', pl: 'Orte', gender: 'm' },
  { sg: 'Fluss', pl: 'Flüsse', gender: 'm' },
  { sg: 'Drache', pl: 'Drachen', gender: 'm', weak: true },
  { sg: 'Herr', pl: 'Herren', gender: 'm', weak: 'Herrn' },
  { sg: 'Name', pl: 'Namen', gender: 'm', weak: true, genitive: 'Namens' },
  { sg: 'Schaden', gender: 'm' },
  { sg: 'Karte', pl: 'Karten', gender: 'f' },
  { sg: 'Hand', pl: 'Hände', gender: 'f' },
  { sg: 'Deck', pl: 'Decks', gender: 'n' },
  { sg: 'Ereignis', pl: 'Ereignisse', gender: 'n' },
  { sg: 'Kreuz', pl: 'Kreuze', gender: 'n' },
  { sg: 'Herz', pl: 'Herzen', gender: 'n', genitive: 'Herzens', dative: 'Herzen' },
  { sg: 'Thema', pl: 'Themata', gender: 'n', dativePlural: 'Themata' },
  { pl: 'Kosten', gender: 'm' },
  { adjectival: 'Verbündet', gender: 'm' },
  { adjectival: 'Verbündet', gender: 'f' },
];
const PERSONS: readonly de.Agreement[] = [
  de.du,
  de.ihr,
  { person: 3, number: 'sg', gender: 'm' },
  { person: 3, number: 'sg', gender: 'f' },
  de.es,
  { person: 3, number: 'pl', gender: 'f' },
];
const player: de.GermanNp = { noun: { sg: 'Spieler', pl: 'Spieler', gender: 'm' }, det: 'definite' };
const aragorn: de.GermanNp = { proper: { text: 'Aragorn', gender: 'm' } };
const legolas: de.GermanNp = { proper: { text: 'Legolas', gender: 'm' } };
const key: de.GermanNp = { proper: { text: 'Schattenschlüssel', gender: 'm', article: true } };
const lands: de.GermanNp = { proper: { text: 'Lande', gender: 'n', number: 'pl', article: true } };
const witch: de.GermanNp = { proper: { text: 'Hexe', gender: 'f', article: true } };
const grey: de.GermanNp = {
  proper: { text: 'Gandalf der Graue', gender: 'm', forms: { gen: 'Gandalfs des Grauen', dat: 'Gandalf dem Grauen' } },
};
const DETERMINERS: readonly de.GermanDeterminer[] = [
  ...([
    'none',
    'definite',
    'indefinite',
    'kein',
    'dieser',
    'jener',
    'jeder',
    'alle',
    'beide',
    'mancher',
    'beliebig',
    'anderer',
    'derselbe',
  ] as const),
  ...PERSONS.map((possessive) => ({ possessive })),
  ...[player, aragorn, legolas, key, { pronoun: de.du }].map((owner) => ({ owner })),
  { text: 'solch' },
];
const ADJECTIVES: readonly de.GermanAdjective[] = [
  'erschöpft',
  'hoch',
  'dunkel',
  'teuer',
  'sauer',
  'müde',
  { base: 'rosa', undeclined: true },
  { base: 'lila', stem: 'lilan' },
  { base: 'oberst', beforeCount: true },
];
const GENDERS: readonly de.GermanNoun[] = [HELD, NOUNS[7], NOUNS[9]];

const inCases = (np: de.GermanNp): string => CASES.map((kase) => de.nounPhrase(np, kase)).join(' | ');
const nameOf = (det: de.GermanDeterminer): string => (typeof det === 'string' ? det : JSON.stringify(det));
const nounName = (noun: de.GermanNoun): string =>
  'adjectival' in noun ? `${noun.adjectival}- ${noun.gender}` : (noun.sg ?? noun.pl ?? '');

function* germanNouns(): Generator<string> {
  for (const noun of NOUNS) {
    for (const number of NUMBERS)
      yield `${nounName(noun)} ${number}: ${inCases({ noun, number })} / ${inCases({ noun, det: 'definite', number })}`;
  }
  for (const det of DETERMINERS) {
    for (const noun of GENDERS) {
      for (const number of NUMBERS) {
        yield `${nameOf(det)} ${nounName(noun)} ${number}: ${inCases({ noun, det, number, adj: ['neu'] })}`;
      }
    }
    yield `${nameOf(det)} by itself: ${inCases({ noun: HELD, det })} / ${inCases({ noun: NOUNS[6], det })}`;
  }
  for (const adj of ADJECTIVES) {
    for (const det of ['none', 'definite', 'indefinite'] as const) {
      for (const noun of GENDERS)
        yield `${JSON.stringify(adj)} ${det} ${nounName(noun)}: ${inCases({ noun, det, adj: [adj] })} / ${inCases({ noun, det, number: 'pl', adj: [adj] })}`;
    }
    yield `${de.predicative(adj)} ${inCases({ noun: NOUNS[7], det: 'definite', count: 3, adj: [adj, 'neu'] })} / ${inCases({ noun: NOUNS[7], count: 3, adj: [adj, 'neu'] })}`;
  }
}

function* germanCounts(): Generator<string> {
  for (const count of WORDED) yield inCases({ noun: HELD, count, countAs: 'word' });
  for (const [name, count] of COUNTS) {
    for (const countAs of ['digit', 'word'] as const) {
      for (const noun of [HELD, NOUNS[6], NOUNS[7], NOUNS[14], NOUNS[15]]) {
        for (const det of ['none', 'definite', 'indefinite', 'beliebig', 'anderer', 'alle'] as const) {
          yield `${name} ${countAs} ${det}: ${inCases({ noun, det, count, countAs, adj: det === 'none' ? [] : ['neu'] })}`;
        }
      }
      yield `${name} ${countAs} of: ${inCases({ part: count, countAs, from: { noun: HELD, det: { possessive: de.du }, number: 'pl' } })}`;
      yield `${name} ${countAs} beside: ${de.nounPhrase({ noun: NOUNS[9], det: 'definite', of: { noun: HELD, count, countAs } }, 'nom')}`;
      yield `${name} ${countAs} agrees: ${de.clause({ verb: { infinitive: 'liegen' }, subject: { noun: NOUNS[6], count, countAs }, adverbs: ['hier'] }, 'main')}`;
    }
  }
}

function* germanPhrases(): Generator<string> {
  const owners: readonly de.GermanNp[] = [
    player,
    aragorn,
    legolas,
    key,
    lands,
    witch,
    grey,
    { noun: HELD, number: 'pl' },
    { noun: HELD, det: 'indefinite' },
    { noun: HELD, det: 'indefinite', number: 'pl' },
    { noun: HELD, number: 'pl', adj: ['neu'] },
    { noun: HELD, number: 'pl', adj: [{ base: 'rosa', undeclined: true }] },
    { noun: NOUNS[15], number: 'pl' },
    { noun: HELD, det: { text: 'solch' } },
    { noun: HELD, det: { owner: aragorn } },
    { noun: HELD, det: { owner: key } },
    { noun: HELD, det: { owner: player } },
    { list: [player, { noun: HELD, det: 'definite' }] },
    { list: [player, aragorn] },
    { text: 'X' },
    { text: { nom: 'wer', gen: 'wessen', dat: 'wem', acc: 'wen' }, gender: 'm' },
  ];
  for (const of of owners) {
    yield `${inCases(of)} / ${inCases({ noun: NOUNS[9], det: 'definite', of })} / ${inCases({ part: 2, from: of })}`;
    yield de.clause({ verb: { infinitive: 'liegen' }, subject: of }, 'main');
  }
  for (const prep of ['in', 'an', 'bei', 'von', 'zu', 'auf', 'bis zu'] as const) {
    for (const kase of ['dat', 'acc'] as const) {
      const put = (np: de.GermanNp): string => de.prepositional({ prep: { text: prep, case: kase }, np });
      const nouns = GENDERS.flatMap((noun) =>
        (['definite', 'derselbe', 'dieser'] as const).map((det) => put({ noun, det })),
      );
      yield [
        ...nouns,
        put({
          list: [
            { noun: HELD, det: 'definite' },
            { noun: NOUNS[7], det: 'definite' },
          ],
        }),
      ].join(' | ');
      yield [
        put({ list: [{ noun: NOUNS[7], det: 'indefinite' }, aragorn], join: 'or' }),
        put({ noun: HELD, det: 'definite', relative: { verb: { infinitive: 'kämpfen' }, subject: { gap: true } } }),
        put({ noun: HELD, det: 'derselbe', relative: { verb: { infinitive: 'kämpfen' }, subject: { gap: true } } }),
        put(key),
        put({ noun: HELD, det: 'definite', kind: ['Elben', 'Zwergen'], name: 'Gimli', after: 'hier' }),
        put({ noun: HELD, kind: ['Gondor'], det: 'definite', kindJoin: 'and', number: 'pl' }),
        put({ noun: HELD, kind: ['Elben', 'Zwergen', 'Orks'], kindJoin: 'and', det: 'definite', number: 'pl' }),
      ].join(' | ');
    }
  }
  for (const who of PERSONS)
    yield `${inCases({ pronoun: who })} / ${reflexivePronoun(who, 'acc')} ${reflexivePronoun(who, 'dat')}`;
  for (const gender of ['m', 'f', 'n'] as const) {
    for (const number of NUMBERS) yield CASES.map((kase) => de.relativePronoun(kase, number, gender)).join(' ');
  }
}

const VERBS: readonly de.GermanVerb[] = [
  de.sein,
  de.haben,
  de.werden,
  { infinitive: 'ablegen', prefix: 'ab' },
  { infinitive: 'ziehen', past: 'zog', participle: 'gezogen' },
  { infinitive: 'nehmen', du: 'nimmst', er: 'nimmt', imperative: 'nimm', past: 'nahm', participle: 'genommen' },
  { infinitive: 'finden', past: 'fand', participle: 'gefunden' },
  { infinitive: 'öffnen' },
  { infinitive: 'atmen' },
  { infinitive: 'rechnen' },
  { infinitive: 'lernen' },
  { infinitive: 'wohnen' },
  { infinitive: 'warnen' },
  { infinitive: 'kommen', past: 'kam', participle: 'gekommen', aux: 'sein' },
  { infinitive: 'sammeln' },
  { infinitive: 'verwandeln' },
  { infinitive: 'spielen' },
  { infinitive: 'fehlen' },
  { infinitive: 'setzen' },
  { infinitive: 'reisen', aux: 'sein' },
  { infinitive: 'mischen' },
  { infinitive: 'verlieren', past: 'verlor', participle: 'verloren' },
  { infinitive: 'verteidigen' },
  { infinitive: 'erhalten', du: 'erhältst', er: 'erhält', past: 'erhielt', participle: 'erhalten' },
  { infinitive: 'ernten' },
  { infinitive: 'beten' },
  { infinitive: 'gewinnen', past: 'gewann', participle: 'gewonnen' },
  { infinitive: 'markieren' },
  { infinitive: 'übersetzen', inseparable: true },
  { infinitive: 'vorbereiten', prefix: 'vor', participle: 'vorbereitet' },
  { infinitive: 'aufdecken', prefix: 'auf' },
  { infinitive: 'stellen', reflexive: 'acc' },
  {
    infinitive: 'ansehen',
    prefix: 'an',
    du: 'siehst',
    er: 'sieht',
    imperative: 'sieh',
    past: 'sah',
    participle: 'angesehen',
    reflexive: 'dat',
  },
  { infinitive: 'bringen', past: 'brachte', participle: 'gebracht', fixed: 'ins Spiel' },
  { infinitive: 'lesen', du: 'liest', er: 'liest', past: 'las', participle: 'gelesen' },
  { infinitive: 'schließen', past: 'schloss', participle: 'geschlossen' },
  { infinitive: 'bitten', past: 'bat', participle: 'gebeten' },
  { infinitive: 'tun', du: 'tust', er: 'tut', past: 'tat', participle: 'getan' },
];
const MODALS = [undefined, 'können', 'dürfen', 'müssen', 'sollen', 'wollen', 'würde'] as const;
const TENSES = ['present', 'past', 'perfect'] as const;
const VOICES = ['active', 'passive'] as const;
const FORMS_DE = [
  'imperative',
  'imperativePlural',
  'main',
  'question',
  'subordinate',
  'infinitive',
  'purpose',
] as const;

function* germanVerbs(): Generator<string> {
  for (const verb of VERBS) {
    const forms = (['present', 'past'] as const).map((tense) =>
      PERSONS.map((who) => de.finite(verb, who, tense)).join(' '),
    );
    yield [
      verb.infinitive,
      ...forms,
      de.imperative(verb, 'sg'),
      de.imperative(verb, 'pl'),
      de.participle(verb),
      de.infinitive(verb),
      de.infinitive(verb, true),
    ].join(' | ');
    yield FORMS_DE.map((form) =>
      de.clause({ verb, objects: [{ case: 'acc', np: { noun: NOUNS[7], count: 2 } }] }, form),
    ).join(' | ');
  }
}

function* germanClauses(): Generator<string> {
  const lay: de.GermanVerb = { infinitive: 'ablegen', prefix: 'ab' };
  const objects: readonly de.GermanObject[] = [
    { case: 'acc', np: { noun: NOUNS[7], count: 2 } },
    { prep: { text: 'von', case: 'dat' }, np: { noun: NOUNS[8], det: { possessive: de.du } } },
  ];
  const subjects: readonly (de.GermanNp | undefined)[] = [
    undefined,
    player,
    { pronoun: de.du },
    { pronoun: de.ihr },
    { list: [player, aragorn] },
    { list: [player, { pronoun: de.du }], join: 'or' },
  ];
  for (const form of FORMS_DE) {
    for (const voice of VOICES) {
      for (const tense of TENSES) {
        for (const modal of MODALS) {
          for (const negative of [false, true]) {
            yield `${form} ${voice} ${tense} ${modal} ${negative}: ${de.clause({ verb: lay, subject: voice === 'active' ? player : undefined, objects, tense, modal, negative, voice, conjunction: 'wenn' }, form)}`;
          }
        }
      }
    }
    for (const subject of subjects) {
      yield `${form}: ${de.clause({ verb: lay, subject, objects, conjunction: 'dass' }, form)}`;
      yield `${form}: ${de.clause({ verb: { infinitive: 'stellen', reflexive: 'acc' }, subject, objects: [{ case: 'dat', np: { noun: NOUNS[10], det: 'definite' } }], adverbs: ['sofort'], conjunction: 'dass', negative: true }, form)}`;
    }
    for (const front of [
      'dann',
      { prep: { text: 'in', case: 'dat' }, np: { noun: NOUNS[10], det: 'definite' } },
      { conjunction: 'wenn', clause: { verb: lay, subject: player } },
    ] as const) {
      yield `${form}: ${de.clause({ verb: lay, subject: player, objects, front }, form)}`;
      yield `${form}: ${de.clause({ verb: lay, objects, front, purpose: { verb: de.sein, predicate: 'sicher' } }, form)}`;
    }
    for (const ellipsis of [
      { opening: true, finite: false },
      { opening: false, finite: true },
      { opening: true, finite: true },
    ]) {
      yield `${form}: ${de.clause({ verb: lay, subject: player, objects, ellipsis, modal: 'dürfen' }, form)} | ${de.clause({ verb: lay, subject: player, objects, ellipsis }, form)} | ${de.clause({ verb: lay, objects, ellipsis, front: 'dann' }, form)}`;
    }
    yield `${form}: ${de.clause({ verb: de.sein, subject: player, predicate: { np: { noun: HELD, det: 'indefinite' } }, adverbs: ['jetzt'] }, form)} | ${de.clause({ verb: de.sein, subject: player, predicate: 'hoch', negative: true }, form)}`;
    yield `${form}: ${de.clause({ verb: { infinitive: 'geben', er: 'gibt', impersonal: true }, objects: [{ case: 'acc', np: { noun: HELD, det: 'kein' } }] }, form)}`;
    yield `${form}: ${de.clause(
      {
        verb: { infinitive: 'geben', du: 'gibst', er: 'gibt', imperative: 'gib' },
        subject: player,
        objects: [
          { case: 'acc', np: { noun: HELD, det: 'indefinite' } },
          { case: 'dat', np: { pronoun: PERSONS[3] } },
        ],
        adverbs: ['heute'],
        purpose: 'für immer',
      },
      form,
    )}`;
    yield `${form}: ${de.clause(
      {
        verb: { infinitive: 'geben', du: 'gibst', er: 'gibt', imperative: 'gib' },
        subject: { pronoun: PERSONS[2] },
        objects: [
          { case: 'acc', np: { noun: HELD, det: 'definite' } },
          { case: 'dat', np: aragorn },
        ],
      },
      form,
    )}`;
    yield `${form}: ${de.clause({ verb: { infinitive: 'folgen', aux: 'sein' }, voice: 'passive', objects: [{ case: 'dat', np: player }] }, form)}`;
    yield `${form}: ${de.clause({ verb: { infinitive: 'würfeln' }, voice: 'passive' }, form)}`;
  }
  const gap: de.GermanNp = { gap: true };
  const relatives: readonly de.GermanClause[] = [
    { verb: lay, subject: gap, objects },
    { verb: lay, subject: player, objects: [{ case: 'acc', np: gap }], tense: 'perfect' },
    { verb: lay, subject: player, objects: [{ prep: { text: 'von', case: 'dat' }, np: gap }] },
    { verb: lay, subject: { noun: NOUNS[9], det: { owner: gap } }, negative: true },
    { verb: de.sein, subject: gap, predicate: 'neu', modal: 'müssen' },
  ];
  for (const relative of relatives) {
    for (const noun of GENDERS)
      yield `${inCases({ noun, det: 'definite', relative })} / ${inCases({ noun, number: 'pl', relative })}`;
  }
}

// ------------------------------------------------------------------------------------------------------ English

const HERO: en.EnglishNoun = { sg: 'hero', pl: 'heroes', person: true };
const WORDS: readonly en.EnglishNoun[] = [
  HERO,
  { sg: 'card' },
  { sg: 'ally' },
  { sg: 'box' },
  { sg: 'damage', pl: null },
  { sg: 'hour', an: true },
  { sg: 'unit', an: false },
  { sg: 'enemy' },
  { sg: 'day' },
  { sg: 'watch' },
  { sg: 'wish' },
];
const WHO: readonly en.EnglishAgreement[] = [
  en.you,
  { person: 2, number: 'pl', pronoun: 'they' },
  ...(['he', 'she', 'it', 'they'] as const).flatMap((pronoun) =>
    NUMBERS.map((number) => ({ person: 3 as const, number, pronoun })),
  ),
];
const playerEn: en.EnglishNp = { noun: { sg: 'player', person: true }, det: 'the' };
const DETS: readonly en.EnglishDeterminer[] = [
  ...(['none', 'the', 'a', 'no', 'this', 'that', 'each', 'all', 'both', 'some', 'any', 'another', 'same'] as const),
  ...WHO.slice(0, 5).map((possessive) => ({ possessive })),
  { owner: playerEn },
  { owner: { noun: HERO, det: 'the', number: 'pl' } },
  { owner: { proper: { text: 'Legolas' } } },
  { owner: { pronoun: en.you } },
  { text: 'such a' },
];

function* englishNouns(): Generator<string> {
  for (const noun of WORDS) {
    yield NUMBERS.map((number) => en.nounForm(noun, number)).join(' | ');
    for (const det of DETS) {
      yield `${JSON.stringify(det)}: ${NUMBERS.map((number) => [en.nounPhrase({ noun, det, number }), en.nounPhrase({ noun, det, number, adj: ['old'] }), en.nounPhrase({ noun, det, number, adj: [{ text: 'honest', an: true }, 'new'] })].join(' | ')).join(' / ')} / ${en.nounPhrase({ noun, det })}`;
    }
  }
  for (const word of [
    'ally',
    'orc',
    'unit',
    'use',
    'one',
    'European',
    'eight',
    '8',
    '11',
    '18',
    '111',
    '80',
    'hero',
    'Island',
    'under',
  ])
    yield `${en.takesAn(word) ? 'an' : 'a'} ${word}`;
  for (const count of WORDED) yield en.nounPhrase({ noun: HERO, count, countAs: 'word' });
  for (const [name, count] of COUNTS) {
    for (const countAs of ['digit', 'word'] as const) {
      for (const noun of [HERO, WORDS[4]]) {
        const of = (det: en.EnglishDeterminer, adj: readonly en.EnglishAttribute[]): string =>
          en.nounPhrase({ noun, det, count, countAs, adj });
        yield `${name} ${countAs}: ${(['none', 'the', 'a', 'each', 'all', 'another', 'any'] as const).map((det) => of(det, [{ text: 'top', beforeCount: true }, 'new'])).join(' | ')} | ${en.nounPhrase({ part: count, countAs, from: { noun, det: { possessive: en.you }, number: 'pl' } })}`;
        yield en.clause({ verb: { base: 'lie' }, subject: { noun, count, countAs } }, 'main');
      }
    }
  }
  for (const who of WHO)
    yield `${(['subject', 'object', 'possessive'] as const).map((form) => en.pronounForm(who, form)).join(' ')} ${en.clause({ verb: en.be, subject: { pronoun: who }, predicate: 'new' }, 'main')}`;
  for (const np of [
    { proper: { text: 'Ring', article: true } },
    { proper: { text: 'Orcs', number: 'pl' } },
    { list: [playerEn, { pronoun: en.you }] },
    { list: [playerEn, { noun: HERO, number: 'pl' }], join: 'or' },
    { text: 'X' },
    { text: 'many', number: 'pl' },
  ] as readonly en.EnglishNp[]) {
    yield `${en.nounPhrase(np)} | ${en.nounPhrase(np, 'subject')} | ${en.clause({ verb: { base: 'go' }, subject: np }, 'main')} | ${en.prepositional({ prep: 'of', np })} | ${en.nounPhrase({ noun: WORDS[1], det: 'the', of: np })} | ${en.nounPhrase({ noun: WORDS[1], det: { owner: np } })}`;
  }
  yield en.nounPhrase({
    noun: HERO,
    det: 'a',
    kind: ['Elf', 'Dwarf'],
    name: 'Gimli',
    after: 'here',
    prep: [{ prep: 'in', np: { noun: WORDS[3], det: 'the' } }],
  });
  yield en.nounPhrase({
    noun: HERO,
    det: 'a',
    kind: ['Elf', 'Dwarf', 'Orc'],
    kindJoin: 'and',
    adj: [{ adj: 'engaged', after: [{ prep: 'with', np: { pronoun: en.you } }] }, 'ready'],
  });
}

const VERBS_EN: readonly en.EnglishVerb[] = [
  en.be,
  en.have,
  { base: 'draw', past: 'drew', participle: 'drawn' },
  { base: 'discard' },
  { base: 'carry' },
  { base: 'play' },
  { base: 'choose', past: 'chose', participle: 'chosen' },
  { base: 'see', past: 'saw', participle: 'seen' },
  { base: 'go', past: 'went', participle: 'gone' },
  { base: 'pass' },
  { base: 'search' },
  { base: 'push' },
  { base: 'fix' },
  { base: 'buzz' },
  { base: 'turn', particle: 'over' },
  { base: 'put', past: 'put', ing: 'putting', fixed: 'into play' },
];
const MODALS_EN = [undefined, 'can', 'may', 'must', 'should', 'want', 'would'] as const;
const FORMS_EN = ['imperative', 'main', 'question', 'subordinate', 'infinitive'] as const;

function* englishClauses(): Generator<string> {
  const discard: en.EnglishVerb = { base: 'discard' };
  const cards: en.EnglishNp = { noun: WORDS[1], count: 2 };
  for (const verb of VERBS_EN) {
    yield [verb.base, en.third(verb), en.past(verb), en.participle(verb), en.ing(verb)].join(' | ');
    yield FORMS_EN.map((form) => en.clause({ verb, objects: [cards] }, form)).join(' | ');
    yield FORMS_EN.map((form) => en.clause({ verb, objects: [{ pronoun: WHO[6] }] }, form)).join(' | ');
  }
  for (const form of FORMS_EN) {
    for (const voice of VOICES) {
      for (const tense of TENSES) {
        for (const modal of MODALS_EN) {
          for (const negative of [false, true]) {
            yield `${form} ${voice} ${tense} ${modal} ${negative}: ${en.clause({ verb: discard, subject: playerEn, objects: [cards], tense, modal, negative, voice, conjunction: 'if' }, form)}`;
          }
        }
      }
    }
    const more: readonly en.EnglishClause[] = [
      { verb: discard, objects: [cards], front: 'then', before: ['immediately'] },
      { verb: discard, objects: [cards], front: 'this round', adverbs: ['now', { prep: 'in', np: playerEn }] },
      {
        verb: discard,
        subject: playerEn,
        objects: [cards],
        front: { prep: 'in', np: playerEn },
        preps: [{ prep: 'from', np: { noun: WORDS[3], det: 'the' } }],
      },
      {
        verb: discard,
        subject: playerEn,
        objects: [cards],
        front: { conjunction: 'if', clause: { verb: en.be, subject: playerEn, predicate: 'ready' } },
      },
      { verb: discard, objects: [cards], purpose: { verb: { base: 'win' } } },
      { verb: discard, objects: [cards], purpose: 'for ever', negative: true },
      { verb: en.be, subject: playerEn, predicate: { np: { noun: HERO, det: 'a' } }, negative: true },
      { verb: { base: 'be', existential: true }, objects: [cards] },
      { verb: { base: 'be', existential: true }, objects: [{ noun: HERO, det: 'a' }], negative: true },
      {
        verb: { base: 'shoot', past: 'shot' },
        voice: 'passive',
        objects: [{ prep: 'at', np: playerEn }, cards],
        subject: { pronoun: en.you },
      },
      { verb: { base: 'rain' }, voice: 'passive', subject: playerEn },
      { verb: discard, subject: playerEn, objects: [cards], ellipsis: { opening: true, finite: false }, modal: 'may' },
      { verb: discard, subject: playerEn, objects: [cards], ellipsis: { opening: true, finite: true }, modal: 'may' },
      { verb: discard, subject: playerEn, objects: [cards], ellipsis: { opening: true, finite: true }, front: 'then' },
      { verb: discard, subject: { pronoun: en.you }, objects: [cards, { prep: 'to', np: playerEn }] },
      { verb: discard, subject: { list: [playerEn, { pronoun: en.you }] }, objects: [cards] },
    ];
    for (const one of more) yield `${form}: ${en.clause({ conjunction: 'if', ...one }, form)}`;
  }
  const gap: en.EnglishNp = { gap: true };
  for (const relative of [
    { verb: discard, subject: gap, objects: [cards] },
    { verb: discard, subject: playerEn, objects: [gap], tense: 'perfect' },
    { verb: discard, subject: playerEn, objects: [cards], preps: [{ prep: 'from', np: gap }], before: ['often'] },
    { verb: discard, subject: { noun: WORDS[1], det: { owner: gap } }, objects: [cards], negative: true },
    { verb: en.be, subject: gap, predicate: 'new', modal: 'must' },
  ] as readonly en.EnglishClause[]) {
    for (const noun of [HERO, WORDS[1]])
      yield NUMBERS.map((number) => en.nounPhrase({ noun, det: 'the', number, relative })).join(' | ');
  }
}

// -------------------------------------------------------------------------------------------------------- names

const TITLES: readonly (readonly [de: string, en: string, as: TitleGrammar | undefined])[] = [
  ['Hügeltroll', 'Hill Troll', 'm'],
  ['Große Spinne', 'Great Spider', 'f'],
  ['Großes Altes Netz', 'Great Old Web', 'n'],
  ['Wilde Warge', 'Wild Wargs', 'pl'],
  ['Bogenschütze', 'Archer', 'm weak'],
  ['Dunländischer Wilder', 'Dunlending Savage', 'm adjectival'],
  ['Die Aufständischen', 'The Rebels', 'pl adjectival'],
  ['Speerträger Gondors', 'Spearman of Gondor', 'm whole'],
  ['Der Eine Ring', 'The One Ring', 'm'],
  ['Das tänzelnde Pony', 'The Prancing Pony', { de: 'n', en: 'the' }],
  ['Klinge aus Gondolin', 'Blade of Gondolin', 'f'],
  ['Gandalf', 'Gandalf', 'name m'],
  ['Éowyn', 'Éowyn', 'name f'],
  ['Tamalir', 'Tamalir', 'name n'],
  ['Istari', 'Istari', 'name pl'],
  ['Legolas', 'Legolas', undefined],
  [
    'Gandalf der Graue',
    'Gandalf the Grey',
    { de: { as: 'name m', acc: 'Gandalf den Grauen', dat: 'Gandalf dem Grauen', gen: 'Gandalfs des Grauen' } },
  ],
  ['Das war knapp!', 'That Was Close!', 'quoted'],
  ['Proviant', 'Provisions', { de: 'm', en: 'the pl' }],
  ['Ebene', 'Plains', { de: 'f auf', en: 'the pl' }],
  ['Fluss', 'Stream', 'm an'],
  ['Tor', 'Gate', 'n zu'],
  ['Wald', 'Wood', 'm in'],
  ['Moria', 'Moria', 'name n nach'],
  ['Warg-Reiter', 'Warg Riders', { de: 'm', en: 'name pl they' }],
  ['Galadriel', 'Galadriel', { de: 'name f', en: 'name she' }],
  ['Elrond', 'Elrond', { de: 'quoted', en: 'name he' }],
];

function* titles(): Generator<string> {
  for (const [german, english, as] of TITLES) {
    for (const lang of ['de', 'en'] as const) {
      const noun = { title: lang === 'de' ? german : english, as };
      const forms = FORMS[lang].map((form) => {
        const { lead, melts, open, title, close } = formOf(noun, form as Form, lang);
        return `${form}: ${[lead, `${open}${title}${close}`].filter(Boolean).join(melts ? '~' : ' ')}`;
      });
      yield `${numberOf(noun, lang)} ${forms.join(' | ')}`;
    }
  }
}

/** All tables, each under its name. */
export function grammarBook(): string {
  const parts: Readonly<Record<string, () => Generator<string>>> = {
    germanNouns,
    germanCounts,
    germanPhrases,
    germanVerbs,
    germanClauses,
    englishNouns,
    englishClauses,
    titles,
  };
  return Object.entries(parts)
    .map(([name, lines]) => `# ${name}\n${[...lines()].join('\n')}\n`)
    .join('\n');
}
