import { toLetters } from '../../../../checks/published/letters.ts';
import { findListMember, findMember, findTextMember } from '../../../../checks/published/members.ts';
import { escapeHtml } from '../../../../core/html.ts';
import type { TextKey } from '../../../../language/catalogue.ts';
import type { ReleaseOrigin } from '../../origin.ts';
import { createRowFactory, type Requirement } from '../../requirement.ts';
import { exemptUnstated, fail, failIfAny, pass, type RequirementResult } from '../../verdict.ts';
import { ignored, judgeOddRequests } from '../odd-requests.ts';
import { createDocumentRowFactory, listDescribedPaths, ofDocument, servedRowId } from './documents.ts';

const row = createRowFactory('service');
const guideRow = createDocumentRowFactory('service', 'auth');
const openapiRow = createDocumentRowFactory('service', 'openapi');
const guide = '/auth.md';
const access = '/api/v1/access.json';
const openapi = '/api/v1/openapi.json';
const catalog = '/.well-known/api-catalog';

/** Section 5: no login, and how to request access. */
export const accessRows: readonly Requirement[] = [
  row('open', '5.1', 'Everything that is published answers without credentials.', {
    needs: ['clients', 'https', 'certificate'],
    look: ({ paths, ask }) =>
      failIfAny(
        paths.flatMap((path) => {
          const { status } = ask(path, { method: 'HEAD' });
          return status === 200 ? [] : [`${path}: ${status}`];
        }),
        `${paths.length} paths: 200`,
      ),
  }),
  row('no-cookies', '5.1', 'No answer sets a cookie.', {
    needs: ['cookies'],
    look: (origin) => noField(origin, 'set-cookie'),
  }),
  says('guide-open', '5.1', 'The guide says that all is public, and to start no flow.', 'auth.everything'),
  row('authorization', '5.2', 'An Authorization header is ignored, and nothing challenges for one.', {
    needs: ['credentials'],
    look(origin) {
      const found = ignored('credentials')(origin);
      return found.verdict === 'pass' ? noField(origin, 'www-authenticate') : found;
    },
  }),
  says('guide-none', '5.2', 'The guide says that there is no server, no token endpoint and no scope.', 'auth.none'),
  openapiRow(
    'no-security',
    '5.3',
    'The description of the API declares no security, and no scheme of it.',
    ({ json }) => {
      const body = json(openapi);
      const [security, schemes] = [findMember(body, 'security'), findMember(body, 'components', 'securitySchemes')];
      const said = `security: ${JSON.stringify(security)}`;
      return JSON.stringify(security) === '[]' && schemes === undefined ? pass(said) : fail(said);
    },
  ),
  guideRow('interfaces', '5.4', 'The guide names what is not public.', (origin) => named(origin, 'interfaces')),
  guideRow('mailbox', '5.4', 'The guide names the mailbox that requests go to.', (origin) => {
    const email = findTextMember(origin.json(access), 'contact', 'email');
    if (email === undefined) return exemptUnstated('access', `${access} names no mailbox.`);
    return origin.text(guide).includes(`mailto:${email}`)
      ? pass(`${guide}: ${email}`)
      : fail(`${guide} does not name ${email}`);
  }),
  row('contact-form', '5.4', 'The contact form is at #/contact of the homepage, with the topics of a request.', {
    needs: ['pages'],
    paths: ['/'],
    look(origin) {
      const topics = findListMember(origin.json(access), 'topics').flatMap(
        (each) => findTextMember(each, 'name') ?? [],
      );
      const html = origin.ask('/').text;
      if (!html.includes('id="/contact"')) return fail('/ has no element /contact');
      if (topics.length === 0) return exemptUnstated('topics', `${access} has no topics.`);
      const missing = topics.filter((name) => !html.includes(`value="${escapeHtml(name)}"`));
      return failIfAny(missing, `topics: ${topics.join(', ')}`, (name) => `the form has no topic "${name}"`);
    },
  }),
  guideRow('response-time', '5.4', 'The guide says within what time an answer comes.', (origin) =>
    sentence(origin, ['responseTime', 'text'], 'response-time'),
  ),
  guideRow('office-hours', '5.4', 'The guide says when somebody is there.', (origin) => {
    if (findMember(origin.json('/api/v1/company.json'), 'officeHours') === undefined)
      return exemptUnstated('office-hours', '/api/v1/company.json has no officeHours.');
    const hours = origin.answers(guide).find(({ about }) => /^hours/.test(about));
    return hours ? pass(`${guide}, ${hours.where}: ${hours.shown}`) : fail(`${guide} does not say them`);
  }),
  guideRow('request-includes', '5.4', 'The guide says what a request includes.', (origin) =>
    named(origin, 'requestIncludes'),
  ),
  guideRow('must-not-contain', '5.4', 'The guide says what a request must not contain.', (origin) =>
    sentence(origin, ['mustNotContain'], 'must-not-contain'),
  ),
  guideRow('credentials', '5.4', 'The guide says to whom credentials are issued, and after what.', (origin) =>
    sentence(origin, ['credentials'], 'credentials'),
  ),
  says(
    'guide-revocation',
    '5.5',
    'The guide says that the origin issues nothing that could be revoked.',
    'auth.revocation',
  ),
  guideRow('revocation', '5.5', 'The guide says how credentials of an agreement are revoked.', (origin) =>
    sentence(origin, ['revocation'], 'revocation'),
  ),
  row('catalog-complete', '5.6', 'The API catalog lists every document of the API.', {
    needs: ['discovery-documents'],
    paths: [catalog],
    after: [servedRowId('api-catalog'), servedRowId('openapi')],
    look(origin) {
      const all = listDescribedPaths(origin);
      const wrong = all.filter((path) => !origin.text(catalog).includes(`"${origin.url}${path}"`));
      return failIfAny(wrong, `${all.length} documents listed`, (path) => `${path} is not listed`);
    },
  }),
  says('guide-catalog', '5.6', 'The guide says never to make up an address that the catalog lacks.', 'auth.catalog'),
  says('guide-probe', '5.6', 'The guide says not to look for token endpoints.', 'auth.noProbePlain', 'auth.noProbe'),
  row('no-login', '5.6, 7', 'Nothing answers at addresses that look like authentication.', {
    needs: ['no-login'],
    look: judgeOddRequests('no-login', ({ status }) => status === 404),
  }),
  says('guide-security', '5.7', 'The guide leads to security.txt.', 'auth.security'),
];

