import { describe, expect, it } from 'vitest';
import { example, organisations } from '../support/organisations.ts';
import { type Json, members, type SiteReader } from '../support/site-reader.ts';
import { attribute, type Element, elementsIn, readHtml, textOf } from './helpers.ts';

/** The nodes of the one JSON-LD block of a page. */
function graph(site: SiteReader, path: string): Json[] {
  const blocks = readHtml(site.get(path).body).elements.filter(
    (e) => e.tagName === 'script' && attribute(e, 'type') === 'application/ld+json',
  );
  expect(blocks).toHaveLength(1);
  const { '@graph': nodes, ...others } = JSON.parse(textOf(blocks[0]!)) as Json;
  expect(others).toEqual({ '@context': 'https://schema.org' });
  return nodes as Json[];
}

const nodeOf = (site: SiteReader, type: string, path = '/') => graph(site, path).find((n) => n['@type'] === type);

interface Company {
  legalName: string;
  tradingName: string;
  companyNumber: string;
  summary: string;
  website: string;
  incorporated: string;
  registry: { name: string; url: string };
  locations?: { registeredAddress?: never; address?: { streetAddress?: string[] }; activities?: string[] }[];
  address?: never;
  registeredAddress: {
    streetAddress: string[];
    locality: string;
    region?: string;
    postalCode: string;
    country: string;
  };
  officeHours: { days: string[]; opens: string; closes: string };
  contactRoutes: { name: string; email?: string; phone?: string; url?: string }[];
}

/** The value in JSON: members without a value are absent. */
const withoutAbsent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('JSON-LD of the example has the same values as the API', () => {
  const { json, origin } = example.site;

  it('Organization is company.json', () => {
    const company = json<Company>('/api/v1/company.json');
    const { streetAddress, locality, region, postalCode, country } = company.registeredAddress;
    expect(nodeOf(example.site, 'Organization')).toEqual(
      withoutAbsent({
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: company.tradingName,
        legalName: company.legalName,
        url: company.website,
        description: company.summary,
        identifier: {
          '@type': 'PropertyValue',
          propertyID: 'GB-COH',
          name: 'Company number',
          value: company.companyNumber,
          url: company.registry.url,
        },
        companyRegistration: {
          '@type': 'Certification',
          certificationIdentification: company.companyNumber,
          issuedBy: { '@type': 'Organization', name: company.registry.name },
        },
        address: {
          '@type': 'PostalAddress',
          streetAddress: streetAddress.join(', '),
          addressLocality: locality,
          addressRegion: region,
          postalCode,
          addressCountry: country,
        },
        contactPoint: company.contactRoutes.map(({ name, email, phone, url }) => ({
          '@type': 'ContactPoint',
          contactType: name,
          email,
          telephone: phone,
          url,
          // Hours hold for the telephone alone: mail is taken at all times.
          hoursAvailable: phone && [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: company.officeHours.days,
              opens: company.officeHours.opens,
              closes: company.officeHours.closes,
            },
          ],
        })),
      }),
    );
  });
});

/** Words of schema.org, ids, and a number behind the code of its scheme, which are no values of a fact. */
const ofVocabulary = new Set(['@type', '@id', 'propertyID', 'dayOfWeek', 'contactType', 'iso6523Code']);
/** The signs between the parts of a list, by language. */
const commas: Readonly<Record<string, string>> = { ja: '、', ar: '، ' };
/** A place that is closed all day opens and closes at midnight, one that never closes a minute before (schema.org). */
const midnight = ['00:00', '23:59'];

