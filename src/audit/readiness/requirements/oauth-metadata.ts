import { isObject } from '../../../core/forms.ts';
import type { Requirement } from '../requirement.ts';
import { byDesign, unless } from '../verdict.ts';
import { discovery, rowsOf } from './row.ts';
import { servedRow } from './service/documents.ts';

const row = rowsOf('oauth');
const resource = '/.well-known/oauth-protected-resource';
const server = '/.well-known/oauth-authorization-server';

/** RFC 9728 and RFC 8414, beyond the rules of the service. */
export const oauthMetadataRows: readonly Requirement[] = [
  row(
    'resource-values',
    'RFC 9728 §3.2',
    'Parameters without a value are left out; an empty list of bearer methods is one.',
    {
      needs: discovery,
      paths: [resource],
      after: [servedRow('protected-resource'), 'service-resource-closed', 'service-resource-bearer-methods-supported'],
      look: ({ json }) => {
        const body = json(resource);
        const empty = Object.entries(isObject(body) ? body : {}).filter(
          ([name, value]) => name !== 'bearer_methods_supported' && (value === null || value === '' || isEmpty(value)),
        );
        return unless(
          empty.map(([name]) => `${name} is empty`),
          'no parameter is empty but bearer_methods_supported',
        );
      },
    },
  ),
  row('server-endpoints', 'RFC 8414 §2', 'The metadata of a server name its authorization and token endpoints.', {
    needs: discovery,
    paths: [server],
    after: [servedRow('authorization-server'), 'service-server-closed'],
    // That the metadata are closed says that there is no endpoint.
    look: () =>
      byDesign('no-authorization-server', 'There is no server: clients that look for endpoints find none, and stop.'),
  }),
  row('server-values', 'RFC 8414 §3.2', 'Claims with an empty list are left out.', {
    needs: discovery,
    paths: [server],
    after: ['grant-types', 'response-types', 'scopes'].map((name) => `service-server-${name}-supported`),
    look: ({ json }) => {
      const body = json(server);
      const empty = Object.entries(isObject(body) ? body : {}).flatMap(([name, value]) =>
        isEmpty(value) ? [name] : [],
      );
      return byDesign('empty-says-none', `${empty.join(', ')}: an absent list would claim two grants by default.`);
    },
  }),
];

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
