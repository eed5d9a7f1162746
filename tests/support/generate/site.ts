import fc from 'fast-check';
import { validate } from '../../../src/content/check/validate.ts';
import type { Sources } from '../../../src/content/read/load.ts';
import type { LocatedData, MarkdownSource } from '../../../src/content/read/source.ts';
import { questionSchema } from '../../../src/content/schemas/front-matter.ts';
import { schemas } from '../../../src/content/schemas/index.ts';
import { type ModuleName, requiredModules, type Site } from '../../../src/content/site.ts';
import { type Problem, severityOf } from '../../../src/core/problem.ts';
import { siteOf } from '../site-of.ts';
import { type Filling, inputOf, type Repairs } from './input.ts';

const { sources: small } = siteOf('tests/fixtures/small');

interface Route {
  readonly email?: string;
  readonly phone?: string;
  readonly link?: string;
}
interface Proof {
  readonly issuer?: string;
  readonly number?: string;
  readonly validFrom?: string;
  readonly validUntil?: string;
}
interface Company {
  readonly kind?: string;
  readonly registry?: { readonly scheme: string; readonly name: string };
  readonly companyNumber?: string;
  readonly identifiers?: readonly unknown[];
  readonly jurisdiction?: unknown;
  readonly registeredAddress?: unknown;
  readonly partners?: readonly string[];
  readonly openingHours?: unknown;
  readonly officeHours?: unknown;
}

/** Facts that a kind needs, without those that it refuses; the pages of the small site name the number. */
function asKind({
  registry = { scheme: 'other', name: 'Zunftrolle' },
  companyNumber = '17',
  officeHours,
  ...others
}: Company): Company {
  // Hours are said in one of two ways.
  const rest = { ...others, ...(others.openingHours === undefined && officeHours !== undefined && { officeHours }) };
  const number = registry.scheme === 'companies-house' ? '01234567' : companyNumber;
  const isWhole = rest.jurisdiction !== undefined && rest.registeredAddress !== undefined;
  const lacks = { charity: rest.identifiers === undefined, partnership: !rest.partners?.length, 'sole-trader': true };
  const refuses = rest.partners !== undefined && ['foundation', 'public-body', 'university'].includes(rest.kind ?? '');
  const isAny = isWhole && lacks[rest.kind as keyof typeof lacks] !== true && !refuses;
  return { ...rest, registry, companyNumber: number, ...(!isAny && { kind: isWhole ? 'company' : 'lab' }) };
}

const addresses = [
  { streetAddress: ['Rheinufer 1', 'Hinterhaus'], locality: 'Köln', region: 'NRW', postalCode: '50667', country: 'DE' },
  {
    streetAddress: ['1-1 見本'],
    dependentLocality: '見本町',
    locality: '見本市',
    region: '見本県',
    postalCode: '000-0000',
    country: 'JP',
  },
  { streetAddress: ['Sample Tower'], locality: 'Dubai', country: 'AE' },
];
const hours = [
  {
    timeZone: 'Europe/Berlin',
    regular: [
      { days: ['Monday-Thursday'], open: ['08:00-12:00', '13:00-17:00'] },
      { days: ['Friday'], open: ['22:00-04:00'] },
    ],
    exceptions: [
      { date: '2026-12-25', reason: 'Weihnachten' },
      { from: '2026-12-28', to: '2026-12-30', open: ['10:00-15:00'], reason: 'Inventur' },
    ],
  },
  { timeZone: 'Asia/Tokyo', regular: '24/7' },
  { timeZone: 'Europe/Berlin', regular: [], note: 'nach Vereinbarung' },
];
/** One of some values, chosen by what was generated, which is the same in each run. */
const oneOf =
  <T>(values: readonly T[]) =>
  (given: unknown) =>
    given && values[JSON.stringify(given).length % values.length];

interface Place {
  readonly openingHours?: unknown;
  readonly timeZone?: string;
}

const identifiers = [
  { scheme: 'GB-CHC', value: '9999999', primary: true },
  { scheme: 'XI-LEI', value: 'XXXX00BEISPIELWERK69' },
  { scheme: 'other', value: 'A-17', name: 'Nummer der Zunft', issuer: 'Zunft zu Köln' },
];

const ofOthers = [
  { scheme: 'XI-LEI', value: 'XXXX00BEISPIELWERK69' },
  { scheme: 'other', value: 'B-18', name: 'Aktenzeichen', issuer: 'Kammer der Pumpenbauer' },
];

/** A number of people whose bounds are in order. */
function inOrder(given?: { from?: number; to?: number }) {
  const { from, to = 9 } = given ?? {};
  const counted = from === undefined ? { to } : { from: Math.min(from, to), to: Math.max(from, to) };
  return given && { ...given, ...counted };
}

