import { isCalendarDate, newest } from '../../core/dates.ts';
import { readLedgerFile } from '../ledger/file.ts';
import type { Sources } from '../read/load.ts';
import type { Located } from '../read/source.ts';
import type { AsOf } from './as-of.ts';

/**
 * Of which day modules are, without a clock: of the newest release of the ledger, or, where there is none, of the day on which they
 * say that they last changed; of `date`, where that was given and is later.
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
