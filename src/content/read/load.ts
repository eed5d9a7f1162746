import { join } from 'node:path';
import { assertDefined } from '../../core/assert-defined.ts';
import { setOptimizer } from '../../core/optimizer.cjs';
import type { Report } from '../../core/problem.ts';
import type { SiteLanguage } from '../../core/site-language.ts';
import type { Waiver } from '../../core/waivers.ts';
import { mergeItems } from '../fact-modules/split-module.ts';
import type { LedgerFile } from '../ledger/ledger-file.ts';
import { type ModuleName, requiredModules } from '../site.ts';
import { type ContentRole, contentRole, explainUnknownFile, isLeftover } from './content-files.ts';
import { decodeText, maxFactBytes, maxTextBytes, maxWrittenBytes, reportTooLarge } from './decode.ts';
import type { FileMemo } from './file-memo.ts';
import { type ContentFileReader, createContentReader, createPageReader, type ParseFile } from './file-readers.ts';
import { createLazySourceFactory, type RereadSource } from './lazy-source.ts';
import { type FoundFile, listFiles, readBytes, type SeenEntry } from './list-files.ts';
import {
  createPublicFileReader,
  excludeAlikeNames,
  loadPublic,
  maxPublicBytes,
  type PublicSourceFile,
  resolveMaxPublicBytes,
} from './load-public.ts';
import { readPageFile } from './page-file.ts';
import type { RecordedContent } from './recorded-content.ts';
import type { RecordedPages } from './recorded-pages.ts';
import { loadSkillFiles } from './skill-files.ts';
import type { LocatedData, MarkdownSource, SkillSource, StyleSource } from './source.ts';
import waiversReader from './waivers.ts?lazy';

/** Determines the day of each module. */
export interface ModuleDays {
  /** The day of a module; asked only where something depends on it. */
  dayOf(located: LocatedData): string;
  /** A ledger knows when something changed: what is written is older than what is said now. */
  readonly hasLedger: boolean;
}

/** Parsed files, not yet judged by any schema. Files with problems are absent. */
export interface Sources {
  readonly modules: ReadonlyMap<ModuleName, LocatedData>;
  /** Fact modules by name, in the order of their names. */
  readonly facts: ReadonlyMap<string, LocatedData>;
  readonly faq: readonly MarkdownSource[];
  readonly pages: readonly MarkdownSource[];
  /** Absent: none. */
  readonly news?: readonly MarkdownSource[];
  readonly skills: readonly SkillSource[];
  /** content/brand.css. */
  readonly style?: StyleSource;
  /** content/waivers.json; absent where there is none. */
  readonly waivers?: readonly Waiver[];
  /** content/contract.json: what was published and may not change. */
  readonly contract?: LocatedData;
  /** content/accepted.json: which changes of it were accepted. */
  readonly accepted?: LocatedData;
  /** The files of content/ledger/, by name; absent: there is no ledger, and dates are those that are written. */
  readonly ledger?: readonly LedgerFile[];
  /** The files of content/imports/, by name; absent: none. */
  readonly imports?: readonly StyleSource[];
  /** The files of content/words/, by language tag; absent: none. */
  readonly catalogues?: ReadonlyMap<string, LocatedData>;
  /** Files that could not be read or are refused; that has been reported, and what follows from it need not be. */
  readonly unread: readonly string[];
  /** The days that values given ahead and states follow; absent: those that the modules are dated. */
  readonly days?: ModuleDays;
  /** Languages of a site with several: that of these sources, and all. */
  readonly inLanguage?: { readonly own: SiteLanguage; readonly all: readonly SiteLanguage[] };
  /** `file` is the path below public/. */
  readonly publicFiles: readonly PublicSourceFile[];
}

/** Typed modules that were read, fact modules included. */
export const listTypedModules = ({ modules, facts }: Pick<Sources, 'modules' | 'facts'>): LocatedData[] => [
  ...modules.values(),
  ...facts.values(),
];

/** A module that has been read: what was validated has all of them. */
export function getModule({ modules }: Pick<Sources, 'modules'>, name: ModuleName): LocatedData {
  return assertDefined(modules.get(name), `content/${name}.ts`);
}

