import { createHastElement, createText, type Element, type ElementContent, isBlock, isElement } from './hast.ts';

/** A definition list as a plain list: `- **term**: definition; definition`. */
export function flattenDescriptionList(list: Element): Element {
  const rows = list.children.flatMap((each) => (isElement(each) && each.tagName === 'div' ? each.children : [each]));
  const items: { terms: Element[]; definitions: Element[] }[] = [];
  for (const row of rows) {
    if (!isElement(row)) continue;
    const last = items.at(-1);
    if (row.tagName === 'dt') {
      if (last && last.definitions.length === 0) last.terms.push(row);
      else items.push({ terms: [row], definitions: [] });
    } else if (last) last.definitions.push(row);
    else items.push({ terms: [], definitions: [row] });
  }
  return createHastElement('ul', items.map(itemOf));
}

function itemOf({ terms, definitions }: { terms: readonly Element[]; definitions: readonly Element[] }): Element {
  const term =
    terms.length === 0
      ? []
      : [
          createHastElement(
            'strong',
            joined(
              terms.map(({ children }) => children.flatMap(unmarked)),
              ', ',
            ),
          ),
        ];
  const lines = definitions.map(inlineOf);
  const isFlat = lines.every((line) => line !== undefined);
  const between = term.length > 0 && definitions.length > 0 ? [createText(isFlat ? ': ' : ':')] : [];
  if (isFlat) return createHastElement('li', [...term, ...between, ...joined(lines as ElementContent[][], '; ')]);
  const head = term.length > 0 ? [createHastElement('p', [...term, ...between])] : [];
  return createHastElement('li', [...head, ...definitions.flatMap(({ children }) => paragraphs(children))]);
}

/** Text between blocks stays a paragraph of its own. */
function paragraphs(children: readonly ElementContent[]): ElementContent[] {
  return children.some(isBlock) ? [...children] : [createHastElement('p', children)];
}

/** Content that fits one line, also within one paragraph; undefined for anything longer. */
function inlineOf({ children }: Element): ElementContent[] | undefined {
  const said = children.filter((each) => each.type !== 'text' || each.value.trim() !== '');
  const [first] = said;
  if (said.length === 1 && first && isElement(first) && (first.tagName === 'p' || first.tagName === 'div'))
    return inlineOf(first);
  return said.some(isBlock) ? undefined : trimmed(children);
}

/** Removes bold, which would nest, and headings within terms. */
function unmarked(node: ElementContent): ElementContent[] {
  if (!isElement(node)) return [node];
  const children = node.children.flatMap(unmarked);
  if (isBlock({ ...node, children: [] })) return [createText(' '), ...children, createText(' ')];
  if (node.tagName === 'strong' || node.tagName === 'b') return children;
  return [{ ...node, children }];
}

function joined(lists: readonly ElementContent[][], between: string): ElementContent[] {
  return lists.flatMap((list, index) => (index === 0 ? trimmed(list) : [createText(between), ...trimmed(list)]));
}

function trimmed(list: readonly ElementContent[]): ElementContent[] {
  return list.map((each, index) => {
    if (each.type !== 'text') return each;
    const start = index === 0 ? each.value.trimStart() : each.value;
    return createText(index === list.length - 1 ? start.trimEnd() : start);
  });
}
