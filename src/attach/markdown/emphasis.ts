import {
  createElement,
  createTextNode,
  type Element,
  elementText,
  isElement,
  type TextNode,
} from '../../core/html-tree.ts';
import { type Content, isText, withContent } from './elements.ts';

const isMarked = (node: Content | undefined): node is Element => hasName(node, /^(?:em|strong|del)$/);

const hasName = (node: Content | undefined, name: RegExp): node is Element =>
  node !== undefined && isElement(node) && name.test(node.tagName);

/**
 * Makes emphasis readable by every reader without entities: spaces stand outside, and so do signs at an end that a
 * letter follows, as in `**from**:12`. What cannot be written so loses its emphasis and keeps its words. Gives the line
 * that these nodes become; they are changed.
 */
export function placeEmphasis(nodes: Content[]): Content[] {
  if (!nodes.some(isElement)) return nodes;
  const line = withContent(createElement('p', []), nodes);
  removeNested(line, []);
  // Most lines have links alone.
  if (!line.childNodes.some(isSpecial)) {
    line.childNodes = trimLines(joinTexts(line.childNodes), false);
    return line.childNodes;
  }
  // Words without their emphasis have new neighbours.
  while (placeIn(line));
  return line.childNodes;
}

/** Whether a node is, or has, emphasis, code or a line break. */
const isSpecial = (node: Content): boolean =>
  isElement(node) && (/^(?:em|strong|del|code|br)$/.test(node.tagName) || node.childNodes.some(isSpecial));

/** Whether some words have lost their emphasis. */
function placeIn(parent: Element): boolean {
  let isChanged = false;
  const nodes = joinMarked(parent.childNodes);
  const placed: Content[] = [];
  for (const [at, node] of nodes.entries()) {
    const own = isMarked(node) ? place(node, placed.at(-1), nodes[at + 1], isMarked(parent)) : [node];
    if (!own.includes(node) || (isElement(node) && placeIn(node))) isChanged = true;
    for (const each of own) placed.push(each);
  }
  parent.childNodes = trimLines(joinTexts(placed), parent.tagName !== 'p');
  return isChanged;
}

/** Joins emphasis beside emphasis of its kind. */
function joinMarked(children: readonly Content[]): Content[] {
  const nodes: Content[] = [];
  for (const child of children) {
    const before = nodes.at(-1);
    if (isMarked(child) && before?.nodeName === child.nodeName && isElement(before))
      before.childNodes = [...before.childNodes, ...child.childNodes];
    else nodes.push(child);
  }
  return nodes;
}

function removeNested(parent: Element, around: readonly string[]): void {
  parent.childNodes = parent.childNodes.flatMap((node) => (isElement(node) ? withoutNested(node, around) : [node]));
}

/** Emphasis within emphasis of its kind says nothing, nor does code without words; of three kinds readers lose one. */
function withoutNested(element: Element, around: readonly string[]): Content[] {
  const { tagName } = element;
  if (tagName === 'code') return isCode(elementText(element), around) ? [element] : texts(elementText(element));
  if (!isMarked(element) && tagName !== 'a') return [element];
  removeNested(element, [...around, tagName]);
  if (tagName === 'a') return trimLink(element);
  const isLost = around.includes(tagName) || around.length > 1;
  return isLost || element.childNodes.length === 0 ? element.childNodes : [element];
}

/** Readers disagree on grave accents in the code of a link. */
const isCode = (value: string, around: readonly string[]): boolean =>
  value.trim() !== '' && !(value.includes('`') && around.includes('link'));

/** An end of emphasis and what stands beside it. */
interface End {
  readonly isLast: boolean;
  readonly beside: Content | undefined;
  /** Spaces and signs that were cut off. */
  cut: string;
}

/** Readers disagree on emphasis within emphasis that touches a letter or sign, or ends with one. */
function place(node: Element, before: Content | undefined, after: Content | undefined, isInside: boolean): Content[] {
  const front: End = { isLast: false, beside: before, cut: cut(node, false, false) };
  const back: End = { isLast: true, beside: after, cut: cut(node, true, false) };
  const ends = [front, back];
  const isTight = ends.some((end) => end.cut === '' && isTouching(edge(end.beside, !end.isLast)));
  for (const end of ends) if (isBesideLetter(end)) end.cut = cut(node, end.isLast, true);
  // Brackets and quotation marks stay in pairs.
  if (isTight && /\S/.test(front.cut)) back.cut = cut(node, true, true) + back.cut;
  else if (isTight && /\S/.test(back.cut)) front.cut += cut(node, false, true);
  const isSpoilt = isTight || ends.some((end) => isSign(edge(node, end.isLast)));
  const isBare = !hasWords(node) || (isInside && isSpoilt) || ends.some((end) => isStuck(node, end));
  return [...texts(front.cut), ...(isBare ? node.childNodes : [node]), ...texts(back.cut)];
}

