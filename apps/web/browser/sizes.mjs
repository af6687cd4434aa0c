/** Sizes at which the page must be good: a small laptop and a phone. */
export const sizes = { wide: { width: 1366, height: 768 }, narrow: { width: 390, height: 844 } };
