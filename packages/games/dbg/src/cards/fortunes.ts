import { card, type PrintedCard } from '../define.ts';
import { draw, gainCard } from '../language/effects.ts';
import { all } from '../language/language.ts';
import { mayDestroy, takeBack } from '../language/pick.ts';
import { revealMainTop } from '../language/reveal.ts';
import { the } from '../language/select.ts';
export const fortunes: readonly PrintedCard[] = [
  card('finding-the-ring', { de: 'Der Fund des Rings', en: 'Finding the Ring', as: 'quoted' }, 'fortune', {
    play: draw(2),
  }),

  card('winged-escape', { de: 'Flucht auf Schwingen', en: 'Winged Escape', as: 'quoted' }, 'fortune', {
    play: takeBack(1),
  }),

  card('cast-it-into-the-fire', { de: 'Wirf ihn ins Feuer!', en: 'Cast It into the Fire!', as: 'quoted' }, 'fortune', {
    play: mayDestroy(2),
  }),

  card('rage-of-the-river', { de: 'Reißender Fluss', en: 'Rage of the River', as: 'quoted' }, 'fortune', { power: 3 }),

  card('a-gift', { de: 'Ein Geschenk', en: 'A Gift', as: 'quoted' }, 'fortune', {
    play: all(revealMainTop('top'), gainCard(the('top'), 'hand')),
  }),
];