/** Records of past builds. */
interface SourceRecords {
  readonly pages?: RecordedPages | undefined;
  readonly content?: RecordedContent | undefined;
  /** A look at content/ or public/ that the build took already, by its path. */
  readonly seen?: ((folder: string) => Iterable<SeenEntry> | undefined) | undefined;
}

/**
 * Reads content/ and public/, each file once, in code unit order of the names: the only place where content comes in.
 * An absent folder counts as empty. With a `memo`, files that have not changed since are not read again and give the
 * same objects. Problems: those of the files as files, and those of the two readers.
 */
export function loadSources(
  contentDir: string,
  publicDir: string,
  report: Report,
  memo?: FileMemo,
  known?: SourceRecords,
): Sources {
  const read: ParseFile = (found, parse) => {
    return memo ? memo(found, parse, report) : parse(readBytes(found), report);
  };
  // Memos keep texts; otherwise a build would hold those of all pages.
  const again: RereadSource = (file, digest) =>
    readPageFile(join(contentDir, file.slice('content/'.length)), file, digest);
  const ledger: LedgerFile[] = [];
  const isLedger = () => ledger.length > 0;
  const pages = createPageReader(
    memo ? undefined : createLazySourceFactory(again),
    known?.pages,
    read,
    report,
    isLedger,
  );
  const others = createContentReader(memo ? undefined : known?.content, read, report);
  const waivers = (found: FoundFile) =>
    read(found, (bytes, inner) => {
      const text = decodeText(`content/${found.path}`, bytes, inner);
      if (text === undefined) return [];
      return waiversReader<typeof import('./waivers.ts')>().parseWaivers(`content/${found.path}`, text, inner);
    });
  const { skillFiles, skillNames, ...content } = loadContent(
    contentDir,
    known?.seen?.(contentDir),
    { pages, others, waivers, ledger },
    report,
  );
  const { publicFiles, refused } = loadPublic(
    publicDir,
    known?.seen?.(publicDir),
    read,
    resolveMaxPublicBytes(content.modules),
    report,
    memo ? undefined : known?.content,
  );
  if (skillFiles.length === 0) return { ...content, unread: [...content.unread, ...refused], publicFiles };
  const readOne = createPublicFileReader(read, maxPublicBytes, report, refused, memo ? undefined : known?.content);
  const ofSkills = loadSkillFiles(skillFiles, skillNames, readOne, report);
  return { ...content, unread: [...content.unread, ...refused], publicFiles: [...publicFiles, ...ofSkills] };
}

/** With fewer files even a build that renders little gains nothing from optimised code. */
const minFilesForOptimizer = 2_000;

interface Readers {
  readonly pages: ContentFileReader;
  readonly others: ContentFileReader;
  waivers(found: FoundFile): readonly Waiver[];
  /** Receives the files of the ledger. */
  readonly ledger: LedgerFile[];
}

/** Contents of content/, filled file by file. */
interface ContentParts {
  readonly modules: Map<ModuleName, LocatedData>;
  readonly facts: Map<string, LocatedData>;
  readonly faq: MarkdownSource[];
  readonly pages: MarkdownSource[];
  readonly news: MarkdownSource[];
  readonly skills: SkillSource[];
  readonly imports: StyleSource[];
  readonly catalogues: Map<string, LocatedData>;
  readonly factItems: Map<string, LocatedData[]>;
  readonly skillFiles: FoundFile[];
  /** Folders with a SKILL.md, a broken one too. */
  readonly skillNames: Set<string>;
  readonly unread: string[];
  readonly locks: { contract?: LocatedData; accepted?: LocatedData };
  style?: StyleSource;
  waivers?: readonly Waiver[];
}

