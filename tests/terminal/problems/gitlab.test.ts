import { expect, test } from 'vitest';
import { renderGitlabReport } from '../../../src/terminal/report.ts';
import { hostile } from './hostile.ts';

interface Issue {
  description: string;
  check_name: string;
  fingerprint: string;
  severity: string;
  location: { path: string; lines: { begin: number } };
}

test('every issue has what GitLab asks of it', () => {
  const issues = JSON.parse(renderGitlabReport(hostile)) as Issue[];
  expect(issues).toHaveLength(hostile.length);
  for (const issue of issues) {
    expect(issue.description).not.toBe('');
    expect(issue.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(issue.location.lines.begin).toBeGreaterThan(0);
  }
  expect(issues.map(({ severity }) => severity)).toEqual(['major', 'major', 'major', 'minor']);
  expect(issues.map(({ location }) => location.path)).toEqual([
    '.',
    'public/a b,c:d%&<é>.txt',
    'content/company.ts',
    '/elsewhere/x.md',
  ]);
});

test('no problem is an empty list', () => {
  expect(renderGitlabReport([])).toBe('[]\n');
});
