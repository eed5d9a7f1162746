import type { HostFile, Quirk } from '../host.ts';

/** A proxy in front of any host, the same for every release. */
export interface FrontProxy {
  /** Folder below deploy/. */
  readonly name: string;
  readonly title: string;
  /** Text of README.md. */
  readonly instructions: string;
  readonly quirks: readonly Quirk[];
  readonly files: readonly HostFile[];
}
