import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { organisations } from '../support/organisations.ts';
import type { Json } from '../support/site-reader.ts';

/** Tokens that an agent takes in for one answer: 800, and 40 for front matter. */
const mostOfAnswer = 840;
const mostOfHomepage = 2000;

// Documents that are no answer, each with what it may have instead.
/** The whole reference, and the guide to access with its steps (service.md 5): they have what they need. */
const isWhole = (path: string) => /\/(?:docs\/api|auth)\.md$/.test(path);
const isHomepage = (path: string) => path.endsWith('/index.md');
/** The reference of one endpoint is as long as its document has fields, and stands for less than the whole says of it. */
const isEndpoint = (path: string) => /\/docs\/api\/[^/]+\.md$/.test(path);
/** A list of pages is as long as what it leads to; each of these is an answer. */
const isList = (path: string, mirrors: readonly string[]) =>
  !isWhole(path) && mirrors.some((other) => other.startsWith(`${path.slice(0, -3)}/`));

/** Lines that tell one of several. */
const itemsIn = (text: string) => text.split('\n').filter((line) => /^ *- /.test(line)).length;
/** Short ones are held to an answer. */
const ofField = { within: 15, more: 40 };
const ofItem = { within: 20, more: 30 };
const mostOf = (items: number, { within, more }: typeof ofField) => mostOfAnswer + Math.max(0, items - within) * more;

interface Named extends Json {
  readonly id: string;
  readonly name: string;
}

describe.each(organisations)('the mirrors of $name', ({ site, languages }) => {
  const { get, paths, apiPaths, json } = site;
  const textOf = (path: string) => get(path).body;
  const mirrors = paths.filter((path) => path.endsWith('.md') && !path.endsWith('/SKILL.md'));
  const over = (of: readonly string[], most: (path: string) => number) =>
    of
      .map((path) => [path, countTokens(textOf(path)), most(path)] as const)
      .filter(([, tokens, most]) => tokens > most);

  it('are short: each answers one question, but for wholes, lists and reference', () => {
    const answers = mirrors.filter(
      (path) => !isWhole(path) && !isHomepage(path) && !isEndpoint(path) && !isList(path, mirrors),
    );
    expect(answers.length).toBeGreaterThan(2);
    expect(over(answers, () => mostOfAnswer)).toEqual([]);
  });

  it('of the homepages are at most 2,000 tokens', () => {
    expect(mirrors.filter(isHomepage)).toHaveLength(languages.length);
    expect(over(mirrors.filter(isHomepage), () => mostOfHomepage)).toEqual([]);
  });

  it('that lead to other pages have room for their names', () => {
    const lists = mirrors.filter((path) => isList(path, mirrors));
    expect(over(lists, (path) => mostOf(itemsIn(textOf(path)), ofItem))).toEqual([]);
  });

  it('of endpoints are as long as their fields need', () => {
    const endpoints = mirrors.filter(isEndpoint);
    expect(endpoints.length).toBeGreaterThanOrEqual(apiPaths.length);
    expect(over(endpoints, (path) => mostOf(itemsIn(textOf(path)), ofField))).toEqual([]);
  });

  it('have every core answer within its tokens', () => {
    const company = json<Json>('/api/v1/company.json');
    const listed = (name: string, list: string) =>
      apiPaths.includes(`/api/v1/${name}.json`) ? ((json(`/api/v1/${name}.json`)[list] ?? []) as readonly Named[]) : [];
    const inCompany = (list: string) => (company[list] ?? []) as readonly Named[];
    // Each fact beside the page that answers with it.
    const answers: readonly (readonly [path: string, fact: unknown])[] = [
      ['/company.md', company.legalName],
      ['/company.md', company.companyNumber ?? company.legalName],
      ...inCompany('contactRoutes').map(({ name, email = name }) => ['/contact.md', email] as const),
      ...listed('solutions', 'solutions').map(({ id, name }) => [`/solutions/${id}.md`, name] as const),
      ...listed('industries', 'industries').map(({ id, name }) => [`/industries/${id}.md`, name] as const),
      ...listed('faq', 'questions').map(({ id, question }) => [`/questions/${id}.md`, question] as const),
      ...inCompany('products').map(({ id, name }) => [`/products/${id}.md`, name] as const),
      ...inCompany('compliance').map(({ name }) => ['/compliance.md', name] as const),
      ...inCompany('publicRecords').map(({ title }) => ['/record.md', title] as const),
      ...inCompany('people').map(({ name }) => ['/people.md', name] as const),
      ...inCompany('locations').map(({ name }) => ['/locations.md', name] as const),
    ];
    const plain = (text: unknown) => String(text).replace(/[\\\s]/g, '');
    const missing = answers.filter(
      ([path, fact]) => get(path).status !== 200 || !plain(textOf(path)).includes(plain(fact)),
    );
    expect(missing).toEqual([]);
    expect(over([...new Set(answers.map(([path]) => path))], () => mostOfAnswer)).toEqual([]);
  });
});
