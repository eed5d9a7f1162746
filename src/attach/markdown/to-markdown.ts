import { toMdast } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Handle, toMarkdown as write } from 'mdast-util-to-markdown';
import type { Element as Parsed } from '../../core/html-tree.ts';
import { placeEmphasis } from './emphasis.ts';
import { createHastElement, type Element, isElement, toHast, toPropertyText } from './hast.ts';
import { normaliseElement } from './normalise.ts';

/** Markdown with marks for addresses; fillTargets() fills them in once all mirrors are known. */
export interface ConvertedMarkdown {
  readonly markdown: string;
  /** Addresses as written, by mark number. */
  readonly targets: readonly string[];
}

const [open, close] = ['\uE000', '\uE001'];
const table = gfmTableToMarkdown({ tableCellPadding: true, tablePipeAlign: false });

/** Writes GFM strikethrough, which the Markdown writer lacks. */
const struck: Handle = (node, _, state, info) => {
  const tracker = state.createTracker(info);
  return `${tracker.move('~~')}${tracker.move(state.containerPhrasing(node, { ...tracker.current(), before: '~', after: '~' }))}~~`;
};

/** Characters that need no escape inside a line; a plain line begins with a letter. */
const plainText = /^[\p{L}\p{M}\p{N} ,.;:?/'"()%$@=+–—…“”„’‘-]*$/u;
const letterFirst = /^\p{L}/u;

/** Most texts need no escape: one expression sees it instead of forty. */
const text: Handle = (node: { value: string }, _, state, info) => {
  const { value } = node;
  const isLineStart = info.before === '' || /[\r\n\]]$/.test(info.before);
  const isSafe =
    plainText.test(value) &&
    (!isLineStart || letterFirst.test(value)) &&
    !(value.endsWith(' ') && /^(?:$|[\r\n])/.test(info.after));
  return isSafe ? value : state.safe(value, info);
};

/** Markdown of an element, in reading order. Pure: the element is not changed. */
export function toMarkdown(element: Parsed): ConvertedMarkdown {
  const numbers = new Map<string, number>();
  const mark = (value: string): string => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return `${open}${number}${close}`;
  };
  const root = createHastElement('div', normaliseElement(asBlock(toHast(element))));
  markTargets(root, mark);
  const tree = toMdast({ type: 'root', children: [root] }) as Root;
  placeEmphasis(tree);
  const markdown = write(tree, {
    bullet: '-',
    bulletOther: '*',
    emphasis: '*',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    incrementListMarker: true,
    handlers: { delete: struck, text },
    extensions: [table],
    // GFM's tildes, which the writer does not escape.
    unsafe: [{ character: '~', inConstruct: 'phrasing' }],
  });
  return { markdown: markdown.trim(), targets: [...numbers.keys()] };
}

/** A main element that is a cell, an item or a form holds blocks all the same; rows stay a table. */
function asBlock(element: Element): Element {
  if (/^(?:tr|tbody|thead|tfoot)$/.test(element.tagName)) return createHastElement('table', [element]);
  if (!/^(?:t[dh]|d[dt]|li|form|a|span|figure|details)$/.test(element.tagName)) return element;
  return { ...element, tagName: 'div' };
}

function markTargets(element: Element, mark: (value: string) => string): void {
  for (const child of element.children) {
    if (!isElement(child)) continue;
    const name = child.tagName === 'img' ? 'src' : child.tagName === 'a' ? 'href' : undefined;
    if (name === 'src') {
      child.properties.src = mark(toPropertyText(child, 'src') ?? '');
    } else if (name === 'href') child.properties = { href: mark(toPropertyText(child, 'href') ?? '') };
    markTargets(child, mark);
  }
}

/** Replaces marks by addresses. */
export function fillTargets({ markdown, targets }: ConvertedMarkdown, place: (target: string) => string): string {
  const placed = targets.map((target) => place(target).replace(/[()\\<> ]/g, escaped));
  return markdown.replace(/\uE000(\d+)\uE001/g, (_, index: string) => placed[Number(index)] ?? '');
}

/** encodeURIComponent() leaves parentheses, which end an address in Markdown. */
const escaped = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
