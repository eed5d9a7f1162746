// A program for the page is text: the project is not checked with the types of a browser.
/**
 * What a reader could not read, reach or press on the page at its present width, in the browser's own measures: one line
 * each, `kind: where "text" how`. `{ page, clipped, scrolled, overlap, small, target, direction, order, spacing, cut }`.
 */
export const judged = `(() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  const styles = new Map();
  const styleOf = (e) => styles.get(e) ?? (styles.set(e, getComputedStyle(e)), styles.get(e));
  const shown = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.unseen, .skip');
  const place = (e) => e.tagName.toLowerCase() + [...e.classList].map((name) => '.' + name).join('');
  const where = (e) => [e.parentElement?.parentElement, e.parentElement, e].filter(Boolean).map(place).join('>');
  const note = (kind, e, text, how = '') => found.push(kind + ': ' + where(e) + ' "' + text.trim().slice(0, 40) + '" ' + how);

  if (document.documentElement.scrollWidth > innerWidth) found.push('page: ' + document.documentElement.scrollWidth);

  // What may be seen of an element: the boxes of all that cut it off, and whether it scrolls or sticks.
  const frames = new Map();
  function frameOf(e) {
    if (!e || e === document.documentElement) return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    const known = frames.get(e);
    if (known) return known;
    const frame = { ...frameOf(e.parentElement) };
    const style = styleOf(e);
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
      const box = e.getBoundingClientRect();
      frame.left = Math.max(frame.left, box.left);
      frame.right = Math.min(frame.right, box.right);
      frame.top = Math.max(frame.top, box.top);
      frame.bottom = Math.min(frame.bottom, box.bottom);
      frame.scrolls ||= /auto|scroll/.test(style.overflowX);
    }
    frame.sticks ||= /sticky|fixed/.test(style.position);
    frames.set(e, frame);
    return frame;
  }

  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const orderly = /\\+\\d[\\d ().\\u2011-]{5,}\\d|\\d{4}-\\d\\d-\\d\\d|https?:\\/\\/[^\\s<>"]*[\\w/]|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+|(?<![\\w/.])\\/[\\w.{}/-]*[\\w}/]|\\d+(?:[.,:]\\d+)+|[-\\u2212]\\d+|[A-Z]{2,}[-_ ][A-Z0-9-]*\\d[A-Z0-9]*|\\b[a-z0-9]+(?:[-_][a-z0-9]+)+\\b/g;
  const boxOf = (node, i) => (range.setStart(node, i), range.setEnd(node, i + 1), range.getClientRects()[0]);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    if (node.data.trim() === '' || /^(SCRIPT|STYLE|OPTION|TEXTAREA)$/.test(e.tagName) || !shown(e)) continue;
    const style = styleOf(e);
    const size = Number.parseFloat(style.fontSize);
    const frame = frameOf(e);
    if (size < 12 - 0.01) note('small', e, node.data, size + ' px');
    if (/[\\p{Script=Arabic}\\p{Script=Hebrew}]/u.test(node.data) && !/^(normal|0px)$/.test(style.letterSpacing))
      note('spacing', e, node.data, style.letterSpacing);
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      if ((box.right > width + 0.5 || box.left < -0.5) && !frame.scrolls) note('page', e, node.data, box.left + ' to ' + box.right);
      const middle = (box.top + box.bottom) / 2;
      const line = {
        node, e, sticks: frame.sticks,
        left: Math.max(box.left, frame.left), right: Math.min(box.right, frame.right),
        top: Math.max(middle - size / 2, frame.top), bottom: Math.min(middle + size / 2, frame.bottom),
      };
      if (line.right - line.left > 1 && line.bottom - line.top > 1) lines.push(line);
    }
    for (const match of node.data.matchAll(orderly)) {
      let left, top, first;
      for (let i = match.index; i < match.index + match[0].length; i += 1) {
        const box = boxOf(node, i);
        if (!box || box.width === 0) continue;
        if (top !== undefined && Math.abs(box.top - top) < size / 2 && box.left < left - 0.5) {
          note('order', e, match[0]);
          break;
        }
        [left, top] = [box.left, box.top];
      }
    }
    // A word that needs no hyphen, broken without one.
    for (const match of node.data.matchAll(/\\p{L}[\\p{L}\\p{M}]{2,}|\\p{N}{2,6}/gu)) {
      if (match[0].length > 16 || /[.@/_-]/.test(node.data[match.index - 1] ?? '') || e.closest('code, pre, a[href^=http], a[href^=mailto]')) continue;
      const [from, to] = [boxOf(node, match.index), boxOf(node, match.index + match[0].length - 1)];
      if (from && to && Math.abs(from.top - to.top) > size / 2 && !/[\\u2E80-\\uFFFF\\u0E00-\\u0EFF]/.test(match[0])) note('cut', e, match[0], 'of ' + node.data.trim().slice(0, 30));
    }
  }
  lines.sort((a, b) => a.top - b.top);
  for (const [i, a] of lines.entries())
    for (let j = i + 1; j < lines.length && lines[j].top < a.bottom - 1; j += 1) {
      const b = lines[j];
      if (a.sticks !== b.sticks || a.node === b.node) continue;
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - b.top > 1)
        note('overlap', a.e, a.node.data, 'and ' + where(b.e) + ' ' + b.node.data.trim().slice(0, 30));
    }

  for (const e of document.body.querySelectorAll('*')) {
    if (!shown(e)) continue;
    const style = styleOf(e);
    if (/^(CODE|PRE|KBD|SAMP)$/.test(e.tagName) && style.direction !== 'ltr') note('direction', e, e.textContent);
    if (e.clientWidth === 0 || e.scrollWidth <= e.clientWidth + 1) continue;
    if (/hidden|clip/.test(style.overflowX)) note('clipped', e, e.textContent);
    // A table of an editor may need more columns than a phone has room for.
    const isWide = innerWidth < 768 && e.querySelectorAll('thead th').length > 3;
    if (/auto|scroll/.test(style.overflowX) && !/^(PRE|TEXTAREA|SELECT)$/.test(e.tagName) && !e.querySelector('pre') && !isWide)
      note('scrolled', e, e.textContent, e.scrollWidth + ' in ' + e.clientWidth);
  }
  const lettersOf = (e) => (e.textContent.match(/[\\p{L}\\p{N}]/gu) ?? []).length;
  for (const e of document.body.querySelectorAll('a[href], button, summary, input, select, textarea')) {
    if (!shown(e)) continue;
    let block = e.parentElement;
    while (/^inline$|contents/.test(styleOf(block).display)) block = block.parentElement;
    const inText = styleOf(e).display === 'inline' && [...block.querySelectorAll('a')].reduce((n, a) => n - lettersOf(a), lettersOf(block)) > 2;
    const { width, height } = e.getBoundingClientRect();
    if (!inText && (width < 23.99 || height < 23.99)) note('target', e, e.textContent, width.toFixed(1) + ' x ' + height.toFixed(1));
  }
  return found;
})()`;
