import {
  below,
  cardsIn,
  move,
  numberId,
  numberOption,
  option,
  procedure,
  question,
  type RandomWords,
  roll,
  type Seat,
  shuffle,
} from '@tafelrunde/kernel';
import { setActing } from '../players.ts';
import { defOf } from '../registry.ts';
import { cardWord, seatWord } from '../say.ts';
import { isDeluxe, setupOf } from '../setup.ts';
import type { M, TcgOption, TcgState } from '../state.ts';
import { ZONE } from '../zones.ts';
import { offerCut } from './cut.ts';
import { draw } from './draw.ts';
import { putOn } from './kill.ts';
import { siteOf } from './lose.ts';

type SetupVars = { asked: number; bids: number[] };

const HAND = 8;
/** What a bid may be at most: a Ring-bearer with more burdens would be corrupted before the first turn. */
const MOST_BID = 9;

/** The set-up in its fixed order (TCG-SETUP-15). Adventure decks lie ready when the state is made. */
export const setupGame = procedure<TcgState, SetupVars>('setup')({
  'first player'(m) {
    if (isDeluxe(m)) return;
    const { first } = setupOf(m);
    beginWith(m, first >= 0 ? first : roll(m, m.s.seats));
    m.goto('site 1');
  },
  // The opening bid of the Deluxe rules: all bid in secret (TCG-SILENT-10).
  bid: {
    ask(m, { asked }) {
      if (asked === m.s.seats) return null;
      return question(asked, 'number', BID, BIDS, 'TCG-SILENT-10');
    },
    then(m, v, answer) {
      v.bids.push(answer.n);
      v.asked++;
      m.goto('bid');
    },
  },
  'reveal bids'(m, v) {
    m.s.news++;
    v.bids.forEach((n, seat) => {
      m.s.burdens[seat] = n;
      if (m.log) m.say(['tcg.log.bid', { seat: seatWord(seat), n }], [], 'TCG-SILENT-10');
    });
    // Ties are broken at random; what is left of the numbers is the order in which places are picked.
    const lots = v.bids.map(() => roll(m, 1000));
    const order = v.bids.map((_, seat) => seat).sort((a, b) => v.bids[b] - v.bids[a] || lots[b] - lots[a] || a - b);
    v.bids = order;
    v.asked = 0;
    for (let at = 0; at < m.s.seats; at++) m.s.order[at] = -1;
  },
  place: {
    ask(m, { asked, bids }) {
      if (asked === m.s.seats) return null;
      const options: TcgOption[] = [];
      m.s.order.forEach((seat, at) => {
        if (seat < 0) options.push(option(numberId(at), 'tcg.option.place', { n: at + 1, rule: 'TCG-SILENT-10' }));
      });
      return question(bids[asked], 'number', PLACE, options, 'TCG-SILENT-10');
    },
    then(m, v, answer) {
      m.s.order[answer.n - 1] = v.bids[v.asked];
      v.asked++;
      m.goto('place');
    },
  },
  'bidders are seated'(m) {
    m.s.turn = m.s.order[0];
    setActing(m);
  },
  // Only the first player's site 1 is used; all markers stand on it (TCG-SETUP-05, -06).
  'site 1'(m) {
    const site = siteOf(m, m.s.turn, 1);
    move(m, site, ZONE.path);
    if (m.log) m.say(['tcg.log.site', { seat: seatWord(m.s.turn), card: cardWord(m, site) }], [site], 'TCG-SETUP-05');
  },
  // Nothing is paid for the starting fellowships (TCG-SETUP-11), and no site text counts yet (TCG-ACTIVE-07).
  'starting fellowships'(m) {
    const { players } = setupOf(m);
    for (const seat of m.s.order) {
      const { ringBearer, ring, start } = players[seat].deck;
      const bearer = layOut(m, seat, ringBearer);
      m.s.ringBearer[seat] = bearer;
      putOn(m, take(m, seat, ring), bearer);
      for (const id of start) layOut(m, seat, id);
    }
  },
  'shuffled decks'(m) {
    for (let seat = 0; seat < m.s.seats; seat++) shuffle(m, ZONE.deck, seat);
    // What is called last comes first.
    for (let seat = m.s.seats - 1; seat >= 0; seat--) offerCut(m, seat);
  },
  hands(m) {
    for (let seat = 0; seat < m.s.seats; seat++) draw(m, seat, HAND);
  },
});

function take(m: M, seat: Seat, id: string): number {
  const deck = cardsIn(m, ZONE.deck, seat);
  for (let i = 0; i < deck.length; i++) if (defOf(m, deck[i]).id === id) return deck[i];
  throw new Error(`${id} is not in the deck`);
}

function layOut(m: M, seat: Seat, id: string): number {
  const card = take(m, seat, id);
  move(m, card, ZONE.fellowship, seat);
  return card;
}

/** Who begins; the others follow clockwise as they sit. */
function beginWith(m: M, first: Seat): void {
  for (let at = 0; at < m.s.seats; at++) m.s.order[at] = (first + at) % m.s.seats;
  m.s.turn = first;
  setActing(m);
  if (m.log) m.say(['tcg.log.first', { seat: seatWord(first) }], [], 'TCG-SETUP-04');
}

const BID = ['tcg.ask.bid'] as const;
const PLACE = ['tcg.ask.place'] as const;
const BIDS = Array.from({ length: MOST_BID + 1 }, (_, n) => numberOption(n, 'tcg.option.bid', 'TCG-SILENT-10'));

/** Bids are secret until all have been made: to others they may have been anything. */
export function hideBids(m: M, viewer: Seat, random: RandomWords): void {
  const frame = m.s.frames.find(({ proc }) => proc === setupGame.name);
  if (frame?.step !== 'bid') return;
  const bids = frame.vars.bids as number[];
  for (let seat = 0; seat < bids.length; seat++) if (seat !== viewer) bids[seat] = below(random, MOST_BID + 1);
}
