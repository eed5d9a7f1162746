import { expect, it } from 'vitest';
import { published, siteOf, texts } from '../support/site-of.ts';

it('the name of a number is text in Markdown, whatever its signs', () => {
  const { site, sources } = siteOf('tests/fixtures/small');
  const identifiers = [{ scheme: 'other', name: '*Akte* [a](b)', value: 'B-18', issuer: 'Kammer' }];
  const { release } = published({ ...site, company: { ...site.company, identifiers } }, sources);
  expect(texts(release).get('index.md')).toContain('- \\*Akte\\* \\[a\\](b)');
});
