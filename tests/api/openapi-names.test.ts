import { describe, expect, it } from 'vitest';
import { listPublishedResources } from '../../src/api/facts/resource.ts';
import { openapi } from '../../src/api/openapi.ts';
import type { Site } from '../../src/content/site.ts';
import { elementText, parseHtmlWithoutPositions } from '../../src/core/html-tree.ts';
import { renderWithMicromark } from '../../src/markdown/micromark.ts';
import { siteOf } from '../support/site-of.ts';

const { site: charity } = siteOf('tests/fixtures/charity');
const odd = [
  '[x](y)',
  '`Salt` & *Marsh*',
  '![Salt](x) <Marsh> &amp; Ltd',
  '# 1. _Salt_ ~Marsh~ \\ [Trust]: x',
  '1) Salt',
];

/** The charity with a name in every place of its own that a description quotes. */
const called = (name: string): Site => ({
  ...charity,
  dataScope: name,
  company: { ...charity.company, legalName: name },
  facts: charity.facts.map((module) => ({
    ...{ ...module, title: name, item: name, description: name },
    fields: Object.fromEntries(
      Object.entries(module.fields).map(([field, definition]) => [field, { ...definition, description: name }]),
    ),
  })),
});

interface Described {
  readonly info: { readonly summary: string; readonly description: string };
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly responses: Readonly<Record<string, { readonly description?: string }>>;
}
interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Reads Markdown as another reader of CommonMark does. */
const read = (markdown = '') => elementText(parseHtmlWithoutPositions(renderWithMicromark(markdown))).trim();

describe.each(odd)('a description is CommonMark (OpenAPI 3.1.1 §4.8), a summary is not: %s', (name) => {
  const site = called(name);
  const resources = listPublishedResources(site);
  const url = (path: string) => `https://example.com${path}`;
  const { info, paths, components } = openapi(site, resources, { url, resources }) as Described;
  const [{ path } = { path: '' }] = resources.filter(({ tag }) => tag === 'Facts');

  it('the description of the whole', () => {
    expect(read(info.description).split('\n').slice(0, 2).join('\n')).toBe(
      `Publisher of these static JSON documents: ${name}.\n${name}`,
    );
    expect(info.summary).toContain(name);
  });

  it('an operation and its answer', () => {
    const { summary, description, responses } = paths[path]!.get;
    expect([summary, read(description), read(responses['200']?.description)]).toEqual([
      name,
      name,
      `Document: ${name}`,
    ]);
  });

  it('the schemas of a fact module', () => {
    const { FactsGrants: body, FactsGrantsItem: item } = components.schemas;
    expect(read(body?.description)).toBe(`${name}: ${name}`);
    expect(read(body?.properties?.items?.description)).toContain(`each item: ${name}.`);
    expect(read(item?.description)).toBe(`${name}.`);
    const own = Object.values(item?.properties ?? {}).flatMap(({ description }) => description ?? []);
    expect(own.length).toBeGreaterThan(2);
    expect(own.map(read).filter((text) => !text.endsWith(name))).toEqual([]);
  });
});
