import {
  type CardListing,
  type CardValue,
  numberValue,
  printedValues,
  type Registry,
  wordValue,
} from '@tafelrunde/kernel';
import { cardTypes, type DbgDef, TYPE } from './defs.ts';
import { typeWords } from './type-words.ts';

/** What a card prints: its types and numbers, and where it belongs. */
function valuesOf(def: DbgDef): readonly CardValue[] {
  const { types, level, cost, points, power, number, archenemy } = def;
  const kinds = cardTypes.filter((type) => (types & TYPE[type]) !== 0).map((type) => typeWords[type]);
  return printedValues(
    [
      wordValue('type', { de: 'Typ', en: 'Type' }, ...kinds, ...(archenemy ? [ARCHENEMY] : [])),
      numberValue('level', { de: 'Stufe', en: 'Level' }, level),
      numberValue('cost', { de: 'Kosten', en: 'Cost' }, cost),
      numberValue('power', { de: 'Macht', en: 'Power' }, power),
      numberValue('points', { de: 'Siegpunkte', en: 'Victory points' }, points),
      numberValue('number', { de: 'Nummer', en: 'Number' }, number),
      // Promos have no number and are no part of the set (DBG-CARD-03).
      wordValue('set', { de: 'Set', en: 'Set' }, ...(number > 0 ? [SET_CODE] : [])),
    ],
    ['cost'],
  );
}

const SET_CODE = { de: 'GF', en: 'GF' };
const ARCHENEMY = { de: 'Erzfeind', en: 'Archenemy' };

/** The cards of the box by the groups of the component list, with the type behind it for the main deck. */
export function listCards({ defs }: Registry<DbgDef>): readonly CardListing[] {
  return defs.map((def) => {
    const { id, group, type, quantity, title, text, custom, abilities } = def;
    const kind = group === 'main' ? `main: ${type}` : group;
    return { id, type: kind, quantity, title, text, custom, abilities, values: valuesOf(def) };
  });
}
