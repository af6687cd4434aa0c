import type { Decision, DecisionKind } from '@tafelrunde/kernel';

/** The rules behind the questions that the game itself asks, by what is asked. */
const BY_PROMPT: Readonly<Record<string, string>> = {
  'tcg.ask.bearer': 'TCG-FELLOWSHIP-11',
  'tcg.ask.play': 'TCG-DECK-PLAY-01',
  'tcg.ask.exert': 'TCG-EXERT-01',
  'tcg.ask.wound': 'TCG-WOUND-02',
  'tcg.ask.heal': 'TCG-HEAL-03',
  'tcg.ask.order': 'TCG-SILENT-20',
  'tcg.ask.respond': 'TCG-RESPONSE-01',
};

/** The rules behind what the text of a card asks, by the kind of question. */
const BY_KIND: Readonly<Partial<Record<DecisionKind, string>>> = {
  confirm: 'TCG-ABILITY-02',
  target: 'TCG-SPOT-01',
};

/** Whatever else a text asks is part of one action, which is finished before the next. */
const ACTING = 'TCG-PHASE-ACTION-04';

export function ruleFor({ prompt, kind }: Decision): string {
  return BY_PROMPT[prompt[0]] ?? BY_KIND[kind] ?? ACTING;
}
