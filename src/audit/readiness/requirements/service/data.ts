import { toLetters } from '../../../../checks/published/letters.ts';
import { visibleText } from '../../../../checks/published/lines.ts';
import { findListMember, findMember, findTextMember, listMembers } from '../../../../checks/published/members.ts';
import { parseHtmlLines } from '../../../../checks/published/page.ts';
import { isListOf } from '../../../../core/type-guards.ts';
import type { ReleaseOrigin } from '../../origin.ts';
import { createRowFactory, type Requirement } from '../../requirement.ts';
import { exemptUnstated, fail, failIfAny, pass } from '../../verdict.ts';
import {
  createDocumentRowFactory,
  listApiPaths,
  listDescribedPaths,
  listMemberNames,
  servedRowId,
  shortenLists,
} from './documents.ts';

const row = createRowFactory('service');
const companyRow = createDocumentRowFactory('service', 'company');
const indexRow = createDocumentRowFactory('service', 'index');
const statusRow = createDocumentRowFactory('service', 'status');
const index = '/api/v1/index.json';
const company = '/api/v1/company.json';
const status = '/api/v1/status.json';
const openapi = '/api/v1/openapi.json';
const solutions = '/api/v1/solutions.json';
const industries = '/api/v1/industries.json';
const faq = '/api/v1/faq.json';

/** Member names of personal data; an organisation may name its customers, or their number, in public. */
const personal =
  /"(?:nhs_?number|(?:date_?of_?)?birth(?:_?date|day)?|diagnos\w*|(?:patient|customer)_?(?:names?|ids?|emails?|phones?|data|records?))"$/i;

