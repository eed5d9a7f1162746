import {
  createElement,
  createTextNode,
  type Element,
  elementText,
  getAttribute,
  type HtmlTree,
  hasDescendant,
  isElement,
  type Node,
} from './html-tree.ts';
import { findTex, toFraction, toLinearMath, toSubscript, toSuperscript } from './mathml.ts';

/** Text in front of a place, and the long forms that were written already; none are without that set. */
interface Writing {
  before: string;
  readonly explained: Set<string> | undefined;
}

/**
 * Writes out elements whose words alone say something else: powers, fractions, formulas, readings of ruby, quotations,
 * gauges; `explains` adds long forms of abbreviations and dates behind words. The tree is changed.
 */
export function writeOutMeaning(root: Element | HtmlTree, explains: boolean): void {
  if (hasDescendant(root, isMeant)) visit(root, { before: '', explained: explains ? new Set() : undefined });
}

function visit(element: Element | HtmlTree, writing: Writing): void {
  const children: Node[] = [];
  const old = element.childNodes;
  for (let at = 0; at < old.length; at += 1) {
    const child = old[at] as Node;
    const fraction = fractionAt(old, at, writing.before);
    const written = fraction === undefined ? writeOut(child, writing) : [createTextNode(fraction, child)];
    if (needsSpace(child, old[at - 1], written, children.at(-1))) children.push(createTextNode(' ', child));
    if (fraction !== undefined) at += 2;
    for (const each of written) children.push(each);
  }
  for (const child of children) if ('parentNode' in child) child.parentNode = element;
  element.childNodes = children as Element['childNodes'];
}

/** Whether words would meet that are two: what replaces struck ones, and what is drawn beside a word. */
function needsSpace(child: Node, old: Node | undefined, written: readonly Node[], before: Node | undefined): boolean {
  if (isElement(child) && child.tagName === 'ins' && isStruck(before)) return true;
  return (isDrawn(child) || isDrawn(old)) && wouldMeet(before, written);
}

/** Most pages have none of these. */
const isMeant = (element: Element): boolean =>
  element.tagName === 'math' ||
  element.tagName === 'ins' ||
  element.tagName === 'output' ||
  isUnwrapped.test(element.tagName) ||
  positionOf(element) !== undefined;

const isStruck = (node: Node | undefined): boolean =>
  node !== undefined && isElement(node) && /^(?:del|s|strike)$/.test(node.tagName);

/** Elements that browsers draw, or that scripts fill: their words are no part of the word beside them. */
const isDrawn = (node: Node | undefined): boolean =>
  node !== undefined && isElement(node) && /^(?:meter|progress|output)$/.test(node.tagName);

const wouldMeet = (before: Node | undefined, written: readonly Node[]): boolean =>
  before !== undefined &&
  /[\p{L}\p{N}%]$/u.test(elementText(before)) &&
  /^[\p{L}\p{N}]/u.test(written.map(elementText).join(''));

function writeOut(node: Node, writing: Writing): Node[] {
  if ('value' in node) writing.before = node.value;
  if (!isElement(node)) return [node];
  if (node.tagName === 'math') return formula(node);
  const position = positionOf(node);
  if (position !== undefined) return smallLetters(node, position, writing);
  visit(node, writing);
  const around = aroundWords(node, writing);
  if (around === undefined) return [node];
  const [before, after] = around.map((text) => (text === '' ? [] : [createTextNode(text, node)]));
  return [...(before ?? []), ...(isUnwrapped.test(node.tagName) ? node.childNodes : [node]), ...(after ?? [])];
}

const isUnwrapped = /^(?:q|rt|rp|rb|ruby|meter|progress|time|abbr|acronym)$/;

/** Text in front of and behind the words of an element; undefined for elements of no such kind. */
function aroundWords(element: Element, { explained }: Writing): readonly [string, string] | undefined {
  if (!isUnwrapped.test(element.tagName)) return undefined;
  const words = elementText(element).replace(/\s+/g, ' ').trim();
  switch (element.tagName) {
    case 'q':
      return quotationMarks(element);
    case 'ruby':
    case 'rb':
      return ['', ''];
    case 'rp':
      element.childNodes = [];
      return ['', ''];
    case 'rt':
      return words === '' ? ['', ''] : ['(', ')'];
    case 'meter':
    case 'progress':
      return ['', words === '' ? gauge(element) : ''];
    case 'time':
      return ['', explained ? dateOf(element, words) : ''];
    case 'abbr':
    case 'acronym':
      return ['', explained ? longForm(element, words, explained) : ''];
    default:
      return undefined;
  }
}

/** Quotation marks by language, with those of a quotation within; straight ones where the language is not known. */
const marks: Readonly<Record<string, string>> = {
  ...ofLanguages('en pt nl tr zh ko th vi id', '“”‘’'),
  ...ofLanguages('de cs sk sl bg is lt et', '„“‚‘'),
  ...ofLanguages('pl ro hu hr sr', '„”‚’'),
  ...ofLanguages('it es ca el no nb nn ru uk', '«»“”'),
  ...ofLanguages('fr', '«»‹›'),
  ...ofLanguages('ar fa', '«»‹›'),
  ...ofLanguages('sv fi', '””’’'),
  ...ofLanguages('da', '»«›‹'),
  ja: '「」『』',
};

