import { describe, expect, it } from 'vitest';
import { collectFacts } from '../../src/content/facts.ts';
import type { Site } from '../../src/content/site.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { languageOfSite } from '../../src/language/own-words.ts';
import { rendererOf } from '../support/render.ts';
import { siteOf } from '../support/site-of.ts';

// Facts of a French association and of an Indian company, and a sole trader, in each form in which they are published.
const { site: small } = siteOf('tests/fixtures/small');
const languages = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt'];
const siteIn = (language: string, more: Partial<Site['company']>): Site => ({
  ...small,
  language,
  company: { ...small.company, ...more },
});

const route = { id: 'tel', name: 'Visites', description: 'Pour les visites.', phone: '+33299000001;ext=12' };
const association: Partial<Site['company']> = {
  kind: 'association',
  volunteers: { from: 30, to: 30, asOf: '2026-01' },
  members: { from: 120, asOf: '2026-09-01' },
  membershipFees: [
    { name: 'Familles', amount: '25.00', currency: 'EUR', period: 'year' },
    { name: 'Étudiants', amount: '7.5', currency: 'EUR' },
  ],
  budget: { amount: '48000', currency: 'EUR', year: '2026' },
  capital: { paidUp: '1000000', currency: 'INR' },
  contactRoutes: [route],
  people: [{ id: 'arun', name: 'அருண் குமார்', latinName: 'Arun Kumar', role: 'Président', phone: '+33299000001;ext=12' }],
  legal: { representatives: [{ name: 'அருண் குமார்', latinName: 'Arun Kumar' }] },
  locations: [
    {
      id: 'chez-nous',
      name: 'Chez nous',
      address: { streetAddress: [], locality: 'Saint-Malo', country: 'FR' },
      activities: [],
    },
  ],
};

it.each([
  ['fr', '30 avril 1998', '+33 2 99 00 00 01, poste 12'],
  ['de', '30. April 1998', '+33 2 99 00 00 01, Durchwahl 12'],
])('texts in %s name dates and telephones in words', (language, day, phone) => {
  const facts = collectFacts({ company: { founded: '1998-04-30', year: '1998', phone: route.phone } }, {}, language);
  const names = ['founded', 'year', 'phone'].map((name) => facts.get(`company.${name} in words`));
  expect(names).toEqual([day, undefined, phone]);
  expect(facts.get('company.founded')).toBe('1998-04-30');
});

describe('an association', () => {
  const { catalog, text, json } = rendererOf(siteIn('fr', association));
  const mirrors = catalog.flatMap(({ path, mirrorOf }) => (mirrorOf === undefined ? [] : [text(path)])).join('\n');
  const pages = catalog.flatMap(({ path, kind }) => (kind === 'page' ? [text(path)] : [])).join('\n');

  it.each([
    'Bénévoles : 30 (Date du décompte : janvier 2026)',
    'Membres : 120 ou plus (Date du décompte : 1er septembre 2026)',
    'Cotisation : Familles, 25\u00a0€, par an',
    'Cotisation : Étudiants, 7,50\u00a0€',
    'Budget annuel : 48\u202f000\u00a0€, 2026',
    'Capital libéré : 1\u202f000\u202f000\u00a0₹',
    'En caractères latins : Arun Kumar',
    'அருண் குமார், Arun Kumar',
    'Adresse : Saint-Malo, France',
    '[+33 2 99 00 00 01, poste 12](tel:+33299000001;ext=12)',
  ])('mirrors say %s', (line) => expect(mirrors.replaceAll('\u00a0:', ' :')).toContain(line));

  it.each(['Bénévoles', 'Familles', 'Budget annuel', 'Capital libéré', 'Arun Kumar', '+33 2 99 00 00 01, poste 12'])(
    'pages say %s',
    (text) => expect(pages).toContain(text),
  );

  it('the API has programs dial a number and its extension, and keeps amounts and dates', () => {
    const body = json<Record<string, unknown>>('/api/v1/company.json');
    const {
      capital: _,
      contactRoutes: _routes,
      people: _people,
      legal: _legal,
      locations: _all,
      kind,
      ...counted
    } = association;
    expect(body).toMatchObject({ ...counted, kind, paidUpCapital: { amount: '1000000', currency: 'INR' } });
    expect(body).not.toHaveProperty('capital');
    expect(body.contactRoutes).toEqual([{ ...route, phone: '+33299000001', phoneExtension: '12' }]);
    expect(body.people).toMatchObject([{ latinName: 'Arun Kumar', phone: '+33299000001', phoneExtension: '12' }]);
    expect(body.locations).toMatchObject([{ address: { streetAddress: [], locality: 'Saint-Malo', country: 'FR' } }]);
  });

  it('JSON-LD has what schema.org has a term for', () => {
    const [, ld = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text('/')) ?? [];
    const [organisation] = JSON.parse(ld)['@graph'];
    expect(organisation.member).toMatchObject([{ name: 'அருண் குமார்', alternateName: 'Arun Kumar' }]);
    expect(organisation.contactPoint[0].telephone).toBe('+33299000001;ext=12');
    expect(organisation.location[0].address).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Saint-Malo',
      addressCountry: 'FR',
    });
  });
});

