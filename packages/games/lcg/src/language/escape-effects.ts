import {
  type Count,
  type CountNode,
  cardOption,
  cardsIn,
  clausesOf,
  DONE,
  did,
  type Effect,
  fronted,
  inARow,
  NO,
  type Node,
  numberText,
  option,
  question,
  type Seat,
  type Select,
  value,
  type Who,
  YES,
} from '@tafelrunde/kernel';
import type { Clause, Literal, Phrase } from '@tafelrunde/words';
import { playerOrder } from '../players.ts';
import { inPlay, isLocation } from '../registry.ts';
import { exhaust } from '../rules/damage.ts';
import {
  dealForTest,
  discardDealt,
  escapeOf,
  possibleTesters,
  TEST_VARS,
  type TestedStat,
  testStrength,
} from '../rules/escape.ts';
import { resetStage } from '../rules/progress.ts';
import { openWindow } from '../rules/window.ts';
import { cardWord } from '../say.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { listOf } from './effect-parts.ts';
import { called } from './encounter-picks.ts';
import { lcg } from './language.ts';
import { anyCardOf } from './mirkwood-effects.ts';

/** Gollum as long as he is the objective that players hunt; nobody while he lies in the encounter deck. */
export const gollum: Select = called(anyCardOf('Gollum'), { de: 'Gollum', en: 'Gollum' });

interface Test extends Node {
  readonly who: Who;
  readonly n: Count;
  readonly stat: TestedStat;
  readonly failed: Effect;
  readonly passed: Effect | null;
  /** How the cards are counted, where there is no number. */
  readonly counted: Literal | null;
}

const testNode = lcg.effect<Test>('escape test', {
  assemble: ({ who, n, stat, failed, passed }, a, l) => {
    const seats = lcg.seats(who);
    const count = lcg.number(n);
    const waiting = a.local<Seat[]>('waiting');
    const testers = a.local<number[]>(TEST_VARS.testers);
    const picked = a.local<number[]>(TEST_VARS.picked);
    const cards = a.local<number>(TEST_VARS.cards);
    const tested = a.local<string>(TEST_VARS.stat);
    const dealt = a.local<number[]>('dealt');
    const won = a.local<number>('won');
    const loop = a.label();
    const lost = a.label();
    const end = a.label();
    a.run((m, v) => {
      waiting.set(v, seats(m, v).slice());
      testers.set(v, []);
      picked.set(v, []);
      cards.set(v, count(m, v));
      tested.set(v, stat);
      did(v);
    });
    a.place(loop);
    a.ask(
      (m, v) => {
        const [seat] = waiting.of(v);
        if (seat === undefined) return null;
        const open = possibleTesters(m, seat, picked.of(v));
        const key = stat === 'attack' ? 'lcg.option.escape-attack' : 'lcg.option.commit';
        const options = open.map((card) => cardOption(m, card, key, 'LCG-SOM-03', { n: value(m, card, STAT[stat]) }));
        const taken = picked.of(v).length;
        options.push(option(DONE, 'lcg.option.escape-done', { seat, n: taken, rule: 'LCG-SOM-03' }));
        const group = { id: `escape ${seat}`, picked: taken, min: 0, max: taken + open.length };
        const prompt = ['lcg.ask.escape', { n: cards.of(v) }] as const;
        return question(seat, 'pick', prompt, options, 'LCG-SOM-03', v.source, undefined, group);
      },
      (m, v, answer) => {
        m.jump(loop.step);
        if (answer.id !== DONE) {
          picked.set(v, [...picked.of(v), answer.card]);
          return;
        }
        const helping = picked.of(v).filter((card) => inPlay(m, card));
        testers.set(v, [...testers.of(v), ...helping]);
        picked.set(v, []);
        waiting.set(v, waiting.of(v).slice(1));
        for (const card of helping) {
          if (m.log) m.say(['lcg.log.escape-help', { card: cardWord(m, card) }], [card], 'LCG-SOM-03');
          exhaust(m, card);
        }
      },
    );
    a.run((m) => openWindow(m));
    a.run((m, v) => dealt.set(v, dealForTest(m, cards.of(v))));
    a.run((m, v) => {
      const need = escapeOf(m, dealt.of(v));
      const strength = testStrength(m, testers.of(v), stat);
      won.set(v, strength > need ? 1 : 0);
      const key = strength > need ? 'lcg.log.escape-passed' : 'lcg.log.escape-failed';
      if (m.log) m.say([key, { now: strength, n: need }], [], 'LCG-SOM-03');
      discardDealt(m, dealt.of(v));
      dealt.set(v, []);
      tested.set(v, '');
    });
    a.jumpIf(lost, (_m, v) => won.of(v) === 0);
    if (passed) l.assemble(passed, a);
    a.jump(end);
    a.place(lost);
    l.assemble(failed, a);
    a.place(end);
  },
  text: ({ who, n, stat, failed, passed, counted }) => {
    const test: Clause = {
      verb: 'undergo',
      subject: lcg.textOf(who) as Clause['subject'],
      object:
        stat === 'attack'
          ? { de: 'eine Fluchtprobe mit Angriffsstärke', en: 'an escape test with attack' }
          : { noun: 'escapeTest', det: 'a' },
      adverbs: [counted ?? cardsText(n)],
      mood: 'declarative',
    };
    return inARow([
      test,
      ...(passed ? clausesOf(onResult('succeed', passed)) : []),
      ...clausesOf(onResult('miscarry', failed)),
    ]);
  },
});

