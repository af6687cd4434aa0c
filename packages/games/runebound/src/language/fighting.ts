import {
  type Assembler,
  below,
  type Count,
  cancelEvent,
  cardsIn,
  type Decision,
  DONE,
  did,
  type Effect,
  type EffectVars,
  effectVars,
  eventOf,
  type Node,
  numberId,
  Option,
} from '@tafelrunde/kernel';
import { SYMBOL, type SymbolName } from '../content/tokens.ts';
import { isDefeated } from '../players.ts';
import { defOf, registry } from '../registry.ts';
import { takeAsTrophy } from '../rules/cards.ts';
import { endFight, strike as hit } from '../rules/combat/damage.ts';
import { startFight } from '../rules/combat/fight.ts';
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
import { FIGHT, type M, type RbState } from '../state.ts';
import { ZONE } from '../zones.ts';
import { amount, inFight, later, literal, rb, sideOf, some } from './language.ts';
import { symbolWords } from './words.ts';

export type DamageType = 'physical' | 'magic';
const typeWords = {
  physical: literal('körperlichen Schaden', 'physical damage'),
  magic: literal('magischen Schaden', 'magic damage'),
  enemy: literal('feindlichen Schaden', 'enemy damage'),
};

interface DamageNode extends Node {
  readonly n: Count;
  readonly type: DamageType | 'own';
  readonly hard: boolean;
}

/** Whether an ability runs as a combat action: surge and combat abilities do, what reacts to something does not. */
function isAttack(m: M): boolean {
  for (let i = m.s.frames.length - 2; i >= 0; i--) {
    const { proc } = m.s.frames[i];
    if (proc === 'fight') return true;
    if (proc.startsWith('kernel.')) return false;
  }
  return true;
}

const damageNode = rb.effect<DamageNode>('damage', {
  run: ({ n, type, hard }, l) => {
    const count = l.number(n);
    return (m, v) => {
      if (!inFight(m)) return;
      const side = sideOf(m, v);
      const isEnemy = side === 1 && m.s.fight.foe < 0;
      const symbol = isEnemy ? SYMBOL.enemy : SYMBOL[type === 'own' ? 'physical' : type];
      did(v);
      hit(m, 1 - side, count(m, v), symbol, isAttack(m), hard);
    };
  },
  could: ({ n }, l) => {
    const count = l.number(n);
    // What is rolled or tested for is not known beforehand.
    if (typeof n !== 'number' && ['matching', 'successes', 'rolled', 'x'].includes(n.k)) return inFight;
    return (m, v) => inFight(m) && count(m, v) > 0;
  },
  text: ({ n, type, hard }) => {
    const { n: text, de, en } = amount(n);
    const word = type === 'own' ? literal('Schaden', 'damage') : typeWords[type];
    const not = hard ? literal(', der nicht abgewehrt werden kann', ' that cannot be blocked') : literal('', '');
    return literal(
      `füge deinem Gegner ${text} ${word.de} zu${not.de}${de}`,
      `deal ${text} ${word.en} to your opponent${not.en}${en}`,
    );
  },
});
/** Damage to the opponent only (RB-DAMAGE-14); an enemy deals enemy damage. */
export const damage = (n: Count, type: DamageType | 'own' = 'own'): Effect => damageNode({ n, type, hard: false });
/** Damage that shields cannot block (RB-SHIELD-06). */
export const strike = (n: Count, type: DamageType | 'own' = 'own'): Effect => damageNode({ n, type, hard: true });

export type Whose = 'own' | 'foe' | 'any';

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

