import { diffLists, isEqualJson } from '../compare-json.ts';
import type { ContractDocument } from '../contract.ts';
import type { ReportChange } from '../rules.ts';

type Meanings = NonNullable<ContractDocument['meanings']>;

/** Text kinds, with the former kinds whose values stay texts: an id of another list is something else. */
const stillText: Readonly<Record<string, readonly string[]>> = {
  text: ['sentence'],
  sentence: ['text'],
  slug: ['text', 'sentence'],
};

/** Compares fields of fact modules beyond the schema: kind, unit, referenced list, meanings of choices. */
export function compareMeanings(path: string, was: Meanings = {}, now: Meanings | undefined, tell: ReportChange): void {
  if (now === undefined) return;
  for (const [member, before] of Object.entries(was)) {
    const after = now[member];
    const at = `${path}#${member}`;
    // The schema rules report removed members.
    if (after === undefined) continue;
    if (before.kind !== after.kind) {
      const isNarrower = stillText[after.kind]?.includes(before.kind) === true;
      tell(isNarrower ? 'kind-narrowed' : 'kind-changed', at, before.kind, after.kind);
    }
    if (before.unit !== after.unit) tell('unit-changed', at, before.unit ?? 'no unit', after.unit ?? 'no unit');
    if (before.to !== after.to) tell('reference-retargeted', at, before.to, after.to);
    if (isEqualJson(before.values, after.values)) continue;
    const { gone } = diffLists(Object.keys(before.values ?? {}), Object.keys(after.values ?? {}));
    for (const [code, words] of Object.entries(before.values ?? {}))
      if (!gone.includes(code) && after.values?.[code] !== words)
        tell('choice-reworded', `${at}/${code}`, words, after.values?.[code]);
  }
}
