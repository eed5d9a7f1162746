import type { Delete, Emphasis, Link, Nodes, Parents, Root, Strong } from 'mdast';

type Marked = Emphasis | Strong | Delete;

const isMarked = (node: Nodes | undefined): node is Marked =>
  node?.type === 'emphasis' || node?.type === 'strong' || node?.type === 'delete';

/**
 * Makes emphasis readable by every reader without entities: spaces stand outside, and so do signs at an end that
 * something follows, as in `**from**:12`. What cannot be written so loses its emphasis and keeps its words.
 */
export function placeEmphasis(root: Root): void {
  removeNested(root, []);
  // Words without their emphasis have new neighbours.
  while (placeIn(root));
}

/** Whether some words have lost their emphasis. */
function placeIn(parent: Parents): boolean {
  let isChanged = false;
  const nodes: Nodes[] = [];
  for (const child of parent.children as Nodes[]) {
    const before = nodes.at(-1);
    if (isMarked(child) && before?.type === child.type) before.children = [...before.children, ...child.children];
    else nodes.push(child);
  }
  const placed: Nodes[] = [];
  for (const [at, node] of nodes.entries()) {
    const own = isMarked(node) ? place(node, placed.at(-1), nodes[at + 1], isMarked(parent)) : [node];
    if (own.includes(node) ? 'children' in node && placeIn(node) : true) isChanged = true;
    placed.push(...own);
  }
  parent.children = trimLines(joinTexts(placed), isMarked(parent) || parent.type === 'link') as Parents['children'];
  return isChanged;
}

/** Emphasis within emphasis of its kind says nothing, nor does code without words; of three kinds readers lose one. */
function removeNested(parent: Parents, around: readonly string[]): void {
  parent.children = (parent.children as Nodes[]).flatMap((node): Nodes[] => {
    // Readers disagree on grave accents in the code of a link.
    const isBare =
      node.type === 'inlineCode' && (node.value.includes('`') ? around.includes('link') : node.value.trim() === '');
    if (isBare) return texts(node.value);
    if ('children' in node)
      removeNested(node, isMarked(node) || node.type === 'link' ? [...around, node.type] : around);
    if (node.type === 'link') return trimLink(node);
    return isMarked(node) && (around.includes(node.type) || around.length > 1 || node.children.length === 0)
      ? node.children
      : [node];
  }) as Parents['children'];
}

/** Readers disagree on emphasis within emphasis that touches a letter or sign. */
function place(node: Marked, before: Nodes | undefined, after: Nodes | undefined, isInside: boolean): Nodes[] {
  const [previous, next] = [edge(before, true), edge(after, false)];
  let front = cut(node, false, false);
  let back = cut(node, true, false);
  const isTight = (front === '' && isTouching(previous)) || (back === '' && isTouching(next));
  // Brackets and quotation marks stay in pairs.
  if (front === '' && isTouching(previous)) front = cut(node, false, true);
  if (back === '' && isTouching(next)) back = cut(node, true, true);
  if (isTight && /\S/.test(front)) back = cut(node, true, true) + back;
  else if (isTight && /\S/.test(back)) front += cut(node, false, true);
  const [first, last] = [edge(node, false), edge(node, true)];
  const isMark = (at: number, character: string) => isSign(character) || isMarked(node.children.at(at));
  const isStuck =
    (front === '' && isTouching(previous) && isMark(0, first)) || (back === '' && isTouching(next) && isMark(-1, last));
  const isBeside = node.type !== 'strong' && ((front === '' && isMarked(before)) || (back === '' && isMarked(after)));
  const isBare = !hasWords(node) || isStuck || isBeside || (isInside && isTight);
  return [...texts(front), ...(isBare ? node.children : [node]), ...texts(back)];
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
  let all = '';
  for (let leaf = leafAt(node, isEnd); leaf; leaf = leafAt(node, isEnd)) {
    const value = leaf.type === 'break' ? '\n' : leaf.value;
    const [found = ''] = (cutsSigns ? (isEnd ? signsLast : signsFirst) : isEnd ? /\s*$/ : /^\s*/).exec(value) ?? [];
    const rest = isEnd ? value.slice(0, value.length - found.length) : value.slice(found.length);
    all = isEnd ? found + all : all + found;
    if (leaf.type === 'text') leaf.value = rest;
    if (rest !== '') break;
    remove(node, leaf);
  }
  return all.replace(/\s+/g, ' ');
}
const signsFirst = /^[\s\p{P}\p{S}]*/u;
const signsLast = /[\s\p{P}\p{S}]*$/u;

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
