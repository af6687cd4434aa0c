import { loadSkill } from '@tafelrunde/bots';
import { dbg } from '@tafelrunde/dbg';
import { type Game, redeal, seedWords, startMatch } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { weigh } from './weighing.ts';

const patient = { deals: 12, milliseconds: 60_000 };

it('warns of a choice that surely costs, and not of the best one', { timeout: 60_000 }, async () => {
  // One step before the goal, the last hero has one hit point left: whoever lets the blow through has lost.
  const t = table('lcg', {
    players: [
      {
        heroes: [{ card: 'Aragorn', damage: 4 }],
        allies: ['Guard of the Citadel', 'Guard of the Citadel', 'Northern Tracker', 'Faramir'],
        engaged: ['Forest Spider'],
        threat: 20,
      },
    ],
    encounterDeck: ['Old Forest Road', 'Old Forest Road', 'Old Forest Road'],
    ...{ quest: 'beorns-path', progress: 9, step: '6.4.1' },
  });
  const named = (what: string) => t.options().find(({ label }) => label.includes(what))!.id;
  const nobody = await weigh(t.m, named('No defender'), patient);
  expect(nobody?.cost).toBeGreaterThan(0.2);
  expect(nobody?.best).not.toBe(named('No defender'));
  expect(await weigh(t.m, nobody!.best, patient)).toMatchObject({ cost: 0 });
  expect(await weigh(t.m, 'no such option', patient)).toBe(null);
});

it('knows no more than whoever is asked', { timeout: 60_000 }, async () => {
  const started = startMatch(dbg as Game, { seats: 2 }, 'weigh');
  if (!started.ok) throw new Error('refused');
  const match = started.value;
  const skill = await loadSkill('dbg');
  const luck = seedWords('play');
  let looked = 0;
  for (let n = 0; looked < 3 && n < 200; n++) {
    const decision = match.decision()!;
    const { id } = decision.options[0];
    const dealt = redeal(match, decision.seat, seedWords(`deal ${n}`));
    const here = await weigh(match, id, { ...patient, deals: 3 });
    if (here) {
      looked++;
      expect(await weigh(dealt, id, { ...patient, deals: 3 })).toEqual(here);
      expect(here.next).not.toBe(id);
    }
    match.take(skill.steady(skill.look(match, decision.seat), decision, luck, null));
  }
  expect(looked).toBe(3);
});
