import { loadPlayer } from '@tafelrunde/bots';
import type { Match } from '@tafelrunde/kernel';
import { History, type Plain, previewOf, seedWords } from '@tafelrunde/kernel';
import type { RbView } from '@tafelrunde/runebound';
import { DECKS, type RbState, runebound } from '@tafelrunde/runebound';
import { expect, it } from 'vitest';
import { viewAs } from '../module.ts';
import { gemOdds } from './fight.ts';

const SETUP = { players: 2, scenario: 'margath', heroes: ['corbin', 'lissa'], first: 0 } as unknown as Plain;

it('says of a gem on the map what the game says before its adventure', async () => {
  const bot = await loadPlayer(runebound, 'steady');
  const started = History.start(runebound, SETUP, 'odds');
  if (!started.ok) throw new Error(started.problem[0]);
  const { value: history } = started;
  const match = history.match as Match<RbState>;
  const random = seedWords('odds');
  let compared = 0;
  for (let decision = match.decision(); decision && compared < 25; decision = match.decision()) {
    for (const { id, key, n } of decision.prompt[0] === 'rb.ask.turn' ? decision.options : []) {
      if (key !== 'rb.option.adventure') continue;
      const said = previewOf(match).options[id]?.facts.find(({ words }) => words[0] === 'rb.see.odds-mean')?.words[1]
        ?.n;
      const view = viewAs<RbView>(runebound.view(match, decision.seat) as unknown as Plain);
      expect([DECKS[n], gemOdds(view, decision.seat, n)]).toEqual([DECKS[n], said ?? null]);
      compared++;
    }
    history.answer(bot.choose(match, random).id);
  }
  expect(compared).toBeGreaterThan(5);
});
