import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPublishedResources } from '../../src/api/facts/resource.ts';
import type { Site } from '../../src/content/site.ts';
import { siteUrl } from '../../src/core/url.ts';
import { formatIsoDate } from '../../src/language/formats/dates.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { unplacedFacts } from '../../src/site/page-model/placement.ts';
import type { Filling } from '../support/generate/input.ts';
import { anySite } from '../support/generate/site.ts';
import { rendererOf } from '../support/render.ts';
import { thoroughness } from '../support/runs.ts';
import { flat, linksToPages, type Reading, readingOf, readingOfMirror, together } from '../support/told.ts';
import { readHtml, textOf } from '../third-party/helpers.ts';

const isIn = (place: Reading, value: string) =>
  (URL.canParse(value) && place.links.has(new URL(value).href)) || place.text.includes(flat(value));

/** Every form in which a site is published. */
function formsOf(site: Site) {
  const { catalog, url, text: at } = rendererOf(site);
  const pages = catalog.filter(({ path, kind }) => kind === 'page' && !/^\/(?:docs\/api|auth)\/$/.test(path));
  const mirrors = catalog.filter(({ mirrorOf }) => pages.some(({ path }) => path === mirrorOf));
  const markdown = mirrors.map(({ path }) => at(path)).join('\n\n');
  const page = together(pages.map(({ path }) => readingOf(at(path), url(path))));
  return {
    home: readHtml(at('/')).elements,
    page,
    markdown,
    /** The guide tells access.json, and other pages repeat it as it is needed there. */
    guide: { page: readingOf(at('/auth/'), url('/auth/')), mirror: readingOfMirror(at('/auth.md'), url('/auth/')) },
    mirror: together(mirrors.map(({ path, mirrorOf = path }) => readingOfMirror(at(path), url(mirrorOf)))),
    bodies: listPublishedResources(site).map(({ name, path }) => [name, JSON.parse(at(path)) as unknown] as const),
    linkedData: new Set(page.data.flatMap((text) => leaves(JSON.parse(text), '').map(([, value]) => value))),
  };
}

type Leaf = readonly [fact: string, value: string];

/** Values with the names of their facts: `company.products.id`. */
function leaves(value: unknown, name: string): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, name));
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, member]) => leaves(member, name === '' ? key : `${name}.${key}`));
}

/** Facts that schema.org has a term for, where we use it. */
const inLinkedData =
  /^company\.(?:legalName|tradingName|companyNumber|registry\.name|founded|people\.(?:name|role|email|phone)|brands|(?:parent|subsidiaries)\.(?:name|link|identifiers\.(?:name|value))|employees\.(?:from|to)|summary|website|sameAs|legal\.representatives\.\w+|registeredAddress\.(?!streetAddress|dependentLocality)\w+|locations\.(?:name|phone|url|address\.(?:locality|region|postalCode|country))|openingHours\.(?:exceptions\.(?:from|to))|locations\.openingHours\.exceptions\.(?:from|to)|contactRoutes\.(?:name|email|phone|url))$|^faq\.questions\.(?:question|answer|url)$/;

/** Content that no document of the API tells, and why. */
const unpublished: Readonly<Record<string, string>> = {
  'company.registry.scheme': 'tells how the number is checked',
  'company.openingHours.regular': 'told day by day',
  'company.openingHours.regular.days': 'told day by day',
  'company.openingHours.regular.open': 'told by when it opens and closes',
  'company.openingHours.exceptions.open': 'told by when it opens and closes',
  'company.locations.openingHours.regular': 'told day by day',
  'company.locations.openingHours.regular.days': 'told day by day',
  'company.locations.openingHours.regular.open': 'told by when it opens and closes',
  'company.locations.openingHours.exceptions.open': 'told by when it opens and closes',
  'company.contactRoutes.reviewed': 'for colleagues: until when it may be published, and who made sure',
  'company.contactRoutes.validUntil': 'for colleagues: until when it may be published, and who made sure',
  'company.contactRoutes.evidence': 'for colleagues: until when it may be published, and who made sure',
  'company.people.reviewed': 'for colleagues: until when it may be published, and who made sure',
  'company.people.validUntil': 'for colleagues: until when it may be published, and who made sure',
  'company.people.evidence': 'for colleagues: until when it may be published, and who made sure',
};

