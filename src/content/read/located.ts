import type { PositionAt } from './position.ts';
import type { LocatedData } from './source.ts';

/** A comment of a typed module, without its slashes: UTF-16 offsets, and its text. */
export interface PositionedComment {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

/** A value read from a file, and where it stands: UTF-16 offsets into the file's text. */
export interface PositionedValue {
  readonly value: unknown;
  readonly at: number;
  /** End of its text; known in typed modules only. */
  readonly end?: number;
  /** Offset of its key, in an object. */
  readonly keyAt?: number;
  /** Comments that stand before it, where they were asked for. */
  readonly comments?: readonly PositionedComment[];
  /** Members of an object by key, of a list by index written as a string. */
  readonly members?: ReadonlyMap<string, PositionedValue>;
}

/** Joins a tree of marks and its file to plain data that can say where each member stands. */
export function createLocatedData(
  file: string,
  root: PositionedValue,
  positionAt: PositionAt,
  text?: string,
): LocatedData {
  return {
    file,
    value: root.value,
    locate(path, part = 'value') {
      let mark = root;
      for (const segment of path) {
        const member = mark.members?.get(String(segment));
        // An absent member is shown at its nearest parent, whose key says nothing about it.
        if (member === undefined) return positionAt(mark.at);
        mark = member;
      }
      return positionAt(part === 'key' ? (mark.keyAt ?? mark.at) : mark.at);
    },
    locateIn(path, offset) {
      let mark: PositionedValue | undefined = root;
      for (const segment of path) mark = mark?.members?.get(String(segment));
      if (text === undefined || typeof mark?.value !== 'string') return undefined;
      const at = writtenAt(text, mark.at, mark.value, offset);
      return at === undefined ? undefined : positionAt(at);
    },
  };
}

/** Offset in `text` of the unit at `offset` of a value that is written from `at` on; undefined at any doubt. */
function writtenAt(text: string, at: number, value: string, offset: number): number | undefined {
  const quote = /['"`]/.exec(text.charAt(at))?.[0];
  let here = at + (quote === undefined ? 0 : 1);
  const block = quote === undefined ? /^[|>][-+0-9]*\n[ \t]*/.exec(text.slice(at, at + 200)) : null;
  if (block) here += block[0].length;
  // A literal block keeps its lines, and of each what stands behind the indent.
  const indent = block ? block[0].length - block[0].lastIndexOf('\n') - 1 : 0;
  const fold = block?.[0].startsWith('|') ? new RegExp(`^\\n[ \\t]{0,${indent}}`) : /^\s+/;
  for (let i = 0; i < value.length; i++) {
    const wanted = value.charAt(i);
    // A line that YAML folds, and the indent of the next.
    if (/\s/.test(wanted) && /\s/.test(text.charAt(here))) {
      if (i === offset) return here;
      here += wanted === text.charAt(here) && wanted !== '\n' ? 1 : (fold.exec(text.slice(here))?.[0].length ?? 1);
      continue;
    }
    if (text.charAt(here) === '\\' && text.charAt(here + 1) === wanted) here += 1;
    else if (quote === "'" && wanted === "'" && text.startsWith("''", here)) here += 1;
    if (text.charAt(here) !== wanted) return undefined;
    if (i === offset) return here;
    here += 1;
  }
  return offset === value.length ? here : undefined;
}
