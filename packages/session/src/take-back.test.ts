import type { Seat, State } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { walked } from '../test/choices.ts';
import { walk } from '../test/walk.ts';
import { barred } from './refusals.ts';
import type { Session } from './session.ts';

/** So often each kind is called off. */
const TIMES = 3;
/** A walk that has not met everything by then fails. */
const MOST = 40_000;

describe.each(walked)('$id: what was begun can be called off', ({ game, games, questions, acts }) => {
  it('at every kind of question in the middle of a choice, back to where it began', () => {
    const parts = Object.keys(questions).filter((key) => questions[key] === 'part');
    const missing = new Set(parts);
    const times = new Map<string, number>();
    const unlisted = new Set<string>();
    walk(
      game,
      games,
      MOST,
      { free: true },
      {
        asked({ session, decision, stateAt }) {
          const { seat, prompt } = decision;
          const [key] = prompt;
          const before = times.get(key) ?? 0;
          if (before >= TIMES) return;
          const to = session.cancelTo(seat);
          if (to < 0) return;
          if (questions[key] === 'alone') unlisted.add(`${key} at ${session.position}`);
          times.set(key, before + 1);
          missing.delete(key);
          const again = session.answers.slice(to);
          const here = stateAt(session.position);
          expect(session.picture(seat).cancelTo).toBe(to);
          expect(session.takeBack(to, [seat]), key).toBe(null);
          expect(session.match.s, key).toEqual(stateAt(to));
          // Nothing was begun there by somebody else.
          expect(session.decision?.seat).toBe(seat);
          session.goOn(again);
          expect(session.match.s, key).toEqual(here);
        },
        isDone: () => missing.size === 0,
      },
    );
    expect([...unlisted], 'not listed').toEqual([]);
    expect([...missing], 'never met').toEqual([]);
  });

  it('after every kind of action, alone or at one screen: all is as it was', () => {
    const missing = new Set(acts);
    const unlisted = new Set<string>();
    walk(
      game,
      games,
      MOST,
      { free: true },
      {
        answered({ session, decision: { seat, kind }, option: { id, key }, before }) {
          if (kind !== 'act') return;
          const to = session.position - 1;
          // What goes by itself is nothing that somebody does.
          if (session.lastBy([seat]) !== to) return;
          if (!acts.includes(key)) unlisted.add(key);
          if (!missing.has(key)) return;
          missing.delete(key);
          const after = session.match.clone().s;
          expect(session.picture(seat).undos[0], key).toEqual({ scope: 'step', to });
          expect(session.takeBack(to, [seat]), key).toBe(null);
          expect(session.match.s, key).toEqual(before);
          session.goOn([id]);
          expect(session.match.s, key).toEqual(after);
        },
        isDone: () => missing.size === 0,
      },
    );
    expect([...unlisted], 'not listed').toEqual([]);
    expect([...missing], 'never met').toEqual([]);
  });

  it('against people, unless somebody could gain by it: and what is said against it is true', () => {
    const missing = new Set(acts);
    /** How often a card of the own hand, which others did not know, was played and could be taken back. */
    let own = 0;
    walk(
      game,
      games,
      MOST,
      {},
      {
        answered({ session, decision: { seat, kind }, option: { id, key, card }, before }) {
          const to = session.position - 1;
          if (kind !== 'act' || session.lastBy([seat]) !== to) return;
          missing.delete(key);
          const bar = barOf(session, to, seat);
          const after = session.match.s;
          const reasons = truth(before, after, seat);
          // A surge ability borrowed from one of a single enemy counts as chance, as if there had been more.
          if (key === 'rb.option.surge') reasons.push('chance');
          expect(reasons, `${key}: ${bar}`).toContain(bar);
          if (bar !== '') return;
          if (key.endsWith('.play') && before.cards[card].seen === 1 << seat && after.cards[card].seen !== 1 << seat)
            own++;
          const then = session.match.clone().s;
          expect(session.takeBack(to, [seat]), key).toBe(null);
          expect(session.match.s, key).toEqual(before);
          session.goOn([id]);
          expect(session.match.s, key).toEqual(then);
        },
        isDone: () => missing.size === 0,
      },
    );
    expect([...missing], 'never met').toEqual([]);
    if (acts.some((key) => key.endsWith('.play'))) expect(own, 'cards of the own hand').toBeGreaterThan(0);
  });
});

function barOf(session: Session, to: number, seat: Seat): string {
  const refusal = session.barAt(to, [seat]);
  if (!refusal) return '';
  return Object.entries(barred).find(([, one]) => one === refusal)?.[0] ?? refusal.code;
}

/** What could truly be said against taking that back, by what everybody knew before and knows now. */
function truth(before: State, after: State, seat: Seat): string[] {
  const own = 1 << seat;
  const news = after.cards.flatMap(({ seen }, card) => {
    const known = before.cards[card]?.seen ?? 0;
    return (seen & ~known) !== 0 && (known & own) === 0 ? [seen & ~known] : [];
  });
  const reasons: string[] = [];
  if (news.some((gained) => (gained & own) !== 0)) reasons.push('learned');
  else if (news.length > 0) reasons.push('told');
  // Dice were rolled, or a card was shown that lies hidden again: more identities were given out than cards have new ones.
  const renamed = after.cards.filter(({ alias }, card) => alias !== before.cards[card]?.alias).length;
  if (String(before.rng) !== String(after.rng) || after.aliases - before.aliases > renamed) reasons.push('chance');
  if (news.length === 0) reasons.push('');
  return reasons;
}
