import type { Delete, Emphasis, Link, Nodes, Parents, Root, Strong } from 'mdast';

type Marked = Emphasis | Strong | Delete;

const isMarked = (node: Nodes | undefined): node is Marked =>
  node?.type === 'emphasis' || node?.type === 'strong' || node?.type === 'delete';

/**
 * Makes emphasis readable by every reader without entities: spaces stand outside, and so do signs at an end that a
 * letter follows, as in `**from**:12`. What cannot be written so loses its emphasis and keeps its words.
 */
export function placeEmphasis(root: Root): void {
  removeNested(root, []);
  // Words without their emphasis have new neighbours.
  while (placeIn(root));
}

/** Whether some words have lost their emphasis. */
function placeIn(parent: Parents): boolean {
  let isChanged = false;
  const nodes = joinMarked(parent.children as Nodes[]);
  const placed: Nodes[] = [];
  for (const [at, node] of nodes.entries()) {
    const own = isMarked(node) ? place(node, placed.at(-1), nodes[at + 1], isMarked(parent)) : [node];
    if (!own.includes(node) || ('children' in node && placeIn(node))) isChanged = true;
    for (const each of own) placed.push(each);
  }
  parent.children = trimLines(joinTexts(placed), isMarked(parent) || parent.type === 'link') as Parents['children'];
  return isChanged;
}

/** Joins emphasis beside emphasis of its kind. */
function joinMarked(children: readonly Nodes[]): Nodes[] {
  const nodes: Nodes[] = [];
  for (const child of children) {
    const before = nodes.at(-1);
    if (isMarked(child) && before?.type === child.type) before.children = [...before.children, ...child.children];
    else nodes.push(child);
  }
  return nodes;
}

function removeNested(parent: Parents, around: readonly string[]): void {
  parent.children = (parent.children as Nodes[]).flatMap((node) => withoutNested(node, around)) as Parents['children'];
}

/** Emphasis within emphasis of its kind says nothing, nor does code without words; of three kinds readers lose one. */
function withoutNested(node: Nodes, around: readonly string[]): Nodes[] {
  if (node.type === 'inlineCode') return isCode(node.value, around) ? [node] : texts(node.value);
  const isInline = isMarked(node) || node.type === 'link';
  if ('children' in node) removeNested(node, isInline ? [...around, node.type] : around);
  if (node.type === 'link') return trimLink(node);
  const isLost = around.includes(node.type) || around.length > 1;
  return isMarked(node) && (isLost || node.children.length === 0) ? node.children : [node];
}

/** Readers disagree on grave accents in the code of a link. */
const isCode = (value: string, around: readonly string[]): boolean =>
  value.trim() !== '' && !(value.includes('`') && around.includes('link'));

/** An end of emphasis and what stands beside it. */
interface End {
  readonly isLast: boolean;
  readonly beside: Nodes | undefined;
  /** Spaces and signs that were cut off. */
  cut: string;
}

/** Readers disagree on emphasis within emphasis that touches a letter or sign, or ends with one. */
function place(node: Marked, before: Nodes | undefined, after: Nodes | undefined, isInside: boolean): Nodes[] {
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
  return [...texts(front.cut), ...(isBare ? node.children : [node]), ...texts(back.cut)];
}

/** Whether emphasis cannot end here: beside other emphasis, or with a sign or link where a letter follows. */
function isStuck(node: Marked, end: End): boolean {
  if (end.cut === '' && node.type !== 'strong' && isMarked(end.beside)) return true;
  return isBesideLetter(end) && (isSign(edge(node, end.isLast)) || isMarked(node.children.at(end.isLast ? -1 : 0)));
}

/** Some readers take signs for letters, but none the plainest behind a word. */
function isBesideLetter({ isLast, beside, cut: found }: End): boolean {
  const character = edge(beside, !isLast);
  return found === '' && isTouching(character) && !(isLast && /^[.,:;)]$/.test(character));
}

