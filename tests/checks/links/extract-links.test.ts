import { describe, expect, it } from 'vitest';
import {
  findHtmlLinks,
  findHtmlLinksAndIds,
  findLinkOffsets,
  findTextLinks,
} from '../../../src/checks/links/extract-links.ts';
import cases from './extract-links.cases.json' with { type: 'json' };

const origins = ['https://example.com', 'https://old.example'];

describe('links of a page', () => {
  it.each(cases as [string, string[]][])('%s', (html, expected) => {
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
    ['https://example.com/{id}', []],
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
