import type { RbView } from '@tafelrunde/runebound';
import { page } from '../../page-language.svelte.ts';
import { type Lesson, viewAs } from '../module.ts';
import { writtenLessons } from './written-lessons.ts';

export function lessons(): readonly Lesson[] {
  return writtenLessons.map(({ id, rule, fits, words }) => {
    const [title, text] = words[page.language];
    return { id, rule, title, text, fits: (update) => fits(update, viewAs<RbView>(update.view)) };
  });
}
