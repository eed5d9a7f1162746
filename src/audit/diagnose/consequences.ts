import type { Difference } from '../difference.ts';
import type { AuditFinding } from '../finding.ts';
import type { Exchange } from '../probes/probe.ts';
import { type Cause, causes } from './causes.ts';

/** Nests each finding below its cause: one fault is reported once. */
export function nestConsequences(findings: readonly AuditFinding[], exchanges: readonly Exchange[]): AuditFinding[] {
  const documents = new Set(exchanges.filter(({ probe }) => probe.role === 'get').map(({ probe }) => probe.path));
  const parents = new Map<AuditFinding, AuditFinding>();
  const rootOf = (one: AuditFinding): AuditFinding => {
    const parent = parents.get(one);
    return parent === undefined ? one : rootOf(parent);
  };
  for (const one of findings) {
    const parent = findings.find((other) => follows(one, other, documents) && rootOf(other) !== one);
    if (parent) parents.set(one, parent);
  }
  return findings
    .filter((one) => !parents.has(one))
    .map((root) => {
      const consequences = findings.filter((one) => one !== root && rootOf(one) === root);
      return consequences.length === 0 ? root : { ...root, consequences };
    });
}

/** Whether a finding follows: by the table, from a total fault, or as a symptom. A note explains no miss. */
function follows(one: AuditFinding, other: AuditFinding, documents: ReadonlySet<string>): boolean {
  if (one === other || causes[other.cause].level === 'note') return false;
  return listConsequences(other.cause).includes(one.cause) || isTotal(other, documents) || isSymptom(one, other);
}

/** Whether all documents are wrong; then nothing else counts. */
function isTotal({ differences }: AuditFinding, documents: ReadonlySet<string>): boolean {
  const wrong = new Set(differences.filter(isWhole).map(pathOf));
  return documents.size > 0 && [...documents].every((path) => wrong.has(path));
}

export function listConsequences(cause: Cause): readonly Cause[] {
  const row = causes[cause];
  return 'brings' in row ? row.brings : [];
}

/** Whether fields, lengths and validators are wrong only in wrong answers. */
function isSymptom({ differences }: AuditFinding, { differences: others }: AuditFinding): boolean {
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
