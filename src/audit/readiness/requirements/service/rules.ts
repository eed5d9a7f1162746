// A table of requirements, and so longer than a module should be.

import { findMember, findTextMember, listMembers, listNamesAt } from '../../../../checks/published/members.ts';
import { getReleaseFile } from '../../../../core/release.ts';
import type { ReleaseOrigin } from '../../origin.ts';
import type { ReadinessPlace } from '../../place.ts';
import { createRowFactory, type Requirement } from '../../requirement.ts';
import { fail, failIfAny, leaveUnknown, pass, type RequirementResult } from '../../verdict.ts';
import { ignored, judgeOddRequests } from '../odd-requests.ts';
import { checkDocumentSays } from './access.ts';
import { createDocumentRowFactory, listApiPaths, listMemberNames, servedRowId } from './documents.ts';

const row = createRowFactory('service');
const guideRow = createDocumentRowFactory('service', 'auth');
const openapiRow = createDocumentRowFactory('service', 'openapi');
const referenceRow = createDocumentRowFactory('service', 'reference');
const statusRow = createDocumentRowFactory('service', 'status');
const openapi = '/api/v1/openapi.json';
const status = '/api/v1/status.json';
const reference = '/docs/api.md';
const posture = ['/auth.md', '/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server'];

/** Sections 3 and 6 to 9: no lifecycle, no events, errors, limits and versions. */
export const ruleRows: readonly Requirement[] = [
  openapiRow(
    'reads-only',
    '3',
    'The description has operations that read, and none that changes anything.',
    (origin) => {
      const all = operations(origin);
      const wrong = all.filter(([, method]) => method !== 'get').map(([path, method]) => `${method} ${path}`);
      return failIfAny(wrong, `${all.length} operations, each of them get`);
    },
  ),
  openapiRow(
    'no-parameters',
    '4, 8.2',
    'The description has no parameter but of paths, and no body of a request.',
    ({ json }) => {
      const names = listMembers(findMember(json(openapi), 'paths')).flatMap(([name, value]) =>
        name === 'requestBody' || (name === 'parameters' && !isOfPath(value)) ? [name] : [],
      );
      return failIfAny(names, `${openapi}: neither`, (name) => `${openapi} has ${name}`);
    },
  ),
  row('query', '4, 8.2', 'A query changes nothing: it is ignored.', {
    needs: ['query'],
    after: [servedRowId('index')],
    look: ignored('query'),
  }),
  row('no-events', '6', 'No document of the service has a member of webhooks, callbacks or notifications.', {
    needs: ['api-documents', 'discovery-documents', 'assets'],
    paths: ({ jsonPaths }) => jsonPaths,
    look: (origin) => {
      const wrong = origin.jsonPaths.flatMap((path) =>
        listMemberNames(origin.json(path))
          .filter((name) => /^(?:webhooks?|callbacks?|events?_endpoint|hub)$/i.test(name))
          .map((name) => `${path} has ${name}`),
      );
      return failIfAny(wrong, `${origin.jsonPaths.length} JSON documents read`);
    },
  }),
  openapiRow('no-envelope', '7', 'The description has no schema of an error.', ({ json }) => {
    const names = listNamesAt(json(openapi), 'components', 'schemas');
    const wrong = names.filter((name) => /error|problem/i.test(name));
    return failIfAny(wrong, `${names.length} schemas, none of an error`, (name) => `${openapi} has the schema ${name}`);
  }),
  row('not-found', '7', 'A path below /api/v1/ that is not there is the 404 page of the site, as HTML.', {
    needs: ['missing-paths'],
    look(origin) {
      const { status, headers, text } = origin.ask('/api/v1/compnay.json');
      const page = Buffer.from(getReleaseFile(origin.release, origin.release.notFound.file).bytes).toString('utf8');
      const type = headers['content-type'] ?? '';
      const said = `/api/v1/compnay.json: ${status}, ${type}`;
      return status === 404 && text === page && type.startsWith('text/html') ? pass(said) : fail(said);
    },
  }),
  guideRow('guide-401', '7', 'The guide says what to do with 401 and 403: report it, and nothing else.', (origin) =>
    checkDocumentSays(origin, '/auth.md', ['auth.row401']),
  ),
  referenceRow('reference-404', '7', 'The reference says of 404: read the description again, do not guess.', (origin) =>
    checkDocumentSays(origin, reference, ['rules.row404', 'rules.row404Plain']),
  ),
  referenceRow(
    'reference-5xx',
    '7',
    'The reference says of 5xx: the same request again, with exponential backoff.',
    (origin) => checkDocumentSays(origin, reference, ['rules.row5xx']),
  ),
  guideRow('never-retry', '7', 'The guide says never to repeat a request that was answered with 4xx.', (origin) =>
    checkDocumentSays(origin, '/auth.md', ['auth.neverRetry']),
  ),
  referenceRow(
    'no-limit',
    '8.1',
    'No rate limit is published: no header field, and the reference says so.',
    (origin) => {
      const wrong = [...origin.release.routes.values()].flatMap(({ path, variants }) =>
        variants
          .flatMap(({ headers }) => Object.keys(headers))
          .filter((name) => /rate-?limit|retry-after/i.test(name))
          .map((name) => `${path} sends ${name}`),
      );
      return wrong.length > 0 ? failIfAny(wrong, '') : checkDocumentSays(origin, reference, ['rules.noLimit']);
    },
  ),
  row('caching', '8.1', 'Documents of the API may be cached by all.', {
    needs: ['api-documents', 'caching'],
    look(origin) {
      const all = listApiPaths(origin).map(
        (path) => [path, origin.ask(path).headers['cache-control'] ?? 'absent'] as const,
      );
      const wrong = all.filter(([, field]) => !/^public, max-age=[1-9]\d*$/.test(field));
      return failIfAny(
        wrong,
        `${all.length} documents: ${all[0]?.[1] ?? ''}`,
        ([path, field]) => `${path}: Cache-Control: ${field}`,
      );
    },
  }),
  row('validators', '8.1', 'What a client holds costs it a header field to ask for again.', {
    needs: ['api-documents', 'validators', 'conditional'],
    look(origin) {
      const all = listApiPaths(origin);
      const wrong = all.filter((path) => {
        const { etag } = origin.ask(path).headers;
        return etag === undefined || origin.ask(path, { headers: { 'if-none-match': etag } }).status !== 304;
      });
      return failIfAny(
        wrong,
        `${all.length} documents: 304`,
        (path) => `${path} has no ETag that is answered with 304`,
      );
    },
  }),
  row('methods', '8.3', 'Other methods than GET and HEAD are answered with 405.', {
    needs: ['methods'],
    // Preflights are a row of their own.
    look: judgeOddRequests(
      'methods',
      ({ status }, method) => status === 405 || (method === 'OPTIONS' && status === 204),
    ),
  }),
  statusRow('version-in-path', '9.1', 'The version is carried in the path, and said in the status.', (origin) => {
    const version = findTextMember(origin.json(status), 'apiVersion');
    if (version !== 'v1') return fail(`${status}#/apiVersion: ${version ?? 'absent'}`);
    const wrong = origin.paths.filter((path) => path.startsWith('/api/') && !/^\/api\/v\d+\//.test(path));
    return failIfAny(wrong, 'apiVersion: v1', (path) => `${path} has none`);
  }),
  referenceRow(
    'stable',
    '9.2',
    'The reference says that v1 is stable, and that breaking changes get a new prefix.',
    (origin) => checkDocumentSays(origin, reference, ['rules.versioning']),
  ),
  openapiRow('open-schemas', '9.2', 'The published schemas let v1 gain members.', ({ text }) => {
    const [found] = /"(?:additional|unevaluated)Properties":\s*false/.exec(text(openapi)) ?? [];
    return found === undefined ? pass(`${openapi}: no schema is closed`) : fail(`${openapi}: ${found}`);
  }),
  row('posture-age', '9.3', 'The guide and both OAuth documents may be kept for ten minutes at most.', {
    needs: ['discovery-documents', 'caching'],
    paths: posture,
    after: [servedRowId('auth'), servedRowId('protected-resource'), servedRowId('authorization-server')],
    look: ({ ask }) => {
      const all = posture.map((path) => [path, ask(path).headers['cache-control'] ?? ''] as const);
      const wrong = all.filter(([, field]) => {
        const age = Number(/max-age=(\d+)/.exec(field)?.[1] ?? '0');
        return age < 1 || age > 600;
      });
      return failIfAny(
        wrong,
        `${posture.length} documents: ${all[0]?.[1]}`,
        ([path, field]) => `${path}: Cache-Control: ${field}`,
      );
    },
  }),
  guideRow('guide-current', '9.3', 'The guide says to fetch it and both OAuth documents again.', (origin) =>
    checkDocumentSays(origin, '/auth.md', ['auth.current']),
  ),
];

/** Whether parameters stand in the path alone: they name files. */
const isOfPath = (parameters: unknown): boolean =>
  Array.isArray(parameters) && parameters.length > 0 && parameters.every((each) => findMember(each, 'in') === 'path');

/** Path and method of each described operation. */
function operations({ json }: ReleaseOrigin): (readonly [string, string])[] {
  return listNamesAt(json(openapi), 'paths').flatMap((path) =>
    listNamesAt(json(openapi), 'paths', path)
      .filter(isMethod)
      .map((method) => [path, method] as const),
  );
}

const isMethod = (name: string): boolean => /^(?:get|put|post|delete|options|head|patch|trace|query)$/.test(name);

/** Sentences of the site on its answers: places judge each of them. */
export const claimRows: readonly Requirement[] = [
  row('claims', 'claims', 'Every sentence of the site on how it answers is true where it is served.', {
    needs: [],
    look: ({ release: { claims } }) =>
      claims === undefined
        ? leaveUnknown('build', 'The build is of a version that did not note its sentences: build again.')
        : pass(`${claims.length} sentences`),
    judgeAt: judgeClaims,
  }),
];

/** A published sentence that a place makes false is a failure, no `no`. */
function judgeClaims(
  place: ReadinessPlace,
  shown: RequirementResult,
  { release: { claims = [] } }: ReleaseOrigin,
): RequirementResult {
  const wrong = claims.find(({ needs }) => needs.some((each) => place.lacks.includes(each)));
  if (wrong)
    return {
      ...fail(`The site says, and ${place.name} does not keep: "${wrong.text}"`, `claim/${wrong.id}`),
      why: 'Name the host in content/site.ts and build again: it is then replaced or left out.',
    };
  return place.judge({ needs: [...new Set(claims.flatMap(({ needs }) => needs))] }, shown);
}
