import type { Contract } from '../../../src/api/contract/contract.ts';
import { contractFromOpenapi } from '../../../src/api/contract/published-contract.ts';
import { buildResponseComponents, buildResponses } from '../../../src/api/openapi.ts';
import { resources } from '../../../src/api/v1/index.ts';
import { apiVersion, descriptionVersion, openapiPath } from '../../../src/api/v1/version.ts';
import type { WireSchemas } from '../../../src/api/wire-schemas.ts';
import schemas from '../../../src/api/wire-schemas.ts?value';

const { bodies, components } = schemas as WireSchemas;

/** Contract of Gazette's own documents for a site in several languages that publishes all of them. */
export function buildWireContract(): Contract {
  const operations = [...resources, { path: openapiPath, operationId: 'getOpenapi', tag: 'Discovery' }];
  const { servers: _, ...contract } = contractFromOpenapi(
    {
      openapi: '3.1.1',
      info: { version: descriptionVersion },
      security: [],
      paths: Object.fromEntries(
        operations.map(({ path, operationId, tag }) => [
          path,
          { get: { operationId, tags: [tag], responses: buildResponses({ language: 'en' }, bodies[path], '', {}) } },
        ]),
      ),
      components: { schemas: components, ...buildResponseComponents({ language: 'en' }) },
    },
    apiVersion,
  );
  return contract;
}
