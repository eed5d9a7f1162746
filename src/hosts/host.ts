import type { Capability } from '../core/capabilities.ts';
import type { Release } from '../core/release.ts';

/** A file of `deploy/<host>/`, or of dist/ when the host reads its configuration from the uploaded folder. */
export interface HostFile {
  /** Path below `deploy/<host>/`, `/`-separated. */
  readonly file: string;
  readonly text: string;
}

/** A capability that a host, or one of its files, lacks. */
export interface UnmetCapability {
  readonly capability: Capability;
  /** Behaviour of the host, and what to put in front of it: one or two sentences. */
  readonly reason: string;
  /** The URLs that are affected: paths, or one sentence such as `every HTML page`. */
  readonly affected: readonly string[];
  /** Findings that an audit of such a host may accept: rows of `accept.yaml`. Absent: none. */
  readonly found?: readonly AcceptedFinding[];
  /** The one of the host's configuration files that cannot do it (`.htaccess`); absent: none of them can. */
  readonly only?: string;
}

/** A finding of an audit by its code, and the paths at which it is no surprise: `*` and `**` as in globs. */
export interface AcceptedFinding {
  readonly code: string;
  readonly paths: readonly string[];
}

/**
 * Deviation of a host on requests that no known client makes, or that a standard allows: told, never an error.
 * The conformance suite proves that each is true.
 */
export type Quirk = Pick<UnmetCapability, 'capability' | 'reason' | 'only'>;

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
  readonly unmet: readonly UnmetCapability[];
  readonly exceeded: readonly LimitExceeded[];
  /** Limits of a smaller plan that the release exceeds, where a larger one takes it: told, with that plan as hint. */
  readonly plans?: readonly LimitExceeded[];
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
  /**
   * How a deployment leaves the estimates of Markdown files in `config/tokens/`, for servers that look there: `x.md` with
   * the number as its text, or a folder `x.md/` with an empty file of that name; or all of them in one table, which is
   * `config/markdown-tokens.tsv`. Absent: not at all.
   */
  readonly tokens?: 'texts' | 'names' | 'table' | undefined;
  /** Why its files were never run, where they were not: told wherever the host is. */
  readonly unrun?: string | undefined;
  /** Its files have an entry for each page: they are written for those who name the host. */
  readonly grows?: true;
  /** Capabilities in `unmet` of every release, known without loading the host's module. */
  readonly lacks?: readonly Capability[] | undefined;
  /** Capabilities that its file in the uploaded folder lacks, where that is used (`--host`). */
  readonly lacksUploaded?: readonly Capability[] | undefined;
  /** Files of the releases before stay there, or nothing is uploaded: a build need not carry their assets. */
  readonly keepsFiles?: true | undefined;
  /** Quirks of every release. */
  readonly quirks?: readonly Quirk[] | undefined;
  emit(release: Release, options: HostOptions): HostOutput;
}

/**
 * A row of THE TABLE, whose module is loaded when more is asked for than what the row says: a site has one host or two,
 * and all of them are nearly half of the program.
 */
export function lazyHost(
  name: string,
  module: <Exports>() => Exports,
  row: Pick<Host, 'grows' | 'lacks' | 'lacksUploaded'> = {},
): Host {
  const load = (): Host => {
    const found = Object.values(module<object>()).find((value): value is Host => isHost(value, name));
    if (!found) throw new Error(`The module of the host "${name}" has none of that name`);
    return found;
  };
  return {
    name,
    ...row,
    get title() {
      return load().title;
    },
    get instructions() {
      return load().instructions;
    },
    get tokens() {
      return load().tokens;
    },
    get unrun() {
      return load().unrun;
    },
    get keepsFiles() {
      return load().keepsFiles;
    },
    get quirks() {
      return load().quirks;
    },
    emit: (release, options) => load().emit(release, options),
  };
}

function isHost(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && 'emit' in value && 'name' in value && value.name === name;
}

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
