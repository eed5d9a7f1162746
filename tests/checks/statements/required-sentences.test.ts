import { describe, expect, it } from 'vitest';
import { findStatements } from '../../../src/checks/statements/extract.ts';
import { findDisagreements } from '../../../src/checks/statements/find-disagreements.ts';
import type { PublishedRepresentation } from '../../../src/checks/statements/statement.ts';
import { disagreeing } from './disagreeing.ts';
import { documents } from './documents.ts';

type Written = (typeof documents)[string][number];
const whole = (document: Written): PublishedRepresentation => ({
  headers: {},
  origin: 'https://example.com',
  language: 'en',
  prefix: '',
  ...document,
});
const cut = (text: string) => JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}… (${text.length})` : text);

const told = (document: Written): string =>
  [
    document.path,
    ...findStatements(whole(document)).map(
      ({ about, value, shown, where, prefix, isFree }) =>
        `    ${about.replace('\n', ' ')} = ${cut(value)}${shown === value ? '' : ` (${cut(shown)})`} at ${where}${prefix}${isFree ? ', in passing' : ''}`,
    ),
  ].join('\n');

describe('what is read in each document', () => {
  it.each(Object.entries(documents))('%s', async (name, all) => {
    await expect(`${all.map(told).join('\n')}\n`).toMatchFileSnapshot(`./said/${name}.txt`);
  });
});

describe('who is believed', () => {
  const json = (path: string, text: string): Written => ({ path, mediaType: 'application/json', text });
  const page = (path: string, name: string, isFree = false): Written => ({
    path,
    mediaType: 'text/markdown',
    text: `Legal name: ${name}`,
    isFree,
  });
  const told = (...all: Written[]) =>
    findDisagreements(all.flatMap((document) => findStatements(whole(document)))).map(
      ({ one, other }) => `${one.path} ${one.where}, ${other.path} ${other.where}`,
    );
  const openapi = json('/api/v1/openapi.json', '{"info":{"summary":"Publisher of these static JSON documents: C."}}');
  const card = json(
    '/.well-known/oauth-protected-resource',
    '{"resource_name":"D","resource":"https://example.com","bearer_methods_supported":[]}',
  );

  it('the API, its description, what is discovered, pages, and editors last', () => {
    expect(told(page('/a.md', 'A', true), openapi)).toEqual(['/api/v1/openapi.json #/info/summary, /a.md line 1']);
    expect(told(page('/a.md', 'A', true), page('/b.md', 'B'))).toEqual(['/b.md line 1, /a.md line 1']);
    expect(told(page('/a.md', 'A'), json('/api/v1/company.json', '{"legalName":"B"}'))).toEqual([
      '/api/v1/company.json #/legalName, /a.md line 1',
    ]);
    const manifest = json('/manifest.webmanifest', '{"name":"E"}');
    expect(told(manifest, card)).toEqual([
      '/.well-known/oauth-protected-resource #/resource_name, /manifest.webmanifest #/name',
    ]);
  });

  it('where an example differs', () => {
    const example = { get: { responses: { 200: { content: { 'application/json': { example: { a: [1, 2] } } } } } } };
    const description = json('/api/v1/openapi.json', JSON.stringify({ paths: { '/api/v1/x.json': example } }));
    expect(told(json('/api/v1/x.json', '{"a":[1,3]}'), description)).toEqual([
      '/api/v1/x.json #/a/1, /api/v1/openapi.json #/paths/~1api~1v1~1x.json/get/responses/200/content/application~1json/example/a/1',
    ]);
  });
});

describe('what contradicts', () => {
  it.each(disagreeing)('%s', (_, texts, expected) => {
    const found = findDisagreements(texts.flatMap((document) => findStatements(whole(document))));
    expect(
      found.map(
        ({ about, one, other, more }) =>
          `${about}: ${one.path} ${one.shown}, ${other.path} ${other.shown}${more > 0 ? ` +${more}` : ''}`,
      ),
    ).toEqual(expected);
  });
});
