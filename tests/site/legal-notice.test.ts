import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { listPublishedResources } from '../../src/api/facts/resource.ts';
import { buildCatalog } from '../../src/compile/catalog.ts';
import { validate } from '../../src/content/check/validate.ts';
import { loadSources } from '../../src/content/read/load.ts';
import { sectionPath } from '../../src/content/renamable-pages.ts';
import { siteSchema } from '../../src/content/schemas/site.ts';
import type { Page, Site } from '../../src/content/site.ts';
import type { Problem } from '../../src/core/problem.ts';
import { listDocuments } from '../../src/documents/documents.ts';
import { organisations, sources } from '../checks/legal/organisations.ts';
import { run, spoiled } from '../problems/spoiled.ts';
import { rendererOf } from '../support/render.ts';
import { published, texts } from '../support/site-of.ts';
import { attribute, readHtml, textOf } from '../third-party/helpers.ts';
import cases from './legal-notice.cases.json' with { type: 'json' };

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const readable = (html: string) => flat(textOf(readHtml(html).elements.find(({ tagName }) => tagName === 'main')!));
/** The text of a page itself: the way to it is no part of that. */
const said = (html: string) => readable(html.replace(/<nav class="crumbs".*?<\/nav>/s, ''));
const asked = (site: Site): Site => ({ ...site, legalNotice: true, paths: { legalNotice: 'impressum' } });
const linkedData = (html: string) =>
  JSON.parse(textOf(readHtml(html).elements.find((each) => attribute(each, 'type') === 'application/ld+json')!)) as {
    readonly '@graph': readonly Record<string, unknown>[];
  };

/** Everything that a page of the German company must say, as it is written there. */
const german = cases as [string, string][];

describe('the legal notice of a German company', () => {
  const site = asked(organisations.DE);
  const { text, url, json, find } = rendererOf(site);
  const html = text('/impressum/');

  it('says every fact once, under a term of its own, and nothing else', () => {
    const { elements } = readHtml(html);
    const rows = elements.filter(({ tagName }) => tagName === 'dt').map((term) => textOf(term));
    const values = elements.filter(({ tagName }) => tagName === 'dd').map((value) => flat(textOf(value)));
    expect(rows.map((term, i) => [term, values[i]?.replaceAll('\u00a0', ' ')])).toEqual(german);
  });

  it('says the same in its mirror', () => {
    const mirror = text('/impressum.md').replaceAll('\u00a0', ' ').replaceAll('\\', '');
    for (const [term] of german) expect(mirror).toContain(`- ${term}: `);
    expect(mirror.match(/^- /gm)).toHaveLength(german.length);
    for (const words of ['25.000 €', 'Erika Mustermann, Geschäftsführerin', '(tel:+493023125042)', 'HRB 815'])
      expect(mirror).toContain(words);
    expect(mirror).toContain('# Impressum\n\n> Wer diese Website betreibt und für sie verantwortlich ist.');
  });

  it('is a page of the site: in the sitemap, llms.txt and every footer', () => {
    expect(text('/sitemap.xml')).toContain(`<loc>${url('/impressum/')}</loc>`);
    expect(text('/llms.txt')).toContain(`- [Impressum](${url('/impressum.md')}): Wer diese Website betreibt`);
    for (const page of ['/', '/auth/', '/impressum/'])
      expect(text(page)).toContain('<a href="/impressum/">Impressum</a>');
    expect(text('/index.md')).toContain(`[Impressum](${url('/impressum.md')})`);
    expect(find('/impressum/').updated).toBe(site.updated.site);
  });

  it('says in JSON-LD that it is about the organisation of the homepage, which names who represents it', () => {
    const [page] = linkedData(html)['@graph'];
    const [organisation] = linkedData(text('/'))['@graph'];
    expect(page).toMatchObject({
      '@type': 'WebPage',
      url: url('/impressum/'),
      about: { '@id': organisation?.['@id'] },
    });
    expect(organisation?.legalRepresentative).toEqual([
      { '@type': 'Person', name: 'Erika Mustermann', jobTitle: 'Geschäftsführerin' },
      { '@type': 'Person', name: 'Max Mustermann', jobTitle: 'Prokurist' },
    ]);
  });

  it('is no second place for them: the homepage leaves them to it, and has them where there is no such page', () => {
    for (const path of ['/', '/company/']) expect(readable(text(path)), path).not.toContain('Erika Mustermann');
    const { legalNotice: _, ...without } = site;
    const home = rendererOf(without).text('/');
    for (const words of ['Erika Mustermann', 'Gewerbeamt Lindental', 'Architektenkammer Lindental', 'Architekt'])
      expect(readable(home)).toContain(words);
    expect(listDocuments(without).map(({ path }) => path)).not.toContain('/impressum/');
  });

  it('and company.json has all of them', () => {
    expect(json<Record<string, unknown>>('/api/v1/company.json')).toMatchObject({
      legalForm: 'Gesellschaft mit beschränkter Haftung',
      capital: { amount: '25000.00', currency: 'EUR', paidUp: '25000.00' },
      legal: {
        representatives: [{ name: 'Erika Mustermann', role: 'Geschäftsführerin' }, { name: 'Max Mustermann' }],
        supervisor: { name: 'Gewerbeamt Lindental', address: 'Musterweg 2, 00815 Lindental' },
        profession: { title: 'Architekt', country: 'DE', rules: [{ url: 'https://gesetze.example/arch' }] },
      },
    });
    const company = listPublishedResources(site).find(({ name }) => name === 'company');
    expect(company?.schema.safeParse(json('/api/v1/company.json')).success).toBe(true);
  });

  it('passes every check, links among them', () => {
    expect(published(site, sources).problems).toEqual([]);
  });
});

