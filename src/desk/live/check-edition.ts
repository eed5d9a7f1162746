import { checks } from '../../checks/index.ts';
import { originsOf, readLinks } from '../../checks/links/links.ts';
import type { Problem } from '../../core/problem.ts';
import type { Edition } from './live-site.ts';

/** What is being done, for a failure to name: `making /privacy/`. */
export interface Step {
  doing: string;
  /** Whether every document has been made, so that only rules are left. */
  isMade: boolean;
}

/**
 * Makes every document of an edition and runs the checks over the whole origin, in slices of a few milliseconds so
 * that requests are answered meanwhile. Returns what the rules find, or undefined once `isCurrent` says no; `step` is
 * kept up to date. Throws what documents and rules throw.
 */
export async function checkEdition(
  edition: Edition,
  today: string,
  isCurrent: () => boolean,
  step: Step,
): Promise<readonly Problem[] | undefined> {
  const pause = slices(10);
  const origins = originsOf(edition);
  for (const document of edition.catalog) {
    step.doing = `making ${document.path}`;
    edition.release.files.get(document.file);
    readLinks(document, edition.release, origins);
    await pause();
    if (!isCurrent()) return undefined;
  }
  step.isMade = true;
  const problems: Problem[] = [];
  for (const rule of checks) {
    step.doing = `asking the rule "${rule.name}"`;
    rule({ ...edition, today }, (problem) => void problems.push(problem));
    await pause();
    if (!isCurrent()) return undefined;
  }
  return problems;
}

/** Returns a function that lets other work be done whenever `ms` milliseconds have passed since it last did. */
function slices(ms: number): () => Promise<void> {
  let until = performance.now() + ms;
  return async () => {
    if (performance.now() < until) return;
    await new Promise((done) => setImmediate(done));
    until = performance.now() + ms;
  };
}
