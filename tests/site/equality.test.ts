import { describe, expect, it } from 'vitest';
import { example, organisations } from '../support/organisations.ts';
import type { Json, SiteReader } from '../support/site-reader.ts';
import {
  flat,
  linksToPages,
  pagesTelling,
  type Reading,
  readingOf,
  readingOfMirror,
  together,
} from '../support/told.ts';
import { attribute, elementsIn, textOf } from '../third-party/helpers.ts';
import { shownAs, type Where } from './shown-as.ts';

type Leaf = readonly [path: string, value: string];
function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, member]) => leaves(member, `${path}/${name}`));
}

/** A page on which people read a document of the API, and its mirror. */
interface Page {
  readonly path: string;
  readonly html: Reading;
  readonly mirror: Reading;
}

/** A document of the API in one language, with the pages that tell it. */
interface Told extends Where {
  readonly path: string;
  readonly pages: readonly Page[];
  readonly html: Reading;
  readonly mirror: Reading;
  /** Tells all in short, and nothing that they do not. */
  readonly home: Page;
  readonly index: Reading;
  /** The page of this origin to which an address leads. */
  readonly pageAt: (url: string) => Reading | undefined;
  readonly body: Json;
}

/** The names that ids of a language refer to: one may be that of a solution and of a product. */
function namesIn(prefix: string, { json, paths }: SiteReader): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const path of ['company', 'solutions'].map((name) => `${prefix}/api/v1/${name}.json`))
    for (const list of paths.includes(path) ? Object.values(json(path)).filter(Array.isArray) : [])
      for (const { id, name } of list as { id: string; name: string }[])
        names.set(id, [...(names.get(id) ?? []), name]);
  return names;
}

/** Paths about the API, those that are told by the guide, and changes, whose sentences are judged below. */
const ofTheApi = /\/(?:index|status|openapi|access|changes)\.json$/;

/** Pages that the fixtures call otherwise. */
const called = { legalNotice: 'impressum' };

/** The mirror of a homepage names itself, and ends with the list of pages, which stands below the page for people. */
const readingOfHome: typeof readingOf = (markdown, url) =>
  readingOfMirror(markdown.slice(0, markdown.lastIndexOf('\n## ')).replace(/\]\([^)]*\/index\.md\)/g, ']'), url);

const made = new Map<SiteReader, Told[]>();
function toldBy(site: SiteReader): Told[] {
  const told = made.get(site) ?? toldAnew(site);
  made.set(site, told);
  return told;
}

function toldAnew(site: SiteReader): Told[] {
  const { origin, get, json, languageOf, mirrorOf, pagePaths } = site;
  const known = new Map<string, Reading>();
  const read = (path: string, reading: typeof readingOf = readingOf): Reading => {
    const made = known.get(path) ?? reading(get(path).body, `${origin}/`);
    known.set(path, made);
    return made;
  };
  const pageAt = (url: string) => {
    const { pathname } = new URL(url);
    return url.startsWith(`${origin}/`) && pagePaths.includes(pathname) ? read(pathname) : undefined;
  };
  return [...site.apiPaths, ...site.translatedApiPaths]
    .filter((path) => !ofTheApi.test(path))
    .map((path) => {
      const [, prefix = '', name = ''] = /^(.*)\/api\/v1\/(.*)\.json$/.exec(path)!;
      const paths = new Set([{}, called].flatMap((names) => pagesTelling(name, pagePaths, { prefix, called: names })));
      const body = json(path);
      // The notice stands around what a page tells, and at the beginning of what its mirror does.
      const noticed = (reading: Reading) => ({ ...reading, text: reading.text.replace(flat(String(body.notice)), '') });
      const pages = [...paths].map((page) => ({
        path: page,
        html: read(page),
        mirror: noticed(read(mirrorOf(page), readingOfMirror)),
      }));
      return {
        path,
        language: languageOf(path),
        pages,
        html: together(pages.map(({ html }) => html)),
        mirror: together(pages.map(({ mirror }) => mirror)),
        home: {
          path: `${prefix}/`,
          html: read(`${prefix}/`),
          mirror: noticed(read(`${prefix}/index.md`, readingOfHome)),
        },
        index: read(`${prefix}/docs/api/`),
        pageAt,
        body,
        facts: new Map(leaves(body)),
        names: namesIn(prefix, site),
      };
    });
}

