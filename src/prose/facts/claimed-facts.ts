import { resolveOpeningHours } from '../../content/opening-hours.ts';
import type { Site } from '../../content/site.ts';
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
