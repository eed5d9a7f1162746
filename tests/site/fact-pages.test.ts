import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { FactItem, FactModule, FieldDefinitions } from '../../src/content/fact-types.ts';
import type { Site, SiteFactModule } from '../../src/content/site.ts';
import { published, siteOf, texts } from '../support/site-of.ts';
import { readingOf } from '../support/told.ts';
import { attribute, readHtml, textOf } from '../third-party/helpers.ts';

const { site, sources } = siteOf('tests/fixtures/small');
const description = 'Was es sagt.';
const solution = site.solutions[0]?.id ?? '';

const fields: FieldDefinitions = {
  name: { kind: 'text', description },
  told: { kind: 'sentence', description, optional: true, schemaOrg: 'description' },
  validFrom: { kind: 'date', description, schemaOrg: 'validFrom' },
  page: { kind: 'url', description, schemaOrg: 'sameAs' },
  mail: { kind: 'email', description },
  phone: { kind: 'phone', description },
  weight: { kind: 'number', unit: 'kg', description, schemaOrg: 'weight' },
  count: { kind: 'number', description },
  price: { kind: 'money', description, schemaOrg: 'price' },
  sold: { kind: 'boolean', description },
  state: { kind: 'choice', description, values: { neu: 'Neu & frisch', alt: 'Alt' }, schemaOrg: 'itemCondition' },
  solution: { kind: 'reference', to: 'solutions', description, schemaOrg: 'isRelatedTo' },
  like: { kind: 'reference', to: 'pump-models', description, optional: true },
  tags: { kind: 'list', description, of: { kind: 'text', description } },
  parts: {
    kind: 'list',
    description,
    of: { kind: 'object', description, fields: { size: { kind: 'number', unit: 'mm', description } } },
  },
};
const one: FactItem = {
  ...{ id: 'p1', name: 'Pumpe <1> *neu*', told: 'Eine Pumpe.', validFrom: '2026-01-31', page: '/datenschutz/' },
  ...{ mail: 'p@pumpen.example', phone: '+492211234567', weight: 2.5, count: 0, sold: false, state: 'neu', solution },
  ...{ price: { amount: '12.50', currency: 'EUR' }, tags: ['a', 'b & c'], parts: [{ size: 1 }, { size: 2 }] },
};
const two: FactItem = { ...one, id: 'p2', name: 'Pumpe 2', like: 'p1', tags: [], parts: [] };
const module: FactModule & Pick<SiteFactModule, 'updated'> = {
  ...{ updated: '2026-03-01', title: 'Modelle', item: 'Modell', description: 'Was gebaut <wird>.' },
  ...{ heading: 'name', schemaOrg: 'Product', fields, items: [one, two] },
};
const withFacts: Site = {
  ...site,
  facts: [{ ...module, name: 'pump-models', source: 'content/facts/pump-models.ts' }],
};
const { release, problems } = published(withFacts, sources);
const files = texts(release);
const text = (file: string) => files.get(file) ?? expect.unreachable(file);
const json = (file: string) => JSON.parse(text(file));
const document = json('api/v1/pump-models.json');

/** The nodes of a page in their order: the set of data, its items, the page. */
const graphOf = (html: string) =>
  readingOf(html, 'https://pumpen.example/').data.flatMap((ld) => JSON.parse(ld)['@graph']);

