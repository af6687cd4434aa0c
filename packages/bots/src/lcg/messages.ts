import type { MessageTable } from '@tafelrunde/kernel';

/** Thoughts about the living card game. */
export const messages: MessageTable = {
  'bots.lcg.why.pass': { de: 'Jetzt lohnt sich keine Aktion.', en: 'No action is worth it now.' },
  'bots.lcg.why.act': { de: '{card} hilft jetzt am meisten.', en: '{card} helps most now.' },
  'bots.lcg.why.respond': { de: '{card} kommt hier gerade recht.', en: '{card} comes in handy here.' },
  'bots.lcg.why.commit': {
    de: '{card} setze ich ein: Es braucht Willenskraft gegen etwa {threat} Widerstand, und für den Kampf bleiben genug zurück.',
    en: 'I commit {card}: willpower is needed against a threat of about {threat}, and enough stay back to fight.',
  },
  'bots.lcg.why.commit-done': {
    de: 'Mit Willenskraft {willpower} gegen etwa {threat} Widerstand haben sich genug dem Abenteuer gestellt; die Übrigen werden zum Kämpfen gebraucht.',
    en: 'Willpower {willpower} against a threat of about {threat} is enough; the others are needed to fight.',
  },
  'bots.lcg.why.travel': {
    de: 'Eine Reise zu {card} nimmt {n} Widerstand aus der Aufmarschzone.',
    en: 'Travelling to {card} takes {n} threat out of the staging area.',
  },
  'bots.lcg.why.stay': { de: 'Keine Reise lohnt, was sie kostet.', en: 'No journey is worth what it costs.' },
  'bots.lcg.why.engage': {
    de: 'Mit {card} werden wir fertig, und der Widerstand in der Aufmarschzone sinkt.',
    en: 'We can deal with {card}, and the threat in the staging area falls.',
  },
  'bots.lcg.why.engage-none': {
    de: 'Ein weiterer Gegner wäre jetzt zu viel.',
    en: 'Another enemy would be too much now.',
  },
  'bots.lcg.why.defend': {
    de: '{card} verliert am wenigsten, wenn {enemy} angreift.',
    en: '{card} loses least when {enemy} attacks.',
  },
  'bots.lcg.why.defend-none': {
    de: 'Diesen Angriff von {enemy} hält ein Held aus; alle Bereiten werden noch gebraucht.',
    en: 'A hero can bear this attack of {enemy}; everybody who is ready is still needed.',
  },
  'bots.lcg.why.attack': {
    de: '{card} ist der lohnendste Gegner, den wir verwunden können.',
    en: '{card} is the most rewarding enemy that we can hurt.',
  },
  'bots.lcg.why.attack-none': {
    de: 'Keinen dieser Gegner können wir verwunden.',
    en: 'We cannot hurt any of these enemies.',
  },
  'bots.lcg.why.keep': { de: 'Diese Hand lässt sich früh ausspielen.', en: 'This hand can be played early.' },
  'bots.lcg.why.mulligan': {
    de: 'Mit dieser Hand ließe sich lange nichts anfangen.',
    en: 'Nothing much could be done with this hand for long.',
  },
};
