import {
  cardOption,
  did,
  type Effect,
  NO,
  type Node,
  numberOption,
  option,
  prompter,
  question,
  type Seat,
  YES,
} from '@tafelrunde/kernel';
import { type Clause, type Literal, type NounPhrase, you } from '@tafelrunde/words';
import type { Filter } from '../filter.ts';
import { type Deed, toEach } from '../rules/several.ts';
import { canBeWounded, canExert, canHeal, heal } from '../rules/wounds.ts';
import { cardWord, seatWord } from '../say.ts';
import type { M, TcgDecision, TcgOption, TcgState } from '../state.ts';
import { PARTLY, tcg } from './language.ts';
import { cards, counting, filterText } from './select.ts';

interface SpotNode extends Node {
  readonly what: Filter | 'twilight';
  readonly most: number;
}

const spotNode = tcg.effect<SpotNode>('spot any', {
  assemble: ({ what, most }, a) => {
    a.declare('x');
    const count = what === 'twilight' ? (m: M) => m.s.twilight : counting(what);
    a.ask(
      (m, v): TcgDecision => {
        const options: TcgOption[] = [];
        const n = Math.min(most, count(m, v));
        for (let i = n; i >= 0; i--) options.push(numberOption(i, 'tcg.option.spot', 'TCG-SPOT-03'));
        const prompt = ['tcg.ask.spot', { card: cardWord(m, v.source) }] as const;
        return question(v.seat, 'number', prompt, options, 'TCG-SPOT-03', v.source);
      },
      (_m, v, answer) => {
        v.x = answer.n;
      },
    );
  },
  could: ({ what }) => {
    if (what === 'twilight') return (m) => m.s.twilight > 0;
    return tcg.any(cards(what));
  },
  text: ({ what, most }) => {
    const { de, en } = tcg.say(what === 'twilight' ? { noun: 'twilightToken', number: 'pl' } : plural(what), {
      case: 'acc',
    });
    const [limitDe, limitEn] = most > 9 ? ['', ''] : [`höchstens ${most}, `, `at most ${most}, `];
    return { de: `entdecke X ${de} (${limitDe}du wählst X)`, en: `spot X ${en} (${limitEn}you choose X)` };
  },
});

function plural(filter: Filter): ReturnType<typeof filterText> {
  const np = filterText({ ...filter, det: 'all' });
  return 'noun' in np ? { ...np, det: 'none' } : np;
}

/** "For each … you spot": the player chooses how many (TCG-SPOT-03). The number is `x`. */
export const spotAny = (what: Filter | 'twilight', most = 99): Effect => spotNode({ what, most });

const DEEDS = {
  exert: { act: inOrder('exert'), can: canExert, verb: 'exert' },
  wound: { act: inOrder('wound'), can: canBeWounded, verb: 'woundVerb' },
  heal: {
    act: (m: M, list: number[]) => {
      for (const card of list) heal(m, card);
    },
    can: canHeal,
    verb: 'heal',
  },
} as const;

function inOrder(deed: Deed): (m: M, list: number[], source: number) => void {
  return (m, list, source) => toEach(m, deed, list.slice(), source, true);
}

interface SeveralNode extends Node {
  readonly deed: keyof typeof DEEDS;
  readonly n: number;
  readonly filter: Filter;
}

const severalNode = tcg.effect<SeveralNode>('several', {
  assemble: ({ deed, n, filter }, a, l) => {
    const { act, can } = DEEDS[deed];
    const list = l.cards(cards(filter));
    const picked = a.local<number[]>('picked');
    const loop = a.label();
    a.run((_m, v) => {
      picked.set(v, []);
    });
    a.place(loop);
    a.ask(
      (m, v): TcgDecision | null => {
        const done = picked.of(v);
        if (done.length === n) return null;
        const found: number[] = [];
        list(m, v, found);
        const options = found
          .filter((card) => !done.includes(card) && can(m, card))
          .map((card) => cardOption(m, card, 'kernel.option.card'));
        if (options.length === 0) return null;
        const prompt = [`tcg.ask.${deed}`, { card: cardWord(m, v.source), n: n - done.length }] as const;
        return question(v.seat, 'pick', prompt, options, undefined, v.source);
      },
      (m, v, answer) => {
        m.jump(loop.step);
        picked.of(v).push(answer.card);
        did(v);
      },
    );
    // All are named before the first of them is touched; then it goes in the order in which they were.
    a.run((m, v) => act(m, picked.of(v), v.source));
  },
  could: ({ deed, n, filter }) => {
    const { can } = DEEDS[deed];
    const some = tcg.some(cards(filter));
    return (m, v) => {
      const enough = v[PARTLY] === 1 ? 1 : n;
      let found = 0;
      return some(m, v, (_m, _v, card) => can(m, card) && ++found === enough);
    };
  },
  text: ({ deed, n, filter }) => ({ verb: DEEDS[deed].verb, object: filterText(filter, n) }),
});
/** So many different characters, each of them once (TCG-WOUND-02, TCG-HEAL-03). */
export const several = (deed: keyof typeof DEEDS, n: number, filter: Filter): Effect =>
  severalNode({ deed, n, filter });

