import { describe, expect, it } from 'vitest';
import { findRefusedToken } from '../../../../src/content/read/literal/guard.ts';

describe('guardLiteral', () => {
  // Every way found to nest or chain without end; most of them crash oxc-parser 0.158 and Node with it.
  const deep = 60_000;
  it.each([
    ['lists', '['.repeat(deep) + ']'.repeat(deep)],
    ['lists without end', '['.repeat(deep)],
    ['objects', '{a:'.repeat(deep)],
    ['parentheses', '('.repeat(deep)],
    ['arrow functions', `${'a=>'.repeat(deep)}1`],
    ['conditions', `${'a?1:'.repeat(deep)}1`],
    ['type arguments', `{} satisfies ${'A<'.repeat(deep)}`],
    ['type arguments after commas', `{} satisfies ${'A<B,'.repeat(deep)}`],
    ['else branches', `1;${'if(1)a,b\nelse '.repeat(deep)}`],
    ['calls', `f${'()'.repeat(deep)}`],
    ['indexes', `f${'[0]'.repeat(deep)}`],
    ['tagged templates', `f${'``'.repeat(deep)}`],
    ['list types', `[] satisfies A${'[]'.repeat(deep)}`],
    ['sums', `1${'-1'.repeat(deep)}`],
    ['labels', `1;${'a:'.repeat(deep)}`],
    ['labels in a block', `1;{${'a:'.repeat(deep)}`],
    ['templates', '`${'.repeat(deep)],
    ['lists behind a regular expression', `[/"/, ${'['.repeat(deep)} /"/]`],
    ['lists behind a template', `[\`\${"\`"}${'['.repeat(deep)}\`]`],
    ['lists behind a division', `[1 /"/, ${'['.repeat(deep)}"]`],
    ['lists behind a string without end', `['\n${'['.repeat(deep)}']`],
  ])('keeps from the parser: deep %s', (_, expression) => {
    expect(findRefusedToken(`export default ${expression}`)).toBeDefined();
  });

  it.each([
    ['data', `export default {a: [-1, 0.5, 'x', "y", \`z\`, true], 'b-c': {d: null}} as const satisfies T`],
    ['much data', `export default [${'{a: -1.5, "b": [true, null, {}], c: `d`}, '.repeat(6000)}]`],
    ['comments with brackets', `// ${'['.repeat(99)}\n/* ${'{'.repeat(99)} "*/ export default {}`],
    [
      'texts with brackets',
      `export default ['${'['.repeat(99)}', "\\"${'{'.repeat(99)}", \`\\\`\\\${${'('.repeat(99)}\`]`,
    ],
    ['empty comments', `export default {} //\n// ${'['.repeat(99)}`],
    ['many comments', `export default [${'/* x */ 1, // y\n'.repeat(1100)}]`],
    [
      'brackets behind an escape',
      ['"', "'", '`'].map((q) => `[${q}\\n${'['.repeat(99)}${q}, ${q}${'['.repeat(99)}\\n${q}]`).join(),
    ],
    ['brackets behind an amount', `[\`$5 ${'['.repeat(99)}\`]`],
    ['a little code, for the reader to name', 'const a = f(1)[2]?.b ?? (c ? d : e);'],
  ])('lets pass: %s', (_, text) => {
    expect(findRefusedToken(text)).toBeUndefined();
  });

  it.each([
    ['#!x', 0, 'a "#!" line'],
    ['export default 1 / 2', 17, 'a regular expression, a division or a comment without end'],
    ['export default 1 /* x', 17, 'a regular expression, a division or a comment without end'],
    ['export default `a${', 15, 'a template with a "${" placeholder'],
    [`export default ${'[ '.repeat(33)}`, 79, 'nesting deeper than 32 levels'],
    ['('.repeat(33), 32, 'nesting deeper than 32 levels'],
    [`x${'!'.repeat(1000)}`, 1000, 'far more code than data'],
  ])('%j', (text, offset, found) => {
    expect(findRefusedToken(text)).toEqual({ offset, found });
  });
});
