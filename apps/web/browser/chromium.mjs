// The browser that tests and screenshots use: the Chromium of the system, in a state that every run shares.
import { chromium } from 'playwright-core';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell would put every letter on a whole pixel, and words would run into each other: nobody's browser does that.
  '--font-render-hinting=none',
];

export { sizes } from './sizes.mjs';

/** Browser locales of the two languages. */
export const locales = { de: 'de-DE', en: 'en-GB' };

function options() {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath) throw new Error('CHROMIUM names no browser; use npm run test:browser, which finds one.');
  return { executablePath, headless: true, args };
}

export const launchChromium = () => chromium.launch(options());

/** A browser that others can use, too: see `connectChromium`. */
export const serveChromium = () => chromium.launchServer(options());

/** @param {string} endpoint */
export const connectChromium = (endpoint) => chromium.connect(endpoint);
