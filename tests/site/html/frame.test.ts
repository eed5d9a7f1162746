import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Site } from '../../../src/content/site.ts';
import type { RenderContext } from '../../../src/core/document.ts';
import { trustedHtml } from '../../../src/core/html.ts';
import { withHeadData } from '../../../src/site/html/head.ts';
import { renderLayout, renderWithoutFrame } from '../../../src/site/html/layout.ts';
import { siteOf } from '../../support/site-of.ts';

const { site } = siteOf('tests/fixtures/small');
const context: RenderContext = { catalog: [], url: (path) => site.baseUrl + path };

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '$&', "$'", '</title>', '"&\'<>', site.name, `${site.name}: news`, 'main', '日本語', 'a\n\n<b'),
);
const path = fc.constantFrom('/', '/x/', '/a/b-c/', '/docs/api/', '/auth/', '/x', undefined);
const main = fc.oneof(
  text,
  fc.constantFrom(
    '<article>\n\n<p>x</p>\n</article>',
    '\n<p>',
    '<p>\n',
    '<pre>a\n\nb</pre>\n\n\n<p>',
    '\n\n<p>x</p>\n\n',
  ),
);

it('so it is on a page from right to left, with what stands apart there', () => {
  const arabic = { ...site, language: 'ar' };
  const page = { path: '/x/', title: 'س +49 30', description: 'A 1', updated: '2026-01-31' };
  const given = {
    ...page,
    crumbs: [{ label: 'س', to: '/' }],
    main: trustedHtml('<p>اتصل على +49 30 1234.</p>\n\n<pre><code>a</code></pre>'),
  };
  expect(renderLayout(arabic, context, given)).toBe(renderWithoutFrame(arabic, context, withHeadData(arabic, given)));
  expect(renderLayout(arabic, context, given)).toContain('<bdi dir="ltr">+49 30 1234</bdi>.');
});

it('a page in the frame of its site is the page in the whole layout, whatever it says', () => {
  const page = fc.record({
    path,
    title: text,
    description: text,
    updated: fc.constantFrom('2026-01-01', undefined),
    main: main.map(trustedHtml),
    crumbs: fc.array(fc.record({ label: text, to: fc.constantFrom('/', '/a/') }), { maxLength: 3 }),
  });
  const sites: Site[] = [site, { ...site, noIndex: true }, { ...site, notice: 'In a test "only" & here.' }];
  fc.assert(
    fc.property(page, fc.constantFrom(...sites), ({ path, updated, ...given }, of) => {
      const page = { ...given, ...(path !== undefined && { path }), ...(updated !== undefined && { updated }) };
      expect(renderLayout(of, context, page)).toBe(renderWithoutFrame(of, context, withHeadData(of, page)));
    }),
    { numRuns: 500 },
  );
});
