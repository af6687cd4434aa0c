import type { kernelMessages, SeenDecision } from '@tafelrunde/kernel';
import type { QuestionKey } from '@tafelrunde/words';

/** Questions that the cards of every game ask. */
type CardQuestion = QuestionKey<typeof kernelMessages>;

/**
 * What the page of a game makes of each of its questions. One that it forgets does not compile, and neither does one that is not asked
 * any more.
 */
export type Questions<Question extends string, Manner extends string> = Readonly<
  Record<Question | CardQuestion, Manner>
>;

/** What the page makes of the question on the table; undefined if there is none. */
export function mannerOf<Question extends string, Manner extends string>(
  questions: Questions<Question, Manner>,
  decision: Pick<SeenDecision, 'prompt'> | null | undefined,
): Manner | undefined {
  return decision ? questions[decision.prompt[0] as Question] : undefined;
}

/** Whether somebody attacks whoever is asked: the card that the question comes from. Otherwise there is just something to choose. */
export type Stance = 'attack' | 'choice';

/** The card that attacks while this is asked, by its identity in views; none if nobody does. */
export function attackerIn<Question extends string>(
  questions: Questions<Question, Stance>,
  decision: SeenDecision | null,
): readonly string[] {
  return decision && mannerOf(questions, decision) === 'attack' ? [decision.source] : [];
}
