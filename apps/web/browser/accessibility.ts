/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { every } from './every.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everything = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
const contrast = { type: 'rule', values: ['color-contrast'] };
const how = {
  // Only what is wrong is described, and no style sheet is fetched again: that is what takes long.
  resultTypes: ['violations'],
  preload: false,
};

/** Of so many neighbours of one kind (all cards of a game, all of its rules) the others are like them. */
const MANY = 24;
const LEFT_OUT = 'data-left-out';

/** Runs in the page: marks what axe need not look at; of long lists every so many is looked at. Says how many are marked. */
function leaveOut({ among, mark }: { among: number; mark: string }): number {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  let left = 0;
  for (const list of document.querySelectorAll('ul, ol, section, div, main')) {
    const step = Math.ceil(list.childElementCount / among);
    if (step < 2 || new Set([...list.children].map(({ tagName }) => tagName)).size > 1) continue;
    for (const [i, child] of [...list.children].entries()) {
      if (i % step === 0) continue;
      child.setAttribute(mark, '');
      left++;
    }
  }
  return left;
}

/** What axe finds wrong with the page, as short lines; nothing, if all is well. */
export const violations = (page: Page): Promise<string[]> => found(page, everything);

/** What can hardly be read. Grounds that fade are made even for it: axe does not reckon with them. */
export async function pale(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.body.style.background = 'var(--ground)';
  });
  return found(page, contrast);
}

async function found(page: Page, runOnly: typeof everything): Promise<string[]> {
  // Evaluated through the debugger, which the page's content policy does not stop, as it would a script element.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  const left = every ? 0 : await page.evaluate(leaveOut, { among: MANY, mark: LEFT_OUT });
  const where = left === 0 ? 'document' : `{ include: [['html']], exclude: [['[${LEFT_OUT}]']] }`;
  const results = (await page.evaluate(`axe.run(${where}, ${JSON.stringify({ ...how, runOnly })})`)) as AxeResults;
  return results.violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target})`));
}
