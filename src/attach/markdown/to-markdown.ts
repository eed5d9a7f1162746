import { createElement, type Element } from '../../core/html-tree.ts';
import { normaliseElement } from './normalise.ts';
import { SpaceCollapser } from './spaces.ts';
import { BlockWriter } from './write-blocks.ts';
import { LineWriter } from './write-line.ts';

/** Markdown with marks for addresses; fillTargets() fills them in once all mirrors are known. */
export interface ConvertedMarkdown {
  readonly markdown: string;
  /** Addresses as written, by mark number. */
  readonly targets: readonly string[];
}

/** A soft hyphen, which no text keeps. Strings of it take half the memory that rarer characters would make them take. */
const edge = '\u00AD';

/** Markdown of an element, in reading order. The element is changed. */
export function toMarkdown(element: Element): ConvertedMarkdown {
  const numbers = new Map<string, number>();
  const mark = (value: string): string => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return `${edge}${number}${edge}`;
  };
  const root = createElement('div', normaliseElement(asBlock(element)));
  new SpaceCollapser().visit(root);
  const markdown = new BlockWriter(new LineWriter(mark)).write(root.childNodes);
  return { markdown: markdown.trim(), targets: [...numbers.keys()] };
}

/** A main element that is a cell, an item or a form holds blocks all the same; rows stay a table. */
function asBlock(element: Element): Element {
  if (/^(?:tr|tbody|thead|tfoot)$/.test(element.tagName)) return createElement('table', [element]);
  if (!/^(?:t[dh]|d[dt]|li|form|a|span|figure|details)$/.test(element.tagName)) return element;
  return { ...element, tagName: 'div' };
}

/** Replaces marks by addresses. */
export function fillTargets({ markdown, targets }: ConvertedMarkdown, place: (target: string) => string): string {
  const placed = targets.map((target) => place(target).replace(/[()\\<> ]/g, escaped));
  return markdown.replace(/\u00AD(\d+)\u00AD/g, (_, index: string) => placed[Number(index)] ?? '');
}

/** encodeURIComponent() leaves parentheses, which end an address in Markdown. */
const escaped = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