type Act = (m: M, slot: number) => void;
const ENOUGH = new Option(DONE, 'rb.option.enough');

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
  const done = a.local('done');
  a.run((_m, v) => {
    v[done] = 0;
  });
  for (let i = 0; i < n; i++) {
    a.ask(
      (m, v): Decision | null => {
        if (!inFight(m)) return null;
        const { fight } = m.s;
        const options: Option[] = [];
        for (let slot = 0; slot < fight.tokens.length; slot++) {
          if (reaches(m, v, slot) && ((v[done] as number) & (1 << slot)) === 0) options.push(option(fight, slot));
        }
        if (options.length === 0) return null;
        const pilot = pilotOf(m, sideOf(m, v));
        if (pilot < 0) return { seat: fight.hero, kind: 'target', prompt: ['rb.ask.token'], options: [options[0]] };
        if (i > 0) options.push(ENOUGH);
        return { seat: pilot, kind: 'target', prompt: ['rb.ask.token'], options, source: v.source };
      },
      (m, v, answer) => {
        if (answer.id === DONE) return m.goto(end.step);
        v[done] = (v[done] as number) | (1 << answer.n);
        act(m, answer.n);
        did(v);
      },
    );
  }
  a.place(end);
}

interface TokenNode extends Node {
  /** -1 for all. */
  readonly n: number;
  readonly whose: Whose;
  readonly symbol: number;
  readonly name: SymbolName | 'any';
}

const counted = (n: number | 'all'): number => (n === 'all' ? -1 : n);
const symbolNumber = (symbol: SymbolName | 'any'): number => (symbol === 'any' ? -1 : SYMBOL[symbol]);

/** "bis zu 2 Marker deines Gegners mit Schild", "alle deine Marker". */
function tokenWords({ n, whose, name }: TokenNode): { de: string; en: string } {
  const de = name === 'any' ? '' : ` mit ${symbolWords[name].de}`;
  const en = name === 'any' ? '' : `${symbolWords[name].en} `;
  if (whose === 'own') {
    if (n < 0) return literal(`alle deine Marker${de}`, `all your ${en}tokens`);
    if (n === 1) return literal(`einen deiner Marker${de}`, `one of your ${en}tokens`);
    return literal(`bis zu ${n} deiner Marker${de}`, `up to ${n} of your ${en}tokens`);
  }
  const whom =
    whose === 'foe'
      ? literal(' deines Gegners', ' of your opponent')
      : literal(n === 1 ? ' einer der beiden Seiten' : ' beider Seiten', ' of either side');
  if (n < 0) return literal(`alle Marker${whom.de}${de}`, `all ${en}tokens${whom.en}`);
  if (n === 1) return literal(`einen Marker${whom.de}${de}`, `one ${en}token${whom.en}`);
  return literal(`bis zu ${n} Marker${whom.de}${de}`, `up to ${n} ${en}tokens${whom.en}`);
}

const removeOption = slotOptions('t', 'rb.option.remove', 'RB-REMOVE-01');
const removeNode = rb.effect<TokenNode>('remove', {
  assemble: ({ n, whose, symbol }, a) =>
    onTokens(
      a,
      n,
      (m, v, slot) => reached(m, v, whose, symbol, slot),
      removeOption,
      (m, slot) => removeToken(m.s.fight, slot),
    ),
  could: ({ whose, symbol }) => anyReached(whose, symbol),
  text: (node) => literal(`entferne ${tokenWords(node).de}`, `remove ${tokenWords(node).en}`),
});
export const remove = (n: number | 'all', symbol: SymbolName | 'any', whose: Whose = 'foe'): Effect =>
  removeNode({ n: counted(n), whose, symbol: symbolNumber(symbol), name: symbol });

const flipOption = slotOptions('t', 'rb.option.flip', 'RB-FLIP-01');
const flipNode = rb.effect<TokenNode>('flip', {
  assemble: ({ n, whose, symbol }, a) =>
    onTokens(
      a,
      n,
      (m, v, slot) => reached(m, v, whose, symbol, slot),
      flipOption,
      (m, slot) => flipToken(m.s.fight, slot),
    ),
  could: ({ whose, symbol }) => anyReached(whose, symbol),
  text: (node) => literal(`drehe ${tokenWords(node).de} um`, `flip ${tokenWords(node).en}`),
});
export const flip = (n: number | 'all', whose: Whose, symbol: SymbolName | 'any' = 'any'): Effect =>
  flipNode({ n: counted(n), whose, symbol: symbolNumber(symbol), name: symbol });

