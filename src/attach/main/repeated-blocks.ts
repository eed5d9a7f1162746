import { countWords } from '../../core/html-tree.ts';
import { fillTargets } from '../markdown/to-markdown.ts';
import type { PageData } from '../read/parse-head.ts';

/** Fewest pages on which a block is that belongs to all of them. */
const fewest = 3;

interface Read {
  readonly path: string;
  readonly read: PageData;
}

type Edge = 'start' | 'end';

/**
 * Pages without marked main content, without the blocks at their start and end that most of them share: names of the
 * site, notes at the foot. The homepage keeps them.
 */
export function removeRepeatedBlocks<T extends Read>(pages: readonly T[]): T[] {
  const bare = pages.filter(({ read }) => read.main?.by === 'body');
  if (bare.length < fewest) return [...pages];
  const counts = new Map<string, number>();
  for (const page of bare) for (const key of new Set(edgeKeys(page))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isShared = (key: string) => {
    const count = counts.get(key) ?? 0;
    return count >= fewest && count * 2 > bare.length;
  };
  return pages.map((page) =>
    page.read.main?.by === 'body' && page.path !== '/' ? withoutShared(page, isShared) : page,
  );
}

/** Blocks of an edge that are looked at. */
const depth = 6;

function edgeKeys({ read }: Read): string[] {
  const blocks = blocksOf(read);
  return [
    ...blocks.slice(0, depth).map((each) => keyOf('start', each, read)),
    ...blocks.slice(-depth).map((each) => keyOf('end', each, read)),
  ];
}

const blocksOf = ({ main }: PageData): string[] => (main?.markdown ?? '').split(/\n{2,}/);

/** A block as it reads with its addresses, whose marks are numbered on each page. */
const keyOf = (edge: Edge, block: string, { main }: PageData): string =>
  `${edge} ${fillTargets({ markdown: block, targets: main?.targets ?? [] }, (target) => target)}`;

const isHeading = (block = ''): boolean => block.startsWith('#');

function withoutShared<T extends Read>(page: T, isShared: (key: string) => boolean): T {
  const { main } = page.read;
  if (!main) return page;
  const blocks = blocksOf(page.read);
  const isChrome = (edge: Edge, block = '') =>
    !/^ {0,3}(?:`{3}|~{3})/.test(block) && isShared(keyOf(edge, block, page.read));
  let from = 0;
  let to = blocks.length;
  while (from < to && from < depth && isChrome('start', blocks[from])) from += 1;
  while (to > from && blocks.length - to < depth && isChrome('end', blocks[to - 1]) && !isHeading(blocks[to - 1]))
    to -= 1;
  // A heading keeps its first block.
  if (to < blocks.length && isHeading(blocks[to - 1])) to += 1;
  // A page of nothing else has it as its content.
  if (from === to || (from === 0 && to === blocks.length)) return page;
  const cut = [...blocks.slice(0, from), ...blocks.slice(to)].join('\n\n');
  const dropped = { ...main.dropped, repeated: countWords(fillTargets({ markdown: cut, targets: [] }, () => '')) };
  const kept = { ...main, markdown: blocks.slice(from, to).join('\n\n'), dropped };
  return { ...page, read: { ...page.read, main: kept } };
}
