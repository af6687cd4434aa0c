import { APPOINTED_BY_FATE, MENDOR, SCARRED, VALOR } from '../../campaign/pool.ts';
import type { NamedCard } from '../../language/campaign-effects.ts';

/** Cards that campaign cards and boons speak of. */
export const mendor: NamedCard = { id: MENDOR, title: { de: 'Mendor', en: 'Mendor' } };
export const valor: NamedCard = { id: VALOR, title: { de: '„Tapferkeit“', en: '“Valor”' } };
export const scarred: NamedCard = { id: SCARRED, title: { de: '„Vernarbt“', en: '“Scarred”' } };
export const appointedByFate: NamedCard = {
  id: APPOINTED_BY_FATE,
  title: { de: '„Vom Schicksal bestimmt“', en: '“Appointed by Fate”' },
};
