import { describe, expect, it } from 'vitest';
import {
  asks,
  begin,
  def,
  FIELD,
  HAND,
  type MiniMatch,
  type MiniParts,
  type MiniState,
  mini,
  note,
  PROMPT,
  plain,
} from '../test/mini.ts';
import type { Decision } from './decision.ts';
import { fact, foresee, noPreview, outcomes, previewOf, prospects, seenAs, showsNothing } from './preview.ts';
import { type Procedure, procedure, type Step } from './procedure.ts';
import { nextWord } from './random.ts';
import type { Vars } from './state.ts';
import { move } from './zones.ts';

/** A question of a kind, with a note of whatever is answered. */
const asked = (kind: Decision['kind'], ids: readonly string[], seat = 0) => ({
  ask: () => ({ seat, kind, prompt: PROMPT, options: ids.map(plain) }),
  then: (m: MiniMatch, _v: Vars, { id }: { id: string }) => note(m, id),
});

/** A game whose main procedure has these steps, in the middle of a question that goes on with them. */
function playing(steps: MiniParts['steps'], more: MiniParts = {}): MiniMatch {
  const m = begin({
    cards: ['ash', 'birch', 'cedar'].map((id) => def(id)),
    steps: {
      start: asks(['go', 'stay'], (now, _v, { id }) => (id === 'go' ? now.callByName('deed', {}) : undefined)),
      end: asks(['x', 'y']),
    },
    procedures: [deed(steps)],
    ...more,
  });
  m.decision();
  return m;
}

const deed = (steps: MiniParts['steps'] = {}) =>
  procedure<MiniState>('deed')(steps as Readonly<Record<string, Step<MiniState, Vars>>>) as unknown as Procedure<
    MiniState,
    never
  >;

const ends = (m: MiniMatch): string[] | null => outcomes(m, 0, 'go')?.map(({ s }) => s.notes.join(' ')) ?? null;

describe('all positions that an option can lead to', () => {
  it('are one where nothing is asked', () => {
    expect(ends(playing({ say: (m: MiniMatch) => note(m, 'done') }))).toEqual(['done']);
  });

  it('are as many as there are choices on the way', () => {
    const m = playing({ one: asked('mode', ['a', 'b']), two: asked('target', ['c', 'd']) });
    expect(ends(m)).toEqual(['a c', 'a d', 'b c', 'b d']);
    expect(m.s.notes).toEqual([]);
  });

  it('others do nothing about it, and nobody responds', () => {
    expect(ends(playing({ other: asked('mode', ['a', 'pass'], 1) }))).toEqual(['pass']);
    expect(ends(playing({ own: asked('act', ['a', 'pass']) }))).toEqual(['pass']);
    expect(ends(playing({ other: asked('mode', ['a', 'b'], 1) }))).toBeNull();
    expect(ends(playing({ own: asked('act', ['a', 'b']) }))).toBeNull();
  });

  it('are the same with whatever is paid', () => {
    expect(ends(playing({ cost: asked('pay', ['a', 'b', 'c']), then: asked('mode', ['d', 'e']) }))).toEqual([
      'a d',
      'a e',
    ]);
  });

  it('are not known where luck has a say, or a card is shown', () => {
    expect(ends(playing({ luck: (m: MiniMatch) => void nextWord(m.s.rng) }))).toBeNull();
    expect(ends(playing({ show: (m: MiniMatch) => move(m, 0, FIELD, 1) }))).toBeNull();
    expect(ends(playing({ hide: (m: MiniMatch) => move(m, 0, HAND, 1) }))).toEqual(['']);
    expect(
      ends(playing({ one: asked('mode', ['a', 'b']), luck: (m: MiniMatch) => void nextWord(m.s.rng) })),
    ).toBeNull();
  });

  it('are not tried where there are very many', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'];
    const many = (n: number) =>
      playing(Object.fromEntries(Array.from({ length: n }, (_, i) => [`ask ${i}`, asked('mode', six)])));
    expect(ends(many(2))).toHaveLength(36);
    expect(ends(many(3))).toBeNull();
  });
});