/** Ids are anchors of the page; the address of a document, and its date, stand in the reference of the API. */
const isId = (path: string) => /\/(?:id|category)$/.test(path);
const isHead = (path: string) => path === '/url' || path === '/updated';
/** Codes, whose names people read; an order that they see; and what every page says. */
const isCode = (path: string) =>
  /^\/(?:kind|notice|language|translations\/.*|(?:.*\/)?identifiers\/\d+\/(?:scheme|primary)|.*\/closesNextDay)$/.test(
    path,
  );
/** Judged as texts of their own. */
const isAnswer = (path: string) => /^\/questions\/\d+\/(?:answer|answerMarkdown|updated)$/.test(path);

/** Where an item itself stands: an anchor of the page to which it leads, by which it need not be linked. */
const isPlace = (path: string) =>
  /^\/(?!contactRoutes|publicRecords|identifiers|subsidiaries|partners|translations)\w+\/\d+\/url$/.test(path);

function isPlaced({ pageAt }: Told, value: string): boolean {
  const { hash } = new URL(value);
  const page = pageAt(value);
  return page !== undefined && (hash === '' || page.ids.has(hash.slice(1)));
}

function isIn(place: Reading, told: Told, [path, value]: Leaf): boolean {
  if (/^(?:https|mailto|tel):/.test(value)) return place.links.has(value);
  // People read a number in groups; the link dials what the API says.
  if (path.endsWith('/phone')) return place.links.has(`tel:${value}`);
  // Numbers of registers are written in groups.
  const isNumber = /^\/companyNumber$|\/identifiers\/\d+\/value$/.test(path);
  if (isNumber) return place.text.replace(/[\s-]/g, '').includes(value.replace(/[\s-]/g, ''));
  return shownAs(path, value, told).some((text) => place.text.includes(flat(text)) || place.dates.has(text));
}

/** Whether page and mirror tell a value: not by chance, as a date of Japanese says a day, nor in a form's words. */
const isTold = (page: string, [path, value]: Leaf) =>
  page.endsWith('/contact/')
    ? // The form of a route stands on that page itself.
      path.startsWith('/contactRoutes/') && !value.endsWith('/#/contact')
    : !/\/(?:day|days\/\d+)$/.test(path);

describe.each(organisations)('every fact of $name', ({ name, site }) => {
  describe.each(toldBy(site).map((told) => [told.path, told] as const))('in %s', (path, told) => {
    const facts = leaves(told.body);
    const shown = facts.filter(([fact]) => ![isId, isHead, isCode, isAnswer, isPlace].some((is) => is(fact)));

    it('is on its pages, for people', () => {
      expect(shown.length).toBeGreaterThan(name === example.name && !/faq|releases/.test(path) ? 30 : 0);
      expect(shown.filter((fact) => !isIn(told.html, told, fact))).toEqual([]);
    });

    it('is in their Markdown mirrors, for agents', () => {
      expect(shown.filter((fact) => !isIn(told.mirror, told, fact))).toEqual([]);
    });

    it('is in the mirror of each page that shows it, and in no other', () => {
      for (const { path: page, html, mirror } of [told.home, ...told.pages]) {
        const compared = shown.filter((fact) => isTold(page, fact));
        expect(
          compared.filter((fact) => isIn(html, told, fact) !== isIn(mirror, told, fact)),
          page,
        ).toEqual([]);
      }
    });

    it('has an anchor of its own where its address leads', () => {
      const ids = facts.filter(([fact]) => isId(fact));
      expect(ids.filter(([, id]) => ![...told.html.ids].some((anchor) => anchor.endsWith(`-${id}`)))).toEqual([]);
      expect(facts.filter(([fact, value]) => isPlace(fact) && !isPlaced(told, value))).toEqual([]);
    });

    it('where and of when it is, is in the reference of the API', () => {
      for (const fact of facts.filter(([each]) => isHead(each)))
        expect(isIn(told.index, told, fact), fact.join(' ')).toBe(true);
    });
  });
});

/** Plain text spells out where a link leads and the numbers of a list, for which HTML has no text. */
const asShown = (text: string) => text.replace(/ ?\(https:[^)\s]*\)|https:[^)\s]*/g, '').replace(/^\d+\. /gm, '');
const words = (text: string) => flat(text.replace(/[^\p{L}\p{N}]+/gu, ' '));

