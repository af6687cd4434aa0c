import { card, type PrintedCard } from '../define.ts';
export const basics: readonly PrintedCard[] = [
  card('courage', { de: 'Tapferkeit', en: 'Courage', as: { de: 'name f', en: 'name it' } }, 'starter', {
    group: 'courage',
    quantity: 24,
    power: 1,
  }),

  card('despair', { de: 'Verzweiflung', en: 'Despair', as: { de: 'name f', en: 'name it' } }, 'starter', {
    group: 'despair',
    quantity: 16,
  }),

  card('valor', { de: 'Heldenmut', en: 'Valor', as: { de: 'name m', en: 'name it' } }, 'maneuver', {
    group: 'valor',
    cost: 3,
    points: 1,
    quantity: 14,
    power: 2,
  }),

  card('corruption', { de: 'Korruption', en: 'Corruption', as: { de: 'name f', en: 'name it' } }, null, {
    group: 'corruption',
    points: -1,
    quantity: 20,
  }),

  card('stop', { de: 'Stopp!', en: 'Stop!', as: 'quoted' }, null, { group: 'stop' }),
];
