import { describe, expect, it } from 'vitest';
import { neverWords, uses } from './glossary.ts';

const glossary = `# Glossary

## Kernel and table

| English | Deutsch | Note | Never |
|---|---|---|---|
| pass | passen | | aussetzen |
| seat | Platz | |

## toy: The Toy

| English | Deutsch | Note | Never |
|---|---|---|---|
| cloak | Mantel | worn | Umhang*, cape |

## other: Another

| English | Deutsch | Note | Never |
|---|---|---|---|
| sword | Schwert | | Klinge |
`;

describe('the Never column', () => {
  it('lists the words of a game and those of all', () => {
    expect(neverWords(glossary, 'toy')).toEqual([
      { word: 'aussetzen', instead: 'pass, passen' },
      { word: 'Umhang*', instead: 'cloak, Mantel' },
      { word: 'cape', instead: 'cloak, Mantel' },
    ]);
  });

  it.each([
    ['Ein Umhangs?', 'Umhang*', true],
    ['Ein Reiseumhang', 'Umhang*', false],
    ['the cape.', 'cape', true],
    ['an escape', 'cape', false],
    ['capes', 'cape', false],
    ['gains +1', 'gains +', true],
    ['gains it', 'gains +', false],
  ])('%s uses %s: %s', (text, word, found) => {
    expect(uses(text, word)).toBe(found);
  });
});
