import { type CardSpec, card, type Spec } from '../src/define.ts';

/** For tests: plain characters that the pool has not, called by what they are. */
const minion = (id: string, spec: Partial<Spec>): CardSpec =>
  card('minion', {
    id,
    title: { de: id, en: id },
    culture: 'moria',
    race: 'orc',
    cost: 1,
    strength: 3,
    vitality: 3,
    site: 1,
    ...spec,
  });

const companion = (id: string, spec: Partial<Spec>): CardSpec =>
  card('companion', {
    id,
    title: { de: id, en: id },
    culture: 'gondor',
    race: 'man',
    cost: 1,
    strength: 5,
    vitality: 3,
    ...spec,
  });

export const folk: readonly CardSpec[] = [
  minion('Orc', {}),
  minion('Weak Orc', { strength: 1, vitality: 1 }),
  minion('Strong Orc', { strength: 4 }),
  minion('Cruel Orc', { strength: 4, damage: 1 }),
  minion('Brutal Orc', { strength: 9, damage: 2 }),
  minion('Orc Archer', { archer: true }),
  minion('Fierce Orc', { fierce: true, vitality: 4 }),
  minion('Far Orc', { cost: 3, site: 4 }),
  minion('Orc Lord', { unique: true, cost: 2 }),
  minion('Ambusher', { ambush: 1 }),
  companion('Guard', {}),
  companion('Defender', { strength: 8, vitality: 4, defender: 1 }),
  companion('Bulwark', { strength: 8, vitality: 4, defender: 2 }),
  companion('Bowman', { archer: true }),
  companion('Frail', { vitality: 1 }),
];