const idFacts = /\.id$|^faq\.questions\.category$/;
/** Told in other words, each judged below. */
const inOtherWords = new Set([
  // In the heading of the section: The company, The charity.
  'company.kindName',
  'company.officeHours.days',
  // With the separators of the language.
  'company.employees.from',
  'company.employees.to',
  'company.jurisdiction.country',
  'company.registeredAddress.country',
  'company.products.access',
  'company.compliance.status',
  'company.openingHours.regular.day',
  'company.locations.openingHours.regular.day',
  // All day is said in words.
  'company.openingHours.regular.opens',
  'company.openingHours.regular.closes',
  'company.locations.openingHours.regular.opens',
  'company.locations.openingHours.regular.closes',
  'company.openingHours.regular.closesNextDay',
  'company.locations.openingHours.regular.closesNextDay',
  // The name of the country.
  'company.locations.address.country',
  // 25.000,00 €; the name of a country; a sentence for what is true.
  'company.capital.amount',
  'company.capital.currency',
  'company.capital.paidUp',
  'company.paidUpCapital.amount',
  'company.paidUpCapital.currency',
  'company.membershipFees.amount',
  'company.membershipFees.currency',
  'company.membershipFees.period',
  'company.budget.amount',
  'company.budget.currency',
  'company.volunteers.from',
  'company.volunteers.to',
  'company.members.from',
  'company.members.to',
  'company.legal.profession.country',
  // In groups of four.
  'company.accounts.iban',
  'company.legal.limited',
  'company.legal.investmentCompany',
  'faq.questions.answer',
  'faq.questions.answerMarkdown',
  'solutions.solutions.workflows',
  'industries.industries.solutions',
  'company.products.solutions',
]);
/** In words on the page, with the date of programs beside them; in words in the mirror. */
const dateFacts =
  /^company\.(?:incorporated|founded|(?:employees|volunteers|members)\.asOf|people\.since|compliance\.(?:reviewed|validFrom|validUntil)|publicRecords\.date|(?:locations\.)?openingHours\.exceptions\.(?:from|to))$/;
/** Where each document is, and of when: told by the reference of the API, also of those with nothing in them. */
const heads = /^\w+\.(?:url|updated)$/;

const nameOf = (site: Site, fact: string, id: string) =>
  (fact.startsWith('solutions') ? site.workflows : site.solutions).find((item) => item.id === id)!.name;

/** The words that people read for a code. */
function wordFor({ language }: Site, [fact, value]: Leaf): string | undefined {
  const { words, table } = languageByTag(language);
  if (/\.country$/.test(fact)) return table.countries[value];
  if (fact === 'company.accounts.iban') return value.replace(/.{4}(?=.)/g, '$& ');
  const key = /^company\.(?:products\.(access)|(compliance)\.status)$/.exec(fact);
  return key ? (words as Readonly<Record<string, string>>)[`${key[1] ?? key[2]}.${value}`] : undefined;
}

