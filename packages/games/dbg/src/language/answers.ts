import { DONE, NO, option, YES } from '@tafelrunde/kernel';
import type { DbgOption } from '../state.ts';

/** Taking none of what is offered. */
export const NOTHING = option(DONE, 'dbg.option.none');

export const YES_NO: readonly DbgOption[] = [option(YES, 'kernel.option.yes'), option(NO, 'kernel.option.no')];
