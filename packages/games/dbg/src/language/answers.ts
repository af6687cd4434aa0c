import { DONE, NO, Option, YES } from '@tafelrunde/kernel';

/** Taking none of what is offered. */
export const NOTHING = new Option(DONE, 'dbg.option.none');

export const YES_NO: readonly Option[] = [new Option(YES, 'kernel.option.yes'), new Option(NO, 'kernel.option.no')];
