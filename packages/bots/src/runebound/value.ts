import { learntValue } from '../learnt.ts';
import { features } from './features.ts';
import { learnt } from './value-learnt.ts';

/** How likely a seat wins, from 0 to 1. */
export const value = learntValue(features, learnt);
