import { after } from '../src/language/moments.ts';
import { draw } from '../src/language/player-effects.ts';
import { extraCard } from './extra-card.ts';

/**
 * For tests: an ally that draws a card whenever something is discarded, and one whenever something is played; the box
 * has no such card.
 */
extraCard('ally', 'Chronicler', {
  sphere: 'neutral',
  hitPoints: 1,
  abilities: [
    {
      kind: 'response',
      moment: after(
        'leave',
        { de: 'nachdem eine Karte abgelegt wurde', en: 'after a card is discarded' },
        (_m, event) => event.how === 'discarded',
      ),
      effect: draw(1),
    },
    {
      kind: 'response',
      moment: after('play', { de: 'nachdem eine Karte ausgespielt wurde', en: 'after a card is played' }),
      effect: draw(1),
    },
  ],
});