const recastOption = slotOptions('t', 'rb.option.recast', 'RB-RECAST-01');
const recastNode = rb.effect<TokenNode>('recast', {
  assemble: ({ n, whose, symbol }, a) =>
    onTokens(a, n, (m, v, slot) => reached(m, v, whose, symbol, slot), recastOption, recastToken),
  could: ({ whose, symbol }) => anyReached(whose, symbol),
  text: (node) => literal(`wirf ${tokenWords(node).de} neu`, `recast ${tokenWords(node).en}`),
});
export const recast = (n: number | 'all', whose: Whose, symbol: SymbolName | 'any' = 'any'): Effect =>
  recastNode({ n: counted(n), whose, symbol: symbolNumber(symbol), name: symbol });

const isOwnSpent = (m: M, v: EffectVars, slot: number): boolean =>
  m.s.fight.spent[slot] === 1 && sideOfSlot(m.s.fight, slot) === sideOf(m, v);

const recastSpentNode = rb.effect<Node & { n: number }>('recast-spent', {
  assemble: ({ n }, a) => onTokens(a, n, isOwnSpent, recastOption, recastToken),
  // The tokens that pay for it are spent by then (RB-ENERGY-05).
  could: () => inFight,
  text: ({ n }) =>
    n === 1
      ? literal('wirf einen deiner ausgegebenen Marker neu', 'recast one of your spent tokens')
      : literal(`wirf bis zu ${n} deiner ausgegebenen Marker neu`, `recast up to ${n} of your spent tokens`),
});
/** Spent tokens return to the pool (RB-READ-02), also those that paid for this. */
export const recastSpent = (n: number): Effect => recastSpentNode({ n });

const doubleNode = rb.effect<Node & { symbol: SymbolName }>('double', {
  run:
    ({ symbol }) =>
    (m, v) => {
      m.s.fight.doubled |= (1 << SYMBOL[symbol]) << (sideOf(m, v) * 8);
      did(v);
    },
  could: () => inFight,
  text: ({ symbol }) =>
    literal(
      `deine Marker mit ${symbolWords[symbol].de} zählen bis zum Ende der Kampfrunde doppelt`,
      `your ${symbolWords[symbol].en} tokens count double until the end of the combat round`,
    ),
});
export const double = (symbol: SymbolName): Effect => doubleNode({ symbol });

/** An effect on one side that lasts for the rest of the combat round. */
function forTheRound(k: string, set: (m: M, side: number) => void, de: string, en: string): Effect {
  return rb.effect(k, {
    run: () => (m, v) => {
      set(m, sideOf(m, v));
      did(v);
    },
    could: () => inFight,
    text: () => literal(de, en),
  })({});
}

export const mute: Effect = forTheRound(
  'mute',
  (m, side) => {
    m.s.fight.mute |= 1 << (1 - side);
  },
  'dein Gegner kann in dieser Kampfrunde keine Energiefähigkeiten mehr nutzen',
  'your opponent cannot use surge abilities for the rest of this combat round',
);
export const unguard: Effect = forTheRound(
  'unguard',
  (m, side) => {
    m.s.fight.open |= 1 << (1 - side);
  },
  'dein Gegner kann in dieser Kampfrunde keine Schilde mehr ausgeben',
  'your opponent cannot spend shields for the rest of this combat round',
);
export const reflect: Effect = forTheRound(
  'reflect',
  (m, side) => {
    m.s.fight.reflect |= 1 << side;
  },
  'bis zum Ende der Kampfrunde gilt: Fügt dir ein Angriff Schaden zu, füge deinem Gegner ebenso viel magischen Schaden zu',
  'until the end of the combat round, whenever an attack deals damage to you, deal that much magic damage to your opponent',
);

