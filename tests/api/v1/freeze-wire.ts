import { compareContracts } from '../../../src/api/contract/compare-contracts.ts';
import { type Contract, renderContract } from '../../../src/api/contract/contract.ts';
import type { ContractChange } from '../../../src/api/contract/rules.ts';
import { buildWireContract } from './wire-contract.ts';

/** Result of freezing Gazette's own schemas: their contract, or refusals, a sentence each. */
interface WireFreeze {
  readonly text?: string;
  readonly refused: readonly string[];
  readonly changes: readonly ContractChange[];
}

/**
 * Freezes the wire schemas of this program. Refused are changes that break or may break clients, and additions without a
 * greater version (`info.version`) that CHANGELOG_API.md has a heading of. `before` is the text of the frozen contract.
 */
export function frozenWire(before: string | undefined, changelog: string): WireFreeze {
  const current = buildWireContract();
  const { version = '' } = current;
  const frozen = before === undefined ? undefined : (JSON.parse(before) as Contract);
  const changes = frozen ? compareContracts(frozen, current) : [];
  const refused = changes
    .filter((change) => change.class === 'breaking' || change.class === 'risky')
    .map(({ rule, path, reason }) => `${rule} at ${path}: ${reason}. Publish this under v2.`);
  const isMore = changes.some((change) => change.class === 'additive');
  if (isMore && minorOf(version) <= minorOf(frozen?.version ?? ''))
    refused.push(`The wire has additions: raise descriptionVersion above ${frozen?.version} in src/api/v1/version.ts.`);
  if (!changelog.split('\n').includes(`## ${version}`))
    refused.push(`CHANGELOG_API.md has no heading "## ${version}": say there what clients get.`);
  return { ...(refused.length === 0 && { text: renderContract(current) }), refused, changes };
}

const minorOf = (version: string): number => Number(/^1\.(\d+)\./.exec(version)?.[1] ?? -1);
