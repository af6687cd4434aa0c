// All mutants that Stryker would make of some files, and a sample of them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { at } from '../lib.mjs';

/** @typedef {{ start: { line: number, column: number }, end: { line: number, column: number } }} Location */
/** @typedef {{ fileName: string, location: Location, mutatorName: string, replacement: string }} Mutant */
/** @typedef {Omit<Mutant, 'fileName'> & { status: string, static?: boolean }} Played */

/**
 * What tells a mutant from all others; lines and columns count from one, as in Stryker's reports.
 * @param {Mutant} mutant
 */
export const keyOf = ({ fileName, location: { start, end }, mutatorName, replacement }) =>
  [fileName, start.line, start.column, end.line, end.column, mutatorName, replacement].join('|');

/**
 * The place of a mutant as Stryker's option `mutate` wants it, lines from one and columns from zero: only what is drawn
 * is put into the sources, which are otherwise slow.
 * @param {Mutant} mutant
 */
export const placeOf = ({ fileName, location: { start, end } }) =>
  `${fileName}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;

const silent = () => {};
const logger = {
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
};

/** Stryker's own columns and lines inside of the tool count from zero. @param {{ line: number, column: number }} place */
const fromOne = ({ line, column }) => ({ line: line + 1, column: column + 1 });

/**
 * @param {readonly string[]} files
 * @returns {Promise<Mutant[]>}
 */
export async function listMutants(files) {
  const sources = files.map((name) => ({ name, content: readFileSync(at(name), 'utf8'), mutate: true }));
  const { mutants } = await new Instrumenter(logger).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
    noHeader: false,
  });
  return mutants
    .filter(({ statusReason }) => statusReason === undefined)
    .map(({ fileName, location, mutatorName, replacement }) => ({
      fileName,
      location: { start: fromOne(location.start), end: fromOne(location.end) },
      mutatorName,
      replacement,
    }));
}

/**
 * Draws mutants by lot: equal seeds draw equal samples from equal sources.
 * @param {readonly Mutant[]} mutants
 * @param {number} size
 * @param {string} seed
 */
export function drawSample(mutants, size, seed) {
  const lot = (/** @type {Mutant} */ mutant) =>
    createHash('sha256')
      .update(`${seed}|${keyOf(mutant)}`)
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}
