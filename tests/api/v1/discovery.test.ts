import { describe, expect, it } from 'vitest';
import { resources } from '../../../src/api/v1/index.ts';
import { siteUpdatedDate } from '../../../src/api/v1/index-json.ts';
import { fullSite } from '../../support/generate/site.ts';
import { bodyOf, resourceOf } from './bodies.ts';

const { site } = fullSite();
const at = (path: string) => `https://o.example${path}`;

describe('index.json', () => {
  const body = bodyOf<{ resources: object[] }>('index', site);

  it('says where a client starts, and whose API it is', () => {
    expect(body).toMatchObject({
      url: at('/api/v1/index.json'),
      notice: site.notice,
      version: 'v1',
      publisher: { name: site.company.legalName, url: site.company.website },
      authentication: 'none',
      openapi: at('/api/v1/openapi.json'),
      documentation: at('/docs/api.md'),
      apiCatalog: at('/.well-known/api-catalog'),
      corrections: { email: site.corrections ?? site.contactEmail },
      license: { name: site.dataLicense.name, url: site.dataLicense.url },
      aiPreferences: {
        search: site.contentSignals.search,
        aiInput: site.contentSignals['ai-input'],
        aiTrain: site.contentSignals['ai-train'],
      },
    });
  });

  it('lists every resource of the table', () => {
    expect(body.resources).toEqual(
      resources.map((resource) => ({
        name: resource.name,
        title: resource.title(site),
        description: resource.description(site),
        path: resource.path,
        url: at(resource.path),
        mediaType: 'application/json',
        updated: resource.updated(site),
      })),
    );
  });
});

describe('status.json', () => {
  it('claims nothing that a static file cannot know', () => {
    expect(bodyOf('status', site)).toEqual({
      url: at('/api/v1/status.json'),
      updated: siteUpdatedDate(site),
      notice: site.notice,
      status: 'published',
      apiVersion: 'v1',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      description: expect.stringContaining('no availability figure is measured'),
      links: {
        index: at('/api/v1/index.json'),
        openapi: at('/api/v1/openapi.json'),
        documentation: at('/docs/api.md'),
        apiCatalog: at('/.well-known/api-catalog'),
        authentication: at('/auth.md'),
      },
    });
  });
});

describe('the dates of what is told of the whole site', () => {
  const old = {
    site: '2001-01-01',
    company: '2001-01-01',
    solutions: '2001-01-01',
    industries: '2001-01-01',
    access: '2001-01-01',
  };
  it.each(Object.keys(old))('are as new as content/%s.ts', (name) => {
    const newer = { ...site, updated: { ...old, [name]: '2031-01-01' } };
    expect(resourceOf('index').updated(newer)).toBe('2031-01-01');
    expect(resourceOf('status').updated(newer)).toBe('2031-01-01');
  });
});

describe('every resource', () => {
  it.each(resources)('$name has the path and the operation of its name, and its body fits its schema', (resource) => {
    expect(resource.path).toBe(`/api/v1/${resource.name}.json`);
    expect(resource.operationId).toBe(`get${resource.name[0]!.toUpperCase()}${resource.name.slice(1)}`);
    const body = bodyOf(resource.name, site);
    expect(resource.schema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ url: at(resource.path), updated: resource.updated(site) });
  });
});
