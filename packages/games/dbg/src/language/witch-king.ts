import {
  type CardIx,
  cardOption,
  cardsIn,
  did,
  type Effect,
  EVERYBODY,
  question,
  type Seat,
  seatName,
  show,
  shuffleInPlace,
  YES,
} from '@tafelrunde/kernel';
import { Prompt } from '../prompts.ts';
import { defOf } from '../registry.ts';
import { othersOf } from '../rules/assault.ts';
import { gainCorruption } from '../rules/gain.ts';
import { destroy, draw as drawFor } from '../rules/piles.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { YES_NO } from './answers.ts';
import { affectedBy, costOf, handOf } from './group-parts.ts';
import { dbg } from './language.ts';
import { seatOptions } from './seat-options.ts';

const DRAW_AGAIN = new Prompt('dbg.ask.draw');
const GIVE = new Prompt('dbg.ask.give-corruption');
const PROPOSE = new Prompt('dbg.ask.propose');

const courageIn = (m: M, seat: Seat): CardIx[] => handOf(m, seat).filter((card) => defOf(m, card).group === 'courage');

/** The Witch-king: whoever shows the most Courage loses it and deals Corruption (DBG-WITCHKING-01 to -05). */
export const breakCourage: Effect = dbg.effect('break-courage', {
  custom: true,
  assemble: (_node, a) => {
    const givers = a.local<Seat[]>('givers');
    const drawing = a.local<number>('drawing');
    const left = a.local<number>('left');
    const most = a.local<number>('most');
    const draws = a.label();
    const gives = a.label();
    a.run((m, v) => {
      const affected = affectedBy(v);
      for (const seat of affected) for (const card of handOf(m, seat)) show(m, card, EVERYBODY);
      const counts = affected.map((seat) => courageIn(m, seat).length);
      const top = Math.max(0, ...counts);
      const tied = top === 0 ? [] : affected.filter((_, i) => counts[i] === top);
      for (const seat of tied) for (const card of courageIn(m, seat)) destroy(m, card);
      givers.set(v, tied);
      drawing.set(v, 0);
      most.set(v, top);
      left.set(v, tied.length === affected.length ? 0 : top);
    });
    a.place(draws);
    a.ask(
      (m, v) => {
        const seat = givers.of(v)[drawing.of(v)];
        if (seat === undefined) return null;
        const prompt = DRAW_AGAIN.with(m, v.source, { n: most.of(v) });
        return question(seat, 'confirm', prompt, YES_NO, 'DBG-WITCHKING-03', v.source);
      },
      (m, v, answer) => {
        const seat = givers.of(v)[drawing.of(v)];
        drawing.set(v, drawing.of(v) + 1);
        if (answer.id === YES) drawFor(m, seat, most.of(v));
        m.jump(draws.step);
      },
    );
    a.place(gives);
    a.ask(
      (m, v) => {
        if (left.of(v) <= 0 || cardsIn(m, ZONE.corruption).length === 0) return null;
        const tied = givers.of(v);
        const given = most.of(v) - left.of(v);
        const others = affectedBy(v).filter((seat) => !tied.includes(seat));
        const prompt = GIVE.with(m, v.source, { n: left.of(v) });
        const seat = tied[given % tied.length];
        return question(seat, 'target', prompt, seatOptions(others), 'DBG-WITCHKING-04', v.source);
      },
      (m, v, answer) => {
        left.set(v, left.of(v) - 1);
        gainCorruption(m, answer.seat, 1);
        m.jump(gives.step);
      },
    );
  },
  text: () => ({
    de:
      'alle zeigen ihre Hand; wer die meisten Karten Tapferkeit hat, zerstört sie und darf ebenso viele Karten ziehen. ' +
      'So viele Karten Korruption, wie einer von ihnen zerstört hat, verteilen sie gemeinsam unter den übrigen Betroffenen',
    en:
      'all show their hands; whoever has the most Courage destroys it and may draw as many cards. ' +
      'Together they deal as many Corruption as one of them destroyed among the other affected players',
  }),
})({});

/** The Witch-king of Impossible Mode: the others agree on two cards, or the two dearest go (DBG-WITCHKING-06). */
export const othersDestroyTwo: Effect = dbg.effect('others-destroy-two', {
  custom: true,
  assemble: (_node, a) => {
    const named = a.local<CardIx[]>('named');
    const at = a.local<number>('at');
    const loop = a.label();
    a.run((m, v) => {
      for (const card of handOf(m, v.seat)) show(m, card, EVERYBODY);
      named.set(v, []);
      at.set(v, 0);
    });
    a.place(loop);
    a.ask(
      (m, v) => {
        const others = othersOf(m, v.seat);
        const picks = named.of(v);
        const targets = breakable(m, v.seat);
        if (targets.length <= 2 || picks.length >= 2 * others.length) return null;
        const mine = picks.slice(2 * at.of(v));
        const options = targets
          .filter((card) => !mine.includes(card))
          .map((card) => cardOption(m, card, 'dbg.option.destroy'));
        const seat = others[at.of(v)];
        const prompt = PROPOSE.with(m, v.source, { seat: seatName(v.seat) });
        const run = { id: `propose${at.of(v)}`, picked: mine.length, min: 2, max: 2 };
        return question(seat, 'pick', prompt, options, 'DBG-WITCHKING-06', v.source, undefined, run);
      },
      (m, v, answer) => {
        const picks = named.of(v);
        picks.push(answer.card);
        at.set(v, picks.length >> 1);
        m.jump(loop.step);
      },
    );
    a.run((m, v) => {
      const targets = breakable(m, v.seat);
      const chosen = targets.length <= 2 ? targets : (agreed(m, named.of(v)) ?? dearest(m, targets));
      for (const card of chosen) destroy(m, card);
      did(v, chosen.length);
    });
  },
  text: () => ({
    de: 'zeige deine Hand; deine Mitspieler bestimmen 2 Karten davon, die zerstört werden. Sind sie sich nicht einig, sind es die 2 teuersten',
    en: 'show your hand; the other players choose 2 of its cards to be destroyed. If they do not agree, the 2 of highest cost are',
  }),
})({});

const breakable = (m: M, seat: Seat): CardIx[] => handOf(m, seat).filter((card) => !defOf(m, card).indestructible);

/** The two cards that everybody named; copies of a card are as good as each other. Null if they differ. */
function agreed(m: M, picks: readonly CardIx[]): CardIx[] | null {
  const pair = (i: number): string =>
    [m.s.cards[picks[i]].def, m.s.cards[picks[i + 1]].def].sort((x, y) => x - y).join(' ');
  for (let i = 2; i < picks.length; i += 2) if (pair(i) !== pair(0)) return null;
  return [picks[0], picks[1]];
}

/** The two cards of highest cost, ties at random. */
function dearest(m: M, targets: readonly CardIx[]): CardIx[] {
  const list = targets.slice();
  m.s.news++;
  shuffleInPlace(m.s.rng, list);
  return list.sort((x, y) => costOf(m, y) - costOf(m, x)).slice(0, 2);
}
