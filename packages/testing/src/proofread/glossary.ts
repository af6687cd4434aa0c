/** A word that a game never uses, and the one that it uses instead. */
export interface NeverWord {
  readonly word: string;
  readonly instead: string;
}

const COMMON = 'Kernel and table';

/** The *Never* column of the glossary, by game; what all games share is in every list. */
export function neverWords(glossary: string, game: string): readonly NeverWord[] {
  const sections = glossary.split(/^## /m).slice(1);
  return sections
    .filter((section) => section.startsWith(COMMON) || section.startsWith(`${game}:`))
    .flatMap((section) =>
      section
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .slice(2),
    )
    .flatMap((line) => {
      const [english, german, , never = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      const words = never.split(',').map((word) => word.trim());
      return words.filter(Boolean).map((word) => ({ word, instead: `${english}, ${german}` }));
    });
}

/** Whether a text uses a word; `*` stands for any ending. */
export function uses(text: string, word: string): boolean {
  const open = word.endsWith('*');
  const plain = (open ? word.slice(0, -1) : word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${plain}${open ? '' : '(?!\\p{L})'}`, 'u').test(text);
}
