import {
  cardName,
  cardOption,
  cardsIn,
  effectVars,
  emit,
  move,
  procedure,
  question,
  roll,
  type Seat,
  seatName,
  shuffle,
  type Vars,
} from '@tafelrunde/kernel';
import { gemHexes, sitesOf } from '../content/map.ts';
import type { HeroSpec } from '../defs.ts';
import { heroCard, playerOrder } from '../players.ts';
import { defOf } from '../registry.ts';
import { setupOf } from '../setup.ts';
import type { M, RbDecision, RbOption, RbState } from '../state.ts';
import { deckZone, ZONE } from '../zones.ts';
import { drawSkills, refill } from './cards.ts';
import { handLimit } from './limits.ts';
import { spotOption } from './move.ts';
import { scenarioOf } from './time.ts';

interface SetupVars extends Vars {
  /** Which player in player order is served, and its seat. */
  at: number;
  seat: Seat;
}

/** Serves the next player in player order; false once all are served. */
function nextPlayer(m: M, v: SetupVars): boolean {
  const order = playerOrder(m);
  if (v.at >= order.length) {
    v.at = 0;
    return false;
  }
  v.seat = order[v.at++];
  return true;
}

/** The sites of each kind, of which a player picks one (RB-SETUP-16). */
const START_OPTIONS: Readonly<Record<HeroSpec['start'], readonly RbOption[]>> = {
  town: sitesOf('town').map(spotOption),
  shrine: sitesOf('shrine').map(spotOption),
  fortress: sitesOf('fortress').map(spotOption),
};

/** Setup in the printed sequence (RB-SETUP-23). */
export const setupGame = procedure<RbState, SetupVars>('setup')({
  board(m) {
    m.s.gems = (1 << gemHexes.length) - 1;
  },
  scenario(m) {
    chooseScenario(m);
    shuffle(m, ZONE.storyDeck);
  },
  decks(m) {
    for (let deck = 0; deck < 3; deck++) shuffle(m, deckZone(deck));
  },
  // At random, before heroes are chosen (RB-SETUP-10, RB-ORDER-03).
  startPlayer(m) {
    const { first } = setupOf(m);
    m.s.first = first >= 0 ? first : roll(m, m.s.seats);
    m.s.active = m.s.first;
    if (m.log) m.say(['rb.log.first', { seat: seatName(m.s.first) }], [], 'RB-SETUP-10');
  },
  nextHero(m, v) {
    if (!nextPlayer(m, v)) m.goto('skills');
  },
  chooseHero: {
    ask(m, { seat }): RbDecision {
      const wanted = setupOf(m).heroes[seat];
      const options: RbOption[] = [];
      for (const card of cardsIn(m, ZONE.heroes)) {
        if (wanted !== '' && wanted !== defOf(m, card).id) continue;
        if (wanted === '' && isReserved(m, card)) continue;
        options.push(cardOption(m, card, 'rb.option.hero', 'RB-SETUP-11'));
      }
      return question(seat, 'pick', ['rb.ask.hero'], options, 'RB-SETUP-11');
    },
    then(m, { seat }, answer) {
      move(m, answer.card, ZONE.hero, seat);
      m.s.gold[seat] = defOf(m, answer.card).hero!.gold;
      if (m.log)
        m.say(['rb.log.hero', { seat: seatName(seat), card: cardName(m, answer.card) }], [answer.card], 'RB-SETUP-11');
      m.goto('nextHero');
    },
  },
  skills(m) {
    // Heroes that nobody plays go back into the box.
    for (const card of cardsIn(m, ZONE.heroes).slice()) move(m, card, ZONE.removed);
    shuffle(m, ZONE.skillDeck);
    shuffle(m, ZONE.assetDeck);
    for (const seat of playerOrder(m)) drawSkills(m, seat, handLimit(m, seat));
  },
  nextPlace(m, v) {
    if (!nextPlayer(m, v)) m.goto('nextAbility');
  },
  place: {
    ask(m, { seat }): RbDecision {
      const options = START_OPTIONS[defOf(m, heroCard(m, seat)).hero!.start];
      return question(seat, 'place', ['rb.ask.start'], options, 'RB-SETUP-16');
    },
    then(m, { seat }, answer) {
      m.s.hex[seat] = answer.n;
      m.goto('nextPlace');
    },
  },
  nextAbility(m, v) {
    if (!nextPlayer(m, v)) return;
    m.goto('nextAbility');
    const card = heroCard(m, v.seat);
    m.callByName(defOf(m, card).setup, effectVars(v.seat, card));
  },
  turnHeroes(m) {
    for (let seat = 0; seat < m.s.seats; seat++) m.s.cards[heroCard(m, seat)].side = 1;
  },
  markets(m) {
    for (let market = 0; market < 4; market++) refill(m, market);
    for (let seat = 0; seat < m.s.seats; seat++) m.s.story[seat] = scenarioOf(m).startTokens;
  },
  time(m) {
    m.s.act = 1;
    m.s.space = 1;
    emit(m, { type: 'setup-end' });
  },
  play(m) {
    m.s.playing = 1;
    m.done();
  },
});

/** A hero that somebody else is set up with. */
function isReserved(m: M, card: number): boolean {
  return setupOf(m).heroes.includes(defOf(m, card).id);
}

/** One scenario is played; if it was left to chance, the other one goes back into the box (RB-SETUP-04, -05, -08). */
function chooseScenario(m: M): void {
  const cards = cardsIn(m, ZONE.scenario);
  if (cards.length < 2) return;
  const chosen = defOf(m, cards[roll(m, cards.length)]).scenario;
  for (const kind of [ZONE.scenario, ZONE.storyDeck, ZONE.combat, ZONE.exploration, ZONE.social]) {
    for (const card of cardsIn(m, kind).slice()) {
      const { scenario } = defOf(m, card);
      if (scenario !== '' && scenario !== chosen) move(m, card, ZONE.removed);
    }
  }
}
