import type { MessageTable } from '@tafelrunde/words';

/** Thoughts about the living card game. */
export const messages = {
  'bots.lcg.why.pass': { de: 'Jetzt lohnt sich keine Aktion.', en: 'No action is worth it now.' },
  'bots.lcg.why.act': { de: '{card:nom} [hilft|helfen] jetzt am meisten.', en: '{card:nom} [helps|help] most now.' },
  'bots.lcg.why.respond': {
    de: '{card:nom} [kommt|kommen] hier gerade recht.',
    en: '{card:nom} [comes|come] in handy here.',
  },
  'bots.lcg.why.commit': {
    de: '{card:nom} [stellt|stellen] sich dem Abenteuer: Es braucht Willenskraft gegen etwa {threat} Widerstand, und für den Kampf bleiben genug zurück.',
    en: 'I commit {card:acc}: willpower is needed against a threat of about {threat}, and enough stay back to fight.',
  },
  'bots.lcg.why.commit-hurry': {
    de: '{card:nom} [stellt|stellen] sich dem Abenteuer: Wer hier wartet, bekommt es nur mit mehr Gegnern zu tun.',
    en: 'I commit {card:acc}: whoever waits here only meets more enemies.',
  },
  'bots.lcg.why.commit-done': {
    de: 'Willenskraft {willpower} gegen etwa {threat} Widerstand ist genug; die Übrigen werden zum Kämpfen gebraucht.',
    en: 'Willpower {willpower} against a threat of about {threat} is enough; the others are needed to fight.',
  },
  'bots.lcg.why.escape': {
    de: 'Für die Fluchtprobe ist etwa {n} zu übertreffen; wer zum Kämpfen gebraucht wird, bleibt zurück.',
    en: 'The escape test asks for more than about {n}; whoever is needed to fight stays back.',
  },
  'bots.lcg.why.travel': {
    de: 'Eine Reise zu {card:dat} nimmt {n} Widerstand aus der Aufmarschzone.',
    en: 'Travelling to {card:acc} takes {n} threat out of the staging area.',
  },
  'bots.lcg.why.stay': { de: 'Keine Reise lohnt, was sie kostet.', en: 'No journey is worth what it costs.' },
  'bots.lcg.why.engage': {
    de: 'Mit {card:dat} werden wir fertig, und der Widerstand in der Aufmarschzone sinkt.',
    en: 'We can deal with {card:acc}, and the threat in the staging area falls.',
  },
  'bots.lcg.why.engage-none': {
    de: 'Ein weiterer Gegner wäre jetzt zu viel.',
    en: 'Another enemy would be too much now.',
  },
  'bots.lcg.why.defend': {
    de: '{card:nom} [verliert|verlieren] am wenigsten, wenn {enemy:nom} [angreift|angreifen].',
    en: '{card:nom} [loses|lose] least when {enemy:nom} [attacks|attack].',
  },
  'bots.lcg.why.defend-none': {
    de: 'Diesen Angriff {enemy:gen} hält ein Held aus; alle Bereiten werden noch gebraucht.',
    en: 'A hero can bear this attack of {enemy:acc}; everybody who is ready is still needed.',
  },
  'bots.lcg.why.attack': {
    de: 'Von den Gegnern, die wir verwunden können, [lohnt|lohnen] sich {card:nom} am meisten.',
    en: 'Of the enemies that we can hurt, {card:nom} [is|are] the most rewarding.',
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
} as const satisfies MessageTable;
