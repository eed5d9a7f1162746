import { findNearestName } from '../../core/did-you-mean.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import type { Report } from '../../core/problem.ts';
import type { Sources } from '../read/load.ts';
import type { LocatedData } from '../read/source.ts';
import type { Site } from '../site.ts';
import { isBlank } from './blank-fields.ts';

/** Date of undated content, which is a problem: rendered, but never published. */
export const undatedPlaceholder = '1970-01-01';

/**
 * Reports `field-missing` for each file without the date of its last change, where no ledger knows it. Misspelt fields
 * have been reported; skills have a rule of their own (skills.ts).
 */
export function reportUndated({ modules, facts, pages, faq, ledger }: Sources, report: Report): void {
  if (ledger) return;
  for (const [name, located] of modules) if (name !== 'brand') look(located, report);
  for (const located of facts.values()) look(located, report);
  // A blank field is absent in front matter; modules refuse it.
  for (const { frontMatter } of [...pages, ...faq]) look(frontMatter, report, isBlank);
}

function look(located: LocatedData, report: Report, isNone = (value: unknown): boolean => value === undefined): void {
  const { value } = located;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const { updated } = value as { readonly updated?: unknown };
  if (updated !== undefined && !isNone(updated)) return;
  if (updated === undefined && findNearestName('updated', Object.keys(value)) !== undefined) return;
  report({
    code: 'field-missing',
    at: located.locate(['updated']),
    field: 'updated',
    message: 'expected a calendar date written YYYY-MM-DD, got nothing',
    hint: 'Write the day on which this content changed, or keep a ledger, which knows it: npx gazette release --adopt.',
  });
}

interface Dated {
  readonly updated?: string | undefined;
}

/** The dates of the typed modules that there are; empty where none is written: a ledger puts one there afterwards. */
export function collectModuleDates(
  { modules }: Pick<Sources, 'modules'>,
  said: Readonly<Record<'site' | 'company' | 'solutions' | 'industries' | 'access', Dated>>,
): Site['updated'] {
  const dateIn = (name: 'solutions' | 'industries' | 'access') =>
    modules.has(name) ? (said[name].updated ?? undatedPlaceholder) : undefined;
  return {
    site: said.site.updated ?? undatedPlaceholder,
    company: said.company.updated ?? undatedPlaceholder,
    ...omitUndefined({ solutions: dateIn('solutions'), industries: dateIn('industries'), access: dateIn('access') }),
  };
}
