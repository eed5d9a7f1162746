import {
  classesOf,
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

/** Blocks that no cell of data has, or not more than one of. */
const layoutBlocks = /^(?:h[1-6]|table|form|article|section|main|nav|header|footer|hr|iframe|dl|blockquote)$/;

/** A table that only places blocks: so says its role, or it has one row or column, or its cells have blocks of a page. */
export function isLayoutTable(table: Element): boolean {
  const role = toPropertyText(table, 'role');
  if (/^(?:presentation|none|main|article|document)$/.test(role ?? '')) return true;
  const cells = cellsOf(table);
  if (cells.length <= 1) return true;
  const isData = table.children.some((each) => isElement(each) && /^(?:caption|thead)$/.test(each.tagName));
  if (isData || cells.some(({ tagName, properties }) => tagName === 'th' || properties.headers || properties.scope))
    return false;
  // Lines between cells, and the class of Sphinx, are those of data.
  const isRuled = Number(table.properties.border ?? 0) > 0 || classesOf(table).includes('docutils');
  return cells.some((cell) => countBlocks(cell) > 1 && !(isRuled && !hasTable(cell)));
}

const hasTable = (element: Element): boolean =>
  element.children.some((each) => isElement(each) && (each.tagName === 'table' || hasTable(each)));

function countBlocks(element: Element): number {
  return element.children.filter(isElement).reduce((sum, each) => {
    if (layoutBlocks.test(each.tagName)) return sum + 2;
    return sum + (/^(?:p|ul|ol|pre)$/.test(each.tagName) ? 1 : countBlocks(each));
  }, 0);
}

/** Cells of a layout table as consecutive blocks. */
export function toBlocks(table: Element): Element {
  const captions = table.children.filter((each) => isElement(each) && each.tagName === 'caption') as Element[];
  return createHastElement(
    'div',
    [...captions, ...cellsOf(table)].map(({ children }) => createHastElement('div', children)),
  );
}

function cellsOf(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (!isElement(child)) return [];
    if (child.tagName === 'td' || child.tagName === 'th') return [child];
    return ['tr', 'tbody', 'thead', 'tfoot'].includes(child.tagName) ? cellsOf(child) : [];
  });
}
