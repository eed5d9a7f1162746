import type { ContractChange } from '../../api/contract/rules.ts';
import { pluralize } from '../../core/pluralize.ts';
import type { Report } from '../../core/problem.ts';
import type { CheckInput } from '../check.ts';
import { findChangePosition } from './change-position.ts';
import { createContractState } from './contract-state.ts';

/** Most additions that one warning names. */
const mostNamed = 3;

/**
 * Compares what is published with content/contract.json: `contract-broken`, `contract-risky` where content/accepted.json
 * gives no reason, one `contract-additive` for all that is new, `accepted-unused`, and `contract-invalid`.
 */
export function checkFrozenContract(input: CheckInput, report: Report): void {
  const state = createContractState(input, report);
  if (!state) return;
  const { accepted } = input.sources;
  for (const row of state.unused)
    report({
      code: 'accepted-unused',
      at: accepted?.locate([state.accepted.indexOf(row)]),
      field: row.path,
      message: `expected a change that ${row.rule} tells of, found none`,
      hint: 'Remove the row; `npm run freeze` does so with what it takes over.',
    });
  for (const change of state.changes) if (change.class === 'breaking') report(toBrokenProblem(change, input));
  for (const change of state.open) report(toRiskyProblem(change, input));
  const added = state.changes.filter((change) => change.class === 'additive').map(({ path }) => path);
  if (added.length === 0) return;
  const named = added.slice(0, mostNamed).join(', ');
  report({
    code: 'contract-additive',
    at: { file: 'content/contract.json' },
    message: `expected all that is published, found ${pluralize(added.length, 'addition')} that it does not promise: ${named}${added.length > mostNamed ? ' …' : ''}`,
    hint: 'Run `npm run freeze` when clients may rely on them.',
  });
}

/** The problem of a change that breaks clients. */
export function toBrokenProblem(change: ContractChange, input: CheckInput) {
  const isPath = change.rule === 'path-gone';
  return {
    code: 'contract-broken' as const,
    ...told(change, input),
    hint: isPath
      ? 'Redirect it to where that is said now. If it is said nowhere any more, record that: npm run freeze -- --break "WHY".'
      : 'Publish this under v2, and leave v1 as it was. If what it said is no longer true, record that: npm run freeze -- --break "WHY".',
  };
}

/** The problem of a change that may break clients. */
export function toRiskyProblem(change: ContractChange, input: CheckInput) {
  const row = JSON.stringify({ rule: change.rule, path: change.path, reason: '…' });
  return {
    code: 'contract-risky' as const,
    ...told(change, input),
    hint: `Take it back, or say in content/accepted.json why it is right: [${row}].`,
  };
}

function told(change: ContractChange, input: CheckInput) {
  const { rule, path, was, now, reason } = change;
  const values = was === undefined && now === undefined ? '' : ` (was ${was ?? 'none'}, is ${now ?? 'none'})`;
  return { at: findChangePosition(change, input), field: path, message: `${rule}${values}: ${reason}` };
}
