import { describe, expect, it } from 'vitest';
import { findMissingCauses, isDraft, resolvePageAddress } from '../../../src/checks/links/causes.ts';
import { inputOf, markdownOf, type Written } from '../small-input.ts';

const causes = (written: Written, named = {}) => findMissingCauses(inputOf(written).sources, named);
const page = (file: string, extra = '') => markdownOf(`content/pages/${file}`, `---\ntitle: X\n${extra}---\nx\n`);

describe('the address that a page asks for', () => {
  it.each([
    [page('privacy.md'), '/privacy/'],
    [page('guides/index.md'), '/guides/'],
    [page('privacy.md', 'slug: data\n'), '/data/'],
    [page('privacy.md', "slug: ''\n"), '/privacy/'],
    [page('Privacy.md'), undefined],
    [page('api.md'), undefined],
    [markdownOf('content/news/first.md', '---\ntitle: X\n---\nx\n'), '/news/first/'],
    [markdownOf('content/faq/privacy.md', '---\nquestion: X\n---\nx\n'), undefined],
  ])('%#', (source, path) => {
    expect(resolvePageAddress(source)).toBe(path);
  });
});

it('a draft says so', () => {
  expect(isDraft(page('x.md', 'draft: true\n'))).toBe(true);
  expect(isDraft(page('x.md', 'draft: false\n'))).toBe(false);
  expect(isDraft(page('x.md'))).toBe(false);
});

describe('why a link may lead nowhere', () => {
  const link = (path: string, fragment = '') => ({ path, fragment });

  it('a draft has the address', () => {
    const { draftAt, isBroken } = causes({ pages: [page('x.md', 'draft: true\n'), page('Odd.md', 'draft: true\n')] });
    expect(draftAt('/x/')).toBe('content/pages/x.md');
    expect(draftAt('/y/')).toBeUndefined();
    expect(isBroken(link('/x/'), false)).toBe(false);
  });

  it('a page of this address has a problem of its own, and so has its mirror', () => {
    const { draftAt, isBroken } = causes({ pages: [page('x.md')] });
    expect(draftAt('/x/')).toBeUndefined();
    expect(['/x/', '/x.md', '/y/', '/y.md'].filter((path) => isBroken(link(path), false))).toEqual(['/x/', '/x.md']);
    // A link that is served is not broken, whatever else is.
    expect(isBroken(link('/x/'), true)).toBe(false);
  });

  it('a page that could not be read may have had any address of a page', () => {
    const { isBroken } = causes({ unread: ['content/pages/x.md'] });
    const paths = ['/y/', '/y.md', '/y.json', '/y/z', '/y.md/z'];
    expect(paths.filter((path) => isBroken(link(path), false))).toEqual(['/y/', '/y.md']);
    expect(causes({ unread: ['content/site.ts'] }).isBroken(link('/y/'), false)).toBe(false);
    expect(causes({ unread: ['content/faq/pages.md'] }).isBroken(link('/y/'), false)).toBe(false);
  });

  it('a question has a problem, or could not be read: its anchor is missing', () => {
    const question = (file: string, extra = '') =>
      markdownOf(`content/faq/${file}`, `---\nquestion: X\n${extra}---\nx\n`);
    const { isBroken } = causes({
      faq: [question('read.md'), question('draft.md', 'draft: true\n')],
      unread: ['content/faq/unread.md', 'other/content/faq/elsewhere.md', 'content/faq/text.txt'],
    });
    const anchors = [
      'question-read',
      'question-unread',
      'question-draft',
      'question-elsewhere',
      'question-text',
      'question-text.txt',
    ];
    expect(anchors.filter((fragment) => isBroken(link('/', fragment), true))).toEqual([
      'question-read',
      'question-unread',
    ]);
  });

  it('a question has a problem where site.ts puts it, and nowhere else', () => {
    const faq = [markdownOf('content/faq/read.md', '---\nquestion: X\n---\nx\n')];
    const paths = ['/questions/read/', '/help/read/', '/help/read.md'];
    const brokenIn = (named = {}) => paths.filter((path) => causes({ faq }, named).isBroken(link(path), false));
    expect(brokenIn()).toEqual(['/questions/read/']);
    expect(brokenIn({ paths: { questions: 'help' } })).toEqual(['/help/read/', '/help/read.md']);
  });

  it('a skill could not be read', () => {
    const { isBroken } = causes({ unread: ['content/skills/pilot/SKILL.md'] });
    expect(isBroken(link('/.well-known/agent-skills/pilot/SKILL.md'), false)).toBe(true);
    expect(isBroken(link('/.well-known/agent-skills/other/SKILL.md'), false)).toBe(false);
  });
});
