import type { Sources } from '../content/read/load.ts';
import type { Site } from '../content/site.ts';
import type { Report } from '../core/problem.ts';
import type { CompileOptions } from './compile.ts';
import ledger from './ledger/ledger.ts?lazy';

/** The site with the dates of its ledger; as it is where there is none, and then nothing is loaded. Reports what withLedger() does. */
export function dated(
  site: Site,
  sources: Sources,
  { today, date = today, production = false, strict = false }: CompileOptions,
  report: Report,
): Site {
  if (!sources.ledger) return site;
  const { withLedger } = ledger<typeof import('./ledger/ledger.ts')>();
  return withLedger(site, sources, { day: date, isForProduction: production || strict }, report);
}
