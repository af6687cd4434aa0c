import { describe, expect, it } from 'vitest';
import { glyphPieces, piecesOf } from './signs.ts';

const signs = [
  { word: /combat (?:deck|troph)/, icon: 'swords' },
  { word: /social troph/, icon: 'talk' },
];

describe('texts with signs', () => {
  it('are cut before every word that has one', () => {
    expect(piecesOf('Gain 1 combat trophy; or gain 2 social trophies.', signs)).toEqual([
      { icon: '', text: 'Gain 1 ' },
      { icon: 'swords', text: 'combat trophy; or gain 2 ' },
      { icon: 'talk', text: 'social trophies.' },
    ]);
  });

  it('may begin with one, and stay whole without any', () => {
    expect(piecesOf('Combat trophies', signs)).toEqual([{ icon: 'swords', text: 'Combat trophies' }]);
    expect(piecesOf('Combat begins.', signs)).toEqual([{ icon: '', text: 'Combat begins.' }]);
  });
});

it('short forms are words and signs; a name without a sign is read as a word', () => {
  const sword = { icon: 'M0 0', label: 'attack' };
  expect(glyphPieces('hurt: {attack}+1, {unknown}', { attack: sword })).toEqual(['hurt: ', sword, '+1, ', 'unknown']);
  expect(glyphPieces('', {})).toEqual([]);
});
