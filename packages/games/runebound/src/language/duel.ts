import { did, type Effect, type EffectVars, type Node, option, question } from '@tafelrunde/kernel';
import { isDefeated } from '../players.ts';
import { startFight } from '../rules/combat/fight.ts';
import { FIGHT, type M } from '../state.ts';
import { inFight, literal, rb } from './language.ts';

interface ChallengeNode extends Node {
  readonly reward: Effect;
}

/** Whom a hero may challenge: somebody undefeated on the same hex whom it has not challenged before. */
function rivals(m: M, v: EffectVars): number[] {
  const { s } = m;
  const found: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === v.seat || s.hex[seat] < 0 || s.hex[seat] !== s.hex[v.seat] || isDefeated(m, seat)) continue;
    if ((s.challenged & (1 << seat)) === 0) found.push(seat);
  }
  return found;
}

const challengeNode = rb.effect<ChallengeNode>('challenge', {
  assemble: ({ reward }, a, l) => {
    const end = a.label();
    a.ask(
      (m, v) => {
        const options = rivals(m, v).map((seat) =>
          option(`c${seat}`, 'rb.option.challenge', { seat, n: seat, rule: 'RB-DUEL-01' }),
        );
        return options.length === 0
          ? null
          : question(v.seat, 'target', ['rb.ask.challenge'], options, undefined, v.source);
      },
      (m, v, answer) => {
        m.s.challenged |= 1 << answer.n;
        did(v);
        // Nobody can retreat from it (RB-DUEL-06).
        startFight(m, v.seat, -1, answer.n, FIGHT.hero, 3);
      },
    );
    // Only the challenger is rewarded (RB-DUEL-05).
    a.jumpIf(end, (m) => m.s.fight.winner !== 0);
    l.assemble(reward, a);
    a.place(end);
  },
  could: () => (m, v) => !inFight(m) && !isDefeated(m, v.seat) && rivals(m, v).length > 0,
  text: ({ reward }, l) => {
    const { de, en } = l.say(l.textOf(reward));
    return literal(
      `fordere einen unbesiegten Helden auf deinem Feld heraus, den du noch nicht herausgefordert hast; niemand kann sich zurückziehen; gewinnst du: ${de}`,
      `challenge an undefeated hero on your hex whom you have not challenged before; nobody can retreat; if you win: ${en}`,
    );
  },
});
export const challenge = ({ reward }: { reward: Effect }): Effect => challengeNode({ reward });
