import { describe, expect, it } from 'vitest';
import { contentRole } from '../../../src/content/read/content-files.ts';

describe('contentRole', () => {
  it.each([
    ['company.ts', { kind: 'module', name: 'company' }],
    ['faq/what-is-it.md', { kind: 'question' }],
    ['pages/about.md', { kind: 'page' }],
    ['pages/guides/start.md', { kind: 'page' }],
    ['pages/a~b.md', { kind: 'page' }],
    ['pages/x.swp.md', { kind: 'page' }],
    ['skills/book/SKILL.md', { kind: 'skill', name: 'book' }],
    ['README.md', { kind: 'ignored' }],
    ['pages/guides/README.md', { kind: 'ignored' }],
    ['.DS_Store', { kind: 'ignored' }],
    ['pages/about.md~', { kind: 'ignored' }],
    ['pages/.about.md.swp', { kind: 'ignored' }],
    ['pages/.#about.md', { kind: 'ignored' }],
    ['pages/#about.md#', { kind: 'ignored' }],
    ['pages/~', { kind: 'ignored' }],
    ['pages/.swp', { kind: 'ignored' }],
    ['pages/about.swo', { kind: 'ignored' }],
    ['pages/Thumbs.db', { kind: 'ignored' }],
    ['faq/.gitkeep', { kind: 'ignored' }],
  ])('%s', (path, role) => {
    expect(contentRole(path)).toEqual(role);
  });

  it.each([
    ['compny.ts', 'company.ts'],
    ['Company.ts', 'company.ts'],
    ['company.tsx', 'company.ts'],
    ['company.json', 'company.ts'],
    ['about.md', undefined],
    ['pages/About.MD', 'pages/About.md'],
    ['pages/a/b.markdown', 'pages/a/b.md'],
    ['page/about.md', 'pages/about.md'],
    ['faqs/x.md', 'faq/x.md'],
    ['faq/deep/x.md', 'faq/x.md'],
    ['faq/x.txt', 'faq/x.md'],
    ['skills/book/skill.md', 'skills/book/SKILL.md'],
    ['skills/book/notes.pdf', undefined],
    ['skills/book/my-skill.md', undefined],
    ['skills/SKILL.md', undefined],
    ['skills/a/b/SKILL.md', undefined],
    ['pages/.draft.md', undefined],
    ['.git/config', undefined],
    ['pages/a.png', undefined],
    ['images/a.png', undefined],
    ['sub/company.ts', undefined],
  ])('does not know %s', (path, meant) => {
    const role = contentRole(path);
    expect(role.kind).toBe('unknown');
    if (meant) expect(role).toMatchObject({ hint: `Did you mean "content/${meant}"?` });
    else expect(role).toMatchObject({ hint: expect.stringMatching(/^Read are /) });
  });
});
