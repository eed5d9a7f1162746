import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../src/markdown/render/render.ts';
import { get, json, origin } from '../spec/origin.ts';
import { attribute, readHtml, textOf } from '../third-party/helpers.ts';

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a reader of some HTML can find in it: its text, where its links lead, and its anchors. */
function published(html: string): { text: string; links: Set<string>; ids: Set<string> } {
  const { elements } = readHtml(html);
  const body = elements.find(({ tagName }) => tagName === 'body')!;
  const links = elements.flatMap((e) => attribute(e, 'href') ?? []);
  return {
    text: flat(textOf(body)),
    links: new Set(links.map((link) => new URL(link, `${origin}/`).href)),
    ids: new Set(elements.flatMap((e) => attribute(e, 'id') ?? [])),
  };
}

type Leaf = readonly [path: string, value: string];
function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, member]) => leaves(member, `${path}/${name}`));
}

const page = published(get('/').body);
const mirror = published(`<body>${renderMarkdown(get('/index.md').body).html}</body>`);
const index = published(get('/docs/api/').body);

const dateWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });
const codeWords: Readonly<Record<string, string>> = { gated: 'On request', 'in-progress': 'In progress' };
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Values that people read in another form than programs do, each with the form. */
const inOtherForm: readonly (readonly [RegExp, (value: string, isPage: boolean) => string])[] = [
  [
    /^\/(?:officeHours\/days\/\d|openingHours\/regular\/\d\/day)$/,
    (day) => (/Tuesday|Wednesday|Thursday/.test(day) ? 'Monday–Friday' : day),
  ],
  // Markdown has no other place for the date of programs.
  [
    /\/(?:incorporated|reviewed|validFrom|validUntil|date)$/,
    (date, isPage) => (isPage ? dateWords.format(new Date(date)) : date),
  ],
  [/\/country$/, (code) => countryNames.of(code) ?? code],
  [/\/(?:products\/\d+\/access|compliance\/\d+\/status)$/, (code) => codeWords[code] ?? capital(code)],
  [/\/solutions\/\d+\/workflows\/\d+$/, (id) => nameOf('workflows', id)],
  [/\/(?:industries|products)\/\d+\/solutions\/\d+$/, (id) => nameOf('solutions', id)],
];
function nameOf(list: 'solutions' | 'workflows', id: string): string {
  return json<Record<string, { id: string; name: string }[]>>('/api/v1/solutions.json')[list]!.find((x) => x.id === id)!
    .name;
}

/** Ids are anchors of the page; the address of a document, and its date, stand in the reference of the API. */
const isId = (path: string) => /\/id$/.test(path);
const isHead = (path: string) => path === '/url' || path === '/updated';
/** Codes, whose names people read, and an order that they see. */
const isCode = (path: string) => path === '/kind' || /^\/identifiers\/\d+\/(?:scheme|primary)$/.test(path);

/** Where an item itself stands: an anchor of the page, to which it need not link. */
const isPlace = (path: string) => /^\/(?!contactRoutes|publicRecords|identifiers)\w+\/\d+\/url$/.test(path);

function isIn(place: typeof page, [path, value]: Leaf): boolean {
  if (isPlace(path)) return value.startsWith(`${origin}/#`) && page.ids.has(new URL(value).hash.slice(1));
  const form = inOtherForm.find(([pattern]) => pattern.test(path));
  const text = form ? form[1](value, place === page) : flat(value);
  return /^(?:https|mailto|tel):/.test(value) ? place.links.has(value) : place.text.includes(text);
}

describe.each(['company', 'solutions', 'industries'])('every fact of %s.json', (name) => {
  const facts = leaves(json(`/api/v1/${name}.json`));

  it('is more than a handful', () => {
    expect(facts.length).toBeGreaterThan(30);
  });

  it('is on the homepage, for people', () => {
    const shown = facts.filter(([path]) => !isId(path) && !isHead(path) && !isCode(path));
    expect(shown.filter((fact) => !isIn(page, fact))).toEqual([]);
    const ids = facts.filter(([path]) => isId(path));
    expect(ids.filter(([, id]) => ![...page.ids].some((anchor) => anchor.endsWith(`-${id}`)))).toEqual([]);
    const heads = facts.filter(([path]) => isHead(path));
    expect(heads.filter((fact) => !isIn(index, fact))).toEqual([]);
  });

  it('is in the Markdown mirror, for agents', () => {
    const shown = facts.filter(([path]) => !isId(path) && !isHead(path) && !isCode(path));
    expect(shown.filter((fact) => !isIn(mirror, fact))).toEqual([]);
  });
});

/** Plain text spells out where a link leads and the numbers of a list, for which HTML has no text. */
const asShown = (text: string) => text.replace(/\(?https:[^)\s]*\)?/g, '').replace(/^\d+\. /gm, '');

describe('every question of faq.json', () => {
  interface Question {
    readonly [member: string]: string;
  }
  const { questions } = json<{ questions: Question[] }>('/api/v1/faq.json');
  const { elements } = readHtml(get('/').body);
  const ld = JSON.parse(textOf(elements.find((e) => attribute(e, 'type') === 'application/ld+json')!)) as {
    '@graph': Record<string, unknown>[];
  };
  const faqPage = ld['@graph'].find((node) => node['@type'] === 'FAQPage') as {
    mainEntity: { '@id': string; name: string; acceptedAnswer: { text: string } }[];
  };

  it('has an answer of the same words on the page, in the mirror and in JSON-LD', () => {
    expect(questions.length).toBeGreaterThan(20);
    expect(faqPage.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      questions.map(({ question, answer }) => [question, answer]),
    );
    for (const { question, answer, answerMarkdown, url } of questions) {
      const id = new URL(url!).hash.slice(1);
      const target = elements.find((e) => attribute(e, 'id') === id)!;
      const words = (text: string) => flat(text.replace(/[^\p{L}\p{N}]+/gu, ' '));
      expect(words(asShown(textOf(target)))).toBe(words(`${asShown(answer!)} Link to this answer`));
      expect(page.text).toContain(flat(question!));
      expect(mirror.text).toContain(flat(question!));
      expect(get('/index.md').body).toContain(answerMarkdown);
      expect(mirror.links).toContain(url);
    }
  });

  it('stands under its category', () => {
    for (const { category } of questions) expect([...page.ids]).toContain(`questions-${category}`);
  });

  it('JSON-LD carries the legal entity with the values of company.json', () => {
    const company = json<Record<string, never>>('/api/v1/company.json');
    const organization = JSON.stringify(ld['@graph'].find((node) => node['@type'] === 'Organization'));
    const { legalName, companyNumber, incorporated, summary, registeredAddress, contactRoutes, website } = company;
    const { streetAddress: _, ...place } = registeredAddress as unknown as Record<string, string>;
    const routes = contactRoutes as unknown as Record<string, string>[];
    const expected = [legalName, companyNumber, incorporated, summary, website, ...Object.values(place)];
    expected.push(
      ...(routes.flatMap(({ name, email, phone, url }) => [name, email, phone, url]).filter(Boolean) as never[]),
    );
    expect(expected.filter((value) => !organization.includes(JSON.stringify(value)))).toEqual([]);
  });
});
