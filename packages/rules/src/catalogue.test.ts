import { describe, expect, test } from 'vitest';
import { type Problem, parseCatalogue } from './catalogue.ts';

const sound = `game: toy
source:
- 009 = a toy rulebook
areas:
  PLAY: { de: Spielen, en: Playing }
  DRAW-E: { de: Ziehen, en: Drawing }
rules:
- id: TOY-PLAY-01
  where: 009 Playing
  rule: A card is played from the hand.
  de: Karten spielst du aus der Hand.
  test: engine
- id: TOY-DRAW-E-02
  where: 009 Drawing
  rule: A player draws at the start of a turn, see PLAY-01.
  de: Zu Beginn deines Zuges ziehst du.
  test: none
examples:
- id: TOY-EX-01
  where: 009 Playing
  rules: [TOY-PLAY-01]
  given: A hand of one card.
  when: It is played.
  then: The hand is empty.
conflicts:
- id: TOY-CONFLICT-01
  where: 009 Drawing
  issue: Two numbers.
  reading: The smaller one.
- id: TOY-CF-01
  topic: Drawing
  kind: scope
  says_000: One card.
  says_004: Two cards.
  wins: '000'
  variant: false
  rules: [TOY-DRAW-E-02]
gaps:
- id: TOY-GAP-01
  question: What if the deck is empty?
  suggest: Nothing happens.
silent:
- id: TOY-SILENT-01
  topic: players
  open: How many.
  official: Two.
  status: known
- id: TOY-SILENT-02
  topic: board
  kind: data
  value: null
  status: unsure
named:
- name: Turm
  en: null
  kind: place
  where: 009 Playing
  says: [Stands alone.]
readings:
- id: TOY-READ-01
  reading: DRAW-E-02 is optional.
`;

function problemsOf(find: string | RegExp, replace: string): readonly Problem[] {
  const broken = sound.replace(find, replace);
  expect(broken, 'the text to break must be there').not.toBe(sound);
  const parsed = parseCatalogue(broken);
  return parsed.ok ? [] : parsed.problems;
}

test('a sound catalogue is read completely', () => {
  const parsed = parseCatalogue(sound);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { catalogue } = parsed;
  expect(catalogue).toMatchObject({ game: 'toy', prefix: 'TOY' });
  expect(catalogue.rules.map((rule) => rule.id)).toEqual(['TOY-PLAY-01', 'TOY-DRAW-E-02']);
  expect(catalogue.conflicts).toHaveLength(2);
  expect(catalogue.silent).toHaveLength(2);
});

test('lists that a game does not need may be missing', () => {
  const parsed = parseCatalogue(sound.slice(0, sound.indexOf('conflicts:')));
  expect(parsed.ok && parsed.catalogue.gaps).toEqual([]);
});

/** The line of the sound catalogue that a text stands on. */
const line = (text: string) => sound.slice(0, sound.indexOf(text)).split('\n').length;

describe('what is wrong is reported with its line', () => {
  type Case = [
    what: string,
    find: string | RegExp,
    replace: string,
    at: string,
    code: Problem['code'],
    message: RegExp,
  ];
  const cases: Case[] = [
    ['broken YAML', 'game: toy', 'game: [toy', 'source:', 'syntax', /./],
    ['a missing list', /^rules:[\s\S]*?(?=examples:)/m, '', 'game:', 'form', /^rules: /],
    ['an unknown field', '  test: engine', '  tets: engine', 'TOY-PLAY-01', 'form', /TOY-PLAY-01/],
    ['a missing German text', / {2}de: Karten.*\n/, '', 'TOY-PLAY-01', 'form', /TOY-PLAY-01 de/],
    ['an empty text', 'A card is played from the hand.', "''", 'A card is', 'form', /TOY-PLAY-01 rule/],
    ['an unknown kind of test', 'test: engine', 'test: manual', 'test: engine', 'form', /TOY-PLAY-01 test/],
    ['a rule id without number', 'id: TOY-PLAY-01', 'id: TOY-PLAY', 'id: TOY-PLAY', 'form', /GAME-AREA-NN/],
    ['an example id of another kind', 'TOY-EX-01', 'TOY-XE-01', 'TOY-EX-01', 'form', /GAME-EX-NN/],
    ['an id used twice', 'id: TOY-DRAW-E-02', 'id: TOY-PLAY-01', 'id: TOY-DRAW', 'duplicate', /TOY-PLAY-01/],
    ['an id of another game', 'TOY-EX-01', 'DOY-EX-01', 'TOY-EX-01', 'prefix', /DOY-EX-01.*TOY-/],
    ['an unknown source', 'where: 009 Drawing', 'where: 008 Drawing', 'where: 009 Drawing', 'source', /008/],
    ['an example without rules', '[TOY-PLAY-01]', '[]', '[TOY-PLAY', 'form', /TOY-EX-01 rules/],
    ['an example of an unknown rule', '[TOY-PLAY-01]', '[TOY-PLAY-09]', '[TOY-PLAY', 'reference', /TOY-PLAY-09/],
    ['a conflict about an unknown rule', '[TOY-DRAW-E-02]', '[TOY-X-02]', '[TOY-DRAW', 'reference', /TOY-X-02/],
    ['a conflict without reading', '  reading: The smaller one.\n', '', 'TOY-CONFLICT-01', 'form', /reading/],
    ['a conflict that nobody wins', "wins: '000'", 'wins: both', 'wins:', 'form', /TOY-CF-01 wins/],
    ['a gap without suggestion', '  suggest: Nothing happens.\n', '', 'TOY-GAP-01', 'form', /TOY-GAP-01 suggest/],
    ['a silent point of unknown status', 'status: known', 'status: sure', 'status: known', 'form', /TOY-SILENT-01/],
    ['a silent point without value', '  value: null\n', '', 'TOY-SILENT-02', 'form', /TOY-SILENT-02 value/],
    ['a name that nothing is said about', '[Stands alone.]', '[]', '[Stands', 'form', /Turm says/],
    ['a reading of an unknown rule', 'DRAW-E-02 is', 'DRAW-E-07 is', 'DRAW-E-02 is', 'reference', /TOY-DRAW-E-07/],
    ['an unknown rule in a text', 'see PLAY-01', 'see PLAY-01/03', 'see PLAY-01', 'reference', /TOY-PLAY-03/],
  ];

  test.each(cases)('%s', (_, find, replace, at, code, message) => {
    const [problem] = problemsOf(find, replace);
    expect(problem).toMatchObject({ line: line(at), code });
    expect(problem?.message).toMatch(message);
  });

  test('several problems come in the order of their lines', () => {
    const lines = problemsOf(/id: TOY-EX-01[\s\S]*$/, 'id: A-EX-01\n  where: 007\n  rules: [TOY-NO-01]\n').map(
      (p) => p.line,
    );
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    expect(lines.length).toBeGreaterThan(1);
  });
});
