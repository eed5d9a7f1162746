import { describe, expect, it } from 'vitest';
import { findFieldValues, parseFields, parseLinkField, parseSitemap } from '../../../src/checks/published/fields.ts';
import { splitIntoPieces, toLetters } from '../../../src/checks/published/letters.ts';
import { parseMarkdownLines, visibleText } from '../../../src/checks/published/lines.ts';
import {
  findListMember,
  findMember,
  findTextMember,
  listMembers,
  listNamesAt,
  resolvePointer,
  visitTexts,
} from '../../../src/checks/published/members.ts';
import { formatStartTag, parseHtmlLines, parsePublishedPage } from '../../../src/checks/published/page.ts';
import { findPublished } from '../../../src/checks/published/published.ts';
import { published, siteOf } from '../../support/site-of.ts';

describe('fields', () => {
  const text =
    '# Contact: none\nContact: mailto:a@b.example\r\n  Expires :2027-01-01\n\nno field\nContact: https://b.example\n';

  it('have a name in lower case, a value, a line and the whole text', () => {
    expect(parseFields(text)).toEqual([
      { name: 'contact', value: 'mailto:a@b.example', line: 2, text: 'Contact: mailto:a@b.example' },
      { name: 'expires', value: '2027-01-01', line: 3, text: 'Expires :2027-01-01' },
      { name: 'contact', value: 'https://b.example', line: 6, text: 'Contact: https://b.example' },
    ]);
    expect(findFieldValues(text, 'contact')).toEqual(['mailto:a@b.example', 'https://b.example']);
  });

  it('of links have targets and relations', () => {
    expect(
      parseLinkField('</a.md>; rel="alternate"; type="text/markdown", <https://b.example/>; rel="canonical", <c>'),
    ).toEqual([
      { to: '/a.md', rel: 'alternate' },
      { to: 'https://b.example/', rel: 'canonical' },
      { to: 'c', rel: '' },
    ]);
    expect(parseLinkField()).toEqual([]);
  });

  it('of sitemaps have addresses as they are meant, and dates where there are', () => {
    const xml =
      '<url><loc> https://a.example/?b=1&amp;c=&lt;&gt;&quot;&apos; </loc><lastmod>2026-01-02</lastmod></url><url><loc><![CDATA[https://a.example/d]]></loc></url>';
    expect(parseSitemap(xml)).toEqual([
      { loc: 'https://a.example/?b=1&c=<>"\'', lastmod: '2026-01-02' },
      { loc: 'https://a.example/d', lastmod: undefined },
    ]);
  });
});

describe('HTML', () => {
  it('gives its head, its elements and structured data', () => {
    const html =
      '<html lang=de><head><title>A &amp; b</title><link REL="alternate" hreflang=en href="/en/"><meta name=description content=""><body><a HREF="/x" class="y">x</a><script type="application/ld+json">{"a":1}</script>';
    const page = parsePublishedPage(html);
    expect(page).toMatchObject({ language: 'de', title: 'A & b', description: '', linked: ['{"a":1}'] });
    expect(page.links).toEqual([{ rel: 'alternate', href: '/en/', type: '', hreflang: 'en' }]);
    expect(page.elements.filter(({ tagName }) => tagName === 'a').map(formatStartTag)).toEqual([
      '<a href="/x" class="y">',
    ]);
    expect(parsePublishedPage(html)).toBe(page);
    expect(parsePublishedPage('x')).toMatchObject({ language: '', title: '', description: undefined, links: [] });
  });

  it('gives lines as they are broken: links within one, terms, and what stands behind them', () => {
    const lines = parseHtmlLines(
      '<p>a\n<a href="/b">b\nc</a></p><dl><dt>D</dt> \n <dd><a href="/e">e</a></dd><dt>lost</dt></dl><p><b>F</b>\n : g <strong>h</strong></p><p><em><b>i</b></em> j<br>k <time datetime="x">l</time></p><a href="/m"><h2>n</h2></a>',
    );
    expect(lines.map(({ text, term, links }) => [term, text, links.map(({ to }) => to).join()])).toEqual([
      [undefined, 'a', ''],
      [undefined, 'b', ''],
      [undefined, 'c', ''],
      ['D', 'e', '/e'],
      [undefined, 'lost', ''],
      ['F', 'g h', ''],
      [undefined, 'i j', ''],
      [undefined, 'k l', ''],
      [undefined, 'n', ''],
    ]);
  });

  it('gives the lines that people read', () => {
    const html = `<head><meta name="description" content="Pumps &amp; more"><title>no</title></head><body>
<p>Since <time class="x" datetime="1987-03">March</time> in <a href="/york/">York  now</a>.</p><style>no</style><pre>no</pre>
<dl><dt>Phone</dt><dd>123</dd></dl><p><strong>Mail:</strong> a@b.example</p><p> </p></body>`;
    const lines = parseHtmlLines(html);
    expect(lines).toEqual([
      { text: 'Pumps & more', where: 'meta description', links: [] },
      { text: 'Since 1987-03 in York now.', where: 'text', links: [{ text: 'York now', to: '/york/' }] },
      { text: '123', where: 'text', links: [], term: 'Phone' },
      { text: 'a@b.example', where: 'text', links: [], term: 'Mail', isBold: true },
    ]);
    expect(visibleText(lines)).toContain('Since 1987-03 in York now.\nPhone: 123\nMail: a@b.example');
  });
});

