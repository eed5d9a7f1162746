import {
  createElement,
  createTextNode,
  type Element,
  elementText,
  getAttribute,
  hasDescendant,
  isElement,
} from '../../core/html-tree.ts';
import { type Content, childElements, classesOf, isBlock, isText, withContent } from './elements.ts';

/** Cells and headings on one line: blocks are joined by spaces, list items by semicolons. */
export function toSingleLine(element: Element): Element {
  element.childNodes = element.childNodes.flatMap(flat);
  return element;
}

function flat(node: Content): Content[] {
  if (!isElement(node)) return [node];
  const { tagName, childNodes } = node;
  if (tagName === 'br') return [createTextNode(' ')];
  if (tagName === 'hr') return [];
  if (tagName === 'pre')
    return [createTextNode(' '), createElement('code', childNodes.flatMap(unwrapCode)), createTextNode(' ')];
  if (!isBlock(node) && !/^(?:t[dhr]|tbody|thead|tfoot)$/.test(tagName)) return [node];
  if (tagName === 'ul' || tagName === 'ol') {
    const items = childElements(node).filter((each) => each.tagName === 'li');
    return [
      createTextNode(' '),
      ...items.flatMap((item, index) => [
        ...(index > 0 ? [createTextNode('; ')] : []),
        ...item.childNodes.flatMap(flat),
      ]),
      createTextNode(' '),
    ];
  }
  const inner = childNodes.flatMap(flat);
  if (tagName === 'a' || tagName === 'strong' || tagName === 'em') return [withContent(node, inner)];
  return [createTextNode(' '), ...inner, createTextNode(' ')];
}

const unwrapCode = (node: Content): Content[] =>
  isElement(node)
    ? node.childNodes.flatMap(unwrapCode)
    : isText(node)
      ? [createTextNode(node.value.replace(/\s+/g, ' '))]
      : [];

/** Blocks that no cell of data has, or not more than one of. */
const layoutBlocks = /^(?:h[1-6]|table|form|article|section|main|nav|header|footer|hr|iframe|dl|blockquote)$/;

/** A table that only places blocks: so says its role, or it has one row or column, or its cells have blocks of a page. */
export function isLayoutTable(table: Element): boolean {
  const role = getAttribute(table, 'role');
  if (/^(?:presentation|none|main|article|document)$/.test(role ?? '')) return true;
  const cells = cellsOf(table);
  if (cells.length <= 1) return true;
  const isData = childElements(table).some(({ tagName }) => /^(?:caption|thead)$/.test(tagName));
  if (
    isData ||
    cells.some((each) => each.tagName === 'th' || getAttribute(each, 'headers') || getAttribute(each, 'scope'))
  )
    return false;
  // Lines between cells, and the class of Sphinx, are those of data.
  const isRuled = Number(getAttribute(table, 'border') ?? 0) > 0 || classesOf(table).includes('docutils');
  return cells.some((cell) => countBlocks(cell) > 1 && !(isRuled && !hasTable(cell)));
}

const hasTable = (element: Element): boolean => hasDescendant(element, ({ tagName }) => tagName === 'table');

function countBlocks(element: Element): number {
  return childElements(element).reduce((sum, each) => {
    if (layoutBlocks.test(each.tagName)) return sum + 2;
    return sum + (/^(?:p|ul|ol|pre)$/.test(each.tagName) ? 1 : countBlocks(each));
  }, 0);
}

/** Cells of a layout table as consecutive blocks. */
export function toBlocks(table: Element): Element {
  const captions = childElements(table).filter(({ tagName }) => tagName === 'caption');
  return createElement(
    'div',
    [...captions, ...cellsOf(table)].map(({ childNodes }) => createElement('div', childNodes)),
  );
}

function cellsOf(element: Element, cells: Element[] = []): Element[] {
  for (const child of element.childNodes) {
    if (!isElement(child)) continue;
    if (child.tagName === 'td' || child.tagName === 'th') cells.push(child);
    else if (/^t(?:r|body|head|foot)$/.test(child.tagName)) cellsOf(child, cells);
  }
  return cells;
}

/** A definition list as a plain list: `- **term**: definition; definition`. */
export function flattenDescriptionList(list: Element): Element {
  const rows = childElements(list).flatMap((each) => (each.tagName === 'div' ? childElements(each) : [each]));
  const items: { terms: Element[]; definitions: Element[] }[] = [];
  for (const row of rows) {
    const last = items.at(-1);
    if (row.tagName === 'dt') {
      if (last && last.definitions.length === 0) last.terms.push(row);
      else items.push({ terms: [row], definitions: [] });
    } else if (last) last.definitions.push(row);
    else items.push({ terms: [], definitions: [row] });
  }
  return createElement('ul', items.map(itemOf));
}

function itemOf({ terms, definitions }: { terms: readonly Element[]; definitions: readonly Element[] }): Element {
  // Emphasis within is taken out later.
  const words = terms.map(({ childNodes }) => childNodes.flatMap(flat));
  const term = words.length === 0 ? [] : [createElement('strong', joined(words, ', '))];
  const lines = definitions.map(inlineOf);
  const isFlat = lines.every((line) => line !== undefined);
  const colon = terms.some((each) => /[:：]\s*$/.test(elementText(each))) ? '' : ':';
  const between = term.length > 0 && definitions.length > 0 ? [createTextNode(colon + (isFlat ? ' ' : ''))] : [];
  if (isFlat) return createElement('li', [...term, ...between, ...joined(lines as Content[][], '; ')]);
  const head = term.length > 0 ? [createElement('p', [...term, ...between])] : [];
  return createElement('li', [...head, ...definitions.flatMap(({ childNodes }) => paragraphs(childNodes))]);
}

/** Text between blocks stays a paragraph of its own. */
function paragraphs(children: readonly Content[]): Content[] {
  return children.some(isBlock) ? [...children] : [createElement('p', children)];
}

/** Content that fits one line, also within one paragraph; undefined for anything longer. */
function inlineOf({ childNodes }: Element): Content[] | undefined {
  const said = childNodes.filter((each) => !isText(each) || each.value.trim() !== '');
  const [first] = said;
  if (said.length === 1 && first && isElement(first) && (first.tagName === 'p' || first.tagName === 'div'))
    return inlineOf(first);
  return said.some(isBlock) ? undefined : trimmed(childNodes);
}

function joined(lists: readonly Content[][], between: string): Content[] {
  return lists.flatMap((list, index) => (index === 0 ? trimmed(list) : [createTextNode(between), ...trimmed(list)]));
}

function trimmed(list: readonly Content[]): Content[] {
  return list.map((each, index) => {
    if (!isText(each)) return each;
    const start = index === 0 ? each.value.trimStart() : each.value;
    return createTextNode(index === list.length - 1 ? start.trimEnd() : start);
  });
}
