import { describe, expect, it } from 'vitest';
import { lexMarkdown } from '../../src/markdown/lexer.ts';
import { findMarkdownMistakes, type MarkdownMistake } from '../../src/markdown/mistakes.ts';
import { renderMarkdown } from '../../src/markdown/render/render.ts';

const mistakes = (markdown: string): MarkdownMistake[] => findMarkdownMistakes(lexMarkdown(markdown));
const shown = (markdown: string) => mistakes(markdown).map(({ kind, line, text }) => `${line} ${kind} ${text}`);

describe('what Markdown drops or leaves as text', () => {
  it.each([
    ['| a | b |\n|---|---|\n| 1 | 2 | 3 |', ['2 cells 3']],
    ['a | b\n--|--\n1 | 2\n1 | 2 | 3 | 4', ['3 cells 3']],
    ['x\n\n| a |\n|---|\n| `x | y` |', ['4 cells y`']],
    ['> | a |\n> |---|\n> | 1 | 2 |', ['2 cells 2']],
    ['- item\n\n  | a |\n  |---|\n  | 1 | 2 |\n- next\n\n  | a |\n  |---|\n  | 1 | 3 |', ['4 cells 2', '9 cells 3']],
    ['| الاسم | السعر |\n|---|---|\n| أ | ب | ج |', ['2 cells ج']],
    ['| 名前 |\n|---|\n| 甲 | 乙 |', ['2 cells 乙']],
    ['# One\n\nText\n\nTwo\n===', ['0 title # One', '4 title Two']],
    ['> # In a quotation', ['0 title # In a quotation']],
    ['A [broken](', ['0 link [broken](']],
    ['A\n[broken](/x/ here.', ['1 link [broken](/x/ here.']],
    ['[a]( und [b](tel:1 2)', ['0 link [a]( und', '0 link [b](tel:1 2)']],
    ['A **[b](/x** c', ['0 link [b](/x']],
    ['[Call us](tel:+44 20 7946 0000)', ['0 link [Call us](tel:+44 20 7946 0000)']],
    ['- a\n- b\n  - [c](/a b/)', ['2 link [c](/a b/)']],
    ['![Bild](/x.png', ['0 link [Bild](/x.png']],
    ['| a |\n|---|\n| [x](/y |', ['2 link [x](/y']],
    ['[text](https://example.com', ['0 link [text](https://example.com']],
    ['[**fett**](/x', ['0 link ](/x']],
    ['第一行\n[続き](/次', ['1 link [続き](/次']],
  ])('is listed with its line: %j', (markdown, expected) => {
    expect(shown(markdown)).toEqual(expected);
  });

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
    const befores = [
      '',
      '\n\n',
      'Text\nText\n\n',
      '> Zitat\n> weiter\n\n> ',
      '1. eins\n\n   mehr\n\n2. ',
      '- a\n\n\n- b\n  ',
      '```\nx\n\n```\n',
      '* * *\n\n',
      '[a]: /b/\n\n',
      '    code\n\n\n    code\n\n',
      'T\n-\n\n',
      '| a |\n|---|\n| b |\n\n',
      '- [ ] offen\n- [x] ',
      '> - a\n>\n>   b\n>\n> - ',
      '-  ',
    ];
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
