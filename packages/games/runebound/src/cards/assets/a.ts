import { asset, type RbCard } from '../../define.ts';
import { bonus, damage, double, exert, free, heal, surge } from '../../language/index.ts';

/** Assets of set A. */
export const assetsA: readonly RbCard[] = [
  asset({
    id: 'old-sword',
    set: 'A',
    title: { de: 'Altes Schwert', en: 'Old Sword', as: 'n' },
    kind: 'weapon',
    price: 2,
    token: 'A03',
  }),

  asset({
    id: 'serrated-axe',
    set: 'A',
    title: { de: 'Sägezahnaxt', en: 'Serrated Axe', as: 'f' },
    kind: 'weapon',
    price: 5,
    token: 'A04',
    abilities: [bonus({ body: 1 })],
  }),

  asset({
    id: 'rune-staff',
    set: 'A',
    title: { de: 'Runenstab', en: 'Rune Staff', as: 'm' },
    kind: 'weapon',
    price: 9,
    token: 'A05',
    abilities: [surge(2, damage(3, 'magic'))],
  }),

  asset({
    id: 'broadsword',
    set: 'A',
    title: { de: 'Breitschwert', en: 'Broadsword', as: 'n' },
    kind: 'weapon',
    price: 7,
    token: 'A06',
  }),

  asset({
    id: 'storm-scepter',
    set: 'A',
    title: { de: 'Sturmzepter', en: 'Storm Scepter', as: 'n' },
    kind: 'weapon',
    price: 9,
    token: 'A07',
    abilities: [bonus({ spirit: 1 })],
  }),

  asset({
    id: 'scouts-cloak',
    set: 'A',
    title: { de: 'Kundschafterumhang', en: 'Scout’s Cloak', as: 'm' },
    kind: 'apparel',
    price: 5,
    token: 'A08',
    abilities: [bonus({ mind: 1 })],
  }),

  asset({
    id: 'traders-coat',
    set: 'A',
    title: { de: 'Händlermantel', en: 'Trader’s Coat', as: 'm' },
    kind: 'apparel',
    price: 4,
    token: 'A09',
    abilities: [bonus({ speed: 1 })],
  }),

  asset({
    id: 'chain-mail',
    set: 'A',
    title: { de: 'Kettenhemd', en: 'Chain Mail', as: 'n' },
    kind: 'apparel',
    price: 4,
    token: 'A10',
    abilities: [bonus({ health: 1 })],
  }),

  asset({
    id: 'battle-robe',
    set: 'A',
    title: { de: 'Schlachtrobe', en: 'Battle Robe', as: 'f' },
    kind: 'apparel',
    price: 9,
    token: 'A11',
    abilities: [surge(2, double('magic'))],
  }),

  asset({
    id: 'fine-doublet',
    set: 'A',
    title: { de: 'Feines Wams', en: 'Fine Doublet', as: 'n' },
    kind: 'apparel',
    price: 3,
    abilities: [bonus({ handLimit: 1 })],
  }),

  asset({
    id: 'grappling-hook',
    set: 'A',
    title: { de: 'Enterhaken', en: 'Grappling Hook', as: 'm' },
    kind: 'gear',
    price: 3,
    token: 'A01',
  }),

  asset({
    id: 'spirit-lantern',
    set: 'A',
    title: { de: 'Geisterlaterne', en: 'Spirit Lantern', as: 'f' },
    kind: 'gear',
    price: 5,
    token: 'A02',
  }),

  asset({
    id: 'alchemists-belt',
    set: 'A',
    title: { de: 'Alchemistengürtel', en: 'Alchemist’s Belt', as: 'm' },
    kind: 'gear',
    price: 2,
    abilities: [free({ limit: 'turn', cost: exert, effect: heal(2) })],
  }),

  asset({
    id: 'map-case',
    set: 'A',
    title: { de: 'Kartentasche', en: 'Map Case', as: 'f' },
    kind: 'gear',
    price: 4,
    abilities: [bonus({ speed: 1 })],
  }),

  asset({
    id: 'thoroughbred',
    set: 'A',
    title: { de: 'Vollblut', en: 'Thoroughbred', as: 'n' },
    kind: 'movement',
    price: 7,
    abilities: [bonus({ speed: 2 })],
  }),

  asset({
    id: 'pack-mule',
    set: 'A',
    title: { de: 'Packesel', en: 'Pack Mule', as: 'm' },
    kind: 'movement',
    price: 6,
    abilities: [bonus({ speed: 1, handLimit: 1 })],
  }),

  asset({
    id: 'materiel-a',
    set: 'A',
    title: { de: 'Kriegsgerät', en: 'Materiel', as: 'n' },
    kind: 'goods',
    price: 0,
    trade: { value: 2, at: 'fortress' },
  }),

  asset({
    id: 'provisions-a',
    set: 'A',
    title: { de: 'Proviant', en: 'Provisions', as: { de: 'm', en: 'the pl' } },
    kind: 'goods',
    price: 0,
    trade: { value: 2, at: 'town' },
  }),

  asset({
    id: 'relics-a',
    set: 'A',
    title: { de: 'Reliquien', en: 'Relics', as: 'pl' },
    kind: 'goods',
    price: 2,
    trade: { value: 5, at: 'shrine' },
  }),

  asset({
    id: 'valuables-a',
    set: 'A',
    title: { de: 'Wertsachen', en: 'Valuables', as: 'pl' },
    kind: 'goods',
    price: 2,
    trade: { value: 5, at: 'town' },
  }),
];
