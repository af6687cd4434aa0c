import { ADD, always, type Effect, effectVars, type GameEvent, type Literal, type Modifier } from '@tafelrunde/kernel';
import {
  all,
  anotherCreature,
  change,
  choose,
  draw,
  drop,
  gain,
  hoard,
  later,
  may,
  oneOf,
  preventIt,
  reshuffle,
  rob,
  stronger,
  the,
  thisCard,
  when,
  yourCard,
  yourCreature,
} from './language.ts';
import { type HoardDef, registry } from './registry.ts';
import { type HoardMatch, type HoardState, IN_CAMP, IN_HAND, STRENGTH } from './state.ts';

/** When an ability starts: its event, whether it must, and what the card says about it. */
interface Reaction {
  readonly on: string;
  readonly timing: 'when' | 'after';
  readonly optional?: true;
  readonly from?: number;
  matches(m: HoardMatch, event: GameEvent, card: number): boolean;
  readonly says: Literal;
  readonly effect: Effect;
}

interface Lasting extends Modifier<HoardState> {
  readonly says: Literal;
}

interface Spec {
  readonly cost?: number;
  readonly strength?: number;
  readonly play?: Effect;
  readonly reactions?: readonly Reaction[];
  readonly lasting?: readonly Lasting[];
}

function card(id: string, title: Literal, kind: HoardDef['kind'], quantity: number, spec: Spec): void {
  const { cost = 0, strength = 0, play, reactions = [], lasting = [] } = spec;
  const texts: Literal[] = play ? [hoard.sentence(hoard.textOf(play))] : [];
  const triggers = reactions.map((reaction, i) => {
    const { effect, on, timing, optional = false, from = IN_CAMP } = reaction;
    const could = hoard.could(effect);
    const said = hoard.sentence(hoard.textOf(effect));
    texts.push({ de: `${reaction.says.de}: ${said.de}`, en: `${reaction.says.en}: ${said.en}` });
    return {
      on,
      timing,
      optional,
      zones: from,
      matches: reaction.matches,
      usable: (m: HoardMatch, _event: GameEvent, source: number, seat: number) => could(m, effectVars(seat, source)),
      proc: hoard.compile(`${id}#${i}`, [effect]).name,
      key: 'sample.option.use',
      rule: '',
    };
  });
  for (const { says } of lasting) texts.push(says);
  const could = play ? hoard.could(play) : always;
  registry.push({
    id,
    title,
    kind,
    quantity,
    cost,
    strength,
    play: play ? hoard.compile(`${id}#play`, [play]).name : '',
    could: could === always ? null : could,
    triggers,
    modifiers: lasting,
    text: { de: texts.map(({ de }) => de).join(' '), en: texts.map(({ en }) => en).join(' ') },
    abilities: texts.length,
  });
}

const yours = (m: HoardMatch, event: GameEvent, card: number): boolean => m.controller(card) === event.seat;
const notYours = (m: HoardMatch, event: GameEvent, card: number): boolean => m.controller(card) !== event.seat;

card('coin', { de: 'Münze', en: 'Coin' }, 'deed', 8, { play: gain(1) });

card('thief', { de: 'Dieb', en: 'Thief' }, 'deed', 4, { cost: 1, play: all(rob(2), gain(1)) });

card('dwarf', { de: 'Zwerg', en: 'Dwarf' }, 'creature', 5, { strength: 2 });

card('troll', { de: 'Troll', en: 'Troll' }, 'creature', 2, { strength: 4, cost: 2 });

card('banner', { de: 'Banner', en: 'Banner' }, 'keepsake', 2, {
  cost: 1,
  lasting: [
    {
      stat: STRENGTH,
      layer: ADD,
      zones: IN_CAMP,
      applies: (m, source, target) => m.s.cards[source].zone === m.s.cards[target].zone,
      amount: () => 1,
      says: { de: 'Jedes Wesen in deinem Lager erhält +1 Stärke.', en: 'Each creature in your camp gets +1 strength.' },
    },
  ],
});

card('song', { de: 'Lied', en: 'Song' }, 'deed', 3, {
  play: choose(yourCreature, 'singer', all(change(STRENGTH, 2, the('singer', 'creature'), 'turn'), gain(1))),
});

card('duel', { de: 'Zweikampf', en: 'Duel' }, 'deed', 4, {
  play: choose(
    yourCreature,
    'mine',
    choose(
      anotherCreature,
      'theirs',
      when(stronger('mine', 'theirs'), all(drop(the('theirs', 'creature')), gain(2)), drop(the('mine', 'creature'))),
    ),
  ),
});

card('guard', { de: 'Wache', en: 'Guard' }, 'keepsake', 2, {
  reactions: [
    {
      on: 'lose',
      timing: 'when',
      matches: yours,
      says: { de: 'Wenn du Gold verlieren würdest', en: 'When you would lose gold' },
      effect: all(preventIt, drop(thisCard)),
    },
  ],
});

card('bell', { de: 'Glocke', en: 'Bell' }, 'keepsake', 2, {
  reactions: [
    {
      on: 'gain',
      timing: 'after',
      matches: yours,
      says: { de: 'Nachdem du Gold erhalten hast', en: 'After you gained gold' },
      effect: draw(1),
    },
  ],
});

card('cup', { de: 'Becher', en: 'Cup' }, 'keepsake', 2, {
  reactions: [
    {
      on: 'gain',
      timing: 'after',
      matches: (m, event, cup) => yours(m, event, cup) && event.n === 1,
      says: { de: 'Nachdem du genau 1 Gold erhalten hast', en: 'After you gained exactly 1 gold' },
      effect: oneOf(draw(1), choose(yourCard, 'given', all(drop(the('given', 'card')), gain(2)))),
    },
  ],
});

card('rumour', { de: 'Gerücht', en: 'Rumour' }, 'answer', 3, {
  reactions: [
    {
      on: 'play',
      timing: 'after',
      optional: true,
      from: IN_HAND,
      matches: notYours,
      says: { de: 'Nachdem ein anderer Spieler eine Karte gespielt hat', en: 'After another player played a card' },
      effect: all(drop(thisCard), gain(1)),
    },
  ],
});

card('storm', { de: 'Sturm', en: 'Storm' }, 'deed', 2, { play: reshuffle });

card('feast', { de: 'Fest', en: 'Feast' }, 'deed', 2, {
  play: all(gain(1), later('turn-end', gain(1)), may(choose(yourCard, 'eaten', drop(the('eaten', 'card'))))),
});
