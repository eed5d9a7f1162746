import type { Sources } from '../../content/read/load.ts';
import type { LocatedData, ValuePath } from '../../content/read/source.ts';
import type { Site } from '../../content/site.ts';
import { isCalendarDate } from '../../core/dates.ts';
import { findAtPath } from '../../core/type-guards.ts';
import { addressPrefixOf } from './all-facts.ts';
import { listAddressedPages } from './facts.ts';

/** A date of a last change that somebody wrote into a file. */
export interface WrittenDate {
  readonly date: string;
  readonly located: LocatedData;
  readonly path: ValuePath;
}

/**
 * The dates that are written in files, by the beginnings of the addresses that they speak of: `company#`, `page#/about/`. Of
 * news the day of publication counts too.
 */
export function collectWrittenDates(
  site: Site,
  { modules, facts, ...markdown }: Sources,
): ReadonlyMap<string, WrittenDate> {
  const found = new Map<string, WrittenDate>();
  const note = (scopes: readonly string[], located: LocatedData | undefined, path: ValuePath = ['updated']) => {
    const date = findAtPath(located?.value, path);
    if (located && typeof date === 'string' && isCalendarDate(date))
      for (const scope of scopes) found.set(scope, { date, located, path });
  };
  const files = new Map(
    [...markdown.pages, ...markdown.faq, ...(markdown.news ?? [])].map(({ file, frontMatter }) => [file, frontMatter]),
  );
  for (const each of [site, ...(site.translations ?? [])]) {
    const prefix = addressPrefixOf(each);
    const scoped = (scopes: readonly string[]) => scopes.map((scope) => prefix + scope);
    note(scoped(['company#']), modules.get('company'));
    note(scoped(['site#', ...siteFactAddresses]), modules.get('site'));
    note(scoped(['solutions#', 'workflows#', 'technologyStack#']), modules.get('solutions'));
    note(scoped(['industries#']), modules.get('industries'));
    note(scoped(['access#']), modules.get('access'));
    for (const [name, located] of facts) note(scoped([`${name}#`]), located);
    for (const { path, source } of listAddressedPages(each)) note(scoped([`page#${path}`]), files.get(source));
    for (const { id, source } of each.questions) note(scoped([`faq#${id}`]), files.get(source));
    for (const { id, source } of each.news ?? []) {
      note(scoped([`news#${id}`]), files.get(source), ['date']);
      note(scoped([`news#${id}`]), files.get(source));
    }
    for (const { name, source } of markdown.skills)
      note(scoped([`skill#${name}`]), source.frontMatter, ['metadata', 'updated']);
  }
  return found;
}

/** Facts of content/site.ts in documents of other modules. */
export const siteFactAddresses: readonly string[] = [
  'access#contact/email',
  'company#privacyPolicy',
  'company#termsOfService',
];

/** The beginning of an address to which a date belongs: of an item of the FAQ, of a page, or of all of a module. */
export function scopeOf(address: string): string {
  const at = address.indexOf('#');
  const resource = address.slice(address.lastIndexOf('/', at) + 1, at);
  if (siteFactAddresses.some((each) => address.endsWith(each))) return address;
  if (resource === 'page' || resource === 'news' || resource === 'skill' || resource === 'generator') return address;
  if (resource !== 'faq') return address.slice(0, at + 1);
  const end = address.indexOf('/', at);
  return end === -1 ? address : address.slice(0, end);
}