function loadContent(
  folder: string,
  seen: Iterable<SeenEntry> | undefined,
  readers: Readers,
  report: Report,
): Omit<Sources, 'publicFiles'> & Pick<ContentParts, 'skillFiles' | 'skillNames'> {
  const parts: ContentParts = {
    modules: new Map(),
    facts: new Map(),
    faq: [],
    pages: [],
    news: [],
    skills: [],
    imports: [],
    catalogues: new Map(),
    factItems: new Map(),
    skillFiles: [],
    skillNames: new Set(),
    unread: [],
    locks: {},
  };
  const absent = new Set<ModuleName>(requiredModules);
  const { files, refused } = excludeAlikeNames(
    listFiles(folder, 'content', isLeftover, report, seen),
    'content',
    report,
  );
  for (const file of refused) parts.unread.push(file);
  if (files.length >= minFilesForOptimizer) setOptimizer('usual');
  for (const found of files) {
    const role = contentRole(found.path);
    if (role.kind === 'module') absent.delete(role.name);
    loadFile(found, role, readers, parts, report);
  }
  for (const name of absent)
    report({ code: 'file-missing', at: { file: `content/${name}.ts` }, message: 'expected this file, found none' });
  for (const [name, items] of parts.factItems) addItems(name, items, parts, report);
  const { news, imports, catalogues, locks, factItems: _, ...always } = parts;
  return {
    ...always,
    ...(news.length > 0 && { news }),
    ...(imports.length > 0 && { imports }),
    ...(catalogues.size > 0 && { catalogues }),
    ...(readers.ledger.length > 0 && { ledger: readers.ledger }),
    ...locks,
  };
}

/** Adds the items of content/facts/<name>/ to their module. */
function addItems(name: string, items: readonly LocatedData[], { facts, unread }: ContentParts, report: Report): void {
  const file = `content/facts/${name}.ts`;
  const module = facts.get(name);
  if (module) facts.set(name, mergeItems(module, items, report));
  else if (!unread.includes(file))
    report({
      code: 'file-missing',
      at: { file },
      message: `expected this file, which declares the items of content/facts/${name}/, found none`,
    });
}

/** Reads one file of content/ to its place in `parts`. */
function loadFile(found: FoundFile, role: ContentRole, readers: Readers, parts: ContentParts, report: Report): void {
  const file = `content/${found.path}`;
  if (role.kind === 'ignored') return;
  if (role.kind === 'unknown') {
    const message = 'expected a file that some rule reads';
    report({ code: 'file-unknown', at: { file }, message, ...explainUnknownFile(found.path) });
    return;
  }
  if (role.kind === 'skill-file') {
    parts.skillFiles.push(found);
    return;
  }
  if (role.kind === 'skill') parts.skillNames.add(role.name);
  const most = maxBytesOf(role);
  // Never read: it could be of any size.
  if (found.size > most) {
    reportTooLarge(file, found.size, report, most);
    parts.unread.push(file);
    return;
  }
  if (role.kind === 'waivers') {
    parts.waivers = readers.waivers(found);
    return;
  }
  const loaded = (role.kind === 'page' ? readers.pages : readers.others)(found, file, role);
  if (loaded === undefined) parts.unread.push(file);
  else if (role.kind === 'ledger' && 'text' in loaded) readers.ledger.push(loaded);
  else addLoaded(role, loaded, parts);
}

function maxBytesOf({ kind }: ContentRole): number {
  if (['facts', 'fact-items', 'import', 'catalogue'].includes(kind)) return maxFactBytes;
  return kind === 'lock' || kind === 'ledger' ? maxWrittenBytes : maxTextBytes;
}

function addLoaded({ kind }: ContentRole, loaded: NonNullable<ReturnType<ContentFileReader>>, parts: ContentParts) {
  if (kind === 'import' && 'text' in loaded) parts.imports.push(loaded);
  else if ('text' in loaded) parts.style = loaded;
  else if ('lock' in loaded) parts.locks[loaded.lock] = loaded.located;
  else if ('catalogue' in loaded) parts.catalogues.set(loaded.catalogue, loaded.located);
  else if ('fact' in loaded) parts.facts.set(loaded.fact, loaded.located);
  else if ('itemsOf' in loaded)
    parts.factItems.set(loaded.itemsOf, [...(parts.factItems.get(loaded.itemsOf) ?? []), loaded.located]);
  else if ('located' in loaded) parts.modules.set(loaded.name, loaded.located);
  else if ('bytes' in loaded) parts.skills.push(loaded);
  else if (kind === 'question') parts.faq.push(loaded);
  else if (kind === 'news') parts.news.push(loaded);
  else parts.pages.push(loaded);
}
