import './elven-dwarven.ts';
import './gandalf-gondor.ts';
import './rohan.ts';
import './shire.ts';
import './dunland.ts';
import './isengard.ts';
import './raider.ts';
import './sites.ts';
