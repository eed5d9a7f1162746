import type { Origin } from './origin.ts';
import type { Requirement } from './requirement.ts';
import { fail, type Judged } from './verdict.ts';

/** What the built files show of every requirement, by its id: hosts are not looked at yet. */
export type Findings = ReadonlyMap<string, Judged>;

/**
 * Judges the files. What comes after a requirement that fails is not looked at: it fails with it, and says so
 * (`after/<id>`), so that one mistake has one row of its own.
 */
export function judge(origin: Origin, requirements: readonly Requirement[]): Findings {
  const found = new Map<string, Judged>();
  const byId = new Map(requirements.map((each) => [each.id, each]));
  const judged = (id: string): Judged => {
    const known = found.get(id);
    if (known) return known;
    const requirement = byId.get(id);
    if (!requirement) throw new Error(`No requirement is called ${id}`);
    const result = afterAll(requirement) ?? requirement.look(origin);
    found.set(id, result);
    return result;
  };
  const afterAll = ({ after = [] }: Requirement): Judged | undefined => {
    for (const id of after) {
      const { verdict, evidence, reason } = judged(id);
      // The first mistake is named, wherever the chain began.
      if (verdict === 'fail') return fail(evidence, reason?.startsWith('after/') ? reason : `after/${id}`);
    }
    return undefined;
  };
  for (const { id } of requirements) judged(id);
  return found;
}
