export type WordsErrorCode =
  | 'missing-key'
  | 'missing-parameter'
  | 'bad-parameter'
  | 'missing-name'
  | 'left-placeholder'
  | 'invalid-message'
  | 'duplicate-key'
  | 'unknown-word'
  | 'bad-phrase';

/** A text that cannot be written: always a bug in our data or code, never a player's fault. */
export class WordsError extends Error {
  readonly code: WordsErrorCode;

  constructor(code: WordsErrorCode, detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'WordsError';
    this.code = code;
  }
}
