import {
  createElement,
  descendants,
  type Element,
  elementText,
  getAttribute,
  isElement,
} from '../../core/html-tree.ts';
import { type Content, childElements, classesOf, isBlock, isBlockName, isText, withContent } from './elements.ts';
import { placeEmphasis } from './emphasis.ts';
import { type LinePlace, type LineWriter, writeCodeBlock } from './write-line.ts';

/** A block of Markdown. */
interface MarkdownBlock {
  readonly kind: 'paragraph' | 'list' | 'quotation' | 'table' | 'other';
  readonly text: string;
  /** Whether a line right behind would continue its last paragraph. */
  readonly isOpen?: boolean | undefined;
  /** Whether right behind a paragraph it would be read as a part of that. */
  readonly isWeak?: boolean;
}

const line: LinePlace = { before: '\n', after: '\n' };
const headingLine: LinePlace = { before: '# ', after: '\n', isInHeading: true };
const cellLine: LinePlace = { before: ' ', after: ' ', isInCell: true };

/** Writes prepared elements as blocks of Markdown. */
export class BlockWriter {
  readonly #lines: LineWriter;
  /** Sign of the list right before: the next one needs another. */
  #lastSign = '';

  constructor(lines: LineWriter) {
    this.#lines = lines;
  }

  write(nodes: readonly Content[]): string {
    return joinBlocks(this.#blocks(nodes), true);
  }

  #blocks(nodes: readonly Content[]): MarkdownBlock[] {
    const found: MarkdownBlock[] = [];
    for (const group of groupRuns(nodes)) {
      const [first] = group;
      const isRun = first === undefined || !isElement(first) || !isBlock(first);
      for (const each of isRun ? this.#paragraph(group) : this.#block(first)) found.push(each);
    }
    return found;
  }

  #paragraph(run: readonly Content[]): MarkdownBlock[] {
    const text = this.#line(run, line);
    if (text === '') return [];
    this.#lastSign = '';
    return [{ kind: 'paragraph', text, isOpen: true }];
  }

  #line(nodes: readonly Content[], place: LinePlace): string {
    return this.#lines.write(placeEmphasis(withoutBreaks(nodes)), place);
  }

  #block(element: Element): MarkdownBlock[] {
    const { tagName, childNodes } = element;
    if (/^(?:ol|ul|dir)$/.test(tagName)) return [this.#list(element)];
    if (!/^(?:pre|hr|h\d|blockquote|table|li|d[dt])$/.test(tagName)) return this.#blocks(childNodes);
    const block = this.#ownBlock(element);
    this.#lastSign = '';
    return [block];
  }

  #ownBlock(element: Element): MarkdownBlock {
    const { tagName, childNodes } = element;
    switch (tagName) {
      case 'pre':
        return { kind: 'other', text: writeCodeBlock(elementText(element), languageOf(element)) };
      case 'hr':
        return { kind: 'other', text: '---', isWeak: true };
      case 'table':
        return { kind: 'table', text: this.#table(element) };
      case 'blockquote': {
        const blocks = this.#blocks(childNodes);
        const text = withPrefixes(joinBlocks(blocks, true), '> ', '> ');
        return { kind: 'quotation', text, isOpen: blocks.at(-1)?.isOpen };
      }
      case 'li':
      case 'dd':
      case 'dt':
        return { ...this.#list(createElement('ul', [element])), kind: 'other' };
      default: {
        const words = this.#line(childNodes, headingLine);
        return { kind: 'other', text: ['#'.repeat(Number(tagName[1])), words].filter(Boolean).join(' ') };
      }
    }
  }

  #list(list: Element): MarkdownBlock {
    const start = list.tagName === 'ol' ? startOf(list) : undefined;
    const [usual, other] = start === undefined ? ['-', '*'] : ['.', ')'];
    const isTaken = this.#lastSign === usual;
    let isOpen: boolean | undefined;
    const items = itemsOf(list);
    const texts = items.map(({ item, content }) => {
      const blocks = this.#blocks(content);
      this.#lastSign = '';
      isOpen = blocks.at(-1)?.isOpen;
      return joinBlocks(blocks, isSpread(item));
    });
    // `- ---` is a line across the page.
    const sign = isTaken || (usual === '-' && texts.some((text) => /^---(?:\n|$)/.test(text))) ? other : usual;
    this.#lastSign = sign ?? '';
    const lines = texts.map((text, at) => {
      const mark = start === undefined ? `${sign} ` : `${start + at}${sign} `;
      return withPrefixes(text, mark, ' '.repeat(mark.length));
    });
    const isWeak = (start ?? 1) !== 1 || texts[0] === '';
    const isApart = items.length > 1 && items.some(({ item }) => isSpread(item));
    return { kind: 'list', text: lines.join(isApart ? '\n\n' : '\n'), isOpen, isWeak };
  }

  #table(table: Element): string {
    const { align, rows } = readTable(table);
    const [head = '', ...lines] = rows.map((row) => {
      const cells = row.map((cell) => (cell ? this.#line(cell.childNodes, cellLine) : ''));
      return `|${cells.map((words) => (words === '' ? ' ' : ` ${words} `)).join('|')}|`;
    });
    return [head, `| ${align.join(' | ')} |`, ...lines].join('\n');
  }
}

/** Number of the first item. */
function startOf(list: Element): number {
  const start = Number.parseInt(getAttribute(list, 'start') ?? '1', 10);
  return start >= 0 ? start : 1;
}

/** The language that the class of prepared code names. */
const languageOf = (pre: Element): string =>
  childElements(pre)
    .flatMap(classesOf)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length) ?? '';

