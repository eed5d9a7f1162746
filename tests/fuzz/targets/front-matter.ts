import { deepEqual, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { parseFrontMatter } from '../../../src/content/read/front-matter/front-matter.ts';
import { scanSimpleFrontMatter } from '../../../src/content/read/front-matter/scan-simple.ts';
import { parseYaml } from '../../../src/content/read/front-matter/yaml.ts';
import type { PositionedValue } from '../../../src/content/read/located.ts';
import { findForbiddenCharacters } from '../../../src/core/characters.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { textOf } from '../pieces.ts';
import { target } from '../target.ts';

const value = textOf(
  [...'ab1 :#?,[]{}&*!|>\'"%@`\\./~=<+_\t\u00a0ü-', ': ', ' #', '- ', '""', "''", '2026-11-21', 'yes'],
  9,
);
const row = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(
        fc.constantFrom('a', 'b-c', 'D_e', 'null', 'f1', 'title'),
        fc.constantFrom(': ', ':', ':  '),
        value,
        fc.constantFrom('', ' '),
      )
      .map((parts) => parts.join('')),
  },
  fc.constantFrom('', '#', '# c', '#c: d', '  ', ' x', '  x: y', '- y', '...', '---x', '?', '%Y', '[', '}'),
);
const block = fc.array(row, { maxLength: 5 }).map((rows) => ['', ...rows].join('\n'));

/** Without what the two readers may place differently: the root, and the end of an empty value. */
function comparable(mark: PositionedValue): unknown {
  const members = [...(mark.members ?? [])].map(([key, member]) => {
    const at = member.value === '' ? undefined : member.at;
    return [key, { ...(comparable(member) as object), at, keyAt: member.keyAt }];
  });
  return { value: mark.value, members };
}

/** Texts, lists and maps of them, as YAML without a schema has them. */
const tree = fc.letrec((tie) => {
  const text = fc
    .string({ unit: 'binary', maxLength: 12 })
    .filter((each) => findForbiddenCharacters(each).length === 0);
  return {
    tree: fc.oneof(
      { maxDepth: 3 },
      text,
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.stringMatching(/^[A-Za-z][\w-]{0,6}$/), tie('tree'), { maxKeys: 3, noNullPrototype: true }),
    ),
  };
}).tree;

export const frontMatterTargets = [
  target('front-matter-scan', 'the package yaml reads the same, or the scanner declines', [block], (text) => {
    const scanned = scanSimpleFrontMatter(text, 3);
    if (scanned === undefined) return;
    const problems: string[] = [];
    const read = parseYaml(text, 3, (_, message) => problems.push(message));
    deepEqual(problems, []);
    deepEqual(comparable(scanned), comparable(read as PositionedValue));
  }),
  target(
    'front-matter',
    'what is refused has a place in the file; what is read is texts alone',
    [
      fc.oneof(
        block,
        textOf(
          ['---', '\n', ' ', 'a: b', '"', '\\u202e', '&a', '*a', '!!js', '<<: ', '{', '[', '%', '\t', '...', 'x'],
          14,
        ),
      ),
      fc.boolean(),
    ],
    (head, isWhole) => {
      const text = isWhole ? `---${head}\n---\nbody\n` : head;
      const problems: Problem[] = [];
      const read = parseFrontMatter('content/pages/a.md', text, (problem) => problems.push(problem));
      if ((read === undefined) === (problems.length === 0)) throw new Error('read and refused, or neither');
      const lines = text.split('\n');
      for (const { at } of problems) {
        ok(at && 'line' in at && at.line >= 1 && at.line <= lines.length, `no such line: ${JSON.stringify(at)}`);
        ok(at.col >= 1 && at.col <= (lines[at.line - 1] ?? '').length + 1, `no such column: ${JSON.stringify(at)}`);
      }
      if (read) ok(isTexts(read.frontMatter.value), 'something other than texts was read');
    },
  ),
  target(
    'yaml',
    'JSON is YAML (1.2 §1.2): every tree of texts comes back',
    [fc.dictionary(fc.stringMatching(/^[A-Za-z][\w-]{0,6}$/), tree, { minKeys: 1, maxKeys: 4, noNullPrototype: true })],
    (values) => {
      const text = Object.entries(values)
        .map(([key, each]) => `${key}: ${JSON.stringify(each)}`)
        .join('\n');
      const problems: string[] = [];
      const read = parseYaml(`\n${text}\n`, 0, (_, message) => problems.push(message));
      deepEqual(problems, []);
      deepEqual(read?.value, values);
    },
  ),
];

const isTexts = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && Object.values(value).every(isTexts));
