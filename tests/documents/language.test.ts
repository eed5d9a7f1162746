import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/content/site.ts';
import type { Document } from '../../src/core/document.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { translate } from '../../src/language/translate.ts';
import { rendererOf } from '../support/render.ts';
import { siteOf } from '../support/site-of.ts';

const { site: german } = siteOf('tests/fixtures/small');

/** The site in a language of ours, with every document that can be switched on. */
const inLanguage = (language: string): Site => ({
  ...german,
  language,
  features: { ...german.features, llmsFull: true, ard: true, webMcp: true },
});

/** Latin words that no catalogue gave and no editor wrote: what stands outside brackets, code, targets and content. */
function leftOf(text: string): string[] {
  let rest = text.replace(/`[^`]*`/g, '').replace(/\]\([^)]*\)|<[^>]*>|https?:\S+|\S+@\S+/g, '');
  // Slots within brackets may hold texts in brackets: from the innermost outwards.
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/gu, '');
  }
  const words = rest.match(/(?<![\p{L}\d])[A-Za-z]{2,}(?![\p{L}])/gu) ?? [];
  return words.filter((word) => !own.has(word));
}

/** Every word of the content, by which German and names are told. */
const own = new Set(
  JSON.stringify({
    ...german,
    publicFiles: [],
    skills: german.skills.map(({ name, description }) => [name, description]),
  }).match(/[A-Za-z]+/g),
);

const xx = rendererOf(inLanguage('xx'));

describe('what documents say in a language that nobody speaks', () => {
  it.each([
    ['/llms.txt', ['Optional', 'llms', 'txt']],
    ['/auth.md', ['auth', 'md', 'Step', 'Discover', 'Pick', 'method']],
  ])('%s: no word is English but names of formats and what agents look for', (path, stays) => {
    expect(leftOf(xx.text(path)).filter((word) => !stays.includes(word))).toEqual([]);
  });

  it('titles and notes of what is listed', () => {
    const listed = xx.catalog.filter(({ kind }) => kind === 'api' || kind === 'discovery' || kind === 'posture');
    // The catalog and the reference list the API, the search what describes it.
    const isTold = ({ kind, llms, link }: Document) =>
      kind === 'api' || llms !== undefined || link?.some(({ rel }) => rel === 'service-meta');
    const told = listed.filter((each) => isTold(each) && each.llms !== 'Skills');
    expect(told.length).toBeGreaterThan(12);
    expect(told.flatMap(({ title, description }) => leftOf(`${title} ${description}`))).toEqual([]);
  });

  it('the description of the API, but for codes and the fields of its schemas', () => {
    interface Operation {
      readonly summary: string;
      readonly description: string;
      readonly responses: Readonly<Record<string, { readonly description?: string }>>;
    }
    const { info, tags, servers, externalDocs, paths, components } = xx.json<{
      readonly info: { readonly title: string; readonly summary: string; readonly description: string };
      readonly tags: readonly { readonly description: string }[];
      readonly servers: readonly { readonly description: string }[];
      readonly externalDocs: { readonly description: string };
      readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
      readonly components: Readonly<
        Record<'responses' | 'headers', Readonly<Record<string, { readonly description: string }>>>
      >;
    }>('/api/v1/openapi.json');
    const texts = [
      ...[info.title, info.summary, info.description, externalDocs.description],
      ...[...tags, ...servers, ...Object.values(components.responses), ...Object.values(components.headers)].map(
        ({ description }) => description,
      ),
      ...Object.values(paths).flatMap(({ get }) => [
        ...[get.summary, get.description],
        ...Object.values(get.responses).map(({ description = '' }) => description),
      ]),
    ];
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.flatMap(leftOf)).toEqual([]);
  });

  it('what well-known documents and the tools in the browser say', () => {
    const { description } = xx.json<{ description: string }>('/.well-known/mcp/server-card.json');
    const { entries } = xx.json<{
      entries: { displayName: string; description: string; representativeQueries: string[] }[];
    }>('/.well-known/ard.json');
    const texts = entries
      .slice(1)
      .flatMap((entry) => [entry.displayName, entry.description, ...entry.representativeQueries]);
    expect([description, ...texts].flatMap(leftOf)).toEqual([]);
  });
});

describe('what documents say in German', () => {
  const { text } = rendererOf(german);
  it.each([
    ['/llms.txt', 'llms.rules'],
    ['/auth.md', 'auth.noProbe'],
    ['/docs/api.md', 'rules.keep'],
    ['/api/v1/status.json', 'api.statusBody'],
  ] as const)('%s says it in the words of its catalogue', (path, key) => {
    expect(text(path)).toContain(translate(languageByTag('de'), key));
  });
});
