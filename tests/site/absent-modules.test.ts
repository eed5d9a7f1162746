import { describe, expect, it } from 'vitest';
import { published, siteOf, texts } from '../support/site-of.ts';

// Site, company and one page: what is absent publishes no document, no section and no sentence about it.
const { site, sources } = siteOf('tests/fixtures/least');
const { release, problems } = published(site, sources);
const files = texts(release);
const json = (file: string) => JSON.parse(files.get(file) ?? 'null');

describe('an organisation with the two modules that everybody has', () => {
  it('is published without a problem', () => {
    expect(problems).toEqual([]);
  });

  it('has the documents of the API that say something, and names no other', () => {
    const paths = ['company', 'index', 'openapi', 'status'].map((name) => `/api/v1/${name}.json`);
    expect(
      [...files.keys()]
        .filter((file) => file.startsWith('api/'))
        .map((file) => `/${file}`)
        .sort(),
    ).toEqual(paths);
    expect(Object.keys(json('api/v1/openapi.json').paths).sort()).toEqual(paths);
    const { resources } = json('api/v1/index.json') as { resources: { path: string }[] };
    expect(resources.map(({ path }) => path).sort()).toEqual(paths.filter((path) => !path.includes('openapi')));
    for (const [file, text] of files) expect(text, file).not.toMatch(/v1\/(?:faq|solutions|industries|access)\.json/);
  });

  it('describes the components that its documents use, and the tags of its operations', () => {
    const { components, paths, tags } = json('api/v1/openapi.json');
    const used = JSON.stringify([paths, components]);
    for (const name of Object.keys(components.schemas)) expect(used).toContain(`"#/components/schemas/${name}"`);
    const tagged = new Set(Object.values<{ get: { tags: string[] } }>(paths).flatMap(({ get }) => get.tags));
    expect(tags.map(({ name }: { name: string }) => name)).toEqual([...tagged]);
  });

  it('offers a browser tool for each thing that it has, from documents that there are', () => {
    const script = [...files].find(([file]) => /webmcp/.test(file))?.[1] ?? '';
    const named = [...script.matchAll(/["'`](\/(?:api\/v1\/[a-z]+\.json|search\/words\.json|auth\.md))["'`]/g)].map(
      ([, path]) => path ?? '',
    );
    expect(named.length).toBeGreaterThan(2);
    for (const path of named) expect(files.has(path.slice(1)), path).toBe(true);
  });
});
