import {
  type Element,
  elementText,
  findElements,
  getAttribute,
  type HtmlTree,
  isElement,
  listChildren,
  type Node,
  parseHtmlStrictly,
  parseHtmlWithoutPositions,
} from '../../core/html-tree.ts';
import { type PublishedLine, stripFormatCharacters } from './lines.ts';

/** A published page as a parser like a browser's reads it. */
export interface PublishedPage {
  readonly tree: HtmlTree;
  readonly elements: readonly Element[];
  readonly title: string;
  /** BCP 47; empty where the page names none. */
  readonly language: string;
  readonly description: string | undefined;
  /** The `<link>` elements, with empty texts for attributes that are not there. */
  readonly links: readonly Readonly<Record<'rel' | 'href' | 'type' | 'hreflang', string>>[];
  /** The texts of its structured data. */
  readonly linked: readonly string[];
}

let last: { readonly html: string; readonly page: PublishedPage } | undefined;

/** Reads a page; `onError` hears of each parse error. Without it the last page is kept, which several readers ask for. */
export function parsePublishedPage(html: string, onError?: (what: string, line: number) => void): PublishedPage {
  if (onError) return readTree(parseHtmlStrictly(html, onError));
  if (last?.html !== html) last = { html, page: readTree(parseHtmlWithoutPositions(html)) };
  return last.page;
}

function readTree(tree: HtmlTree): PublishedPage {
  const elements = [...findElements(tree)];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const value = (element: Element, name: string) => getAttribute(element, name) ?? '';
  return {
    ...{ tree, elements },
    title: named('title').map(elementText)[0] ?? '',
    language: named('html').map((each) => value(each, 'lang'))[0] ?? '',
    description: findMetaContent(elements, 'name', 'description'),
    links: named('link').map((each) => ({
      rel: value(each, 'rel'),
      href: value(each, 'href'),
      type: value(each, 'type'),
      hreflang: value(each, 'hreflang'),
    })),
    linked: named('script').flatMap((each) =>
      getAttribute(each, 'type') === 'application/ld+json' ? elementText(each) : [],
    ),
  };
}

/** Content of the first `<meta>` element whose attribute `by` has a value. */
export function findMetaContent(elements: readonly Element[], by: string, name: string): string | undefined {
  const meta = elements.find((each) => each.tagName === 'meta' && getAttribute(each, by) === name);
  return meta && (getAttribute(meta, 'content') ?? '');
}

/** A start tag as text. */
export const formatStartTag = ({ tagName, attrs }: Element): string =>
  `<${tagName}${attrs.map(({ name, value }) => ` ${name}="${value}"`).join('')}>`;

const blocks: ReadonlySet<string> = new Set(
  'p li ul ol div dl dt dd tr td th h1 h2 h3 h4 h5 h6 section article header footer nav main br legend label'.split(
    ' ',
  ),
);
const unseen: ReadonlySet<string> = new Set(['script', 'style', 'template', 'svg', 'pre']);

/** The visible lines of HTML: a date is its `datetime`, a term stands beside its text. */
export function parseHtmlLines(html: string): PublishedLine[] {
  const { elements, description } = parsePublishedPage(html);
  const writer = new LineWriter();
  const body = elements.find(({ tagName }) => tagName === 'body');
  if (body) writer.write(body);
  writer.end();
  const head = { text: stripFormatCharacters(description ?? ''), where: 'meta description', links: [] };
  return [...(description === undefined ? [] : [head]), ...writer.lines];
}

/** Collects the lines of a tree: they end where a block begins or ends, and where the text has a line end. */
class LineWriter {
  readonly lines: PublishedLine[] = [];
  private line: { text: string; term?: string; isBold?: true; links: PublishedLine['links'][number][] } = {
    text: '',
    links: [],
  };

  end(): void {
    const { text, term, isBold, links } = this.line;
    const shown = stripFormatCharacters(isBold ? text.replace(/^\s*[:：]/, '') : text);
    if (shown !== '')
      this.lines.push({
        text: shown,
        where: 'text',
        links,
        ...(term !== undefined && { term }),
        ...(isBold && { isBold }),
      });
    this.line = { text: '', links: [] };
  }

  write(node: Node): void {
    if ('value' in node) this.writeText(node);
    else if (isElement(node)) this.writeElement(node);
  }

