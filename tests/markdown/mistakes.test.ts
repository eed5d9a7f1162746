import { describe, expect, it } from 'vitest';
import { lexMarkdown } from '../../src/markdown/lexer.ts';
import { findMarkdownMistakes, type MarkdownMistake } from '../../src/markdown/mistakes.ts';
import { renderMarkdown } from '../../src/markdown/render/render.ts';
import cases from './mistakes.cases.json' with { type: 'json' };

const mistakes = (markdown: string): MarkdownMistake[] => findMarkdownMistakes(lexMarkdown(markdown));
const shown = (markdown: string) => mistakes(markdown).map(({ kind, line, text }) => `${line} ${kind} ${text}`);

describe('what Markdown drops or leaves as text', () => {
  it.each(cases['is listed with its line'] as [string, string[]][])(
    'is listed with its line: %j',
    (markdown, expected) => {
      expect(shown(markdown)).toEqual(expected);
    },
  );

  it.each([
    '| a | b |\n|---|---|\n| 1 |\n| 1 | 2 |\n| 1 | 2 | |\n| x \\| y | 2 |\n',
    'A list [1] (see there), f(x)[y], [x] and [y](/z/).',
    'Code `[x](` and\n\n```\n[y](/z\n# not a heading\n| a | b |\n```',
    '\\[x](/y and [x\\](/y',
    '## Two\n\n### Three\n\n#no heading',
    '[a](/b/ "title"), [c](</d/>), [e][f], <https://example.com/>\n\n[f]: /g/',
    'Arabisch: [النص](/x/)، 日本語［かっこ］（注）。',
  ])('is not seen in %j', (markdown) => {
    expect(shown(markdown)).toEqual([]);
  });

  it('has the line of its source, however blocks are nested', () => {
    const line = (text: string, before: string) => [`${before}[broken](`, before.split('\n').length - 1, text] as const;
    const befores = cases.befores;
    for (const before of befores) {
      const [markdown, expected] = line('x', before);
      expect(
        mistakes(markdown).map((each) => each.line),
        JSON.stringify(markdown),
      ).toEqual([expected]);
    }
  });

  it('stays cheap: thousands of brackets in a line', () => {
    const { mistakes: found } = renderMarkdown(`${'['.repeat(2_000)}\n\n${'](x '.repeat(1_500)}`);
    expect(found).toHaveLength(1_500);
  });

  it('stays cheap: thousands of rows, each with a mistake', () => {
    const rows = '|1|2|\n'.repeat(4_900);
    const { mistakes: found } = renderMarkdown(`|a|\n|-|\n${rows}`);
    expect(found).toHaveLength(4_900);
    expect(found.at(-1)).toMatchObject({ kind: 'cells', line: 4_901 });
  });
});
