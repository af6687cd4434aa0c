import { seedWords, startMatch } from '@tafelrunde/kernel';
import { runebound } from '@tafelrunde/runebound';
import { expect, test } from 'vitest';
import { skill } from './index.ts';
import { scene } from './scene.ts';

test('a fight is a scene, and over when somebody is asked for an action again', () => {
  const started = startMatch(runebound, { players: 2, scenario: 'margath' }, 'fights');
  if (!started.ok) throw new Error('the setup is refused');
  const m = started.value;
  const luck = seedWords('fights');
  let fights = 0;
  let isOn = false;
  for (let decision = m.decision(); decision && fights < 5; decision = m.decision()) {
    if (isOn && scene.isOver(m)) {
      expect(m.s.fight.on).toBe(0);
      expect(decision.prompt[0]).toBe('rb.ask.turn');
      fights++;
      isOn = false;
    }
    if (scene.isOn(m)) {
      expect(scene.isOver(m)).toBe(false);
      expect(decision.prompt[0]).not.toBe('rb.ask.turn');
      isOn = true;
    }
    m.take(skill.steady(skill.look(m, decision.seat), decision, luck, null));
  }
  expect(fights).toBe(5);
});
