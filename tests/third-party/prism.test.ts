import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../hosts/servers.ts';
import { byTurn } from '../support/runs.ts';
import { prismPackage, startPrism } from './clients/prism.ts';
import { type ServedSite, serveSites, siteNames } from './clients/sites.ts';
import { ofTomorrow, serveDocuments } from './clients/tomorrow.ts';

describeWith(prismPackage, 'Prism, mock server and validating proxy', 'npm run test:tools', () => {
  let sites: ServedSite[];
  beforeAll(async () => {
    sites = await serveSites();
  });
  afterAll(() => Promise.all(sites?.map(({ preview }) => preview.stop()) ?? []));
  const siteOf = (name: string) => sites.find((site) => site.name === name)!;

  /** Answers of Prism to each operation of a site: status, media type and body. */
  async function answers({ file, operations }: ServedSite, upstream?: string) {
    const prism = await startPrism(file, upstream);
    try {
      const all = operations.map(async ({ id, path }) => {
        const response = await fetch(prism.origin + path, { headers: { Connection: 'close' } });
        return [id, [response.status, response.headers.get('content-type'), await response.json()]] as const;
      });
      return Object.fromEntries(await Promise.all(all));
    } finally {
      await prism.close();
    }
  }
  const answered = (documents: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(documents).map(([id, body]) => [id, [200, expect.stringMatching(/^application\/json/), body]]),
    );

  it.each(byTurn(siteNames, 3))('the proxy lets every answer of %s through as it is', async (name) => {
    const { preview, documents } = siteOf(name);
    expect(await answers(siteOf(name), preview.origin)).toEqual(answered(documents));
  });

  it.each(byTurn(siteNames, 3))(
    'the proxy lets through what a later %s may serve: new members, new values',
    async (name) => {
      const documents = ofTomorrow(siteOf(name));
      const { origin, close } = await serveDocuments(siteOf(name), documents);
      try {
        expect(await answers(siteOf(name), origin)).toEqual(answered(documents));
      } finally {
        await close();
      }
    },
  );

  it('the proxy refuses an answer that is not as described', async () => {
    const site = siteOf('facts');
    const company = { ...(site.documents.getCompany as object), legalName: 7 };
    const models = { ...(site.documents.getPumpModels as object), updated: 'gestern' };
    const documents = { ...site.documents, getCompany: company, getPumpModels: models };
    const { origin, close } = await serveDocuments(site, documents);
    try {
      const { getCompany, getPumpModels, getStatus } = await answers(site, origin);
      const invalid = [
        500,
        'application/problem+json',
        expect.objectContaining({ title: 'Request/Response not valid' }),
      ];
      expect([getCompany, getPumpModels]).toEqual([invalid, invalid]);
      expect(getStatus?.[0]).toBe(200);
    } finally {
      await close();
    }
  });

  it('the proxy passes on that a copy is current', async () => {
    const { file, preview } = siteOf('example');
    const prism = await startPrism(file, preview.origin);
    try {
      const path = '/api/v1/company.json';
      const etag = (await fetch(preview.origin + path)).headers.get('etag')!;
      const response = await fetch(prism.origin + path, { headers: { 'If-None-Match': etag, Connection: 'close' } });
      expect([response.status, await response.text()]).toEqual([304, '']);
    } finally {
      await prism.close();
    }
  });

  it.each(byTurn(siteNames, 3))('the mock server of %s answers with the examples of the description', async (name) => {
    const { description } = siteOf(name);
    const { getOpenapi, ...others } = await answers(siteOf(name));
    const examples = Object.values(description.paths).flatMap(({ get: { operationId, responses } }) => {
      const { example } = responses[200].content['application/json'];
      return example === undefined ? [] : [[operationId, example] as const];
    });
    expect(others).toEqual(answered(Object.fromEntries(examples)));
    expect(getOpenapi).toMatchObject([200, 'application/json', { openapi: '3.1.1', paths: {} }]);
  });
});
