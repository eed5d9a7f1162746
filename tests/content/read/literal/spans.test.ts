import { expect, it } from 'vitest';
import { listLiteralSpans } from '../../../../src/content/read/literal/spans.ts';

it('every value is known with the text that it has', () => {
  const text =
    "import type { T } from 'x';\nexport default { a: 'é', list: [-1, { b: `c` }], d: (true) } satisfies T;\n";
  const spans = listLiteralSpans(text);
  const shown = (mark = spans) => mark && text.slice(mark.at, mark.end);
  const list = spans?.members?.get('list');
  expect(shown(spans?.members?.get('a'))).toBe("'é'");
  expect(shown(list)).toBe('[-1, { b: `c` }]');
  expect(shown(list?.members?.get('0'))).toBe('-1');
  expect(shown(list?.members?.get('1')?.members?.get('b'))).toBe('`c`');
  expect(shown(spans?.members?.get('d'))).toBe('true');
  expect(shown()?.slice(0, 4)).toBe('{ a:');
});

it.each([
  'export default { a: 1 / 2 }',
  'export default { a: f() }',
  'export default { a: 1, a: 2 }',
  'export default { a: 1',
  'export default {};\nexport default {};',
  'const a = {};',
  '',
])('of what is no data there are none: %j', (text) => {
  expect(listLiteralSpans(text)).toBeUndefined();
});

it('every member has the comments that stand before it', () => {
  const text = `// On all.
export default {
  // One.
  /* Two. */
  a: 1, // On a.
  // Three.
  list: [/* Four. */ 2, 3 /* On 3. */],
  // On nothing.
};
`;
  const spans = listLiteralSpans(text);
  const comments = (mark = spans) => mark?.comments?.map((comment) => comment.text);
  expect(comments(spans?.members?.get('a'))).toEqual(['One.', 'Two.']);
  expect(comments(spans?.members?.get('list'))).toEqual(['Three.']);
  expect(comments(spans?.members?.get('list')?.members?.get('0'))).toEqual(['Four.']);
  expect(comments(spans?.members?.get('list')?.members?.get('1'))).toBeUndefined();
  expect(comments()).toEqual(['On all.', 'On a.', 'On 3.', 'On nothing.']);
  const [first] = spans?.members?.get('a')?.comments ?? [];
  expect(text.slice(first?.at, first?.end)).toBe('// One.');
});
