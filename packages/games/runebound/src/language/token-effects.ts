import {
  type Assembler,
  cardName,
  DONE,
  did,
  type Effect,
  type EffectVars,
  option,
  question,
} from '@tafelrunde/kernel';
import { SYMBOL, type SymbolName } from '../content/tokens.ts';
import type { RbWords } from '../messages.ts';
import { slotOptions } from '../rules/combat/options.ts';
import {
  flipToken,
  isReachable,
  pilotOf,
  recastToken,
  removeToken,
  sideOfSlot,
  symbolAt,
} from '../rules/combat/pool.ts';
import { faceWord, sideWord } from '../rules/combat/say.ts';
import type { M, RbDecision, RbOption, RbState } from '../state.ts';
import { inFight, literal, rb, sideOf } from './language.ts';
import type { RbNode, TokenFields } from './nodes.ts';
import { symbolWords } from './words.ts';

type Whose = TokenFields['whose'];

/** The tokens an effect reaches: in a pool, of the side and symbol it names (RB-REMOVE-04, RB-TOKEN-03, RB-RECAST-03). */
function reached(m: M, v: EffectVars, whose: Whose, symbol: number, slot: number): boolean {
  const { fight } = m.s;
  if (!isReachable(fight, slot)) return false;
  if (symbol >= 0 && symbolAt(fight, slot) !== symbol) return false;
  return whose === 'any' || (sideOfSlot(fight, slot) === sideOf(m, v)) === (whose === 'own');
}

function anyReached(whose: Whose, symbol: number) {
  return (m: M, v: EffectVars): boolean => {
    if (!inFight(m)) return false;
    for (let slot = 0; slot < m.s.fight.tokens.length; slot++) if (reached(m, v, whose, symbol, slot)) return true;
    return false;
  };
}

/** What became of a token, and whose it is. */
function sayToken(
  m: M,
  key: 'rb.log.remove' | 'rb.log.flipped' | 'rb.log.recast-to',
  slot: number,
  rule: string,
): void {
  if (!m.log) return;
  m.say([key, { who: sideWord(m, sideOfSlot(m.s.fight, slot)), what: faceWord(m, slot) }], [], rule);
}

function castAnew(m: M, slot: number): void {
  recastToken(m, slot);
  sayToken(m, 'rb.log.recast-to', slot, 'RB-RECAST-01');
}

type Act = (m: M, slot: number) => void;
const ENOUGH = option(DONE, 'rb.option.enough');

const askToken = (m: M, v: EffectVars): RbWords => ['rb.ask.token', { card: cardName(m, v.source) }];

/** Acts on up to n tokens, one after another, or on all of them. */
function onTokens(
  a: Assembler<RbState>,
  n: number,
  reaches: (m: M, v: EffectVars, slot: number) => boolean,
  option: ReturnType<typeof slotOptions>,
  act: Act,
): void {
  if (n < 0) {
    a.run((m, v) => {
      // All of them are meant as they lie now (RB-TOKEN-05).
      const slots = m.s.fight.tokens.map((_, slot) => slot).filter((slot) => reaches(m, v, slot));
      for (const slot of slots) act(m, slot);
      did(v, slots.length);
    });
    return;
  }
  const end = a.label();
  const done = a.local<number>('done');
  a.run((_m, v) => {
    done.set(v, 0);
  });
  for (let i = 0; i < n; i++) {
    a.ask(
      (m, v): RbDecision | null => {
        if (!inFight(m)) return null;
        const { fight } = m.s;
        const options: RbOption[] = [];
        for (let slot = 0; slot < fight.tokens.length; slot++) {
          if (reaches(m, v, slot) && (done.of(v) & (1 << slot)) === 0) options.push(option(fight, slot));
        }
        if (options.length === 0) return null;
        const pilot = pilotOf(m, sideOf(m, v));
        if (pilot < 0) return question(fight.hero, 'target', askToken(m, v), [options[0]], undefined);
        if (i > 0) options.push(ENOUGH);
        return question(pilot, 'target', askToken(m, v), options, undefined, v.source);
      },
      (m, v, answer) => {
        if (answer.id === DONE) return m.jump(end.step);
        done.set(v, done.of(v) | (1 << answer.n));
        act(m, answer.n);
        did(v);
      },
    );
  }
  a.place(end);
}

const counted = (n: number | 'all'): number => (n === 'all' ? -1 : n);
const symbolNumber = (symbol: SymbolName | 'any'): number => (symbol === 'any' ? -1 : SYMBOL[symbol]);

/** Tokens by what they show: a word of its own before "Marker", or a clause behind it, so that nobody thinks of the opponent. */
const GERMAN_TOKENS: Readonly<Record<SymbolName, readonly [before: string, behind: string]>> = {
  dash: ['Strich-', ''],
  physical: ['', ', die körperlichen Schaden zeigen'],
  magic: ['', ', die magischen Schaden zeigen'],
  enemy: ['', ', die feindlichen Schaden zeigen'],
  agility: ['Flinkheits-', ''],
  double: ['Doppel-', ''],
  surge: ['Energie-', ''],
  shield: ['Schild-', ''],
};

