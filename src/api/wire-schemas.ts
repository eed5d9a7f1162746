// Evaluated at bundling (`?value`): depends on the code alone, and costs a tenth of a small build.
import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { mediaTypes } from '../core/media-types.ts';
import { resources } from './v1/index.ts';
import { openapiPath } from './v1/version.ts';
import { descriptionKey } from './wire-descriptions.ts';

/** Wire schemas of an OpenAPI description. */
export interface WireSchemas {
  /** The schema of each document, by path: a reference. */
  readonly bodies: Readonly<Record<string, object>>;
  /** Referenced schemas, by name. */
  readonly components: Readonly<Record<string, object>>;
}

const description = z
  .object({
    openapi: z
      .string()
      .regex(/^3\.1\.\d+$/)
      .describe(descriptionKey('wire.openapiVersion')),
    info: z.looseObject({ title: z.string(), version: z.string() }).describe(descriptionKey('wire.openapiInfo')),
    paths: z.record(z.string(), z.unknown()).describe(descriptionKey('wire.openapiPaths')),
  })
  .meta({ id: 'OpenApiDocument', description: descriptionKey('wire.OpenApiDocument') });

function wireSchemas(): WireSchemas {
  const registry = new OpenAPIRegistry();
  const schemas: [string, z.ZodType][] = resources.map(({ path, schema }) => [path, schema]);
  for (const [path, schema] of [...schemas, [openapiPath, description] as const])
    registry.registerPath({
      method: 'get',
      path,
      responses: { 200: { description: '', content: { [mediaTypes.json]: { schema } } } },
    });
  const made = new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.1',
    info: { title: '', version: '' },
  });
  const bodies = Object.entries(made.paths ?? {}).map(([path, item]) => [
    path,
    item.get?.responses?.[200]?.content?.[mediaTypes.json]?.schema,
  ]);
  return { bodies: Object.fromEntries(bodies), components: (made.components?.schemas ?? {}) as Record<string, object> };
}

export default wireSchemas();
