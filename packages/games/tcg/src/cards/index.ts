import type { CardSpec } from '../define.ts';
import { dunland } from './dunland.ts';
import { elvenDwarven } from './elven-dwarven.ts';
import { gandalfGondor } from './gandalf-gondor.ts';
import { isengard } from './isengard.ts';
import { raider } from './raider.ts';
import { rohan } from './rohan.ts';
import { shire } from './shire.ts';
import { sites } from './sites.ts';

/** The cards of the pool. Their order is kept: states name cards by their place in it. */
export const cards: readonly CardSpec[] = [
  ...elvenDwarven,
  ...gandalfGondor,
  ...rohan,
  ...shire,
  ...dunland,
  ...isengard,
  ...raider,
  ...sites,
];
