import bowArrow from 'virtual:game-icons/bow-arrow';
import orcHead from 'virtual:game-icons/orc-head';
import swordman from 'virtual:game-icons/swordman';
import visoredHelm from 'virtual:game-icons/visored-helm';
import wizardFace from 'virtual:game-icons/wizard-face';
import wizardStaff from 'virtual:game-icons/wizard-staff';
import wolfHead from 'virtual:game-icons/wolf-head';

const heroes: Readonly<Record<string, string>> = {
  corbin: orcHead,
  laurel: bowArrow,
  lissa: wolfHead,
  hawthorne: visoredHelm,
  mok: wizardStaff,
  thorn: wizardFace,
};

/** The pictogram of a hero on the map, the same as in its picture. */
export const heroPicture = (id: string): string => heroes[id] ?? swordman;