const YES_OR_NO = [option(YES, 'kernel.option.yes'), option(NO, 'kernel.option.no')];

interface UnlessNode extends Node {
  readonly effect: Effect;
  readonly prevention: Effect;
  /** Who does what prevents it: the Shadow player, as his payment, or whose card it is, in its place. */
  readonly by: 'them' | 'you';
}

const unlessNode = tcg.effect<UnlessNode>('unless', {
  assemble: ({ effect, prevention }, a, l) => {
    const could = l.could(prevention);
    const what = l.keepPhrase(`${a.name}/${a.next}`, l.textOf(prevention));
    const main = l.keepPhrase(`${a.name}/${a.next}.effect`, l.textOf(effect));
    const at = a.local<number>('at');
    const loop = a.label();
    const prevent = a.label();
    const end = a.label();
    a.run((_m, v) => {
      at.set(v, 1);
    });
    a.place(loop);
    a.ask(
      (m, v): TcgDecision | null => {
        const seat = m.s.acting[at.of(v)];
        if (seat === undefined || !could(m, v)) return null;
        const words = { card: cardWord(m, v.source), effect: { name: main }, what: { name: what } };
        const prompt = ['tcg.ask.prevent', words] as const;
        return question(seat, 'confirm', prompt, YES_OR_NO, undefined, v.source);
      },
      (m, v, answer) => {
        const seat = m.s.acting[at.of(v)];
        at.set(v, at.of(v) + 1);
        m.jump(answer.id === YES ? prevent.step : loop.step);
        if (answer.id !== YES || !m.log) return;
        m.say(
          ['tcg.log.prevented', { seat: seatWord(seat), card: cardWord(m, v.source) }],
          [v.source],
          'TCG-ABILITY-02',
        );
      },
    );
    l.assemble(effect, a);
    a.jump(end);
    a.place(prevent);
    l.assemble(prevention, a);
    a.place(end);
  },
  could: ({ effect }, l) => l.could(effect),
  text: ({ effect, prevention, by }, l) => {
    const main = l.say(l.textOf(effect));
    const stop = l.textOf(prevention) as Clause;
    if (by === 'them') {
      const pays = l.say({ ...stop, subject: ANY_SHADOW_PLAYER, modal: 'may', mood: 'declarative', purpose: PREVENT });
      return { de: `${main.de}. ${capital(pays.de)}`, en: `${main.en}. ${capital(pays.en)}` };
    }
    const instead = l.say({ ...stop, subject: you, mood: 'declarative', front: INSTEAD });
    return {
      de: `${main.de}. Jeder Schattenspieler darf das verhindern; ${instead.de}`,
      en: `${main.en}. Any Shadow player may prevent this; ${instead.en}`,
    };
  },
});

const EACH_SHADOW_PLAYER: NounPhrase = { de: 'jeder Schattenspieler', en: 'each Shadow player' };
const ANY_SHADOW_PLAYER: NounPhrase = { de: 'jeder Schattenspieler', en: 'any Shadow player' };
const PREVENT: Clause = { verb: 'prevent', object: { de: 'das', en: 'this' } };
const INSTEAD: Literal = { de: 'dann', en: 'then' };

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}

/** An effect that any Shadow player may prevent by paying for it, or that something else replaces then; they are asked in order. */
export const unlessPrevented = (effect: Effect, prevention: Effect, by: UnlessNode['by'] = 'them'): Effect =>
  unlessNode({ effect, prevention, by });

const shadowNode = tcg.effect<Node & { effect: Effect }>('each shadow player may', {
  assemble: ({ effect }, a, l) => {
    const could = l.could(effect);
    const what = l.keepPhrase(`${a.name}/${a.next}`, l.textOf(effect));
    const prompt = prompter<TcgState>('kernel.ask.may', what);
    const at = a.local<number>('at');
    const loop = a.label();
    const start = a.label();
    const end = a.label();
    a.run((m, v) => {
      at.set(v, 0);
      v.seat = m.s.turn;
    });
    a.place(loop);
    a.run((m, v) => {
      at.set(v, at.of(v) + 1);
      const seat: Seat | undefined = m.s.acting[at.of(v)];
      if (seat === undefined) m.jump(end.step);
      else v.seat = seat;
    });
    a.ask(
      (m, v) => {
        if (!could(m, v)) return null;
        return question(v.seat, 'confirm', prompt(m, v), YES_OR_NO, undefined, v.source);
      },
      (m, _v, answer) => {
        if (answer.id === YES) m.jump(start.step);
      },
    );
    a.jump(loop);
    a.place(start);
    l.assemble(effect, a);
    a.jump(loop);
    a.place(end);
  },
  could: ({ effect }, l) => l.could(effect),
  text: ({ effect }, l) => {
    const text = l.textOf(effect);
    if ('verb' in text) {
      return { ...text, subject: EACH_SHADOW_PLAYER, modal: 'may', mood: 'declarative' };
    }
    const said = l.say(text);
    return { de: `jeder Schattenspieler darf dies tun: ${said.de}`, en: `each Shadow player may do this: ${said.en}` };
  },
});
/** Every Shadow player decides for himself, in order. */
export const eachShadowPlayerMay = (effect: Effect): Effect => shadowNode({ effect });
