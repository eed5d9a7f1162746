import { accept, readAccepted } from '../../api/contract/accepted.ts';
import { changesOf } from '../../api/contract/changes.ts';
import type { Accepted, Contract } from '../../api/contract/contract.ts';
import { publishedContract } from '../../api/contract/published-contract.ts';
import { readContract } from '../../api/contract/read-contract.ts';
import type { Change } from '../../api/contract/rules.ts';
import { moduleOf } from '../../content/read/load.ts';
import type { Report } from '../../core/problem.ts';
import type { CheckInput } from '../check.ts';

/** Frozen and current contract, and their differences. */
export interface ContractState {
  readonly frozen: Contract | undefined;
  readonly current: Contract;
  readonly changes: readonly Change[];
  /** Rows of content/accepted.json. */
  readonly accepted: readonly Accepted[];
  /** Risky changes that nobody has accepted, rows that cover a change, and rows that cover none. */
  readonly open: readonly Change[];
  readonly used: readonly Accepted[];
  readonly unused: readonly Accepted[];
}

/** Reads and compares; undefined after reporting `contract-invalid`. */
export function contractState(input: CheckInput, report: Report): ContractState | undefined {
  const { contract: located, accepted: rows, unread } = input.sources;
  // Unreadable files have been reported; what follows need not be.
  if (unread.some((file) => /^content\/(?:contract|accepted)\.json$/.test(file))) return undefined;
  const frozen = located && readContract(located, report);
  const accepted = rows ? readAccepted(rows, report) : [];
  if ((located && !frozen) || !accepted) return undefined;
  const current = contractOf(input);
  const changes = frozen ? changesOf(frozen, current) : [];
  return { frozen, current, changes, accepted, ...accept(changes, accepted) };
}

function contractOf({ site, sources, catalog, release }: CheckInput): Contract {
  // A preview lives elsewhere: what it publishes is judged as if it lived where the content says.
  const said = moduleOf(sources, 'site').value as { readonly baseUrl?: unknown };
  return publishedContract({
    site,
    catalog,
    redirects: release.redirects.keys(),
    origin: typeof said.baseUrl === 'string' ? said.baseUrl : site.baseUrl,
    textOf: (path) => {
      const file = release.files.get(path.slice(1));
      return file && Buffer.from(file.bytes).toString('utf8');
    },
  });
}