it('Markdown gives no line of its front matter, and counts it', () => {
  expect(parseMarkdownLines('---\na: b\n---\n\nc\n---\nd')).toEqual([
    { text: 'c', where: 'line 5', links: [] },
    { text: '---', where: 'line 6', links: [] },
    { text: 'd', where: 'line 7', links: [] },
  ]);
});

it('Markdown gives its lines without marks, and none of code', () => {
  const markdown =
    '# A `title`\n\n- [ ] **Do** it\n- **Phone:** 12\\*3\n**Mail**: [a](mailto:a@b.example) and [b\\]](/c.md)\n```js\nno\n```\n~~~~\nno\n~~~\nno\n~~~~\n> 1. end';
  expect(parseMarkdownLines(markdown)).toEqual([
    { text: 'A title', where: 'line 1', links: [] },
    { text: 'Do it', where: 'line 3', links: [], isTask: true },
    { text: 'Phone: 12*3', where: 'line 4', links: [] },
    {
      text: 'a and b]',
      where: 'line 5',
      links: [
        { text: 'a', to: 'mailto:a@b.example' },
        { text: 'b]', to: '/c.md' },
      ],
      term: 'Mail',
      isBold: true,
    },
    { text: 'end', where: 'line 14', links: [] },
  ]);
});

describe('letters', () => {
  it('are those and digits, whatever stands between', () => {
    expect(toLetters('A-b, 12!')).toBe('Ab12');
    expect(toLetters('u\u0308ber — Zoë\u200c٣')).toBe('überZoë٣');
  });

  it('stand in pieces between marks, a number with marks in one', () => {
    expect(splitIntoPieces('On 2026-01-02, at 9:30; nothing.\nYes — 1,5!')).toEqual([
      'On20260102',
      'at930',
      'nothing',
      'Yes',
      '15',
    ]);
  });
});

describe('members', () => {
  const value = { a: { b: 'c', 'd/~e': ['f', { g: 1 }] }, list: [1, 2], text: 'x' };

  it('are found by their names, at any depth', () => {
    expect([findMember(value, 'a', 'b'), findMember(value, 'a', 'x'), findMember(value, 'text', 'length')]).toEqual([
      'c',
      undefined,
      undefined,
    ]);
    expect([findTextMember(value, 'text'), findTextMember(value, 'list')]).toEqual(['x', undefined]);
    expect([findListMember(value, 'list'), findListMember(value, 'text')]).toEqual([[1, 2], []]);
    expect([listNamesAt(value, 'a'), listNamesAt(value, 'list')]).toEqual([['b', 'd/~e'], []]);
    expect(listMembers(value).map(([name]) => name)).toEqual(['a', 'b', 'd/~e', 'g', 'list', 'text']);
    expect(listMembers('text')).toEqual([]);
  });

  it('are found by a pointer, and have one', () => {
    expect(resolvePointer(value, '#/a/d~1~0e/1/g')).toBe(1);
    expect(resolvePointer(value, '#')).toBe(value);
    expect(resolvePointer(value, '#/a/b/length')).toBeUndefined();
    const seen: string[] = [];
    visitTexts(value, (text, pointer) => void seen.push(`${pointer} ${text}`));
    expect(seen).toEqual(['#/a/b c', '#/a/d~1~0e/0 f', '#/text x']);
  });
});

it('a path gives each of its texts with its fields, and none of what is no text', () => {
  const { site, sources } = siteOf('tests/fixtures/small');
  const { release } = published(site, sources);
  const [html, markdown] = findPublished('/', release, []);
  expect([html?.mediaType, markdown?.mediaType]).toEqual(['text/html', 'text/markdown']);
  expect(html?.text).toMatch(/^<!doctype html>/i);
  expect(markdown?.text).not.toContain('<html');
  expect(html?.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(html?.origin).toBe(release.baseUrl);
  expect(findPublished('/favicon.ico', release, [])).toEqual([]);
  expect(findPublished('/nowhere/', release, [])).toEqual([]);
});
