import type { Comment } from 'oxc-parser';
import type { Mark } from '../located.ts';
import type { PositionAt } from '../position.ts';
import type { Unconfirmed, ValuePath } from '../source.ts';
import { unconfirmedFrom } from '../unconfirmed.ts';
import { withComments } from './comments.ts';

/** The values of a module before which a mark stands, in the order of the text; a mark before none is of the whole module. */
export function unconfirmedMarks(
  root: Mark,
  text: string,
  comments: readonly Comment[],
  positionAt: PositionAt,
): Unconfirmed[] {
  const { root: commented, rest } = withComments(root, text, comments);
  const ofWhole = rest.flatMap(({ at, text: comment }): Unconfirmed[] => {
    const from = unconfirmedFrom(comment);
    return from === undefined ? [] : [{ path: [], from, at: positionAt(at) }];
  });
  return [...ofWhole, ...marksIn(commented, [], positionAt)];
}

function marksIn(mark: Mark, path: ValuePath, positionAt: PositionAt): Unconfirmed[] {
  const isList = Array.isArray(mark.value);
  return [...(mark.members ?? [])].flatMap(([key, member]) => {
    const here = [...path, isList ? Number(key) : key];
    const own = (member.comments ?? []).flatMap(({ text }) => unconfirmedFrom(text) ?? []);
    const found = own.map((from): Unconfirmed => ({ path: here, from, at: positionAt(member.at) }));
    return [...found, ...marksIn(member, here, positionAt)];
  });
}
