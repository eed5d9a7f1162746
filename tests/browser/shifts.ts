// A program for the page is text: the project is not checked with the types of a browser.
/** Layout shifts, apart: of sticky lists, which move with every scroll, and of anything else, with what moved.
 * Words of a line whose end was not read yet are not counted. */
export const countShifts = `globalThis.shifts = { sticky: 0, others: [] };
const isSticky = (node) => {
  for (let at = node; at; at = at.parentElement)
    if (at.nodeType === 1 && getComputedStyle(at).position === 'sticky') return true;
  return false;
};
const interactive = () => performance.getEntriesByType('navigation')[0].domInteractive || Infinity;
new PerformanceObserver((list) => {
  for (const { value, sources, startTime } of list.getEntries()) {
    // "(" goes to the next line with the word behind it, if the parser paused between the two: no page can help it.
    if (startTime <= interactive() && sources.length > 0 && sources.every(({ node }) => node?.nodeType === 3)) continue;
    if (sources.length > 0 && sources.every(({ node }) => isSticky(node))) shifts.sticky += value;
    else shifts.others.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 60)) });
  }
}).observe({ type: 'layout-shift', buffered: true });`;
