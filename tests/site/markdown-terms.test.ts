import { expect, it } from 'vitest';
import { published, siteOf, texts } from '../support/site-of.ts';

it('the name of a number is text in Markdown, whatever its signs', () => {
  const { site, sources } = siteOf('tests/fixtures/small');
  const identifiers = [{ scheme: 'other', name: '*Akte* [a](b)', value: 'B-18', issuer: 'Kammer' }];
  const { release } = published({ ...site, company: { ...site.company, identifiers } }, sources);
  const shown = [...texts(release)].filter(([file, text]) => file.endsWith('.md') && text.includes('B-18'));
  expect(shown.map(([file]) => file)).toContain('company.md');
  for (const [file, text] of shown) {
    expect(text, file).toContain('\\*Akte\\* \\[a\\](b)');
    expect(text, file).not.toContain('*Akte* [a](b)');
  }
});
