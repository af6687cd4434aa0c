import { expect, it } from 'vitest';
import { numberValue, printedValues, wordValue } from './card-values.ts';

const name = (text: string) => ({ de: text, en: text });

it('a card prints its words, and the numbers that are not 0 or that it prints anyway', () => {
  const cost = numberValue('cost', name('Cost'), 0);
  const attack = numberValue('attack', name('Attack'), 0);
  const defense = numberValue('defense', name('Defense'), -1);
  const traits = wordValue('traits', name('Traits'), { de: 'Zwerg', en: 'Dwarf' }, { de: 'Adlig', en: 'Noble' });
  const none = wordValue('type', name('Type'));
  expect(traits).toEqual({ key: 'traits', name: name('Traits'), value: { de: 'Zwerg, Adlig', en: 'Dwarf, Noble' } });
  expect(printedValues([cost, attack, defense, traits, none], ['cost'])).toEqual([cost, defense, traits]);
  expect(printedValues([cost, attack])).toEqual([]);
});
