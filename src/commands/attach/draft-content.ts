import { existsSync } from 'node:fs';
import { compileForAttach } from '../../attach/attach.ts';
import { checkForeignFolder, type ForeignFolder } from '../../attach/read/foreign-folder.ts';
import { excludeFiles } from '../../attach/site/foreign-files.ts';
import type { CompileOptions, CompileResult } from '../../compile/compile.ts';
import { findPlaceholders } from '../../content/check/placeholders.ts';
import { findUnconfirmedValues } from '../../content/check/unconfirmed.ts';
import { listTypedModules, loadSources } from '../../content/read/load.ts';
import { sha256 } from '../../core/digest.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { type Problem, severityOf } from '../../core/problem.ts';
import type { AttachManifest } from '../../publish/attachment/apply-attachment.ts';
import { importWebsite } from '../../setup/import/import-website.ts';
import { isNonEmpty, writeNewFiles } from '../../setup/init/write-new-files.ts';
import { hasErrors } from '../../terminal/report.ts';
import type { AttachJob } from './attach-job.ts';

/** Drafts the facts that the site states, where there is no content yet; what is there stays as editors left it. */
export function draftContent(
  { drafts, site, options }: AttachJob,
  all: ForeignFolder,
  manifest: AttachManifest | undefined,
): Problem | undefined {
  if (drafts === undefined || (existsSync(options.contentDir) && isNonEmpty(options.contentDir))) return undefined;
  const theirs = manifest ? excludeFiles(all, findAddedFiles(all, manifest)) : all;
  const misfit = checkForeignFolder(theirs, site);
  if (misfit) return misfit;
  const { files, baseUrl } = importWebsite(site, omitUndefined({ baseUrl: options.baseUrl }), options.today);
  if (baseUrl === undefined)
    return {
      code: 'foreign-origin',
      at: { file: site },
      message: 'expected the address of the site (https) in its canonical links or its sitemap, got none',
      hint: 'Say it: --base-url https://www.example.com',
    };
  // The site has pictures and files of its own.
  const { 'public/.gitkeep': _, ...content } = files;
  writeNewFiles(drafts, content);
  return undefined;
}

/** Files of an attachment that are still what was written. */
export function findAddedFiles(all: ForeignFolder, { added }: AttachManifest): ReadonlySet<string> {
  const there = new Set(all.files.map(({ file }) => file));
  const own = Object.entries(added).filter(([file, digest]) => there.has(file) && sha256(all.bytes(file)) === digest);
  return new Set(own.map(([file]) => file));
}

/** Numbers of drafts that nobody has released yet. */
export interface Withheld {
  readonly unconfirmed: number;
  readonly placeholders: number;
  /** Values that are published; absent while none is. */
  readonly published?: number;
  /** Fields that the first facts need, or places of mistakes. */
  readonly needed: readonly string[];
}

/** Content as it is attached. */
export interface SettledContent {
  readonly options: CompileOptions;
  readonly compiled: CompileResult;
  /** Present while drafts hold a value that nobody has confirmed or filled in. */
  readonly withheld: Withheld | undefined;
}

/** Compiles the content without its drafts. */
export function settleContent({ drafts, options }: AttachJob): SettledContent {
  const count = drafts === undefined ? undefined : countDrafts(options);
  // A preview shows drafts.
  if (count === undefined || options.preview)
    return { options, compiled: compileForAttach(options), withheld: count && { ...count, needed: [] } };
  const settled = { ...options, withoutDrafts: true, strict: false };
  const compiled = compileForAttach(settled);
  const { edition, problems } = compiled;
  if (!edition || hasErrors(problems)) return withholdFacts(options, count, problems);
  const published = listTypedModules(edition.sources).reduce((sum, { value }) => sum + countLeaves(value), 0);
  return { options: settled, compiled, withheld: { ...count, published, needed: [] } };
}

/** The content without any fact: these problems stand in the way. `--strict` judges the pages of the other site, and no draft. */
export function withholdFacts(
  options: CompileOptions,
  { unconfirmed, placeholders }: Pick<Withheld, 'unconfirmed' | 'placeholders'>,
  problems: readonly Problem[],
): SettledContent {
  const settled = { ...options, withoutDrafts: false, placeholders: true, strict: false };
  const errors = problems.filter((each) => severityOf(each) === 'error');
  const needed = [...new Set(errors.map(nameOf))];
  return { options: settled, compiled: compileForAttach(settled), withheld: { unconfirmed, placeholders, needed } };
}

/** `company.kind`; of no field its place. */
function nameOf({ at = { file: '' }, field }: Problem): string {
  if (field !== undefined) return `${at.file.replace(/^.*\/|\.\w+$/g, '')}.${field}`;
  return 'line' in at ? `${at.file}:${at.line}` : at.file;
}

/** Values of a module, but for its date. */
function countLeaves(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce((sum, [key, each]) => sum + (key === 'updated' ? 0 : countLeaves(each)), 0);
}

function countDrafts({
  contentDir,
  publicDir,
}: CompileOptions): Pick<Withheld, 'unconfirmed' | 'placeholders'> | undefined {
  const sources = loadSources(contentDir, publicDir, () => {});
  const unconfirmed = findUnconfirmedValues(sources).length;
  let placeholders = 0;
  findPlaceholders(sources, () => {
    placeholders += 1;
  });
  return unconfirmed + placeholders === 0 ? undefined : { unconfirmed, placeholders };
}
