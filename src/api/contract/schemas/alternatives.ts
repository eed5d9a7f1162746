import { isEqualJson } from '../compare-json.ts';
import type { PlainSchema } from '../plain-schema.ts';
import type { ReportChange } from '../rules.ts';
import type { SchemaComparison, SchemaObject } from './schema-comparison.ts';

/** Compares `oneOf`, `anyOf`, `allOf` and `not`. */
export const compareAlternatives: SchemaComparison = (was, now, at, tell, compare) => {
  for (const keyword of ['oneOf', 'anyOf']) {
    const [before, after] = [branchesOf(was, keyword), branchesOf(now, keyword)];
    if (isEqualJson(before, after)) continue;
    if (before && !after) tell('alternatives-dropped', at, keyword);
    else if (!before && after) setOrNullable(after, at, tell);
    else
      paired(before ?? [], after ?? [], {
        both: (a, b) => compare(a, b, at),
        added: (branch) => tell(isNull(branch) ? 'became-nullable' : 'alternative-added', at, undefined, branch),
        gone: (branch) => tell('alternative-removed', at, branch),
      });
  }
  paired(branchesOf(was, 'allOf') ?? [], branchesOf(now, 'allOf') ?? [], {
    both: (a, b) => compare(a, b, at),
    added: (branch) => tell('condition-set', at, undefined, branch),
    gone: (branch) => tell('condition-dropped', at, branch),
  });
  // Any change of `not` may admit a value that it excluded.
  if (!isEqualJson(was.not, now.not))
    tell(was.not === undefined ? 'condition-set' : 'condition-dropped', at, was.not, now.not);
};

const isNull = (schema: PlainSchema): boolean => typeof schema === 'object' && schema.type === 'null';

function branchesOf(schema: SchemaObject, keyword: string): readonly PlainSchema[] | undefined {
  const branches = schema[keyword];
  return Array.isArray(branches) ? branches : undefined;
}

/** Alternatives in place of none; where the old schema became one of two, the other is null. */
function setOrNullable(after: readonly PlainSchema[], at: string, tell: ReportChange): void {
  tell(after.some(isNull) ? 'became-nullable' : 'alternatives-set', at);
}

interface Pairing {
  both(a: PlainSchema, b: PlainSchema): void;
  added(branch: PlainSchema): void;
  gone(branch: PlainSchema): void;
}

/** Branches that are equal are the same; of the others, the first of each side are, as far as they go. */
function paired(before: readonly PlainSchema[], after: readonly PlainSchema[], { both, added, gone }: Pairing): void {
  const left = before.filter((branch) => !after.some((other) => isEqualJson(branch, other)));
  const right = after.filter((branch) => !before.some((other) => isEqualJson(branch, other)));
  const isEdited = left.length === right.length;
  if (isEdited) for (const [i, branch] of left.entries()) both(branch, right[i] ?? true);
  else {
    for (const branch of left) gone(branch);
    for (const branch of right) added(branch);
  }
}
