import { loadPlayer } from '@tafelrunde/bots';
import { History, type Match, type Plain, seeDecision, seedWords } from '@tafelrunde/kernel';
import { type RbState, type RbView, runebound, SYMBOL } from '@tafelrunde/runebound';
import { expect, it } from 'vitest';
import { viewAs } from '../module.ts';
import { shown, sumsOf } from './fight.ts';
import { blowOf, deedsOf, through } from './stage.ts';

const SETUP = { players: 2, scenario: 'margath', heroes: ['corbin', 'lissa'], first: 0 } as unknown as Plain;

it('shows in every fight what can be done, which tokens it takes, and what of it gets through', async () => {
  const bot = await loadPlayer(runebound, 'steady');
  const started = History.start(runebound, SETUP, 'stage');
  if (!started.ok) throw new Error(started.problem[0]);
  const { value: history } = started;
  const match = history.match as Match<RbState>;
  const random = seedWords('stage');
  const seen = { fights: 0, attacks: 0, lacking: 0 };
  for (let decision = match.decision(); decision && seen.fights < 40; decision = match.decision()) {
    const view = viewAs<RbView>(runebound.view(match, decision.seat) as unknown as Plain);
    const { fight } = view;
    if (fight && decision.prompt[0] === 'rb.ask.combat') {
      seen.fights++;
      const asked = seeDecision(match, decision);
      const deeds = deedsOf(view, fight, asked);
      const offered = asked.options.map(({ id }) => id).filter((id) => id !== 'pass' && id !== 'done');
      expect(deeds.flatMap(({ option }) => option?.id ?? [])).toEqual(offered);
      const surge = sumsOf(fight.sides[fight.turn === 0 ? 0 : 1])[SYMBOL.surge]!;
      for (const { option, missing } of deeds.filter((deed) => !deed.option)) {
        seen.lacking++;
        expect([option, missing > 0 && surge + missing <= 8]).toEqual([null, true]);
      }
      const blow = blowOf(fight, asked, '');
      const attacks = asked.options.filter(({ label }) => label[0].startsWith('rb.option.attack-'));
      expect(blow !== null).toBe(attacks.length > 0);
      if (blow) {
        seen.attacks++;
        const striking = fight.sides[blow.by].tokens.filter(({ slot }) => blow.slots.has(slot));
        expect(striking.every((token) => shown(token).symbol === blow.symbol && !token.spent)).toBe(true);
        expect(striking.reduce((sum, { worth }) => sum + worth, 0)).toBe(blow.n);
        expect(through(blow)).toBe(Math.max(0, blow.n - blow.shields));
        expect(blow.n).toBe(Math.max(...attacks.map(({ label }) => Number(label[1]!.n))));
        const last = attacks.at(-1)!;
        expect(blowOf(fight, asked, last.id)!.n).toBe(Number(last.label[1]!.n));
      }
    } else if (fight) expect(deedsOf(view, fight, seeDecision(match, decision))).toEqual([]);
    history.answer(bot.choose(match, random).id);
  }
  expect(seen.fights).toBe(40);
  expect(Math.min(seen.attacks, seen.lacking)).toBeGreaterThan(5);
});
