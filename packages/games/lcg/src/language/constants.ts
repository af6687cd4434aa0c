import { ADD, type Modifier } from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import type { Ability } from '../spec.ts';
import type { LcgState, M } from '../state.ts';
import { STAT, type StatName } from '../stats.ts';
import { IN_PLAY } from '../zones.ts';

interface Change {
  readonly stat: StatName;
  readonly amount: number | ((m: M, source: number, target: number) => number);
  readonly applies: (m: M, source: number, target: number) => boolean;
  readonly zones?: number;
}

/** Values that one card changes as long as it is in play, with words of its own. */
export function always(text: Literal, ...changes: readonly Change[]): Ability {
  return { kind: 'constant', modifiers: modifiersOf(changes), text, custom: true };
}

/** Values that are changed as long as the card is in play (LCG-ABILITY-16, -17). */
function modifiersOf(changes: readonly Change[]): readonly Modifier<LcgState>[] {
  return changes.map(({ stat, amount, applies, zones = IN_PLAY }) => ({
    stat: STAT[stat],
    layer: ADD,
    zones,
    applies,
    amount: typeof amount === 'number' ? () => amount : amount,
  }));
}

/** The card that this one is attached to. */
export const onHost = (m: M, source: number, target: number): boolean => m.s.cards[source].host === target;

/** The card itself. */
export const onItself = (_m: M, source: number, target: number): boolean => source === target;

const WORDS: Partial<Record<StatName, Literal>> = {
  willpower: { de: 'Willenskraft', en: 'willpower' },
  attack: { de: 'Angriffsstärke', en: 'attack' },
  defense: { de: 'Verteidigungsstärke', en: 'defense' },
  hitPoints: { de: 'Trefferpunkte', en: 'hit points' },
  threat: { de: 'Widerstand', en: 'threat' },
};

/** "The attached hero gets +2 willpower." */
export function hostGets(noun: 'hero' | 'character' | 'location' | 'enemy', stat: StatName, amount: number): Ability {
  const subjects = {
    hero: { de: 'Der verstärkte Held', en: 'The attached hero' },
    character: { de: 'Der verstärkte Charakter', en: 'The attached character' },
    location: { de: 'Der verstärkte Ort', en: 'The attached location' },
    enemy: { de: 'Der verstärkte Gegner', en: 'The attached enemy' },
  }[noun];
  const { de, en } = WORDS[stat]!;
  const sign = amount < 0 ? `−${-amount}` : `+${amount}`;
  const text = { de: `${subjects.de} erhält ${sign} ${de}.`, en: `${subjects.en} gets ${sign} ${en}.` };
  return { kind: 'constant', modifiers: modifiersOf([{ stat, amount, applies: onHost }]), text };
}
