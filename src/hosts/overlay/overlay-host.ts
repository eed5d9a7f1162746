import type { HostFile, LimitExceeded, Quirk, UnmetCapability } from '../host.ts';
import type { OverlaySite } from './overlay-site.ts';

/** Files around an attached site. */
export interface OverlayOptions {
  /** The folder that is served, absolute, with our files in it; absent: `@GAZETTE_ROOT@`, which an operator fills in. */
  readonly root?: string | undefined;
  /** Names of what their site and its project have: `_worker.js`, `functions/`, `middleware.ts`, `netlify.toml`. */
  readonly present?: ReadonlySet<string> | undefined;
  /** Paths of pages of theirs that have no Markdown, and where all of them are listed, as seen from the files of a host. */
  readonly htmlAlone?: { readonly paths: readonly string[]; readonly list: string } | undefined;
  /** The text of their `_headers`, whose rules count with ours. */
  readonly theirHeaders?: string | undefined;
}

/** Files for one host beside a configuration that stays: what is not ours falls through to what was there. */
export interface OverlayOutput {
  /** Sorted by name; README.md and UNMET.md are added by emitOverlays(). */
  readonly files: readonly HostFile[];
  readonly unmet: readonly UnmetCapability[];
  /** A file of the site in the place of our program, which is not written then, and what to call instead. */
  readonly refused?: ProgramConflict | undefined;
  readonly exceeded?: readonly LimitExceeded[] | undefined;
}

export interface ProgramConflict {
  /** Their file: `_worker.js`. */
  readonly present: string;
  /** The lines to write there. */
  readonly call: string;
}

/** One host: what is ours of an attached site in, files out. Pure. */
export interface OverlayHost {
  /** Folder name below deploy/: `nginx`. */
  readonly name: string;
  readonly title: string;
  /** How an operator includes the files, as Markdown. */
  readonly instructions: string;
  /** Differences of no known client's concern, and fields of theirs that ours cannot be kept from. */
  readonly quirks?: readonly Quirk[] | undefined;
  /** Why its files were never run on the host itself, where they were not. */
  readonly unrun?: string | undefined;
  emit(site: OverlaySite, options: OverlayOptions): OverlayOutput;
}

/** Where an operator writes the folder that is served. */
export const rootPlaceholder = '@GAZETTE_ROOT@';
