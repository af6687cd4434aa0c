import anvil from 'virtual:game-icons/anvil-impact';
import axes from 'virtual:game-icons/battered-axe';
import burningEye from 'virtual:game-icons/burning-eye';
import cardDraw from 'virtual:game-icons/card-draw';
import castle from 'virtual:game-icons/castle';
import cowled from 'virtual:game-icons/cowled';
import crossedSwords from 'virtual:game-icons/crossed-swords';
import elephantHead from 'virtual:game-icons/elephant-head';
import evilHand from 'virtual:game-icons/evil-hand';
import hearts from 'virtual:game-icons/hearts';
import hobbitDwelling from 'virtual:game-icons/hobbit-dwelling';
import horseHead from 'virtual:game-icons/horse-head';
import mineWagon from 'virtual:game-icons/mine-wagon';
import nightSky from 'virtual:game-icons/night-sky';
import oakLeaf from 'virtual:game-icons/oak-leaf';
import pointyHat from 'virtual:game-icons/pointy-hat';
import queenCrown from 'virtual:game-icons/queen-crown';
import ring from 'virtual:game-icons/ring';
import scroll from 'virtual:game-icons/scroll-unfurled';
import treeFace from 'virtual:game-icons/tree-face';
import twoShadows from 'virtual:game-icons/two-shadows';
import whiteTower from 'virtual:game-icons/white-tower';
import winged from 'virtual:game-icons/winged-sword';
import wizardStaff from 'virtual:game-icons/wizard-staff';
import type { IconName } from './faces.ts';

/** The pictogram behind each name of `faces.ts`. */
export const icons: Readonly<Record<IconName, string>> = {
  site: castle,
  ring,
  card: cardDraw,
  burden: ring,
  twilight: nightSky,
  more: scroll,
  strength: crossedSwords,
  vitality: hearts,
  resistance: ring,
  shadow: twoShadows,
  tower: whiteTower,
  left: 'M224 96 64 256l160 160v-96h224V192H224z',
  right: 'M288 96l160 160-160 160v-96H64V192h224z',
  'culture-dwarven': anvil,
  'culture-elven': oakLeaf,
  'culture-gandalf': wizardStaff,
  'culture-gondor': treeFace,
  'culture-rohan': horseHead,
  'culture-shire': hobbitDwelling,
  'culture-dunland': axes,
  'culture-isengard': evilHand,
  'culture-moria': mineWagon,
  'culture-raider': elephantHead,
  'culture-ringwraith': cowled,
  'culture-sauron': burningEye,
  'signet-aragorn': winged,
  'signet-frodo': ring,
  'signet-gandalf': pointyHat,
  'signet-theoden': queenCrown,
};
