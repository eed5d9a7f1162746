import { type Frame, frameOf, isShown, letterSize, note, styleOf, where } from './seen.ts';

/** A line of a text node as it lies on the page, without the room that a font keeps above and below its ink. */
interface Line {
  readonly node: Text;
  readonly element: Element;
  readonly frame: Frame;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A paragraph or the like: where its last line lies, and how many characters that has and the longest one. */
interface Block {
  middle: number;
  count: number;
  longest: number;
}

/** Characters that a line of running text may have (WCAG 2.2 SC 1.4.8 says 80; the rules of the look 88). */
const longestLine = 88;
/** Text that has one direction only: numbers, dates, addresses, codes. */
const orderly =
  /\+\d[\d ().\u2011-]{5,}\d|\d{4}-\d\d-\d\d|https?:\/\/[^\s<>"]*[\w/]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w/.])\/[\w.{}/-]*[\w}/]|\d+(?:[.,:]\d+)+|[-\u2212]\d+|[A-Z]{2,}[-_ ][A-Z0-9-]*\d[A-Z0-9]*|\b[a-z0-9]+(?:[-_][a-z0-9]+)+\b/g;
const word = /\p{L}[\p{L}\p{M}]{2,}|\p{N}{2,6}/gu;
/** Scripts that are written without spaces: their lines end anywhere. */
const withoutSpaces = /[\u2E80-\uFFFF\u0E00-\u0EFF]/;

const range = document.createRange();
function boxOf(node: Text, i: number): DOMRect | undefined {
  range.setStart(node, i);
  range.setEnd(node, i + 1);
  // After a soft hyphen a letter has two boxes, the first that of the hyphen on the line before.
  return [...range.getClientRects()].findLast(({ width }) => width > 0);
}

/** Notes what is wrong with the text below `root`: page, small, spacing, order, cut, measure, overlap. */
export function judgeText(root: Element): void {
  const lines: Line[] = [];
  const blocks = new Map<Element, Block>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let next = walker.nextNode(); next; next = walker.nextNode()) {
    const node = next as Text;
    const element = node.parentElement;
    if (!element || node.data.trim() === '' || /^(?:SCRIPT|STYLE|OPTION|TEXTAREA)$/.test(element.tagName)) continue;
    if (!isShown(element)) continue;
    lines.push(...linesOf(node, element));
    judgeLetters(node, element);
    judgeOrder(node, element);
    judgeWords(node, element);
    judgeMeasure(node, element, blocks);
  }
  for (const [block, { longest }] of blocks)
    if (longest > longestLine) note('measure', block, block.textContent, `${longest} characters`);
  judgeOverlaps(lines);
}

function linesOf(node: Text, element: Element): Line[] {
  const frame = frameOf(element);
  const half = letterSize(element) / 2;
  range.selectNodeContents(node);
  return [...range.getClientRects()].flatMap((box) => {
    if (box.width < 1) return [];
    if ((box.right > innerWidth + 0.5 || box.left < -0.5) && !frame.scrolls)
      note('page', element, node.data, `${box.left} to ${box.right}`);
    const middle = (box.top + box.bottom) / 2;
    const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
    const [top, bottom] = [Math.max(middle - half, frame.top), Math.min(middle + half, frame.bottom)];
    return right - left > 1 && bottom - top > 1 ? [{ node, element, frame, left, right, top, bottom }] : [];
  });
}

function judgeLetters(node: Text, element: Element): void {
  const { letterSpacing } = styleOf(element);
  if (letterSize(element) < 12 - 0.01) note('small', element, node.data, `${letterSize(element)} px`);
  // Letters that are joined fall apart.
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(node.data) && !/^(?:normal|0px)$/.test(letterSpacing))
    note('spacing', element, node.data, letterSpacing);
}

/** Text that is read from left to right stands so, whatever the direction of the page. */
function judgeOrder(node: Text, element: Element): void {
  for (const { 0: text, index } of node.data.matchAll(orderly)) {
    let before: DOMRect | undefined;
    for (let i = index; i < index + text.length; i += 1) {
      const box = boxOf(node, i);
      if (!box) continue;
      if (before && Math.abs(box.top - before.top) < letterSize(element) / 2 && box.left < before.left - 0.5) {
        note('order', element, text);
        break;
      }
      before = box;
    }
  }
}

/** A word that needs no hyphen, or has room enough, broken without one. */
function judgeWords(node: Text, element: Element): void {
  if (element.closest('code, pre, a[href^=http], a[href^=mailto]')) return;
  for (const { 0: text, index } of node.data.matchAll(word)) {
    if (/[.@/_-]/.test(node.data[index - 1] ?? '') || withoutSpaces.test(text)) continue;
    const [from, to] = [boxOf(node, index), boxOf(node, index + text.length - 1)];
    if (!from || !to || Math.abs(from.top - to.top) <= letterSize(element) / 2) continue;
    let width = 0;
    for (let i = index; i < index + text.length; i += 1) width += boxOf(node, i)?.width ?? 0;
    if (text.length <= 16 || width < blockOf(element).clientWidth - 40)
      note('cut', element, text, `of ${node.data.trim().slice(0, 30)}`);
  }
}

function blockOf(element: Element): Element {
  let block = element;
  while (/^(?:inline|contents)$/.test(styleOf(block).display) && block.parentElement) block = block.parentElement;
  return block;
}

/** Counts the characters of each line as it lies; tables, programs and rows of links are not read from end to end. */
function judgeMeasure(node: Text, element: Element, blocks: Map<Element, Block>): void {
  const size = letterSize(element);
  const block = blockOf(element);
  if (block.clientWidth < longestLine * size * 0.3 || element.closest('table, pre, nav, select, button')) return;
  const at = blocks.get(block) ?? { middle: Number.NaN, count: 0, longest: 0 };
  blocks.set(block, at);
  // A long word may be broken: it is counted by letters.
  for (const { 0: text, index } of node.data.matchAll(/\S{1,20}\s*/g)) {
    const box = boxOf(node, index);
    if (!box) continue;
    const middle = (box.top + box.bottom) / 2;
    if (!(Math.abs(middle - at.middle) < size / 2)) at.count = 0;
    at.middle = middle;
    // Marks stand above and below letters, and take no room of their own.
    const letters = text.trimEnd().replace(/\p{M}/gu, '').length;
    at.count += letters;
    at.longest = Math.max(at.longest, at.count);
    if (/\s$/.test(text)) at.count += 1;
  }
}

function judgeOverlaps(lines: Line[]): void {
  lines.sort((a, b) => a.top - b.top);
  for (const [i, a] of lines.entries())
    for (const b of lines.slice(i + 1)) {
      if (b.top >= a.bottom - 1) break;
      if (a.frame.sticks !== b.frame.sticks || a.node === b.node) continue;
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - b.top > 1)
        note('overlap', a.element, a.node.data, `and ${where(b.element)} ${b.node.data.trim().slice(0, 30)}`);
    }
}
