import type { Unconfirmed } from './source.ts';

const mark = /^\s*(?:(?:from\s+)?(\S.*?)\s*,\s*)?unconfirmed\s*$/i;

/** Cheap: whether a text may hold a mark at all. */
export const mayBeUnconfirmed = (text: string): boolean => text.includes('unconfirmed');

/** Source in a mark (`from imprint.html:42, unconfirmed`), or an empty text; undefined for other comments. */
export function unconfirmedFrom(comment: string): string | undefined {
  const found = mark.exec(comment);
  return found ? (found[1] ?? '') : undefined;
}

const yamlComment = /^[ \t]*#(.*)$/;

/** The marks in a block of front matter: of the whole file, since its body was drafted with it. */
export function unconfirmedIn(file: string, lines: readonly string[]): Unconfirmed[] {
  return lines.flatMap((line, index) => {
    const from = unconfirmedFrom(yamlComment.exec(line)?.[1] ?? '');
    return from === undefined ? [] : [{ path: [], from, at: { file, line: index + 1, col: 1 } }];
  });
}
