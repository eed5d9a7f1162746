import { describe, expect, it } from 'vitest';
import {
  findHtmlLinks,
  findHtmlLinksAndIds,
  findLinkOffsets,
  findTextLinks,
} from '../../../src/checks/links/extract-links.ts';

const origins = ['https://example.com', 'https://old.example'];

describe('links of a page', () => {
  it.each([
    ['<a href="/x/">', ['/x/']],
    ['<a href="#y">', ['#y']],
    ['<a href="#">', []],
    ['<a href="//evil.example/x/">', []],
    ['<a href="x/">', []],
    ['<a href="mailto:a@example.com">', []],
    ['<a href="https://example.com">', ['/']],
    ['<a href="https://example.com/x/?a&amp;b#y">', ['/x/?a&b#y']],
    ['<a href="https://example.com?a">', ['?a']],
    ['<a href="https://example.com#y">', ['#y']],
    ['<a href="https://old.example/x/">', ['/x/']],
    ['<a href="https://example.community/x/">', []],
    ['<a href="https://elsewhere.example/https://example.com/x/">', []],
    ['<img src="/a.png"><form action="/f/"><blockquote cite="/c/">', ['/a.png', '/f/', '/c/']],
    ['<a data-href="/x/" title="/y/">', []],
    ['<a href="/x/?q=&lt;&gt;&quot;&#39;&amp;amp;">', ['/x/?q=<>"\'&amp;']],
  ])('%s', (html, expected) => {
    expect(findHtmlLinks(html, origins)).toEqual(expected);
  });

  it('anchors are every id, decoded, and nothing else', () => {
    const html = '<h2 id="a">x</h2><h3 class="b" id="c&amp;&quot;d"><p data-id="e">id="f"';
    expect(findHtmlLinksAndIds(html, origins).ids).toEqual(new Set(['a', 'c&"d']));
  });
});

describe('links of a text', () => {
  it.each([
    ['see https://example.com/x/.', ['/x/']],
    ['see https://example.com, or', ['/']],
    ['(https://example.com/x/)', ['/x/']],
    ['<https://example.com/x/?a=1#y>', ['/x/?a=1#y']],
    ['"https://example.com/x/"', ['/x/']],
    ["'https://example.com/x/'", ['/x/']],
    ['**https://example.com/x/**', ['/x/']],
    ['https://example.com/x/!?', ['/x/']],
    ['https://example.com/{id}', ['/']],
    ['https://example.com.evil/x/', []],
    ['https://example.community', []],
    ['https://example.com/cut…', []],
    ['https://old.example/x/ https://example.com/y/', ['/y/', '/x/']],
    ['https://example.com/x/ https://example.com/y/', ['/x/', '/y/']],
    [`https://example.com/${'x'.repeat(3000)}`, [`/${'x'.repeat(1999)}`]],
    ['[a](/x/) and [b](/) and [c](x/) and [d](//e/)', ['/x/', '/']],
    ['[a](/x/ "title")', []],
    ['](/\\x)', []],
    ['/x/', []],
  ])('%s', (text, expected) => {
    expect(findTextLinks(text, origins)).toEqual(expected);
  });

  it('are found where they begin', () => {
    expect(findLinkOffsets('a https://example.com/x/ [b](/y/)', origins)).toEqual([
      { link: '/x/', at: 2 },
      { link: '/y/', at: 29 },
    ]);
  });
});