/** Rules between fields, which no single field tells. */
const repairs: Readonly<Record<ModuleName, Repairs>> = {
  site: {
    // Fields are those of a form, and licences that permit every use take RSL with signals that do too.
    '': ({ contactFormFields, ...site }: Form) => ({
      ...site,
      ...(site.rsl && { contentSignals: { search: true, 'ai-input': true, 'ai-train': true } }),
      ...(site.contactForm !== undefined && contactFormFields !== undefined && { contactFormFields }),
    }),
    contactForm: (given: unknown) => given && 'https://formspree.io/f/abc',
    baseUrl: () => 'https://pumpen.example',
    hosts: (hosts: unknown) => hosts && ['nginx'],
    questionCategories: (given: unknown) => given && categories.map((id) => ({ id, name: `Über ${id}` })),
    'links[].rel': () => 'author',
    language: () => 'en-GB',
    // One of the two is given.
    'questionsToRehearse[]': ({ question, words }: { question: string; words?: readonly string[] }) =>
      words ? { question, words } : { question, at: '/api/v1/company.json#/legalName' },
    // The later of two days is that from which on it may be gone; tests/api/two-versions.test.ts reads the header.
    api: () => undefined,
    // A redirect that leads to nothing is refused; tests/content/redirects.test.ts reads those that do.
    redirects: () => undefined,
    // Without a page of their own they stand on the homepage; tests/site/legal-notice.test.ts reads the page.
    legalNotice: () => undefined,
    paths: () => undefined,
    // They stand on something else; tests/documents/proofs.test.ts reads both.
    globalPrivacyControl: () => undefined,
    webMcpTrialToken: () => undefined,
    indexNowKey: (given: unknown) => given && 'b4f1c7e2a9d84c0f8e35',
    languages: () => undefined,
  },
  company: {
    '': asKind,
    identifiers: (given: unknown) => given && identifiers,
    'parent.identifiers': (given: unknown) => given && ofOthers,
    'memberOf[].identifiers': (given: unknown) => given && ofOthers,
    'subsidiaries[].identifiers': (given: unknown) => given && ofOthers,
    'accounts[]': (given: { iban?: string; number?: string }) =>
      given.iban === undefined ? { number: '55779911', ...given } : given,
    employees: inOrder,
    volunteers: inOrder,
    members: inOrder,
    registeredAddress: oneOf(addresses),
    openingHours: oneOf(hours),
    'locations[].address': oneOf(addresses),
    'locations[].openingHours': oneOf(hours),
    'locations[].timeZone': (zone: unknown) => zone && 'Europe/Berlin',
    'locations[]': ({ timeZone, ...place }: Place) =>
      place.openingHours === undefined && timeZone !== undefined ? { ...place, timeZone } : place,
    'locations[].phone': (given: unknown) => given && '+442079460142',
    'contactRoutes[].phone': (given: unknown) => given && '+442079460142',
    'people[].phone': (given: unknown) => given && '+442079460142',
    ...withoutPicture('people', 'products'),
    // No more is paid up than there is.
    capital: (given?: { readonly amount?: string; readonly paidUp?: string }) =>
      given && {
        ...given,
        ...(given.amount === undefined && { paidUp: given.paidUp ?? '7' }),
        ...(Number(given.paidUp) > Number(given.amount) && { paidUp: given.amount }),
      },
    // A false statement is not made.
    'legal.limited': (given: unknown) => given || undefined,
    'legal.investmentCompany': (given: unknown) => given || undefined,
    'officeHours.opens': () => '08:30',
    'officeHours.closes': () => '17:45',
    'compliance[]': (item: Proof & { readonly status: string }) => ({
      ...item,
      ...(item.status === 'certified' && { issuer: item.issuer ?? 'TÜV', number: item.number ?? '0-1' }),
      ...(item.validFrom && item.validUntil && { validUntil: '2031-01-05' }),
    }),
    'contactRoutes[]': (route: Route) =>
      (route.email ?? route.phone ?? route.link) ? route : { ...route, email: 'post@pumpen.example' },
  },
  solutions: withoutPicture('solutions'),
  industries: {},
  access: {
    '': (access: { interfaces?: readonly unknown[] }) => ({
      ...(access.interfaces?.length && { credentials: 'Per Post.', revocation: 'Durch ein Schreiben.' }),
      ...access,
    }),
    // Amount and unit, or working days alone, which the wire says in both ways.
    responseTime: (given: Promised | undefined) =>
      given && {
        amount: given.amount ?? 3,
        unit: given.unit && given.unit !== 'working-day' ? given.unit : 'week',
        ...(given.text !== undefined && { text: given.text }),
      },
  },
  brand: {
    logo: (given: unknown) => given && { light: '/schriftzug.svg', width: 64, height: 64 },
    mark: (given: unknown) => (given === undefined ? undefined : '/zeichen.svg'),
    color: (given: unknown) => (given === undefined ? undefined : '#2e8b6f'),
    font: (given: unknown) => given && 'sans',
    'header.items[]': ({ label }: Linked) => ({ label, to: '/datenschutz/' }),
    'footer.columns[].links[]': ({ label }: Linked) => ({ label, href: 'https://pumpen.example/a' }),
    'banner.until': () => '2031-01-05',
  },
};

/** Pictures are files; tests/site/fact-pictures.test.ts reads them. */
function withoutPicture(...lists: readonly string[]): Readonly<Record<string, () => undefined>> {
  return Object.fromEntries(
    lists.flatMap((list) => ['picture', 'alt'].map((name) => [`${list}[].${name}`, () => undefined])),
  );
}

