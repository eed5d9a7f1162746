import type { SchemaOrgItem } from '../schema-org-item.ts';
import { type ImportSource, type ReportNote, type SourcedValue, toPrintableName } from '../sourced-value.ts';
import { parseJsonLd } from './json-ld.ts';
import { LineBuilder, type TextLine } from './line-builder.ts';
import { parseMicrodata } from './microdata.ts';
import {
  collectText,
  findStartLine,
  getAttribute,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
} from './parse-html.ts';

/** A link of a page. */
interface ImportedLink extends SourcedValue {
  readonly text: string;
  readonly rel: readonly string[];
  readonly isFooter: boolean;
}

/** Content of an exported page. */
export interface ImportedPage {
  readonly file: string;
  readonly language?: string;
  readonly title?: SourcedValue;
  /** `description`, `og:site_name`, … in the order of the page. */
  readonly metas: ReadonlyMap<string, readonly SourcedValue[]>;
  readonly items: readonly SchemaOrgItem[];
  readonly lines: readonly TextLine[];
  readonly links: readonly ImportedLink[];
  /** Target of a meta refresh. */
  readonly refresh?: string;
}

const skipped = /^(?:script|style|template|noscript|svg|math|iframe|object|select|textarea|button|nav|dialog)$/;
const blocks =
  /^(?:address|article|aside|blockquote|body|caption|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|ol|p|pre|section|summary|details|table|tbody|td|tfoot|th|thead|tr|ul)$/;
const deepest = 400;

/** Reads a page; undefined, with a note, of one that is nested too deeply. */
export function parseImportedPage(name: string, text: string, noted: ReportNote): ImportedPage | undefined {
  const file = toPrintableName(name);
  const tree = parseHtml(text);
  if (!tree) {
    noted({ from: { file, line: 1 }, text: 'the page is nested too deeply, or a tag too wide, to be read' });
    return undefined;
  }
  const reader = new PageReader(file, noted);
  for (const node of tree) reader.read(node, { depth: 0, isFooter: false, isBold: false, line: 1 });
  return reader.page();
}

interface Place {
  readonly depth: number;
  readonly isFooter: boolean;
  readonly isBold: boolean;
  readonly line: number;
}

class PageReader {
  readonly #file: string;
  readonly #noted: ReportNote;
  readonly #lines = new LineBuilder();
  readonly #metas = new Map<string, SourcedValue[]>();
  readonly #items: SchemaOrgItem[] = [];
  readonly #links: ImportedLink[] = [];
  #language: string | undefined;
  #title: SourcedValue | undefined;
  #refresh: string | undefined;

  constructor(file: string, noted: ReportNote) {
    this.#file = file;
    this.#noted = noted;
  }

  page(): ImportedPage {
    this.#lines.end({ isFooter: false });
    return {
      file: this.#file,
      ...(this.#language !== undefined && { language: this.#language }),
      ...(this.#title && { title: this.#title }),
      ...(this.#refresh !== undefined && { refresh: this.#refresh }),
      metas: this.#metas,
      items: this.#items,
      lines: this.#lines.lines,
      links: this.#links,
    };
  }

  read(node: HtmlNode, place: Place): void {
    const line = findStartLine(node, place.line);
    if (node.nodeName === '#text' && 'value' in node) this.#lines.add(node.value, line, place.isBold);
    if (!isElement(node) || place.depth > deepest) return;
    const { tagName } = node;
    const from = { file: this.#file, line };
    this.#readHead(node, from);
    if (skipped.test(tagName) && tagName !== 'nav') return;
    if (tagName === 'head') {
      for (const child of node.childNodes) if (isElement(child)) this.#readHead(child, this.#at(child, line));
      return;
    }
    if (getAttribute(node, 'itemscope') !== undefined && getAttribute(node, 'itemprop') === undefined)
      this.#items.push(parseMicrodata(node, this.#file, line));
    const isFooter = place.isFooter || tagName === 'footer' || getAttribute(node, 'role') === 'contentinfo';
    const isBold = place.isBold || /^(?:b|strong)$/.test(tagName);
    if (tagName === 'a') this.#addLink(node, from, isFooter);
    // Menus: links tell of profiles and pages; words are no facts.
    if (tagName === 'nav') this.#linksOf(node, line, isFooter, place.depth);
    else if (getAttribute(node, 'hidden') === undefined)
      this.#readInside(node, { depth: place.depth + 1, isFooter, isBold, line });
  }

  #at = (node: HtmlNode, line: number): ImportSource => ({ file: this.#file, line: findStartLine(node, line) });

  #readInside(node: HtmlElement, inside: Place): void {
    const { tagName } = node;
    const { isFooter } = inside;
    const isBlock = blocks.test(tagName);
    if (isBlock && !/^(?:dd|td|th)$/.test(tagName)) this.#lines.end({ isFooter });
    for (const child of node.childNodes) this.read(child, inside);
    if (tagName === 'br') this.#lines.end({ isFooter });
    else if (tagName === 'dt') this.#lines.end({ isFooter }, ': ');
    else if (tagName === 'th') this.#lines.end({ isFooter }, ': ');
    else if (tagName === 'td') this.#lines.end({ isFooter }, ', ');
    else if (isBlock) this.#lines.end({ isFooter, isHeading: /^h[1-6]$/.test(tagName) });
  }

  #linksOf(node: HtmlElement, line: number, isFooter: boolean, depth: number): void {
    if (depth > deepest) return;
    for (const child of node.childNodes) {
      if (!isElement(child)) continue;
      if (child.tagName === 'a') this.#addLink(child, this.#at(child, line), isFooter);
      this.#linksOf(child, findStartLine(child, line), isFooter, depth + 1);
    }
  }

  #addLink(node: HtmlElement, from: ImportSource, isFooter: boolean): void {
    const href = getAttribute(node, 'href')?.trim();
    if (href === undefined || href === '' || href.length > 2000) return;
    const rel = (getAttribute(node, 'rel') ?? '').toLowerCase().split(/\s+/);
    this.#links.push({ value: href, from, text: collectText(node).slice(0, 200), rel, isFooter });
  }

  #readHead(node: HtmlElement, from: ImportSource): void {
    const { tagName } = node;
    const get = (name: string) => getAttribute(node, name)?.trim();
    if (tagName === 'html') this.#language = get('lang') || get('xml:lang') || undefined;
    else if (tagName === 'title') this.#title ??= { value: collectText(node).trim(), from };
    else if (tagName === 'link' && get('rel')) this.#add(`link:${get('rel')?.toLowerCase()}`, get('href'), from);
    else if (tagName === 'meta') {
      this.#add((get('property') ?? get('name') ?? '').toLowerCase(), get('content'), from);
      if (/^refresh$/i.test(get('http-equiv') ?? ''))
        this.#refresh = /url=['"]?([^'"]+)/i.exec(get('content') ?? '')?.[1];
    } else if (tagName === 'script' && /^application\/ld\+json\b/i.test(get('type') ?? '')) {
      const [text] = node.childNodes;
      const at = text ? findStartLine(text, from.line) : from.line;
      if (text && 'value' in text)
        for (const item of parseJsonLd(this.#file, text.value, at, this.#noted)) this.#items.push(item);
    }
  }

  #add(name: string, value: string | undefined, from: ImportSource): void {
    if (name === '' || !value || value.length > 5000) return;
    this.#metas.set(name, [...(this.#metas.get(name) ?? []), { value: value.replace(/\s+/g, ' '), from }]);
  }
}
