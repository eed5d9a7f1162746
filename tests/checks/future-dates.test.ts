import { describe, expect, it } from 'vitest';
import { checkFutureDates } from '../../src/checks/future-dates.ts';
import { findDatePaths } from '../../src/content/check/dates.ts';
import { withMembers, withSourceMembers } from '../../src/content/read/source.ts';
import { pageSchema, questionSchema } from '../../src/content/schemas/front-matter.ts';
import { schemas } from '../../src/content/schemas/index.ts';
import type { Problem } from '../../src/core/problem.ts';
import { exampleInput } from './input.ts';

const problems = (today: string): Problem[] => {
  const found: Problem[] = [];
  checkFutureDates({ ...exampleInput, today }, (problem) => void found.push(problem));
  return found;
};

describe('dates of things that happened', () => {
  it('are found wherever a schema has one, and only there', () => {
    const paths = Object.entries({ ...schemas, page: pageSchema, question: questionSchema }).flatMap(([name, schema]) =>
      findDatePaths(schema).map((path) => [name, ...path.map((key) => key ?? '*')].join('.')),
    );
    expect(paths).toEqual([
      'site.updated',
      'site.globalPrivacyControl',
      'company.updated',
      'company.incorporated',
      'company.founded',
      'company.employees.asOf',
      'company.volunteers.asOf',
      'company.members.asOf',
      'company.people.*.since',
      'company.people.*.reviewed',
      'company.contactRoutes.*.reviewed',
      'company.compliance.*.since',
      'company.compliance.*.validFrom',
      'company.compliance.*.reviewed',
      'company.publicRecords.*.date',
      'solutions.updated',
      'industries.updated',
      'access.updated',
      'page.updated',
      'page.reviewed',
      'page.sections.*.items.*.permission',
      'page.sections.*.items.*.date',
      'question.updated',
    ]);
  });

  it('may be tomorrow in UTC, which is today at the date line, and no later', () => {
    const dates = (today: string) => problems(today).map(({ message }) => /"(.+?)"/.exec(message)![1]!);
    const newest = dates('1900-01-01').sort().at(-1)!;
    const [dayBefore, twoBefore] = [1, 2].map((days) =>
      new Date(Date.parse(newest) - days * 86_400_000).toISOString().slice(0, 10),
    ) as [string, string];
    expect(dates(newest)).toEqual([]);
    expect(dates(dayBefore)).toEqual([]);
    expect(new Set(dates(twoBefore))).toEqual(new Set([newest]));
  });

  it.each([
    ['2026', []],
    ['2026-11', []],
    ['2026-12', ['founded']],
    ['2027', ['founded']],
  ])('a year or a month alone is judged by its beginning: %s', (founded, expected) => {
    const company = withMembers(exampleInput.sources.modules.get('company')!, { value: { founded } });
    const modules = new Map([['company', company] as const]);
    const found: Problem[] = [];
    checkFutureDates(
      { ...exampleInput, sources: { ...exampleInput.sources, modules }, today: '2026-11-21' },
      (problem) => void found.push(problem),
    );
    expect(found.flatMap(({ code, field }) => (code === 'date-future' && field === 'founded' ? field : []))).toEqual(
      expected,
    );
  });

  it('never get worse as time goes on', () => {
    const counts = ['2020-01-01', '2025-12-31', '2026-05-01', '2026-11-10', '2026-11-11', '2400-02-29'].map(
      (today) => problems(today).length,
    );
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts[0]).toBeGreaterThan(counts.at(-1)!);
  });

  it('are not judged in a draft', () => {
    const [page] = exampleInput.sources.pages;
    const draft = withSourceMembers(page!, {
      frontMatter: withMembers(page!.frontMatter, { value: { updated: '2999-01-01', draft: 'true' } }),
    });
    const found: Problem[] = [];
    checkFutureDates(
      { ...exampleInput, sources: { ...exampleInput.sources, pages: [draft] } },
      (p) => void found.push(p),
    );
    expect(found).toEqual([]);
  });
});
