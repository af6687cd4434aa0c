import { CardOptions, cardsIn, numberId, option, procedure, question, type Seat, value } from '@tafelrunde/kernel';
import { currentSite, takesPart } from '../players.ts';
import { isAlly } from '../registry.ts';
import type { M, TcgDecision, TcgOption, TcgState } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { openActions } from './actions.ts';
import { canBeWounded, wound } from './wounds.ts';

type ArcheryVars = {
  /** Wounds still to be placed, on the fellowship and on minions. Both are fixed before the first (TCG-ARCHERY-10). */
  left: number;
  fellowship: number;
  shadow: Seat;
};

/** Archers among the minions of all Shadow players (TCG-ARCHERY-02). */
export function minionArchers(m: M): number {
  return archersAmong(m, cardsIn(m, ZONE.minions));
}

/** Archers on the Free Peoples side: companions and allies that take part (TCG-ARCHERY-03). */
export function fellowshipArchers(m: M): number {
  return archersAmong(m, shooters(m));
}

function archersAmong(m: M, list: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (value(m, list[i], STAT.archer) > 0) n++;
  return n;
}

function shooters(m: M): number[] {
  const found: number[] = [];
  for (const card of cardsIn(m, ZONE.fellowship, m.s.turn)) if (takesPart(m, card)) found.push(card);
  for (const card of cardsIn(m, ZONE.support, m.s.turn)) if (isAlly(m, card) && takesPart(m, card)) found.push(card);
  return found;
}

/** Archery actions, then archery fire (TCG-ARCHERY-01). */
export const archeryPhase = procedure<TcgState, ArcheryVars>('archery')({
  actions: openActions,
  totals(m, v) {
    const site = currentSite(m);
    v.left = value(m, site, STAT.minionArchery);
    v.fellowship = value(m, site, STAT.fellowshipArchery);
    if (m.log && (v.left > 0 || v.fellowship > 0)) {
      m.say(['tcg.log.archery', { minions: v.left, fellowship: v.fellowship }], [], 'TCG-ARCHERY-10');
    }
  },
  'wound companions': {
    ask: (m, v) => (v.left === 0 ? null : askWound(m, m.s.turn, shooters(m), v.left, 'TCG-ARCHERY-05')),
    then(m, v, answer) {
      v.left--;
      m.goto('wound companions');
      wound(m, answer.card, -1);
    },
  },
  'name shadow player': {
    ask(m, { fellowship }): TcgDecision | null {
      if (fellowship === 0 || cardsIn(m, ZONE.minions).length === 0) return null;
      const options = m.s.acting
        .slice(1)
        .map((seat) => option(numberId(seat), 'tcg.option.archery-player', { seat, rule: 'TCG-ARCHERY-06' }));
      return question(m.s.turn, 'target', NAME_PLAYER, options, 'TCG-ARCHERY-06');
    },
    then(_m, v, answer) {
      v.shadow = answer.seat;
    },
  },
  'wound minions': {
    ask(m, v): TcgDecision | null {
      if (v.shadow < 0) return null;
      const own = cardsIn(m, ZONE.minions).filter((card) => m.s.cards[card].owner === v.shadow);
      return askWound(m, v.shadow, own, v.fellowship, 'TCG-ARCHERY-06');
    },
    then(m, v, answer) {
      v.fellowship--;
      m.goto('wound minions');
      wound(m, answer.card, -1);
    },
  },
});

const WOUND = {
  'TCG-ARCHERY-05': new CardOptions('tcg.option.wound', 'TCG-ARCHERY-05'),
  'TCG-ARCHERY-06': new CardOptions('tcg.option.wound', 'TCG-ARCHERY-06'),
} as const;
type WoundRule = keyof typeof WOUND;

/** Wounds come one at a time; what nobody can take is lost (TCG-ARCHERY-08, -09). */
function askWound(m: M, seat: Seat, among: readonly number[], left: number, rule: WoundRule): TcgDecision | null {
  const made = WOUND[rule];
  if (left <= 0) return null;
  const options: TcgOption[] = [];
  for (let i = 0; i < among.length; i++) {
    if (!canBeWounded(m, among[i])) continue;
    options.push(made.of(among[i], m.s.cards[among[i]].alias));
  }
  if (options.length === 0) return null;
  return question(seat, 'pick', ['tcg.ask.archery', { n: left }], options, rule);
}

const NAME_PLAYER = ['tcg.ask.archery-player'] as const;
