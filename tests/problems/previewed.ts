import { type Problem, severityOf } from '../../src/core/problem.ts';
import type { Case, Changes } from './case.ts';
import { run } from './spoiled.ts';

/** Without a placeholder in it a preview is made of the content as it stands. */
export const unfilled: Changes = {
  'content/pages/unfilled.md':
    '---\ntitle: Unfilled\ndescription: A page.\nupdated: 2026-01-01\n---\n\n⟪what it says⟫\n',
};

/** A preview has no files for hosts. */
const errorsOf = (problems: readonly Problem[]) =>
  problems
    .filter((each) => severityOf(each) === 'error' && !/^(?:placeholder|host)-/.test(each.code))
    .map(({ code, at, message }) => ({ code, at, message }));

/** Problems that refuse a folder with a placeholder: in a preview that shows it, and in a build that does not. */
export function refusedIn(dir: string, options: Case['options'] = {}) {
  const plain = { ...options, production: false, preview: true };
  return {
    shown: errorsOf(run(dir, { ...plain, placeholders: true }).problems),
    plain: errorsOf(run(dir, plain).problems),
  };
}
