import { type RbCard, story } from '../../define.ts';
import {
  all,
  drawSkills,
  eachHero,
  gold,
  healAll,
  oneOf,
  payGold,
  place,
  placeZombies,
  site,
  suffer,
  test,
} from '../../language/index.ts';
import { companions, killZombies } from '../../language/more-story.ts';

/** The Corpse King: six story quests, four cards that are resolved at once. */
export const corpseKingStory: readonly RbCard[] = [
  story({
    id: 'the-gates-of-caer-loek',
    scenario: 'vorakesh',
    title: { de: 'Die Tore von Caer Loek', en: 'The Gates of Caer Loek', as: 'quoted' },
    flavor: {
      de: 'Drinnen wird gehämmert. Die Hämmernden leben.',
      en: 'There is hammering inside. Those who hammer are alive.',
    },
    task: { at: place('caer-loek'), by: 'explore', outcomes: [{ need: ['plains', 'plains'], effect: companions(1) }] },
    arrives: placeZombies(1),
  }),

  story({
    id: 'the-drowned-bell',
    scenario: 'vorakesh',
    title: { de: 'Die versunkene Glocke', en: 'The Drowned Bell', as: 'quoted' },
    flavor: { de: 'Läutet sie, halten die Toten inne.', en: 'When it tolls, the dead stand still.' },
    task: {
      at: place('lake-kernan'),
      by: 'explore',
      outcomes: [
        { need: ['water'], effect: killZombies(1) },
        { need: ['water', 'compass'], effect: all(companions(1), killZombies(1)) },
      ],
    },
    arrives: placeZombies(1),
  }),

  story({
    id: 'oath-of-the-dead',
    scenario: 'vorakesh',
    title: { de: 'Der Eid der Toten', en: 'The Oath of the Dead', as: 'quoted' },
    flavor: { de: 'Einer hat nicht geschworen. Finde ihn.', en: 'One did not swear. Find him.' },
    task: {
      at: place('valley-of-souls'),
      by: 'explore',
      outcomes: [
        { need: ['hills'], effect: killZombies(2) },
        { need: ['hills', 'mountain'], effect: companions(1) },
      ],
    },
    arrives: placeZombies(2),
  }),

  story({
    id: 'the-warden-of-the-stumps',
    scenario: 'vorakesh',
    title: { de: 'Der Hüter des Stumpfwalds', en: 'The Warden of Stump Wood', as: 'quoted' },
    flavor: { de: 'Er pflanzt, was andere verbrennen.', en: 'He plants what others burn.' },
    task: { at: place('stump-wood'), by: 'explore', outcomes: [{ need: ['forest'], effect: companions(1) }] },
    arrives: placeZombies(1),
  }),

  story({
    id: 'muster-of-the-free',
    scenario: 'vorakesh',
    title: { de: 'Aufgebot der Freien', en: 'Muster of the Free', as: 'quoted' },
    flavor: { de: 'Jede Trommel zählt, auch die geborgte.', en: 'Every drum counts, even a borrowed one.' },
    task: { at: site('town', 'fortress'), by: { test: 'spirit' }, outcomes: [{ need: 1, effect: companions(1) }] },
    arrives: placeZombies(1),
  }),

  story({
    id: 'the-price-of-bread',
    scenario: 'vorakesh',
    title: { de: 'Der Preis des Brotes', en: 'The Price of Bread', as: 'quoted' },
    flavor: {
      de: 'Hungrige kämpfen nicht. Satte überlegen es sich.',
      en: 'The hungry do not fight. The fed think it over.',
    },
    task: { at: site('town'), cost: payGold(3), by: 'simply', outcomes: [{ effect: companions(1) }] },
    arrives: placeZombies(1),
  }),

  story({
    id: 'the-dead-walk',
    scenario: 'vorakesh',
    title: { de: 'Die Toten wandeln', en: 'The Dead Walk', as: 'quoted' },
    flavor: { de: 'Heute sind die Wege voll, und niemand grüßt.', en: 'The roads are full today, and nobody greets.' },
    effect: placeZombies(2),
  }),

  story({
    id: 'cold-breath',
    scenario: 'vorakesh',
    title: { de: 'Kalter Hauch', en: 'Cold Breath', as: 'quoted' },
    flavor: { de: 'Die Kerzen brennen blau.', en: 'The candles burn blue.' },
    effect: all(placeZombies(1), eachHero(suffer(1))),
  }),

  story({
    id: 'a-light-in-the-window',
    scenario: 'vorakesh',
    title: { de: 'Ein Licht im Fenster', en: 'A Light in the Window', as: 'quoted' },
    flavor: { de: 'Wer jetzt anklopft, wird eingelassen.', en: 'Whoever knocks now will be let in.' },
    effect: eachHero(oneOf(healAll, drawSkills(1))),
  }),

  story({
    id: 'harvest-of-graves',
    scenario: 'vorakesh',
    title: { de: 'Ernte der Gräber', en: 'Harvest of Graves', as: 'quoted' },
    flavor: {
      de: 'Der Boden gibt zurück, was er nicht behalten wollte.',
      en: 'The ground returns what it would not keep.',
    },
    effect: all(placeZombies(2), eachHero(test('spirit', 0, gold(1), suffer(1)))),
  }),
];
