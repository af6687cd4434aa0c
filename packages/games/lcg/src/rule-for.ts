import type { Decision, DecisionKind } from '@tafelrunde/kernel';

/** The rules behind the questions that the game itself asks, by what is asked. */
const BY_PROMPT: Readonly<Record<string, string>> = {
  'lcg.ask.x': 'LCG-MODIFIER-11',
  'lcg.ask.host': 'LCG-ATTACH-01',
  'lcg.ask.pay': 'LCG-COST-02',
  'lcg.ask.restricted': 'LCG-KEYWORD-10',
  'lcg.ask.damage': 'LCG-COMBAT-E-14',
  'lcg.ask.attackers': 'LCG-COMBAT-P-04',
  'lcg.ask.join': 'LCG-KEYWORD-05',
  'lcg.ask.search': 'LCG-SEARCH-02',
  'lcg.ask.pile': 'LCG-ZONE-09',
  'lcg.ask.order': 'LCG-FORCED-03',
  'lcg.ask.respond': 'LCG-REACT-03',
};

/** The rules behind what the text of a card asks, by the kind of question. */
const BY_KIND: Readonly<Partial<Record<DecisionKind, string>>> = {
  confirm: 'LCG-TERM-04',
  mode: 'LCG-ABILITY-09',
  target: 'LCG-TARGET-01',
};

/** Whatever else a text asks is part of resolving it. */
const RESOLVING = 'LCG-ABILITY-07';

export function ruleFor({ prompt, kind }: Decision): string {
  return BY_PROMPT[prompt[0]] ?? BY_KIND[kind] ?? RESOLVING;
}
