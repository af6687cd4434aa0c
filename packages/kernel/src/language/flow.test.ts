import { beforeEach, describe, expect, it } from 'vitest';
import { DECK, FIELD, GRAVE, ids, type MiniMatch, note, POWER, use } from '../../test/mini.ts';
import { perform, type Speech, speak } from '../../test/speech.ts';
import { sharedPart } from '../plain.ts';
import { value } from '../values.ts';
import { cardsIn, move } from '../zones.ts';

let w: Speech;
beforeEach(() => {
  w = speak();
});

const on = (m: MiniMatch) => cardsIn(m, FIELD, 0);

describe('all', () => {
  it('does one thing after another', () => {
    expect(perform(w, w.all(w.say('a'), w.say('b'), w.say('c'))).s.notes).toEqual(['a', 'b', 'c']);
  });
});

describe('choose', () => {
  it('asks for one card and does something with it', () => {
    const m = perform(w, w.choose(w.mine, 'victim', w.bury(w.the('victim'))));
    expect(m.decision()).toMatchObject({ seat: 0, kind: 'target', source: 3 });
    use(m, 1);
    expect(on(m)).toEqual([0, 2]);
  });

  it('does not ask if there is one card, and does nothing if there is none', () => {
    const without =
      (...cards: readonly number[]) =>
      (m: MiniMatch) => {
        for (const card of cards) move(m, card, DECK);
      };
    const one = perform(w, w.choose(w.mine, 'it', w.bury(w.the('it'))), without(0, 1));
    expect(on(one)).toEqual([]);
    const none = perform(w, w.choose(w.mine, 'it', w.say('x')), without(0, 1, 2));
    expect(none.s.notes).toEqual([]);
  });

  it('may be declined where the card says "up to"', () => {
    const m = perform(w, w.chooseUpToOne(w.mine, 'it', w.bury(w.the('it'))));
    expect(ids(m)).toHaveLength(4);
    m.answer('done');
    expect(on(m)).toEqual([0, 1, 2]);
  });

  it('names every card, and the way out', () => {
    const m = perform(w, w.chooseUpToOne(w.mine, 'it', w.bury(w.the('it'))));
    expect(m.decision()?.options.map(({ key, card }) => [key, card])).toEqual([
      ['kernel.option.card', 0],
      ['kernel.option.card', 1],
      ['kernel.option.card', 2],
      ['kernel.option.none', -1],
    ]);
  });

  it('is not asked with nothing to choose from, not even to be declined', () => {
    const m = perform(w, w.all(w.chooseUpToOne(w.mine, 'it', w.say('chosen')), w.say('next')), (match) => {
      for (const card of [0, 1, 2]) move(match, card, DECK);
    });
    expect(m.s.notes).toEqual(['next']);
  });

  it('offers only cards with which something can be done', () => {
    expect(perform(w, w.choose(w.mine, 'it', w.fail)).s.notes).toEqual([]);
  });

  it('nests', () => {
    const m = perform(w, w.choose(w.mine, 'a', w.choose(w.mine, 'b', w.all(w.bury(w.the('a')), w.bury(w.the('b'))))));
    use(m, 0);
    use(m, 2);
    expect(on(m)).toEqual([1]);
    expect(cardsIn(m, GRAVE)).toEqual([0, 2]);
  });
});

describe('each', () => {
  it('does something with every card there was at the beginning, in order', () => {
    const m = perform(w, w.each(w.mine, w.bury(w.the('it'))));
    expect(cardsIn(m, GRAVE)).toEqual([0, 1, 2]);
  });

  it('can ask for each of them, and be saved in between', () => {
    const m = perform(w, w.each(w.mine, w.may(w.bury(w.the('it')))));
    m.answer('yes');
    const other = m.clone();
    expect(sharedPart(m.s, other.s)).toBeNull();
    for (const answer of ['no', 'yes']) other.answer(answer);
    expect(on(other)).toEqual([1]);
    expect(on(m)).toEqual([1, 2]);
  });
});

describe('when', () => {
  it('does one thing or the other', () => {
    const effect = () => w.when(w.rich, w.say('yes'), w.say('no'));
    expect(perform(w, effect()).s.notes).toEqual(['no']);
    expect(perform(w, effect(), (m) => note(m, 'rich')).s.notes).toEqual(['rich', 'yes']);
    expect(perform(w, w.when(w.rich, w.say('yes'))).s.notes).toEqual([]);
  });
});

