import { isCalendarDate } from '../core/dates.ts';
import { getModule, type Sources } from './read/load.ts';
import type { LocatedData, ValuePath } from './read/source.ts';
import type { Site } from './site.ts';

/** A published fact with a last day of validity. */
interface ExpiringFact {
  /** `company#compliance/iso-27001`, `page#pages/privacy.md`: stable as long as the id or file name is. */
  readonly address: string;
  /** Common name. */
  readonly name: string;
  /** Last day on which it holds, YYYY-MM-DD. */
  readonly until: string;
  readonly located: LocatedData;
  readonly path: ValuePath;
}

interface Item {
  readonly id: string;
  readonly name: string;
  readonly validUntil?: string | undefined;
}

/** Published facts with a `validUntil`: compliance, ways to reach the organisation, people, pages. */
export function listExpiringFacts(site: Site, sources: Sources): ExpiringFact[] {
  const { compliance, contactRoutes, people } = site.company;
  const lists: Readonly<Record<string, readonly Item[]>> = { compliance, contactRoutes, people };
  const inCompany = Object.entries(lists).flatMap(([list, items]) =>
    items.flatMap(({ id, name, validUntil }, index): ExpiringFact[] =>
      validUntil === undefined
        ? []
        : [
            {
              address: `company#${list}/${id}`,
              name,
              until: validUntil,
              located: getModule(sources, 'company'),
              path: [list, index, 'validUntil'],
            },
          ],
    ),
  );
  return [...inCompany, ...sources.pages.flatMap(({ file, frontMatter }) => ofPage(file, frontMatter))];
}

function ofPage(file: string, frontMatter: LocatedData): ExpiringFact[] {
  const { validUntil, title, draft } = frontMatter.value as Readonly<Record<string, unknown>>;
  if (typeof validUntil !== 'string' || !isCalendarDate(validUntil) || draft === 'true') return [];
  const address = `page#${file.slice('content/'.length)}`;
  return [{ address, name: String(title ?? ''), until: validUntil, located: frontMatter, path: ['validUntil'] }];
}
