import { loadSkill } from '@tafelrunde/bots';
import { dbg } from '@tafelrunde/dbg';
import { History, resignId, startMatch } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';
import { judge, RecordJudge } from './judge.ts';
import { mean, standardError } from './judgement.ts';
import { replayQuest } from './quest.ts';

const setup = { seats: 2 };
const job = { position: 0, deals: 2, block: 0 };

function begun() {
  const started = startMatch(dbg, setup, 'judge');
  if (!started.ok) throw new Error('refused');
  return started.value;
}

/** A record of a few answers, each the last that was offered. */
function record(answers: number) {
  const started = History.start(dbg, setup, 'judge');
  if (!started.ok) throw new Error('refused');
  const history = started.value;
  while (history.length < answers) history.answer(history.match.decision()!.options.at(-1)!.id);
  return history.record;
}

describe('a decision', () => {
  it('is judged by every option, or by nothing but what was answered', async () => {
    const skill = await loadSkill('dbg');
    const match = begun();
    const { options } = match.decision()!;
    const played = options.at(-1)!.id;
    const all = judge(skill, match as never, played, job);
    expect(all.options.map(({ id }) => id).sort()).toEqual(options.map(({ id }) => id).sort());
    const alone = judge(skill, match as never, played, job, { alone: true });
    expect(alone.options.map(({ id }) => id)).toEqual([played]);
    expect(alone.options[0].results).toHaveLength(2);
  });

  it('counts as it is valued, or as the chance that this stands for', async () => {
    const skill = await loadSkill('dbg');
    const match = begun();
    const played = match.decision()!.options.at(-1)!.id;
    const [valued, read] = [true, false].map(
      (asValued) => judge(skill, match as never, played, job, { asValued, alone: true }).options[0].results,
    );
    expect(valued).not.toEqual(read);
  });

  it('is there only while the game goes on', async () => {
    const skill = await loadSkill('dbg');
    const match = begun();
    match.decision();
    match.answer(resignId(0));
    match.decision();
    expect(() => judge(skill, match as never, 'x', job)).toThrow('nobody is asked');
  });

  it('is found in a record, which has to fit', async () => {
    const given = record(4);
    const fits = await RecordJudge.of(dbg as never, given);
    expect(fits.judge({ ...job, position: 4 }).position).toBe(4);
    const broken = await RecordJudge.of(dbg as never, { ...given, answers: [given.answers[0], 'nonsense'] });
    expect(() => broken.judge({ ...job, position: 2 })).toThrow('answer 2 does not fit');
    const refused = await RecordJudge.of(dbg as never, { ...given, setup: { seats: 99 } });
    expect(() => refused.judge(job)).toThrow('the set-up of the record cannot be played');
  });
});

it('a record with a set-up that is refused has no course, but a reason; a quest with one is a mistake', async () => {
  const given = { ...record(2), setup: { seats: 99 } };
  const course = await courseOf(dbg as never, given);
  expect(course).toEqual({ ok: false, problem: expect.any(Array) });
  await expect(replayQuest(dbg as never, { setup: { seats: 99 }, seed: 'x' }, given)).rejects.toThrow(
    'the quest itself cannot be played',
  );
});

it('of nothing the mean is nothing, and nothing is sure', () => {
  expect([mean([]), mean([1]), mean([1, 2, 6])]).toEqual([0, 1, 3]);
  expect([standardError([]), standardError([1])]).toEqual([0.5, expect.closeTo(Math.sqrt(0.25 / 2))]);
});
