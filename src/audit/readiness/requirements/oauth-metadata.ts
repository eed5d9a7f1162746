import { isObject } from '../../../core/type-guards.ts';
import { createRowFactory, type Requirement } from '../requirement.ts';
import { exemptByDesign, failIfAny } from '../verdict.ts';
import { servedRowId } from './service/documents.ts';

const row = createRowFactory('oauth');
const resource = '/.well-known/oauth-protected-resource';
const server = '/.well-known/oauth-authorization-server';

/** RFC 9728 and RFC 8414, beyond the rules of the service. */
export const oauthMetadataRows: readonly Requirement[] = [
  row(
    'resource-values',
    'RFC 9728 §3.2',
    'Parameters without a value are left out; an empty list of bearer methods is one.',
    {
      needs: ['discovery-documents'],
      paths: [resource],
      after: [
        servedRowId('protected-resource'),
        'service-resource-closed',
        'service-resource-bearer-methods-supported',
      ],
      look: ({ json }) => {
        const body = json(resource);
        const empty = Object.entries(isObject(body) ? body : {}).filter(
          ([name, value]) => name !== 'bearer_methods_supported' && (value === null || value === '' || isEmpty(value)),
        );
        return failIfAny(empty, 'no parameter is empty but bearer_methods_supported', ([name]) => `${name} is empty`);
      },
    },
  ),
  row('server-endpoints', 'RFC 8414 §2', 'The metadata of a server name its authorization and token endpoints.', {
    needs: ['discovery-documents'],
    paths: [server],
    after: [servedRowId('authorization-server'), 'service-server-closed'],
    // That the metadata are closed says that there is no endpoint.
    look: () =>
      exemptByDesign(
        'no-authorization-server',
        'There is no server: clients that look for endpoints find none, and stop.',
      ),
  }),
  row('server-values', 'RFC 8414 §3.2', 'Claims with an empty list are left out.', {
    needs: ['discovery-documents'],
    paths: [server],
    after: ['grant-types', 'response-types', 'scopes'].map((name) => `service-server-${name}-supported`),
    look: ({ json }) => {
      const body = json(server);
      const empty = Object.entries(isObject(body) ? body : {}).flatMap(([name, value]) =>
        isEmpty(value) ? [name] : [],
      );
      return exemptByDesign(
        'empty-says-none',
        `${empty.join(', ')}: an absent list would claim two grants by default.`,
      );
    },
  }),
];

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