/** What follows on a result. Several things stand behind a colon, so that none of them seems to happen in any case. */
function onResult(verb: string, effect: Effect): Phrase {
  const front: Clause = { conj: 'if', verb, subject: { noun: 'escapeTest', det: 'the' } };
  const said = lcg.textOf(effect);
  return fronted(lcg, front, clausesOf(said).length > 1 ? lcg.say(said) : said);
}

function cardsText(n: Count): Literal {
  const amount = numberText(n);
  return n === 1
    ? { de: 'mit 1 Karte', en: 'with 1 card' }
    : { de: `mit ${amount} Karten`, en: `with ${amount} cards` };
}

/**
 * Players commit characters against the escape values of cards that are dealt from the encounter deck (LCG-SOM-02, -03).
 * Those of `who` do it together: each in turn says who helps, and all of them count.
 */
export function escapeTest(
  who: Who,
  n: Count,
  { failed, passed = null, stat = 'willpower', counted = null }: Partial<Test> & { readonly failed: Effect },
): Effect {
  return testNode({ who, n, failed, passed, stat, counted });
}

/** All players together; said as one party. */
export const theParty: Who = lcg.who('party', {
  seats: () => (m) => playerOrder(m),
  text: () => ({ de: 'die Gruppe', en: 'the party', gender: 'f' }),
})({});

/** Locations in the staging area at this moment. */
export const stagedLocations: CountNode = lcg.count('staged locations', {
  count: () => (m) => cardsIn(m, ZONE.staging).filter((card) => isLocation(m, card)).length,
  text: () => ({ de: 'die Anzahl der Orte in der Aufmarschzone', en: 'the number of locations in the staging area' }),
})({});

const tokensNode = lcg.count<Node & { of: Select }>('tokens on', {
  count: ({ of }) => {
    const list = listOf(of);
    return (m, v) => list(m, v).reduce((sum, card) => sum + m.s.cards[card].resources, 0);
  },
  text: () => ({ de: 'die Anzahl der Ressourcen darauf', en: 'the number of resources on it' }),
});
/** Resource tokens on cards. */
export const tokensOn = (of: Select): CountNode => tokensNode({ of });

const resetNode = lcg.effect<Node & { stage: number }>('reset quest', {
  custom: true,
  run:
    ({ stage }) =>
    (m, v) => {
      const quest = cardsIn(m, ZONE.quest).at(-1);
      if (quest === undefined) return;
      resetStage(m, quest, stage);
      did(v);
    },
  text: ({ stage }) => ({
    de: `das Abenteuerdeck geht zu Abschnitt ${stage}B zurück`,
    en: `reset the quest deck to stage ${stage}B`,
  }),
});
/** The players go back to an earlier stage (LCG-SOM-05). */
export const resetQuest = (stage: number): Effect => resetNode({ stage });

interface AnyPays extends Node {
  readonly cost: Effect;
  readonly paid: Effect;
  readonly unpaid: Effect;
  readonly says: Literal;
}

const anyPaysNode = lcg.effect<AnyPays>('any player pays', {
  assemble: ({ cost, paid, unpaid }, a, l) => {
    const could = lcg.could(cost);
    const waiting = a.local<Seat[]>('waiting');
    const self = a.local<Seat>('self');
    const loop = a.label();
    const nobody = a.label();
    const pays = a.label();
    const end = a.label();
    a.run((m, v) => {
      self.set(v, v.seat);
      waiting.set(v, playerOrder(m).slice());
    });
    a.place(loop);
    a.run((m, v) => {
      const next = waiting.of(v)[0];
      if (next === undefined) m.jump(nobody.step);
      else v.seat = next;
      waiting.set(v, waiting.of(v).slice(1));
    });
    a.ask(
      (m, v) => {
        if (!could(m, v)) return null;
        const options = [option(YES, 'kernel.option.yes'), option(NO, 'kernel.option.no')];
        const prompt = ['lcg.ask.pay-instead', { card: cardWord(m, v.source) }] as const;
        return question(v.seat, 'confirm', prompt, options, undefined, v.source);
      },
      (m, _v, answer) => {
        if (answer.id === YES) m.jump(pays.step);
      },
    );
    a.jump(loop);
    a.place(pays);
    l.assemble(cost, a);
    a.run((_m, v) => {
      v.seat = self.of(v);
    });
    l.assemble(paid, a);
    a.jump(end);
    a.place(nobody);
    a.run((_m, v) => {
      v.seat = self.of(v);
    });
    l.assemble(unpaid, a);
    a.place(end);
  },
  could: () => () => true,
  text: ({ unpaid, says }) => inARow([lcg.textOf(unpaid), says]),
});
/** Something happens, unless any one player pays to make it something else: each is asked in turn. */
export const unlessAnyPays = (unpaid: Effect, cost: Effect, paid: Effect, says: Literal): Effect =>
  anyPaysNode({ unpaid, cost, paid, says });
