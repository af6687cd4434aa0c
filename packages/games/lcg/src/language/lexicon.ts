import { commonLexicon, lexicon } from '@tafelrunde/words';
import { encounterWords } from './encounter-lexicon.ts';
import { mirkwoodWords } from './mirkwood-lexicon.ts';

/** The game's own words, in the terms of the reference manual. */
export const lcgLexicon = lexicon(
  commonLexicon,
  {
    nouns: {
      adventure: { de: { sg: 'Abenteuer', pl: 'Abenteuer', gender: 'n' }, en: { sg: 'quest' } },
      ally: { de: { adjectival: 'Verbündet', gender: 'm' }, en: { sg: 'ally' } },
      attachment: { de: { sg: 'Verstärkung', pl: 'Verstärkungen', gender: 'f' }, en: { sg: 'attachment' } },
      attack: { de: { sg: 'Angriff', pl: 'Angriffe', gender: 'm' }, en: { sg: 'attack' } },
      character: { de: { sg: 'Charakter', pl: 'Charaktere', gender: 'm' }, en: { sg: 'character' } },
      control: {
        de: { sg: 'Kontrolle', gender: 'f' },
        en: { sg: 'control' },
        prepositions: { under: { de: { text: 'unter', case: 'dat' } } },
      },
      damage: { de: { sg: 'Schaden', gender: 'm' }, en: { sg: 'damage', pl: 'damage' } },
      defender: { de: { sg: 'Verteidiger', pl: 'Verteidiger', gender: 'm' }, en: { sg: 'defender' } },
      encounterCard: {
        de: { sg: 'Begegnungskarte', pl: 'Begegnungskarten', gender: 'f' },
        en: { sg: 'encounter card' },
      },
      encounterDeck: { de: { sg: 'Begegnungsdeck', pl: 'Begegnungsdecks', gender: 'n' }, en: { sg: 'encounter deck' } },
      enemy: { de: { sg: 'Gegner', pl: 'Gegner', gender: 'm' }, en: { sg: 'enemy' } },
      event: { de: { sg: 'Ereignis', pl: 'Ereignisse', gender: 'n' }, en: { sg: 'event' } },
      firstPlayer: {
        de: { sg: 'Startspieler', pl: 'Startspieler', gender: 'm' },
        en: { sg: 'first player', person: true },
      },
      hero: { de: { sg: 'Held', pl: 'Helden', gender: 'm', weak: true }, en: { sg: 'hero', pl: 'heroes' } },
      location: { de: { sg: 'Ort', pl: 'Orte', gender: 'm' }, en: { sg: 'location' } },
      nextPlayer: {
        de: { sg: 'Folgespieler', pl: 'Folgespieler', gender: 'm' },
        en: { sg: 'next player', person: true },
      },
      objective: { de: { sg: 'Ziel', pl: 'Ziele', gender: 'n' }, en: { sg: 'objective' } },
      pool: { de: { sg: 'Vorrat', pl: 'Vorräte', gender: 'm' }, en: { sg: 'pool' } },
      progress: { de: { sg: 'Fortschritt', gender: 'm' }, en: { sg: 'progress', pl: 'progress' } },
      resource: { de: { sg: 'Ressource', pl: 'Ressourcen', gender: 'f' }, en: { sg: 'resource' } },
      resistance: { de: { sg: 'Widerstand', gender: 'm' }, en: { sg: 'threat' } },
      shadowCard: { de: { sg: 'Schattenkarte', pl: 'Schattenkarten', gender: 'f' }, en: { sg: 'shadow card' } },
      stagingArea: {
        de: { sg: 'Aufmarschzone', pl: 'Aufmarschzonen', gender: 'f' },
        en: { sg: 'staging area' },
        prepositions: { into: { en: 'to' } },
      },
      threat: { de: { sg: 'Bedrohungsgrad', pl: 'Bedrohungsgrade', gender: 'm' }, en: { sg: 'threat' } },
      treachery: { de: { sg: 'Verrat', gender: 'm' }, en: { sg: 'treachery', pl: 'treacheries' } },
    },
    adjectives: {
      attached: { de: 'verstärkt', en: 'attached' },
      attacking: { de: 'angreifend', en: 'attacking' },
      committed: { de: 'eingesetzt', en: 'committed' },
      damaged: { de: 'verletzt', en: 'damaged' },
      defending: { de: 'verteidigend', en: 'defending' },
      different: { de: 'ander', en: 'different' },
      engaged: { de: 'verwickelt', en: 'engaged' },
      exhausted: { de: 'erschöpft', en: 'exhausted' },
      notNeutral: { de: 'nicht neutral', en: 'non-neutral' },
      ready: { de: 'spielbereit', en: 'ready' },
      unclaimed: { de: 'unbeansprucht', en: 'unclaimed' },
    },
    verbs: {
      addTo: { de: { infinitive: 'legen' }, en: { base: 'add' } },
      attach: { de: { infinitive: 'anhängen', prefix: 'an' }, en: { base: 'attach' } },
      attackVerb: { de: { infinitive: 'angreifen', prefix: 'an', participle: 'angegriffen' }, en: { base: 'attack' } },
      cancel: { de: { infinitive: 'verhindern' }, en: { base: 'cancel', past: 'canceled', ing: 'canceling' } },
      contribute: {
        de: { infinitive: 'beitragen', prefix: 'bei', du: 'trägst', er: 'trägt', participle: 'beigetragen' },
        en: { base: 'contribute' },
      },
      deal: {
        de: { infinitive: 'zufügen', prefix: 'zu', indirect: 'dat' },
        en: { base: 'deal', past: 'dealt', indirect: 'to' },
      },
      engage: { de: { infinitive: 'verwickeln' }, en: { base: 'engage' } },
      exhaust: { de: { infinitive: 'erschöpfen' }, en: { base: 'exhaust' } },
      get: {
        de: { infinitive: 'erhalten', du: 'erhältst', er: 'erhält', participle: 'erhalten' },
        en: { base: 'get', past: 'got' },
      },
      heal: { de: { infinitive: 'heilen' }, en: { base: 'heal' } },
      lower: { de: { infinitive: 'senken' }, en: { base: 'lower' } },
      place: { de: { infinitive: 'legen' }, en: { base: 'place' } },
      raise: { de: { infinitive: 'erhöhen' }, en: { base: 'raise' } },
      readyVerb: {
        de: { infinitive: 'machen', fixed: 'spielbereit' },
        en: { base: 'ready', third: 'readies', past: 'readied' },
      },
      spend: {
        de: {
          infinitive: 'ausgeben',
          prefix: 'aus',
          du: 'gibst',
          er: 'gibt',
          imperative: 'gib',
          past: 'gab',
          participle: 'ausgegeben',
        },
        en: { base: 'spend', past: 'spent' },
      },
      takeOver: {
        de: {
          infinitive: 'übernehmen',
          du: 'übernimmst',
          er: 'übernimmt',
          imperative: 'übernimm',
          past: 'übernahm',
          participle: 'übernommen',
        },
        en: { base: 'gain' },
      },
      takeDamage: { de: { infinitive: 'erleiden', participle: 'erlitten' }, en: { base: 'take' } },
    },
    prepositions: {
      atop: { de: { text: 'auf', case: 'acc' }, en: 'on' },
      intoPool: { de: { text: 'in', case: 'acc' }, en: 'to' },
      over: { de: { text: 'über', case: 'acc' }, en: 'of' },
    },
    adverbs: {
      perPlayer: { de: 'pro Spieler', en: 'per player' },
    },
  },
  encounterWords,
  mirkwoodWords,
);
