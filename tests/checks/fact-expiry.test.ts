import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFactExpiry } from '../../src/checks/fact-expiry.ts';
import { compile } from '../../src/compile/compile.ts';
import type { Problem } from '../../src/core/problem.ts';
import { copySite, type TestSite } from '../desk/site.ts';

let site: TestSite;
beforeAll(() => {
  site = copySite();
  const company = readFileSync(join(site.dir, 'content/company.ts'), 'utf8');
  site.write('content/company.ts', company.replace("evidence: '/anleitung/start/' }", "validUntil: '2026-12-31' }"));
  const page = (name: string, more: string) =>
    site.write(
      `content/pages/${name}.md`,
      `---\ntitle: ${name}\ndescription: x\nupdated: 2026-01-01\n${more}---\n\nx\n`,
    );
  page('policy', 'reviewed: 2026-01-02\nvalidUntil: 2027-06-30\n');
  page('entwurf', 'validUntil: 2020-01-01\ndraft: true\n');
});
afterAll(() => site.remove());

function found(today: string, remindDays?: number[]) {
  const { edition, problems } = compile({ ...site.options, today: '2026-03-15' });
  expect(problems).toEqual([]);
  const told: Problem[] = [];
  const { sources, catalog, release } = edition!;
  const asked = { ...edition!.site, ...(remindDays && { remindDays }) };
  checkFactExpiry({ site: asked, sources, catalog, release, today }, (problem) => void told.push(problem));
  return told.map(({ code, at, field, message }) => [code, at?.file, field, /\d+ days/.exec(message)?.[0]]);
}
const company = ['content/company.ts', 'compliance[0].validUntil'];
const page = ['content/pages/policy.md', 'validUntil'];

describe('a fact that says until when it holds', () => {
  it.each([
    ['91 days before', '2026-10-01', []],
    ['90 days before', '2026-10-02', [['fact-expires-soon', ...company, '90 days']]],
    ['30 days before', '2026-12-01', [['fact-expires-soon', ...company, '30 days']]],
    ['on its last day', '2026-12-31', [['fact-expires-soon', ...company, '7 days']]],
    ['a day after', '2027-01-01', [['fact-expired', ...company, undefined]]],
    [
      'of a policy',
      '2027-06-25',
      [
        ['fact-expired', ...company, undefined],
        ['fact-expires-soon', ...page, '7 days'],
      ],
    ],
  ])('%s', (_, today, expected) => {
    expect(found(today)).toEqual(expected);
  });

  it('is told of as many days ahead as the site wants', () => {
    expect(found('2026-10-02', [14])).toEqual([]);
    expect(found('2026-12-20', [5, 14])).toEqual([['fact-expires-soon', ...company, '14 days']]);
  });
});
