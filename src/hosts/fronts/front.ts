import type { HostFile, Quirk } from '../host.ts';

/** What may stand before any host, and is the same for every release. */
export interface Front {
  /** Folder below deploy/. */
  readonly name: string;
  readonly title: string;
  /** As those of a host. */
  readonly instructions: string;
  readonly quirks: readonly Quirk[];
  readonly files: readonly HostFile[];
}
