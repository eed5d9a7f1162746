import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/content/site.ts';
import { bare, published, siteOf, texts } from '../support/site-of.ts';
import { emptyIn } from './statements.ts';

const { site: german, sources } = siteOf('tests/fixtures/small');
const small = { ...german, language: 'en-GB' };
const { site: example, sources: exampleSources } = siteOf('');
const none = bare(small);
const products = example.company.products.map((product) => ({ ...product, solutions: [] }));
const made = new Map<Site, Map<string, string>>();
const filesOf = (site: Site) => {
  const files = made.get(site) ?? texts(published(site, sources).release);
  made.set(site, files);
  return files;
};

/** Lists that an organisation may leave empty, one at a time filled with those of another. */
const alone: readonly (readonly [string, Site])[] = [
  ['contact routes', { ...none, company: { ...none.company, contactRoutes: small.company.contactRoutes } }],
  ['public products', { ...none, company: { ...none.company, products: small.company.products } }],
  ['gated products', { ...none, company: { ...none.company, products } }],
  ['compliance', { ...none, company: { ...none.company, compliance: small.company.compliance } }],
  ['interfaces', { ...none, access: { ...none.access, interfaces: small.access.interfaces } }],
  ['topics', { ...none, access: { ...none.access, topics: small.access.topics } }],
  ['what requests include', { ...none, access: { ...none.access, requestIncludes: small.access.requestIncludes } }],
  ['review steps', { ...none, access: { ...none.access, reviewSteps: small.access.reviewSteps } }],
  ['workflows', { ...none, workflows: small.workflows }],
  ['technology', { ...none, technologyStack: small.technologyStack }],
  ['solutions', { ...none, solutions: small.solutions.map((solution) => ({ ...solution, workflows: [] })) }],
  ['industries', { ...none, industries: small.industries.map((industry) => ({ ...industry, solutions: [] })) }],
  ['questions', { ...none, questions: small.questions }],
  ['skills', { ...none, skills: small.skills }],
  ['no pages', { ...none, pages: [], privacyPage: 'https://legal.pumpen.example/privacy' }],
];

describe.each([['nothing', none], ...alone, ['everything', small]] as const)('an organisation with %s', (_, site) => {
  const { release, problems } = published(site, sources);
  const files = [...texts(release)];

  it('is published without a problem: no link leads to a section that is left out', () => {
    expect(problems.filter(({ code }) => code !== 'reference-unknown')).toEqual([]);
  });

  it('has nothing empty: no heading, promise, list, table, choice, section or node of JSON-LD', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(emptyIn(files)).toEqual([]);
  });
});

describe('statements that only content can make', () => {
  it('that nothing about patients, health or customers is in the API', () => {
    for (const site of [none, small])
      for (const [file, text] of filesOf(site)) expect(text, file).not.toMatch(/patient|clinical|customer|regulated/i);
    const description = texts(published(example, exampleSources).release).get('api/v1/openapi.json')!;
    expect(JSON.parse(description).info.description).toContain(
      'no patient data, no clinical data and no customer data',
    );
  });

  it('are told where the API is described, in the words of content/site.ts', () => {
    const said = 'It holds *facts* <only>.';
    const files = filesOf({ ...none, dataScope: said });
    expect(JSON.parse(files.get('api/v1/openapi.json')!).info.description).toContain('It holds \\*facts\\* \\<only>.');
    expect(files.get('docs/api.md')).toContain('It holds \\*facts\\* \\<only>.');
    expect(files.get('docs/api/index.html')).toContain('It holds *facts* &lt;only&gt;.');
  });
});

describe('the website of the company', () => {
  const website = 'https://www.pumpen.example/de';
  const withSite = filesOf({ ...small, company: { ...small.company, website } });

  it('is the one that the content names, in every form', () => {
    expect(JSON.parse(withSite.get('api/v1/company.json')!).website).toBe(website);
    expect(JSON.parse(withSite.get('api/v1/index.json')!).publisher.url).toBe(website);
    expect(withSite.get('company/index.html')).toContain(`<a href="${website}">${website}</a>`);
    expect(withSite.get('company.md')).toContain(`Website: [${website}](${website})`);
    expect(withSite.get('index.html')).toContain(`"url":"${website}"`);
  });

  it('is this origin if none is named', () => {
    const files = filesOf(small);
    expect(JSON.parse(files.get('api/v1/company.json')!).website).toBe('https://pumpen.example/');
    expect(JSON.parse(files.get('api/v1/index.json')!).publisher.url).toBe('https://pumpen.example/');
  });
});

describe('the example', () => {
  const company = JSON.parse(texts(published(example, exampleSources).release).get('api/v1/company.json')!);

  it('claims no certificate or entry in a register and denies it in the same breath', () => {
    const claimed = company.compliance.filter(({ status }: { status: string }) => /certified|registered/.test(status));
    expect(
      claimed.filter(({ summary }: { summary: string }) => /there is none|no \w+ is (?:shown|given)/i.test(summary)),
    ).toEqual([]);
  });
});
