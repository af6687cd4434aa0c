import type { MessageTable } from '@tafelrunde/words';

export const messages = {
  'sample.log.play': { de: '{seat:nom} spielt {card:acc}.', en: '{seat:nom} plays {card:acc}.' },
  'sample.option.play': { de: '{card:acc} spielen', en: 'Play {card:acc}' },
  'sample.option.end-turn': { de: 'Zug beenden', en: 'End your turn' },
  'sample.option.use': { de: '{card:acc} benutzen', en: 'Use {card:acc}' },
  'sample.option.pass': { de: 'Passen', en: 'Pass' },
  'sample.ask.act': { de: 'Spiele eine Karte oder beende deinen Zug', en: 'Play a card or end your turn' },
  'sample.ask.order': { de: 'Was geschieht zuerst?', en: 'What happens first?' },
  'sample.ask.respond': { de: 'Möchtest du darauf antworten?', en: 'Do you want to respond?' },
  'sample.end.rich': { de: 'Ein Hort ist voll.', en: 'A hoard is full.' },
  'sample.end.deck': { de: 'Das Deck ist leer.', en: 'The deck is empty.' },
  'sample.setup.seats': { de: 'Dieses Spiel hat zwei oder drei Plätze.', en: 'This game has two or three seats.' },
} as const satisfies MessageTable;
