import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { findMainContent } from '../../src/attach/main/main-content.ts';
import { fillTargets, toMarkdown } from '../../src/attach/markdown/to-markdown.ts';
import { parseHtml } from '../../src/core/html-tree.ts';
import cases from './markdown.cases.json' with { type: 'json' };

function markdownOf(body: string, place = (target: string) => target): string {
  const main = findMainContent(parseHtml(`<main>${body}</main>`));
  return main ? fillTargets(toMarkdown(main.element), place) : '';
}

describe('the Markdown of HTML', () => {
  it.each(cases['the Markdown of HTML'] as [string, string, string][])('%s', (_, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it.each(cases['code of … keeps its lines and its language'] as [string, string][])(
    'code of %s keeps its lines and its language',
    (_, html) => {
      expect(markdownOf(html)).toBe('```js\na\n<b\n```');
    },
  );
});

describe('hostile HTML', () => {
  it.each([
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    '<dl><dt>&lt;iframe src=x&gt;</dt><dd>&lt;b&gt;</dd></dl>',
    '<table><tr><th>&lt;svg onload=alert(1)&gt;<th>b</table>',
    '<img alt="&lt;script&gt;" src="/a.png">',
    '<a href="/x" title="&lt;b&gt;">&lt;b&gt;</a>',
    '<script>alert(1)</script><style>p{}</style><template><p>t</p></template><noscript><p>n</p></noscript>',
  ])('%s is text at most', (html) => {
    const rendered = marked.parse(markdownOf(html), { async: false });
    expect(rendered).not.toMatch(/<(?:script|iframe|svg|img (?!src="\/a\.png")|style|template|b)\b/);
    expect(rendered).not.toContain('alert(1)</script>');
  });

  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', '\u0001javascript:x'])(
    'a link to %j is its words',
    (href) => {
      expect(markdownOf(`<p><a href="${href}">go</a></p>`)).toBe('go');
    },
  );

  it.each(['javascript:alert(1)', ' data:image/png;base64,R0', '', 'java\tscript:x'])(
    'a picture at %j is its text',
    (src) => {
      expect(markdownOf(`<p>a <img src="${src}" alt="pump"> b</p>`)).toBe('a pump b');
    },
  );

  it('an address cannot leave its place', () => {
    const markdown = markdownOf('<p><a href="/a) [x](javascript:alert(1)">go</a></p>', (target) => target);
    expect(marked.parse(markdown, { async: false })).not.toContain('href="javascript:');
  });

  it('marks of ours in the text are nothing', () => {
    expect(markdownOf('<p>a\u00AD0\u00ADb <a href="/x">c</a></p>')).toBe('a0b [c](/x)');
  });
});
