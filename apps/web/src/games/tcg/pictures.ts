import type { CardType, TcgDef } from '@tafelrunde/tcg';

/** What the pictograms in the middle of cards show. */
export type PictureName =
  | CardType
  | 'archer'
  | 'axe'
  | 'crown'
  | 'dagger'
  | 'door'
  | 'dwarf'
  | 'feet'
  | 'helmet'
  | 'hood'
  | 'horse'
  | 'knapsack'
  | 'mail'
  | 'rider'
  | 'riders'
  | 'shieldmaiden'
  | 'sword'
  | 'wild'
  | 'wizard';

/** Characters of the stories have a picture of their own. */
const own: Readonly<Record<string, PictureName>> = {
  '4C26': 'axe',
  '4C49': 'dwarf',
  '4C74': 'archer',
  '4C90': 'wizard',
  '4P364': 'hood',
  '4C266': 'rider',
  '4C270': 'shieldmaiden',
  '4C286': 'riders',
  '4P365': 'crown',
  '4C302': 'feet',
  '4C310': 'dagger',
  '4C314': 'door',
  '4C316': 'knapsack',
};

const classes: Readonly<Partial<Record<TcgDef['itemClass'], PictureName>>> = {
  handWeapon: 'sword',
  armor: 'mail',
  mount: 'horse',
};

const cultures: Readonly<Partial<Record<TcgDef['culture'], PictureName>>> = { dunland: 'wild', raider: 'helmet' };

/** The picture of a card: its own, that of its class or people, or that of its type. */
export function pictureOf({ id, type, itemClass, culture }: TcgDef): PictureName {
  if (own[id]) return own[id];
  if (type === 'minion') return cultures[culture] ?? type;
  return classes[itemClass] ?? type;
}
