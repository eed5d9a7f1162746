import type { UnconfirmedValue } from './source.ts';

const mark = /^\s*(?:(?:from\s+)?(\S.*?)\s*,\s*)?unconfirmed\s*$/i;

/** Cheap: whether a text may hold a mark at all. */
export const mayHaveUnconfirmedMark = (text: string): boolean => text.includes('unconfirmed');

/** Source in a mark (`from imprint.html:42, unconfirmed`), or an empty text; undefined for other comments. */
export function parseUnconfirmedMark(comment: string): string | undefined {
  const found = mark.exec(comment);
  return found ? (found[1] ?? '') : undefined;
}

const yamlComment = /^[ \t]*#(.*)$/;

/** The marks in a block of front matter: of the whole file, since its body was drafted with it. */
export function findUnconfirmedMarks(file: string, lines: readonly string[]): UnconfirmedValue[] {
  return lines.flatMap((line, index) => {
    const from = parseUnconfirmedMark(yamlComment.exec(line)?.[1] ?? '');
    return from === undefined ? [] : [{ path: [], from, at: { file, line: index + 1, col: 1 } }];
  });
}