function ofLanguages(names: string, four: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, four]));
}

function quotationMarks(quotation: Element): readonly [string, string] {
  let depth = 0;
  let language: string | undefined;
  for (let { parentNode: up } = quotation; up !== null && isElement(up); up = up.parentNode) {
    if (up.tagName === 'q') depth += 1;
    language ??= getAttribute(up, 'lang') ?? getAttribute(up, 'xml:lang');
  }
  const name = language?.toLowerCase().split('-')[0] ?? '';
  const four = Object.hasOwn(marks, name) ? marks[name] : undefined;
  if (four === undefined) return ['"', '"'];
  const [open = '', close = ''] = depth % 2 === 0 ? four : four.slice(2);
  return name === 'fr' ? [`${open}\u00A0`, `\u00A0${close}`] : [open, close];
}

/** A long form once for each page, and none that the words have. */
function longForm(element: Element, words: string, explained: Set<string>): string {
  const title = getAttribute(element, 'title')?.replace(/\s+/g, ' ').trim() ?? '';
  const key = `${words} ${title}`;
  if (title === '' || explained.has(key) || words.toLowerCase().includes(title.toLowerCase())) return '';
  explained.add(key);
  return words === '' ? title : ` (${title})`;
}

/** The date behind words such as "last Sunday"; nothing where they have its day. */
function dateOf(element: Element, words: string): string {
  const [date, day = ''] = /^\d{4}-\d{2}-(\d{2})(?!\d)/.exec(getAttribute(element, 'datetime')?.trim() ?? '') ?? [];
  if (date === undefined) return '';
  if (words === '') return date;
  if (/(?!\d)\p{N}|[一二三四五六七八九十]/u.test(words)) return '';
  return words.match(/\d+/g)?.some((each) => Number(each) === Number(day)) ? '' : ` (${date})`;
}

/** The value of a gauge that has no words. */
function gauge(element: Element): string {
  const value = getAttribute(element, 'value') ?? '';
  const max = getAttribute(element, 'max') ?? '1';
  if (value === '' || !Number.isFinite(Number(value))) return '';
  return Number(max) === 1 ? `${Math.round(Number(value) * 1000) / 10} %` : `${value}/${max}`;
}

/** TeX as code, else the formula on one line. */
function formula(math: Element): Node[] {
  const tex = findTex(math);
  if (tex !== undefined) return [createElement('code', [createTextNode(tex, math)])];
  const text = toLinearMath(math);
  return text === '' ? [] : [createTextNode(text, math)];
}

function positionOf(element: Element): 'sup' | 'sub' | undefined {
  if (element.tagName === 'sup' || element.tagName === 'sub') return element.tagName;
  const style = getAttribute(element, 'style');
  const found = style === undefined ? undefined : /vertical-align\s*:\s*(sup|sub)/i.exec(style)?.[1]?.toLowerCase();
  return found === 'sup' || found === 'sub' ? found : undefined;
}

/** Raised and lowered text; a link within, as marks of notes have it, stays one. */
function smallLetters(element: Element, position: 'sup' | 'sub', writing: Writing): Node[] {
  const { before } = writing;
  visit(element, writing);
  const place = (text: string) => (position === 'sup' ? toSuperscript(text, before) : toSubscript(text));
  const text = elementText(element).replace(/\s+/g, ' ').trim();
  if (!element.childNodes.some((each) => isElement(each) && hasLink(each)))
    return text === '' ? [] : [createTextNode(place(text), element)];
  // Letters in a link are told apart from the word by the link itself.
  const raise = (node: Node): void => {
    if ('value' in node && /^\s*\d+\s*$/.test(node.value)) node.value = place(node.value.trim());
    else if (isElement(node)) for (const each of node.childNodes) raise(each);
  };
  raise(element);
  return element.childNodes;
}

const hasLink = (element: Element): boolean =>
  /^(?:a|img)$/.test(element.tagName) || element.childNodes.some((each) => isElement(each) && hasLink(each));

/** A raised number, a slash and a lowered number. */
function fractionAt(nodes: readonly Node[], at: number, before: string): string | undefined {
  const [over, slash, under] = nodes.slice(at, at + 3);
  if (!over || !slash || !under || !isElement(over) || !isElement(under)) return undefined;
  if (positionOf(over) !== 'sup' || positionOf(under) !== 'sub') return undefined;
  const numbers = [over, under].map((each) => elementText(each).trim());
  if (!/^\s*[/⁄∕]\s*$/.test(elementText(slash)) || numbers.some((each) => !/^\d+$/.test(each))) return undefined;
  return toFraction(numbers[0] ?? '', numbers[1] ?? '', before);
}
