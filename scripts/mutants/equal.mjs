// Mutants that change nothing, each with the reason. They are known by their text and not by their line, so that they
// stay known when something else in the file changes.
import { readFileSync } from 'node:fs';
import { at } from '../lib.mjs';

/** `*` stands for every file. @typedef {{ file: string, original: string, replacement: string, reason: string }} Equal */

/** @returns {Equal[]} */
export function readEqual() {
  return JSON.parse(readFileSync(at('scripts', 'mutants', 'equal.json'), 'utf8'));
}

/**
 * @param {readonly Equal[]} list
 * @param {{ fileName: string, original: string, replacement: string }} mutant
 */
export function isEqual(list, { fileName, original, replacement }) {
  return list.some(
    (equal) =>
      (equal.file === '*' || equal.file === fileName) &&
      equal.original === original &&
      equal.replacement === replacement,
  );
}
