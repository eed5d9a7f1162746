import { describe, expect, it } from 'vitest';
import { checkOrphans } from '../../src/checks/orphans.ts';
import type { Page, Site } from '../../src/content/site.ts';
import type { Problem } from '../../src/core/problem.ts';
import { organisations } from '../support/organisations.ts';
import { inputOf, type Written } from './small-input.ts';

/** The pages that nothing leads to; `written` are the sources of pages of editors. */
function found(documents: Written['documents'], written: readonly string[] = []): string[] {
  const input = inputOf({ documents: documents ?? {} });
  const site: Site = { ...input.site, pages: written.map((source) => ({ source }) as Page) };
  const problems: Problem[] = [];
  checkOrphans({ ...input, site }, (problem) => void problems.push(problem));
  return problems.map(({ at }) => at?.file ?? '');
}
const link = (...paths: readonly string[]) => paths.map((path) => `<a href="${path}">x</a>`).join('');

describe('a page that nothing leads to', () => {
  it('is told', () => expect(found({ '/': link('/a/'), '/a/': '', '/b/': link('/a/') })).toEqual(['/b/']));

  it('is none where a chain of pages leads to it, with query and fragment too', () => {
    expect(found({ '/': link('/a/?x'), '/a/': link('/b/#c', '#d'), '/b/': link('/'), '/c.md': '' })).toEqual([]);
  });

  it('is one if only the text of an editor leads there', () => {
    const text = { text: link('/b/'), source: 'content/pages/a.md' };
    expect(found({ '/': link('/a/'), '/a/': text, '/b/': '' }, ['content/pages/a.md'])).toEqual(['/b/']);
  });

  it('is none if it stands in the folder of a page of an editor, which lists it', () => {
    const text = { text: link('/a/b/'), source: 'content/pages/a.md' };
    expect(found({ '/': link('/a/'), '/a/': text, '/a/b/': '' }, ['content/pages/a.md'])).toEqual([]);
  });
});

it.each(organisations)('$name has none', ({ site }) => {
  expect(site.problems.filter(({ code }) => code === 'page-orphan')).toEqual([]);
});
