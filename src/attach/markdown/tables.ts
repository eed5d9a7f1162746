import {
  createHastElement,
  createText,
  type Element,
  type ElementContent,
  isBlock,
  isElement,
  toPropertyText,
} from './hast.ts';

/** Cells and headings on one line: blocks are joined by spaces, list items by semicolons. */
export function toSingleLine(element: Element): Element {
  element.children = element.children.flatMap(flat);
  return element;
}

function flat(node: ElementContent): ElementContent[] {
  if (!isElement(node)) return [node];
  const { tagName, children } = node;
  if (tagName === 'br') return [createText(' ')];
  if (tagName === 'hr') return [];
  if (tagName === 'pre')
    return [createText(' '), createHastElement('code', children.flatMap(unwrapCode)), createText(' ')];
  if (!isBlock(node) && tagName !== 'tr' && tagName !== 'td' && tagName !== 'th') return [node];
  if (tagName === 'ul' || tagName === 'ol') {
    const items = children.filter((each) => isElement(each) && each.tagName === 'li') as Element[];
    return [
      createText(' '),
      ...items.flatMap((item, index) => [...(index > 0 ? [createText('; ')] : []), ...item.children.flatMap(flat)]),
      createText(' '),
    ];
  }
  const inner = children.flatMap(flat);
  if (tagName === 'a' || tagName === 'strong' || tagName === 'em') return [{ ...node, children: inner }];
  return [createText(' '), ...inner, createText(' ')];
}

const unwrapCode = (node: ElementContent): ElementContent[] =>
  isElement(node)
    ? node.children.flatMap(unwrapCode)
    : node.type === 'text'
      ? [createText(node.value.replace(/\s+/g, ' '))]
      : [];

/** A layout table: it has role `presentation` or `none`, or one cell. */
export function isLayoutTable(table: Element): boolean {
  const role = toPropertyText(table, 'role');
  if (role === 'presentation' || role === 'none') return true;
  return cellsOf(table).length <= 1;
}

/** Cells of a layout table as consecutive blocks. */
export function flattenLayoutTable(table: Element): ElementContent[] {
  return cellsOf(table).map(({ children }) => createHastElement('div', children));
}

function cellsOf(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (!isElement(child)) return [];
    if (child.tagName === 'td' || child.tagName === 'th') return [child];
    return ['tr', 'tbody', 'thead', 'tfoot'].includes(child.tagName) ? cellsOf(child) : [];
  });
}
