import { expect, it } from 'vitest';
import { suggestFileName } from '../../../src/content/check/suggest-file-name.ts';
import type { SiteLanguage } from '../../../src/core/site-language.ts';

const languages = [{ key: 'de' }, { key: 'en' }] as unknown as SiteLanguage[];

it.each([
  ['pages/about.md.md', 'Did you mean "pages/about.md"?', 'about.md'],
  ['faq/How_Much.MD.md', 'Did you mean "faq/how-much.md"?', 'how-much.md'],
  ['news/new.txt.md', 'Did you mean "news/new.md"?', 'new.md'],
  ['news/new.md.md.md', 'Did you mean "news/new.md"?', 'new.md'],
  ['pages/about.en.md.md', 'Did you mean "pages/about.en.md"?', 'about.en.md'],
  ['faq/How Much.md', 'why', 'how-much.md'],
  ['faq/How_Much.en.md', 'why', 'how-much.en.md'],
  ['faq/How_Much.fr.md', 'why', 'how-much-fr.md'],
  ['faq/v1.2.md', 'why', 'v1-2.md'],
  ['faq/東京.md.md', 'why', undefined],
  ['pages/Odd/東京.md', 'why', undefined],
  ['pages/Odd/about.md', 'why', undefined],
])('%s', (file, hint, to) => {
  expect(suggestFileName(file, languages, 'why')).toEqual({
    hint,
    ...(to !== undefined && { fix: { kind: 'file-name', to } }),
  });
});
