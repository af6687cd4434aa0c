import { describe, expect, it } from 'vitest';
import { begin, def, HAND, ids, type MiniMatch, mini, note, noting, PROMPT, plain } from '../test/mini.ts';
import { CardOptions } from './card-options.ts';
import { type Option, question } from './decision.ts';
import { pickQuickly } from './quick.ts';
import type { CardIx, Vars } from './state.ts';
import { move } from './zones.ts';

const END = plain('end');

/** A question that is asked again after every answer but `end`; `loud` is heard by somebody. */
const again = {
  ask: () => question(0, 'act', PROMPT, [plain('quiet'), plain('loud'), END], undefined, undefined, true),
  then(m: MiniMatch, _v: Vars, { id }: Option) {
    note(m, id);
    if (id === 'end') return;
    m.jump('again');
    if (id === 'loud') m.callByName('heard', {});
  },
};

const game = mini({ steps: { again, last: { ...again } }, procedures: [noting('heard') as never] });

/** A match in which somebody answers `first` and gives these answers ahead; says how often he was asked. */
function withAhead(first: string, ...then: string[]) {
  const m = begin(game);
  const ahead: Option[] = [];
  let asked = 0;
  m.quick = {
    ahead,
    answer(_m, ask) {
      if (ask.ask !== again.ask || asked++ > 0) return null;
      ahead.push(...then.toReversed().map(plain));
      return plain(first);
    },
  };
  m.decision();
  return { m, ahead, asked };
}

describe('answers that are given ahead', () => {
  it('are taken as long as the same question comes straight back, and each counts', () => {
    const { m, asked } = withAhead('quiet', 'quiet', 'end');
    expect(m.s.notes).toEqual(['quiet', 'quiet', 'end']);
    expect([m.s.answers, asked]).toEqual([3, 2]);
    expect(m.top().step).toBe('last');
  });

  it('are forgotten as soon as anything else happens in between', () => {
    const { m, ahead } = withAhead('quiet', 'loud', 'quiet', 'end');
    expect(m.s.notes).toEqual(['quiet', 'loud', 'heard']);
    expect(ahead).toEqual([]);
    expect(m.top().step).toBe('again');
    expect(ids(m)).toEqual(['quiet', 'loud', 'end']);
  });

  it('are not taken behind the question for which they were meant', () => {
    const { m, ahead } = withAhead('end', 'quiet');
    expect(m.s.notes).toEqual(['end']);
    expect(ahead).toEqual([]);
  });
});

describe('who picks a card without a question', () => {
  const TAKE = new CardOptions('mini.use');
  const NONE = plain('none');

  /** A game that asks which of two cards in hand is taken, or none of them. */
  function picking(best: ((cards: readonly CardIx[]) => CardIx | null) | null): MiniMatch {
    const m = begin({
      cards: [def('a'), def('b')],
      steps: {
        pick: {
          ask(m: MiniMatch) {
            const cards = [0, 1];
            const options = cards.map((card) => TAKE.of(card, m.s.cards[card].alias));
            return pickQuickly(m, 0, cards, TAKE, NONE) ?? question(0, 'pick', PROMPT, [...options, NONE], undefined);
          },
          then: (m: MiniMatch, _v: Vars, { id, card }: Option) => note(m, card < 0 ? id : `card ${card}`),
        },
      },
    });
    for (const card of [0, 1]) move(m, card, HAND, 0);
    if (best !== null) m.quick = { best: (_m, _seat, key, cards) => (key === 'mini.use' ? best(cards) : null) };
    m.decision();
    return m;
  }

  it('takes it at once, and that is an answer', () => {
    const { s } = picking((cards) => cards[1]);
    expect([s.notes, s.answers]).toEqual([['card 1'], 1]);
  });

  it('may take none', () => {
    expect(picking(() => -1).s.notes).toEqual(['none']);
  });

  it('is asked if he has to see the question, as everybody else is', () => {
    for (const m of [picking(() => null), picking(null)]) {
      expect(m.s.notes).toEqual([]);
      expect(m.decision()?.options).toHaveLength(3);
    }
  });
});
