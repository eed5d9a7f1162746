import type { HostFile, Unmet } from './host.ts';

/**
 * What of a host counts: what one of its files alone cannot do (`only`) counts where that file is used. `inUse` are the
 * files that it has in dist/: those that it wants there where it was chosen with --host, else none.
 */
export function counted<Row extends Pick<Unmet, 'only'>>(rows: readonly Row[], inUse: readonly HostFile[]): Row[] {
  return rows.filter(({ only }) => only === undefined || inUse.some(({ file }) => file === only));
}
