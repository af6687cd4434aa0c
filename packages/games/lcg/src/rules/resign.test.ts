import { History, type Plain, resignId } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, it } from 'vitest';
import { lcg } from '../game.ts';
import { isEliminated } from '../players.ts';

describe('a player who gives up', () => {
  rule(
    ['LCG-ELIM-03', 'LCG-ELIM-04', 'LCG-FIRSTPLAYER-05'],
    'is eliminated at once if nothing is under way, and the others go on',
    () => {
      const t = table('lcg', {
        players: [
          { heroes: ['Aragorn'], hand: ['Gandalf'], deck: ['Feint'], engaged: [{ card: 'Hill Troll', damage: 2 }] },
          { heroes: ['Gimli'] },
        ],
        step: '3.2',
      });
      t.m.answer(resignId(0));
      expect(t.discard(0).toSorted()).toEqual(['Aragorn', 'Feint', 'Gandalf']);
      expect(t.staging()).toEqual(['Hill Troll']);
      expect(t.damage('Hill Troll')).toBe(2);
      expect(t.m.s.first).toBe(1);
      expect(t.asked).toBe(1);
      expect(t.over).toBeNull();
    },
  );

  it('has lost if he plays alone', () => {
    const t = table('lcg', { players: [{ heroes: ['Aragorn'] }], step: '3.2' });
    t.m.answer(resignId(0));
    expect(t.over).toEqual({ winners: [], reason: 'kernel.end.resigned' });
  });

  it('is still there until a card that he is paying for has been played', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: [
            { card: 'Aragorn', resources: 3 },
            { card: 'Théodred', resources: 3 },
          ],
          hand: ['Guard of the Citadel'],
        },
        { heroes: [{ card: 'Gimli', resources: 5 }], hand: ['Gandalf'] },
      ],
    });
    t.choose('Guard of the Citadel');
    expect(t.decision.kind).toBe('pay');
    t.m.answer(resignId(0));
    expect(t.discard(0).toSorted()).toEqual(['Aragorn', 'Guard of the Citadel', 'Théodred']);
    expect(t.asked).toBe(1);
    expect(t.m.s.cards[t.find('Aragorn')].resources).toBe(0);
  });

  it('leaves a sound game that is played to its end and can be replayed, whenever he does it', () => {
    let luck = 99;
    const pick = (n: number): number => {
      luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff;
      return Math.floor((luck / 0x80000000) * n);
    };
    let gone = 0;
    for (let game = 0; game < 36; game++) {
      const started = History.start(lcg, lcg.randomSetup(pick) as Plain, `resign ${game}`);
      if (!started.ok) throw new Error('a random set-up is refused');
      const history = started.value;
      const { match } = history;
      const when = pick(200);
      for (let i = 0; i < 20_000 && match.decision(); i++) {
        const seat = pick(match.s.seats);
        if (i === when && match.s.seats > 1) {
          expect(history.answer(resignId(seat))).toBeNull();
          gone++;
          continue;
        }
        const { options, seat: asked } = match.decision()!;
        expect(((match.s.resigned ?? 0) >> asked) & 1).toBe(0);
        expect(isEliminated(match, asked)).toBe(false);
        expect(history.answer(options[pick(options.length)].id)).toBeNull();
      }
      expect(match.s.over).not.toBeNull();
      expect(lcg.audit(match)).toEqual([]);
      const again = History.replay(lcg, history.record);
      expect(again.ok && again.value.match.s).toEqual(match.s);
    }
    expect(gone).toBeGreaterThan(8);
  }, 60_000);
});
