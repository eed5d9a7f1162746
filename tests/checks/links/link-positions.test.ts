import { describe, expect, it } from 'vitest';
import { findLinkPositions } from '../../../src/checks/links/link-positions.ts';
import { inputOf, markdownOf, moduleOf, type Written } from '../small-input.ts';

const found = (written: Written) =>
  Object.fromEntries(
    [...findLinkPositions(inputOf(written).sources, ['https://example.com'])].map(([key, places]) => [
      key,
      places.map(({ file, line, col }) => `${file.replace('content/', '')}:${line}:${col}`),
    ]),
  );
const page = (body: string, front = '') => ({
  pages: [markdownOf('content/pages/x.md', `---\ntitle: X\n${front}---\n${body}\n`)],
});

it('an old address of a redirect is no link, where it leads to is', () => {
  const site = moduleOf('site', "{\n  redirects: [{ from: '/a/', to: '/b/' }],\n  other: [{ from: '/c/' }],\n}");
  expect(found({ modules: [site] })).toEqual({ '/b/#': ['site.ts:2:34'], '/c/#': ['site.ts:3:19'] });
});

it('in a typed module: where the value stands', () => {
  const text =
    "{\n  a: '/x/',\n  b: ['see https://example.com/y/', { c: '/x/' }],\n  d: '//e/',\n  n: 1,\n  o: true,\n  p: null,\n}";
  expect(found({ modules: [moduleOf('site', text)] })).toEqual({
    '/x/#': ['site.ts:2:6', 'site.ts:3:42'],
    '/y/#': ['site.ts:3:7'],
  });
});

describe('in Markdown: where the address stands', () => {
  it.each([
    ['[a](/y/)', { '/y/#': ['pages/x.md:4:5'] }],
    ['x\n[a](#z)', { '/x/#z': ['pages/x.md:5:5'] }],
    ['[a](</y/>)', { '/y/#': ['pages/x.md:4:6'] }],
    ['[a](<#z>)', { '/x/#z': ['pages/x.md:4:6'] }],
    ['[a]( /y/ )', { '/y/#': ['pages/x.md:4:6'] }],
    ['[a](/y/ "title")', { '/y/#': ['pages/x.md:4:5'] }],
    ["[a](/y/ 'title')", { '/y/#': ['pages/x.md:4:5'] }],
    ['[a](/y/ (title))', { '/y/#': ['pages/x.md:4:5'] }],
    ['[a](https://example.com/y/)', { '/y/#': ['pages/x.md:4:5'] }],
    ['https://example.com/y/#z', { '/y/#z': ['pages/x.md:4:1'] }],
    ['[a][b]\n\n[b]: /y/', { '/y/#': ['pages/x.md:6:6'] }],
    ['> [b]: <#z>', { '/x/#z': ['pages/x.md:4:9'] }],
    // A link that stays text has no place, but is known: it has been reported as that.
    ['[a](/y/ title)', { '/y/#': [] }],
    ['[a](/y/', { '/y/#': [] }],
    ['[a](//y/)', {}],
    ['[a](<//y/>)', {}],
    ['[b]: //y/', {}],
    ['a [b]: /y/', {}],
    ['[a](y/)', {}],
  ])('%s', (body, expected) => {
    expect(found(page(body))).toEqual(expected);
  });

  it('in front matter: addresses with the origin, and paths within a list; a slug is no link', () => {
    expect(found(page('x', 'description: see https://example.com/y/#z\nslug: /x/\n'))).toEqual({
      '/y/#z': ['pages/x.md:3:14'],
    });
    const nested = 'sections:\n  - link: /y/\n  - link: //e/\n  - text: see /z/\nformerly:\n  - /w/\n';
    expect(found(page('x', nested))).toEqual({ '/y/#': ['pages/x.md:4:11'] });
  });
});

it('an anchor of a question is one of the homepage, and skills are looked at too', () => {
  const faq = [markdownOf('content/faq/q.md', '---\nquestion: X\n---\n[a](#z)\n')];
  const skills = [markdownOf('content/skills/s/SKILL.md', '---\nname: s\n---\n[a](/y/)\n')];
  expect(found({ faq, skills })).toEqual({ '/#z': ['faq/q.md:4:5'], '/y/#': ['skills/s/SKILL.md:4:5'] });
});

it('drafts are not published, and have no places', () => {
  expect(found(page('[a](/y/)', 'draft: true\n'))).toEqual({});
});
