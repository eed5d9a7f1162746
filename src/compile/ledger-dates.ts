import type { Sources } from '../content/read/load.ts';
import type { Site } from '../content/site.ts';
import type { Report } from '../core/problem.ts';
import ledger from './ledger/ledger.ts?lazy';

export interface DateOptions {
  /** The day, YYYY-MM-DD: from its last day on, a banner of the brand is left out. */
  readonly today: string;
  /** The day as of which changes are published that the ledger does not know (--date), and of which values that are given ahead are said; absent: today, or the newest day of the ledger if that is later, and none. */
  readonly date?: string | undefined;
  /** The ledger must know all that is published (--strict). */
  readonly strict?: boolean | undefined;
}

/** The site with the dates of its ledger; as it is where there is none, and then nothing is loaded. Reports what withLedger() does. */
export function withLedgerDates(
  site: Site,
  sources: Sources,
  { today, date, strict = false }: DateOptions,
  report: Report,
): Site {
  if (!sources.ledger) return site;
  const { withLedger } = ledger<typeof import('./ledger/ledger.ts')>();
  return withLedger(site, sources, { today, date, isStrict: strict }, report);
}
