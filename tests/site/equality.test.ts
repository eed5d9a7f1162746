import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../src/markdown/render/render.ts';
import { example, organisations } from '../support/organisations.ts';
import type { Json, SiteReader } from '../support/site-reader.ts';
import { attribute, elementsIn, readHtml, textOf } from '../third-party/helpers.ts';
import { shownAs, type Where } from './shown-as.ts';

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a reader of some HTML can find in it: its text, its dates, where its links lead, and its anchors. */
function published(html: string, url: string) {
  const { elements } = readHtml(html);
  const body = elements.find(({ tagName }) => tagName === 'body')!;
  const all = (name: string) => elements.flatMap((e) => attribute(e, name) ?? []);
  return {
    elements,
    text: flat(textOf(body)),
    /** Numbers of registers are written in groups. */
    grouped: textOf(body).replace(/[\s-]/g, ''),
    dates: new Set(all('datetime')),
    links: new Set(all('href').map((link) => new URL(link, url).href)),
    ids: new Set(all('id')),
  };
}
type Place = ReturnType<typeof published>;

/** Several pages as one: what is told is told on one of them. */
function together(places: readonly Place[]): Place {
  const union = (of: (place: Place) => ReadonlySet<string>) => new Set(places.flatMap((place) => [...of(place)]));
  return {
    elements: places.flatMap(({ elements }) => elements),
    text: places.map(({ text }) => text).join('\n'),
    grouped: places.map(({ grouped }) => grouped).join('\n'),
    dates: union(({ dates }) => dates),
    links: union(({ links }) => links),
    ids: union(({ ids }) => ids),
  };
}

type Leaf = readonly [path: string, value: string];
function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, member]) => leaves(member, `${path}/${name}`));
}

/** A document of the API in one language, with the pages on which people read it, and their mirrors. */
interface Told extends Where {
  readonly path: string;
  readonly page: Place;
  readonly mirror: Place;
  readonly index: Place;
  readonly body: Json;
}

/** What ids of a language refer to: one may be that of a solution and of a product. */
function namesIn(prefix: string, { json, paths }: SiteReader): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const path of ['company', 'solutions'].map((name) => `${prefix}/api/v1/${name}.json`))
    for (const list of paths.includes(path) ? Object.values(json(path)).filter(Array.isArray) : [])
      for (const { id, name } of list as { id: string; name: string }[])
        names.set(id, [...(names.get(id) ?? []), name]);
  return names;
}

/** What is about the API, or is told by the guide. */
const ofTheApi = /\/(?:index|status|openapi|access)\.json$/;

