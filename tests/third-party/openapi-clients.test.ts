import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWith } from '../hosts/servers.ts';
import { findTool } from '../hosts/tools.ts';
import { byTurn } from '../support/runs.ts';
import { type Made, makeClients } from './clients/make.ts';
import { clients } from './clients/programs.ts';
import { type ServedSite, serveSites, siteNames } from './clients/sites.ts';
import { newMember, newValue, ofTomorrow, serveDocuments } from './clients/tomorrow.ts';

type Documents = Readonly<Record<string, unknown>>;

it('the documentation tells the versions', () => {
  const told = readFileSync('docs/pages/explanation/testing.md', 'utf8');
  const { dependencies } = JSON.parse(readFileSync('tests/tools/package.json', 'utf8'));
  const { devDependencies } = JSON.parse(readFileSync('tests/readers/package.json', 'utf8'));
  for (const [name, version] of [
    ['openapi-typescript', devDependencies['openapi-typescript']],
    ['@hey-api/openapi-ts', dependencies['@hey-api/openapi-ts']],
    ['Orval', dependencies.orval],
    ['swagger-typescript-api', dependencies['swagger-typescript-api']],
    ['Kubb', dependencies['@kubb/core']],
    ['Prism', dependencies['@stoplight/prism-cli']],
  ])
    expect(told).toContain(`| ${name} ${version} `);
});

describeWith(findTool('@hey-api/openapi-ts', 'package.json'), 'generators of API clients', 'npm run test:tools', () => {
  let sites: ServedSite[];
  let made: Made;
  beforeAll(async () => {
    sites = await serveSites();
    made = await makeClients(sites);
  });
  afterAll(() => Promise.all(sites?.map(({ preview }) => preview.stop()) ?? []));
  const siteOf = (name: string) => sites.find((site) => site.name === name)!;

  it('the programs pass the type check of TypeScript', () => {
    expect(made.typeErrors).toEqual([]);
  });

  describe.each(byTurn(Object.entries(clients), 3))('%s', (client, { strips, judges }) => {
    /** OpenAPI has members that the description does not describe: clients that strip hand over a part of it. */
    const expectSame = (read: Documents, served: Documents) => {
      const { getOpenapi, ...others } = read;
      const { getOpenapi: description, ...own } = served;
      expect(others).toEqual(own);
      if (strips) expect(description).toMatchObject(getOpenapi as object);
      else expect(getOpenapi).toEqual(description);
      expect(getOpenapi).toHaveProperty(['paths', '/api/v1/index.json']);
    };

    it.each(siteNames)('reads every document of %s as it is served', async (name) => {
      const { read } = await made.program(client, name);
      const { documents, preview, description } = siteOf(name);
      expect(description.servers[0]?.url).toMatch(/^https:/);
      expectSame(await read(preview.origin), documents);
    });

    it.each(siteNames)(
      'reads what a later %s may serve: new members, and values that it does not know',
      async (name) => {
        const { read } = await made.program(client, name);
        const documents = ofTomorrow(siteOf(name));
        const { origin, close } = await serveDocuments(siteOf(name), documents);
        const known = (value: unknown) =>
          JSON.parse(JSON.stringify(value, (key, one) => (key === newMember ? undefined : one)));
        try {
          expect(JSON.stringify(known(documents)).split(newValue).length).toBeGreaterThan(2);
          expectSame(known(await read(origin)), known(documents));
        } finally {
          await close();
        }
      },
    );

    it('reads the documents of another language from the server of that', async () => {
      const { translated } = await made.program(client, 'gmbh');
      const { preview, documents, translated: served } = siteOf('gmbh');
      expect(Object.keys(served)).toEqual(['/en']);
      expect(served['/en']!.getCompany).toMatchObject({ language: 'en' });
      expect(Object.keys(served['/en']!).length).toBe(Object.keys(documents).length - 1);
      expect(await translated(`${preview.origin}/en`)).toEqual(served['/en']);
    });

    it(judges ? 'refuses an answer that is not as described' : 'judges no answer', async () => {
      const { read } = await made.program(client, 'facts');
      const { documents } = siteOf('facts');
      const wrong = { ...documents, getPumpModels: { ...(documents.getPumpModels as object), updated: 7 } };
      const { origin, close } = await serveDocuments(siteOf('facts'), wrong);
      try {
        expect(
          await read(origin).then(
            () => 'read',
            () => 'refused',
          ),
        ).toBe(judges ? 'refused' : 'read');
      } finally {
        await close();
      }
    });

    it('is told that its copy is current, and that a document does not exist', async () => {
      const { again, missing } = await made.program(client, 'example');
      const { origin } = siteOf('example').preview;
      const etag = (await fetch(`${origin}/api/v1/company.json`)).headers.get('etag')!;
      expect((await again(origin, etag))[0]).toBe(304);
      const [status, error] = await missing(siteOf('least').preview.origin);
      expect([status, error]).toEqual([404, expect.stringMatching(/^<!doctype html>/i)]);
    });
  });
});
