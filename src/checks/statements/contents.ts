import { isObject, parseJson } from '../../core/type-guards.ts';
import type { Disagreement } from './disagreement.ts';
import type { DocumentStatement } from './statement.ts';

/** A document of the API and the example of it that the description holds: the same, member by member. */
export function compareExamples(group: readonly DocumentStatement[]): Disagreement[] {
  const [one, ...others] = group.toSorted(
    (a, b) => Number(a.shown !== 'the document') - Number(b.shown !== 'the document'),
  );
  if (one?.shown !== 'the document') return [];
  return others.flatMap((other) => {
    const difference = differenceOf(parseJson(one.value), parseJson(other.value), '');
    if (difference === undefined) return [];
    const [pointer, a, b] = difference;
    const said = (answer: DocumentStatement, value: unknown): DocumentStatement => ({
      ...answer,
      where: answer.where + pointer,
      shown: value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120),
    });
    return [{ about: `${one.path}${pointer}`, one: said(one, a), other: said(other, b), more: 0 }];
  });
}

/** The first place at which an example differs: its lists may end sooner, and texts that are cut end in `…`. */
function differenceOf(a: unknown, b: unknown, pointer: string): readonly [string, unknown, unknown] | undefined {
  if (Object.is(a, b)) return undefined;
  if (typeof a === 'string' && typeof b === 'string' && b.endsWith('…') && a.startsWith(b.slice(0, -1)))
    return undefined;
  const areLists = Array.isArray(a) && Array.isArray(b);
  if (!areLists && !(isObject(a) && isObject(b))) return [pointer, a, b];
  const [one, other] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  const names = areLists ? Object.keys(other) : new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of names) {
    const found = differenceOf(one[name], other[name], `${pointer}/${name}`);
    if (found) return found;
  }
  return undefined;
}
