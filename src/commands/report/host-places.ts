import { createHostPlace } from '../../audit/readiness/host-place.ts';
import type { ReadinessPlace } from '../../audit/readiness/place.ts';
import type { Release } from '../../core/release.ts';
import { hosts } from '../../hosts/index.ts';
import { findUnsupportedHost } from '../../hosts/unsupported-hosts.ts';
import { UsageError } from '../common/arguments.ts';
import type { ReportSettings } from './report-settings.ts';

/** The hosts that a report judges, in the order of the names: of --host, else of content/site.ts. Throws UsageError. */
export function listHostPlaces(
  release: Release,
  asked: string | undefined,
  { hosts: named, hsts }: ReportSettings,
): ReadinessPlace[] {
  const known = hosts.map(({ name }) => name);
  const chosen = asked?.split(',').map((name) => name.trim());
  const names = asked === 'all' ? known : [...new Set(chosen ?? named ?? [])];
  return names.map((name) => {
    const host = hosts.find((each) => each.name === name);
    if (!host) throw unknownHost(name, known);
    return createHostPlace(host, host.emit(release, { hsts }), { isChosen: asked === name });
  });
}

function unknownHost(name: string, known: readonly string[]): UsageError {
  const refused = findUnsupportedHost(name);
  if (refused) return new UsageError(`${refused.reason}. ${refused.instead}`);
  return new UsageError(`There is no host "${name}". Known: ${known.join(', ')}.`, { word: name, known });
}
