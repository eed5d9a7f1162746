import { describe, expect, it } from 'vitest';
import { get, type Json, json, origin } from '../spec/origin.ts';
import { attribute, readHtml, textOf } from './helpers.ts';

/** The nodes of the one JSON-LD block of a page. */
function graph(path: string): Json[] {
  const blocks = readHtml(get(path).body).elements.filter(
    (e) => e.tagName === 'script' && attribute(e, 'type') === 'application/ld+json',
  );
  expect(blocks).toHaveLength(1);
  const { '@graph': nodes, ...others } = JSON.parse(textOf(blocks[0]!)) as Json;
  expect(others).toEqual({ '@context': 'https://schema.org' });
  return nodes as Json[];
}

const node = (type: string, path = '/') => graph(path).find((n) => n['@type'] === type)!;

interface Company {
  legalName: string;
  tradingName: string;
  companyNumber: string;
  summary: string;
  website: string;
  incorporated: string;
  registry: { name: string; url: string };
  registeredAddress: {
    streetAddress: string[];
    locality: string;
    region?: string;
    postalCode: string;
    country: string;
  };
  contactRoutes: { name: string; email?: string; phone?: string; url?: string }[];
}

/** As JSON has it: members without a value are absent. */
const withoutAbsent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('JSON-LD has the same values as the API', () => {
  it('Organization is company.json', () => {
    const company = json<Company>('/api/v1/company.json');
    const { streetAddress, locality, region, postalCode, country } = company.registeredAddress;
    expect(node('Organization')).toEqual(
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
        foundingDate: company.incorporated,
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
        })),
      }),
    );
  });

  it('FAQPage is faq.json', () => {
    const { questions } = json<{ questions: Record<string, string>[] }>('/api/v1/faq.json');
    expect(node('FAQPage').mainEntity).toEqual(
      questions.map(({ question, answer, url }) => ({
        '@type': 'Question',
        '@id': url,
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });

  it('FAQPage is what the page shows: every question and answer is visible text', () => {
    const shown = readHtml(get('/').body).elements.filter(({ tagName }) => tagName === 'details');
    // Plain text writes out what HTML shows otherwise: addresses of links and the marks of lists.
    const squeeze = (text: string) => text.replace(/ \(https:[^)]*\)|\s+/g, '');
    const unmarked = (text: string) => text.replace(/^(?:-|\d+\.) /gm, '');
    const texts = shown.map((e) => squeeze(textOf(e)));
    const asked = node('FAQPage').mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    const missing = asked.filter(({ name, acceptedAnswer }) => {
      const expected = squeeze(name + unmarked(acceptedAnswer.text));
      return !texts.some((text) => text.startsWith(expected));
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
    const ids = graph('/').map((n) => n['@id']);
    const referred = JSON.stringify([...graph('/'), ...graph('/docs/api/')]).matchAll(/\{"@id":"([^"]+)"\}/g);
    expect([...referred].map(([, id]) => id).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
