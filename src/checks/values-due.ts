import { listTypedModules } from '../content/read/load.ts';
import { listPendingValues } from '../content/scheduled/pending-values.ts';
import { latestDate } from '../core/dates.ts';
import type { Check } from './check.ts';

/** Values given ahead are due on their day: no clock publishes them, so somebody hears of it. */
export const checkValuesDue: Check = ({ sources, today }, report) => {
  const due = new Set(listPendingValues(sources).filter(({ from }) => from <= today));
  for (const located of listTypedModules(sources)) {
    const own = located.ahead?.filter((value) => due.has(value)) ?? [];
    if (sources.ledger)
      for (const { address, from, locate } of own)
        report({
          code: 'value-due',
          at: locate(),
          field: address,
          message: `expected a release of ${from} or later, from which on this is said, got none`,
          hint: `npx gazette release --date ${today}`,
        });
    else if (own.length > 0) {
      const { updated } = located.value as { readonly updated?: unknown };
      const last = latestDate(own.map(({ from }) => from));
      report({
        code: 'value-due',
        at: located.locate(['updated']),
        field: 'updated',
        message: `expected ${last} or later, from which on ${own.map(({ address }) => address).join(', ')} is said, got "${updated}"`,
        hint: 'Until this says so, what was before is published.',
        fix: { kind: 'value', from: String(updated), to: last },
      });
    }
  }
};
