import { type SchemaOrgItem, type SchemaOrgValue, toPlainName } from '../schema-org-item.ts';
import type { ImportSource } from '../sourced-value.ts';
import { collectText, findStartLine, getAttribute, type HtmlElement, isElement } from './parse-html.ts';

const deepest = 100;

/** The attribute in which an element holds its value; all others hold it as text (HTML, microdata, values). */
const holders: Readonly<Record<string, string>> = {
  meta: 'content',
  a: 'href',
  area: 'href',
  link: 'href',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  video: 'src',
  object: 'data',
  data: 'value',
  meter: 'value',
};

/** The thing that an element with `itemscope` describes. `itemref` is not followed. */
export function parseMicrodata(element: HtmlElement, file: string, line: number, depth = 0): SchemaOrgItem {
  const properties = new Map<string, SchemaOrgValue[]>();
  const add = (names: string, value: SchemaOrgValue) => {
    for (const name of names.split(/\s+/).filter(Boolean))
      properties.set(toPlainName(name), [...(properties.get(toPlainName(name)) ?? []), value]);
  };
  const walk = (node: HtmlElement, before: number, level: number) => {
    for (const child of node.childNodes) {
      if (!isElement(child) || level > deepest) continue;
      const at = findStartLine(child, before);
      const names = getAttribute(child, 'itemprop');
      const isItem = getAttribute(child, 'itemscope') !== undefined;
      const from: ImportSource = { file, line: at };
      if (names !== undefined)
        add(
          names,
          isItem ? { item: parseMicrodata(child, file, at, level + 1), from } : { value: heldBy(child), from },
        );
      if (!isItem) walk(child, at, level + 1);
    }
  };
  walk(element, line, depth);
  const types = (getAttribute(element, 'itemtype') ?? '').split(/\s+/).filter(Boolean).map(toPlainName);
  const id = getAttribute(element, 'itemid');
  return { types, properties, from: { file, line }, isMicrodata: true, ...(id !== undefined && { id }) };
}

function heldBy(element: HtmlElement): string {
  const content = getAttribute(element, 'content');
  const holder = holders[element.tagName];
  const value =
    content ??
    (element.tagName === 'time' ? getAttribute(element, 'datetime') : undefined) ??
    (holder && getAttribute(element, holder));
  return (value ?? collectText(element)).replace(/\s+/g, ' ').trim();
}
