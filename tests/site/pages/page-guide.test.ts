import { describe, expect, it } from 'vitest';
import { toSiteBrand } from '../../../src/content/brand/site-brand.ts';
import type { Site } from '../../../src/content/site.ts';
import { buildPageGuide, highlightCode } from '../../../src/site/facts/page-guide.ts';
import { siteOf } from '../../support/site-of.ts';

const { site } = siteOf('');
const page = (path: string, title: string) => ({ ...site.home, path, title, source: `content/pages${path}x.md` });
const docs: Site = {
  ...site,
  brand: toSiteBrand({ look: 'docs', docs: { edit: 'https://git.example/edit/main/' } }, false, undefined),
  pages: [page('/start/', 'Start'), page('/guide/', 'Guide'), page('/guide/one/', 'One'), page('/other/two/', 'Two')],
};

describe('the guide of a page in the docs look', () => {
  it('is a tree in which the folder of the page is open, in the order of the pages', () => {
    const tree = (path: string) =>
      buildPageGuide(docs, page(path, ''))?.sidebar.map(({ to, items }) => [to, items.map((item) => item.to)]);
    expect(tree('/guide/one/')).toEqual([
      ['/start/', []],
      ['/guide/', ['/guide/one/']],
      ['/other/', []],
    ]);
    expect(tree('/start/')?.flat(2)).not.toContain('/guide/one/');
  });

  it('leads to the pages before and after it, and to its file', () => {
    const guide = buildPageGuide(docs, page('/guide/one/', 'One'));
    expect([guide?.previous?.to, guide?.next?.to]).toEqual(['/guide/', '/other/']);
    expect(guide?.edit).toBe('https://git.example/edit/main/content/pages/guide/one/x.md');
    expect(buildPageGuide(docs, page('/start/', 'Start'))?.previous).toBeUndefined();
  });

  it('is not there in another look', () => expect(buildPageGuide(site, page('/start/', ''))).toBeUndefined());

  it('marks tokens of code in known languages, and changes no letter', () => {
    const code = (language: string) => `<pre><code class="language-${language}">{ &quot;a&lt;b&quot;: 1 }</code></pre>`;
    const marked = highlightCode(code('json'));
    expect(marked).toContain('<span class="hljs-attr">&quot;a&lt;b&quot;</span>');
    expect(marked.replace(/<\/?span[^>]*>/g, '')).toBe(code('json'));
    expect(highlightCode(code('unknown'))).toBe(code('unknown'));
  });
});
