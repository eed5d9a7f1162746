import { findNearestName } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import { ownedFactPattern } from '../owned-fact.ts';
import type { Sources } from '../read/load.ts';
import { listScheduledSides } from '../scheduled/scheduled-value.ts';

/**
 * Reports `reference-unknown` for owners of a fact that its file states at no time: `content/company.ts#registeredAddress`, and of
 * an item by its id `content/company.ts#contactRoutes/press/phone`. `sources` are as they were read: of all languages, with what
 * is given ahead. Rows that the schema refuses are passed over.
 */
export function checkOwnedFacts(sources: Sources, report: Report): void {
  const site = sources.modules.get('site');
  const { owners } = (site?.value ?? {}) as { readonly owners?: unknown };
  for (const [i, row] of listIn(owners).entries())
    for (const [j, each] of listIn((row as { readonly files?: unknown } | null)?.files).entries()) {
      if (typeof each !== 'string' || !ownedFactPattern.test(each)) continue;
      const [file = '', fact = ''] = each.split('#');
      const stated = statedIn(sources, file);
      const unknown = stated ? firstUnknown([stated.value], fact.split('/'), stated.sides) : { name: file, known: [] };
      if (unknown === undefined) continue;
      const near = findNearestName(unknown.name, unknown.known);
      report({
        code: 'reference-unknown',
        at: site?.locate(['owners', i, 'files', j]) ?? { file: 'content/site.ts' },
        field: `owners[${i}].files[${j}]`,
        message: `expected a fact that a file of content/ states, such as content/company.ts#legalName, got "${each}": there is no ${unknown.name}`,
        hint: near && `Did you mean "${near}"?`,
      });
    }
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** All values of a field over time. */
type Sides = (value: unknown) => readonly unknown[];

const itself: Sides = (value) => [value];
/** A field of a fact module may be an object of the very members that something given ahead has. */
const orItself: Sides = (value) => [...new Set([...listScheduledSides(value), value])];

/** The values of a file, typed or in front matter, where nothing is given ahead. */
function statedIn({ modules, facts, pages, faq, news = [] }: Sources, file: string) {
  const isAsked = (each: { readonly file: string }) => each.file === file;
  const typed = [...modules.values()].find(isAsked);
  if (typed) return { value: typed.value, sides: listScheduledSides };
  const own = [...facts.values()].find(isAsked);
  if (own) return { value: own.value, sides: orItself };
  const markdown = [...pages, ...faq, ...news].find(isAsked)?.frontMatter;
  return markdown && { value: markdown.value, sides: itself };
}

/** First unknown name of a path, and the known ones; items of lists go by their ids. */
function firstUnknown(
  values: readonly unknown[],
  [name, ...rest]: readonly string[],
  sides: Sides,
): { readonly name: string; readonly known: readonly string[] } | undefined {
  if (name === undefined) return undefined;
  const members = values.flatMap(sides).flatMap((value) => membersOf(value, sides));
  const found = members.filter(([key]) => key === name).map(([, member]) => member);
  return found.length === 0
    ? { name, known: [...new Set(members.map(([key]) => key))] }
    : firstUnknown(found, rest, sides);
}

function membersOf(value: unknown, sides: Sides): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value)) return Object.entries(value);
  const items = value.flatMap(sides) as ({ readonly id?: unknown } | null)[];
  return items.map((item) => [String(item?.id), item]);
}
