/**
 * Exports of the package `gazette`. None prints, reads the environment or ends the process; what is
 * wrong with content is data (`problems`), and only I/O errors and bugs are thrown. `createLibrary()` is the code behind it.
 */
import type { Problem } from '../../core/problem.ts';
import type { Release } from '../../core/release.ts';
import type { HostFile, UnmetCapability } from '../../hosts/host.ts';
import type { Request, Response } from '../../http/respond.ts';
import type { SiteOptions } from './options.ts';

export type { HostFile, Problem, Release, Request, Response, SiteOptions, UnmetCapability };

/** A host that configuration is written for. */
export interface BuiltHost {
  readonly name: string;
  /** Whether it is that of `host` or, without one, among those of content/site.ts. */
  readonly selected: boolean;
  /** Unmet capabilities. */
  readonly lacks: readonly UnmetCapability[];
}

/** Problems of a site; `ok`: none is an error. */
export interface SiteCheckResult {
  readonly ok: boolean;
  /** Errors and warnings, in the order of files and lines. */
  readonly problems: readonly Problem[];
}

/** A site in memory. */
export interface SiteCompileResult extends SiteCheckResult {
  /** The whole origin: files, routes, header fields, redirects. Absent if there is an error. */
  readonly release?: Release;
  /** Configuration of every host, `deploy/<host>/…`. */
  readonly deployFiles?: readonly HostFile[];
  /** The hosts that it is written for, and what each cannot keep. */
  readonly hosts?: readonly BuiltHost[];
}

/** Result of a build. */
export interface SiteBuildResult extends SiteCheckResult {
  /** Whether a byte of the published folders is another than before. */
  readonly changed: boolean;
  /** The published folder, absolute; with an error it holds what it held before. */
  readonly output: string;
  /** The folder with the configuration of hosts, absolute. */
  readonly deploy: string;
}

/** Where a build writes. */
export interface BuildOptions extends SiteOptions {
  /** The folder that is published; default: `dist`. `deploy` lies beside it. */
  readonly output?: string;
}

/** Makes a site in memory; nothing is written. */
export declare function compile(options?: SiteOptions): SiteCompileResult;

/** How facts are put beside the site of another generator; flags of `gazette attach` have the same names. */
export interface AttachOptions extends Pick<SiteOptions, 'folder' | 'content' | 'baseUrl' | 'strict' | 'date'> {
  /** Folder of files copied as they are; default: none, since the site has its own. */
  readonly public?: string;
  /** Where the site goes with what is added; default: into its own folder. */
  readonly output?: string;
  /** Their hosts, with commas between; default: those of the content, else all. */
  readonly host?: string;
  /** The folder as their server knows it, for its configuration. */
  readonly root?: string;
  /** Path of the origin at which the site lies, such as `/docs/`; default: its root. */
  readonly basePath?: string;
  /** Shows drafts and placeholders in a folder beside theirs, with noindex. */
  readonly preview?: boolean;
  /** Adds our pages too, with their design; default: what programs read. */
  readonly pages?: boolean;
  /** Leaves their HTML byte for byte. */
  readonly noTouch?: boolean;
  /** Takes out again what was added. */
  readonly detach?: boolean;
}

/** Result of an attachment. */
export interface SiteAttachResult extends SiteCheckResult {
  /** Files written and removed. */
  readonly written: number;
  readonly removed: number;
  /** Pages of theirs that have a Markdown mirror. */
  readonly mirrors: number;
}

/** Adds to the built folder of another generator what machines read, as `gazette attach` does. */
export declare function attach(site: string, options?: AttachOptions): Promise<SiteAttachResult>;

/** Builds a site as `gazette build` does: what it made earlier it remembers in `.cache/`. */
export declare function build(options?: BuildOptions): Promise<SiteBuildResult>;

/** Judges the content, and its types where TypeScript is installed, as `gazette check` does; nothing is written. */
export declare function check(options?: SiteOptions): Promise<SiteCheckResult>;

/** Answers a request as every host must: with the status, the header fields, and the bytes. */
export declare function respond(release: Release, request: Request): Response;
