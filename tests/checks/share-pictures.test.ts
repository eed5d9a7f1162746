import { describe, expect, it } from 'vitest';
import { checkSharePictures } from '../../src/checks/share-pictures.ts';
import type { Page } from '../../src/content/site.ts';
import type { Problem } from '../../src/core/problem.ts';
import { inputOf, markdownOf, moduleOf } from './small-input.ts';

interface Titled {
  readonly path: string;
  readonly title: string;
  readonly source?: string;
}

function found(
  documents: readonly Titled[],
  site: { name?: string; pageCount?: number; language?: string } = {},
): Problem[] {
  const input = inputOf({
    modules: [moduleOf('site', "{\n  name: 'x',\n}")],
    pages: [markdownOf('content/pages/x.md', '---\ndescription: x\ntitle: x\n---\nx\n')],
    documents: Object.fromEntries(documents.map(({ path }) => [path, ''])),
  });
  const titles = new Map(documents.map((one) => [one.path, one]));
  const problems: Problem[] = [];
  checkSharePictures(
    {
      ...input,
      site: { ...input.site, name: 'Example', ...site, pages: Array<Page>(site.pageCount ?? 1) },
      catalog: input.catalog.map((document) => ({ ...document, ...titles.get(document.path) })),
    },
    (problem) => void problems.push(problem),
  );
  return problems;
}

const source = 'content/pages/x.md';
const characters = (title: string) =>
  found([{ path: '/x/', title, source }]).map(
    ({ message }) => /with (.*?)(?: \(script: .*?\))?: the page/.exec(message)?.[1],
  );

describe('a title that cannot be drawn', () => {
  it('is reported at the title of its page, with the characters', () => {
    expect(found([{ path: '/x/', title: 'A概要🙂', source }])).toMatchObject([
      {
        code: 'share-picture-left-out',
        at: { file: source, line: 3, col: 8 },
        field: 'title',
        message:
          'expected a title that fonts here can draw, got "A概要🙂" with "概" (U+6982), "要" (U+8981), "🙂" (U+1F642) (script: Han): the page has no picture for previews of links',
      },
    ]);
  });

  it('of no script in use names none', () => {
    expect(found([{ path: '/x/', title: 'Up 🙂', source }])[0]?.message).toMatch(/with "🙂" \(U\+1F642\): the page/);
  });

  it('of another file is reported at the file, and of no file at the name of the site', () => {
    const title = '概要';
    expect(found([{ path: '/y/', title, source: 'content/auth.ts' }])).toMatchObject([
      { at: { file: 'content/auth.ts' }, field: 'title' },
    ]);
    expect(found([{ path: '/y/', title }])).toMatchObject([
      { at: { file: 'content/site.ts', line: 2, col: 9 }, field: 'name' },
    ]);
  });

  it('that all pages share is the name of the site', () => {
    expect(found([{ path: '/y/', title: 'Latin', source }], { name: '株', pageCount: 500 })).toMatchObject([
      { at: { file: 'content/site.ts' }, field: 'name', message: expect.stringMatching(/got "株" .* pages share no/) },
    ]);
  });

  it.each([
    ['ja', '概要', /noto-sans-jp-japanese-400-normal\.woff of the npm package @fontsource\/noto-sans-jp\b/],
    ['ko-KR', '개요', /noto-sans-kr-korean-400/],
    ['zh-TW', '概要', /noto-sans-tc-chinese-traditional-400/],
    ['zh', '概要', /noto-sans-sc-chinese-simplified-400/],
    ['si', 'ශ්‍රී ලංකා', /^Copy a font of this script \(\.woff, \.ttf, \.otf\) into public\/fonts\/\. /],
    ['en', 'Up 🙂', /^Nothing else is missing/],
  ])('names the font that would draw it: %s', (language, title, hint) => {
    expect(found([{ path: '/x/', title, source }], { language })).toMatchObject([
      { hint: expect.stringMatching(hint) },
    ]);
  });

  it.each(['Новости Ω', 'عن الشركة', 'ภาพรวม'])('%s can be', (title) => {
    expect(found([{ path: '/x/', title, source }])).toEqual([]);
  });

  it('is one warning for all that one font would draw', () => {
    const pages = ['/a/', '/b/', '/c/'].map((path) => ({ path, title: '概要', source }));
    const problems = found([...pages, { path: '/d/', title: 'Up 🙂', source }]);
    expect(problems.map(({ message }) => /: ([^:]*) no picture/.exec(message)?.[1])).toEqual([
      'this page and 2 others have',
      'the page has',
    ]);
  });

  it('names five characters, and how many more there are', () => {
    expect(characters('一二三四五')).toEqual([expect.stringMatching(/^(?:"." \(U\+[0-9A-F]{4}\)(?:, |$)){5}$/)]);
    expect(characters('一二三四五六七')).toEqual([expect.stringMatching(/\) and 2 more$/)]);
  });
});

it('a title that can be drawn, and what is no page, is no problem', () => {
  expect(found([{ path: '/x/', title: 'Über uns', source }])).toEqual([]);
  expect(found([{ path: '/x.json', title: '概要' }])).toEqual([]);
});
