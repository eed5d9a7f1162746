import type { ReleaseOrigin } from './origin.ts';
import type { Requirement } from './requirement.ts';
import { fail, type RequirementResult } from './verdict.ts';

/** Verdicts on the built files by requirement id, regardless of hosts. */
export type RequirementResults = ReadonlyMap<string, RequirementResult>;

/**
 * Judges the files. A requirement after a failing one is not looked at: it fails too (`after/<id>`), so that one
 * mistake has one row of its own.
 */
export function judgeFiles(origin: ReleaseOrigin, requirements: readonly Requirement[]): RequirementResults {
  const found = new Map<string, RequirementResult>();
  const byId = new Map(requirements.map((each) => [each.id, each]));
  const judged = (id: string): RequirementResult => {
    const known = found.get(id);
    if (known) return known;
    const requirement = byId.get(id);
    if (!requirement) throw new Error(`No requirement is called ${id}`);
    const result = afterAll(requirement) ?? requirement.look(origin);
    found.set(id, result);
    return result;
  };
  const afterAll = ({ after = [] }: Requirement): RequirementResult | undefined => {
    for (const id of after) {
      const { verdict, evidence, reason } = judged(id);
      // Names the first mistake of a chain.
      if (verdict === 'fail') return fail(evidence, reason?.startsWith('after/') ? reason : `after/${id}`);
    }
    return undefined;
  };
  for (const { id } of requirements) judged(id);
  return found;
}
