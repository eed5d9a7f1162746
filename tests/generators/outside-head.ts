import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const isHead = (node: Node): boolean => node.nodeName === 'head';
const isMark = (node: Node | undefined, text: string): boolean =>
  node !== undefined && node.nodeName === '#comment' && 'data' in node && node.data === text;

/** The parts of a page: all but its head, as browsers read it; and the head without what stands between our marks. */
export function partsOf(html: string): { readonly outside: string; readonly head: string } {
  const document = parse(html);
  let head = '';
  for (const root of document.childNodes) {
    if (!('childNodes' in root)) continue;
    for (const each of root.childNodes.filter(isHead)) {
      if (!('childNodes' in each)) continue;
      const from = each.childNodes.findIndex((node) => isMark(node, 'gazette'));
      const to = each.childNodes.findIndex((node) => isMark(node, '/gazette'));
      if (from >= 0 && to > from) each.childNodes.splice(from, to - from + 1);
      head += serialize(each);
      each.childNodes = [];
    }
  }
  return { outside: serialize(document), head };
}
