import type { MessageTable } from '@tafelrunde/words';

/** Thoughts about Runebound. */
export const messages = {
  'bots.runebound.why.only': { de: 'Etwas anderes war nicht möglich.', en: 'Nothing else was possible.' },
  'bots.runebound.why.learn': {
    de: 'Was sich erlernen lässt, macht stärker.',
    en: 'What can be learnt makes stronger.',
  },
  'bots.runebound.why.adventure': { de: 'Dieses Abenteuer bringt Trophäen.', en: 'This adventure brings trophies.' },
  'bots.runebound.why.shop': {
    de: 'Hier gibt es Ausrüstung, die stärker macht.',
    en: 'There is gear here that makes stronger.',
  },
  'bots.runebound.why.task': { de: 'Hier wartet eine Belohnung.', en: 'A reward waits here.' },
  'bots.runebound.why.villain': { de: 'Jetzt ist die Zeit für den Endgegner.', en: 'Now is the time for the villain.' },
  'bots.runebound.why.rest': { de: 'Die Wunden müssen erst heilen.', en: 'The wounds must heal first.' },
  'bots.runebound.why.go-adventure': {
    de: 'Das lohnendste Abenteuer ist {place:at}.',
    en: 'The most rewarding adventure is {place:at}.',
  },
  'bots.runebound.why.go-shop': { de: '{place:at} lohnt sich der Einkauf.', en: 'Shopping {place:at} is worth it.' },
  'bots.runebound.why.go-task': { de: '{place:at} wartet eine Belohnung.', en: 'A reward waits {place:at}.' },
  'bots.runebound.why.go-villain': { de: 'Der Endgegner steht {place:at}.', en: 'The villain stands {place:at}.' },
  'bots.runebound.why.go-rest': { de: '{place:at} heilen die Wunden.', en: 'The wounds can heal {place:at}.' },
  'bots.runebound.why.trade': { de: 'Hier lassen sich Waren gut verkaufen.', en: 'Goods sell well here.' },
  'bots.runebound.why.go-trade': { de: '{place:at} lassen sich Waren verkaufen.', en: 'Goods can be sold {place:at}.' },
  'bots.runebound.why.zombie': { de: 'Der Zombie hier bringt Gold.', en: 'The zombie here brings gold.' },
  'bots.runebound.why.go-zombie': {
    de: '{place:at} ist ein Zombie zu erlegen.',
    en: 'There is a zombie to kill {place:at}.',
  },
  'bots.runebound.why.ability': {
    de: 'Diese Fähigkeit kostet wenig und hilft.',
    en: 'This ability costs little and helps.',
  },
  'bots.runebound.why.train': { de: 'Mehr Fertigkeitskarten schaden nie.', en: 'More skill cards never hurt.' },
  'bots.runebound.why.wait': {
    de: 'Mehr lässt sich in diesem Zug nicht tun.',
    en: 'There is no more to do in this turn.',
  },
  'bots.runebound.why.combat': {
    de: 'So wird der nächste Schlag am stärksten.',
    en: 'This makes the next blow the strongest.',
  },
  'bots.runebound.why.pass': { de: 'Es ist nichts mehr auszugeben.', en: 'There is nothing left to spend.' },
  'bots.runebound.why.retreat': { de: 'Dieser Kampf ist so gut wie verloren.', en: 'This fight is as good as lost.' },
  'bots.runebound.why.fight-on': { de: 'Dieser Kampf ist zu gewinnen.', en: 'This fight can be won.' },
} as const satisfies MessageTable;
