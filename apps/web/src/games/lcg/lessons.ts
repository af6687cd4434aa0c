import { lessonsIn } from '../lessons.ts';
import type { Lesson } from '../module.ts';
import { written } from './advice.ts';

export const lessons = (): readonly Lesson[] => lessonsIn(written);
