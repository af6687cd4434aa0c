import { DONE, did, type Effect, option, question } from '@tafelrunde/kernel';
import { spotOption } from '../rules/move.ts';
import { killZombie } from '../rules/zombies.ts';
import { storyTokens } from './gains.ts';
import { literal, rb, some } from './language.ts';
import type { RbNode } from './nodes.ts';

const loreNode = rb.effect<RbNode<'lore'>>('lore', {
  assemble: ({ n }, a, l) => l.assemble(storyTokens(n), a),
  text: ({ n }) => literal(`erhalte ${n} Wissen`, `gain ${n} lore`),
});
/** The story tokens of the scenario around Margath (RB-LORE-01). */
export const lore = (n: number): Effect => loreNode({ n });

const companionNode = rb.effect<RbNode<'companions'>>('companions', {
  assemble: ({ n }, a, l) => l.assemble(storyTokens(n), a),
  text: ({ n }) => {
    const { de, en } = some(n, literal('Gefährten', 'companion'), literal('Gefährten', 'companions'));
    return literal(`erhalte ${de}`, `gain ${en}`);
  },
});
/** The white story tokens of the scenario around Vorakesh (RB-COMPANION-01). */
export const companions = (n: number): Effect => companionNode({ n });

const ENOUGH = option(DONE, 'rb.option.enough');

const killNode = rb.effect<RbNode<'kill-zombies'>>('kill-zombies', {
  assemble: ({ n }, a) => {
    const end = a.label();
    for (let i = 0; i < n; i++) {
      a.ask(
        (m, v) => {
          const { zombies } = m.s;
          if (zombies.length === 0) return null;
          const options = [...new Set(zombies)].map(spotOption);
          if (i > 0) options.push(ENOUGH);
          return question(v.seat, 'place', ['rb.ask.kill-zombie'], options, undefined, v.source);
        },
        (m, v, answer) => {
          if (answer.id === DONE) return m.jump(end.step);
          killZombie(m, v.seat, answer.n, 0);
          did(v);
        },
      );
    }
    a.place(end);
  },
  could: () => (m) => m.s.zombies.length > 0,
  text: ({ n }) =>
    n === 1
      ? literal('töte 1 Zombie auf einem beliebigen Feld', 'kill 1 zombie on any hex')
      : literal(`töte bis zu ${n} Zombies auf beliebigen Feldern`, `kill up to ${n} zombies on any hexes`),
});
/** Zombies anywhere on the board, without the gold that killing them on the spot pays (RB-ZOMBIE-03). */
export const killZombies = (n: number): Effect => killNode({ n });
