import { sha256 } from '../../../core/digest.ts';
import type { Facts } from './facts.ts';

/** Of a body in which nothing was wrong and that is not empty: which facts it uses, and what stands for their values. */
export interface KnownBody {
  readonly facts: readonly string[];
  readonly basis: string;
}

/** What is to be remembered of a body that uses these facts. */
export function knownBody(names: readonly string[], facts: NonNullable<Facts>): KnownBody {
  return { facts: names, basis: factsBasis(names, facts) };
}

/** Whether `checked` says that the body is in order as long as the facts that it uses are what they are now. */
export function isKnownBody(checked: unknown, facts: Facts): boolean {
  const known = checked as KnownBody | undefined;
  return known !== undefined && facts !== undefined && factsBasis(known.facts, facts) === known.basis;
}

/** Stands for the values of the facts with these names: empty where there are none. */
export function factsBasis(names: readonly string[], facts: NonNullable<Facts>): string {
  return names.length === 0 ? '' : sha256(JSON.stringify(names.map((name) => [name, facts.get(name) ?? null])));
}
