/**
 * The types that typed content modules are checked against, imported by editors as 'gazette/content':
 * `export default { … } satisfies Company`. Types only: a content module imports no code.
 */
export type { AccessInput as Access } from './schemas/access.ts';
export type { CompanyInput as Company } from './schemas/company.ts';
export type { IndustriesInput as Industries } from './schemas/industries.ts';
export type { SiteInput as SiteSettings } from './schemas/site.ts';
export type { SolutionsInput as Solutions } from './schemas/solutions.ts';
