import type { z } from 'zod';
import type { ValuePath } from '../../content/read/source.ts';
import { schemas } from '../../content/schemas/index.ts';
import type { ModuleName } from '../../content/site.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';

/** The schema of each typed module, and the name that its type has in 'gazette/content'. */
export const moduleSchemas = {
  site: { type: 'SiteSettings', schema: schemas.site },
  company: { type: 'Company', schema: schemas.company },
  solutions: { type: 'Solutions', schema: schemas.solutions },
  industries: { type: 'Industries', schema: schemas.industries },
  access: { type: 'Access', schema: schemas.access },
  brand: { type: 'Brand', schema: schemas.brand },
} as const satisfies Record<ModuleName, { type: string; schema: z.ZodType }>;

/** Whether the member of a module at `path` is one of a few fixed words (a day, a status), which code may compare. */
export function isChoice(module: ModuleName): (path: ValuePath) => boolean {
  const root = toJsonSchema(moduleSchemas[module].schema);
  return (path) => {
    let schema: JsonSchema | undefined = root;
    for (const key of path) schema = typeof key === 'number' ? schema?.items : schema?.properties?.[String(key)];
    return schema?.enum !== undefined;
  };
}
