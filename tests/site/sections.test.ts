import { describe, expect, it } from 'vitest';
import { resolveSections } from '../../src/content/check/sections.ts';
import { parseFrontMatter } from '../../src/content/read/front-matter/front-matter.ts';
import { pageSchema } from '../../src/content/schemas/front-matter.ts';
import { assertDefined } from '../../src/core/assert-defined.ts';
import type { Problem } from '../../src/core/problem.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { renderMarkdown } from '../../src/markdown/render/render.ts';
import { buildPageSections } from '../../src/site/page-model/sections.ts';
import { renderContentMarkdown } from '../../src/site/pages/mirror.ts';
import { sectionNodes } from '../../src/site/renderers/json-ld/sections.ts';
import { formatFileSize } from '../../src/theme/model/sections.ts';
import { registerTheme as theme } from '../../src/theme/register/register.ts';
import { pngOf } from '../support/pictures.ts';
import { rendererOf } from '../support/render.ts';
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
  { id: 'erika', name: 'Erika M.', role: 'Leitung', picture: '/bilder/erika.png', alt: 'Erika im Werk' },
  { id: 'max', name: 'Max', role: 'Labor' },
];
const questions = [{ id: 'eine', category: 'allgemein' }];
const publicFiles = [
  { path: '/bilder/werk.png', bytes: pngOf(30, 20) },
  { path: '/dateien/messung.txt', bytes: new Uint8Array(240_400) },
];
const werk = { ...site, publicFiles, company: { ...site.company, people } };
const language = languageByTag('de');

