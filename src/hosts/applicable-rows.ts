import type { HostFile, UnmetCapability } from './host.ts';

/**
 * Rows of a host that apply: a row on one of its files alone (`only`) applies where that file is used. `inUse` are the
 * files that it has in dist/: those that it wants there where it was chosen with --host, else none.
 */
export function filterApplicableRows<Row extends Pick<UnmetCapability, 'only'>>(
  rows: readonly Row[],
  inUse: readonly HostFile[],
): Row[] {
  return rows.filter(({ only }) => only === undefined || inUse.some(({ file }) => file === only));
}
