import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listPublishedResources } from '../../src/api/facts/resource.ts';
import { openapi } from '../../src/api/openapi.ts';
import { type ApiContext, defineResource, type Resource } from '../../src/api/resource.ts';
import { build } from '../../src/compile/build.ts';
import { buildCatalog } from '../../src/compile/catalog.ts';
import { compile } from '../../src/compile/compile.ts';
import { deploy } from '../../src/compile/deploy.ts';
import { render } from '../../src/compile/render.ts';
import type { Site } from '../../src/content/site.ts';
import type { Document } from '../../src/core/document.ts';
import { json } from '../../src/core/json.ts';
import { mediaTypes } from '../../src/core/media-types.ts';
import { type Problem, severityOf } from '../../src/core/problem.ts';
import type { Release } from '../../src/core/release.ts';
import { listDocuments } from '../../src/documents/documents.ts';
import { respond } from '../../src/http/respond.ts';
import { spoiled } from '../problems/spoiled.ts';

const today = '2026-11-21';
const site = compile({ contentDir: 'content', publicDir: 'public', preview: false, today }).edition!.site;

/** A table of v2 with one document, which says the name where v1 said legalName. */
const v2 = { name: 'v2', description: '2.0.0', path: '/api/v2/openapi.json' };
const company2 = defineResource({
  name: 'company',
  path: '/api/v2/company.json',
  operationId: 'getCompany',
  tag: 'Company',
  title: () => 'Company',
  description: () => 'Who we are.',
  schema: () => z.object({ name: z.string() }),
  updated: () => '2026-11-01',
  data: ({ company }: Site) => ({ name: company.legalName }),
});
const table: readonly Resource[] = [
  {
    ...company2,
    described: () => ({
      body: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      components: {},
      whole: {},
    }),
    schema: company2.schema,
  },
];

function documentsOfV2(of: Site): Document[] {
  const row = (path: string, title: string, body: (context: ApiContext) => object): Document => ({
    path,
    file: path.slice(1),
    kind: 'api',
    mediaType: mediaTypes.json,
    title,
    description: title,
    updated: '2026-11-01',
    render: ({ url }) => json(body({ url, resources: table })),
  });
  return [
    ...table.map((resource) =>
      row(resource.path, resource.title(of), (context) => resource.data(of, context) as object),
    ),
    row(v2.path, 'API v2', (context) => openapi(of, table, context, v2)),
  ];
}

function releaseOf(of: Site, more: readonly Document[]): Release {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const release = render(of, buildCatalog([...listDocuments(of), ...more], report), report);
  expect(problems.filter((problem) => severityOf(problem) === 'error')).toEqual([]);
  return release;
}

const text = ({ files }: Release, path: string) => Buffer.from(files.get(path.slice(1))!.bytes).toString('utf8');
const body = (release: Release, path: string) => JSON.parse(text(release, path));
const lifecycle = { deprecated: '2027-01-01', sunset: '2028-06-30', successor: '/api/v2/company.json' };
const alone = releaseOf(site, []);
const both = releaseOf(site, documentsOfV2(site));
const told = releaseOf({ ...site, api: { v1: lifecycle } }, documentsOfV2(site));
const v1Paths = [...listPublishedResources(site).map(({ path }) => path), '/api/v1/openapi.json'];
const headersOf = (release: Release, path: string) => release.routes.get(path)!.variants[0]!.headers;

describe('v2 beside v1', () => {
  it('both are described, and the catalog lists the documents of both', () => {
    expect(Object.keys(body(both, v2.path).paths)).toEqual(['/api/v2/company.json', v2.path]);
    expect(body(both, v2.path).info.version).toBe('2.0.0');
    expect(body(both, '/api/v2/company.json')).toEqual({ name: site.company.legalName });
    const listed = body(both, '/.well-known/api-catalog').linkset[0].item.map(
      ({ href }: { href: string }) => new URL(href).pathname,
    );
    expect(listed).toEqual(expect.arrayContaining([...v1Paths, '/api/v2/company.json', v2.path]));
  });

  it.each(v1Paths)('%s has the same bytes and fields as alone, and with a successor the same bytes', (path) => {
    expect(text(both, path)).toBe(text(alone, path));
    expect(headersOf(both, path)).toEqual(headersOf(alone, path));
    expect(text(told, path)).toBe(text(alone, path));
  });

  it.each(v1Paths)('%s says on request since when it is deprecated, until when it stays, and what follows', (path) => {
    const { headers } = respond(told, { method: 'GET', path, headers: {} } as never);
    const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    // RFC 9745 §2: a date of structured fields; RFC 8594 §3: an HTTP date; RFC 5829 §3.2.
    expect(sent.deprecation).toBe(`@${Date.UTC(2027, 0, 1) / 1000}`);
    expect(sent.sunset).toBe('Fri, 30 Jun 2028 00:00:00 GMT');
    expect(sent.link).toBe('</api/v2/company.json>; rel="successor-version"');
    expect(sent['access-control-expose-headers']).toBe('ETag, Link, x-markdown-tokens, Deprecation, Sunset');
  });

  it('no other document says so', () => {
    for (const [path, { variants }] of told.routes)
      if (!path.startsWith('/api/v1/'))
        for (const { headers } of variants)
          expect([path, headers.Deprecation, headers.Sunset]).toEqual([path, undefined, undefined]);
  });

  it('hosts that write header fields down write these', () => {
    const { files } = deploy(told, { site, locate: () => ({ file: 'content/site.ts', line: 1, col: 1 }) }, () => {});
    const with_ = (folder: string) =>
      files
        .filter(({ file }) => file.includes(`deploy/${folder}`) || file.startsWith(folder))
        .map((each) => each.text)
        .join('\n');
    for (const folder of ['nginx/', 'caddy/', 'apache/', 'netlify/', 'cloudflare-pages/', 'vercel/'])
      expect([folder, with_(folder).includes('@1798761600'), with_(folder).includes('successor-version')]).toEqual([
        folder,
        true,
        true,
      ]);
  });
});

describe('a version with a successor in content', () => {
  const problemsOf = (api: string) => {
    const dir = spoiled({ 'content/site.ts': ["name: 'Kleine Pumpen',", `name: 'Kleine Pumpen',\n  api: ${api},`] });
    return build({
      contentDir: `${dir}/content`,
      publicDir: `${dir}/public`,
      preview: false,
      today: '2026-03-15',
    }).problems.map(({ code, field }) => `${code} ${field}`);
  };

  it('may live elsewhere, and must be there where it is on this origin', () => {
    expect(problemsOf("{ v1: { deprecated: '2027-01-01', successor: 'https://api.example/v2/' } }")).toEqual([]);
    expect(problemsOf("{ v1: { deprecated: '2027-01-01', successor: '/api/v2/index.json' } }")).toEqual([
      'link-dead api.v1.successor',
    ]);
    expect(problemsOf("{ v1: { deprecated: '2027-01-01', successor: '/api/v1/index.json' } }")).toEqual([]);
  });

  it('ends after it is deprecated', () => {
    const api = "{ v1: { deprecated: '2027-01-01', sunset: '2026-12-31', successor: 'https://api.example/v2/' } }";
    expect(problemsOf(api)).toEqual(['field-invalid api.v1.sunset']);
  });
});
