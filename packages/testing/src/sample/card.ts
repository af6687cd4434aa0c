import { always, type Effect, type GameEvent, type Literal, type Modifier } from '@tafelrunde/kernel';
import { hoard } from './language.ts';
import { type HoardDef, registry } from './registry.ts';
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

/** Writes a card: compiles what it does, and writes its text in both languages from the same value. */
export function card(id: string, title: Literal, kind: HoardDef['kind'], quantity: number, spec: Spec): void {
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
      usable: (m: HoardMatch, _event: GameEvent, source: number, seat: number) => could(m, hoardVars(seat, source)),
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
