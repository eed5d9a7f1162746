import { describe, expect, it } from 'vitest';
import { resources } from '../../src/api/v1/index.ts';
import type { Page, Site } from '../../src/content/site.ts';
import { published, siteOf, texts } from '../support/site-of.ts';

/**
 * A copy in which every object that the content schemas know has gained a member, as if an optional field had been
 * added to each schema and filled in. The dates by module are no content object, and their names are a closed set.
 */
function withNewFields(site: Site): Site {
  const grown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(grown);
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
    const entries = Object.entries(isPage(value) ? withBody(value) : value).map(([name, member]) => [
      name,
      grown(member),
    ]);
    return { ...Object.fromEntries(entries), addedLater: 'unmapped', alsoLater: [{ id: 'unmapped', addedLater: 1 }] };
  };
  // Fields of a fact module are the organisation's own: each is declared, and published.
  return { ...(grown(site) as Site), updated: site.updated, facts: site.facts };
}

const isPage = (value: object): value is Page => 'markdown' in value && 'source' in value;

/** The body of a page is made when it is asked for, and no member of its own. */
const withBody = (page: Page) => ({ ...page, markdown: page.markdown, html: page.html, facts: page.facts });

describe.each(['', 'tests/fixtures/small'] as const)('a new optional field of any content object (%j)', (folder) => {
  const { site, sources } = siteOf(folder);
  const before = published(site, sources);
  const after = published(withNewFields(site), sources);

  it('is not public until a wire schema maps it (CONTRIBUTING.md): every published byte stays', () => {
    const textsBefore = texts(before.release);
    expect([...texts(after.release)].filter(([file, text]) => textsBefore.get(file) !== text)).toEqual([]);
    expect([...after.release.files.keys()]).toEqual([...before.release.files.keys()]);
  });

  it('does not stop the build', () => {
    expect(after.problems.filter(({ code }) => code === 'document-invalid')).toEqual([]);
  });

  it('no object of the content is part of a body', () => {
    const url = (path: string) => site.baseUrl + path;
    const ofContent = new Set(objectsIn(site));
    for (const resource of resources)
      expect(objectsIn(resource.data(site, { url, resources })).filter((part) => ofContent.has(part))).toEqual([]);
  });
});

/** Every object at any depth; lists are none, because a list of texts may be passed on. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  return [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(objectsIn)];
}
