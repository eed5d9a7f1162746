import { describe, expect, it } from 'vitest';
import { reportMarkdownMistakes } from '../../src/content/check/body/mistakes.ts';
import { labelsIn } from '../../src/content/languages/languages.ts';
import type { MarkdownSource } from '../../src/content/read/source.ts';
import type { Problem } from '../../src/core/problem.ts';
import { replaceWords } from '../../src/desk/fix/replace-values.ts';
import { renderWithMicromark } from '../../src/markdown/micromark.ts';
import { renderMarkdown } from '../../src/markdown/render/render.ts';
import cases from './literal-marks.cases.json' with { type: 'json' };

const file = 'content/pages/x.md';
const labels = labelsIn('en');
const head = '---\ntitle: X\n---\n';

function problemsOf(body: string): Problem[] {
  const problems: Problem[] = [];
  const source = { file, body, bodyLine: 4 } as MarkdownSource;
  reportMarkdownMistakes(source, renderMarkdown(body, { labels }).mistakes, (problem) => problems.push(problem));
  return problems;
}

/** The body after the fixes of its problems. */
function fixed(body: string): string {
  const wanted = problemsOf(body).flatMap(({ at, fix }) =>
    fix?.kind === 'words' && at && 'line' in at ? [{ at, from: fix.from, to: fix.to }] : [],
  );
  return replaceWords(file, head + body, wanted)?.text.slice(head.length) ?? body;
}

const strongOf = (html: string) => html.match(/<(strong|em|del)>.*?<\/\1>/g);

describe('marks that would stay in the text', () => {
  it.each(cases)('%j is corrected', (body = '', right = '') => {
    expect(fixed(body)).toBe(right);
    expect(problemsOf(right)).toEqual([]);
    if (!/~~|\|/.test(right))
      expect(strongOf(renderMarkdown(right).html)).toEqual(strongOf(renderWithMicromark(right)));
  });

  it.each([
    ['See [[Home|Start]].', 'a link as wikis write it', 'Write [Start](/page/)'],
    ['![[plan.png]]', 'a link as wikis write it', 'Write ![plan.png](/page/)'],
    [':::unknown Title\nText\n:::', 'the mark of a box', '> [!NOTE]'],
    ['- > [!NOTE]\n  > Text', 'the mark of a box', 'stands alone'],
    ['> [!FACT]\n> Text', 'the mark of a box', 'Callouts are [!NOTE], [!TIP]'],
    ['Words[^1] here', 'the mark of a footnote', '[^1]: Text'],
    ['Text\n\n::: {.wide}\n\nText\n\n:::', 'the mark of a box', 'Delete the line that ends'],
    ['!!! note "Title"\n\nText', 'the mark of a box', '> [!NOTE]'],
    ['{% include x.html %}', 'a mark of another generator', 'as Markdown'],
    ['Words {% ref x %} here', 'a mark of another generator', 'as Markdown'],
    ['[gallery ids="1,2"]', 'a mark of another generator', 'as Markdown'],
    ['## Title {.wide}', 'a name or class in braces', '## Title {#id}'],
    ['Text\n{: .note }', 'a name or class in braces', '\\{'],
    ['A :not_known: name', 'the name of a sign', 'such as 🙂'],
    ['は**「`abc`」**な', 'emphasis whose marks', 'Write a space'],
  ])('%j is told', (body, what, hint) => {
    const [problem, ...others] = problemsOf(body);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'markdown-near-miss' });
    expect(problem?.message).toContain(what);
    expect(problem?.hint).toContain(hint);
    expect(problem?.fix).toBeUndefined();
  });

  it.each([
    '`==a==` and `:smile:` and `{% x %}`',
    '```\n:::tip\n[TOC]\n```',
    'a == b, a==b==c, std::vec::new, at 12:30:45, http://x.example/:a:',
    '5*(3+2)*x and 2**(n+1)**3 and snake_case_name',
    '\\[TOC]',
    'A **word**, and **“quoted” words** here; は**重要**な、「**重要**」',
    'Prices {net} and [1] and [x](/y/ "t")',
    'Why??? No!!! Really:: yes',
    'C++ and ~5 m, 10~12 m',
  ])('%j stays', (body) => {
    expect(problemsOf(body).filter(({ code }) => code === 'markdown-near-miss')).toEqual([]);
  });
});
