import { always, type Compiler, type Effect, type GameEvent, type Modifier } from '@tafelrunde/kernel';
import type { Literal, Title } from '@tafelrunde/words';
import type { HoardDef } from './registry.ts';
import { type HoardMatch, type HoardState, hoardVars, IN_CAMP } from './state.ts';

/** When an ability starts: its event, whether it must, and what the card says about it. */
interface Reaction {
  readonly on: string;
  readonly timing: 'when' | 'after';
  /** Offered to the player instead of starting by itself. */
  readonly optional?: true;
  /** Where the card must lie, if not in the camp. */
  readonly from?: number;
  matches(m: HoardMatch, event: GameEvent, card: number): boolean;
  readonly says: Literal;
  readonly effect: Effect;
}

/** What a card changes as long as it lies in the camp, and what it says about it. */
interface Lasting extends Modifier<HoardState> {
  readonly says: Literal;
}

/** What a card can do; what is left out it has not. */
interface Spec {
  readonly cost?: number;
  readonly strength?: number;
  readonly play?: Effect;
  readonly reactions?: readonly Reaction[];
  readonly lasting?: readonly Lasting[];
}

/** A card as data: what a card file lists. */
export interface HoardCard extends Spec {
  readonly id: string;
  readonly title: Title;
  readonly kind: HoardDef['kind'];
  readonly quantity: number;
}

/** Writes a card. */
export function card(id: string, title: Title, kind: HoardDef['kind'], quantity: number, spec: Spec): HoardCard {
  return { id, title, kind, quantity, ...spec };
}

/** Compiles what a card does, and writes its text in both languages from the same value. */
export function define(spec: HoardCard, l: Compiler<HoardState>): HoardDef {
  const { id, title, kind, quantity, cost = 0, strength = 0, play, reactions = [], lasting = [] } = spec;
  const texts: Literal[] = play ? [l.sentence(l.textOf(play))] : [];
  const triggers = reactions.map((reaction, i) => {
    const { effect, on, timing, optional = false, from = IN_CAMP } = reaction;
    const could = l.could(effect);
    const said = l.sentence(l.textOf(effect));
    texts.push({ de: `${reaction.says.de}: ${said.de}`, en: `${reaction.says.en}: ${said.en}` });
    return {
      on,
      timing,
      optional,
      zones: from,
      matches: reaction.matches,
      usable: (m: HoardMatch, _event: GameEvent, source: number, seat: number) => could(m, hoardVars(seat, source)),
      proc: l.compile(`${id}#${i}`, [effect]).name,
      key: 'sample.option.use',
      rule: '',
    };
  });
  for (const { says } of lasting) texts.push(says);
  const could = play ? l.could(play) : always;
  return {
    id,
    title,
    kind,
    quantity,
    cost,
    strength,
    play: play ? l.compile(`${id}#play`, [play]).name : '',
    could: could === always ? null : could,
    triggers,
    modifiers: lasting,
    text: { de: texts.map(({ de }) => de).join(' '), en: texts.map(({ en }) => en).join(' ') },
    abilities: texts.length,
  };
}