describe('may', () => {
  it('asks first', () => {
    const m = perform(w, w.may(w.say('done')));
    expect(m.decision()?.kind).toBe('confirm');
    const other = m.clone();
    m.answer('no');
    other.answer('yes');
    expect([m.s.notes, other.s.notes]).toEqual([[], ['done']]);
  });

  it('does not ask about what cannot be done', () => {
    const m = perform(w, w.may(w.fail));
    expect(ids(m)).toEqual(['dusk', 'end']);
    expect(m.s.notes).toEqual([]);
  });
});

describe('oneOf', () => {
  it('offers what can be done', () => {
    const m = perform(w, w.oneOf(w.say('a'), w.fail, w.say('c')));
    expect(ids(m)).toEqual(['n0', 'n2']);
    m.answer('n2');
    expect(m.s.notes).toEqual(['c']);
  });

  it('does not ask where only one thing is left', () => {
    expect(perform(w, w.oneOf(w.fail, w.say('b'))).s.notes).toEqual(['b']);
  });
});

describe('repeat', () => {
  it('counts once, at the beginning', () => {
    expect(perform(w, w.repeat(3, w.say('x'))).s.notes).toEqual(['x', 'x', 'x']);
    const m = perform(w, w.repeat(w.many, w.all(w.say('x'), w.each(w.mine, w.bury(w.the('it'))))));
    expect(m.s.notes).toEqual(['x', 'x', 'x']);
  });
});

describe('andThen', () => {
  it('goes on only if the first part did something', () => {
    expect(perform(w, w.andThen(w.say('a'), w.say('b'))).s.notes).toEqual(['a', 'b']);
    expect(perform(w, w.andThen(w.fail, w.say('b'))).s.notes).toEqual(['failed']);
    expect(perform(w, w.all(w.say('a'), w.andThen(w.fail, w.say('c')), w.say('d'))).s.notes).toEqual([
      'a',
      'failed',
      'd',
    ]);
  });
});

describe('later', () => {
  it('waits for its moment', () => {
    const m = perform(w, w.all(w.later('dusk', w.say('later')), w.say('now')));
    expect(m.s.notes).toEqual(['now']);
    m.answer('dusk');
    expect(m.s.notes).toEqual(['now', 'later']);
    expect(m.s.delayed).toEqual([]);
  });

  it('knows what was chosen before', () => {
    const m = perform(w, w.choose(w.mine, 'it', w.later('dusk', w.bury(w.the('it')))));
    use(m, 1);
    expect(on(m)).toEqual([0, 1, 2]);
    m.answer('dusk');
    expect(on(m)).toEqual([0, 2]);
  });

  it('shares nothing with the effect that made it, and does not take over its answers', () => {
    const m = perform(w, w.each(w.mine, w.may(w.later('dusk', w.may(w.fail)))));
    m.answer('yes');
    expect(sharedPart(m.s, m.clone().s)).toBeNull();
    m.answer('no');
    m.answer('no');
    m.answer('dusk');
    expect(m.s.notes).toEqual([]);
  });

  it('can be put off twice', () => {
    const m = perform(w, w.later('dusk', w.later('dusk', w.say('at last'))));
    m.answer('dusk');
    expect(m.s.notes).toEqual([]);
    expect(m.s.delayed).toHaveLength(1);
  });
});

describe('change', () => {
  it('changes a value of the cards there are now, in a layer of its own', () => {
    const m = perform(w, w.all(w.change(POWER, 2, w.mine, 'round'), w.change(POWER, 2, w.mine, 'round', 'times')));
    expect(on(m).map((card) => value(m, card, POWER))).toEqual([6, 8, 10]);
    move(m, 3, FIELD, 0);
    expect(value(m, 3, POWER)).toBe(4);
    expect(m.s.lasting.map(({ until }) => until)).toEqual(['round', 'round']);
  });
});

describe('a nest of everything', () => {
  it('runs as it is written', () => {
    const effect = w.choose(
      w.mine,
      'a',
      w.all(
        w.may(w.oneOf(w.bury(w.the('a')), w.repeat(2, w.say('twice')))),
        w.when(
          w.rich,
          w.say('rich'),
          w.each(w.mine, w.andThen(w.may(w.bury(w.the('it'))), w.later('dusk', w.say('dusk')))),
        ),
      ),
    );
    const m = perform(w, effect);
    use(m, 2);
    for (const answer of ['yes', 'n1', 'yes', 'no', 'yes', 'dusk']) expect(m.answer(answer)).toBeNull();
    expect(m.s.notes).toEqual(['twice', 'twice', 'dusk', 'dusk']);
    expect(on(m)).toEqual([1]);
  });
});