function read(sections: string, isHome = false) {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const text = `---\ntitle: T\ndescription: D\nupdated: 2025-01-01\n${sections}---\nText`;
  const { frontMatter } = assertDefined(parseFrontMatter('content/pages/x.md', text, report), 'front matter');
  const data = pageSchema.parse(frontMatter.value);
  const resolved = resolveSections(data, frontMatter, facts, { people, questions }, report, isHome);
  return { page: { title: 'T', description: 'D', ...resolved }, problems };
}
const model = assertDefined(buildPageSections(werk, read(allSections).page), 'sections');
const textOf = (html: string) =>
  html
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the sections of a page', () => {
  const html = theme.main(
    { kind: 'article', title: 'T', description: 'D', crumbs: [], body: '<p>Der Text</p>', sections: model },
    language,
  ).text;
  const page = { title: 'T', description: 'D', markdown: 'Der Text' };
  const markdown = renderContentMarkdown(werk, page, [], model);

  it('say the same as HTML and as Markdown, in every part', () => {
    const rendered = renderMarkdown(markdown);
    expect(rendered.problems).toEqual([]);
    const [shown, mirrored] = [textOf(html), textOf(rendered.html)];
    for (const text of cases) expect([shown.includes(text), mirrored.includes(text)], text).toEqual([true, true]);
    // Answers are on the pages of their questions, for agents.
    const [, answers = ''] = /data-part="questions">\n(<details>[\s\S]*<\/details>)/.exec(html) ?? [];
    const links = (text: string) => new Set([...text.matchAll(/ href="([^"#]*)"/g)].map(([, to]) => to));
    const wanted = links(
      html.replace(answers, answers.replace(/<div class="answer[\s\S]*?<p class="permalink">/g, '')),
    );
    expect([...links(rendered.html)].map((to) => to?.replace(/\.md$/, '/')).sort()).toEqual([...wanted].sort());
    expect(html).toContain('<h1>Werk hält, was sie sagt</h1>');
    expect(html).toContain('<time datetime="2025-04">April 2025</time>');
    expect(html).toContain('src="/bilder/werk.png" alt="Der Prüfstand" width="30" height="20" fetchpriority="high">');
    // No picture of this path is there: the links tell; no size is made up.
    expect(html).toContain('<img src="/bilder/erika.png" alt="Erika im Werk" loading="lazy" decoding="async">');
  });

  it('are in their order, with the text where it is asked for, or first', () => {
    const at = (text: string) => [html.indexOf(text), markdown.indexOf(text)] as const;
    const order = ['kleinste Toleranz', 'Der Text', 'Leistungen', 'Kunden', 'Preise', 'Zeichnung schicken'].map(at);
    for (const side of [0, 1] as const)
      expect(order.map((each) => each[side])).toEqual(order.map((each) => each[side]).toSorted((a, b) => a - b));
    expect(order.flat()).not.toContain(-1);
    const alone = assertDefined(buildPageSections(werk, read('sections:\n  - kind: people\n').page), 'sections');
    expect(alone).toMatchObject({ before: [], after: [{ id: 'people--1' }], isAlone: true });
    expect(model.isAlone).toBe(false);
  });

  it('have sizes for all pictures that are there, no style of their own and each id once', () => {
    for (const [image] of html.matchAll(/<img [^>]*werk\.png[^>]*>/g))
      expect(image).toContain(' width="30" height="20"');
    expect(html).not.toContain('style=');
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are what schema.org calls them; a price in words is no offer', () => {
    const nodes = sectionNodes(model, (path) => `https://werk.example${path}`) as { '@type': string }[];
    expect(nodes.map((node) => node['@type'])).toEqual([
      'Offer',
      'ImageObject',
      'Quotation',
      'Quotation',
      'Person',
      'Person',
      'DigitalDocument',
    ]);
    expect(nodes[0]).toMatchObject({
      name: 'Prüfung',
      price: '1490.50',
      priceCurrency: 'EUR',
      priceSpecification: { '@type': 'UnitPriceSpecification', unitCode: 'MON' },
      offeredBy: { '@id': 'https://werk.example/#organization' },
    });
    expect(nodes[3]).toMatchObject({ citation: 'Jahresbericht 2024' });
    expect(nodes[4]).toMatchObject({ image: 'https://werk.example/bilder/erika.png' });
    expect(nodes[6]).toMatchObject({ encodingFormat: 'text/plain', dateModified: '2025-10-31' });
  });

  it('are none where front matter has none, and none of what there is nothing of', () => {
    expect(buildPageSections(site, read('').page)).toBeUndefined();
    expect(sectionNodes(undefined, (path) => path)).toBeUndefined();
    const nobody = { ...werk, company: { ...werk.company, people: [] } };
    expect(buildPageSections(nobody, read('sections:\n  - kind: people\n').page)?.after).toEqual([]);
  });

  it('stand below the facts where the page is at the address of a generated one', () => {
    const { page: own } = read(allSections);
    const source = { source: 'content/pages/solutions.md', bodyBytes: 0, facts: [], html: '', markdown: '' };
    const solutions = { ...own, ...source, path: '/solutions/', updated: '2025-01-01' };
    const { text } = rendererOf({ ...werk, introductions: { solutions } });
    const [whole, mirror] = [text('/solutions/'), text('/solutions.md')];
    expect(whole).toContain('<h1>Werk hält, was sie sagt</h1>');
    expect(whole).toContain('"@type":"Offer"');
    expect(whole.indexOf('id="solution-')).toBeGreaterThan(0);
    expect(whole.indexOf('id="solution-')).toBeLessThan(whole.indexOf('Zeichnung schicken'));
    expect(mirror.indexOf('Zeichnung schicken')).toBeGreaterThan(0);
  });

  it('name facts, people and questions that are there, at their line and column', () => {
    const { problems } = read(
      'hero:\n  heading: "{{site.nam}}"\nsections:\n  - kind: people\n    ids: [maxx]\n  - kind: questions\n    ids:\n      - eines\n',
    );
    expect(problems).toMatchObject([
      { code: 'reference-unknown', field: 'sections[0].ids[0]', at: { line: 9 }, hint: 'Did you mean "max"?' },
      { code: 'reference-unknown', field: 'sections[1].ids[0]', at: { line: 12, col: 9 } },
      { code: 'fact-unknown', at: { line: 6, col: 13 } },
    ]);
  });
});

describe('Markdown of a section is read as that of a body', () => {
  const told = (text: string) =>
    read(`sections:\n  - kind: cards\n    items:\n      - title: A\n        text: |\n${text}`).problems;
  it.each([
    ['HTML', '          Gut.\n          <br>\n', 'markdown-html', 11, 11],
    ['a fact that is none', '          Von {{site.nam}}\n', 'fact-unknown', 10, 15],
    [
      'a mistake in a list',
      '          Gut:\n\n          - eins\n            - ==zwei==\n',
      'markdown-near-miss',
      13,
      15,
    ],
    ['a picture without text', '          Gut.\n\n          ![](/bilder/werk.png)\n', 'image-alt-missing', 12, 11],
    ['marks of others', '          Sehr ==gut==.\n', 'markdown-near-miss', 10, 16],
    ['a link that is none', '          [Da](javascript:x)\n', 'markdown-link-unsafe', 10, 16],
    ['a heading', '          ## Titel\n', 'field-invalid', 10, 11],
  ])('%s is reported where it is', (_, text, code, line, col) => {
    expect(told(text)).toMatchObject([{ code, at: { file: 'content/pages/x.md', line, col } }]);
  });
});

describe('a section is refused', () => {
  const one = (section: string) => `sections:\n  - ${section.replaceAll('\n', '\n    ')}\n`;
  const refused = (sections: string) => () => read(sections);
  it.each([
    ['a quotation without permission', one('kind: quotations\nitems:\n  - text: A\n    name: B')],
    ['a figure without source', one('kind: figures\nitems:\n  - value: "1"\n    label: A\n    date: 2025')],
    ['a figure without date', one('kind: figures\nitems:\n  - value: "1"\n    label: A\n    source: B')],
    ['a picture without a text', 'hero:\n  picture: /a.png\n'],
    ['a card whose picture has no text', one('kind: cards\nitems:\n  - title: A\n    picture: /a.png')],
    ['a text without a picture', one('kind: cards\nitems:\n  - title: A\n    alt: B')],
    ['a picture that is none', one('kind: gallery\nitems:\n  - picture: /a.pdf\n    alt: A')],
    ['a picture elsewhere', 'hero:\n  picture: https://example.com/a.png\n  alt: A\n'],
    ['three ways on', `hero:\n  links:\n${'    - label: A\n      to: /a/\n'.repeat(3)}`],
    ['a call without one', one('kind: call-to-action\ntitle: A')],
    ['HTML as a field', 'hero:\n  html: <b>\n'],
    ['a kind that is none', one('kind: marquee')],
    [
      'a price in words and in figures',
      one('kind: prices\ncurrency: EUR\nitems:\n  - title: A\n    amount: "1"\n    price: B'),
    ],
    ['a price of nothing', one('kind: prices\ncurrency: EUR\nitems:\n  - title: A')],
    ['a currency that is none', one('kind: prices\ncurrency: EURO\nitems:\n  - title: A\n    amount: "1"')],
    [
      'a source that is half a link',
      one('kind: quotations\nitems:\n  - text: A\n    name: B\n    permission: 2025-01-01\n    source: http://a'),
    ],
    ['a file above public/', one('kind: downloads\nitems:\n  - file: /../a.pdf\n    title: A\n    date: 2025-01-01')],
  ])('%s', (_, sections) => {
    expect(refused(sections)).toThrow();
  });

  it.each([
    ['others below the homepage', 'kind: others', 'expected others on the homepage alone'],
    ['a title without its text', 'kind: text\ntitle: A', 'expected a title with a text, got one without'],
    ['a list twice', 'kind: company\n- kind: company', 'expected each section once, got company again'],
  ])('%s', (_, section, message) => {
    const { problems } = read(one(section).replace('    - kind: c', '  - kind: c'));
    expect(problems).toMatchObject([{ code: 'field-invalid', message, at: { line: expect.any(Number) } }]);
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
