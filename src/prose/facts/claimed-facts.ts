import { resolveOpeningHours } from '../../content/opening-hours.ts';
import type { Sources } from '../../content/read/load.ts';
import type { Site } from '../../content/site.ts';
import type { ListName } from '../words/claims/table.ts';
import type { ContentFact, LocateFact } from './fact.ts';
import { inWords, type Schedule } from './schedules.ts';

/** A person with what it is called. */
export interface OwnPerson extends ContentFact {
  readonly name: string;
  readonly role: string;
}

/** A number that a fact module promises or counts: five years of warranty. */
export interface OwnTerm extends ContentFact {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** The people of an organisation. */
export const listOwnPeople = ({ company }: Site, locate: LocateFact): OwnPerson[] =>
  company.people.map(({ name, role }, i) => ({
    name,
    role,
    text: `${name} as ${role}`,
    at: locate('company', ['people', i, 'role']),
  }));

/** The numbers in fact modules. */
export const listOwnTerms = ({ facts }: Site): OwnTerm[] =>
  facts.flatMap(({ fields, heading, items, source }) =>
    items.flatMap((item) => {
      const name = heading === undefined ? undefined : item[heading];
      return Object.entries(fields).flatMap(([key, field]): OwnTerm[] => {
        const value = item[key];
        if (field.kind !== 'number' || typeof value !== 'number' || typeof name !== 'string') return [];
        const unit = 'unit' in field && typeof field.unit === 'string' ? field.unit : '';
        return [{ name, value, unit, text: `${value} ${unit}`.trim(), at: source }];
      });
    }),
  );

/** The hours in fact modules: of a telephone line, of a counter. */
export const listOwnLines = ({ facts }: Site): Schedule[] =>
  facts.flatMap(({ fields, heading, items, source }) =>
    items.flatMap((item) => {
      const name = heading === undefined ? undefined : item[heading];
      return Object.entries(fields).flatMap(([key, { kind }]): Schedule[] => {
        if (kind !== 'hours' || typeof name !== 'string') return [];
        const hours = resolveOpeningHours({ openingHours: item[key] } as Parameters<typeof resolveOpeningHours>[0]);
        return hours ? [{ week: hours.regular, at: source, text: inWords(hours.regular), place: name }] : [];
      });
    }),
  );

/** Count of a list, and nouns for its items, the site's own too. */
export interface CountedList extends ContentFact {
  readonly count: number;
  readonly nouns: readonly string[];
}

/** The lists that have items, by name; fact modules as `facts <name>`. */
export function countLists(
  site: Site,
  sources: Pick<Sources, 'modules'>,
  locate: LocateFact,
): Map<string, CountedList> {
  const { company, access } = site;
  const counts = new Map<string, CountedList>();
  const add = (list: ListName, length: number | undefined, at: string) => {
    const said = (site.words as Readonly<Record<string, string | undefined>> | undefined)?.[`section.${list}`];
    const nouns = said !== undefined && /^[\p{L}-]+$/u.test(said) ? [said] : [];
    if (length) counts.set(list, { count: length, text: String(length), at, reference: `count ${list}`, nouns });
  };
  add('solutions', site.solutions.length, locate('solutions', ['solutions']));
  add('workflows', site.workflows.length, locate('solutions', ['workflows']));
  add('layers', site.technologyStack.length, locate('solutions', ['technologyStack']));
  add('industries', site.industries.length, locate('industries', ['industries']));
  for (const list of ['products', 'locations', 'brands', 'contactRoutes', 'subsidiaries', 'publicRecords'] as const)
    add(list, company[list]?.length, locate('company', [list]));
  if (sources.modules.has('access'))
    for (const list of ['interfaces', 'topics'] as const) add(list, access[list].length, locate('access', [list]));
  add('questions', site.questions.length, 'content/faq/');
  add('skills', site.skills.length, 'content/skills/');
  for (const { name, title, items, source } of site.facts)
    if (typeof title === 'string' && /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(title))
      counts.set(`facts ${name}`, {
        count: items.length,
        text: String(items.length),
        at: source,
        reference: `count ${name}`,
        nouns: [title],
      });
  return counts;
}
