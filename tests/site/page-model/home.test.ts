import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../../src/content/site.ts';
import { listDocuments } from '../../../src/documents/documents.ts';
import { languageByTag } from '../../../src/language/language-by-tag.ts';
import { homeView } from '../../../src/site/page-model/home/home.ts';
import type { LinkResolver } from '../../../src/site/page-model/home/link-resolver.ts';
import { renderMirror } from '../../../src/site/pages/mirror.ts';
import { viewToMarkdown } from '../../../src/site/renderers/markdown/view.ts';
import { registerTheme as theme } from '../../../src/theme/register/register.ts';
import { rendererOf } from '../../support/render.ts';
import { bare, siteOf } from '../../support/site-of.ts';
import listed from './home-ids.json' with { type: 'json' };

/** `main` is the frame's, which stands around it. */
const ids = Object.fromEntries(Object.entries(listed).map(([name, all]) => [name, all.filter((id) => id !== 'main')]));

/** Where everything has a page of its own. */
const everyWay: LinkResolver = {
  section: (name) => `/${name}/`,
  entry: (of, id) => `/${of}s/${id}/`,
  contact: { label: 'Write a request', to: '/contact/' },
};

const { site: example } = siteOf('');
const fixtures = (['small', 'charity', 'authority'] as const).map(
  (name) => [name, siteOf(`tests/fixtures/${name}`).site] as const,
);
const sites = [['example', example] as const, ...fixtures];

const pageOf = (site: Site, ways?: LinkResolver) => theme.main(homeView(site, ways), languageByTag(site.language)).text;
const idsIn = (html: string) => Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id!);
/** A site whose home.md names these sections. */
const naming = ({ home, ...site }: Site, ...kinds: readonly string[]): Site => {
  const { html, markdown } = home;
  return { ...site, home: { ...home, html, markdown, sections: kinds.map((kind) => ({ kind })) as never } };
};
const sectionsOf = (site: Site) => homeView(site, everyWay).sections.map(({ id }) => id);

describe.each(sites)('the homepage of %s', (name, site) => {
  it('has every anchor that it had when everything stood on it (commit a29405f)', () => {
    const whole = rendererOf(site).text('/');
    for (const [form, html] of [['as it is', whole] as const, ['in short', pageOf(site, everyWay)] as const]) {
      const found = idsIn(html);
      const wanted = ids[name]!;
      expect(
        wanted.filter((id) => !found.includes(id)),
        form,
      ).toEqual([]);
      expect(
        found.filter((id, i) => found.indexOf(id) !== i),
        form,
      ).toEqual([]);
    }
  });

  it('keeps the anchors of sections that the content leaves out', () => {
    const found = idsIn(pageOf(naming(site), everyWay));
    expect(ids[name]!.filter((id) => !found.includes(id))).toEqual([]);
  });
});

describe.each([
  ...sites,
  ...(['gmbh', 'manufacturer', 'least'] as const).map((name) => [name, siteOf(`tests/fixtures/${name}`).site] as const),
])('the mirror of the homepage of %s', (_, site) => {
  it('is at most 2,000 tokens', () => {
    const markdown = viewToMarkdown(homeView(site, everyWay), languageByTag(site.language));
    expect(countTokens(renderMirror(site, markdown, { canonical: `${site.baseUrl}/` }))).toBeLessThanOrEqual(2000);
  });
});

