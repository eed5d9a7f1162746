import type { PositionAt } from './position.ts';
import type { Located } from './source.ts';

/** A value read from a file, and where it stands: UTF-16 offsets into the file's text. */
export interface Mark {
  readonly value: unknown;
  readonly at: number;
  /** Where its text ends; known in typed modules only. */
  readonly end?: number;
  /** Offset of its key, in an object. */
  readonly keyAt?: number;
  /** Members of an object by key, of a list by index written as a string. */
  readonly members?: ReadonlyMap<string, Mark>;
}

/** Joins a tree of marks and its file to plain data that can say where each member stands. */
export function locatedFrom(file: string, root: Mark, positionAt: PositionAt): Located {
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
  };
}
