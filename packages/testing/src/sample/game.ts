import {
  cardsIn,
  Dealer,
  defineGame,
  kernelMessages,
  nameOf,
  numberValue,
  type Outcome,
  type Plain,
  printedValues,
  type Seat,
  type SeenZone,
  seeZone,
  value,
} from '@tafelrunde/kernel';
import { catalogue } from '@tafelrunde/words';
import { define } from './card.ts';
import { cards } from './cards.ts';
import { hoard } from './language.ts';
import { messages } from './messages.ts';
import { defOf } from './registry.ts';
import { events, rulesProcedures, turnOrder } from './rules.ts';
import { type HoardMatch, hoardVars, STRENGTH, ZONE, zones } from './state.ts';

const START_GOLD = 2;

/** A seat that holds cards is asked after every card another plays, so that silence tells nothing about its hand. */
function holdsCards(m: HoardMatch, seat: Seat): boolean {
  return cardsIn(m, ZONE.hand, seat).length > 0;
}

/** What a viewer may know of the table. */
export interface HoardView {
  readonly turn: Seat;
  readonly last: number;
  readonly over: Outcome | null;
  readonly deck: SeenZone;
  readonly discard: SeenZone;
  readonly seats: readonly {
    readonly gold: number;
    readonly hand: SeenZone;
    readonly camp: SeenZone;
    readonly strengths: readonly number[];
  }[];
}

function view(m: HoardMatch, viewer: Seat): HoardView {
  const seats = m.s.gold.map((gold, seat) => ({
    gold,
    hand: seeZone(m, viewer, ZONE.hand, seat),
    camp: seeZone(m, viewer, ZONE.camp, seat),
    strengths: cardsIn(m, ZONE.camp, seat).map((card) => value(m, card, STRENGTH)),
  }));
  const { turn, last, over } = m.s;
  return { turn, last, over, deck: seeZone(m, viewer, ZONE.deck), discard: seeZone(m, viewer, ZONE.discard), seats };
}

export const sample = defineGame({
  id: 'sample',
  version: 1,
  title: { de: 'Drachenhort', en: 'Dragon’s Hoard' },
  minSeats: 2,
  maxSeats: 3,
  zoneKinds: zones.kinds,
  cards,
  define,
  language: hoard,
  vars: hoardVars,
  procedures: rulesProcedures,
  events,
  policy: {
    order: turnOrder,
    forced: 'each',
    responses: 'rounds',
    blind: new Set(['play']),
    asksAnyway: (m, event, seat, timing) => timing === 'after' && event.seat !== seat && holdsCards(m, seat),
    orderPrompt: ['sample.ask.order'],
    respondPrompt: ['sample.ask.respond'],
    passKey: 'sample.option.pass',
  },
  stats: {
    names: ['strength'],
    base: (m, card) => defOf(m, card).strength,
    least: 0,
    round: 'up',
    lasting: {},
  },
  catalogue: catalogue(kernelMessages, messages),
  idle: ['pass'],

  checkSetup(raw: Plain) {
    const seats = (raw as { seats?: unknown } | null)?.seats;
    if (seats !== 2 && seats !== 3) return { ok: false, problem: ['sample.setup.seats'] };
    return { ok: true, setup: { seats } };
  },
  randomSetup: (pick) => ({ seats: 2 + pick(2) }),

  create(setup, { defs }) {
    const { seats } = setup as { seats: number };
    const dealer = new Dealer(zones.kinds, seats, (card) => card);
    defs.forEach(({ quantity }, def) => {
      for (let n = 0; n < quantity; n++) dealer.add(def, ZONE.deck);
    });
    // Written as a literal: what is put together from parts is read and copied more slowly.
    return {
      seats,
      setup,
      rng: [0, 0, 0, 0],
      box: 0,
      answers: 0,
      news: 0,
      aliases: dealer.aliases,
      cards: dealer.cards,
      zones: dealer.zones,
      frames: [],
      lasting: [],
      delayed: [],
      uses: [],
      over: null,
      turn: 0,
      last: -1,
      gold: new Array<number>(seats).fill(START_GOLD),
    };
  },

  copy: (state, own) => ({
    seats: state.seats,
    setup: state.setup,
    rng: own.rng,
    box: state.box,
    answers: state.answers,
    news: state.news,
    aliases: state.aliases,
    cards: own.cards,
    zones: own.zones,
    frames: own.frames,
    lasting: own.lasting,
    delayed: own.delayed,
    uses: own.uses,
    over: state.over,
    turn: state.turn,
    last: state.last,
    gold: state.gold.slice(),
  }),

  copyCard: ({ def, zone, seen, alias }) => ({ def, zone, seen, alias }),

  controller: (m, card) => m.layout.seatOf[m.s.cards[card].zone],
  pool: () => 0,

  view,

  name: (id, lang, assembly) => nameOf(id, lang, assembly),

  audit(m) {
    return m.s.gold.some((gold) => gold < 0) ? ['somebody has less than no gold'] : [];
  },

  listCards: ({ defs }) =>
    defs.map(({ id, kind, quantity, title, text, abilities, cost, strength }) => ({
      id,
      type: kind,
      quantity,
      title,
      text,
      custom: 0,
      abilities,
      values: printedValues([
        numberValue('cost', { de: 'Kosten', en: 'Cost' }, cost),
        numberValue('strength', { de: 'Stärke', en: 'Strength' }, strength),
      ]),
    })),
});
