import { describe, expect, it } from 'vitest';
import { contentRole, explainUnknownFile } from '../../../src/content/read/content-files.ts';
import cases from './content-files.cases.json' with { type: 'json' };

describe('contentRole', () => {
  it.each(cases as [string, Record<string, unknown>][])('%s', (path, role) => {
    expect(contentRole(path)).toEqual(role);
  });

  it.each([
    ['compny.ts', 'company.ts'],
    ['Company.ts', 'company.ts'],
    ['company.tsx', 'company.ts'],
    ['company.json', 'company.ts'],
    ['about.md', undefined],
    ['decisions/budget.md', undefined],
    ['decisions/2026-11-28-budget.md', undefined],
    ['decisions/001/budget.md', undefined],
    ['pages/About.MD', 'pages/About.md'],
    ['pages/a/b.markdown', 'pages/a/b.md'],
    ['page/about.md', 'pages/about.md'],
    ['faqs/x.md', 'faq/x.md'],
    ['faq/deep/x.md', 'faq/x.md'],
    ['faq/x.txt', 'faq/x.md'],
    ['skills/book/skill.md', 'skills/book/SKILL.md'],
    ['skills/SKILL.md', undefined],
    ['pages/.draft.md', undefined],
    ['.git/config', undefined],
    ['pages/about.md.txt', 'pages/about.md'],
    ['pages/About.md.txt', 'pages/About.md'],
    ['company.ts.txt', 'company.ts'],
    ['COMPANY.TS', 'company.ts'],
    ['Pages/about.md', 'pages/about.md'],
    ['Skills/book/Skill.md', 'skills/book/SKILL.md'],
    ['readme.md', 'README.md'],
    ['Brand.css', 'brand.css'],
    ['sub/company.ts', undefined],
  ])('does not know %s', (path, meant) => {
    expect(contentRole(path)).toEqual({ kind: 'unknown' });
    if (meant) expect(explainUnknownFile(path)).toMatchObject({ hint: `Did you mean "content/${meant}"?` });
    else expect(explainUnknownFile(path)).toEqual({ hint: expect.stringMatching(/^Read are /) });
  });

  it.each([
    ['prices.xlsx', /save it as CSV and run npx gazette import/],
    ['pages/prices.ods', /public\//],
    ['pages/about.docx', /as Markdown, such as content\/pages\/about\.md/],
    ['about.html', /as Markdown/],
    ['pages/a.png', /go to public\//],
    ['skills/notes.pdf', /go to public\//],
    ['company.ts.bak', /^Delete it/],
  ])('says where %s belongs', (path, hint) => {
    expect(explainUnknownFile(path)).toEqual({ hint: expect.stringMatching(hint) });
  });
});
