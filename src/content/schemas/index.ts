import type { z } from 'zod';
import type { ModuleName } from '../site.ts';
import { accessSchema } from './access.ts';
import { brandSchema } from './brand.ts';
import { companySchema } from './company.ts';
import { industriesSchema } from './industries.ts';
import { siteSchema } from './site.ts';
import { solutionsSchema } from './solutions.ts';

/** THE TABLE of typed modules: the schema of each. */
export const schemas = {
  site: siteSchema,
  company: companySchema,
  solutions: solutionsSchema,
  industries: industriesSchema,
  access: accessSchema,
  brand: brandSchema,
} as const satisfies Record<ModuleName, z.ZodType>;
