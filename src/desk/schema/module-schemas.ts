import type { z } from 'zod';
import type { ValuePath } from '../../content/read/source.ts';
import { accessSchema } from '../../content/schemas/access.ts';
import { companySchema } from '../../content/schemas/company.ts';
import { industriesSchema } from '../../content/schemas/industries.ts';
import { siteSchema } from '../../content/schemas/site.ts';
import { solutionsSchema } from '../../content/schemas/solutions.ts';
import type { ModuleName } from '../../content/site.ts';
import { contentSchema, type JsonSchema } from './json-schema.ts';

/** The schema of each typed module, and the name that its type has in 'gazette/content'. */
export const moduleSchemas = {
  site: { type: 'SiteSettings', schema: siteSchema },
  company: { type: 'Company', schema: companySchema },
  solutions: { type: 'Solutions', schema: solutionsSchema },
  industries: { type: 'Industries', schema: industriesSchema },
  access: { type: 'Access', schema: accessSchema },
} as const satisfies Record<ModuleName, { type: string; schema: z.ZodType }>;

/** Whether the member of a module at `path` is one of a few fixed words (a day, a status), which code may compare. */
export function isChoice(module: ModuleName): (path: ValuePath) => boolean {
  const root = contentSchema(moduleSchemas[module].schema);
  return (path) => {
    let schema: JsonSchema | undefined = root;
    for (const key of path) schema = typeof key === 'number' ? schema?.items : schema?.properties?.[String(key)];
    return schema?.enum !== undefined;
  };
}