/** Spaces and line breaks at the ends of a link stand outside. */
function trimLink(link: Link): Nodes[] {
  const inner: Marked = { type: 'emphasis', children: link.children };
  const [front, back] = [cut(inner, false, false), cut(inner, true, false)];
  link.children = inner.children;
  return [...texts(front), ...(link.children.length === 0 ? [] : [link]), ...texts(back)];
}

const texts = (value: string): Nodes[] => (value === '' ? [] : [{ type: 'text', value }]);

/** Cuts spaces at one end, and signs where they would touch a letter; line breaks there are spaces. */
function cut(node: Nodes, isEnd: boolean, cutsSigns: boolean): string {
  const pattern = cutsSigns ? /^[\s\p{P}\p{S}]*/u : /^\s*/;
  let all = '';
  for (let leaf = leafAt(node, isEnd); leaf; leaf = leafAt(node, isEnd)) {
    const value = leaf.type === 'break' ? '\n' : leaf.value;
    const inOrder = isEnd ? reversed(value) : value;
    const [found = ''] = pattern.exec(inOrder) ?? [];
    const rest = inOrder.slice(found.length);
    all += found;
    if (leaf.type === 'text') leaf.value = isEnd ? reversed(rest) : rest;
    if (rest !== '') break;
    remove(node, leaf);
  }
  return (isEnd ? reversed(all) : all).replace(/\s+/g, ' ');
}

const reversed = (text: string): string => [...text].reverse().join('');

/** Text or line break at an end; undefined where a link, code or a picture stands. */
function leafAt(node: Nodes, isEnd: boolean): Extract<Nodes, { type: 'text' | 'break' }> | undefined {
  if (node.type === 'text' || node.type === 'break') return node;
  if (!isMarked(node)) return undefined;
  const child = node.children.at(isEnd ? -1 : 0);
  return child && leafAt(child, isEnd);
}

function remove(node: Nodes, leaf: Nodes): void {
  if (!isMarked(node)) return;
  for (const child of node.children) remove(child, leaf);
  node.children = node.children.filter((each) => each !== leaf && !(isMarked(each) && each.children.length === 0));
}

/** The character at an end, as it will be written. */
function edge(node: Nodes | undefined, isEnd: boolean): string {
  if (node === undefined) return '';
  if (node.type === 'text') return (isEnd ? [...node.value].at(-1) : [...node.value][0]) ?? '';
  if (isMarked(node)) return edge(node.children.at(isEnd ? -1 : 0), isEnd);
  return node.type === 'break' ? ' ' : '`';
}

const hasWords = (node: Nodes): boolean =>
  isMarked(node) ? node.children.some(hasWords) : node.type !== 'text' || /[\p{L}\p{N}]/u.test(node.value);
const isSign = (character: string): boolean => /^[\p{P}\p{S}]$/u.test(character);
const isTouching = (character: string): boolean => /\S/.test(character);

/** Joins texts, and code beside code, whose marks would meet. */
function joinTexts(nodes: readonly Nodes[]): Nodes[] {
  const joined: Nodes[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if ((node.type === 'text' || node.type === 'inlineCode') && last?.type === node.type)
      joined[joined.length - 1] = { type: node.type, value: last.value + node.value };
    else joined.push(node);
  }
  return joined;
}

/** No spaces at the ends of lines, nor of a block. */
function trimLines(nodes: readonly Nodes[], isInline: boolean): Nodes[] {
  const isEnd = (node: Nodes | undefined) => (node ? node.type === 'break' : !isInline);
  return nodes.flatMap((node, at) => {
    if (node.type !== 'text') return [node];
    const start = isEnd(nodes[at - 1]) ? node.value.replace(/^[ \n]+/, '') : node.value;
    return texts(isEnd(nodes[at + 1]) ? start.replace(/[ \n]+$/, '') : start);
  });
}
