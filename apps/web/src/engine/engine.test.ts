import type { Crew, Helper } from '@tafelrunde/bots';
import type { Match } from '@tafelrunde/kernel';
import { expect, it, vi } from 'vitest';
import { Engine } from './engine.ts';
import type { Reply, Request, Wishes } from './protocol.ts';
import { Screen } from './screen.ts';

const wishes: Wishes = { pace: 'none', stops: { windows: {}, cards: {} }, curtain: false };

/** A bot that thinks as long as somebody helps it, and until the test says that its time is up. */
class Slow {
  answers = 0;
  isUp = false;

  async think(match: Match, crew: Crew): Promise<string> {
    while (!this.isUp && crew().length > 0) await new Promise((resolve) => setTimeout(resolve));
    if (this.isUp) this.answers++;
    return match.decision()!.options[0].id;
  }
}

/** A game at this screen, and what the engine has said. */
async function begun(seats: readonly ('human' | 'keen')[]) {
  const replies: Reply[] = [];
  const bot = new Slow();
  const think = (match: never, crew: Crew) => bot.think(match, crew);
  const hand: Helper = async () => [];
  const engine = new Engine({
    send: (reply) => replies.push(reply),
    bots: async () => ({
      advisorFor: async () => ({ choose: () => '', think }),
      counsellorFor: async () => ({
        counsel: async (match, crew) => ({
          id: await think(match as never, crew),
          why: { de: 'Darum.', en: 'Why not.' },
        }),
      }),
    }),
    helpers: async () => ({ prepare: () => undefined, crewFor: () => () => [hand] }),
  });
  const hear = (request: Request) => engine.hear(request);
  const last = () => {
    const found = replies.findLast((reply) => reply.type === 'update');
    if (found?.type !== 'update') throw new Error('nothing was told');
    return found.update;
  };
  const place = () => ({ branch: last().branch, position: last().position });
  const answer = () => hear({ type: 'answer', place: place(), ids: [last().decision!.options[0].id] });
  await hear({ type: 'start', game: 'dbg', setup: { seats: seats.length }, seed: 'x', seats, wishes, strict: false });
  /** Answers until the bot thinks; the last of these answers is served only when it has thought. */
  const untilItThinks = async (): Promise<{ readonly served: Promise<void> }> => {
    while (true) {
      const served = answer();
      await Promise.race([served, vi.waitFor(() => expect(last().thinking).toBe(1))]);
      if (last().thinking === 1) return { served };
    }
  };
  return { bot, hear, last, place, answer, replies, untilItThinks };
}

it('whoever takes back while a bot thinks is served at once, and the bot does nothing', async () => {
  const { bot, hear, last, untilItThinks } = await begun(['human', 'keen']);
  const { served } = await untilItThinks();
  const { undos, position } = last();
  await hear({ type: 'undo', to: undos[0].to });
  await served;
  expect(bot.answers).toBe(0);
  expect(last()).toMatchObject({ thinking: -1, position: undos[0].to, decision: { seat: 0 } });
  expect(position).toBeGreaterThan(undos[0].to);
});

it('whoever takes back before the bot has begun to think is served before it', async () => {
  const { bot, hear, last, untilItThinks, answer } = await begun(['human', 'keen']);
  await untilItThinks();
  await hear({ type: 'undo', to: last().undos[0].to });
  const again = answer();
  const back = hear({ type: 'undo' });
  await Promise.all([again, back]);
  expect(bot.answers).toBe(0);
  expect(last().decision).toMatchObject({ seat: 0 });
});

it('if what was wanted cannot be done, that is said, and the bot thinks again', async () => {
  const { bot, hear, last, replies, untilItThinks } = await begun(['human', 'keen']);
  await untilItThinks();
  const told = replies.length;
  const refused = hear({ type: 'undo', to: last().position + 5 });
  await vi.waitFor(() => expect(replies.slice(told).map(({ type }) => type)).toEqual(['refused', 'update']));
  expect(last().thinking).toBe(1);
  bot.isUp = true;
  await refused;
  expect(bot.answers).toBeGreaterThan(0);
});

it('how somebody wants to play is heeded while a bot thinks, and does not disturb it', async () => {
  const wish = vi.spyOn(Screen.prototype, 'wish');
  const { bot, hear, untilItThinks } = await begun(['human', 'keen']);
  const { served } = await untilItThinks();
  const heeded = hear({ type: 'wishes', wishes: { ...wishes, pace: 'all' } });
  expect(wish).toHaveBeenCalledOnce();
  wish.mockRestore();
  bot.isUp = true;
  await Promise.all([served, heeded]);
  expect(bot.answers).toBeGreaterThan(0);
});

it('whoever asks for advice gets it, but one who answers before that does not wait for it', async () => {
  const { bot, hear, last, place, answer, replies } = await begun(['human', 'human']);
  const hinted = () => replies.filter(({ type }) => type === 'hint');
  const asked = hear({ type: 'hint', place: place() });
  const { position } = last();
  await Promise.all([answer(), asked]);
  expect(last().position).toBeGreaterThan(position);
  expect(hinted()).toEqual([]);
  bot.isUp = true;
  await hear({ type: 'hint', place: place() });
  expect(hinted()).toMatchObject([{ hint: { ...place(), why: { en: 'Why not.' } } }]);
});
