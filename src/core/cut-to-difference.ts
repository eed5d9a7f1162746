/** Characters kept of the common beginning, before the first difference. */
const before = 24;

/** Two texts in at most so many characters each, which show where they differ: of a long common beginning the end is left. */
export function cutToDifference(one: string, other: string, most: number): [string, string] {
  let same = 0;
  while (same < one.length && same < other.length && one[same] === other[same]) same++;
  const start = one.length <= most && other.length <= most ? 0 : Math.max(0, same - before);
  const cut = (text: string) => {
    // Half of a character of two units would be shown as none.
    const rest = start < 2 ? text : `…${text.slice(start).replace(/^[\udc00-\udfff]/, '')}`;
    return rest.length <= most ? rest : `${rest.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
  };
  return [cut(one), cut(other)];
}
