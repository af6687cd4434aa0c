import type { CardDef, Game, State } from '@tafelrunde/kernel';
import type { GameModule } from '../module.ts';
import GenericTable from './GenericTable.svelte';
import { genericParts, type Look } from './table.ts';

/** A table for any game, made from its view alone, until somebody draws a table of its own: every place, every number, every option. */
export const genericTable = <S extends State, D extends CardDef<S>>(game: Game<S>, look: Look<D> = {}): GameModule => ({
  ...genericParts(game, look),
  Layout: GenericTable,
});
