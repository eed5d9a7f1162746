import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { renderHeadLines } from '../../src/attach/head/head-lines.ts';
import type { MirroredForeignPage } from '../../src/attach/site/mirrors.ts';
import { siteOf } from '../support/site-of.ts';

const { site } = siteOf('tests/fixtures/small');

/** The homepage of another generator, of which head lines read nothing else. */
const homepage = {
  path: '/',
  mirror: '/index.md',
  read: { canonical: undefined, markdownAt: undefined, organizations: [] },
} as unknown as MirroredForeignPage;

it('a name cannot end the script element of the organisation, or open a comment in it', () => {
  const legalName = 'Pumpen </script><script>alert(1)</script> <!-- & “Söhne”';
  const named = { ...site, company: { ...site.company, legalName } };
  const lines = renderHeadLines(homepage, named, { isXml: false, home: '/' });
  expect(lines.join('\n')).toMatch(/^[ -~\n]*$/);
  const text = JSON.stringify(
    parse(`<!doctype html><html><head>${lines.join('\n')}</head><body></body></html>`),
    (key, value) => (key === 'parentNode' ? undefined : value),
  );
  expect(text.match(/"tagName":"script"/g)).toHaveLength(1);
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(lines.at(-1) ?? '') ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': { legalName?: string }[] };
  expect(graph.map((node) => node.legalName)).toContain(legalName);
});
