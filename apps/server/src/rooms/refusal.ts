import type { LiveCode } from '@tafelrunde/protocol';
import type { Words } from '@tafelrunde/words';

/** Why a message had no effect. */
export class Refused {
  readonly code: LiveCode;
  readonly words: Words | null;

  constructor(code: LiveCode, words: Words | null = null) {
    this.code = code;
    this.words = words;
  }
}
