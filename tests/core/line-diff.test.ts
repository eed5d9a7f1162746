import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffLines } from '../../src/core/line-diff.ts';

/** Lines that a text lost and got: `- old` and `+ new`. */
const lineChanges = (before: string, after: string) =>
  diffLines(before, after).lines.flatMap(({ kind, text }) =>
    kind === 'same' ? [] : [`${kind === 'old' ? '-' : '+'} ${text}`],
  );

const changes = (before: string, after: string) =>
  lineChanges(before.replaceAll(' ', '\n'), after.replaceAll(' ', '\n'));

it.each([
  ['a b c', 'a b c', []],
  ['a b c', 'a x c', ['- b', '+ x']],
  ['a b c', 'a c', ['- b']],
  ['a c', 'a b c', ['+ b']],
  ['a b c d e', 'a c d x e', ['- b', '+ x']],
  ['', 'a', ['- ', '+ a']],
])('of "%s" and "%s"', (before, after, found) => expect(changes(before, after)).toEqual(found));

it('lead from one text to the other', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(words, words, (old, now) => {
      const found = lineChanges(old.join('\n'), now.join('\n'));
      const lost = found.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
      const got = found.filter((line) => line.startsWith('+ ')).map((line) => line.slice(2));
      const rest = (list: readonly string[], taken: readonly string[]) => {
        const left = [...list];
        for (const each of taken) left.splice(left.indexOf(each), 1);
        return left.sort();
      };
      expect(rest(old, lost)).toEqual(rest(now, got));
      expect(old.length - lost.length).toBe(now.length - got.length);
    }),
  );
});
