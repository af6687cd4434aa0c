/// <reference lib="dom" />
// What can be said of a table by measuring it on the page: see `npm run layouts`.

/**
 * What was found at one table: sentences about what is wrong, and the part of the window that cards, map and pictures cover.
 * @typedef {{ faults: string[], covered: number, card: number }} Measured
 */

/** Runs in the page. @param {{ scrolls: boolean }} allowed @returns {Measured} */
export function measureTable({ scrolls }) {
  /** @type {string[]} */
  const faults = [];
  const { innerWidth: width, innerHeight: height } = window;
  /** @param {Element} element */
  const box = (element) => element.getBoundingClientRect();
  /** @param {Element} element */
  const isShown = (element) => {
    const { width: w, height: h } = box(element);
    return w > 1 && h > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  /** @param {Element} element */
  const nameOf = (element) => {
    const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
    return `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '')
      .replace(/\s*svelte-\S+|\s+/g, ' ')
      .trim()} “${words}”`;
  };
  /**
   * What remains of it inside everything that cuts off what reaches out; of the words in it, all that could be there.
   * @param {Element} element
   */
  const area = (element, words = false) => {
    let { left, top, right, bottom } = words ? { left: 0, top: 0, right: width, bottom: height } : box(element);
    for (let up = words ? element : element.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const edge = box(up);
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    [left, top, right, bottom] = [
      Math.max(0, left),
      Math.max(0, top),
      Math.min(width, right),
      Math.min(height, bottom),
    ];
    return { left, top, right, bottom };
  };

  const cards = [...document.querySelectorAll('[data-card]:not(.hex)')].filter(isShown);
  /** Where a card lies, as if it were not turned a little. @param {Element} card */
  const lies = (card) => {
    const { left, top, width: w, height: h } = box(card);
    const { offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (card);
    const [x, y] = [left + (w - offsetWidth) / 2, top + (h - offsetHeight) / 2];
    const whole = { left: x, top: y, right: x + offsetWidth, bottom: y + offsetHeight };
    if (!card.closest('[data-scrolls]')) return whole;
    const seen = area(card);
    return { ...whole, top: Math.max(whole.top, seen.top), bottom: Math.min(whole.bottom, seen.bottom) };
  };
  const inFan = (/** @type {Element} */ card) => card.closest('[data-fan]') !== null;

  // Nothing lies over a card but what hangs on it.
  for (const [at, one] of cards.entries()) {
    const a = lies(one);
    for (const other of cards.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      if (inFan(one) && inFan(other)) continue;
      if (one.closest('[data-stack]') && one.closest('[data-stack]') === other.closest('[data-stack]')) continue;
      const b = lies(other);
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 3 && down > 3) faults.push(`${nameOf(one)} lies over ${nameOf(other)}`);
    }
  }

  // Everything is whole, unless it lies where one scrolls; of a fan the upper part of each card is in sight.
  for (const card of cards) {
    const { left, top, right, bottom } = lies(card);
    const seen = area(card);
    if (card.closest('[data-scrolls]')) continue;
    const cut = Math.max(seen.left - left, right - seen.right, seen.top - top, inFan(card) ? 0 : bottom - seen.bottom);
    if (cut > 2) faults.push(`${nameOf(card)} is cut off by ${Math.round(cut)} px`);
    if (inFan(card) && seen.bottom - seen.top < 44) faults.push(`${nameOf(card)} of the fan is hardly in sight`);
  }

  // What is asked about can be seen and pressed where it is.
  const inSight = [...document.querySelectorAll('[data-card].can')].some(isShown);
  for (const card of document.querySelectorAll('[data-card].can')) {
    if (!isShown(card)) {
      // On a small screen a tab with a number leads there; the one that opened by itself has such a card in sight.
      const led = scrolls && card.closest('[hidden]') && document.querySelector('nav .count') && inSight;
      if (!led) faults.push(`${nameOf(card)} can be chosen and is not in sight`);
      continue;
    }
    const { left, top, right, bottom } = area(card);
    const points = [0.2, 0.5, 0.8].flatMap((x) =>
      [0.2, 0.5, 0.8].map((y) => [left + (right - left) * x, top + (bottom - top) * y]),
    );
    const free = points.some(([x, y]) => {
      const there = document.elementFromPoint(/** @type {number} */ (x), /** @type {number} */ (y));
      return there !== null && (card.contains(there) || there.contains(card));
    });
    if (right - left < 8 || bottom - top < 8 || !free) faults.push(`${nameOf(card)} can be chosen and is covered`);
  }

  // The answers beside a question lie in its prompt.
  for (const prompt of document.querySelectorAll('#prompt')) {
    const { left, right } = box(prompt);
    for (const button of [...prompt.querySelectorAll('.buttons button')].filter(isShown)) {
      const answer = box(button);
      if (answer.left < left - 1 || answer.right > right + 1)
        faults.push(`${nameOf(button)} reaches out of the prompt`);
    }
  }

  // No letters below 11 px, and no words cut off.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    // A sign without letters is a picture.
    if (
      !parent ||
      !/[\p{L}\p{N}]/u.test(node.textContent ?? '') ||
      parent.closest('.unseen, script, style, noscript') ||
      !isShown(parent)
    )
      continue;
    if (parent.closest('.world')) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (size < 10.99) small.add(`${nameOf(parent)} is set in ${Math.round(size * 10) / 10} px`);
    // What scrolls may be cut where it ends; the lower half of a card in a fan is hidden on purpose.
    if (parent.closest('[role="log"], aside, dialog, [data-scrolls], [data-fan], .ask, nav')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    const seen = area(parent, true);
    const cut = Math.max(
      seen.left - words.left,
      words.right - seen.right,
      seen.top - words.top,
      words.bottom - seen.bottom,
    );
    if (cut > 3) small.add(`${nameOf(parent)} is cut off by ${Math.round(cut)} px`);
  }
  faults.push(.../** @type {Set<string>} */ (small));

  // A table does not scroll; its chronicle, its large card and long texts may.
  if (!scrolls) {
    for (const element of document.querySelectorAll('body, #content, #content *, .table, .table *')) {
      if (!isShown(element) || element.closest('[role="log"], aside, dialog, [data-scrolls]')) continue;
      const { overflowY, overflowX } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
        faults.push(`${nameOf(element)} scrolls`);
      else if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
        faults.push(`${nameOf(element)} scrolls across`);
    }
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > width) faults.push(`the page is ${scrollWidth - width} px too wide`);
  if (scrollHeight > height + 1) faults.push(`the page is ${scrollHeight - height} px too high`);

  // Cards, map and pictures, in squares of 4 px.
  const STEP = 4;
  const columns = Math.ceil(width / STEP);
  const grid = new Uint8Array(columns * Math.ceil(height / STEP));
  for (const element of [...cards, ...document.querySelectorAll('.map .frame, [data-picture], [data-stage]')].filter(
    isShown,
  )) {
    const { left, top, right, bottom } = area(element);
    for (let y = Math.floor(top / STEP); y < Math.floor(bottom / STEP); y++) {
      if (right > left) grid.fill(1, y * columns + Math.floor(left / STEP), y * columns + Math.floor(right / STEP));
    }
  }
  const covered = grid.reduce((sum, cell) => sum + cell, 0) / grid.length;
  const widths = cards.map((card) => /** @type {HTMLElement} */ (card).offsetWidth).sort((a, b) => b - a);
  return { faults, covered: Math.round(covered * 1000) / 1000, card: widths[0] ?? 0 };
}
