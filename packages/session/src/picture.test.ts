import { type Flow, Match, PASS, resignId, SPECTATOR } from '@tafelrunde/kernel';
import { sample, table } from '@tafelrunde/testing';
import { describe, expect, it } from 'vitest';
import { Before } from './given.ts';
import { leadOf, obviousIn, pictureOf, windowOf } from './picture.ts';

type S = Parameters<typeof sample.view>[0]['s'];
type TheFlow = Flow<S>;

/** Seat 0 is asked to act: a Coin and a Dwarf can be played, or the turn ended. */
const seats = () =>
  table('sample', { deck: ['Rumour', 'Coin'], players: [{ gold: 5, hand: ['Coin', 'Dwarf'] }, { hand: ['Coin'] }] });
const state = () => seats().m.s;

const plain: TheFlow = {
  ...{ windows: ['turn', 'other'], marks: ['turn'], weighty: new Set(), headings: new Set() },
  windowOf: () => 'turn',
  marksOf: (m) => ({ turn: m.s.turn + 1 }),
  resultOf: (_, seat) => ({ won: seat === 1, out: false, score: 7 + seat }),
};
const asked = (flow: Partial<TheFlow> = {}, s = state()) => new Match({ ...sample, flow: { ...plain, ...flow } }, s);
const around = { ...{ branch: 3, undoLimit: 1, undos: [], cancelTo: -1, undoBar: '' as const, canRedo: false } };
const picks = [{ id: 'k1', cards: ['k1'], n: 0 }];
function over() {
  const { m } = seats();
  expect(m.answer(resignId(0))).toBe(null);
  return m.s;
}

describe('a window', () => {
  it('is what the game calls one, with the answer that does nothing and all that is worth a question', () => {
    const m = asked();
    const [coin, dwarf] = m.decision()!.options.map(({ id }) => id);
    expect(windowOf(m)).toEqual({ id: 'turn', pass: PASS, worth: [coin, dwarf], situation: '', company: false });
  });

  it('asks only for what the game calls worth it', () => {
    const [coin, dwarf] = asked().decision()!.options;
    const m = asked({ isWorth: (_m, _decision, { id }) => id !== coin.id });
    expect(windowOf(m)?.worth).toEqual([dwarf.id]);
    expect(windowOf(asked({ isWorth: () => false }))?.worth).toEqual([]);
  });

  it('is passed by the answer that the game names for it, which is not worth a question', () => {
    const [coin, dwarf] = asked().decision()!.options;
    expect(windowOf(asked({ standInFor: () => coin.id }))).toMatchObject({ pass: coin.id, worth: [dwarf.id, PASS] });
    expect(windowOf(asked({ standInFor: () => '' }))).toMatchObject({ pass: PASS, worth: [coin.id, dwarf.id] });
  });

  it('knows its situation, and whether it is asked in company', () => {
    expect(windowOf(asked({ situationOf: () => 'calm' }))?.situation).toBe('calm');
    expect(windowOf(asked({ company: ['turn'] }))?.company).toBe(true);
    expect(windowOf(asked({ company: ['other'] }))?.company).toBe(false);
  });

  it('is none where the game sees none, nothing can be passed, or nothing is asked', () => {
    expect(windowOf(asked({ windowOf: () => '' }))).toBe(null);
    expect(windowOf(asked({ windowOf: () => '', standInFor: () => PASS }))).toBe(null);
    expect(windowOf(new Match({ ...sample, flow: plain, idle: ['done'] }, state()))).toBe(null);
    expect(windowOf(asked({}, over()))).toBe(null);
  });
});

describe('the obvious answer', () => {
  it('is the only one, or what the game says', () => {
    expect(obviousIn(asked())).toBe('');
    expect(obviousIn(asked({ obviousIn: () => PASS }))).toBe(PASS);
    expect(obviousIn(asked({ obviousIn: () => PASS }, over()))).toBe('');
    const only = table('sample', { deck: ['Rumour'], players: [{ gold: 0, hand: ['Troll'] }, {}] }).m.s;
    expect(obviousIn(asked({}, only))).toBe(PASS);
    expect(obviousIn(asked({ obviousIn: () => 'x' }, only))).toBe(PASS);
  });

  it('is nothing that somebody decides: neither it nor passing what is worth nothing', () => {
    const [coin] = asked().decision()!.options;
    const decides = (flow: Partial<TheFlow>, id: string) => {
      const m = asked(flow);
      const before = new Before(m, id);
      m.answer(id);
      return [true, false].map((hand) => before.given(id, 0, hand, null, undefined).hand);
    };
    expect(decides({}, coin.id)).toEqual([true, false]);
    expect(decides({}, PASS)).toEqual([true, false]);
    expect(decides({ obviousIn: () => coin.id }, coin.id)).toEqual([false, false]);
    expect(decides({ obviousIn: () => coin.id }, PASS)).toEqual([true, false]);
    expect(decides({ isWorth: () => false }, PASS)).toEqual([false, false]);
    expect(decides({ isWorth: () => false }, coin.id)).toEqual([true, false]);
    expect(decides({ windowOf: () => '', isWorth: () => false }, PASS)).toEqual([true, false]);
  });
});

