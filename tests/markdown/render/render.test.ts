import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkUrl } from '../../../src/markdown/escape.ts';
import { renderMarkdown } from '../../../src/markdown/render/render.ts';
import { runs } from '../../support/runs.ts';
import { foreignMarkup } from '../foreign-markup.ts';
import cases from './render.cases.json' with { type: 'json' };

const html = (markdown: string) => renderMarkdown(markdown).html;
const kinds = (markdown: string) => renderMarkdown(markdown).problems.map(({ kind, text }) => `${kind} ${text}`);

test('renders headings, lists, quotes, code and emphasis', () => {
  const { html, headings, links, problems } = renderMarkdown(
    '# Über *uns* & `x<y>`\n\nA **b** _c_ ~~d~~ [e](/e/ "E & f")  \nnext &copy; 5 < 6\n\n> - one\n> - two\n\n3. three\n\n```ts {x}\na < b\n```\n\n---\n\n![Logo](/logo.svg)',
  );
  expect(problems).toEqual([]);
  expect(headings).toEqual([{ level: 1, id: 'über-uns--xy', text: 'Über uns & x<y>' }]);
  expect(links).toEqual(['/e/', '/logo.svg']);
  expect(html).toMatchInlineSnapshot(`
    "<h1 id="über-uns--xy">Über <em>uns</em> &amp; <code>x&lt;y&gt;</code></h1>
    <p>A <strong>b</strong> <em>c</em> <del>d</del> <a href="/e/" title="E &amp; f">e</a><br>
    next &copy; 5 &lt; 6</p>
    <blockquote>
    <ul>
    <li>one</li>
    <li>two</li>
    </ul>
    </blockquote>
    <ol start="3">
    <li>three</li>
    </ol>
    <pre tabindex="0"><code class="language-ts">a &lt; b
    </code></pre>
    <hr>
    <p><img src="/logo.svg" alt="Logo"></p>
    "
  `);
});

test('a table is a named region that the keyboard reaches; an empty header cell is no header', () => {
  expect(html('| Path | | N |\n| :-- | - | --: |\n| `a\\|b` | *x* | 1 |')).toMatchInlineSnapshot(`
    "<section class="table" tabindex="0" aria-label="1: Path, N"><table>
    <thead>
    <tr><th scope="col" class="align-left">Path</th><td></td><th scope="col" class="align-right">N</th></tr>
    </thead>
    <tbody>
    <tr><td class="align-left" data-label="Path"><code>a|b</code></td><td><em>x</em></td><td class="align-right" data-label="N">1</td></tr>
    </tbody>
    </table></section>
    "
  `);
  expect(html('|a|\n|-|\n\n|a|\n|-|')).toContain('aria-label="2: a"');
});

test('task list items keep their marks as text', () => {
  expect(html('- [x] done\n- [ ] open')).toBe('<ul>\n<li>[x] done</li>\n<li>[ ] open</li>\n</ul>\n');
  expect(html('- [x] done\n\n- [ ] open')).toContain('<p>[x] done</p>');
});

test('heading ids are unique, also against ids that look like theirs', () => {
  const ids = (markdown: string) => renderMarkdown(markdown).headings.map(({ id }) => id);
  expect(ids('# A b\n# a-b\n# A b\n# a-b-1\n# ?\n# !')).toEqual([
    'a-b',
    'a-b-1',
    'a-b-2',
    'a-b-1-1',
    'section',
    'section-1',
  ]);
});

test.each([
  'https://example.com/?a=1&amp;b=2#c',
  'mailto:hello@example.com',
  'tel:+441234567890',
  '#part',
  '/docs/api/#x',
  '/',
])('allows %s', (href) => {
  const decoded = href.replace('&amp;', '&');
  expect(renderMarkdown(`[x](${href})`)).toMatchObject({ links: [decoded], problems: [] });
  expect(html(`[x](${href})`)).toBe(`<p><a href="${href}">x</a></p>\n`);
});

