import { isCalendarDate, latestDate } from '../../core/dates.ts';
import { parseLedgerFile } from '../ledger/ledger-file.ts';
import type { Sources } from '../read/load.ts';
import type { LocatedData } from '../read/source.ts';
import type { ModuleDays } from './resolve-scheduled-values.ts';

/**
 * Day of modules, without a clock: that of the newest release of the ledger or, without a ledger, the module's
 * `updated`; `date` if later.
 */
export function createReleaseDays({ ledger }: Pick<Sources, 'ledger'>, date = ''): ModuleDays {
  if (!ledger) return { hasLedger: false, dayOf: ({ value }) => latestDate([writtenDay(value), date]) };
  let day: string | undefined;
  const ofLedger = () =>
    latestDate([date, ...ledger.flatMap((file) => parseLedgerFile(file, () => {})).map((e) => e.date)]);
  return { hasLedger: true, dayOf: () => (day ??= ofLedger()) };
}

function writtenDay(value: LocatedData['value']): string {
  const { updated } = (value ?? {}) as { readonly updated?: unknown };
  return typeof updated === 'string' && isCalendarDate(updated) ? updated : '';
}
