import type { Difference } from '../difference.ts';
import type { Finding } from '../finding.ts';
import { type Cause, causes } from './causes.ts';

/** Puts each finding that follows from another below it: one fault is reported once. */
export function nest(findings: readonly Finding[]): Finding[] {
  const parents = new Map<Finding, Finding>();
  const rootOf = (one: Finding): Finding => {
    const parent = parents.get(one);
    return parent === undefined ? one : rootOf(parent);
  };
  for (const one of findings) {
    const parent = findings.find((other) => follows(one, other) && rootOf(other) !== one);
    if (parent) parents.set(one, parent);
  }
  return findings
    .filter((one) => !parents.has(one))
    .map((root) => {
      const consequences = findings.filter((one) => one !== root && rootOf(one) === root);
      return consequences.length === 0 ? root : { ...root, consequences };
    });
}

/** By the table of causes, or as a mere symptom of documents that are wrong altogether. A note explains no miss. */
function follows(one: Finding, other: Finding): boolean {
  if (one === other || causes[other.cause].level === 'note') return false;
  return broughtBy(other.cause).includes(one.cause) || isSymptom(one, other);
}

export function broughtBy(cause: Cause): readonly Cause[] {
  const row = causes[cause];
  return 'brings' in row ? row.brings : [];
}

/** Fields, lengths and validators that are wrong only where the whole answer is. */
function isSymptom({ differences }: Finding, { differences: others }: Finding): boolean {
  const wrong = new Set(others.filter(isWhole).map(pathOf));
  return differences.every((each) => !isWhole(each) && wrong.has(pathOf(each)));
}

const details: ReadonlySet<Difference['what']> = new Set(['header', 'length', 'tag', 'coding-tag', 'coding']);

function isWhole({ what }: Difference): boolean {
  return !details.has(what);
}

function pathOf({ exchange }: Difference): string {
  return exchange.probe.path;
}
