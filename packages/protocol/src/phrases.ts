/** Short things to say that everybody reads in his own language. */
export const phrases = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'your-turn',
  'one-moment',
  'careful',
  'help-me',
  'i-take-it',
  'again',
  'bye',
] as const;
export type Phrase = (typeof phrases)[number];

/** A phrase is said as a line of chat that consists of a slash and its name. */
export const saidAs = (phrase: Phrase): string => `/${phrase}`;

/** The phrase that a line of chat stands for; null for words of somebody's own. */
export function phraseOf(text: string): Phrase | null {
  return phrases.find((phrase) => saidAs(phrase) === text) ?? null;
}