/** Items of a list with their content; what stands between them belongs to the next one, or else to the last. */
function itemsOf(list: Element): { readonly item: Element; content: Content[] }[] {
  const items: { readonly item: Element; content: Content[] }[] = [];
  let others: Content[] = [];
  for (const child of list.childNodes) {
    if (isElement(child) && /^(?:li|d[dt])$/.test(child.tagName)) {
      items.push({ item: child, content: [...others, ...child.childNodes] });
      others = [];
    } else if (!isBlank(child)) others.push(child);
  }
  const last = items.at(-1);
  if (last) last.content = [...last.content, ...others];
  else if (others.length > 0) items.push({ item: list, content: others });
  return items;
}

/** Whether a list or item has paragraphs, or more than one block. */
function isSpread(element: Element): boolean {
  let hasBlock = false;
  for (const child of childElements(element)) {
    if (!isBlockName(child.tagName)) continue;
    if (child.tagName === 'p' || hasBlock || isSpread(child)) return true;
    hasBlock = true;
  }
  return false;
}

const isBlank = (node: Content): boolean => isText(node) && /^ *$/.test(node.value);

/** Without line breaks at the ends; nothing where there are no words. */
function withoutBreaks(nodes: readonly Content[]): Content[] {
  const isLost = (node: Content) => node.nodeName === 'br' || (isText(node) && node.value === '');
  const first = nodes.findIndex((node) => !isLost(node));
  if (first < 0 || nodes.every(isBlank)) return [];
  return nodes.slice(first, nodes.findLastIndex((node) => !isLost(node)) + 1);
}

/** Blocks one by one, and together what stands in a line between them. */
function groupRuns(nodes: readonly Content[]): Content[][] {
  const groups: Content[][] = [];
  let isRun = false;
  for (const each of nodes)
    for (const node of isBlockAround(each) ? pushDown(each) : [each]) {
      const isPart = !isBlock(node);
      if (isPart && isRun) groups.at(-1)?.push(node);
      else groups.push([node]);
      isRun = isPart;
    }
  return groups;
}

const structures = /^(?:[ou]l|dir|table|tr|t(?:body|head|foot))$/;

const isBlockAround = (node: Content): node is Element =>
  isElement(node) && !isBlockName(node.tagName) && isBlock(node);

/** A link or emphasis around blocks as links or emphasis within them. */
function pushDown(node: Content): Content[] {
  if (!isBlockAround(node)) return [node];
  return groupRuns(node.childNodes).map((group) => {
    const [block] = group;
    if (!block || !isElement(block) || !isBlock(block)) return withContent(node, group);
    const inner = withContent(node, block.childNodes);
    return withContent(block, structures.test(block.tagName) ? pushDown(inner) : [inner]);
  });
}

/** Blocks one below the other, with empty lines between those of a spread item and where readers need them. */
function joinBlocks(blocks: readonly MarkdownBlock[], isSpread: boolean): string {
  return blocks.reduce((text, block, at) => {
    const before = blocks[at - 1];
    if (!before) return block.text;
    return text + (isSpread || needsSpace(before, block) ? '\n\n' : '\n') + block.text;
  }, '');
}

function needsSpace(left: MarkdownBlock, right: MarkdownBlock): boolean {
  if (left.kind === 'table' && (right.kind === 'paragraph' || right.kind === 'table')) return true;
  if (left.kind === 'quotation' && right.kind === 'quotation') return true;
  return (left.kind === 'paragraph' && right.isWeak === true) || (left.isOpen === true && right.kind === 'paragraph');
}

/** Lines behind the first prefix and the others; an empty line has none of its spaces. */
const withPrefixes = (text: string, first: string, other: string): string =>
  text
    .split('\n')
    .map((each, at) => {
      const prefix = at === 0 ? first : other;
      return each === '' ? prefix.trimEnd() : prefix + each;
    })
    .join('\n');

/** A row; undefined where no cell begins. */
type Row = (Element | undefined)[];

const delimiters = new Map(Object.entries({ left: ':-', center: ':-:', right: '-:' }));

/** Rows of a table with a cell in each column, the first of them of headings, and how the columns are aligned. */
function readTable(table: Element): { readonly rows: readonly Row[]; readonly align: readonly string[] } {
  const sources = descendants(table, /^tr$/).map((row) =>
    childElements(row).filter(({ tagName }) => /^t[dh]$/.test(tagName)),
  );
  const rows: Row[] = sources.map((cells) => [...cells]);
  const isHead = ({ tagName }: Element) => tagName === 'th';
  if (!sources[0]?.some(isHead) && descendants(table, /^thead$/).length === 0) rows.unshift([]);
  fillSpans(rows);
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 1);
  for (const row of rows) while (row.length < columns) row.push(undefined);
  const align = Array.from({ length: columns }, (_, column) => {
    const values = sources.map(({ [column]: cell }) => (cell && getAttribute(cell, 'align')) ?? '');
    return delimiters.get(values.find((value) => delimiters.has(value)) ?? '') ?? '-';
  });
  return { rows, align };
}

/** Most columns that a cell fills (HTML §4.9.11). */
const widest = 1000;

/** Puts empty places where a cell fills more than one. */
function fillSpans(rows: readonly Row[]): void {
  for (const [at, row] of rows.entries())
    for (let column = 0; column < row.length; column += 1) {
      const [high, wide] = [spanOf(row[column], 'rowspan'), Math.min(spanOf(row[column], 'colspan'), widest)];
      for (const [below, other] of rows.slice(at, at + high).entries())
        for (let place = below === 0 ? 1 : 0; place < wide; place += 1) other.splice(column + place, 0, undefined);
    }
}

const spanOf = (cell: Element | undefined, name: string): number =>
  Number.parseInt((cell && getAttribute(cell, name)) ?? '1', 10) || 1;