describe.each(Object.entries(organisations))('the legal notice of %s', (name, organisation) => {
  const site: Site = { ...organisation, legalNotice: true };
  const { text } = rendererOf(site);
  const html = text('/legal-notice/');

  it('has every fact of `legal`, numbers and address', () => {
    const words = readable(html).replace(/[\s.,\u00a0]/g, '');
    const numbers = (site.company.identifiers ?? []).map(({ value }) => value.replace(/[\s.-]/g, ''));
    const { legal = {}, registeredAddress, legalName, legalForm } = site.company;
    const { representatives = [], supervisor, chamber, profession, hostingProvider, publicationDirector } = legal;
    const facts = [
      ...numbers.map((number) => number.replace(/^(?:CHE|HRB)/, '')),
      ...[legalName, legalForm, publicationDirector, registeredAddress?.locality, supervisor?.name, chamber?.name],
      ...representatives.flatMap((one) => [one.name, one.role]),
      ...[profession?.title, hostingProvider?.name, hostingProvider?.address, hostingProvider?.phone],
      ...(profession?.rules.map((rules) => rules.name) ?? []),
    ].flatMap((fact) => (fact === undefined ? [] : [fact.replace(/[\s.,]/g, '')]));
    expect(facts.filter((fact) => !words.includes(fact))).toEqual([]);
    expect(facts.length).toBeGreaterThan(1);
  });

  it('is valid HTML', async () => {
    const require = createRequire(import.meta.url);
    const { HtmlValidate, StaticConfigLoader } = require('html-validate') as typeof import('html-validate');
    const config = { extends: ['html-validate:standard', 'html-validate:a11y'] };
    const { results } = await new HtmlValidate(new StaticConfigLoader(config as never)).validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it('mentions nothing that is not stated', () => {
    const { elements } = readHtml(html);
    expect(elements.filter(({ tagName }) => tagName === 'dd').filter((value) => flat(textOf(value)) === '')).toEqual(
      [],
    );
    if (name === 'Scotland') expect(readable(html)).not.toMatch(/Publication|Supervision|Share capital|Hosting/);
  });
});

it('a Scottish charity says on its homepage what it is, its names and its number', () => {
  const words = readable(rendererOf({ ...organisations.Scotland, legalNotice: true }).text('/'));
  for (const fact of ['The Saltmarsh Lantern Trust', 'Lantern', 'Charity', 'Scottish Charity number', 'SC098765'])
    expect(words).toContain(fact);
});

describe('an editor’s page at the same place', () => {
  const changes = {
    'content/site.ts': [
      '  dutiesNotApplicable:',
      "  legalNotice: true,\n  paths: { legalNotice: 'impressum' },\n  dutiesNotApplicable:",
    ] as const,
    'content/pages/impressum.md':
      '---\ntitle: Anbieter & Impressum\ndescription: Wer wir sind.\nupdated: 2026-03-02\n---\n\nDiese Firma ist **erfunden**: {{company.legalName}}.\n',
  };

  it('becomes its beginning, and is no page of its own', async () => {
    const dir = spoiled(changes);
    const { problems } = await run(dir);
    expect(problems).toEqual([]);
    const found: Problem[] = [];
    const loaded = loadSources(`${dir}/content`, `${dir}/public`, (problem) => void found.push(problem));
    const site = validate(loaded, { preview: false }, (problem) => void found.push(problem))!;
    expect(found).toEqual([]);
    const { text, catalog } = rendererOf(site);
    expect(catalog.filter(({ path }) => path === '/impressum/')).toHaveLength(1);
    const words = said(text('/impressum/'));
    expect(words).toMatch(/^Anbieter & Impressum Wer wir sind\. Diese Firma ist erfunden: Kleine Pumpen/);
    expect(words).toContain('Rheinufer 1');
    expect(text('/impressum.md')).toContain('Diese Firma ist **erfunden**: Kleine Pumpen');
    expect(text('/')).toContain('<a href="/impressum/">Anbieter &amp; Impressum</a>');
    expect(site.pages.map(({ path }) => path)).not.toContain('/impressum/');
    expect(texts(published(site, loaded).release).get('impressum/index.html')).toContain('Rheinufer 1');
  });

  it('is a page like others where no legal notice is asked for', async () => {
    const dir = spoiled({ 'content/pages/impressum.md': changes['content/pages/impressum.md'] });
    expect((await run(dir)).problems).toEqual([]);
  });

  it('collides where it stands at a name that the notice does not have', () => {
    const page = { ...organisations.DE.home, path: '/auth/' } as Page;
    const problems: Problem[] = [];
    buildCatalog(
      listDocuments({ ...asked(organisations.DE), pages: [page] }),
      (problem) => void problems.push(problem),
    );
    expect(problems.map(({ code }) => code)).toContain('path-collision');
  });
});

describe('paths', () => {
  const paths = (legalNotice: string) => siteSchema.shape.paths.safeParse({ legalNotice });

  it('name the page', () => {
    expect(sectionPath({}, 'legalNotice')).toBe('/legal-notice/');
    expect(sectionPath({ paths: { legalNotice: 'impressum' } }, 'legalNotice')).toBe('/impressum/');
  });

  it.each(['api', 'auth', 'docs', 'all-pages', 'assets', 'oauth2', 'Impressum', 'a/b', ''])('refuse %j', (name) => {
    expect(paths(name).success).toBe(false);
  });

  it('know no other pages', () => {
    expect(siteSchema.shape.paths.safeParse({ auth: 'zugang' }).success).toBe(false);
  });
});
