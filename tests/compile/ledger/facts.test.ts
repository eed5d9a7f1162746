import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestValue } from '../../../src/compile/ledger/digest.ts';
import { collectSiteFacts } from '../../../src/compile/ledger/facts.ts';
import type { Site } from '../../../src/content/site.ts';
import { canonicalJson } from '../../../src/core/json.ts';
import { siteOf } from '../../support/site-of.ts';

const { site } = siteOf('tests/fixtures/gmbh');
const small = siteOf('tests/fixtures/small').site;
const isOfGazette = (address: string) => address.startsWith('generator#');

type Digests = ReadonlyMap<string, { readonly digest: string }>;

/** The addresses whose digests differ between two sites, those of the words of Gazette aside. */
function changed(a: Digests, b: Digests): string[] {
  const all = new Set([...a.keys(), ...b.keys()]);
  return [...all]
    .filter((address) => !isOfGazette(address) && a.get(address)?.digest !== b.get(address)?.digest)
    .sort();
}

/** Every text of a module that is published under an address of its own, with a copy of the site that says another. */
function edits(from: Site): { address: string; edit: (text: string) => Site }[] {
  const { company, solutions, workflows, technologyStack, industries, questions } = from;
  const inList = <T extends { readonly id: string }>(
    list: readonly T[],
    fields: readonly (keyof T & string)[],
    prefix: string,
    put: (list: T[]) => Partial<Site>,
  ) =>
    list.flatMap((item, i) =>
      fields
        .filter((field) => typeof item[field] === 'string')
        .map((field) => ({
          address: `${prefix}${item.id}/${field}`,
          // Pages write a date in words: it must be one.
          edit: (text: string): Site => ({
            ...from,
            ...put(list.with(i, { ...item, [field]: field === 'validFrom' ? '1999-12-31' : text })),
          }),
        })),
    );
  const inCompany = <K extends 'products' | 'compliance' | 'contactRoutes' | 'publicRecords'>(
    name: K,
    fields: string[],
  ) =>
    inList(company[name] as readonly { readonly id: string }[], fields as 'id'[], `company#${name}/`, (list) => ({
      company: { ...company, [name]: list },
    }));
  const address = company.registeredAddress;
  return [
    ...inList(solutions, ['name', 'summary', 'audience'], 'solutions#', (list) => ({ solutions: list })),
    ...inList(workflows, ['name', 'summary', 'humanOversight'], 'workflows#', (list) => ({ workflows: list })),
    ...inList(technologyStack, ['name', 'summary'], 'technologyStack#', (list) => ({ technologyStack: list })),
    ...inList(industries, ['name', 'summary'], 'industries#', (list) => ({ industries: list })),
    ...inList(questions, ['question', 'category'], 'faq#', (list) => ({ questions: list })),
    ...inCompany('products', ['name', 'summary', 'price']),
    ...inCompany('compliance', ['name', 'summary', 'issuer', 'number', 'scope', 'validFrom']),
    ...inCompany('contactRoutes', ['name', 'description', 'email', 'phone']),
    ...inCompany('publicRecords', ['title', 'summary', 'recipient']),
    ...(['legalName', 'summary', 'tradingName'] as const)
      .filter((name) => company[name] !== undefined)
      .map((name) => ({
        address: `company#${name}`,
        edit: (text: string): Site => ({ ...from, company: { ...company, [name]: text } }),
      })),
    ...(address
      ? (['locality', 'postalCode'] as const).map((name) => ({
          address: `company#registeredAddress/${name}`,
          edit: (text: string): Site => ({
            ...from,
            company: { ...company, registeredAddress: { ...address, [name]: text } },
          }),
        }))
      : []),
  ];
}

describe('the facts of a site', () => {
  it.each([
    ['the company of a thousand facts', site],
    ['the small company', small],
  ])('of %s: an edit of any field changes exactly its address', (_, from) => {
    const all = edits(from);
    expect(all.length).toBeGreaterThan(15);
    const before = collectSiteFacts(from).facts;
    const texts = fc.sample(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }), all.length);
    all.forEach(({ address, edit }, i) => {
      expect(changed(before, collectSiteFacts(edit(`x${texts[i]}`)).facts)).toEqual([address]);
    });
  });

  it('an edit of an answer, of a page and of hours changes exactly its address', () => {
    const [question] = small.questions;
    const [page] = small.pages;
    const changedIn = (after: Site) => changed(collectSiteFacts(small).facts, collectSiteFacts(after).facts);
    const rewritten = <T extends object>(item: T, more: object): T => Object.assign(Object.create(item), more) as T;
    expect(
      changedIn({
        ...small,
        questions: [{ ...question!, markdown: 'Sehr **leise**.' }, ...small.questions.slice(1)],
      }),
    ).toEqual([`faq#${question!.id}/answer`]);
    const other = rewritten({ ...page!, markdown: page!.markdown, html: page!.html }, { markdown: 'Neu.' });
    expect(changedIn({ ...small, pages: [other, ...small.pages.slice(1)] })).toEqual([`page#${page!.path}`]);
  });

  it('are the same at any origin, in any build, whatever the dates in files', () => {
    const elsewhere: Site = {
      ...small,
      ...{ baseUrl: 'https://preview.example', noIndex: true, pagePictures: true },
      updated: { ...small.updated, company: '2031-01-01', site: '2031-01-01' },
      home: { ...small.home, markdown: small.home.markdown, html: small.home.html, updated: '2031-01-01' },
    };
    expect([...collectSiteFacts(elsewhere).facts]).toEqual([...collectSiteFacts(small).facts]);
  });

  it('know where each can be read', () => {
    const { units } = collectSiteFacts(small);
    expect(units.get('solutions#giessen')).toEqual({ name: 'Gießen', path: '/#solution-giessen' });
    expect(units.get('faq#wie-laut')?.path).toBe('/questions/wie-laut/');
    expect(units.get('page#/')?.path).toBe('/');
    expect(units.get('company#')).toEqual({ path: '/api/v1/company.json' });
  });

  it('tell a change in the words of Gazette', () => {
    const { facts } = collectSiteFacts(small);
    const generated = [...facts.keys()].filter(isOfGazette);
    expect(generated).toContain('generator#/auth/');
    expect(generated).toContain('generator#/');
    expect(generated.filter((address) => /privacy|datenschutz|wie-laut|changes/.test(address))).toEqual([]);
  });
});

describe('a digest', () => {
  it('is of the value, whatever the order of its members', () => {
    expect(digestValue({ a: 1, b: [{ d: 'x', c: null }] })).toBe(digestValue({ b: [{ c: null, d: 'x' }], a: 1 }));
    expect(canonicalJson({ b: undefined, a: 'ä"' })).toBe('{"a":"ä\\""}');
    expect(digestValue('x')).toMatch(/^[\w-]{22}$/);
  });

  it('tells any two values apart that JSON does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(digestValue(a) === digestValue(b)).toBe(canonicalJson(a) === canonicalJson(b));
      }),
    );
  });
});
