import { sha256 } from '../../../core/digest.ts';
import type { Facts } from './facts.ts';

/** Sound body that is not empty: the facts that it uses, and a digest of their values. */
export interface KnownBody {
  readonly facts: readonly string[];
  readonly basis: string;
}

/** Record of a body that uses these facts. */
export function knownBody(names: readonly string[], facts: NonNullable<Facts>): KnownBody {
  return { facts: names, basis: factsBasis(names, facts) };
}

/** Whether `checked` says that the body is in order as long as the facts that it uses are what they are now. */
export function isKnownBody(checked: unknown, facts: Facts): boolean {
  const known = checked as KnownBody | undefined;
  return known !== undefined && facts !== undefined && factsBasis(known.facts, facts) === known.basis;
}

/** Digest of the values of these facts; empty without names. */
export function factsBasis(names: readonly string[], facts: NonNullable<Facts>): string {
  return names.length === 0 ? '' : sha256(JSON.stringify(names.map((name) => [name, facts.get(name) ?? null])));
}
