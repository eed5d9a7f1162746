import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { findMainContent } from '../../src/attach/main/main-content.ts';
import { fillTargets, toMarkdown } from '../../src/attach/markdown/to-markdown.ts';
import { parseHtml } from '../../src/core/html-tree.ts';

function markdownOf(body: string, place = (target: string) => target): string {
  const main = findMainContent(parseHtml(`<main>${body}</main>`));
  return main ? fillTargets(toMarkdown(main.element), place) : '';
}

describe('the Markdown of HTML', () => {
  it.each([
    [
      'headings lose the links to themselves',
      '<h2 id="a">One <a class="header-anchor" href="#a">&#8203;</a></h2>',
      '## One',
    ],
    ['and those with a sign alone', '<h2>One<a href="#a">¶</a></h2>', '## One'],
    [
      'but not a heading that is one whole link',
      '<h2><a class="header-anchor" href="#a"><span>One</span></a></h2>',
      '## One',
    ],
    [
      'what only screen readers are told of it is no text',
      '<h2>One</h2><a class="sl-anchor-link" href="#a"><span class="sr-only">Section titled One</span></a>',
      '## One',
    ],
    ['and one that is a link to itself', '<h2 id="a"><a class="header" href="#a">One</a></h2>', '## One'],
    ['spaces stand outside of emphasis', '<p>a<b> b </b>c</p>', 'a **b** c'],
    ['emphasis without words is none', '<p>a <i class="icon"></i> b</p>', 'a b'],
    ['emphasis between letters without spaces', '<p>これは<b>強調</b>です。</p>', 'これは**強調**です。'],
    [
      'terms with definitions',
      '<dl><dt>A</dt><dd>one</dd><dd><p>two</p></dd><dt>B<dt>C<dd>three</dl>',
      '- **A**: one; two\n- **B, C**: three',
    ],
    ['a term in bold is bold once', '<dl><dt><strong>A</strong></dt><dd>one</dd></dl>', '- **A**: one'],
    [
      'blocks in cells keep a space between',
      '<table><tr><th>F<th>T</tr><tr><td>a<td><p>bool</p><p>Role</p></table>',
      '| F | T |\n| - | - |\n| a | bool Role |',
    ],
    [
      'lists in cells',
      '<table><tr><th>F<th>T</tr><tr><td>a|b<td><ul><li>x<li>y</ul></table>',
      '| F | T |\n| - | - |\n| a\\|b | x; y |',
    ],
    ['blocks in headings', '<h3>impl T<div class="where">where T: U</div></h3>', '### impl T where T: U'],
    ['and in terms', '<dl><dt><div>A</div><div>B</div></dt><dd>c</dd></dl>', '- **A B**: c'],
    [
      'a caption stands before its table',
      '<table><caption>Sizes</caption><tr><th>F<th>G</tr><tr><td>1<td>2</table>',
      'Sizes\n\n| F | G |\n| - | - |\n| 1 | 2 |',
    ],
    [
      'a table that only places things is none',
      '<table role="presentation"><tr><td>a</td><td>b</td></tr></table>',
      'a\n\nb',
    ],
    ['what can be folded is open', '<details><summary>More</summary>Text</details>', '**More**\n\nText'],
    ['a picture has its text', '<p><img src="/a.png" alt="A pump"><img src="/b.png" alt=""></p>', '![A pump](/a.png)'],
    ['one that is loaded late', '<img src="data:image/gif;base64,R0" data-src="/a.png" alt="A">', '![A](/a.png)'],
    ['a link without words is none', '<p>a <a href="/x"><svg></svg></a></p>', 'a'],
    [
      'a card is a link around each of its blocks',
      '<a href="/c"><div>Card</div><p>Text</p></a>',
      '[Card](/c)\n\n[Text](/c)',
    ],
    ['a callout stays', '<aside class="starlight-aside">Mind</aside><aside>Advert</aside>', 'Mind'],
    [
      'a formula is its TeX',
      '<p><span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span></p>',
      '`x^2`',
    ],
    ['struck text', '<p><del>a</del> ~~b~~</p>', '~~a~~ \\~\\~b\\~\\~'],
  ])('%s', (_, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it.each([
    [
      'Astro',
      '<pre class="astro-code" data-language="js"><code><span class="line">a</span>\n<span class="line">&lt;b</span></code></pre>',
    ],
    [
      'VitePress',
      '<div class="language-js vp-adaptive-theme"><button class="copy"></button><span class="lang">js</span><pre class="shiki"><code><span class="line">a</span>\n<span class="line">&lt;b</span></code></pre></div>',
    ],
    ['Hugo', '<div class="highlight"><pre><code class="language-js" data-lang="js">a\n&lt;b\n</code></pre></div>'],
    [
      'Hugo with numbers',
      '<table class="lntable"><tr><td class="lntd"><pre><code><span class="lnt">1\n</span></code></pre></td><td class="lntd"><pre><code class="language-js">a\n&lt;b</code></pre></td></tr></table>',
    ],
    ['GitHub', '<div class="highlight highlight-source-js"><pre>a\n&lt;b</pre></div>'],
    ['lines of blocks', '<pre><code class="lang-js"><div>a</div><div>&lt;b</div></code></pre>'],
  ])('code of %s keeps its lines and its language', (_, html) => {
    expect(markdownOf(html)).toBe('```js\na\n<b\n```');
  });
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
    expect(markdownOf('<p>a\uE0000\uE001b <a href="/x">c</a></p>')).toBe('a0b [c](/x)');
  });
});