const wardNode = rb.effect<Node & { n: Count }>('ward', {
  run: ({ n }, l) => {
    const count = l.number(n);
    return (m, v) => {
      if (sideOf(m, v) === 0) m.s.fight.ward0 += count(m, v);
      else m.s.fight.ward1 += count(m, v);
      did(v);
    };
  },
  could: () => inFight,
  text: ({ n }) => {
    const { n: text, de, en } = amount(n);
    return literal(
      `verhindere die nächsten ${text} Schaden, die dir in dieser Kampfrunde zugefügt würden${de}`,
      `prevent the next ${text} damage that would be dealt to you this combat round${en}`,
    );
  },
});
export const ward = (n: Count): Effect => wardNode({ n });

const actAgainNode = rb.effect<Node & { n: number }>('act-again', {
  run:
    ({ n }) =>
    (m, v) => {
      const { fight } = m.s;
      if (fight.turn !== sideOf(m, v)) return;
      fight.extra += n;
      did(v, n);
    },
  could: () => (m, v) => inFight(m) && m.s.fight.turn === sideOf(m, v),
  text: ({ n }) => {
    const { de, en } = some(
      n,
      literal('weitere Kampfaktion', 'further combat action'),
      literal('weitere Kampfaktionen', 'further combat actions'),
    );
    return literal(
      `du darfst sofort ${n > 1 ? 'bis zu ' : ''}${de} ausführen`,
      `you may take ${n > 1 ? 'up to ' : ''}${en} at once`,
    );
  },
});
export const actAgain = (n = 1): Effect => actAgainNode({ n });

const blockNode = rb.effect<Node & { n: number }>('block', {
  run:
    ({ n }) =>
    (m, v) => {
      const event = eventOf(m);
      const kept = n < 0 ? (event.n as number) : Math.min(n, event.n as number);
      event.n = (event.n as number) - kept;
      did(v, kept);
    },
  text: ({ n }) =>
    n < 0
      ? literal('wehre diesen Schaden ab', 'block this damage')
      : literal(`wehre ${n} davon ab`, `block ${n} of it`),
});
/** Blocks damage that is about to be dealt; only after `whenDamaged` (RB-DAMAGE-12). */
export const block = (n: number | 'all'): Effect => blockNode({ n: counted(n) });

/** Cancels the surge ability that is about to be resolved; what was paid stays paid (RB-CANCEL-01 to -03). */
export const cancelIt: Effect = rb.effect('cancel', {
  run: () => (m, v) => {
    cancelEvent(m);
    did(v);
  },
  text: () => literal('hebe diese Fähigkeit auf', 'cancel that ability'),
})({});

/** Waits for the end of the combat round and is dropped if the combat ends before (RB-DEFEAT-03). */
export const atRoundEnd = (effect: Effect): Effect => later('fight-round-end', effect);

/** The fought enemy becomes a trophy without a reward, and the combat ends (RB-ENEMY-05, -06). */
export const takeEnemy: Effect = rb.effect('take-enemy', {
  run: () => (m, v) => {
    const { enemy } = m.s.fight;
    endFight(m, 2);
    takeAsTrophy(m, v.seat, enemy);
  },
  could: () => (m) => inFight(m) && m.s.fight.enemy >= 0 && defOf(m, m.s.fight.enemy).type === 'enemy',
  text: () =>
    literal('nimm deinen Gegner als Trophäe; der Kampf endet', 'take your opponent as a trophy; the combat ends'),
})({});

/** The combat ends without a winner; not where nobody can retreat. */
export const slip: Effect = rb.effect('slip', {
  run: () => (m) => endFight(m, 2),
  could: () => (m, v) => inFight(m) && (m.s.fight.bound & (1 << sideOf(m, v))) === 0,
  text: () => literal('der Kampf endet, als hättest du dich zurückgezogen', 'the combat ends as if you had retreated'),
})({});

