import type { z } from 'zod';
import type { ModuleName } from '../site.ts';
import access from './access.ts?lazy';
import brand from './brand.ts?lazy';
import company from './company.ts?lazy';
import industries from './industries.ts?lazy';
import site from './site.ts?lazy';
import solutions from './solutions.ts?lazy';

/** The table of src/content/schemas/index.ts for whoever needs a few of them: to make all takes as long as to read a site. */
export const lazySchemas = {
  site: () => site<typeof import('./site.ts')>().siteSchema,
  company: () => company<typeof import('./company.ts')>().companySchema,
  solutions: () => solutions<typeof import('./solutions.ts')>().solutionsSchema,
  industries: () => industries<typeof import('./industries.ts')>().industriesSchema,
  access: () => access<typeof import('./access.ts')>().accessSchema,
  brand: () => brand<typeof import('./brand.ts')>().brandSchema,
} as const satisfies Record<ModuleName, () => z.ZodType>;
