import type { Source } from '../found.ts';
import { type Item, type ItemValue, plainName } from '../item.ts';
import { attribute, type HtmlElement, isElement, lineOf, textIn } from './parse.ts';

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
export function readMicrodata(element: HtmlElement, file: string, line: number, depth = 0): Item {
  const properties = new Map<string, ItemValue[]>();
  const add = (names: string, value: ItemValue) => {
    for (const name of names.split(/\s+/).filter(Boolean))
      properties.set(plainName(name), [...(properties.get(plainName(name)) ?? []), value]);
  };
  const walk = (node: HtmlElement, before: number, level: number) => {
    for (const child of node.childNodes) {
      if (!isElement(child) || level > deepest) continue;
      const at = lineOf(child, before);
      const names = attribute(child, 'itemprop');
      const isItem = attribute(child, 'itemscope') !== undefined;
      const from: Source = { file, line: at };
      if (names !== undefined)
        add(names, isItem ? { item: readMicrodata(child, file, at, level + 1), from } : { value: heldBy(child), from });
      if (!isItem) walk(child, at, level + 1);
    }
  };
  walk(element, line, depth);
  const types = (attribute(element, 'itemtype') ?? '').split(/\s+/).filter(Boolean).map(plainName);
  const id = attribute(element, 'itemid');
  return { types, properties, from: { file, line }, isMicrodata: true, ...(id !== undefined && { id }) };
}

function heldBy(element: HtmlElement): string {
  const content = attribute(element, 'content');
  const holder = holders[element.tagName];
  const value =
    content ??
    (element.tagName === 'time' ? attribute(element, 'datetime') : undefined) ??
    (holder && attribute(element, holder));
  return (value ?? textIn(element)).replace(/\s+/g, ' ').trim();
}
