import type { ContractDocument } from '../contract.ts';
import type { Tell } from '../rules.ts';
import { difference, same } from '../same.ts';

type Meanings = NonNullable<ContractDocument['meanings']>;

/** Kinds of texts, and of which kinds a value was a text all the same: an id of another list is something else. */
const stillText: Readonly<Record<string, readonly string[]>> = {
  text: ['sentence'],
  sentence: ['text'],
  slug: ['text', 'sentence'],
};

/** What a schema does not say of an organisation's own fields: the unit, whose ids they are, what a choice means. */
export function meaningChanges(path: string, was: Meanings = {}, now: Meanings | undefined, tell: Tell): void {
  if (now === undefined) return;
  for (const [member, before] of Object.entries(was)) {
    const after = now[member];
    const at = `${path}#${member}`;
    // What is gone is gone from the schema too.
    if (after === undefined) continue;
    if (before.kind !== after.kind) {
      const isNarrower = stillText[after.kind]?.includes(before.kind) === true;
      tell(isNarrower ? 'kind-narrowed' : 'kind-changed', at, before.kind, after.kind);
    }
    if (before.unit !== after.unit) tell('unit-changed', at, before.unit ?? 'no unit', after.unit ?? 'no unit');
    if (before.to !== after.to) tell('reference-retargeted', at, before.to, after.to);
    if (same(before.values, after.values)) continue;
    const { gone } = difference(Object.keys(before.values ?? {}), Object.keys(after.values ?? {}));
    for (const [code, words] of Object.entries(before.values ?? {}))
      if (!gone.includes(code) && after.values?.[code] !== words)
        tell('choice-reworded', `${at}/${code}`, words, after.values?.[code]);
  }
}
