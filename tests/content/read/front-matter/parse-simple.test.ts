import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAnyFrontMatter } from '../../../../src/content/read/front-matter/parse-any.ts';
import { maxBlockLength, parseSimpleFrontMatter } from '../../../../src/content/read/front-matter/parse-simple.ts';
import type { MarkdownSource } from '../../../../src/content/read/source.ts';
import type { Problem } from '../../../../src/core/problem.ts';
import { runs } from '../../../support/runs.ts';

const file = 'content/pages/a.md';

/** All that a source says: its parts, and where each field and its value stands. */
function told(source: MarkdownSource) {
  const { frontMatter, ...rest } = source;
  const names = Object.keys(frontMatter.value as object);
  const places = [...names, 'absent'].map((name) => [
    frontMatter.locate([name]),
    frontMatter.locate([name], 'key'),
    frontMatter.locate([name, 1]),
  ]);
  return { ...rest, value: frontMatter.value, names, places };
}

/** The short way may decline, never differ, and never answer where there is something to report. */
function agrees(text: string): boolean {
  const simple = parseSimpleFrontMatter(file, text);
  if (!simple) return false;
  const problems: Problem[] = [];
  const whole = parseAnyFrontMatter(file, text, (problem) => void problems.push(problem));
  expect(problems).toEqual([]);
  expect(told(simple)).toEqual(whole && told(whole));
  return true;
}

describe('the short way to read front matter', () => {
  it.each([
    '---\ntitle: A\n---\nBody\n',
    '---\ntitle: A\nlist: [a, b]\n---',
    '---\ntitle: A\n---\n',
    '---\ntitle: A\n---\n\n\n---\ntitle: B\n---\n',
    '---\n\n# comment\ntitle: "A: b"\n---\n\\escaped in the body',
    `---\ntitle: ${'x'.repeat(maxBlockLength - 12)}\n---\n`,
  ])('gives what the long way gives: %#', (text) => {
    expect(agrees(text)).toBe(true);
  });

  it.each([
    '',
    'title: A\n',
    '--- \ntitle: A\n---\n',
    '---js\ntitle: A\n---\n',
    '----\ntitle: A\n---\n',
    '---\n---\n',
    '---\n# comment\n---\n',
    '---\ntitle: A\n',
    '---\ntitle: A\n----\n---\n',
    '---\ntitle: A\n--- \n',
    '---\ntitle: A\\u202E\n---\n',
    '---\ntitle: "A\\n"\n---\n',
    "---\ntitle: 'A'\n---\n",
    '---\ntitle: A\ntitle: B\n---\n',
    `---\ntitle: ${'x'.repeat(maxBlockLength - 11)}\n---\n`,
  ])('declines what it does not know for certain: %#', (text) => {
    expect(parseSimpleFrontMatter(file, text)).toBeUndefined();
  });

  it('never differs, whatever is put together', () => {
    const lines = fc.constantFrom(
      ...[
        '---',
        '----',
        '--- ',
        'title: A',
        'a: [b, c]',
        'a:',
        '# x',
        '',
        ' ',
        '\\',
        'b: "x"',
        'c: x: y',
        '\u2028',
        '\r',
      ],
    );
    let answered = 0;
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 7 }), fc.boolean(), (parts, isWhole) => {
        const block = parts.join('\n');
        if (agrees(isWhole ? `---\ntitle2: B\n${block}\n---\nBody` : `---\n${block}`)) answered++;
      }),
      { numRuns: runs(3_000) },
    );
    expect(answered).toBeGreaterThan(100);
  });
});