it.each(languages)('an extension has words in %s', (language) => {
  const page = rendererOf(siteIn(language, association)).text('/contact/');
  const [, words = ''] = /<a [^>]*href="tel:\+33299000001;ext=12"[^>]*>([^<]*)</.exec(page) ?? [];
  expect(words).toMatch(/^\+33 2 99 00 00 01\D{1,12}12\D?$/u);
});

describe.each(languages)('a sole trader in %s', (language) => {
  const site = siteIn(language, { kind: 'sole-trader', registeredAddress: undefined });
  const { words } = languageByTag(language);
  const persons = Object.keys(words).filter((key) => key.endsWith('.person'));

  it('is no organisation on any page', () => {
    const { catalog, text } = rendererOf(site);
    const own = languageOfSite(site).words as Readonly<Record<string, unknown>>;
    const all = words as Readonly<Record<string, unknown>>;
    for (const key of persons) expect(own[key.replace(/\.person$/, '')]).toBe(all[key]);
    const said = catalog.flatMap(({ path, kind }) =>
      kind === 'page' && !path.startsWith('/docs/') ? [text(path)] : [],
    );
    for (const key of ['section.organisation', 'label.kind', 'contact.ways'] as const)
      if (own[key] !== all[key]) expect(said.join('\n')).not.toContain(`>${all[key]}<`);
    expect(said.join('\n')).toContain(String(own['contact.ways']));
  });

  it('others stay what they are', () => {
    expect(languageOfSite(siteIn(language, { kind: 'association' }))).toBe(languageByTag(language));
  });
});

it('the form asks for names in one line, and no other form is linked from its page', () => {
  const points = [
    { id: 'organisation', name: 'Organisation', description: 'Its name.' },
    { id: 'wish', name: 'Wish', description: 'In a few sentences.' },
    { id: 'town', name: 'Town', description: 'Its name.', answer: 'line' as const },
    { id: 'your-name', name: 'Names', description: 'Of all.', answer: 'text' as const },
  ];
  const site: Site = {
    ...siteIn('en', { contactRoutes: [{ id: 'form', name: 'Form', description: 'Ask.', link: '/#/contact' }] }),
    access: { ...small.access, requestIncludes: points },
  };
  const page = rendererOf(site).text('/contact/');
  const fields = [...page.matchAll(/<(input type="text"|textarea)[^>]* name="([a-z-]+)"/g)];
  expect(fields.map(([, element, name]) => `${name}: ${element}`)).toEqual([
    'organisation: input type="text"',
    'wish: textarea',
    'town: input type="text"',
    'your-name: textarea',
  ]);
  expect(page).toContain('<a href="#request-heading">Form</a>');
  expect(page).not.toContain('href="/#/contact"');
});
