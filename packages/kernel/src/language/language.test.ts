import { checkPhrase } from '@tafelrunde/words';
import { describe, expect, it } from 'vitest';
import { POWER } from '../../test/mini.ts';
import { speak, words } from '../../test/speech.ts';
import { numberText } from './flow-text.ts';
import { type Effect, isCustom, type Select, visit } from './node.ts';

const w = speak();

describe('texts', () => {
  it.each<[Effect, string, string]>([
    [
      w.choose(w.mine, 'a', w.all(w.bury(w.the('a')), w.say(''))),
      'Wähle eine Karte in deinem Feld, lege die gewählte Karte ab und ziehe 1 Karte.',
      'Choose a card in your field, discard the chosen card and draw 1 card.',
    ],
    [w.may(w.say('')), 'Du darfst 1 Karte ziehen.', 'You may draw 1 card.'],
    [w.later('dusk', w.say('')), 'Am Ende der Runde ziehe 1 Karte.', 'At the end of the round, draw 1 card.'],
    [
      w.change(POWER, 2, w.the('a'), 'round'),
      'Die gewählte Karte erhält bis zum Ende der Runde +2 Kraft.',
      'The chosen card gains +2 power until the end of the round.',
    ],
    [
      w.oneOf(w.say(''), w.fail),
      'Wähle eins: Ziehe 1 Karte; oder lege 1 Karte ab.',
      'Choose one: Draw 1 card; or discard 1 card.',
    ],
    [w.repeat(2, w.say('')), '2-mal: Ziehe 1 Karte.', '2 times: Draw 1 card.'],
    [w.andThen(w.fail, w.say('')), 'Lege 1 Karte ab. Dann ziehe 1 Karte.', 'Discard 1 card. Then draw 1 card.'],
    [
      w.when(w.rich, w.say(''), w.fail),
      'Falls du 1 Karte ziehst, ziehe 1 Karte. Sonst: Lege 1 Karte ab.',
      'If you draw 1 card, draw 1 card. Otherwise: Discard 1 card.',
    ],
  ])('read in both languages from the same value: %#', (effect, de, en) => {
    expect(w.l.sentence(w.l.textOf(effect))).toEqual({ de, en });
  });

  it('use only words of the lexicon, also in prompts', () => {
    const effects = [
      w.choose(w.mine, 'a', w.may(w.bury(w.the('a')))),
      w.oneOf(w.say(''), w.fail),
      w.each(w.mine, w.repeat(w.many, w.bury(w.the('it')))),
      w.change(POWER, -1, w.mine, 'round'),
      w.later('dusk', w.andThen(w.say(''), w.fail)),
      w.when(w.rich, w.say(''), w.fail),
    ];
    effects.forEach((effect, i) => {
      w.l.compile(`card#${i}`, [effect]);
      expect(checkPhrase(w.l.textOf(effect), words)).toEqual([]);
    });
    expect(w.l.phrases.size).toBe(4);
    for (const phrase of w.l.phrases.values()) expect(checkPhrase(phrase, words)).toEqual([]);
  });

  it('count in numbers, or in X', () => {
    expect([numberText(3), numberText(w.many)]).toEqual([3, 'X']);
    expect(w.l.statChange(POWER, -2)).toEqual({ de: '−2 Kraft', en: '−2 power' });
    expect(w.l.statChange(POWER, w.many)).toEqual({ de: '+X Kraft', en: '+X power' });
  });
});

describe('a language refuses', () => {
  it('what it does not know', () => {
    const unknown = { k: 'fly' } as Effect;
    expect(() => w.l.compile('x', [unknown])).toThrow('nothing is called fly');
    expect(() => w.l.textOf(unknown)).toThrow('nothing is called fly');
    expect(() => w.l.could(w.choose(unknown as Select, 'a', w.fail))).toThrow('nothing is called fly');
    expect(() => w.l.moment('noon')).toThrow('no words for the moment noon');
    expect(() => w.l.duration('ever')).toThrow('no words for the duration ever');
  });

  it('an effect that does nothing, or that reads in words nobody knows', () => {
    const nothing = w.l.effect('nothing', { text: () => ({ verb: 'draw' }) })({});
    expect(() => w.l.compile('x', [nothing])).toThrow('does nothing');
    const odd = w.l.effect('odd', { run: () => () => {}, text: () => ({ verb: 'frobnicate' }) })({});
    expect(checkPhrase(w.l.textOf(odd), words)).toEqual(['unknown word: verbs frobnicate']);
    expect(() => w.l.say(w.l.textOf(odd))).toThrow('unknown-word');
  });
});

describe('a tree of nodes', () => {
  const tree = w.choose(w.mine, 'a', w.all(w.fail, w.may(w.fail)));

  it('can be looked through, outer nodes first', () => {
    const kinds: string[] = [];
    visit([{ cost: tree }], ({ k }) => void kinds.push(k));
    expect(kinds).toEqual(['choose', w.mine.k, 'all', 'fail', 'may', 'fail']);
  });

  it('is not looked into where nobody wants to', () => {
    const kinds: string[] = [];
    visit(tree, ({ k }) => {
      kinds.push(k);
      return k !== 'all';
    });
    expect(kinds).toEqual(['choose', w.mine.k, 'all']);
  });

  it('is plain data to whoever prints it', () => {
    expect(JSON.parse(JSON.stringify(w.may(w.fail)))).toEqual({ k: 'may', then: { k: 'fail' } });
  });

  it('counts as custom if any part of it is', () => {
    const dance = w.l.effect('dance', {
      custom: true,
      run: () => () => {},
      text: () => ({ de: 'tanze', en: 'dance' }),
    });
    expect([isCustom(w.may(dance({}))), isCustom(tree)]).toEqual([true, false]);
  });
});
