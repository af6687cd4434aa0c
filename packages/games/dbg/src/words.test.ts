import { Compiler, visit } from '@tafelrunde/kernel';
import { checkCardTexts } from '@tafelrunde/testing';
import { checkCatalogue, checkLexicon, checkPhrase } from '@tafelrunde/words';
import { describe, expect, test } from 'vitest';
import { cards } from './cards/index.ts';
import { define } from './define.ts';
import { dbg } from './game.ts';
import { dbg as language } from './language/language.ts';
import { words } from './language/lexicon.ts';

describe('the words of the deck-building game', () => {
  test('exist in both languages', () => {
    expect(checkLexicon(words)).toEqual([]);
    expect(checkCatalogue(dbg.catalogue)).toEqual([]);
    const spoken = new Compiler(language);
    for (const card of cards) define(card, spoken);
    expect(spoken.phrases.size).toBeGreaterThan(20);
    for (const phrase of spoken.phrases.values()) expect(checkPhrase(phrase, words)).toEqual([]);
    checkCardTexts(dbg);
  });

  test('make card texts from what the cards do', () => {
    const text = (id: string) => dbg.listCards().find((card) => card.id === id)?.text;
    expect(text('ringwraiths')).toEqual({
      de: '+3 Macht. Angriff gegen jeden anderen Spieler: Erhalte 1 Karte Korruption. Hinterhalt: Lege 2 zufällige Karten aus deiner Hand ab.',
      en: '+3 Power. Attack on each other player: Gain 1 Corruption. Ambush: Discard 2 random cards from your hand.',
    });
    expect(text('gimlis-axe')).toEqual({
      de: '+2 Macht. Du darfst 1 Karte aus deiner Hand ablegen. Wenn du das tust, kostet der Erzfeind in diesem Zug 2 weniger.',
      en: '+2 Power. You may discard 1 card from your hand. If you do, the Archenemy costs 2 less this turn.',
    });
  });

  test('from nodes and cards that have names', () => {
    const kinds = new Set<string>();
    for (const { id, tree } of dbg.defs) {
      expect(id).toMatch(/^[a-z][a-z-]*[a-z]$/);
      visit(tree, ({ k }) => {
        kinds.add(k);
        return true;
      });
    }
    expect(kinds.size).toBeGreaterThan(40);
    expect([...kinds].filter((kind) => !/^[a-z][a-zA-Z-]*$/.test(kind))).toEqual([]);
  });

  test('and few of them by hand', () => {
    const cards = dbg.listCards();
    const custom = cards.reduce((sum, card) => sum + card.custom, 0);
    const abilities = cards.reduce((sum, card) => sum + card.abilities, 0);
    expect(custom).toBe(17);
    expect(custom / abilities).toBeLessThan(0.1);
  });
});
