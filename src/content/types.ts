/**
 * The types that typed content modules are checked against, imported by editors as 'gazette/content':
 * `export default { … } satisfies Company`. Types only: a content module imports no code.
 */

import type * as facts from './fact-types.ts';
import type { Schedulable } from './scheduled/scheduled-value.ts';
import type { Text } from './text.ts';

// Exports everything: an interface exported by name could not be extended (content/facts.d.ts).
export type * from './fact-types.ts';
/** Form of content/facts/<name>.ts: `export default { … } satisfies FactModule<'releases'>`. */
export type FactModule<Name extends string = string> = facts.FactModule<
  Name,
  Text,
  readonly Schedulable<facts.FactItemOf<Name>>[]
>;
// Public names stay: content/facts.d.ts of every project imports them.
export type { Schedulable as Ahead, ScheduledValue as Later } from './scheduled/scheduled-value.ts';
export type { Text } from './text.ts';
export type { Access, Brand, Company, Industries, SiteSettings, Solutions } from './types.generated.ts';
