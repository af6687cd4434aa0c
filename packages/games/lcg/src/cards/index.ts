import './core/heroes.ts';
import './core/leadership.ts';
import './core/tactics.ts';
import './core/spirit.ts';
import './core/lore.ts';
import './core/neutral.ts';
import './core/mirkwood-spiders.ts';
import './core/wilderlands.ts';
import './core/dol-guldur-orcs.ts';
import './core/passage-through-mirkwood.ts';
import './core/escape-from-dol-guldur.ts';
import './core/journey-along-the-anduin.ts';
import './core/saurons-reach.ts';
import './core/quests.ts';
import { fillStarterDecks } from '../decks.ts';

fillStarterDecks();