/** Requires one of some texts in the guide, in the site's language. */
function says(id: string, clause: string, sentence: string, ...keys: readonly TextKey[]): Requirement {
  return row(id, clause, sentence, { ...ofDocument('auth'), look: (origin) => checkDocumentSays(origin, guide, keys) });
}

/** Requires one of some texts in a document. */
export function checkDocumentSays(origin: ReleaseOrigin, path: string, keys: readonly TextKey[]): RequirementResult {
  for (const key of keys) {
    const line = origin.says(path, key);
    if (line) return pass(`${path}, ${line.where}`);
  }
  return fail(`${path} does not say so`);
}

/** Requires a sentence of the access document in the guide. */
function sentence(origin: ReleaseOrigin, names: readonly string[], what: string): RequirementResult {
  // Bounded: names of members, written in the code.
  const value = findTextMember(origin.json(access), ...names);
  if (value === undefined) return exemptUnstated(what, `${access} has no ${names.join('.')}.`);
  const line = origin.answers(guide).find(({ shown }) => toLetters(shown).includes(toLetters(value)));
  return line ? pass(`${guide}, ${line.where}: ${value}`) : fail(`${guide} does not say "${value}"`);
}

/** Requires all names of a list of the access document in the guide. */
function named(origin: ReleaseOrigin, list: string): RequirementResult {
  const names = findListMember(origin.json(access), list).flatMap((each) => findTextMember(each, 'name') ?? []);
  if (names.length === 0)
    return exemptUnstated(list === 'interfaces' ? list : 'request-includes', `${access} lists none.`);
  const said = toLetters(origin.text(guide));
  return failIfAny(
    names.filter((name) => !said.includes(toLetters(name))),
    `${guide}: ${names.join(', ')}`,
    (name) => `${guide} does not name "${name}"`,
  );
}

/** Requires a field's absence. */
function noField({ release }: ReleaseOrigin, name: string): RequirementResult {
  const all = [...release.routes.values()].flatMap(({ path, variants }) =>
    variants.map(({ headers }) => [path, headers] as const),
  );
  const wrong = all.filter(([, headers]) => Object.keys(headers).some((field) => field.toLowerCase() === name));
  return failIfAny(wrong, `${all.length} answers, none with ${name}`, ([path]) => `${path} sends ${name}`);
}
