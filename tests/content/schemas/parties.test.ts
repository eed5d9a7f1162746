import { describe, expect, it } from 'vitest';
import { reportIssues } from '../../../src/content/check/issues.ts';
import { companySchema } from '../../../src/content/schemas/company.ts';
import type { Problem } from '../../../src/core/problem.ts';
import cases from './parties.cases.json' with { type: 'json' };

const least = { updated: '2026-01-01', kind: 'lab', legalName: 'A', summary: 'Makes a.' };

/** Problems of a company for its editors: `people[0].birthDate field-private`, with what follows the code. */
function told(company: object): Problem[] {
  const value = { ...least, ...company };
  const found: Problem[] = [];
  const located = {
    file: 'content/company.ts',
    value,
    locate: () => ({ file: 'content/company.ts', line: 1, col: 1 }),
  };
  const { error } = companySchema.safeParse(value);
  if (error) reportIssues(error, companySchema, located, (problem) => void found.push(problem));
  return found;
}
const said = (company: object) => told(company).map(({ field, code }) => `${field} ${code}`);

describe('people who may be named', () => {
  const person = { id: 'erika', name: 'Erika Mustermann', role: 'Geschäftsführerin' };

  it('by role, with business contact data', () => {
    expect(
      said({ people: [{ ...person, since: '2019-04', email: 'erika@a.example', phone: '+493023125042' }] }),
    ).toEqual([]);
  });

  it.each(cases['is refused by name, with the reason'] as [string, string | number | Record<string, unknown>][])(
    '%s is refused by name, with the reason',
    (name, value) => {
      const [problem, ...others] = told({ people: [{ ...person, [name]: value }] });
      expect(others).toEqual([]);
      expect(problem).toMatchObject({ code: 'field-private', field: `people[0].${name}` });
      expect(problem?.hint).toContain('Never published');
    },
  );

  it.each(['emailAddress', 'mobile', 'page', 'title', 'workAddress'])('%s is only no field', (name) => {
    expect(said({ people: [{ ...person, [name]: 'a' }] })).toEqual([`people[0].${name} field-unknown`]);
  });

  it('an id twice is one too many', () => {
    expect(said({ people: [person, { ...person, name: 'B' }] })).toEqual(['people[1].id id-duplicate']);
  });
});

describe('dates that are known in part', () => {
  it('a year without quotes is mended', () => {
    expect(told({ founded: 1998 })).toMatchObject([{ code: 'field-type', fix: { from: 1998, to: '1998' } }]);
  });
});

describe('how many work there', () => {
  it.each(cases['how many work there'] as [Record<string, unknown>, string[]][])('%j: %j', (employees, expected) => {
    expect(said({ employees })).toEqual(expected);
  });
});
