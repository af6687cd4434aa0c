import type { Lang } from '@tafelrunde/words';
import type { Update } from '../engine/protocol.ts';
import { page } from '../page-language.svelte.ts';
import type { Lesson } from './module.ts';

/** A piece of advice as it is written: for a kind of question, or for a moment that the game recognises itself. */
export interface Written<Question extends string = string> {
  readonly id: string;
  /** The rule behind it. */
  readonly rule: string;
  /** Message keys of the questions it is for. */
  readonly asks?: readonly Question[];
  fits?(update: Update): boolean;
  readonly words: Readonly<Record<Lang, readonly [title: string, text: string]>>;
}

/** Advice in the language of the page, in the order in which its moments usually come. */
export function lessonsIn(written: readonly Written[]): readonly Lesson[] {
  return written.map(({ id, rule, asks = [], fits, words }) => {
    const [title, text] = words[page.language];
    const isMoment = (update: Update): boolean =>
      asks.includes(update.decision?.prompt[0] ?? '') || fits?.(update) === true;
    return { id, rule, title, text, fits: isMoment };
  });
}