/** Whether emphasis cannot end here: beside other emphasis, or with a sign or link where a letter follows. */
function isStuck(node: Element, end: End): boolean {
  if (end.cut === '' && node.tagName !== 'strong' && isMarked(end.beside)) return true;
  return isBesideLetter(end) && (isSign(edge(node, end.isLast)) || isMarked(node.childNodes.at(end.isLast ? -1 : 0)));
}

/** Some readers take signs for letters, but none the plainest behind a word. */
function isBesideLetter({ isLast, beside, cut: found }: End): boolean {
  const character = edge(beside, !isLast);
  return found === '' && isTouching(character) && !(isLast && /^[.,:;)]$/.test(character));
}

/** Spaces and line breaks at the ends of a link stand outside. */
function trimLink(link: Element): Content[] {
  const inner = createElement('em', []);
  inner.childNodes = link.childNodes;
  const [front, back] = [cut(inner, false, false), cut(inner, true, false)];
  link.childNodes = inner.childNodes;
  return [...texts(front), ...(link.childNodes.length === 0 ? [] : [link]), ...texts(back)];
}

const texts = (value: string): Content[] => (value === '' ? [] : [createTextNode(value)]);

/** Cuts spaces at one end, and signs where they would touch a letter; line breaks there are spaces. */
function cut(node: Content, isEnd: boolean, cutsSigns: boolean): string {
  const pattern = cutsSigns ? /^[\s\p{P}\p{S}]*/u : /^\s*/;
  let all = '';
  for (let leaf = leafAt(node, isEnd); leaf; leaf = leafAt(node, isEnd)) {
    const value = isText(leaf) ? leaf.value : '\n';
    const inOrder = isEnd ? reversed(value) : value;
    const [found = ''] = pattern.exec(inOrder) ?? [];
    const rest = inOrder.slice(found.length);
    all += found;
    if (isText(leaf)) leaf.value = isEnd ? reversed(rest) : rest;
    if (rest !== '') break;
    remove(node, leaf);
  }
  return (isEnd ? reversed(all) : all).replace(/\s+/g, ' ');
}

const reversed = (text: string): string => [...text].reverse().join('');

/** Text or line break at an end; undefined where a link, code or a picture stands. */
function leafAt(node: Content, isEnd: boolean): TextNode | Element | undefined {
  if (isText(node) || hasName(node, /^br$/)) return node;
  const child = isMarked(node) ? node.childNodes.at(isEnd ? -1 : 0) : undefined;
  return child && leafAt(child, isEnd);
}

function remove(node: Content, leaf: Content): void {
  if (!isMarked(node)) return;
  for (const child of node.childNodes) remove(child, leaf);
  node.childNodes = node.childNodes.filter(
    (each) => each !== leaf && !(isMarked(each) && each.childNodes.length === 0),
  );
}

/** The character at an end, as it will be written. */
function edge(node: Content | undefined, isEnd: boolean): string {
  if (node === undefined) return '';
  if (isText(node)) return (isEnd ? [...node.value].at(-1) : [...node.value][0]) ?? '';
  if (isMarked(node)) return edge(node.childNodes.at(isEnd ? -1 : 0), isEnd);
  return hasName(node, /^br$/) ? ' ' : '`';
}

const hasWords = (node: Content): boolean =>
  isMarked(node) ? node.childNodes.some(hasWords) : !isText(node) || /[\p{L}\p{N}]/u.test(node.value);
const isSign = (character: string): boolean => /^[\p{P}\p{S}]$/u.test(character);
const isTouching = (character: string): boolean => /\S/.test(character);

/** Joins texts, and code beside code, whose marks would meet. */
function joinTexts(nodes: readonly Content[]): Content[] {
  const joined: Content[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last && isText(node) && isText(last)) joined[joined.length - 1] = createTextNode(last.value + node.value);
    else if (hasName(node, /^code$/) && hasName(last, /^code$/))
      joined[joined.length - 1] = createElement('code', [createTextNode(elementText(last) + elementText(node))]);
    else joined.push(node);
  }
  return joined;
}

/** No spaces at the ends of lines, nor of a block. */
function trimLines(nodes: readonly Content[], isWithin: boolean): Content[] {
  const isEnd = (node: Content | undefined) => (node ? hasName(node, /^br$/) : !isWithin);
  return nodes.flatMap((node, at) => {
    if (!isText(node)) return [node];
    const start = isEnd(nodes[at - 1]) ? node.value.replace(/^[ \n]+/, '') : node.value;
    return texts(isEnd(nodes[at + 1]) ? start.replace(/[ \n]+$/, '') : start);
  });
}