  private writeText(node: Node & { value: string }): void {
    if (node.value.trim() === '' && isNextDetail(node)) return;
    // Text behind a term in bold belongs to it, in the next line too.
    const isBehindTerm = this.line.isBold && this.line.text.trim() === '';
    const [first = '', ...others] = (isBehindTerm ? node.value.trimStart() : node.value).split('\n');
    this.line.text += first;
    for (const other of others) {
      this.end();
      this.line.text = other;
    }
  }

  private writeElement(element: Element): void {
    const { tagName } = element;
    if (unseen.has(tagName)) return;
    const isBlock = blocks.has(tagName);
    const isDetail = tagName === 'dd' && isBehindTerm(element);
    if (isDetail) this.line = { term: stripFormatCharacters(this.line.text), text: '', links: this.line.links };
    else if (isBlock) this.end();
    if (tagName === 'a') this.writeLink(element);
    else if (!this.writeDate(element) && !this.writeTerm(element))
      for (const child of element.childNodes) this.write(child);
    if (isBlock && !(tagName === 'dt' && isNextDetail(element))) this.end();
  }

  /** A link that begins in one line and ends in another is in none. */
  private writeLink(element: Element): void {
    const { line } = this;
    const before = line.text.length;
    for (const child of element.childNodes) this.write(child);
    const to = getAttribute(element, 'href');
    if (to !== undefined && this.line === line)
      line.links.push({ text: stripFormatCharacters(line.text.slice(before)), to });
  }

  private writeDate(element: Element): boolean {
    const date = element.tagName === 'time' ? getAttribute(element, 'datetime') : undefined;
    if (date === undefined || !/^\d{4}(?:-\d\d){0,2}$/.test(date)) return false;
    this.line.text += date;
    return true;
  }

  /** Bold words at the beginning of a line are its term. */
  private writeTerm({ tagName, attrs, childNodes, parentNode }: Element): boolean {
    const isBold = tagName === 'strong' || tagName === 'b';
    const isFirst = this.line.text.trim() === '' && this.line.term === undefined && this.line.links.length === 0;
    const isInBlock =
      parentNode !== null && isElement(parentNode) && (blocks.has(parentNode.tagName) || parentNode.tagName === 'body');
    if (!isBold || !isFirst || !isInBlock || attrs.length > 0 || childNodes.some(isElement)) return false;
    const text = childNodes.map(elementText).join('');
    if (text.includes('\n')) return false;
    this.line = { term: stripFormatCharacters(text.replace(/[:：]$/, '')), isBold: true, text: '', links: [] };
    return true;
  }
}

/** Whether a <dd> of a term follows a node, white space aside. */
function isNextDetail(node: Node): boolean {
  const next = neighbour(node, 1);
  return next?.tagName === 'dd' && isBehindTerm(next);
}

const isBehindTerm = (element: Element): boolean => neighbour(element, -1)?.tagName === 'dt';

function neighbour(node: Node, step: 1 | -1): Element | undefined {
  const parent = 'parentNode' in node ? node.parentNode : null;
  const all = parent ? listChildren(parent as Node) : [];
  let at = all.indexOf(node) + step;
  for (let other = all[at]; other && 'value' in other && other.value.trim() === ''; other = all[at]) at += step;
  const found = all[at];
  return found && isElement(found) ? found : undefined;
}

/** Facts of a page for requirements, read once: the texts of all pages are too much to keep. */
export interface PageFacts {
  readonly path: string;
  readonly links: PublishedPage['links'];
  /** Tags of scripts that are neither data nor a file of this origin. */
  readonly foreignScripts: readonly string[];
  /** Tags of forms sent to this origin; method=dialog sends nothing (HTML Standard §4.10.21.3). */
  readonly ownForms: readonly string[];
}

export function readPageFacts(path: string, html: string): PageFacts {
  const { elements, links } = parsePublishedPage(html);
  const starts = (name: string, is: (value: (attribute: string) => string) => boolean) =>
    elements
      .filter((each) => each.tagName === name && is((attribute) => getAttribute(each, attribute) ?? ''))
      .map(formatStartTag);
  return {
    ...{ path, links },
    foreignScripts: starts(
      'script',
      (value) => !/^application\/(?:ld\+)?json$/.test(value('type')) && !/^\/(?!\/)/.test(value('src')),
    ),
    ownForms: starts('form', (value) => value('method') !== 'dialog' && !value('action').startsWith('https://')),
  };
}
