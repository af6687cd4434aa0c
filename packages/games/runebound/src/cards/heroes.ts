import { hero, type RbCard } from '../define.ts';
import {
  actAgain,
  acted,
  action,
  afterSetup,
  all,
  attribute,
  buyAnywhere,
  challenge,
  combatAction,
  damage,
  diceAbility,
  drawSkills,
  exert,
  explore,
  free,
  gold,
  healAll,
  heroDefeated,
  matching,
  moveToGem,
  moveUpTo,
  peek,
  recastSpent,
  reflect,
  rerollAll,
  response,
  rollToMove,
  successes,
  surge,
  test,
  trophy,
  trophyGained,
  x,
} from '../language/index.ts';
import { recastAny, unlessFoeSpends } from '../language/more-combat.ts';

/** The six heroes of the box. */
export const heroes: readonly RbCard[] = [
  hero({
    id: 'corbin',
    title: { de: 'Corbin', en: 'Corbin', as: 'name m' },
    ...{ body: 3, mind: 2, spirit: 0, health: 10, speed: 3, handLimit: 3, gold: 2 },
    tokens: ['corbin-1', 'corbin-2', 'corbin-3'],
    start: 'fortress',
    setup: moveToGem('combat', 2),
    abilities: [
      action(
        { effect: challenge({ reward: all(gold(2), trophy('combat')) }) },
        { name: { de: 'Kräftemessen', en: 'Trial of Strength' } },
      ),
      surge('X', unlessFoeSpends(x, damage(x, 'physical')), { name: { de: 'Gewaltstreich', en: 'Crushing Blow' } }),
    ],
  }),

  hero({
    id: 'laurel',
    title: { de: 'Laurel vom Blutwald', en: 'Laurel of Bloodwood', as: 'name f' },
    ...{ body: 2, mind: 2, spirit: 1, health: 8, speed: 3, handLimit: 4, gold: 2 },
    tokens: ['laurel-1', 'laurel-2', 'laurel-3'],
    start: 'town',
    setup: rollToMove(2),
    abilities: [
      diceAbility({ limit: 'turn', effect: rerollAll }, { name: { de: 'Orientierung', en: 'Orientation' } }),
      surge(1, recastSpent(1), { name: { de: 'Schnelle Pfeile', en: 'Swift Arrows' } }),
    ],
  }),

  hero({
    id: 'lissa',
    title: { de: 'Lyssa', en: 'Lissa', as: 'name f' },
    ...{ body: 2, mind: 2, spirit: 2, health: 9, speed: 3, handLimit: 3, gold: 1 },
    tokens: ['lissa-1', 'lissa-2', 'lissa-3'],
    start: 'shrine',
    setup: peek,
    abilities: [
      response(
        heroDefeated,
        healAll,
        { cost: exert },
        { name: { de: 'Zäh wie die Wildnis', en: 'Tough as the Wild' } },
      ),
      surge(1, explore(damage(matching, 'physical')), { name: { de: 'Beute verfolgen', en: 'Track Prey' } }),
    ],
  }),

  hero({
    id: 'hawthorne',
    title: { de: 'Lord Hawthorne', en: 'Lord Hawthorne', as: 'name m' },
    ...{ body: 3, mind: 1, spirit: 1, health: 9, speed: 3, handLimit: 3, gold: 3 },
    tokens: ['hawthorne-1', 'hawthorne-2', 'hawthorne-3'],
    start: 'fortress',
    setup: afterSetup(buyAnywhere({ upTo: 3 })),
    abilities: [
      response(acted, actAgain(1), { limit: 'combat' }, { name: { de: 'Nachsetzen', en: 'Press the Attack' } }),
      combatAction(
        { limit: 'round', cost: exert, effect: recastAny },
        { name: { de: 'Fechtkunst', en: 'Swordsmanship' } },
      ),
    ],
  }),

  hero({
    id: 'mok',
    title: {
      de: 'Ältester Mok',
      en: 'Elder Mok',
      as: { de: { as: 'name m', acc: 'Ältesten Mok', dat: 'Ältestem Mok' } },
    },
    ...{ body: 2, mind: 1, spirit: 2, health: 9, speed: 3, handLimit: 3, gold: 2 },
    tokens: ['mok-1', 'mok-2', 'mok-3'],
    start: 'shrine',
    // He holds as many skills as he may, so he discards two again (RB-DRAW-03).
    setup: drawSkills(2),
    abilities: [
      free(
        { limit: 'turn', cost: exert, effect: drawSkills(1) },
        { name: { de: 'Rat der Ahnen', en: 'Counsel of Ancestors' } },
      ),
      surge(1, test('spirit', 1, damage(successes, 'magic')), { name: { de: 'Geisterruf', en: 'Call the Spirits' } }),
    ],
  }),

  hero({
    id: 'thorn',
    title: { de: 'Meister Thorn', en: 'Master Thorn', as: 'name m' },
    ...{ body: 0, mind: 3, spirit: 2, health: 8, speed: 3, handLimit: 4, gold: 2 },
    tokens: ['thorn-1', 'thorn-2', 'thorn-3'],
    start: 'town',
    setup: moveUpTo(3),
    abilities: [
      response(
        trophyGained(),
        moveUpTo(attribute('mind')),
        { cost: exert },
        { name: { de: 'Schattenschritt', en: 'Shadow Step' } },
      ),
      surge(2, reflect, { name: { de: 'Dornenhaut', en: 'Skin of Thorns' } }),
    ],
  }),
];
