import { expect, it } from 'vitest';
import { literalSpans } from '../../../../src/content/read/literal/spans.ts';

it('every value is known with the text that it has', () => {
  const text =
    "import type { T } from 'x';\nexport default { a: 'é', list: [-1, { b: `c` }], d: (true) } satisfies T;\n";
  const spans = literalSpans(text);
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
  expect(literalSpans(text)).toBeUndefined();
});
