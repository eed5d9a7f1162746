import { describe, expect, it } from 'vitest';
import { resolveSections } from '../../src/content/check/sections.ts';
import { parseFrontMatter } from '../../src/content/read/front-matter/front-matter.ts';
import { pageSchema } from '../../src/content/schemas/front-matter.ts';
import { assertDefined } from '../../src/core/assert-defined.ts';
import type { Problem } from '../../src/core/problem.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { renderMarkdown } from '../../src/markdown/render/render.ts';
import { buildPageSections } from '../../src/site/page-model/sections.ts';
import { sectionNodes } from '../../src/site/renderers/json-ld/sections.ts';
import { heroToMarkdown, sectionsToMarkdown } from '../../src/site/renderers/markdown/sections.ts';
import { formatFileSize } from '../../src/theme/model/sections.ts';
import { renderPageHero, renderSections as sectionsHtml } from '../../src/theme/register/sections/sections.ts';
import { pngOf } from '../support/pictures.ts';
import { allSections } from '../support/sections.ts';
import { siteOf } from '../support/site-of.ts';
import cases from './sections.cases.json' with { type: 'json' };

const { site } = siteOf('tests/fixtures/gmbh');
const facts = new Map([
  ['site.name', 'Werk'],
  ['count pages', '7'],
  ['company.legalName', 'Werk GmbH'],
]);
const people = [
  { id: 'erika', name: 'Erika M.', role: 'Leitung' },
  { id: 'max', name: 'Max', role: 'Labor' },
];
const named = {
  publicFiles: [
    { file: 'bilder/werk.png', bytes: pngOf(30, 20) },
    { file: 'dateien/messung.txt', bytes: new Uint8Array(240_400) },
  ],
  pictures: new Map([['/bilder/werk.png', { width: 30, height: 20 }]]),
  people,
};

function read(sections: string) {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const text = `---\ntitle: T\ndescription: D\nupdated: 2025-01-01\n${sections}---\nText`;
  const { frontMatter } = assertDefined(parseFrontMatter('content/pages/x.md', text, report), 'front matter');
  const data = pageSchema.parse(frontMatter.value);
  return {
    data,
    page: { title: 'T', description: 'D', ...resolveSections(data, frontMatter, facts, named, report) },
    problems,
  };
}
const model = assertDefined(
  buildPageSections({ ...site, company: { ...site.company, people } }, read(allSections).page),
  'sections',
);
const textOf = (html: string) =>
  html
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the sections of a page', () => {
  it('say the same as HTML and as Markdown, in every part', () => {
    const language = languageByTag('de');
    const html = renderPageHero(assertDefined(model.hero, 'a hero'), false).text + sectionsHtml(model, language).text;
    const markdown = renderMarkdown(
      `${heroToMarkdown(assertDefined(model.hero, 'a hero'))}\n\n${sectionsToMarkdown(model, language)}`,
    );
    expect(markdown.problems).toEqual([]);
    const [shown, mirrored] = [textOf(html), textOf(markdown.html)];
    for (const text of cases) expect([shown.includes(text), mirrored.includes(text)], text).toEqual([true, true]);
    const links = (text: string) => [...text.matchAll(/ href="([^"]*)"/g)].map(([, to]) => to).sort();
    expect(links(markdown.html)).toEqual(links(html));
    expect(html).toContain('<h1>Werk hält, was sie sagt</h1>');
    expect(html).toContain('<time datetime="2025-04">April 2025</time>');
    expect(html).toContain('src="/bilder/werk.png" alt="Der Prüfstand" width="30" height="20" fetchpriority="high">');
    // No picture of this path is there: the links tell; no size is made up.
    expect(html).toContain('<img src="/bilder/erika.png" alt="Erika im Werk" loading="lazy" decoding="async">');
  });

  it('are what schema.org calls them', () => {
    const nodes = sectionNodes(model, (path) => `https://werk.example${path}`) as { '@type': string }[];
    expect(nodes.map((node) => node['@type'])).toEqual(['Quotation', 'Person', 'Person', 'DigitalDocument']);
    expect(nodes[3]).toMatchObject({
      url: 'https://werk.example/dateien/messung.txt',
      encodingFormat: 'text/plain',
      dateModified: '2025-10-31',
    });
  });

  it('are none where front matter has none', () => {
    expect(buildPageSections(site, read('').page)).toBeUndefined();
    expect(sectionNodes(undefined, (path) => path)).toBeUndefined();
  });

  it('name facts and people that are there', () => {
    const { problems } = read('hero:\n  heading: "{{site.nam}}"\nteam:\n  - id: maxx\n');
    expect(problems).toMatchObject([
      { code: 'fact-unknown', at: { line: 6, col: 13 } },
      { code: 'reference-unknown', field: 'team[0].id', at: { line: 8 } },
    ]);
    expect(
      buildPageSections({ ...site, company: { ...site.company, people } }, read('team: all\n').page)?.team?.members,
    ).toHaveLength(2);
  });
});

describe('a section is refused', () => {
  const refused = (sections: string) => () => read(sections);
  it.each([
    ['a quotation without a date of permission', 'quotation:\n  text: A\n  name: B\n'],
    ['a figure without source', 'figures:\n  - value: "1"\n    label: A\n    date: 2025\n'],
    ['a figure without date', 'figures:\n  - value: "1"\n    label: A\n    source: B\n'],
    ['a picture without a text', 'hero:\n  picture: /a.png\n'],
    ['a text without a picture', 'team:\n  - id: max\n    alt: Max\n'],
    ['a picture that is none', 'hero:\n  picture: /a.pdf\n  alt: A\n'],
    ['a picture elsewhere', 'hero:\n  picture: https://example.com/a.png\n  alt: A\n'],
    ['three ways on', `hero:\n  links:\n${'    - label: A\n      to: /a/\n'.repeat(3)}`],
    ['a call without one', 'callToAction:\n  heading: A\n'],
    ['HTML as a field', 'hero:\n  html: <b>\n'],
    ['a file above public/', 'downloads:\n  - file: /../a.pdf\n    title: A\n    date: 2025-01-01\n'],
  ])('%s', (_, sections) => {
    expect(refused(sections)).toThrow();
  });
});

it.each([
  [0, 'en', '0 bytes'],
  [999, 'en', '999 bytes'],
  [1000, 'en', '1 kB'],
  [240_400, 'fr', '240 ko'],
  [999_499, 'en', '999 kB'],
  [999_500, 'en', '1 MB'],
  [1_250_000, 'de', '1,3 MB'],
] as const)('%i bytes are in %s %s', (bytes, language, text) => {
  expect(formatFileSize(languageByTag(language), bytes)).toBe(text);
});