/** Sections 1 and 2.1: the data, published as plain files. */
export const dataRows: readonly Requirement[] = [
  indexRow('version', '1.1', 'The Public Data API is version v1, and its documents are below /api/v1/.', ({ json }) => {
    const version = findTextMember(json(index), 'version');
    return version === 'v1' ? pass(`${index}#/version: v1`) : fail(`${index}#/version: ${version ?? 'absent'}`);
  }),
  row('no-personal-data', '1.2', 'No document of the API has a member for data on customers or births.', {
    needs: ['api-documents'],
    look: (origin) => {
      const names = origin.jsonPaths
        .filter((path) => /\/api\/v1\//.test(path))
        .flatMap((path) => listMemberNames(origin.json(path)).map((name) => `${path} has "${name}"`));
      const wrong = names.filter((said) => personal.test(said));
      return failIfAny(wrong, `${names.length} members read`);
    },
  }),
  row('on-website', '1.2', 'Names and numbers of the API stand on the website too.', {
    needs: ['api-documents', 'pages'],
    paths: ({ pages: all }) => [company, solutions, industries, faq, ...all.map(({ path }) => path)],
    after: [servedRowId('company')],
    look: onWebsite,
  }),
  row('no-runtime', '1.3', 'Pages need no runtime: scripts are files of the site, and no form is sent to it.', {
    needs: ['pages'],
    look: ({ pages: all }) => {
      const wrong = all.flatMap(({ path, foreignScripts, ownForms }) =>
        [...foreignScripts, ...ownForms].map((tag) => `${path}: ${tag}`),
      );
      return failIfAny(wrong, `${all.length} pages, no script and no form of another kind`);
    },
  }),
  row('no-other-endpoint', '1.5', 'Below /api/v1/ there are the documents of the description, and nothing else.', {
    needs: ['api-documents', 'missing-paths'],
    after: [servedRowId('openapi')],
    look(origin) {
      const described = new Set(listDescribedPaths(origin));
      const templates = [...described].flatMap((path) =>
        path.includes('{') ? [path.slice(0, path.indexOf('{'))] : [],
      );
      const isDescribed = (path: string) => described.has(path) || templates.some((each) => path.startsWith(each));
      const wrong = listApiPaths(origin).filter((path) => !isDescribed(path));
      return failIfAny(wrong, `${described.size} described`, (path) => `${path} is served, and not described`);
    },
  }),
  row('index-lists', '2.1', 'The index lists every document of the API, and no other.', {
    needs: ['api-documents'],
    paths: [index, openapi],
    after: [servedRowId('index'), servedRowId('openapi')],
    look(origin) {
      const resources = findListMember(origin.json(index), 'resources');
      const listed = resources.map((each) => findTextMember(each, 'path') ?? '');
      const described = listDescribedPaths(origin).filter((path) => !/\{|\/openapi\.json$/.test(path));
      const wrong = [
        ...described.filter((path) => !listed.includes(path)).map((path) => `${path} is not listed`),
        ...listed.filter((path) => !described.includes(path)).map((path) => `${path} is listed, and not described`),
        ...resources.flatMap((each, i) =>
          findTextMember(each, 'url') === `${origin.url}${listed[i]}` ? [] : [`${listed[i]} has another address`],
        ),
      ];
      return failIfAny(wrong, `${index}#/resources: ${listed.length} documents`);
    },
  }),
  statusRow(
    'status-static',
    '2.1',
    'The status says that the documents are published, and claims no measurement.',
    ({ json }) => {
      const body = json(status);
      const measured = listMemberNames(body).filter((name) => /uptime|latency|health|checks|pass|time$/i.test(name));
      const stated = findTextMember(body, 'status');
      if (stated !== 'published') return fail(`${status}#/status: ${stated ?? 'absent'}`);
      return failIfAny(measured, `${status}#/status: published`, (name) => `claims "${name}"`);
    },
  ),
  companyRow('legal-name', '2.1', 'company.json has the legal name, a string.', ({ json }) => {
    const name = findTextMember(json(company), 'legalName') ?? '';
    return /\S/.test(name) ? pass(`${company}#/legalName: ${name}`) : fail(`${company} has no legalName`);
  }),
  companyRow('company-number', '2.1', 'company.json has the number of the company, a string.', ({ json }) => {
    const number = findMember(json(company), 'companyNumber');
    if (number === undefined) return exemptUnstated('company-number', `${company} has no companyNumber.`);
    return typeof number === 'string'
      ? pass(`${company}#/companyNumber: ${number}`)
      : fail(`${typeof number}, no string`);
  }),
  companyRow(
    'company-lists',
    '2.1',
    'company.json has contact routes, products, compliance and public records.',
    ({ json }) => {
      const lists = ['contactRoutes', 'products', 'compliance', 'publicRecords'];
      const isList = (name: string) =>
        isListOf(findMember(json(company), name), (item) => findTextMember(item, 'id') !== undefined);
      return failIfAny(
        lists.filter((name) => !isList(name)),
        lists.map((name) => `${name}: ${findListMember(json(company), name).length}`).join(', '),
        (name) => `${company} has no list ${name} whose items have an id`,
      );
    },
  ),
  ...(
    [
      [
        'solutions-lists',
        'solutions',
        ['solutions', 'workflows', 'technologyStack'],
        'solutions, workflows and technology',
      ],
      ['industries-list', 'industries', ['industries'], 'industries'],
      ['faq-list', 'faq', ['questions'], 'questions'],
    ] as const
  ).map(([id, name, lists, what]) =>
    createDocumentRowFactory('service', name)(id, '2.1', `${name}.json has its lists: ${what}.`, (origin) => {
      const path = `/api/v1/${name}.json`;
      if (!origin.release.routes.has(path)) return exemptUnstated(name, `${path} is not published.`);
      const wrong = lists.filter((list) => !Array.isArray(findMember(origin.json(path), list)));
      return failIfAny(
        wrong,
        lists.map((list) => `${list}: ${findListMember(origin.json(path), list).length}`).join(', '),
        (list) => `${path} has no list ${list}`,
      );
    }),
  ),
  row('described', '2.1', 'Each document is the one that the description shows, with one item of each list.', {
    needs: ['api-documents'],
    paths: listApiPaths,
    after: [servedRowId('openapi')],
    look(origin) {
      const described = new Set(listDescribedPaths(origin));
      const paths = listApiPaths(origin).filter((path) => described.has(path) && path !== openapi);
      const wrong = paths.filter((path) => {
        const at = ['paths', path, 'get', 'responses', '200', 'content', 'application/json', 'example'];
        // Bounded: names of members, written in the code.
        const example = findMember(origin.json(openapi), ...at);
        return JSON.stringify(example) !== JSON.stringify(shortenLists(origin.json(path)));
      });
      return failIfAny(
        wrong,
        `${paths.length} documents compared with their examples`,
        (path) => `${path} is another than its example`,
      );
    },
  }),
];

const shownOnPages =
  /^(?:legalName|tradingName|companyNumber|name|title|summary|recipient|question|humanOversight|audience|email|postalCode)$/;

/** Stops reading pages once everything is found: often the first few suffice. */
function onWebsite({ json, pages: all, ask }: ReleaseOrigin) {
  const values = [company, solutions, industries, faq].flatMap((path) =>
    listMembers(json(path)).flatMap(([name, value]) => (shownOnPages.test(name) ? String(value) : [])),
  );
  const wanted = new Map(values.map((value) => [value, toLetters(value)]));
  const count = wanted.size;
  for (const { path } of all) {
    if (wanted.size === 0) break;
    const said = toLetters(visibleText(parseHtmlLines(ask(path).text)));
    for (const [value, letters] of wanted) if (said.includes(letters)) wanted.delete(value);
  }
  return failIfAny([...wanted.keys()], `${count} values found on the pages`, (value) => `no page says "${value}"`);
}
