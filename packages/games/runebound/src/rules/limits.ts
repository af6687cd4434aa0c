import {
  type CardIx,
  CardOptions,
  cardName,
  cardOptions,
  cardsIn,
  move,
  procedure,
  question,
  type Seat,
  seatName,
  type Vars,
} from '@tafelrunde/kernel';
import { healthOf, heroValue, isEliminated } from '../players.ts';
import { defOf } from '../registry.ts';
import { FIGHT, type M, type RbDecision, type RbOption, type RbState } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { discardAsset, discardSkill } from './cards.ts';
import { endFight } from './combat/damage.ts';

/** Looks, after anything that could matter, whether a hero has more than it may keep. */
export function settle(m: M): void {
  if (m.s.over !== null) return;
  for (let seat = 0; seat < m.s.seats; seat++) {
    if (isEliminated(m, seat) || cardsIn(m, ZONE.hero, seat).length === 0) continue;
    if (checkHealth(m, seat)) return;
    if (cardsIn(m, ZONE.hand, seat).length > handLimit(m, seat)) {
      m.call(tooManyCards, { seat });
      return;
    }
    const attribute = crowdedAttribute(m, seat);
    if (attribute >= 0) {
      m.call(tooManySkills, { seat, attribute });
      return;
    }
    const kind = doubleKind(m, seat);
    if (kind !== '') {
      m.call(tooManyAssets, { seat, kind });
      return;
    }
  }
}

export function handLimit(m: M, seat: Seat): number {
  const n = heroValue(m, seat, STAT.handLimit);
  return n < 0 ? 0 : n;
}

/** Damage never exceeds health; a hero whose health falls to its damage is defeated (RB-DAMAGE-02, RB-SILENT-39). */
function checkHealth(m: M, seat: Seat): boolean {
  const { damage, fight } = m.s;
  if (damage[seat] === 0) return false;
  const health = healthOf(m, seat);
  if (damage[seat] < health) return false;
  damage[seat] = health;
  if (fight.on === FIGHT.none || fight.winner >= 0) return false;
  if (fight.hero !== seat && fight.foe !== seat) return false;
  endFight(m, fight.hero === seat ? 1 : 0);
  return true;
}

/** The attribute of which a hero has learned more skills than it allows, -1 if there is none (RB-SKILL-09). */
function crowdedAttribute(m: M, seat: Seat): number {
  const skills = cardsIn(m, ZONE.skills, seat);
  if (skills.length === 0) return -1;
  for (let attribute = 0; attribute < 3; attribute++) {
    let n = 0;
    for (let i = 0; i < skills.length; i++) if (defOf(m, skills[i]).attribute === attribute) n++;
    if (n > 0 && n > heroValue(m, seat, attribute)) return attribute;
  }
  return -1;
}

/** A kind of asset that a hero has twice, '' if there is none (RB-ASSET-02). */
function doubleKind(m: M, seat: Seat): string {
  const assets = cardsIn(m, ZONE.assets, seat);
  for (let i = 1; i < assets.length; i++) {
    const { assetKind } = defOf(m, assets[i]);
    for (let j = 0; j < i; j++) if (defOf(m, assets[j]).assetKind === assetKind) return assetKind;
  }
  return '';
}

const DISCARD = new CardOptions('rb.option.discard', 'RB-HAND-02');

/** A hand above its limit: skill cards are discarded at once until it complies (RB-HAND-02). */
export const tooManyCards = procedure<RbState, { seat: Seat }>('hand-limit')({
  discard: {
    ask(m, { seat }): RbDecision {
      const hand = cardsIn(m, ZONE.hand, seat);
      const options: RbOption[] = [];
      for (let i = 0; i < hand.length; i++) options.push(DISCARD.of(hand[i], m.s.cards[hand[i]].alias));
      const left = hand.length - handLimit(m, seat);
      return question(seat, 'pick', ['rb.ask.hand-limit', { n: left }], options, 'RB-HAND-02');
    },
    then(m, { seat }, answer) {
      move(m, answer.card, ZONE.skillDiscard);
      if (m.log) {
        m.say(
          ['rb.log.discard', { seat: seatName(seat), card: cardName(m, answer.card) }],
          [answer.card],
          'RB-HAND-02',
        );
      }
      if (cardsIn(m, ZONE.hand, seat).length > handLimit(m, seat)) m.goto('discard');
    },
  },
  end(m) {
    m.done();
    m.unsettle();
  },
});

/** Whether discarding a learned skill helps against too many of an attribute: it is one of them, or it lowers the attribute (RB-READ-19). */
function helps(m: M, card: CardIx, attribute: number): boolean {
  const { attribute: own, modifiers } = defOf(m, card);
  return own === attribute || modifiers.some(({ stat, amount }) => stat === attribute && amount(m, card, card) < 0);
}

interface SkillVars extends Vars {
  seat: Seat;
  attribute: number;
}

/** More learned skills than the attribute allows: one after another is discarded (RB-SKILL-09, -11). */
export const tooManySkills = procedure<RbState, SkillVars>('skill-limit')({
  discard: {
    ask(m, { seat, attribute }): RbDecision {
      const skills = cardsIn(m, ZONE.skills, seat).filter((card) => helps(m, card, attribute));
      const options = cardOptions(m, skills, 'rb.option.discard', 'RB-SKILL-09');
      return question(seat, 'pick', ['rb.ask.skill-limit'], options, 'RB-SKILL-09');
    },
    then(m, { seat }, answer) {
      if (m.log) {
        m.say(
          ['rb.log.discard', { seat: seatName(seat), card: cardName(m, answer.card) }],
          [answer.card],
          'RB-SKILL-09',
        );
      }
      m.done();
      discardSkill(m, answer.card);
    },
  },
});

interface AssetVars extends Vars {
  seat: Seat;
  kind: string;
}

/** A second asset of a kind: one of the two is discarded at once (RB-ASSET-03). */
export const tooManyAssets = procedure<RbState, AssetVars>('asset-limit')({
  discard: {
    ask(m, { seat, kind }): RbDecision {
      const assets = cardsIn(m, ZONE.assets, seat).filter((card) => defOf(m, card).assetKind === kind);
      const options = cardOptions(m, assets, 'rb.option.discard', 'RB-ASSET-03');
      return question(seat, 'pick', ['rb.ask.asset-limit'], options, 'RB-ASSET-03');
    },
    then(m, { seat }, answer) {
      if (m.log) {
        m.say(
          ['rb.log.discard', { seat: seatName(seat), card: cardName(m, answer.card) }],
          [answer.card],
          'RB-ASSET-03',
        );
      }
      m.done();
      discardAsset(m, answer.card);
    },
  },
});