describe('a fact module', () => {
  it('is published without a problem', () => {
    expect(problems).toEqual([]);
  });

  it('has in its schema what every item has, names of choices too', () => {
    const { required } = json('api/v1/openapi.json').components.schemas.FactsPumpModelsItem;
    expect(required).toEqual(expect.arrayContaining(['id', 'url', 'state', 'stateName', 'parts']));
    expect(required).not.toContain('told');
  });

  it('is a document of the API: every value, absolute links, names of choices', () => {
    expect(document).toMatchObject({
      url: 'https://pumpen.example/api/v1/pump-models.json',
      updated: '2026-03-01',
      title: 'Modelle',
      description: 'Was gebaut <wird>.',
    });
    const { page, weight, state, ...same } = one;
    expect(document.items).toEqual([
      {
        ...same,
        url: 'https://pumpen.example/pump-models/#pump-models-p1',
        page: 'https://pumpen.example/datenschutz/',
        weight: { value: weight, unit: 'kg' },
        state,
        stateName: 'Neu & frisch',
        parts: [{ size: { value: 1, unit: 'mm' } }, { size: { value: 2, unit: 'mm' } }],
      },
      expect.objectContaining({ id: 'p2', like: 'p1', tags: [] }),
    ]);
  });

  it('is described by openapi.json, which judges it by another validator too', () => {
    const { paths, components, tags } = json('api/v1/openapi.json');
    const { get } = paths['/api/v1/pump-models.json'];
    expect(get).toMatchObject({ operationId: 'getPumpModels', tags: ['Facts'], summary: 'Modelle' });
    expect(tags.map(({ name }: { name: string }) => name)).toContain('Facts');
    const ajv = addFormats.default(new Ajv2020({ strict: false }));
    const { $ref } = get.responses[200].content['application/json'].schema;
    const judge = ajv.compile({ $ref, components });
    expect([judge(document), judge.errors]).toEqual([true, null]);
    expect(judge({ ...document, items: [{ ...document.items[0], name: undefined }] })).toBe(false);
  });

  it('is listed where documents are', () => {
    expect(json('api/v1/index.json').resources.map(({ path }: { path: string }) => path)).toContain(
      '/api/v1/pump-models.json',
    );
    for (const file of ['.well-known/api-catalog', 'docs/api.md'])
      expect(text(file), file).toContain('/api/v1/pump-models.json');
    expect(text('sitemap.xml')).toContain('https://pumpen.example/pump-models/');
    expect(text('llms.txt')).toContain('https://pumpen.example/pump-models.md');
    expect(text('docs/api.md')).toContain('(https://pumpen.example/docs/api/pump-models.md)');
    expect(text('docs/api/pump-models.md')).toContain('- `stateName`');
    expect(text('index.html')).toContain('<a href="/pump-models/">Modelle</a>');
  });

  it('is a page: each item under its anchor, each value as people read it', () => {
    const { elements } = readHtml(text('pump-models/index.html'));
    const item = elements.find((e) => attribute(e, 'id') === 'pump-models-p1');
    const words = item ? textOf(item).replace(/\s+/g, ' ') : '';
    for (const value of [
      'Pumpe <1> *neu*',
      'Eine Pumpe.',
      '31. Januar 2026',
      'p@pumpen.example',
      '2,5 kg',
      '12,50 €'.replace(/\s/g, ' '),
      'Neu & frisch',
      'a, b & c',
      '1 mm',
      '2 mm',
      site.solutions[0]?.name ?? '',
    ])
      expect(words).toContain(value);
    const links = elements.flatMap((e) => attribute(e, 'href') ?? []);
    expect(links).toEqual(
      expect.arrayContaining([
        '/datenschutz/',
        'tel:+492211234567',
        `/solutions/${solution}/`,
        '/pump-models/#pump-models-p1',
      ]),
    );
    expect(elements.flatMap((e) => attribute(e, 'datetime') ?? [])).toContain('2026-01-31');
  });

  it('has a mirror that says the same', () => {
    const markdown = text('pump-models.md');
    expect(markdown).toMatch(
      /^---\n[\s\S]*?\n---\n\n# Modelle\n\n> Was gebaut \\<wird>\.\n\n## Pumpe \\<1> \\\*neu\\\*\n/,
    );
    for (const value of ['- Valid from: 31. Januar 2026', '2,5 kg', '12,50 €', 'Neu & frisch', 'Parts 2, size: 2 mm'])
      expect(markdown).toContain(value);
  });

  it('is JSON-LD under the terms that it names', () => {
    const [dataset, first, second, page, ...more] = graphOf(text('pump-models/index.html'));
    expect([page['@type'], second['@id'], more]).toEqual([
      'CollectionPage',
      'https://pumpen.example/pump-models/#pump-models-p2',
      [],
    ]);
    expect(dataset).toMatchObject({
      '@type': 'Dataset',
      name: 'Modelle',
      description: 'Was gebaut <wird>.',
      dateModified: '2026-03-01',
      distribution: [{ contentUrl: 'https://pumpen.example/api/v1/pump-models.json' }],
    });
    expect(first).toEqual({
      '@type': 'Product',
      '@id': 'https://pumpen.example/pump-models/#pump-models-p1',
      url: 'https://pumpen.example/pump-models/#pump-models-p1',
      name: 'Pumpe <1> *neu*',
      description: 'Eine Pumpe.',
      validFrom: '2026-01-31',
      sameAs: 'https://pumpen.example/datenschutz/',
      weight: { '@type': 'QuantitativeValue', value: 2.5, unitText: 'kg' },
      price: { '@type': 'MonetaryAmount', value: '12.50', currency: 'EUR' },
      itemCondition: 'Neu & frisch',
      isRelatedTo: { '@id': `https://pumpen.example/#solution-${solution}` },
    });
  });

  it('tells both of two fields that are one property, and nothing of what has no term', () => {
    const terms: FieldDefinitions = {
      ...fields,
      mail: { kind: 'email', description, schemaOrg: 'identifier' },
      count: { kind: 'number', description, schemaOrg: 'identifier' },
      tags: { kind: 'list', description, of: { kind: 'text', description }, schemaOrg: 'keywords' },
      parts: { ...(fields.parts as FieldDefinitions[string]), schemaOrg: 'hasPart' },
      sold: { kind: 'boolean', description, schemaOrg: 'isFamilyFriendly' },
    };
    const facts = [{ ...module, fields: terms, name: 'pump-models', source: 'content/facts/pump-models.ts' }];
    const page = texts(published({ ...site, facts }, sources).release).get('pump-models/index.html') ?? '';
    const [, first, second] = graphOf(page);
    expect(first).toMatchObject({
      identifier: ['p@pumpen.example', 0],
      keywords: ['a', 'b & c'],
      isFamilyFriendly: false,
    });
    // A term without a value is left out, and an object none of whose members has a term.
    expect(first).not.toHaveProperty('hasPart');
    expect(second).not.toHaveProperty('keywords');
  });
});
