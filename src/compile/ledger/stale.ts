import { formatFieldPath } from '../../content/check/format-field-path.ts';
import type { Report } from '../../core/problem.ts';
import type { ScopeDates } from './dates.ts';
import type { WrittenDate } from './written-dates.ts';

/** Reports `date-stale` for each written date that is older than a change of what it dates. */
export function reportStaleDates(written: ReadonlyMap<string, WrittenDate>, dates: ScopeDates, report: Report): void {
  const worst = new Map<WrittenDate['located'], WrittenDate & { readonly changed: string }>();
  for (const [scope, each] of written) {
    const changed = dates.get(scope);
    if (changed === undefined || changed <= each.date || each.path[0] === 'date') continue;
    const known = worst.get(each.located);
    if (!known || known.changed < changed) worst.set(each.located, { ...each, changed });
  }
  for (const { located, path, date, changed } of worst.values())
    report({
      code: 'date-stale',
      at: located.locate(path),
      field: formatFieldPath(path),
      message: `expected ${changed}, the day of the last change, or a later one, got "${date}"`,
      hint: 'Or leave it out: the ledger knows the date.',
      fix: { kind: 'value', from: date, to: changed },
    });
}