describe.each(organisations)('JSON-LD of $name has the same values as the API', ({ site }) => {
  const { get, json, origin, paths } = site;
  const node = (type: string, path = '/') => nodeOf(site, type, path);
  const hasQuestions = paths.includes('/api/v1/faq.json');
  const questions = hasQuestions ? json<{ questions: Record<string, string>[] }>('/api/v1/faq.json').questions : [];

  it('Organization says nothing that company.json does not say', () => {
    const organization = graph(site, '/').find((n) => n['@id'] === `${origin}/#organization`)!;
    const company = json<Company>('/api/v1/company.json');
    const comma = commas[/<html lang="(\w+)/.exec(get('/').body)?.[1] ?? ''] ?? ', ';
    expect(organization).toMatchObject({ legalName: company.legalName, description: company.summary });
    const known = new Set(members(company).map(([, value]) => value));
    for (const [, value] of members(company)) if (Array.isArray(value)) for (const item of value) known.add(item);
    const joined = [company, ...(company.locations ?? [])].map((place) =>
      (place.registeredAddress ?? place.address)?.streetAddress?.join(', '),
    );
    const done = (company.locations ?? []).map(({ activities = [] }) => activities.join(comma));
    for (const text of [...joined, ...done, ...midnight]) known.add(text);
    // The logo is that of the brand, which the header shows.
    const isHome = (e: Element) => e.tagName === 'a' && attribute(e, 'href') === '/';
    for (const home of readHtml(get('/').body).elements.filter(isHome))
      for (const each of elementsIn(home))
        if (each.tagName === 'img') known.add(new URL(attribute(each, 'src') ?? '', origin).href);
    const strings = members(organization).filter(
      ([name, value]) => typeof value === 'string' && !ofVocabulary.has(name),
    );
    expect(strings.filter(([, value]) => !known.has(value))).toEqual([]);
  });

  /** Each question with the page that tells it; those of the first language. */
  const told = site.pagePaths
    .filter((path) => site.languageOf(path) === site.languageOf('/'))
    .flatMap((path) =>
      graph(site, path)
        .filter((each) => each['@type'] === 'FAQPage')
        .flatMap((each) => each.mainEntity as { '@id': string; name: string; acceptedAnswer: { text: string } }[])
        .map((question) => ({ path, question })),
    );

  it('FAQPage is faq.json', () => {
    // Each question has a page, and faq.json has them in the order of the editor.
    const place = ({ '@id': id }: { '@id': string }) => questions.findIndex(({ url }) => `${url}#question` === id);
    expect(told.map(({ question }) => question).sort((a, b) => place(a) - place(b))).toEqual(
      questions.map(({ question, answer, url }) => ({
        '@type': 'Question',
        '@id': `${url}#question`,
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });

  it('FAQPage is what its page shows: every question and answer is visible text', () => {
    // Plain text writes out what HTML shows otherwise: addresses of links and the marks of lists.
    const squeeze = (text: string) => text.replace(/ \((?:https|mailto|tel):[^)]*\)|\s+/g, '');
    const unmarked = (text: string) => text.replace(/^(?:-|\d+\.) /gm, '');
    const missing = told.filter(({ path, question: { name, acceptedAnswer } }) => {
      const main = readHtml(get(path).body).elements.find(({ tagName }) => tagName === 'main')!;
      const shown = squeeze(textOf(main));
      return !shown.includes(squeeze(name)) || !shown.includes(squeeze(unmarked(acceptedAnswer.text)));
    });
    expect(missing).toEqual([]);
  });

  it.each(['/', '/docs/api/'])('WebAPI on %s is the index of the API', (path) => {
    const index = json<{ title: string; version: string; url: string; license: { url: string } }>('/api/v1/index.json');
    expect(node('WebAPI', path)).toMatchObject({
      name: index.title,
      version: index.version,
      url: index.url,
      license: index.license.url,
      termsOfService: json('/api/v1/company.json').termsOfService,
      provider: { '@id': `${origin}/#organization` },
    });
  });

  it('every @id that is referred to is a node of the homepage', () => {
    const ids = graph(site, '/').map((n) => n['@id']);
    const referred = JSON.stringify([...graph(site, '/'), ...graph(site, '/docs/api/')]).matchAll(
      /\{"@id":"([^"]+)"\}/g,
    );
    expect([...referred].map(([, id]) => id).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
