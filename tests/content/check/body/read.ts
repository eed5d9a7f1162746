import { parseBody } from '../../../../src/content/check/body/body.ts';
import type { FactTexts } from '../../../../src/content/check/body/fact-texts.ts';
import { assertDefined } from '../../../../src/core/assert-defined.ts';
import type { Problem } from '../../../../src/core/problem.ts';
import { markdownOf } from '../../../checks/small-input.ts';

export const facts: ReadonlyMap<string, string> = new Map([
  ['site.name', 'Example Company'],
  ['count solutions', '3'],
]);

/** The result for a body that begins at line 4 of its file, and every problem of it. */
export function read(body: string, known: FactTexts) {
  const problems: Problem[] = [];
  const source = markdownOf('content/pages/a.md', `---\ntitle: A\n---\n${body}`);
  return { ...parseBody(source, known, (problem) => void problems.push(problem)), problems };
}

/** `code line:col` of every problem. */
export function placesIn(body: string): string[] {
  return read(body, facts).problems.map(
    ({ code, at }) => `${code} ${at && 'line' in at ? `${at.line}:${at.col}` : ''}`,
  );
}

/** The only problem of a body. */
export function problemIn(body: string): Problem {
  const { problems } = read(body, facts);
  const [problem, ...others] = problems;
  if (others.length > 0) throw new Error(JSON.stringify(problems));
  return assertDefined(problem, 'a problem');
}
