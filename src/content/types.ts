/**
 * The types that typed content modules are checked against, imported by editors as 'gazette/content':
 * `export default { … } satisfies Company`. Types only: a content module imports no code.
 */
export type { FactModule, Facts } from './fact-types.ts';
export type { Access, Company, Industries, SiteSettings, Solutions } from './types.generated.ts';
