import { card } from '../define.ts';

card('courage', { de: 'Tapferkeit', en: 'Courage' }, 'starter', { group: 'courage', quantity: 24, power: 1 });

card('despair', { de: 'Verzweiflung', en: 'Despair' }, 'starter', { group: 'despair', quantity: 16 });

card('valor', { de: 'Heldenmut', en: 'Valor' }, 'maneuver', {
  group: 'valor',
  cost: 3,
  points: 1,
  quantity: 14,
  power: 2,
});

card('corruption', { de: 'Korruption', en: 'Corruption' }, null, { group: 'corruption', points: -1, quantity: 20 });

card('stop', { de: 'Stopp!', en: 'Stop!' }, null, { group: 'stop' });