interface Form {
  readonly contactForm?: string;
  readonly contactFormFields?: unknown;
  readonly rsl?: boolean;
}

interface Linked {
  readonly label: string;
}

const brandFiles = ['schriftzug', 'zeichen'].map((name) => ({
  file: `${name}.svg`,
  bytes: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#2e8b6f" d="M0 0h64v64z"/></svg>',
  ),
}));

interface Promised {
  readonly amount?: number;
  readonly unit?: string;
  readonly text?: string;
}

const categories = ['allgemein', 'technik-und-recht'];

const bodies = [
  'Ein Satz.\n',
  'Mit **Betonung**, `Code` und einem [Verweis](/datenschutz/).\n\n1. Erstens\n2. Zweitens\n',
  '日本語の答え。\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  `${'Ein langer Absatz, der nicht endet. '.repeat(40).trim()}\n\n> Zitat\n`,
];

const located = (file: string, value: unknown): LocatedData => ({
  file,
  value,
  locate: () => ({ file, line: 1, col: 1 }),
});

/** Without a ledger every file has its date. */
const dated = (given: unknown) => given ?? '2026-01-05';

/** Whole sites, made from the content schemas and judged by the checks of content like what people write. */
export function anySite(filling: Filling): fc.Arbitrary<{ readonly site: Site; readonly sources: Sources }> {
  const names = Object.keys(schemas) as ModuleName[];
  const optionalModules = names.filter((name) => !(requiredModules as readonly string[]).includes(name));
  const modules = fc.tuple(
    ...names.map((name) => inputOf(schemas[name], filling, { ...repairs[name], updated: dated })),
  );
  const question = fc.tuple(
    inputOf(questionSchema, filling, { category: () => undefined, draft: () => undefined, updated: dated }),
    fc.constantFrom(...categories),
    fc.constantFrom(...bodies),
  );
  const faq = fc.array(question, { minLength: filling === 'full' ? 3 : 0, maxLength: filling === 'bare' ? 0 : 4 });
  const absent =
    filling === 'full'
      ? fc.constant<ModuleName[]>([])
      : fc.subarray(optionalModules, filling === 'bare' ? { minLength: 3 } : {});
  return fc.tuple(modules, faq, absent).map(([values, questions, absent]) => {
    const byName = Object.fromEntries(names.map((name, i) => [name, values[i]])) as Record<ModuleName, object>;
    linkIds(
      absent.includes('solutions') ? {} : (byName.solutions as Offer),
      byName.industries as Offer,
      byName.company as Offer,
    );
    const sources: Sources = {
      ...small,
      modules: new Map(
        names
          .filter((name) => !absent.includes(name))
          .map((name) => [name, located(`content/${name}.ts`, byName[name])]),
      ),
      publicFiles: [...small.publicFiles, ...brandFiles],
      faq: questions.map(([frontMatter, category, body], i) =>
        questionOf(i, { ...(frontMatter as FrontMatter), category }, body),
      ),
    };
    return { site: siteFrom(sources), sources };
  });
}

/** One site in which every optional field of every content schema is used, and no list is empty; always the same. */
export function fullSite(): { readonly site: Site; readonly sources: Sources } {
  const [made] = fc.sample(anySite('full'), { numRuns: 1, seed: 8 });
  if (!made) throw new Error('Nothing was generated.');
  return made;
}

interface FrontMatter {
  readonly question: string;
  readonly slug?: string;
  readonly category?: string;
}

function questionOf(i: number, frontMatter: FrontMatter, body: string): MarkdownSource {
  const file = `content/faq/frage-${i}.md`;
  // Two questions that sound alike, or have one address, are a mistake of an editor.
  const { question, slug } = frontMatter;
  const value = {
    ...frontMatter,
    question: `${question.slice(0, 150)} ${'abcde'[i]}`.trim(),
    ...(slug !== undefined && { slug: `${slug.slice(0, 40)}-${i}` }),
  };
  return { file, frontMatter: located(file, value), body, bodyBytes: Buffer.byteLength(body), bodyLine: 6 };
}

interface Offer {
  solutions?: { id: string; workflows: string[] }[];
  workflows?: { id: string }[];
  industries?: { solutions: string[] }[];
  products?: { solutions?: string[] }[];
}

/** Ids lead to what there is. */
function linkIds(offer: Offer, { industries = [] }: Offer, { products = [] }: Offer): void {
  const { solutions = [], workflows = [] } = offer;
  for (const solution of solutions) solution.workflows = workflows.map(({ id }) => id);
  for (const product of products) if (product.solutions) product.solutions = solutions.map(({ id }) => id);
  for (const industry of industries) industry.solutions = solutions.map(({ id }) => id);
}

function siteFrom(sources: Sources): Site {
  const problems: Problem[] = [];
  const site = validate(sources, { preview: false }, (problem) => void problems.push(problem));
  if (!site || problems.some((problem) => severityOf(problem) === 'error'))
    throw new Error(`A generated site is refused:\n${JSON.stringify(problems, null, 1)}`);
  return site;
}
