import type { Comment } from 'oxc-parser';
import type { PositionedComment, PositionedValue } from '../located.ts';

/**
 * Marks with the comments that stand before each member: those on lines of their own above it, and those right before it
 * on its line. A comment behind another member, on its line, is about that one. `rest` are the comments of no member.
 */
export function attachComments(
  root: PositionedValue,
  text: string,
  comments: readonly Comment[],
): { readonly root: PositionedValue; readonly rest: readonly PositionedComment[] } {
  const byEnd = new Map(
    comments.map(({ start, end, value }) => [end, { at: start, end, text: value.trim() } satisfies PositionedComment]),
  );
  const taken = new Set<PositionedComment>();
  const commented = (mark: PositionedValue): PositionedValue => {
    if (!mark.members) return mark;
    const members = [...mark.members].map(([key, member]): [string, PositionedValue] => {
      const found = before(member.keyAt ?? member.at, text, byEnd);
      for (const each of found) taken.add(each);
      const inner = commented(member);
      return [key, found.length === 0 ? inner : { ...inner, comments: found }];
    });
    return { ...mark, members: new Map(members) };
  };
  const all = commented(root);
  return { root: all, rest: [...byEnd.values()].filter((comment) => !taken.has(comment)) };
}

/** The comments between what stands before an offset and the offset, in the order of the text. */
function before(offset: number, text: string, byEnd: ReadonlyMap<number, PositionedComment>): PositionedComment[] {
  const found: PositionedComment[] = [];
  let at = blankBefore(text, offset);
  for (let comment = byEnd.get(at); comment; comment = byEnd.get(at)) {
    found.unshift(comment);
    at = blankBefore(text, comment.at);
  }
  const lineOfBefore = at === 0 ? -1 : text.indexOf('\n', at);
  return found.filter((comment) => at === 0 || comment.at > lineOfBefore || offset < lineOfBefore || lineOfBefore < 0);
}

function blankBefore(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && /\s/.test(text.charAt(at - 1))) at -= 1;
  return at;
}
