import type { Capability } from '../core/capabilities.ts';
import { compareCodeUnits } from '../core/problem.ts';
import { hosts } from '../hosts/index.ts';

/**
 * Capabilities that some host lacks, sorted: of `chosen` (--host) alone, with its file in dist/, else of those that the
 * content names; and `also`. Undefined where nothing is lacking; an unknown name is reported by deploy().
 */
export function findUnsupportedCapabilities(
  named: readonly string[] | undefined,
  chosen: string | undefined,
  also: readonly Capability[] = [],
): readonly Capability[] | undefined {
  const selected = chosen === undefined ? (named ?? []) : [chosen];
  const lacks = hosts
    .filter(({ name }) => selected.includes(name))
    .flatMap(({ lacks: own = [], lacksUploaded = [] }) => [...own, ...(chosen === undefined ? [] : lacksUploaded)]);
  const all = new Set([...lacks, ...also]);
  return all.size === 0 ? undefined : [...all].sort(compareCodeUnits);
}
