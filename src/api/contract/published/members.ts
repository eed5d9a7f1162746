import { diffLists } from '../compare-json.ts';
import type { ContractDocument } from '../contract.ts';
import type { ReportChange } from '../rules.ts';

/** A notice is for a time: nobody relies on it being there. */
const passing = new Set(['notice']);

/** Members that identify a composite value, whose other members vary. */
const values = [
  ['regular', 'timeZone'], // opening hours, with exceptions by date
  ['streetAddress', 'country'],
];

/** Compares data: an optional member that no item has any more counts as removed. */
export function compareData(path: string, was: ContractDocument, now: ContractDocument, tell: ReportChange): void {
  const { members: before } = was;
  const { members: after } = now;
  if (!before || !after) return;
  const isLeaf = (member: string) => !isPartOfValue(member, before) && !isPartOfValue(member, after);
  const gone = new Set(diffLists(Object.keys(before), Object.keys(after)).gone);
  for (const member of gone) {
    if (passing.has(member) || !isLeaf(member) || parentsOf(member).some((parent) => gone.has(parent))) continue;
    // The rules for ids report emptied lists.
    if (member.endsWith('[]') && (was.ids?.[member.slice(0, -2)]?.length ?? 0) > 0) continue;
    tell(member.includes('[]') ? 'member-vanished' : 'fact-vanished', `${path}#${member}`);
  }
  for (const [member, types] of Object.entries(after)) {
    const known = before[member];
    if (known === undefined) {
      if (!passing.has(member) && isLeaf(member)) tell('member-appeared', `${path}#${member}`);
      continue;
    }
    const seen = known.split(' ');
    if (types.split(' ').some((type) => !seen.includes(type)))
      tell('value-type-changed', `${path}#${member}`, known, types);
  }
}

function isPartOfValue(member: string, members: Readonly<Record<string, string>>): boolean {
  return parentsOf(member).some((parent) =>
    values.some((names) => names.every((name) => `${parent}.${name}` in members)),
  );
}

/** `a.b[].c` → `a`, `a.b`, `a.b[]`. */
function parentsOf(member: string): string[] {
  return [...member.matchAll(/\.|\[\]/g)]
    .map(({ index }) => member.slice(0, index))
    .concat([...member.matchAll(/\[\]\./g)].map(({ index }) => member.slice(0, index + 2)));
}
