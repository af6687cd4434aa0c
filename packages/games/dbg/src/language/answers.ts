import { DONE, NO, type Option, option, YES } from '@tafelrunde/kernel';

/** Taking none of what is offered. */
export const NOTHING = option(DONE, 'dbg.option.none');

export const YES_NO: readonly Option[] = [option(YES, 'kernel.option.yes'), option(NO, 'kernel.option.no')];
