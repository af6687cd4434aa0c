import {
  cardOptions,
  cardsIn,
  delay,
  did,
  type Effect,
  effectVars,
  move,
  type Node,
  question,
} from '@tafelrunde/kernel';
import type { Clause } from '@tafelrunde/words';
import { TYPE } from '../defs.ts';
import { Prompt } from '../prompts.ts';
import { destroy, mainTaken } from '../rules/piles.ts';
import { playsOf } from '../rules/power.ts';
import { say } from '../say.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { NOTHING } from './answers.ts';
import { dbg } from './language.ts';

const ANOTHER_ALLY = 'play-ally';

const withAnotherNode = dbg.effect<Node & { effect: Effect }>('with-another-ally', {
  assemble: ({ effect }, a, l) => {
    const { name } = l.compile(`${a.name}>${a.next}`, [effect]);
    a.run((m, v) => {
      const vars = effectVars(v.seat, v.source);
      if (playsOf(m, TYPE.ally) > 1) m.callByName(name, vars);
      else delay(m, ANOTHER_ALLY, name, vars);
    });
  },
  text: ({ effect }, l) => {
    return {
      ...(l.textOf(effect) as Clause),
      front: {
        de: 'falls du in diesem Zug davor oder danach einen weiteren Verbündeten spielst,',
        en: 'if you play another ally this turn, before or after this one',
      },
    };
  },
});
/** Once, as soon as another ally is played in the turn, too. */
export const withAnotherAlly = (effect: Effect): Effect => withAnotherNode({ effect });

const REPLACE = new Prompt('dbg.ask.replace');

const replaceNode = dbg.effect('replace-path-card', {
  custom: true,
  assemble: (_node, a) => {
    a.ask(
      (m, v) => {
        const path = cardsIn(m, ZONE.path);
        if (path.length === 0) return null;
        const options = cardOptions(m, path, 'dbg.option.destroy');
        options.push(NOTHING);
        return question(v.seat, 'target', REPLACE.of(m, v.source), options, undefined, v.source);
      },
      (m, v, answer) => {
        if (answer.card < 0) return;
        destroy(m, answer.card);
        replacePathCard(m);
        did(v);
      },
    );
  },
  text: () => ({
    de: 'du darfst eine Karte im Pfad zerstören und durch die oberste des Hauptdecks ersetzen, deren Hinterhalt entfällt',
    en: 'you may destroy a card in the Path and replace it with the top card of the main deck, ignoring its Ambush',
  }),
});
export const replaceInPath: Effect = replaceNode({});

function replacePathCard(m: M): void {
  const main = cardsIn(m, ZONE.main);
  if (main.length === 0) return;
  const card = main[main.length - 1];
  move(m, card, ZONE.path);
  if (m.log) say(m, 'dbg.log.refill', { card }, 'DBG-AMBUSH-04');
  mainTaken(m);
}
