import { existsSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import type { ForeignFolder } from '../../attach/read/foreign-folder.ts';
import { requiredModules } from '../../content/site.ts';
import type { Problem } from '../../core/problem.ts';
import { defaultDeployDir, resolveTarget } from '../../publish/publish-target.ts';
import { assertNoOverlap } from '../build/job.ts';
import { type FlagValues, UsageError } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';
import { cacheFolder, shortHash } from '../common/records-location.ts';
import { resolveSourceOptions, type SourceOptions } from '../common/source-options.ts';
import type { commands } from '../index.ts';

type AttachFlags = FlagValues<(typeof commands)['attach']['flags']>;

/** Content, site and folders of an attachment; paths are absolute. */
export interface AttachJob {
  readonly options: SourceOptions;
  /** Folder beside the site where facts are drafted to; absent where there is content of its own. */
  readonly drafts: string | undefined;
  readonly noTouch: boolean;
  /** Our pages are added too. */
  readonly pages: boolean;
  /** The folder of the other generator. */
  readonly site: string;
  /** Where all of it goes; the same for an attachment in place. */
  readonly out: string;
  readonly deployDir: string;
  /** Path of the origin at which the site lies: `/`, `/docs/`. */
  readonly basePath: string;
  /** Folder for what lies at the root of the origin, where the site lies below a path. */
  readonly rootDir: string;
  /** Hosts that were named (--host); absent: those of the content. */
  readonly hosts: readonly string[] | undefined;
  /** Where the site lies on a server, as its configuration names it. */
  readonly root: string | undefined;
  readonly isStrict: boolean;
  readonly stateFile: string;
  readonly memoFolder: string;
  /** Names the code and all that was asked for. */
  readonly about: string;
}

/** Settles what is done; throws UsageError where folders overlap. */
export function createAttachJob(folder: string, flags: AttachFlags, invocation: Invocation): AttachJob {
  if (statSync(resolve(invocation.cwd, folder), { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`attach takes the folder of a built site; ${folder} is a file.`);
  const { host, root, pages, ...source } = flags;
  const site = resolveTarget(resolve(invocation.cwd, folder)).outDir;
  const beside = join(dirname(site), 'gazette');
  const content = source.content ?? (hasContent(invocation.cwd) ? 'content' : join(beside, 'content'));
  // In most projects the other generator copies or writes public/ beside the content.
  const options = resolveSourceOptions(
    { ...source, content, public: source.public ?? join(content, 'public') },
    invocation,
  );
  const hosts = host
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (root !== undefined && !isAbsolute(root))
    throw new UsageError(`--root is the folder as the server names it, absolute, such as /srv/www; not "${root}".`);
  // Drafts never lie in the folder that is uploaded.
  const asideFolder = flags.preview ? `${site}-preview` : site;
  const out = flags.output === undefined ? asideFolder : resolveTarget(resolve(invocation.cwd, flags.output)).outDir;
  if (flags.preview && out === site)
    throw new UsageError('--preview needs another folder than the site: --output DIR.');
  if (site !== out) assertNoOverlap([site], [out]);
  assertNoOverlap([options.contentDir, options.publicDir], [out]);
  const deployDir = deployDirOf(out);
  const cache = join(cacheFolder(invocation.root), 'attach');
  const noTouch = flags['no-touch'];
  const basePath = parseBasePath(flags['base-path']);
  const asked = JSON.stringify([options, noTouch, pages, site, out, hosts, root, basePath]);
  return {
    options,
    drafts: options.contentDir === join(beside, 'content') ? beside : undefined,
    noTouch,
    pages,
    site,
    out,
    deployDir,
    basePath,
    rootDir: `${out}-root`,
    hosts,
    root,
    isStrict: options.strict,
    stateFile: join(cache, `state-${shortHash(JSON.stringify([site, out]))}`),
    memoFolder: join(cache, shortHash(site)),
    about: `attach 1 ${invocation.bundleKey} ${asked}`,
  };
}

/** Whether a folder has content of Gazette; other generators keep theirs under the same name. */
const hasContent = (folder: string): boolean =>
  requiredModules.some((name) => existsSync(join(folder, 'content', `${name}.ts`)));

/** Folder beside a site for what is not uploaded. */
export const deployDirOf = (out: string): string => join(dirname(out), basename(defaultDeployDir(out)));

/** Whether a problem is one of the other site, or of how the two fit. */
export const isForeignProblem = ({ code }: Problem): boolean => code.startsWith('foreign-');

/** Reads --base-path: `/docs` → `/docs/`; throws UsageError. */
function parseBasePath(text: string | undefined): string {
  if (text === undefined) return '/';
  const path = text.endsWith('/') ? text : `${text}/`;
  if (/^\/(?:[\w.~-]+\/)*$/.test(path) && !/\/\.{1,2}\//.test(path)) return path;
  throw new UsageError(`--base-path is a path of the origin, such as /docs/; not "${text}".`);
}

/** A folder as it lies below a path of the origin: its files have the names that they have from the root on. */
export function placeBelow(site: ForeignFolder, basePath: string): ForeignFolder {
  if (basePath === '/') return site;
  const start = basePath.slice(1);
  return {
    basePath,
    files: site.files.map(({ file, size }) => ({ file: start + file, size })),
    ...(site.links && { links: site.links.map((link) => start + link) }),
    bytes: (file) => site.bytes(file.slice(start.length)),
  };
}

/** Files by their names in the folder of the site, and those for the root of the origin, which lie outside of it. */
export function splitAtPath<T>(
  files: ReadonlyMap<string, T>,
  basePath: string,
): { readonly inSite: ReadonlyMap<string, T>; readonly atRoot: ReadonlyMap<string, T> } {
  // Values may be made when they are asked for.
  if (basePath === '/') return { inSite: files, atRoot: new Map() };
  const start = basePath.slice(1);
  const inSite = new Map<string, T>();
  const atRoot = new Map<string, T>();
  for (const [file, value] of files)
    if (file.startsWith(start)) inSite.set(file.slice(start.length), value);
    else atRoot.set(file, value);
  return { inSite, atRoot };
}