/** Published values that cannot be found, as `where: fact: value`. */
function missing(site: Site): string[] {
  const { home, page, mirror, markdown, guide, bodies, linkedData } = formsOf(site);
  const published = bodies.flatMap(([name, body]) => leaves(body, name));
  const found: string[] = [];
  const note = (where: string, [fact, value]: Leaf) => found.push(`${where}: ${fact}: ${value}`);
  const json = new Set(published.map(([, value]) => value));
  for (const leaf of contentOf(site)) {
    const [fact, value] = leaf;
    const known = json.has(value) || json.has(siteUrl(value, (path) => site.baseUrl + path));
    if (!known && !(fact in unpublished)) note('JSON', leaf);
  }
  for (const leaf of published.filter(([fact]) => !(fact in unplacedFacts))) {
    const [fact, value] = leaf;
    if (idFacts.test(fact)) {
      if (![...page.ids].some((id) => id.endsWith(`-${value}`))) note('anchors', leaf);
    } else if (!inOtherWords.has(fact) && !heads.test(fact)) {
      const told = fact.startsWith('access.') ? guide : { page, mirror };
      // In groups for people; the link dials it.
      const shown = fact.endsWith('.phone') ? `tel:${value}` : value;
      if (dateFacts.test(fact) ? !told.page.dates.has(value) : !isIn(told.page, shown)) note('HTML', leaf);
      const { table } = languageByTag(site.language);
      const written = dateFacts.test(fact) ? formatIsoDate(table, value) : shown;
      if (!isIn(told.mirror, written)) note('Markdown', leaf);
    }
    const word = wordFor(site, leaf);
    for (const place of word === undefined ? [] : [page, mirror])
      if (!place.text.includes(flat(word ?? ''))) note('words', leaf);
    if (/\.(?:workflows|solutions)$/.test(fact))
      for (const place of [page, mirror])
        if (!place.text.includes(flat(nameOf(site, fact, value)))) note('names', leaf);
    if (fact === 'faq.questions.answerMarkdown' && !linksToPages(markdown).includes(linksToPages(value)))
      note('Markdown', leaf);
    if (inLinkedData.test(fact) && !linkedData.has(value)) note('JSON-LD', leaf);
  }
  const { days = [] } = site.company.officeHours ?? {};
  for (const place of days.length > 0 ? [page, mirror] : [])
    if (!days.some((day) => place.text.includes(day.slice(0, 3)))) note('hours', ['days', days[0]!]);
  const { from, to } = site.company.employees ?? {};
  for (const count of [from, to].filter((each) => each !== undefined))
    for (const place of [page, mirror])
      if (!place.text.includes(new Intl.NumberFormat('en-GB').format(count))) note('count', ['employees', `${count}`]);
  const nameOfCountry = (code: string) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  for (const [fact, code] of published.filter(([name]) => /^company\..*ddress\.country$/.test(name)))
    for (const place of [page, mirror]) if (!isIn(place, nameOfCountry(code))) note('country', [fact, code]);
  const everyHour = [site.company, ...site.company.locations].flatMap(({ openingHours }) => openingHours ?? []);
  for (const { regular } of everyHour)
    for (const place of [page, mirror])
      for (const text of regular === '24/7' ? ['Open 24 hours'] : regular.flatMap(({ open }) => open))
        if (!isIn(place, text.replace('-', '–'))) note('hours', ['open', text]);
  const { notice } = site;
  if (notice !== undefined && !home.some((element) => flat(textOf(element)) === flat(notice)))
    note('HTML', ['notice', notice]);
  if (notice !== undefined && !isIn(mirror, notice)) note('Markdown', ['notice', notice]);
  return found;
}

/** The content that the API publishes. */
const contentOf = ({ company, solutions, workflows, technologyStack, industries, questions, notice }: Site): Leaf[] => [
  ...leaves(company, 'company'),
  ...leaves({ solutions, workflows, technologyStack }, 'solutions'),
  ...leaves(industries, 'industries.industries'),
  ...leaves(
    questions.map(({ id, question, category, updated }) => ({ id, question, category, updated })),
    'faq.questions',
  ),
  ...(notice === undefined ? [] : leaves(notice, 'company.notice')),
];

/** Where documents are, and of when, as far as the reference of the API does not tell. */
function missingHeads(site: Site): string[] {
  const { url, text: at } = rendererOf(site);
  const reference = [readingOf(at('/docs/api/'), url('/')), readingOfMirror(at('/docs/api.md'), url('/'))];
  const published = listPublishedResources(site).flatMap(({ name, path }) => leaves(JSON.parse(at(path)), name));
  const told = published.filter(([fact]) => heads.test(fact));
  const { table } = languageByTag(site.language);
  const inWords = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? formatIsoDate(table, value) : value);
  return told
    .filter(([, value]) => !reference.every((place) => place.dates.has(value) || isIn(place, inWords(value))))
    .map(([fact]) => fact);
}

/** Values missing from the smallest site that lacks anything: the site itself would be thousands of characters. */
function lackOf(judge: (site: Site) => readonly string[], filling: Filling, numRuns: number) {
  let lacking: readonly string[] = [];
  const property = fc.property(anySite(filling), ({ site }) => {
    const found = judge(site);
    if (found.length > 0) lacking = found;
    return found.length === 0;
  });
  const { failed, seed, counterexamplePath, errorInstance } = fc.check(property, {
    numRuns,
    seed: 20261122,
    endOnFailure: true,
  });
  if (errorInstance instanceof Error && lacking.length === 0) throw errorInstance;
  return failed ? { seed, counterexamplePath, lacking } : undefined;
}

describe.each<readonly [Filling, number]>([
  ['full', 5],
  ['bare', 3],
  ['any', 15],
])('every value of whole sites, made from the content schemas: %s', (filling, numRuns) => {
  it('is in JSON, HTML, Markdown and, where schema.org has a term that we use, JSON-LD', () => {
    expect(lackOf(missing, filling, thoroughness === 3 ? 10 * numRuns : numRuns)).toBeUndefined();
  });

  it('of the documents themselves is in the reference of the API', () => {
    expect(lackOf(missingHeads, filling, 3)).toBeUndefined();
  });
});