describe('what is remembered of an answer', () => {
  it('how it was asked, what time it was, and what it showed to whom', () => {
    const m = asked();
    const { options } = m.decision()!;
    const { seen } = m.s.cards[options[0].card];
    const before = new Before(m, options[0].id);
    m.answer(options[0].id);
    const picked = { id: 'a', cards: [], n: 2 };
    const given = before.given(options[0].id, 0, true, picked, undefined);
    expect(seen).toBe(1);
    expect(given).toMatchObject({ id: options[0].id, seat: 0, picked, kind: 'act', group: '', marks: { turn: 1 } });
    // The Coin was in hand, and now everybody knows it, spectators included.
    expect(given.shown).toHaveLength(1);
    expect(given.shown[0]).toMatchObject({ before: 1 });
    expect(given.shown[0].gained & 1).toBe(0);
    expect(given.shown[0].gained & 2).toBe(2);
    expect(given.chance).toBe(false);
  });

  it('that more was shown than can be seen now, or luck was asked: chance', () => {
    const m = asked();
    const before = new Before(m, PASS);
    m.s.news++;
    expect(before.given(PASS, 0, true, null, undefined)).toMatchObject({ shown: [], chance: true });
    const quiet = new Before(m, PASS);
    expect(quiet.given(PASS, 0, true, null, undefined)).toMatchObject({ shown: [], chance: false });
  });

  it('nothing of the question for an answer that is not listed, such as a resignation', () => {
    const m = asked();
    const given = new Before(m, 'resign').given('resign', 1, true, null, undefined);
    expect(given).toMatchObject({ id: 'resign', seat: 1, kind: '', group: '', hand: true });
  });

  it('marks that are as they were are kept once', () => {
    const m = asked();
    const first = new Before(m, PASS).given(PASS, 0, true, null, undefined);
    const second = new Before(m, PASS).given(PASS, 0, true, null, first);
    expect(second.marks).toBe(first.marks);
    m.s.turn = 1;
    const third = new Before(m, PASS).given(PASS, 0, true, null, second);
    expect(third.marks).toEqual({ turn: 2 });
  });
});

describe('a question that leads on', () => {
  it('stands alone where the game says so, the answer is not taken, shows something, or asks somebody else', () => {
    expect(leadOf(asked())).toBe(null);
    expect(leadOf(asked({ leadIn: () => '' }))).toBe(null);
    expect(leadOf(asked({ leadIn: () => 'nonsense' }))).toBe(null);
    // Playing the Coin shows it; ending the turn asks the other seat.
    const [coin] = asked().decision()!.options;
    expect(leadOf(asked({ leadIn: () => coin.id }))).toBe(null);
    expect(leadOf(asked({ leadIn: () => PASS }))).toBe(null);
    expect(leadOf(asked({ leadIn: () => PASS }, over()))).toBe(null);
    // It ends the game: nothing is asked any more.
    const ending = { ...state(), last: 1 };
    const end = asked({}, ending).clone();
    end.answer(PASS);
    expect(end.decision()).toBe(null);
    expect(leadOf(asked({ leadIn: () => PASS }, ending))).toBe(null);
    // Nobody else holds a card that could answer: the same seat is asked again, but the Coin was shown.
    const alone = () =>
      table('sample', { deck: ['Rumour', 'Rumour'], players: [{ gold: 5, hand: ['Coin', 'Dwarf'] }, {}] });
    const shows = asked({ leadIn: () => alone().m.decision()!.options[0].id }, alone().m.s);
    const then = shows.clone();
    then.answer(shows.decision()!.options[0].id);
    expect(then.decision()?.seat).toBe(0);
    expect(leadOf(shows)).toBe(null);
  });
});

describe('a picture', () => {
  it('gives the question, its preview, window and picks to the one who is asked only', () => {
    const m = asked({ obviousIn: () => PASS });
    const own = pictureOf(m.game, m, 0, { ...around, picks });
    expect(own).toMatchObject({
      viewer: 0,
      asked: 0,
      obvious: PASS,
      marks: { turn: 1 },
      position: 0,
      picks,
      ...around,
    });
    expect(own.decision?.options).toHaveLength(3);
    expect(own.window?.id).toBe('turn');
    expect(own.preview).not.toBe(null);
    expect(own).toMatchObject({ over: null, results: [], result: null });
    for (const viewer of [1, SPECTATOR]) {
      const other = pictureOf(m.game, m, viewer, { ...around, picks });
      const nothing = { decision: null, preview: null, window: null, obvious: '', picks: [] };
      expect(other).toMatchObject({ viewer, asked: 0, ...nothing, marks: { turn: 1 } });
      expect(other.view).toEqual(sample.view(m, viewer));
    }
  });

  it('says how each seat came out when it is over, with the sheet if the game has one', () => {
    const m = asked({}, over());
    const picture = pictureOf(m.game, m, 0, { ...around, picks: [] });
    expect(picture).toMatchObject({ asked: -1, decision: null, result: null, over: { winners: [1] } });
    expect(picture.results).toEqual([
      { won: false, out: false, score: 7 },
      { won: true, out: false, score: 8 },
    ]);
    const sheet = asked({ sheet: () => ({ total: 9 }) }, over());
    expect(pictureOf(sheet.game, sheet, 0, { ...around, picks: [] }).result).toEqual({ total: 9 });
  });
});
