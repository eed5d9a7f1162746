import { isCalendarDate, newest } from '../../core/dates.ts';
import { readLedgerFile } from '../ledger/file.ts';
import type { Sources } from '../read/load.ts';
import type { Located } from '../read/source.ts';
import type { AsOf } from './as-of.ts';

/**
 * Day of modules, without a clock: that of the newest release of the ledger or, without a ledger, the module's
 * `updated`; `date` if later.
 */
export function releaseDay({ ledger }: Pick<Sources, 'ledger'>, date = ''): AsOf {
  if (!ledger) return { hasLedger: false, dayOf: ({ value }) => newest([writtenDay(value), date]) };
  let day: string | undefined;
  const ofLedger = () => newest([date, ...ledger.flatMap((file) => readLedgerFile(file, () => {})).map((e) => e.date)]);
  return { hasLedger: true, dayOf: () => (day ??= ofLedger()) };
}

function writtenDay(value: Located['value']): string {
  const { updated } = (value ?? {}) as { readonly updated?: unknown };
  return typeof updated === 'string' && isCalendarDate(updated) ? updated : '';
}
