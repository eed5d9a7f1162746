import { type Problem, severityOf } from '../../core/problem.ts';
import { escapeXml } from '../../core/xml.ts';
import { formatProblemSentence } from './problem-sentence.ts';
import { formatLocation } from './text.ts';

/**
 * Prints problems as JUnit XML, one test case each: errors fail, warnings are output. Without any there is one case
 * that passes, since CI servers take an empty suite for one that did not run.
 */
export function renderJunitReport(problems: readonly Problem[], headline: string): string {
  const cases = problems.length === 0 ? [`<testcase classname="gazette" name="${escapeXml(headline)}"/>`] : [];
  for (const problem of problems) cases.push(testCase(problem));
  const failures = problems.filter((problem) => severityOf(problem) === 'error').length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `<testsuite name="gazette" ${counts}>`,
    ...cases,
    '</testsuite>',
    '</testsuites>\n',
  ].join('\n');
}

function testCase(problem: Problem): string {
  const place = formatLocation(problem);
  const name = escapeXml([problem.code, place].filter(Boolean).join(' '));
  const text = escapeXml(formatProblemSentence(problem));
  const body =
    severityOf(problem) === 'error'
      ? `<failure type="${problem.code}" message="${escapeXml(problem.message)}">${text}</failure>`
      : `<system-out>${text}</system-out>`;
  return `<testcase classname="${escapeXml(problem.at?.file ?? 'gazette')}" name="${name}">${body}</testcase>`;
}
