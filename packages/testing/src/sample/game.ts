import {
  cardsIn,
  catalogue,
  type Game,
  kernelMessages,
  type Lang,
  type Plain,
  type Procedure,
  type Seat,
  seeZone,
  value,
} from '@tafelrunde/kernel';
import './cards.ts';
import { hoard } from './language.ts';
import { messages } from './messages.ts';
import { defOf, registry } from './registry.ts';
import { events, rulesProcedures, turnOrder } from './rules.ts';
import { CAMP, DECK, DISCARD, HAND, type HoardMatch, type HoardState, hoardVars, STRENGTH } from './state.ts';

const START_GOLD = 2;

/** A seat that holds cards is asked after every card another plays, so that silence tells nothing about its hand. */
function holdsCards(m: HoardMatch, seat: Seat): boolean {
  return cardsIn(m, HAND, seat).length > 0;
}

export const sample: Game<HoardState> = {
  id: 'sample',
  version: 1,
  title: { de: 'Drachenhort', en: 'Dragon’s Hoard' },
  minSeats: 2,
  maxSeats: 3,
  zoneKinds: [
    { name: 'deck', per: 'table', sight: 'none', pile: true },
    { name: 'hand', per: 'seat', sight: 'owner' },
    { name: 'camp', per: 'seat', sight: 'all' },
    { name: 'discard', per: 'table', sight: 'all', pile: true },
  ],
  defs: registry,
  vars: hoardVars,
  procedures: [...rulesProcedures, ...hoard.procedures] as unknown as Procedure<HoardState, never>[],
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

  create(setup) {
    const { seats } = setup as { seats: number };
    const cards: HoardState['cards'] = [];
    const zones: number[][] = [];
    for (let zone = 0; zone < 2 + 2 * seats; zone++) zones.push([]);
    for (let def = 0; def < registry.length; def++) {
      for (let n = 0; n < registry[def].quantity; n++) {
        zones[DECK].push(cards.length);
        cards.push({ def, zone: DECK, seen: 0, alias: 0 });
      }
    }
    return {
      seats,
      setup,
      rng: [0, 0, 0, 0],
      box: 0,
      answers: 0,
      news: 0,
      aliases: 0,
      cards,
      zones,
      frames: [],
      lasting: [],
      delayed: [],
      uses: [],
      over: null,
      gold: new Array<number>(seats).fill(START_GOLD),
      turn: 0,
      last: -1,
    };
  },

  copy(state) {
    (state as { gold: number[] }).gold = state.gold.slice();
  },

  copyCard: ({ def, zone, seen, alias }) => ({ def, zone, seen, alias }),

  controller: (m, card) => m.layout.seatOf[m.s.cards[card].zone],
  pool: () => 0,

  view(m, viewer) {
    const seats = m.s.gold.map((gold, seat) => ({
      gold,
      hand: seeZone(m, viewer, HAND, seat),
      camp: seeZone(m, viewer, CAMP, seat),
      strengths: cardsIn(m, CAMP, seat).map((card) => value(m, card, STRENGTH)),
    }));
    const { turn, last, over } = m.s;
    const deck = seeZone(m, viewer, DECK);
    const discard = seeZone(m, viewer, DISCARD);
    return { turn, last, over, deck, discard, seats } as unknown as Plain;
  },

  name(id: string, lang: Lang): string {
    const [kind, ...rest] = id.split(':');
    const key = rest.join(':');
    if (kind === 'seat') return `${lang === 'de' ? 'Platz' : 'Seat'} ${Number(key) + 1}`;
    if (kind === 'card') return registry.find((def) => def.id === key)!.title[lang];
    return hoard.say(hoard.phrases.get(key)!, { case: 'acc' })[lang];
  },

  audit(m) {
    return m.s.gold.some((gold) => gold < 0) ? ['somebody has less than no gold'] : [];
  },

  listCards: () =>
    registry.map(({ id, kind, quantity, title, text, abilities }) => ({
      id,
      type: kind,
      quantity,
      title,
      text,
      custom: 0,
      abilities,
    })),
};