/** Surge abilities of a random discarded enemy of the combat deck, of which one is used; X is 1 (RB-X-03). */
export const borrowSurge: Effect = rb.effect('borrow-surge', {
  assemble: (_, a) => {
    const def = a.local('def');
    a.run((m, v) => {
      const pile = cardsIn(m, ZONE.combatDiscard).filter((card) => defOf(m, card).surges.length > 0);
      if (pile.length === 0) return;
      m.s.news++;
      v[def] = m.s.cards[pile[below(m.s.rng, pile.length)]].def;
    });
    a.ask(
      (m, v) => {
        if (v[def] === -1) return null;
        const { surges } = registry[v[def] as number];
        const vars = effectVars(v.seat, v.source);
        const usable = surges.filter((ability) => ability.usable(m, vars));
        if (usable.length === 0) return null;
        const options = usable.map(
          ({ ix, says }) => new Option(numberId(ix), 'rb.option.borrow', -1, -1, ix, 'RB-X-03', says),
        );
        const pilot = pilotOf(m, sideOf(m, v));
        return {
          seat: pilot < 0 ? m.s.fight.hero : pilot,
          kind: 'mode',
          prompt: ['rb.ask.borrow'],
          options: pilot < 0 ? [options[0]] : options,
        };
      },
      (m, v, answer) => {
        const ability = registry[v[def] as number].surges.find(({ ix }) => ix === answer.n)!;
        const vars = effectVars(v.seat, v.source);
        vars.x = 1;
        did(v);
        m.callByName(ability.proc, vars);
      },
    );
  },
  could: () => (m) => inFight(m) && cardsIn(m, ZONE.combatDiscard).some((card) => defOf(m, card).surges.length > 0),
  text: () =>
    literal(
      'bestimme zufällig einen Feind im Ablagestapel des Kampfstapels und nutze eine seiner Energiefähigkeiten',
      'pick a random enemy in the combat discard pile and use one of its surge abilities',
    ),
})({});

interface ChallengeNode extends Node {
  readonly reward: Effect;
}

/** Whom a hero may challenge: somebody undefeated on the same hex whom it has not challenged before. */
function rivals(m: M, v: EffectVars): number[] {
  const { s } = m;
  const found: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === v.seat || s.hex[seat] < 0 || s.hex[seat] !== s.hex[v.seat] || isDefeated(m, seat)) continue;
    if ((s.challenged & (1 << seat)) === 0) found.push(seat);
  }
  return found;
}

const challengeNode = rb.effect<ChallengeNode>('challenge', {
  assemble: ({ reward }, a, l) => {
    const end = a.label();
    a.ask(
      (m, v) => {
        const options = rivals(m, v).map(
          (seat) => new Option(`c${seat}`, 'rb.option.challenge', -1, seat, seat, 'RB-DUEL-01'),
        );
        return options.length === 0
          ? null
          : { seat: v.seat, kind: 'target', prompt: ['rb.ask.challenge'], options, source: v.source };
      },
      (m, v, answer) => {
        m.s.challenged |= 1 << answer.n;
        did(v);
        // Nobody can retreat from it (RB-DUEL-06).
        startFight(m, v.seat, -1, answer.n, FIGHT.hero, 3);
      },
    );
    // Only the challenger is rewarded (RB-DUEL-05).
    a.jumpIf(end, (m) => m.s.fight.winner !== 0);
    l.assemble(reward, a);
    a.place(end);
  },
  could: () => (m, v) => !inFight(m) && !isDefeated(m, v.seat) && rivals(m, v).length > 0,
  text: ({ reward }, l) => {
    const { de, en } = l.say(l.textOf(reward));
    return literal(
      `fordere einen unbesiegten Helden auf deinem Feld heraus, den du noch nicht herausgefordert hast; niemand kann sich zurückziehen; gewinnst du: ${de}`,
      `challenge an undefeated hero on your hex whom you have not challenged before; nobody can retreat; if you win: ${en}`,
    );
  },
});
export const challenge = ({ reward }: { reward: Effect }): Effect => challengeNode({ reward });
