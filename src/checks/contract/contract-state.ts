import { compareContracts } from '../../api/contract/compare-contracts.ts';
import type { AcceptedChange, Contract } from '../../api/contract/contract.ts';
import { parseChangeRows, parseContract } from '../../api/contract/parse-contract.ts';
import { buildPublishedContract } from '../../api/contract/published-contract.ts';
import { type ContractChange, contractRules, type RuleId } from '../../api/contract/rules.ts';
import { getModule } from '../../content/read/load.ts';
import type { LocatedData } from '../../content/read/source.ts';
import { findNearestName } from '../../core/did-you-mean.ts';
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
    redirects: release.redirects,
    origin: typeof said.baseUrl === 'string' ? said.baseUrl : site.baseUrl,
    textOf: (path) => {
      const file = release.files.get(path.slice(1));
      return file && Buffer.from(file.bytes).toString('utf8');
    },
  });
}

const hint =
  'Write a list of rows: [{ "rule": "order-changed", "path": "…", "reason": "…" }], as the problem prints them.';

/**
 * The rows of content/accepted.json. Reports `contract-invalid` for what is none, for rules that are not known or that
 * nobody can accept, for reasons without words and for rows that are there twice; undefined where anything was.
 */
function parseAcceptedChanges(located: LocatedData, report: Report): readonly AcceptedChange[] | undefined {
  const rows = parseChangeRows(located, hint, report);
  let isSound = true;
  const refuse = (path: readonly PropertyKey[], message: string, how = hint) => {
    isSound = false;
    report({
      code: 'contract-invalid',
      at: located.locate(path),
      field: path.join('.') || undefined,
      message,
      hint: how,
    });
  };
  const seen = new Set<string>();
  for (const [i, { rule, path, reason }] of (rows ?? []).entries()) {
    const kind = Object.hasOwn(contractRules, rule) ? contractRules[rule as RuleId].class : undefined;
    const meant = kind === undefined && findNearestName(rule, Object.keys(contractRules));
    if (kind === undefined)
      refuse([i, 'rule'], `expected a rule of the contract, got "${rule}"`, meant ? `Did you mean "${meant}"?` : hint);
    else if (kind !== 'risky')
      refuse(
        [i, 'rule'],
        `expected a rule that is risky, got "${rule}", which is ${kind}`,
        kind === 'breaking' ? 'Put it back, as clients rely on it.' : 'It needs no reason: remove the row.',
      );
    if (!/\p{L}{2}/u.test(reason)) refuse([i, 'reason'], 'expected a reason in words', hint);
    const key = JSON.stringify([rule, path]);
    if (seen.has(key)) refuse([i], 'expected each change once, got it again', 'Keep one of the two.');
    seen.add(key);
  }
  return isSound ? rows : undefined;
}

/** Sorts risky changes into accepted and open; `unused` rows of `accepted`, all of risky rules, cover none. */
function sortByAcceptance(changes: readonly ContractChange[], accepted: readonly AcceptedChange[]) {
  const rowOf = (change: ContractChange) =>
    accepted.find(({ rule, path }) => rule === change.rule && path === change.path);
  const used = new Set(changes.flatMap((change) => rowOf(change) ?? []));
  return {
    /** Risky changes without a reason. */
    open: changes.filter((change) => change.class === 'risky' && !rowOf(change)),
    used: [...used],
    unused: accepted.filter((row) => !used.has(row)),
  };
}
