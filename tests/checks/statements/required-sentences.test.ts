import { describe, expect, it } from 'vitest';
import { findStatements } from '../../../src/checks/statements/extract.ts';
import { findDisagreements } from '../../../src/checks/statements/find-disagreements.ts';
import type { PublishedRepresentation } from '../../../src/checks/statements/statement.ts';
import { languageByTag } from '../../../src/language/language-by-tag.ts';
import { tags } from '../../language/languages.ts';
import { bend } from '../../support/bend.ts';
import { seeded } from '../../support/seeded.ts';
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

/** Signs that may be bent: JSON and clocks need the others. */
const places = /[^"{}[\],:\\\s](?!\d?:\d\d)(?<!\d:\d?\d)/g;

it('what is read otherwise where a sign is', async () => {
  const random = seeded(3);
  const statementsOf = (document: Written) =>
    findStatements(whole(document)).map(
      ({ about, value, where }) => `${about} = ${cut(value).slice(0, 60)} at ${where}`,
    );
  const changes = Object.values(documents)
    .flat()
    .flatMap((document, i) => {
      const known = statementsOf(document);
      return Array.from({ length: 12 }, (_, n) => {
        const text = bend(document.text, random, places);
        const read = statementsOf({ ...document, text });
        const [less, more] = [
          known.filter((each) => !read.includes(each)),
          read.filter((each) => !known.includes(each)),
        ];
        const all = [...less.map((each) => `  -${each}`), ...more.map((each) => `  +${each}`)].slice(0, 8);
        return all.length === 0 ? [] : [`${document.path} ${i}.${n}`, ...all].join('\n').replaceAll('\0', ' ');
      }).flat();
    });
  await expect(`${changes.join('\n')}\n`).toMatchFileSnapshot('./said/bent.txt');
});

it('what sentences of the catalogues say, in each language', async () => {
  const keys = ['rules.noLimit', 'api.errors', 'rules.deviationCard', 'llms.none', 'auth.publisher', 'rules.publisher'];
  const others = ['api.facts', 'rules.summary', 'auth.byEmail', 'contact.byMailPoints', 'contact.byMailTopic'];
  const licence = ['rules.licence', 'api.licence'];
  const slots: Readonly<Record<string, string>> = { name: 'Rowan Pumps', version: '1.6.0', email: 'a@b.example' };
  const told = tags.flatMap((language) =>
    [...keys, ...others, ...licence].flatMap((key) => {
      const { words } = languageByTag(language);
      const text = String(words[key as 'api.facts']).replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? 'x: no');
      const found = ['/auth.md', '/docs/api.md'].flatMap((path) =>
        findStatements(whole({ path, mediaType: 'text/markdown', text, language })),
      );
      return [
        `${language} ${key}`,
        ...found.map(({ about, value, path }) => `    ${about} = ${cut(value)} in ${path}`),
      ];
    }),
  );
  await expect(`${told.join('\n').replaceAll('\0', ' ')}\n`).toMatchFileSnapshot('./said/sentences.txt');
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
