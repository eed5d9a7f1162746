import type { Comment } from 'oxc-parser';
import type { PositionedValue } from '../located.ts';
import type { PositionAt } from '../position.ts';
import type { UnconfirmedValue, ValuePath } from '../source.ts';
import { parseUnconfirmedMark } from '../unconfirmed-marks.ts';
import { attachComments } from './comments.ts';

/** The values of a module before which a mark stands, in the order of the text; a mark before none is of the whole module. */
export function listUnconfirmedMarks(
  root: PositionedValue,
  text: string,
  comments: readonly Comment[],
  positionAt: PositionAt,
): UnconfirmedValue[] {
  const { root: commented, rest } = attachComments(root, text, comments);
  const ofWhole = rest.flatMap(({ at, text: comment }): UnconfirmedValue[] => {
    const from = parseUnconfirmedMark(comment);
    return from === undefined ? [] : [{ path: [], from, at: positionAt(at) }];
  });
  return [...ofWhole, ...marksIn(commented, [], positionAt)];
}

function marksIn(mark: PositionedValue, path: ValuePath, positionAt: PositionAt): UnconfirmedValue[] {
  const isList = Array.isArray(mark.value);
  return [...(mark.members ?? [])].flatMap(([key, member]) => {
    const here = [...path, isList ? Number(key) : key];
    const own = (member.comments ?? []).flatMap(({ text }) => parseUnconfirmedMark(text) ?? []);
    const found = own.map((from): UnconfirmedValue => ({ path: here, from, at: positionAt(member.at) }));
    return [...found, ...marksIn(member, here, positionAt)];
  });
}
