/** Exports of `gazette/hosts`: hosts as data, and what a host needs for a release. `hostLibrary` is the code behind it. */
import type { Capability } from '../../core/capabilities.ts';
import type { Release } from '../../core/release.ts';
import type { HostFile, HostOptions, LimitExceeded, UnmetCapability } from '../../hosts/host.ts';

export type { Capability, HostFile, HostOptions, LimitExceeded, UnmetCapability };

/** A host that Gazette knows. */
export interface KnownHost {
  /** Name for `--host`, and `hosts` in content/site.ts: `nginx`. */
  readonly name: string;
  /** For people. */
  readonly title: string;
  /** Capabilities that it always lacks. */
  readonly lacks: readonly Capability[];
  /** Why its files were never run, where they were not. */
  readonly unrun?: string;
}

/** Host output for a release. */
export interface HostConfiguration {
  /** `deploy/<name>/…`, README.md and UNMET.md included, sorted by name. */
  readonly files: readonly HostFile[];
  /** Files for the published folder; empty for most. */
  readonly uploaded: readonly HostFile[];
  /** Unmet capabilities of this release. */
  readonly unmet: readonly UnmetCapability[];
  /** Limits that the release exceeds; its files are of no use then. */
  readonly exceeded: readonly LimitExceeded[];
}

/** All hosts, in the order of the manual. */
export declare const hosts: readonly KnownHost[];

/**
 * Writes the configuration of one host for a release, in memory. The same release gives the same files.
 *
 * @throws RangeError if no host has that name
 */
export declare function configure(release: Release, name: string, options?: HostOptions): HostConfiguration;
