/** What a card calls itself that is dragged from the library into the deck. */
export const CARD_DRAG = 'text/x-tafelrunde-card';
/** The same of one that is dragged out of the deck. */
export const LINE_DRAG = 'text/x-tafelrunde-line';
