// A table of requirements, and so longer than a module should be.
import { findMember, findTextMember, listNamesAt } from '../../../../checks/published/members.ts';
import { getReleaseFile } from '../../../../core/release.ts';
import type { ReleaseOrigin } from '../../origin.ts';
import type { Requirement } from '../../requirement.ts';
import { fail, failIfAny, pass } from '../../verdict.ts';
import { apiNeeds, createRowFactory, discoveryNeeds } from '../row.ts';
import { checkDocumentSays } from './access.ts';
import { listApiPaths, listMemberNames } from './api-description.ts';
import { ofDocument, servedRowId } from './documents.ts';

const row = createRowFactory('service');
const openapi = '/api/v1/openapi.json';
const status = '/api/v1/status.json';
const reference = '/docs/api.md';
const posture = ['/auth.md', '/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server'];

/** Sections 3 and 6 to 9: no lifecycle, no events, errors, limits and versions. */
export const ruleRows: readonly Requirement[] = [
  row('reads-only', '3', 'The description has operations that read, and none that changes anything.', {
    ...ofDocument('openapi'),
    look(origin) {
      const all = operations(origin);
      const wrong = all.filter(([, method]) => method !== 'get').map(([path, method]) => `${method} ${path}`);
      return failIfAny(wrong, `${all.length} operations, each of them get`);
    },
  }),
  row('no-parameters', '4, 8.2', 'The description has no parameter and no body of a request.', {
    ...ofDocument('openapi'),
    look: ({ json }) => {
      const names = listMemberNames(findMember(json(openapi), 'paths')).filter((name) =>
        ['parameters', 'requestBody'].includes(name),
      );
      return failIfAny(
        names.map((name) => `${openapi} has ${name}`),
        `${openapi}: neither`,
      );
    },
  }),
  row('query', '4, 8.2', 'A query changes nothing: it is ignored.', {
    needs: ['query'],
    after: [servedRowId('index')],
    look(origin) {
      const asked = `/api/v1/index.json?page=2`;
      return origin.ask(asked).text === origin.text('/api/v1/index.json') ? pass(`${asked}: the same`) : fail(asked);
    },
  }),
  row('no-events', '6', 'No document of the service has a member of webhooks, callbacks or another way to be told.', {
    needs: [...apiNeeds, ...discoveryNeeds, 'assets'],
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
  row('no-envelope', '7', 'The description has no schema of an error.', {
    ...ofDocument('openapi'),
    look: ({ json }) => {
      const names = listNamesAt(json(openapi), 'components', 'schemas');
      const wrong = names.filter((name) => /error|problem/i.test(name));
      return failIfAny(
        wrong.map((name) => `${openapi} has the schema ${name}`),
        `${names.length} schemas, none of an error`,
      );
    },
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
  row('guide-401', '7', 'The guide says what to do with 401 and 403: nothing but to tell.', {
    ...ofDocument('auth'),
    look: (origin) => checkDocumentSays(origin, '/auth.md', ['auth.row401']),
  }),
  row('reference-404', '7', 'The reference says of 404: read the description again, do not guess.', {
    ...ofDocument('reference'),
    look: (origin) => checkDocumentSays(origin, reference, ['rules.row404', 'rules.row404Plain']),
  }),
  row('reference-5xx', '7', 'The reference says of 5xx: the same request again, with exponential backoff.', {
    ...ofDocument('reference'),
    look: (origin) => checkDocumentSays(origin, reference, ['rules.row5xx']),
  }),
  row('never-retry', '7', 'The guide says never to repeat a request that was answered with 4xx.', {
    ...ofDocument('auth'),
    look: (origin) => checkDocumentSays(origin, '/auth.md', ['auth.neverRetry']),
  }),
  row('no-limit', '8.1', 'No rate limit is published: no header field, and the reference says so.', {
    ...ofDocument('reference'),
    look(origin) {
      const wrong = [...origin.release.routes.values()].flatMap(({ path, variants }) =>
        variants
          .flatMap(({ headers }) => Object.keys(headers))
          .filter((name) => /rate-?limit|retry-after/i.test(name))
          .map((name) => `${path} sends ${name}`),
      );
      return wrong.length > 0 ? failIfAny(wrong, '') : checkDocumentSays(origin, reference, ['rules.noLimit']);
    },
  }),
  row('caching', '8.1', 'Documents of the API may be cached by all.', {
    needs: [...apiNeeds, 'caching'],
    look(origin) {
      const all = listApiPaths(origin).map(
        (path) => [path, origin.ask(path).headers['cache-control'] ?? 'absent'] as const,
      );
      const wrong = all.filter(([, field]) => !/^public, max-age=[1-9]\d*$/.test(field));
      return failIfAny(
        wrong.map(([path, field]) => `${path}: Cache-Control: ${field}`),
        `${all.length} documents: ${all[0]?.[1] ?? ''}`,
      );
    },
  }),
  row('validators', '8.1', 'What a client holds costs it a header field to ask for again.', {
    needs: [...apiNeeds, 'validators', 'conditional'],
    look(origin) {
      const all = listApiPaths(origin);
      const wrong = all.filter((path) => {
        const { etag } = origin.ask(path).headers;
        return etag === undefined || origin.ask(path, { headers: { 'if-none-match': etag } }).status !== 304;
      });
      return failIfAny(
        wrong.map((path) => `${path} has no ETag that is answered with 304`),
        `${all.length} documents: 304`,
      );
    },
  }),
  row('methods', '8.3', 'Other methods than GET and HEAD are answered with 405.', {
    needs: ['methods'],
    look(origin) {
      const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'get'];
      const wrong = methods.filter((method) => origin.ask('/api/v1/index.json', { method }).status !== 405);
      return failIfAny(
        wrong.map((method) => `${method} is answered`),
        `${methods.join(', ')}: 405`,
      );
    },
  }),
  row('version-in-path', '9.1', 'The version is carried in the path, and said in the status.', {
    ...ofDocument('status'),
    look(origin) {
      const version = findTextMember(origin.json(status), 'apiVersion');
      if (version !== 'v1') return fail(`${status}#/apiVersion: ${version ?? 'absent'}`);
      const wrong = origin.paths.filter((path) => path.startsWith('/api/') && !/^\/api\/v\d+\//.test(path));
      return failIfAny(
        wrong.map((path) => `${path} has none`),
        'apiVersion: v1',
      );
    },
  }),
  row('stable', '9.2', 'The reference says that v1 is stable, and that breaking changes get a new prefix.', {
    ...ofDocument('reference'),
    look: (origin) => checkDocumentSays(origin, reference, ['rules.versioning']),
  }),
  row('open-schemas', '9.2', 'The published schemas let v1 gain members.', {
    ...ofDocument('openapi'),
    look: ({ text }) => {
      const [found] = /"(?:additional|unevaluated)Properties":\s*false/.exec(text(openapi)) ?? [];
      return found === undefined ? pass(`${openapi}: no schema is closed`) : fail(`${openapi}: ${found}`);
    },
  }),
  row('posture-age', '9.3', 'The guide and both OAuth documents may be kept for ten minutes at most.', {
    needs: [...discoveryNeeds, 'caching'],
    paths: posture,
    after: [servedRowId('auth'), servedRowId('protected-resource'), servedRowId('authorization-server')],
    look: ({ ask }) => {
      const all = posture.map((path) => [path, ask(path).headers['cache-control'] ?? ''] as const);
      const wrong = all.filter(([, field]) => {
        const age = Number(/max-age=(\d+)/.exec(field)?.[1] ?? '0');
        return age < 1 || age > 600;
      });
      return failIfAny(
        wrong.map(([path, field]) => `${path}: Cache-Control: ${field}`),
        `${posture.length} documents: ${all[0]?.[1]}`,
      );
    },
  }),
  row('guide-current', '9.3', 'The guide says to fetch it and both OAuth documents again.', {
    ...ofDocument('auth'),
    look: (origin) => checkDocumentSays(origin, '/auth.md', ['auth.current']),
  }),
];

/** Path and method of each described operation. */
function operations({ json }: ReleaseOrigin): (readonly [string, string])[] {
  return listNamesAt(json(openapi), 'paths').flatMap((path) =>
    listNamesAt(json(openapi), 'paths', path)
      .filter(isMethod)
      .map((method) => [path, method] as const),
  );
}

const isMethod = (name: string): boolean => /^(?:get|put|post|delete|options|head|patch|trace|query)$/.test(name);