/** "bis zu 2 Schild-Marker deines Gegners", "alle deine Marker, die magischen Schaden zeigen". */
function tokenWords({ n, whose, name }: TokenFields): { de: string; en: string } {
  const [before, behind] = name === 'any' ? ['', ''] : GERMAN_TOKENS[name];
  const one = behind.replace('zeigen', 'zeigt').replace(', die', ', der');
  const en = name === 'any' ? '' : `${symbolWords[name].en} `;
  if (whose === 'own') {
    if (n < 0) return literal(`alle deine ${before}Marker${behind}`, `all your ${en}tokens`);
    if (n === 1) return literal(`einen deiner ${before}Marker${behind}`, `one of your ${en}tokens`);
    return literal(`bis zu ${n} deiner ${before}Marker${behind}`, `up to ${n} of your ${en}tokens`);
  }
  const whom =
    whose === 'foe'
      ? literal(' deines Gegners', ' of your opponent')
      : literal(n === 1 ? ' einer der beiden Seiten' : ' beider Seiten', ' of either side');
  if (n < 0) return literal(`alle ${before}Marker${whom.de}${behind}`, `all ${en}tokens${whom.en}`);
  if (n === 1) return literal(`einen ${before}Marker${whom.de}${one}`, `one ${en}token${whom.en}`);
  return literal(`bis zu ${n} ${before}Marker${whom.de}${behind}`, `up to ${n} ${en}tokens${whom.en}`);
}

const removeOption = slotOptions('t', 'rb.option.remove', 'RB-REMOVE-01');
const removeNode = rb.effect<RbNode<'remove'>>('remove', {
  assemble: ({ n, whose, symbol }, a) =>
    onTokens(
      a,
      n,
      (m, v, slot) => reached(m, v, whose, symbol, slot),
      removeOption,
      (m, slot) => {
        sayToken(m, 'rb.log.remove', slot, 'RB-REMOVE-01');
        removeToken(m.s.fight, slot);
      },
    ),
  could: ({ whose, symbol }) => anyReached(whose, symbol),
  text: (node) => literal(`entferne ${tokenWords(node).de}`, `remove ${tokenWords(node).en}`),
});
export const remove = (n: number | 'all', symbol: SymbolName | 'any', whose: Whose = 'foe'): Effect =>
  removeNode({ n: counted(n), whose, symbol: symbolNumber(symbol), name: symbol });

const flipOption = slotOptions('t', 'rb.option.flip', 'RB-FLIP-01');
const flipNode = rb.effect<RbNode<'flip'>>('flip', {
  assemble: ({ n, whose, symbol }, a) =>
    onTokens(
      a,
      n,
      (m, v, slot) => reached(m, v, whose, symbol, slot),
      flipOption,
      (m, slot) => {
        flipToken(m.s.fight, slot);
        sayToken(m, 'rb.log.flipped', slot, 'RB-FLIP-01');
      },
    ),
  could: ({ whose, symbol }) => anyReached(whose, symbol),
  text: (node) => literal(`drehe ${tokenWords(node).de} um`, `flip ${tokenWords(node).en}`),
});
export const flip = (n: number | 'all', whose: Whose, symbol: SymbolName | 'any' = 'any'): Effect =>
  flipNode({ n: counted(n), whose, symbol: symbolNumber(symbol), name: symbol });

const recastOption = slotOptions('t', 'rb.option.recast', 'RB-RECAST-01');
const recastNode = rb.effect<RbNode<'recast'>>('recast', {
  assemble: ({ n, whose, symbol }, a) =>
    onTokens(a, n, (m, v, slot) => reached(m, v, whose, symbol, slot), recastOption, castAnew),
  could: ({ whose, symbol }) => anyReached(whose, symbol),
  text: (node) => literal(`wirf ${tokenWords(node).de} neu`, `recast ${tokenWords(node).en}`),
});
export const recast = (n: number | 'all', whose: Whose, symbol: SymbolName | 'any' = 'any'): Effect =>
  recastNode({ n: counted(n), whose, symbol: symbolNumber(symbol), name: symbol });

const isOwnSpent = (m: M, v: EffectVars, slot: number): boolean =>
  m.s.fight.spent[slot] === 1 && sideOfSlot(m.s.fight, slot) === sideOf(m, v);

const recastSpentNode = rb.effect<RbNode<'recast-spent'>>('recast-spent', {
  assemble: ({ n }, a) => onTokens(a, n, isOwnSpent, recastOption, castAnew),
  // The tokens that pay for it are spent by then (RB-ENERGY-05).
  could: () => inFight,
  text: ({ n }) =>
    n === 1
      ? literal('wirf einen deiner ausgegebenen Marker neu', 'recast one of your spent tokens')
      : literal(`wirf bis zu ${n} deiner ausgegebenen Marker neu`, `recast up to ${n} of your spent tokens`),
});
/** Spent tokens return to the pool (RB-READ-02), also those that paid for this. */
export const recastSpent = (n: number): Effect => recastSpentNode({ n });
