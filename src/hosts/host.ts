import type { Release } from '../release.ts';

/** A file of `deploy/<host>/`, or of dist/ when the host reads its configuration from the uploaded folder. */
export interface HostFile {
  /** Path below `deploy/<host>/`, `/`-separated. */
  readonly file: string;
  readonly text: string;
}

/** A clause of service.md that a host cannot keep, whatever its configuration says. */
export interface Unmet {
  /** Such as `service.md 4.3.1`. */
  readonly clause: string;
  /** What the host does instead, and what to put in front of it: one or two sentences. */
  readonly reason: string;
  /** The URLs that are affected: paths, or one sentence such as `every HTML page`. */
  readonly affected: readonly string[];
}

/** A limit of the host that the release exceeds: an error with the figure, never a silent cut. */
export interface LimitExceeded {
  /** Such as `rules in _headers`. */
  readonly limit: string;
  readonly allowed: number;
  readonly got: number;
  readonly hint?: string;
}

export interface HostOutput {
  /** Configuration files, sorted by name; README.md and UNMET.md are added by hosts/index.ts. */
  readonly files: readonly HostFile[];
  /** Files (of those above) that the host wants inside the uploaded folder; written there with `--host NAME`. */
  readonly uploaded?: readonly HostFile[];
  readonly unmet: readonly Unmet[];
  readonly exceeded: readonly LimitExceeded[];
}

/** Switches that an operator sets in content/site.ts or on the command line; the same for every host. */
export interface HostOptions {
  /** Strict-Transport-Security value, if the origin is served over TLS only; absent: not sent. */
  readonly hsts?: string | undefined;
}

/**
 * One host: data in, files out. Pure: it reads no disk, no clock, no environment, and compiles the closed world of
 * the Release; editors' text never reaches its output, only paths, fixed names and computed header values.
 */
export interface Host {
  /** Folder name below deploy/: `nginx`. */
  readonly name: string;
  /** For people: `nginx (core modules)`. */
  readonly title: string;
  /** Commands to deploy and to check, as Markdown for deploy/<host>/README.md. */
  readonly instructions: string;
  emit(release: Release, options: HostOptions): HostOutput;
}
