import { type Game, kernelMessages, type Match, numberOption, procedure, type State } from '@tafelrunde/kernel';
import { catalogue } from '@tafelrunde/words';

/** A heap of stones: take one, two or three in turn; whoever takes the last one wins. */
interface StonesState extends State {
  stones: number;
  turn: number;
}

/** What everybody sees of it. */
export interface StonesView {
  readonly stones: number;
  readonly turn: number;
}

const main = procedure<StonesState>('main')({
  take: {
    ask(m) {
      const most = Math.min(3, m.s.stones);
      const options = Array.from({ length: most }, (_, i) => numberOption(i + 1, 'stones.take'));
      return { seat: m.s.turn, kind: 'number', prompt: ['stones.ask', { left: m.s.stones }], options };
    },
    then(m, _v, answer) {
      m.s.stones -= answer.n;
    },
  },
  next(m) {
    if (m.s.stones === 0) {
      m.end({ winners: [m.s.turn], reason: 'stones.won' });
      return;
    }
    m.s.turn = (m.s.turn + 1) % m.s.seats;
    m.goto('take');
  },
});

const messages = {
  'stones.ask': { de: 'Noch {left} Steine. Wie viele nimmst du?', en: '{left} stones left. How many do you take?' },
  'stones.take': {
    de: '{n, plural, one {Einen Stein} other {# Steine}} nehmen',
    en: 'Take {n, plural, one {one stone} other {# stones}}',
  },
  'stones.won': { de: 'Der letzte Stein ist genommen.', en: 'The last stone is taken.' },
  'stones.setup': {
    de: 'Mit so vielen Steinen kann man nicht spielen.',
    en: 'This number of stones cannot be played.',
  },
};

export const stones: Game<StonesState, StonesView> = {
  id: 'stones',
  version: 1,
  title: { de: 'Steine', en: 'Stones' },
  minSeats: 2,
  maxSeats: 2,
  procedures: [main],
  catalogue: catalogue(kernelMessages, messages),

  checkSetup(raw) {
    const count = (raw as { stones?: unknown } | null)?.stones;
    if (typeof count !== 'number' || count < 1 || count > 99) return { ok: false, problem: ['stones.setup'] };
    return { ok: true, setup: { stones: count } };
  },
  randomSetup: (pick) => ({ stones: 1 + pick(30) }),
  create: (setup) => ({
    ...{ seats: 2, setup, rng: [0, 0, 0, 0], box: 0, answers: 0, news: 0, aliases: 0 },
    ...{ cards: [], zones: [], frames: [], lasting: [], delayed: [], uses: [], over: null },
    stones: (setup as { stones: number }).stones,
    turn: 0,
  }),
  copy: (state, own) => ({ ...state, ...own }),
  view: (m: Match<StonesState>) => ({ stones: m.s.stones, turn: m.s.turn }),
  audit: (m) => (m.s.stones < 0 ? ['there are less than no stones'] : []),

  // There are no cards in this game; what follows is about cards.
  zoneKinds: [],
  defs: [],
  events: {},
  policy: {
    order: () => [0, 1],
    forced: 'one',
    responses: 'rounds',
    blind: new Set(),
    asksAnyway: () => false,
    orderPrompt: ['stones.ask'],
    respondPrompt: ['stones.ask'],
    passKey: 'stones.ask',
  },
  stats: { names: [], base: () => 0, least: 0, round: 'up', lasting: {} },
  pool: () => 0,
  controller: () => 0,
  name: (id, lang) =>
    id.startsWith('seat:') ? `${lang === 'de' ? 'Spieler' : 'Player'} ${Number(id.slice(5)) + 1}` : id,
  listCards: () => [],
};
