import { asset, type RbCard } from '../../define.ts';
import { bonus, damage, diceAbility, fightStarts, flip, forced, surge, turnDie } from '../../language/index.ts';

/** Assets of set B. */
export const assetsB: readonly RbCard[] = [
  asset({
    id: 'hunting-spear',
    set: 'B',
    title: { de: 'Jagdspieß', en: 'Hunting Spear', as: 'm' },
    kind: 'weapon',
    price: 4,
    token: 'B04',
    abilities: [forced(fightStarts, damage(1, 'physical'))],
  }),

  asset({
    id: 'throwing-knives',
    set: 'B',
    title: { de: 'Wurfmesser', en: 'Throwing Knives', as: 'pl' },
    kind: 'weapon',
    price: 3,
    token: 'B05',
  }),

  asset({
    id: 'dueling-rapier',
    set: 'B',
    title: { de: 'Duelldegen', en: 'Dueling Rapier', as: 'm' },
    kind: 'weapon',
    price: 6,
    token: 'B06',
  }),

  asset({
    id: 'staff-of-light',
    set: 'B',
    title: { de: 'Stab des Lichts', en: 'Staff of Light', as: 'm' },
    kind: 'weapon',
    price: 8,
    token: 'B07',
    abilities: [bonus({ spirit: 1 }), surge(1, flip(1, 'foe'))],
  }),

  asset({
    id: 'blade-of-valor',
    set: 'B',
    title: { de: 'Klinge des Heldenmuts', en: 'Blade of Valor', as: 'f' },
    kind: 'weapon',
    price: 12,
    token: 'B08',
  }),

  asset({
    id: 'warded-vest',
    set: 'B',
    title: { de: 'Bannweste', en: 'Warded Vest', as: 'f' },
    kind: 'apparel',
    price: 6,
    token: 'B09',
  }),

  asset({
    id: 'spiked-armor',
    set: 'B',
    title: { de: 'Stachelpanzer', en: 'Spiked Armor', as: 'm' },
    kind: 'apparel',
    price: 9,
    token: 'B10',
    abilities: [bonus({ body: 1, health: 1 })],
  }),

  asset({
    id: 'plate-armor',
    set: 'B',
    title: { de: 'Plattenpanzer', en: 'Plate Armor', as: 'm' },
    kind: 'apparel',
    price: 9,
    token: 'B11',
    abilities: [bonus({ health: 2, spirit: -1 })],
  }),

  asset({
    id: 'elven-armor',
    set: 'B',
    title: { de: 'Elfenrüstung', en: 'Elven Armor', as: 'f' },
    kind: 'apparel',
    price: 8,
    abilities: [bonus({ mind: 1, spirit: 1, health: 1, handLimit: 1 })],
  }),

  asset({
    id: 'pilgrims-habit',
    set: 'B',
    title: { de: 'Pilgerkutte', en: 'Pilgrim’s Habit', as: 'f' },
    kind: 'apparel',
    price: 3,
    abilities: [bonus({ spirit: 1 })],
  }),

  asset({
    id: 'potion-kit',
    set: 'B',
    title: { de: 'Trankvorrat', en: 'Potion Kit', as: 'm' },
    kind: 'gear',
    price: 4,
    token: 'B01',
  }),

  asset({
    id: 'tinkers-tools',
    set: 'B',
    title: { de: 'Tüftlerwerkzeug', en: 'Tinker’s Tools', as: { de: 'n', en: 'the pl' } },
    kind: 'gear',
    price: 5,
    token: 'B02',
  }),

  asset({
    id: 'clawed-gauntlet',
    set: 'B',
    title: { de: 'Klauenhandschuh', en: 'Clawed Gauntlet', as: 'm' },
    kind: 'gear',
    price: 6,
    token: 'B03',
    abilities: [bonus({ body: 1 })],
  }),

  asset({
    id: 'ring-of-strength',
    set: 'B',
    title: { de: 'Ring der Stärke', en: 'Ring of Strength', as: 'm' },
    kind: 'gear',
    price: 3,
    abilities: [bonus({ health: 1 })],
  }),

  asset({
    id: 'riding-horse',
    set: 'B',
    title: { de: 'Reitpferd', en: 'Riding Horse', as: 'n' },
    kind: 'movement',
    price: 4,
    abilities: [bonus({ speed: 1 })],
  }),

  asset({
    id: 'river-barge',
    set: 'B',
    title: { de: 'Flusskahn', en: 'River Barge', as: 'm' },
    kind: 'movement',
    price: 5,
    abilities: [bonus({ speed: 1 }), diceAbility({ limit: 'turn', effect: turnDie('water') })],
  }),

  asset({
    id: 'artifacts-b',
    set: 'B',
    title: { de: 'Artefakte', en: 'Artifacts', as: 'pl' },
    kind: 'goods',
    price: 0,
    trade: { value: 2, at: 'shrine' },
  }),

  asset({
    id: 'materiel-b',
    set: 'B',
    title: { de: 'Kriegsgerät', en: 'Materiel', as: 'n' },
    kind: 'goods',
    price: 0,
    trade: { value: 2, at: 'fortress' },
  }),

  asset({
    id: 'armaments-b',
    set: 'B',
    title: { de: 'Waffenlieferung', en: 'Armaments', as: { de: 'f', en: 'the pl' } },
    kind: 'goods',
    price: 2,
    trade: { value: 5, at: 'fortress' },
  }),

  asset({
    id: 'relics-b',
    set: 'B',
    title: { de: 'Reliquien', en: 'Relics', as: 'pl' },
    kind: 'goods',
    price: 2,
    trade: { value: 5, at: 'shrine' },
  }),
];
