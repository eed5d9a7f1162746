import { sha256 } from '../../../core/digest.ts';
import type { FactTexts } from './fact-texts.ts';

/** Sound body that is not empty: the facts that it uses, and a digest of their values. */
interface BodyRecord {
  readonly facts: readonly string[];
  readonly basis: string;
}

/** Record of a body that uses these facts. */
export function toBodyRecord(names: readonly string[], facts: NonNullable<FactTexts>): BodyRecord {
  return { facts: names, basis: digestFactTexts(names, facts) };
}

/** Whether `checked` says that the body is in order as long as the facts that it uses are what they are now. */
export function isBodyRecordValid(checked: unknown, facts: FactTexts): boolean {
  const known = checked as BodyRecord | undefined;
  return known !== undefined && facts !== undefined && digestFactTexts(known.facts, facts) === known.basis;
}

/** Digest of the values of these facts; empty without names. */
export function digestFactTexts(names: readonly string[], facts: NonNullable<FactTexts>): string {
  return names.length === 0 ? '' : sha256(JSON.stringify(names.map((name) => [name, facts.get(name) ?? null])));
}
