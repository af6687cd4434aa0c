import { type Among, did, type Effect, type Node, nounOf, type Select } from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import { resourcesFor, takesAttachment } from '../players.ts';
import { attachTo, pay } from '../rules/play.ts';
import { cardWord } from '../say.ts';
import type { Ability } from '../spec.ts';
import type { LcgState } from '../state.ts';
import { type Sphere, sphereNumber, sphereWords } from '../stats.ts';
import { discard } from './card-effects.ts';
import { type CardsNode, listOf } from './effect-parts.ts';
import { choose, lcg } from './language.ts';
import { spend } from './resource-effects.ts';
import { cards, chosen, type Filter, host } from './select.ts';

const moveNode = lcg.effect<CardsNode>('move attachment', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      const [hero] = list(m, v);
      if (hero === undefined || !takesAttachment(m, hero, v.source)) return;
      if (m.log) {
        const words = { card: cardWord(m, v.source), host: cardWord(m, hero) };
        m.say(['lcg.log.moved', words], [v.source, hero], 'LCG-SOM-36');
      }
      did(v);
      attachTo(m, v.source, hero, v.seat, 0);
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, v, hero) => takesAttachment(m, hero, v.source);
    return (m, v) => some(m, v, fits);
  },
  text: ({ what }) => ({
    verb: 'hangOn',
    object: { noun: 'card', det: 'this' },
    prep: [{ prep: 'ontoHost', np: nounOf(lcg.textOf(what)) }],
  }),
});
/** This attachment goes to another card, and its controller with it (LCG-SOM-36). */
const moveThisTo = (what: Select): Effect => moveNode({ what });

/** The bearer's own resource pays for handing the attachment on. */
export const handsOn: Ability = {
  kind: 'action',
  cost: spend(1, host('hero')),
  effect: choose(cards({ sort: 'hero', notHost: true, det: 'another' }), 'hero', moveThisTo(chosen('hero', 'hero'))),
};

const payNode = lcg.effect<Node & { n: number; sphere: Sphere }>('pay resources', {
  assemble: ({ n, sphere }, a) => {
    a.run((m, v) => {
      did(v);
      m.call(pay, { seat: v.seat, card: v.source, sphere, cost: n, left: n, each: 0, paid: 0 });
    });
  },
  could: ({ n, sphere }) => {
    const number = sphereNumber(sphere);
    return (m, v) => resourcesFor(m, v.seat, number) >= n;
  },
  text: ({ n, sphere }) => ({
    verb: 'spend',
    object: { noun: 'resource', count: n, kind: [sphereWords[sphere] as Literal] },
  }),
});
/** Resources of a sphere, out of the pools of the player's heroes. */
export const payResources = (n: number, sphere: Sphere): Effect => payNode({ n, sphere });

const discardOneNode = lcg.effect<Node & { from: Select }>('discard one', {
  assemble: ({ from }, a, l) => l.assemble(choose(from, 'paid', discard(chosen('paid', 'card'))), a),
  could: ({ from }) => lcg.any(from),
  text: ({ from }) => ({ verb: 'discard', object: nounOf(lcg.textOf(from)) }),
});
/** A cost: one of the player's own cards of a kind is discarded. */
export const discardOne = (filter: Filter): Effect =>
  discardOneNode({ from: cards({ ...filter, whose: 'yours', paid: true }) });
