import { loadSkill } from '@tafelrunde/bots';
import { dbg } from '@tafelrunde/dbg';
import { type Game, History, redeal, seedWords, startMatch } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';
import { expect, test, vi } from 'vitest';
import { courseOf } from './course.ts';
import { isChoice, judge, RecordJudge } from './judge.ts';

// Games are played on in thought, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

const games: readonly (readonly [string, Game, object])[] = [
  ['lcg', lcg, { scenario: 'mirkwood', players: [{ starter: 'leadership' }, { starter: 'spirit' }] }],
  ['tcg', tcg, { players: [{ starter: 'aragorn' }, { starter: 'theoden' }] }],
  ['dbg', dbg, { seats: 3 }],
  ['runebound', runebound, { players: 2, scenario: 'margath' }],
];

test.each(games)('%s: positions that differ only in what is hidden are judged alike', async (_, game, setup) => {
  const skill = await loadSkill(game.id);
  const started = startMatch(game, setup as never, 'hidden');
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  const luck = seedWords('play');
  const deal = seedWords('another deal');
  let looked = 0;
  let other = 0;
  for (let n = 0; looked < 3; n++) {
    const decision = match.decision()!;
    if (isChoice(match, decision) && n % 9 === 4) {
      looked++;
      const dealt = redeal(match, decision.seat, deal);
      if (JSON.stringify(dealt.s.cards) !== JSON.stringify(match.s.cards)) other++;
      const job = { position: match.s.answers, deals: 2, block: 0 };
      const [a, b] = [match, dealt].map((one) => judge(skill, one, decision.options[0].id, job));
      expect(b).toEqual(a);
      expect(a.options.length).toBeGreaterThan(1);
    }
    match.take(skill.steady(skill.look(match, decision.seat), decision, luck, null));
  }
  // Otherwise nothing was hidden, and nothing is proven.
  expect(other).toBeGreaterThan(0);
});

test('a record is judged at any of its decisions, in any order', async () => {
  const skill = await loadSkill('dbg');
  const begun = History.start(dbg as Game, { seats: 2 }, 'record');
  if (!begun.ok) throw new Error('refused');
  const history = begun.value;
  const luck = seedWords('play');
  for (let i = 0; i < 30; i++) {
    const decision = history.match.decision()!;
    history.answer(skill.steady(skill.look(history.match, decision.seat), decision, luck, null).id);
  }
  const course = await courseOf(dbg as Game, history.record);
  if (!course.ok) throw new Error('refused');
  expect(course.value).toMatchObject({ game: 'dbg', answers: 30, seats: 2, results: null });
  const [early, late] = [course.value.choices[1], course.value.choices.at(-1)!];
  const there = await RecordJudge.of(dbg as Game, history.record);
  const forth = [early, late].map(({ position }) => there.judge({ position, deals: 1, block: 0 }));
  const back = [late, early].map(({ position }) => there.judge({ position, deals: 1, block: 0 })).reverse();
  expect(back).toEqual(forth);
  expect(forth[0].played).toBe(history.answers[early.position]);
  expect(forth[0].options.map(({ id }) => id)).toContain(forth[0].played);
});

test('a record that does not fit is refused with a sentence', async () => {
  const record = { game: 'dbg', gameVersion: dbg.version, setup: { seats: 2 }, seed: 'x', answers: ['nonsense'] };
  expect(await courseOf(dbg as Game, record)).toMatchObject({
    ok: false,
    problem: ['kernel.load.bad-answer', { n: 1 }],
  });
  expect(await courseOf(dbg as Game, { ...record, game: 'lcg' })).toMatchObject({ ok: false });
});