function toldBy(site: SiteReader): Told[] {
  const { origin, get, json, languageOf, mirrorOf, pagePaths, paths } = site;
  const at = (path: string): Place => published(get(path).body, `${origin}/`);
  const cached = new Map<string, Place>();
  const read = (path: string, make: () => Place): Place => {
    const known = cached.get(path) ?? make();
    cached.set(path, known);
    return known;
  };
  return [...site.apiPaths, ...site.translatedApiPaths]
    .filter((path) => !ofTheApi.test(path))
    .map((path) => {
      const [, prefix = '', name] = /^(.*)\/api\/v1\/(.*)\.json$/.exec(path)!;
      const own = `${prefix}/${name}/`;
      const isOfLanguage = (page: string) => languageOf(page) === languageOf(path) && !page.endsWith('/docs/api/');
      const pages = paths.includes(own) ? [own] : pagePaths.filter(isOfLanguage);
      const mirrorAt = (mirror: string) =>
        published(`<body>${renderMarkdown(get(mirror).body).html}</body>`, `${origin}/`);
      const body = json(path);
      return {
        path,
        language: languageOf(path),
        page: read(pages.join(), () => together(pages.map(at))),
        mirror: read(`mirrors of ${pages.join()}`, () => together(pages.map((page) => mirrorAt(mirrorOf(page))))),
        index: read(`${prefix}/docs/api/`, () => at(`${prefix}/docs/api/`)),
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

/** Where an item itself stands: an anchor of the page, to which it need not link. */
const isPlace = (path: string) =>
  /^\/(?!contactRoutes|publicRecords|identifiers|subsidiaries|partners)\w+\/\d+\/url$/.test(path);

function isIn(place: Place, told: Told, [path, value]: Leaf): boolean {
  const { hash } = isPlace(path) ? new URL(value) : { hash: '' };
  if (hash !== '') return place === told.mirror || place.ids.has(hash.slice(1));
  if (/^(?:https|mailto|tel):/.test(value)) return place.links.has(value);
  const isNumber = /^\/companyNumber$|\/identifiers\/\d+\/value$/.test(path);
  if (isNumber) return place.grouped.includes(value.replace(/[\s-]/g, ''));
  return shownAs(path, value, told).some((text) => place.text.includes(flat(text)) || place.dates.has(text));
}

describe.each(organisations)('every fact of $name', ({ name, site }) => {
  describe.each(toldBy(site).map((told) => [told.path, told] as const))('in %s', (path, told) => {
    const facts = leaves(told.body);
    const shown = facts.filter(([fact]) => ![isId, isHead, isCode, isAnswer].some((is) => is(fact)));

    it('is on its page, for people', () => {
      expect(shown.length).toBeGreaterThan(name === example.name && !/faq|releases/.test(path) ? 30 : 1);
      expect(shown.filter((fact) => !isIn(told.page, told, fact))).toEqual([]);
      const ids = facts.filter(([fact]) => isId(fact));
      expect(ids.filter(([, id]) => ![...told.page.ids].some((anchor) => anchor.endsWith(`-${id}`)))).toEqual([]);
    });

    it('is in the Markdown mirror, for agents', () => {
      expect(shown.filter((fact) => !isIn(told.mirror, told, fact))).toEqual([]);
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

describe.each(asked)('every question of $name in $path', ({ name, site, told: { page, mirror, body } }) => {
  const questions = body.questions as Question[];
  const { get, mirrorOf, origin } = site;
  const graphOf = (html: string): Record<string, unknown>[] => {
    const { elements } = readHtml(html);
    return elements
      .filter((e) => attribute(e, 'type') === 'application/ld+json')
      .flatMap((e) => (JSON.parse(textOf(e)) as { '@graph': Record<string, unknown>[] })['@graph']);
  };

  it('has an answer of the same words on its page, beside all others, in the mirror and in JSON-LD', () => {
    expect(questions.length).toBeGreaterThan(name === example.name ? 20 : 0);
    for (const { id, question, answer, answerMarkdown, url } of questions) {
      const html = get(url!).body;
      const [node, ...more] = graphOf(html).filter((each) => each['@type'] === 'FAQPage');
      expect(more).toEqual([]);
      expect(node).toMatchObject({
        url,
        mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }],
      });
      const own = published(html, url!);
      expect(words(asShown(own.text))).toContain(words(asShown(answer!)));
      expect(own.text).toContain(flat(question!));
      const target = page.elements.find((e) => attribute(e, 'id') === `question-${id}` && e.tagName === 'div')!;
      const link = elementsIn(target).at(-1)!;
      expect(new URL(attribute(link, 'href')!, origin).href).toBe(url);
      expect(words(asShown(textOf(target)))).toBe(words(`${asShown(answer!)} ${textOf(link)}`));
      expect(get(mirrorOf(new URL(url!).pathname)).body).toContain(answerMarkdown);
      expect(mirror.links).toContain(url);
    }
  });

  it('is marked up once: the page of all questions has their list', () => {
    const prefix = new URL(questions[0]!.url!).pathname.replace(/[^/]+\/$/, '');
    const nodes = graphOf(get(prefix).body);
    expect(nodes.map((node) => node['@type'])).toEqual(['ItemList']);
    const items = nodes[0]!.itemListElement as { url: string }[];
    expect(items.map(({ url }) => url).sort()).toEqual(questions.map(({ url }) => url).sort());
    expect(graphOf(get(prefix.replace(/[^/]+\/$/, '')).body).map((node) => node['@type'])).not.toContain('FAQPage');
  });

  it('stands under its category', () => {
    for (const { category } of questions) expect([...page.ids]).toContain(`questions-${category}`);
  });
});

it('JSON-LD carries the legal entity with the values of company.json', () => {
  const { get, json } = example.site;
  const company = json<Record<string, never>>('/api/v1/company.json');
  const block = readHtml(get('/').body).elements.find((e) => attribute(e, 'type') === 'application/ld+json')!;
  const ld = JSON.parse(textOf(block)) as { '@graph': Record<string, unknown>[] };
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
