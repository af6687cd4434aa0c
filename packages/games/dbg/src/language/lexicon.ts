import { commonLexicon, lexicon } from '@tafelrunde/words';

/** The game's own words, in the terms of the rulebook. */
export const words = lexicon(commonLexicon, {
  nouns: {
    ally: { de: { adjectival: 'Verbündet', gender: 'm' }, en: { sg: 'ally' } },
    ambush: { de: { sg: 'Hinterhalt', pl: 'Hinterhalte', gender: 'm' }, en: { sg: 'ambush' } },
    archenemy: { de: { sg: 'Erzfeind', pl: 'Erzfeinde', gender: 'm' }, en: { sg: 'Archenemy' } },
    artifact: { de: { sg: 'Artefakt', pl: 'Artefakte', gender: 'n' }, en: { sg: 'artifact' } },
    corruption: {
      de: { sg: 'Karte Korruption', pl: 'Karten Korruption', gender: 'f' },
      en: { sg: 'Corruption', pl: 'Corruption' },
    },
    courage: {
      de: { sg: 'Karte Tapferkeit', pl: 'Karten Tapferkeit', gender: 'f' },
      en: { sg: 'Courage', pl: 'Courage' },
    },
    enemy: { de: { sg: 'Feind', pl: 'Feinde', gender: 'm' }, en: { sg: 'enemy' } },
    fortune: { de: { sg: 'Wendepunkt', pl: 'Wendepunkte', gender: 'm' }, en: { sg: 'Fortune' } },
    location: { de: { sg: 'Ort', pl: 'Orte', gender: 'm' }, en: { sg: 'location' } },
    mainDeck: { de: { sg: 'Hauptdeck', gender: 'n' }, en: { sg: 'main deck' } },
    maneuver: { de: { sg: 'Manöver', pl: 'Manöver', gender: 'n' }, en: { sg: 'maneuver' } },
    path: {
      de: { sg: 'Pfad', gender: 'm' },
      en: { sg: 'Path' },
      prepositions: { from: { de: { text: 'aus', case: 'dat' } } },
    },
    starter: { de: { sg: 'Startkarte', pl: 'Startkarten', gender: 'f' }, en: { sg: 'starter' } },
  },
  adjectives: {
    random: { de: 'zufällig', en: 'random' },
  },
  verbs: {
    avoid: {
      de: { infinitive: 'entgehen', past: 'entging', participle: 'entgangen', object: 'dat' },
      en: { base: 'avoid' },
    },
    cost: { de: { infinitive: 'kosten' }, en: { base: 'cost', past: 'cost' } },
    destroy: { de: { infinitive: 'zerstören' }, en: { base: 'destroy' } },
  },
  prepositions: {
    onTopOf: { de: { text: 'oben auf', case: 'acc' }, en: 'on top of' },
    underneath: { de: { text: 'unter', case: 'acc' }, en: 'under' },
  },
});