describe('the sections of the homepage', () => {
  it('are in the usual order, contact last; lists of names are rows below the organisation', () => {
    const site = naming(example, 'others');
    expect(sectionsOf(site)).toEqual(['solutions', 'compliance', 'questions', 'company', '/contact']);
    const rows = homeView(site, everyWay).sections[3]?.blocks.find(({ kind }) => kind === 'rows');
    expect(rows?.kind === 'rows' && rows.rows.map(({ anchors }) => anchors[0])).toEqual([
      'public-record',
      'products',
      'industries',
    ]);
  });

  it('are those that home.md names, in its order, with a list as a section of its own', () => {
    expect(sectionsOf(naming(example, 'company', 'solutions'))).toEqual(['company', 'solutions', '/contact']);
    expect(sectionsOf(naming(example, 'industries', 'solutions'))).toEqual([
      'industries',
      'solutions',
      'more',
      '/contact',
    ]);
    const { sections } = homeView(naming(example, 'products', 'others'), everyWay);
    expect(sections.map(({ id }) => id)).toEqual([
      'products',
      'solutions',
      'compliance',
      'questions',
      'company',
      '/contact',
    ]);
    expect(sections[0]?.blocks[0]).toMatchObject({
      form: 'cards',
      teasers: [{ name: { text: 'Voice-agent platform' } }, {}, {}],
    });
  });

  it('have the text of home.md where it asks for it, and else with the company', () => {
    const { sections, lead } = homeView(naming(example, 'solutions', 'text', 'company'), everyWay);
    expect(sections.map(({ id }) => id)).toEqual(['solutions', 'text--2', 'company', '/contact']);
    expect(sections[1]?.blocks[0]).toMatchObject({
      kind: 'prose',
      html: expect.stringContaining('makes voice agents'),
    });
    expect(sections[2]?.blocks[0]).toMatchObject({ kind: 'paragraph' });
    expect(lead.html).not.toContain('makes voice agents');
  });

  it('are few where there is little to tell', () => {
    expect(sectionsOf(naming(bare(example), 'others'))).toEqual(['company', '/contact']);
    expect(homeView(bare(example), everyWay).hero?.links.length).toBeLessThanOrEqual(2);
  });

  it('tell three things and name the others, each with its way', () => {
    const view = homeView(example, everyWay);
    const [cards, others] = view.sections[0]?.blocks ?? [];
    expect(cards).toMatchObject({ form: 'cards', teasers: { length: 3 } });
    expect(others?.kind === 'paragraph' && others.line.filter((part) => typeof part !== 'string')).toHaveLength(6);
    expect(view.sections[0]?.all).toEqual({ label: 'Show all: Solutions', to: '/solutions/' });
    const html = pageOf(example, everyWay);
    for (const { id } of example.solutions) expect(html).toContain(`href="/solutions/${id}/"`);
  });

  it('name twelve at most; the anchors of the others stay', () => {
    const industries = Array.from({ length: 40 }, (_, i) => ({
      id: `i${i}`,
      name: `I ${i}`,
      summary: '',
      solutions: [],
    }));
    const html = pageOf({ ...example, industries }, everyWay);
    expect(html.match(/href="\/industrys\//g)).toHaveLength(12);
    expect(html).toContain('id="industry-i39"');
  });
});

describe('how the homepage begins', () => {
  const heroOf = (site: Site) => homeView(site, everyWay).hero;
  const slipOf = (site: Site) =>
    heroOf(site)?.slip?.fields.map(({ term, line }) => [
      term,
      line.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
    ]);

  it('is what the registers say, as far as it is stated', () => {
    expect(slipOf(example)).toEqual([
      ['Legal name', 'Tarrowfen Voice Limited'],
      ['Company number', '00000000 (Companies House)'],
      ['Seat', 'London, England and Wales'],
      ['Compliance', 'Compliant: 4, In progress: 4, Planned: 1'],
      ['Response time', 'within two working days'],
    ]);
    expect(slipOf(siteOf('tests/fixtures/least').site)?.length).toBeGreaterThan(0);
  });

  it('has no record slip where home.md says so', () => {
    const { html, markdown } = example.home;
    const site = { ...example, home: { ...example.home, html, markdown, slip: false } };
    expect(pageOf(example, everyWay)).toContain('slip-heading');
    expect(pageOf(site, everyWay)).not.toMatch(/slip|beside plain/);
    expect(viewToMarkdown(homeView(site, everyWay), languageByTag('en'))).not.toContain('- Seat: ');
  });

  it('leads to the contact and to what proves it', () => {
    expect(heroOf(example)?.links).toEqual([
      { label: 'Write a request', to: '/contact/' },
      { label: 'Compliance', to: '/compliance/' },
    ]);
  });

  it('has the first words of home.md; what follows stands with the company, and nothing is lost', () => {
    const { lead, sections } = homeView(example, everyWay);
    const rest = sections.find(({ id }) => id === 'company')?.blocks[0];
    expect(lead.html.match(/<p>/g)).toHaveLength(1);
    expect(rest?.kind === 'prose' && `${lead.html}\n${rest.html}`.replace(/\s+/g, ' ')).toBe(
      example.home.html.trim().replace(/\s+/g, ' '),
    );
    expect(lead.markdown).toBe(example.home.markdown);
    expect(homeView(naming(example, 'solutions'), everyWay).lead.html).toBe(example.home.html);
    const list = { ...example, home: { ...example.home, html: '<ul><li>a</li></ul>' } };
    expect(homeView(list, everyWay).lead.html).toBe(list.home.html);
  });
});

describe('what agents are led to', () => {
  it('has one question a page, once', () => {
    const paths = listDocuments(example).map(({ path }) => path);
    for (const { id } of example.questions)
      expect(paths.filter((path) => path === `/questions/${id}/`)).toHaveLength(1);
  });
});
