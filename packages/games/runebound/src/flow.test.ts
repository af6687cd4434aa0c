import { below, flowOf, seedWords, startMatch } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/runebound';
import { expect, it } from 'vitest';
import { flow } from './flow.ts';
import { runebound } from './index.ts';
import { countMatching } from './rules/dice.ts';

/** Plays by chance, but takes every adventure, until such a question is asked. */
function until(fits: (m: ReturnType<typeof begin>) => boolean, seed: string) {
  const m = begin(seed);
  const luck = seedWords(seed);
  for (let i = 0; i < 4000; i++) {
    const decision = m.decision();
    if (!decision) break;
    if (fits(m)) return m;
    const { options } = decision;
    m.answer((options.find(({ id }) => id === 'adventure') ?? options[below(luck, options.length)]).id);
  }
  throw new Error('it never came to that');
}

function begin(seed: string) {
  const started = startMatch(runebound, { players: 2, scenario: 'margath', first: 0 }, seed);
  if (!started.ok) throw new Error(started.problem[0]);
  return started.value;
}

const asks = (key: string) => (m: ReturnType<typeof begin>) => m.decision()?.prompt[0] === key;

it('whoever controls the enemy in the fight of another may leave it to the table, which attacks with all it has', () => {
  const m = until(asks('rb.ask.enemy'), 'enemy');
  const decision = m.decision()!;
  expect(decision.seat).not.toBe(m.s.fight.hero);
  expect(flow.windowOf(m, decision)).toBe('enemy');
  expect(flow.standInFor?.(m, decision)).toBe(decision.options[0].id);
  expect(decision.options.some((option) => flow.isWorth?.(m, decision, option))).toBe(false);
  expect(flow.company).toContain('enemy');
});

it('the own fight is nobody else’s to play', () => {
  const m = until(asks('rb.ask.combat'), 'enemy');
  expect(flow.windowOf(m, m.decision()!)).toBe('');
});

it('dice of a move lead on to where they lead, and nothing is shown on the way', () => {
  const m = until((now) => asks('rb.ask.dice')(now) && now.s.frames.some(({ proc }) => proc === 'move'), 'dice');
  const lead = flow.leadIn?.(m, m.decision()!);
  expect(lead).toBe('done');
  const next = m.clone();
  const { news } = next.s;
  next.answer(lead!);
  expect(next.decision()?.prompt[0]).toBe('rb.ask.move');
  expect(next.s.news).toBe(news);
});

it('dice that heal everything are kept without a question; one fewer is thought about', () => {
  const onlyRerolls = (now: ReturnType<typeof begin>) =>
    now.decision()?.options.every(({ id, key }) => id === 'done' || key === 'rb.option.reroll') ?? false;
  const m = until(
    (now) => asks('rb.ask.dice')(now) && now.s.frames.at(-2)?.proc === 'rest' && onlyRerolls(now),
    'rest',
  );
  const decision = m.decision()!;
  const n = countMatching(m, m.s.hex[decision.seat]);
  m.s.damage[decision.seat] = n;
  expect(flow.obviousIn?.(m, decision)).toBe('done');
  m.s.damage[decision.seat] = n + 1;
  expect(flow.obviousIn?.(m, decision)).toBe('');
});

it('dice that meet all a quest could want are kept without a question; those that meet less are thought about', () => {
  const t = table('runebound', {
    players: [
      { hero: 'corbin', at: 'blackwing-swamp', quests: ['Swamp Tales'], hand: ['Steadfast'] },
      { hero: 'laurel', at: 'forge' },
    ],
  });
  t.choose('Attempt Swamp Tales');
  const obvious = (...faces: string[]) => {
    const { m } = t.setDice(...faces);
    return flow.obviousIn?.(m, m.decision()!);
  };
  // It wants water, water and a compass, or water twice and plains; the last outcome wants most.
  expect(obvious('compass', 'compass', 'compass')).toBe('done');
  expect(obvious('mountain/water', 'compass', 'plains')).toBe('done');
  expect(obvious('mountain/water', 'mountain/water', 'forest/hills')).toBe('');
  expect(obvious('plains', 'plains', 'plains')).toBe('');
});

it('in a test the card to exert with is chosen at once', () => {
  const exerts = (now: ReturnType<typeof begin>) => now.decision()?.options.some(({ id }) => id === 'exert') ?? false;
  const m = until((now) => asks('rb.ask.test')(now) && exerts(now), 'test');
  const lead = flow.leadIn?.(m, m.decision()!);
  expect(lead).toBe('exert');
  const next = m.clone();
  next.answer(lead!);
  expect(next.decision()?.prompt[0]).toBe('rb.ask.exert');
  expect(next.s.news).toBe(m.s.news);
  // Without a card to exert with nothing is chosen ahead.
  const decision = m.decision()!;
  expect(flow.leadIn?.(m, { ...decision, options: decision.options.filter(({ id }) => id !== 'exert') })).toBe('');
});

it('a move is over with its last die, whatever else could be done on the way', () => {
  const m = until(asks('rb.ask.move'), 'dice');
  const decision = m.decision()!;
  m.s.diceSpent = (1 << m.s.dice.length) - 2;
  expect(flow.obviousIn?.(m, decision)).toBe('');
  m.s.diceSpent = (1 << m.s.dice.length) - 1;
  expect(flow.obviousIn?.(m, decision)).toBe('done');
});

const keys = (m: ReturnType<typeof begin>) => m.decision()?.options.map(({ key }) => key) ?? [];

it('the end of a turn is a window where nothing is left but learning, which the next turn offers, too', () => {
  const learns = (now: ReturnType<typeof begin>) =>
    asks('rb.ask.turn')(now) &&
    now.s.actions === 0 &&
    keys(now).includes('rb.option.learn') &&
    keys(now).every((key) => key === 'rb.option.learn' || key === 'rb.option.end-turn');
  const m = until(learns, 'learn');
  const decision = m.decision()!;
  expect(flow.windowOf(m, decision)).toBe('end');
  expect(decision.options.filter((option) => flow.isWorth?.(m, decision, option)).map(({ key }) => key)).toContain(
    'rb.option.learn',
  );
  const situation = flow.situationOf?.(m);
  m.s.round++;
  expect(flow.situationOf?.(m)).toBe(situation);
  // With actions left it is a turn like any other.
  m.s.actions = 1;
  expect(flow.windowOf(m, decision)).toBe('');
  expect(flow.situationOf?.(m)).not.toBe(situation);
});

it('nobody is asked at the end of a turn for an exchange, which is asked about before the next', () => {
  const t = table('runebound', {
    players: [
      { hero: 'corbin', at: [1, 3], gold: 2 },
      { hero: 'mok', at: [1, 3], gold: 4 },
    ],
  });
  t.choose('Do not exchange');
  const { m } = t;
  const trade = (key: string) => key === 'rb.option.trade';
  const worth = () => m.decision()!.options.filter((option) => flow.isWorth?.(m, m.decision()!, option));
  expect(worth().some(({ key }) => trade(key))).toBe(true);
  for (let action = 0; action < 3; action++) t.choose('Spend an action on nothing');
  expect(keys(m)).toEqual(['rb.option.end-turn', 'rb.option.trade']);
  expect(flow.windowOf(m, m.decision()!)).toBe('end');
  expect(worth().map(({ key }) => key)).toEqual(['rb.option.end-turn']);
});

it('is the flow of the game', () => {
  expect(flowOf(runebound)).toBe(flow);
});
