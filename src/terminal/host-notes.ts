import { largest } from '../core/largest.ts';
import { pluralize } from '../core/pluralize.ts';

/** A host that configuration was written for, as plain JSON. */
export interface HostSummary {
  readonly host: string;
  readonly selected: boolean;
  /** Capabilities that it lacks. */
  readonly lacks: readonly string[];
  /** Files of its configuration that can do less than the others. */
  readonly less: readonly string[];
  /** Whether tests run its configuration on the host or its emulator. */
  readonly wasRun: boolean;
}

/**
 * Notes on hosts for operators: for each selected one, the promises it breaks; one line if none is.
 *
 * @param deployDir as it is printed, with the slash at its end
 * @returns lines for the end of a build, an empty one first
 */
export function formatHostNotes(hosts: readonly HostSummary[], deployDir: string): string[] {
  const selected = hosts.filter((host) => host.selected);
  const [first] = hosts;
  if (first === undefined) return [];
  if (selected.length === 0) {
    const how = `name yours in content/site.ts, so that documents say only what it keeps: hosts: ['${first.host}']`;
    return ['', `${pluralize(hosts.length, 'host')} in ${deployDir}, each with a README.md; ${how}`];
  }
  const width = largest(selected.map(({ host }) => host.length));
  return ['', ...selected.map((host) => `${host.host.padEnd(width)}   ${verdict(host, `${deployDir}${host.host}/`)}`)];
}

function verdict({ lacks, less, wasRun }: HostSummary, folder: string): string {
  const untried = wasRun ? '' : ' by its documentation, not tried there';
  if (lacks.length > 0)
    return `keeps everything but ${pluralize(lacks.length, 'thing')}${untried}: ${lacks.join('; ')} (${folder}UNMET.md)`;
  if (less.length > 0) return `keeps everything${untried}, but not with ${less.join(' or ')} (${folder}UNMET.md)`;
  return `keeps everything${untried} (${folder}README.md)`;
}
