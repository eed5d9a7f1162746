import { findMember, findTextMember, listNamesAt } from '../../../../checks/published/members.ts';
import type { ReleaseOrigin } from '../../origin.ts';
import { createRowFactory, type Requirement } from '../../requirement.ts';
import { fail, failIfAny, pass, type RequirementResult } from '../../verdict.ts';
import { createDocumentRowFactory, listMemberNames, servedRowId } from './documents.ts';

const row = createRowFactory('service');
const serverRow = createDocumentRowFactory('service', 'authorization-server');
const resourceRow = createDocumentRowFactory('service', 'protected-resource');
const resource = '/.well-known/oauth-protected-resource';
const server = '/.well-known/oauth-authorization-server';

/** Value of a member as JSON, or "absent". */
const shown = (value: unknown): string => (value === undefined ? 'absent' : JSON.stringify(value));

const is =
  (path: string, names: readonly string[], expected: (origin: ReleaseOrigin) => unknown) =>
  (origin: ReleaseOrigin): RequirementResult => {
    // Bounded: names of members, written in the code.
    const value = findMember(origin.json(path), ...names);
    const said = `${path}#/${names.join('/')}: ${shown(value)}`;
    return JSON.stringify(value) === JSON.stringify(expected(origin)) ? pass(said) : fail(said);
  };

const member = (
  path: string,
  clause: string,
  name: string,
  says: string,
  expected: (origin: ReleaseOrigin) => unknown,
): Requirement =>
  row(`${path === resource ? 'resource' : 'server'}-${name.replaceAll(/[_/]/g, '-')}`, clause, says, {
    needs: ['discovery-documents'],
    paths: [path],
    after: [servedRowId(path.slice('/.well-known/oauth-'.length))],
    look: is(path, name.split('/'), expected),
  });

const ofResource = (name: string, says: string, expected: (origin: ReleaseOrigin) => unknown) =>
  member(resource, '2.2', name, says, expected);
const ofServer = (name: string, says: string, expected: (origin: ReleaseOrigin) => unknown) =>
  member(server, '2.3', name, says, expected);

const resourceMembers = [
  ...['resource', 'resource_name', 'resource_documentation', 'resource_policy_uri', 'resource_tos_uri'],
  ...['bearer_methods_supported', 'tls_client_certificate_bound_access_tokens', 'dpop_bound_access_tokens_required'],
];
const serverMembers = [
  ...['issuer', 'grant_types_supported', 'response_types_supported', 'scopes_supported'],
  ...['service_documentation', 'agent_auth'],
];

/** Sections 2.2 and 2.3: two documents that state that there is no login. */
export const oauthRows: readonly Requirement[] = [
  ofResource('resource', 'resource is the origin, without a path or a slash.', ({ url }) => new URL(url).origin),
  resourceRow('resource-name', '2.2', 'resource_name is a name for people.', ({ json }) => {
    const name = findTextMember(json(resource), 'resource_name') ?? '';
    return /\S/.test(name) ? pass(`${resource}#/resource_name: ${name}`) : fail(`${resource} has no resource_name`);
  }),
  ofResource(
    'resource_documentation',
    'resource_documentation is the API reference in Markdown.',
    ({ url }) => `${url}/docs/api.md`,
  ),
  ...(['policy', 'tos'] as const).map((kind) =>
    resourceRow(`resource-${kind}`, '2.2', `resource_${kind}_uri is the address of a page.`, (origin) => {
      const url = findTextMember(origin.json(resource), `resource_${kind}_uri`) ?? '';
      const path = origin.pathOf(url);
      if (path === undefined)
        return /^https:\/\//.test(url) ? pass(`${url}, of another origin`) : fail(`not an address: "${url}"`);
      const { status } = origin.ask(path);
      return status === 200 ? pass(`${url}: 200`) : fail(`${url}: ${status}`);
    }),
  ),
  ofResource('bearer_methods_supported', 'No bearer method is supported: the list is empty.', () => []),
  ofResource('tls_client_certificate_bound_access_tokens', 'No token is bound to a certificate.', () => false),
  ofResource('dpop_bound_access_tokens_required', 'No token needs DPoP.', () => false),
  resourceRow(
    'resource-closed',
    '2.2',
    'It has no other member: no scopes, no authorization server, nothing empty.',
    closed(resource, resourceMembers),
  ),
  ofServer('issuer', 'issuer is the origin, the same string as resource.', ({ url }) => new URL(url).origin),
  ofServer('grant_types_supported', 'There is no grant: the list is empty.', () => []),
  ofServer('response_types_supported', 'There is no response type: the list is empty.', () => []),
  ofServer('scopes_supported', 'There are no scopes: the list is empty.', () => []),
  ofServer(
    'service_documentation',
    'service_documentation is the authentication guide.',
    ({ url }) => `${url}/auth.md`,
  ),
  ofServer('agent_auth/skill', 'agent_auth.skill is the authentication guide.', ({ url }) => `${url}/auth.md`),
  ofServer('agent_auth/identity_types_supported', 'No agentic registration is offered: the list is empty.', () => []),
  serverRow(
    'server-closed',
    '2.3',
    'It has no other member: no endpoint, because nothing runs behind one.',
    closed(server, serverMembers),
  ),
  row('no-endpoint-anywhere', '2.3', 'No JSON document names an endpoint of an authorization server.', {
    needs: ['api-documents', 'discovery-documents', 'assets'],
    paths: ({ jsonPaths }) => jsonPaths,
    look: (origin) => {
      const others = origin.jsonPaths.filter((path) => path !== server && path !== resource);
      const wrong = others.flatMap((path) =>
        listMemberNames(origin.json(path))
          .filter((name) => /_endpoint$|^(?:register|claim|revocation|jwks)_uri$/.test(name))
          .map((name) => `${path} has ${name}`),
      );
      return failIfAny(wrong, `${others.length} JSON documents read`);
    },
  }),
];

/** Names may have a language (RFC 9728 §2.1): `resource_name#en`. */
function closed(path: string, known: readonly string[]) {
  return ({ json }: ReleaseOrigin): RequirementResult => {
    const names = listNamesAt(json(path));
    const more = names.filter((name) => !known.includes(name.replace(/#.*$/, ''))).map((name) => `${path} has ${name}`);
    return failIfAny(more, `${path}: ${names.length} members, each of them known`);
  };
}