interface Question {
  readonly [member: string]: string;
}
const asked = organisations.flatMap(({ name, site }) =>
  toldBy(site).flatMap((told) => (told.path.endsWith('/faq.json') ? [{ name, path: told.path, site, told }] : [])),
);

describe.each(asked)('every question of $name in $path', ({ name, site, told: { html: page, mirror, body } }) => {
  const questions = body.questions as Question[];
  const { get, mirrorOf, origin } = site;
  const at = (url: string) => readingOf(get(url).body, new URL(url, origin).href);
  const graphOf = ({ data }: Reading) =>
    data.flatMap((text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph']);

  it('has an answer of the same words on its page, beside all others, in the mirror and in JSON-LD', () => {
    expect(questions.length).toBeGreaterThan(name === example.name ? 20 : 0);
    for (const { id, question, answer, answerMarkdown, url } of questions) {
      const own = at(url!);
      const [node, ...more] = graphOf(own).filter((each) => each['@type'] === 'FAQPage');
      expect(more).toEqual([]);
      expect(node).toMatchObject({
        url,
        mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }],
      });
      expect(words(asShown(own.text))).toContain(words(asShown(answer!)));
      expect(own.text).toContain(flat(question!));
      const target = page.elements.find((e) => attribute(e, 'id') === `question-${id}` && e.tagName === 'div')!;
      const link = elementsIn(target).at(-1)!;
      expect(new URL(attribute(link, 'href')!, origin).href).toBe(url);
      expect(words(asShown(textOf(target)))).toBe(words(`${asShown(answer!)} ${textOf(link)}`));
      expect(linksToPages(get(mirrorOf(new URL(url!).pathname)).body)).toContain(linksToPages(answerMarkdown!));
      expect(mirror.links).toContain(url);
    }
  });

  it('is marked up once: the page of all questions has their list', () => {
    const prefix = new URL(questions[0]!.url!).pathname.replace(/[^/]+\/$/, '');
    const nodes = graphOf(at(prefix));
    expect(nodes.map((node) => node['@type'])).toEqual(['ItemList', 'WebPage']);
    const items = nodes[0]!.itemListElement as { url: string }[];
    expect(items.map(({ url }) => url).sort()).toEqual(questions.map(({ url }) => url).sort());
    expect(graphOf(at(prefix.replace(/[^/]+\/$/, ''))).map((node) => node['@type'])).not.toContain('FAQPage');
  });

  it('stands under its category', () => {
    for (const { category } of questions) expect([...page.ids]).toContain(`questions-${category}`);
  });
});

it('every change is told by its sentence, on the page of changes and in its mirror', () => {
  const { get, json, origin } = example.site;
  const { changes } = json<{ changes: { sentence: string }[] }>('/api/v1/changes.json');
  expect(changes.length).toBeGreaterThan(5);
  const { text: page } = readingOf(get('/changes/').body, `${origin}/`);
  const { text: mirror } = readingOfMirror(get('/changes.md').body, `${origin}/`);
  for (const all of [page, mirror].map(words))
    for (const { sentence } of changes) expect(all).toContain(words(sentence));
});

it('JSON-LD carries the legal entity with the values of company.json', () => {
  const { get, json } = example.site;
  const company = json<Record<string, never>>('/api/v1/company.json');
  const [block = ''] = readingOf(get('/').body, example.site.origin).data;
  const ld = JSON.parse(block) as { '@graph': Record<string, unknown>[] };
  const organization = JSON.stringify(ld['@graph'].find((node) => node['@type'] === 'Organization'));
  const { legalName, companyNumber, summary, registeredAddress, contactRoutes, website } = company;
  const { streetAddress: _, ...place } = registeredAddress as unknown as Record<string, string>;
  const routes = contactRoutes as unknown as Record<string, string>[];
  const expected = [legalName, companyNumber, summary, website, ...Object.values(place)];
  expected.push(
    ...(routes.flatMap(({ name, email, phone, url }) => [name, email, phone, url]).filter(Boolean) as never[]),
  );
  expect(expected.filter((value) => !organization.includes(JSON.stringify(value)))).toEqual([]);
});