test.each(cases['refuses … as link and image, in every form'])(
  'refuses %s as link and image, in every form',
  (href) => {
    for (const markdown of [`[x](${href})`, `![x](${href})`, `[x]\n\n[x]: ${href || '<>'}`]) {
      const { html, links, problems } = renderMarkdown(markdown);
      expect(problems.map(({ kind }) => kind)).toContain('unsafe-link');
      expect(links).toEqual([]);
      expect(html).not.toMatch(/href|src/);
    }
  },
);

test('autolinks are judged like links', () => {
  expect(renderMarkdown('https://a.example/x, b@c.example').links).toEqual([
    'https://a.example/x',
    'mailto:b@c.example',
  ]);
  expect(kinds('http://a.example www.b.example <ftp://c.example> <javascript:alert(1)>')).toEqual([
    'unsafe-link http://a.example',
    'unsafe-link www.b.example',
    'unsafe-link ftp://c.example',
    'unsafe-link javascript:alert(1)',
  ]);
});

test('images take no address of another host, mailto:, tel: or fragment', () => {
  for (const href of ['https://a.example/b.png', 'mailto:a@b.c', 'tel:1', '#x'])
    expect(checkUrl(href, 'image')).toHaveProperty('reason');
  expect(html('![](/x.png)')).toContain('alt=""');
});

test('problems say where, and why', () => {
  const markdown = 'Use `<b>` or <b>, not [x](http://x) ``http://x`` [y](http://x).\n\n> <!-- note\n> more -->';
  const problems = renderMarkdown(markdown).problems;
  expect(problems).toEqual([
    { kind: 'html', text: '<b>', offset: 13 },
    { kind: 'unsafe-link', text: 'http://x', reason: 'has the scheme http:', offset: 26 },
    { kind: 'unsafe-link', text: 'http://x', reason: 'has the scheme http:', offset: 53 },
    { kind: 'html', text: '<!-- note', offset: markdown.indexOf('<!--') },
  ]);
});

test.each(cases['raw HTML is text and a problem'])('raw HTML is text and a problem: %s', (markdown) => {
  expect(kinds(markdown).join()).toContain('html <');
  expect(foreignMarkup(html(markdown))).toEqual([]);
  expect(html(markdown)).toContain('&lt;');
});

test.each(['1 < 2 and 3 > 2', '\\<b>', '`<b>`', '```\n<b>\n```', '<3', 'a <- b', '&lt;b&gt;'])(
  'a less-than sign is no HTML: %s',
  (markdown) => {
    expect(kinds(markdown)).toEqual([]);
  },
);

const fragments = [
  ...'*_`~[]()<>!#|-+\\\n "\'&:;=/.@a1',
  ...[
    '<kbd>',
    '<svg/onload=alert(1)>',
    '<script>',
    '</script>',
    '<pre>',
    '<code>',
    '<a href="',
    '<img src=x ',
    'onerror=x',
  ],
  ...[
    '<!--',
    '-->',
    '<?',
    '<![CDATA[',
    'javascript:alert(1)',
    'javascript&#58;',
    'java&#x09;script:',
    '&#0;',
    '&colon;',
  ],
  ...[
    '](',
    '![',
    '[x](',
    '[x]: ',
    '[x]',
    '/\\',
    '//',
    'https://',
    'http://',
    'www.a.b',
    'data:',
    '\u200b',
    '\u00a0',
    '\t',
  ],
  ...[
    '\n\n',
    '\n> ',
    '\n- ',
    '\n1. ',
    '\n    ',
    '```',
    '```js\n',
    '| a | b |\n| - | - |\n',
    '[ ] ',
    '# ',
    '\n===\n',
    '"x" onclick="',
  ],
];

test('the judge of the next test sees foreign markup', () => {
  expect(foreignMarkup('<svg onload=x><a href="http://x" onclick=x><!-- --><a href="/\\x">')).toEqual([
    'svg',
    'svg onload=x',
    'a href=http://x',
    'a onclick=x',
    '#comment',
    'a href=/\\x',
  ]);
});

test('no document lets foreign elements, attributes or schemes through, and none makes it throw', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...fragments), { maxLength: 25 }), (parts) => {
      expect(foreignMarkup(html(parts.join('')))).toEqual([]);
    }),
    { numRuns: runs(20_000) },
  );
});
