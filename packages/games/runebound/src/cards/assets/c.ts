import { asset, type RbCard } from '../../define.ts';
import {
  all,
  bonus,
  damage,
  diceAbility,
  fightStarts,
  forced,
  remove,
  rerollOne,
  surge,
  turnDie,
} from '../../language/index.ts';

/** Assets of set C. */
export const assetsC: readonly RbCard[] = [
  asset({
    id: 'apprentice-wand',
    set: 'C',
    title: { de: 'Lehrlingsstab', en: 'Apprentice Wand', as: 'm' },
    kind: 'weapon',
    price: 5,
    token: 'C03',
  }),

  asset({
    id: 'twin-daggers',
    set: 'C',
    title: { de: 'Zwillingsdolche', en: 'Twin Daggers', as: 'pl' },
    kind: 'weapon',
    price: 5,
    token: 'C04',
  }),

  asset({
    id: 'short-bow',
    set: 'C',
    title: { de: 'Kurzbogen', en: 'Short Bow', as: 'm' },
    kind: 'weapon',
    price: 6,
    token: 'C05',
  }),

  asset({
    id: 'runeblade',
    set: 'C',
    title: { de: 'Runenklinge', en: 'Runeblade', as: 'f' },
    kind: 'weapon',
    price: 8,
    token: 'C06',
    abilities: [surge(2, all(remove('all', 'shield', 'foe'), damage(2, 'physical')))],
  }),

  asset({
    id: 'truesight-bow',
    set: 'C',
    title: { de: 'Bogen der wahren Sicht', en: 'Truesight Bow', as: 'm' },
    kind: 'weapon',
    price: 12,
    token: 'C07',
    abilities: [forced(fightStarts, damage(2, 'physical'))],
  }),

  asset({
    id: 'dancers-silks',
    set: 'C',
    title: { de: 'Tänzerseide', en: 'Dancer’s Silks', as: { de: 'f', en: 'the pl' } },
    kind: 'apparel',
    price: 5,
    token: 'C08',
  }),

  asset({
    id: 'leather-armor',
    set: 'C',
    title: { de: 'Lederrüstung', en: 'Leather Armor', as: 'f' },
    kind: 'apparel',
    price: 3,
    token: 'C09',
  }),

  asset({
    id: 'seers-mantle',
    set: 'C',
    title: { de: 'Sehermantel', en: 'Seer’s Mantle', as: 'm' },
    kind: 'apparel',
    price: 7,
    token: 'C10',
    abilities: [bonus({ mind: 1 })],
  }),

  asset({
    id: 'robe-of-echoes',
    set: 'C',
    title: { de: 'Robe der Echos', en: 'Robe of Echoes', as: 'f' },
    kind: 'apparel',
    price: 6,
    token: 'C11',
  }),

  asset({
    id: 'mana-armor',
    set: 'C',
    title: { de: 'Manarüstung', en: 'Mana Armor', as: 'f' },
    kind: 'apparel',
    price: 11,
    token: 'C12',
    abilities: [bonus({ spirit: 1, health: 2 })],
  }),

  asset({
    id: 'focus-crystal',
    set: 'C',
    title: { de: 'Fokuskristall', en: 'Focus Crystal', as: 'm' },
    kind: 'gear',
    price: 5,
    token: 'C01',
  }),

  asset({
    id: 'rune-shard',
    set: 'C',
    title: { de: 'Runensplitter', en: 'Rune Shard', as: 'm' },
    kind: 'gear',
    price: 7,
    token: 'C02',
  }),

  asset({
    id: 'backpack',
    set: 'C',
    title: { de: 'Rucksack', en: 'Backpack', as: 'm' },
    kind: 'gear',
    price: 2,
    abilities: [bonus({ handLimit: 1 })],
  }),

  asset({
    id: 'lucky-coin',
    set: 'C',
    title: { de: 'Glücksmünze', en: 'Lucky Coin', as: 'f' },
    kind: 'gear',
    price: 3,
    abilities: [diceAbility({ limit: 'turn', effect: rerollOne })],
  }),

  asset({
    id: 'winged-boots',
    set: 'C',
    title: { de: 'Flügelstiefel', en: 'Winged Boots', as: 'pl' },
    kind: 'movement',
    price: 3,
    abilities: [bonus({ speed: 1 })],
  }),

  asset({
    id: 'mountain-goat',
    set: 'C',
    title: { de: 'Bergziege', en: 'Mountain Goat', as: 'f' },
    kind: 'movement',
    price: 5,
    abilities: [bonus({ speed: 1 }), diceAbility({ limit: 'turn', effect: turnDie('mountain') })],
  }),

  asset({
    id: 'provisions-c',
    set: 'C',
    title: { de: 'Proviant', en: 'Provisions', as: { de: 'm', en: 'the pl' } },
    kind: 'goods',
    price: 0,
    trade: { value: 2, at: 'town' },
  }),

  asset({
    id: 'artifacts-c',
    set: 'C',
    title: { de: 'Artefakte', en: 'Artifacts', as: 'pl' },
    kind: 'goods',
    price: 0,
    trade: { value: 2, at: 'shrine' },
  }),

  asset({
    id: 'valuables-c',
    set: 'C',
    title: { de: 'Wertsachen', en: 'Valuables', as: 'pl' },
    kind: 'goods',
    price: 2,
    trade: { value: 5, at: 'town' },
  }),

  asset({
    id: 'armaments-c',
    set: 'C',
    title: { de: 'Waffenlieferung', en: 'Armaments', as: { de: 'f', en: 'the pl' } },
    kind: 'goods',
    price: 2,
    trade: { value: 5, at: 'fortress' },
  }),
];
