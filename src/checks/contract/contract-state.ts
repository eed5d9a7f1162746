import { parseAcceptedChanges, sortByAcceptance } from '../../api/contract/accepted-changes.ts';
import { compareContracts } from '../../api/contract/compare-contracts.ts';
import type { AcceptedChange, Contract } from '../../api/contract/contract.ts';
import { parseContract } from '../../api/contract/parse-contract.ts';
import { buildPublishedContract } from '../../api/contract/published-contract.ts';
import type { ContractChange } from '../../api/contract/rules.ts';
import { getModule } from '../../content/read/load.ts';
import type { Report } from '../../core/problem.ts';
import type { CheckInput } from '../check.ts';

/** Frozen and current contract, and their differences. */
interface ContractState {
  readonly frozen: Contract | undefined;
  readonly current: Contract;
  readonly changes: readonly ContractChange[];
  /** Rows of content/accepted.json. */
  readonly accepted: readonly AcceptedChange[];
  /** Risky changes that nobody has accepted, rows that cover a change, and rows that cover none. */
  readonly open: readonly ContractChange[];
  readonly used: readonly AcceptedChange[];
  readonly unused: readonly AcceptedChange[];
}

/** Reads and compares; undefined after reporting `contract-invalid`. */
export function createContractState(input: CheckInput, report: Report): ContractState | undefined {
  const { contract: located, accepted: rows, unread } = input.sources;
  // Unreadable files have been reported; what follows need not be.
  if (unread.some((file) => /^content\/(?:contract|accepted)\.json$/.test(file))) return undefined;
  const frozen = located && parseContract(located, report);
  const accepted = rows ? parseAcceptedChanges(rows, report) : [];
  if ((located && !frozen) || !accepted) return undefined;
  const current = contractOf(input);
  const changes = frozen ? compareContracts(frozen, current) : [];
  return { frozen, current, changes, accepted, ...sortByAcceptance(changes, accepted) };
}

function contractOf({ site, sources, catalog, release }: CheckInput): Contract {
  // A preview lives elsewhere: what it publishes is judged as if it lived where the content says.
  const said = getModule(sources, 'site').value as { readonly baseUrl?: unknown };
  return buildPublishedContract({
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