describe('an answer played in thought', () => {
  const m = playing({ first: (now: MiniMatch) => note(now, 'first'), second: asked('mode', ['a', 'b']) });

  it('goes as far as somebody wants to look, or until somebody is asked, and changes nothing', () => {
    expect(foresee(m, 0, 'go', ({ proc, step }) => proc === 'deed' && step === 'first')?.s.notes).toEqual([]);
    expect(
      foresee(m, 0, 'go', () => false)
        ?.decision()
        ?.options.map(({ id }) => id),
    ).toEqual(['a', 'b']);
    expect([m.s.notes, m.decision()?.options[0].id]).toEqual([[], 'go']);
  });

  it('shows nothing new, or is not foreseen', () => {
    const shown = playing({ show: (now: MiniMatch) => move(now, 0, HAND, 1) });
    expect(foresee(shown, 0, 'go', () => false)).not.toBeNull();
    expect(foresee(shown, 1, 'go', () => false)).toBeNull();
    const lucky = playing({ luck: (now: MiniMatch) => void nextWord(now.s.rng) });
    expect(foresee(lucky, 0, 'go', () => false)).toBeNull();
    const other = shown.clone();
    expect(showsNothing(shown, other, 1)).toBe(true);
    // Any word of the luck counts.
    other.s.rng[3]++;
    expect(showsNothing(shown, other, 1)).toBe(false);
  });
});

describe('the preview of a question', () => {
  it('is nothing where the game says nothing, or nobody is asked', () => {
    const m = playing({});
    expect(previewOf(m)).toBe(noPreview);
    m.end({ winners: [], reason: 'x' });
    expect(previewOf(m)).toBe(noPreview);
  });

  it('follows from what the seat knows: what it has not seen is dealt anew, always alike', () => {
    const seen: number[][] = [];
    const game = {
      ...mini({ cards: Array.from({ length: 9 }, (_, i) => def(`c${i}`)), steps: { ask: asks(['x', 'y']) } }),
      preview: (m: MiniMatch) => {
        seen.push(m.s.cards.map((card) => card.def));
        return noPreview;
      },
    };
    const m = begin(game);
    move(m, 4, HAND, 0);
    const other = m.clone();
    // The same for whoever is asked: others hold other cards than they do.
    [other.s.cards[0].def, other.s.cards[8].def] = [8, 0];
    other.load(other.s);
    previewOf(m);
    previewOf(m);
    previewOf(other);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(seen[0][4]).toBe(4);
    expect(seen[0]).not.toEqual(m.s.cards.map((card) => card.def));
  });

  it('says of each option what there is to say, and of some nothing', () => {
    const m = playing({});
    const decision = m.decision()!;
    const badge = fact(PROMPT);
    const of = prospects(decision, ({ id }) => (id === 'go' ? { badge, facts: [] } : { badge: null, facts: [] }));
    expect(Object.keys(of.options)).toEqual(['go']);
    expect(of.now).toEqual({ badge: null, facts: [] });
    const facts = [fact(PROMPT, 'open', 'bad', ['k1'])];
    const now = { badge: null, facts };
    const more = prospects(decision, ({ id }) => (id === 'stay' ? { badge: null, facts } : null), now);
    expect([Object.keys(more.options), more.now]).toEqual([['stay'], now]);
    expect(fact(PROMPT)).toEqual({ words: PROMPT, sure: 'certain', tone: 'plain', about: [] });
    expect(facts[0]).toEqual({ words: PROMPT, sure: 'open', tone: 'bad', about: ['k1'] });
    move(m, 1, FIELD, 0);
    expect(seenAs(m, 1)).toBe(`k${m.s.cards[1].alias}`);
  });
});
