// Long: each kind of file of content/ has its line, and its place in what was read.
import { join } from 'node:path';
import { assertDefined } from '../../core/assert-defined.ts';
import type { Report } from '../../core/problem.ts';
import type { SiteLanguage } from '../../core/site-language.ts';
import type { Waiver } from '../../core/waivers.ts';
import type { LedgerFile } from '../ledger/ledger-file.ts';
import type { ModuleName } from '../site.ts';
import { requiredModules } from '../site.ts';
import { excludeAlikeNames } from './alike-names.ts';
import { contentRole, isLeftover } from './content-files.ts';
import { decodeText, maxFactBytes, maxTextBytes, maxWrittenBytes, reportTooLarge } from './decode.ts';
import type { FileMemo } from './file-memo.ts';
import { type ContentFileReader, createContentReader, createPageReader, type ParseFile } from './file-readers.ts';
import type { FoundFile } from './found-file.ts';
import { createLazySourceFactory, type RereadSource } from './lazy-source.ts';
import { listFiles, readBytes } from './list-files.ts';
import type { FolderEntry } from './list-plain-files.ts';
import { loadPublic, type PublicSourceFile, resolveMaxPublicBytes } from './load-public.ts';
import { readPageFile } from './page-file.ts';
import type { RecordedContent } from './recorded-content.ts';
import type { RecordedPages } from './recorded-pages.ts';
import type { LocatedData, MarkdownSource, SkillSource, StyleSource } from './source.ts';
import { explainUnknownFile } from './unknown-file.ts';
import waiversReader from './waivers.ts?lazy';

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
  /** Entries of content/ and public/ from an earlier look, which a comparison in the end can reuse. */
  readonly seen?: FolderSnapshot | undefined;
}

/** Entries of a folder, by its path. */
export type FolderSnapshot = (folder: string) => Iterable<FolderEntry> | undefined;

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
  const { seen } = known ?? {};
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
  const content = loadContent(contentDir, seen?.(contentDir), { pages, others, waivers, ledger }, report);
  const { publicFiles, refused } = loadPublic(
    publicDir,
    seen?.(publicDir),
    read,
    resolveMaxPublicBytes(content.modules),
    report,
    memo ? undefined : known?.content,
  );
  return { ...content, unread: [...content.unread, ...refused], publicFiles };
}

interface Readers {
  readonly pages: ContentFileReader;
  readonly others: ContentFileReader;
  waivers(found: FoundFile): readonly Waiver[];
  /** Receives the files of the ledger. */
  readonly ledger: LedgerFile[];
}

function loadContent(
  folder: string,
  seen: Iterable<FolderEntry> | undefined,
  readers: Readers,
  report: Report,
): Omit<Sources, 'publicFiles'> {
  const modules = new Map<ModuleName, LocatedData>();
  const facts = new Map<string, LocatedData>();
  const [faq, pages, news]: [MarkdownSource[], MarkdownSource[], MarkdownSource[]] = [[], [], []];
  const catalogues = new Map<string, LocatedData>();
  const skills: SkillSource[] = [];
  const unread: string[] = [];
  const imports: StyleSource[] = [];
  const locks: { contract?: LocatedData; accepted?: LocatedData } = {};
  // Ledger files come before pages.
  const { ledger } = readers;
  let style: StyleSource | undefined;
  let waivers: readonly Waiver[] | undefined;
  const absent = new Set<ModuleName>(requiredModules);
  const { files, refused } = excludeAlikeNames(
    listFiles(folder, 'content', isLeftover, report, seen),
    'content',
    report,
  );
  for (const file of refused) unread.push(file);
  for (const found of files) {
    const file = `content/${found.path}`;
    const role = contentRole(found.path);
    if (role.kind === 'ignored') continue;
    if (role.kind === 'module') absent.delete(role.name);
    if (role.kind === 'unknown') {
      report({
        code: 'file-unknown',
        at: { file },
        message: 'expected a file that some rule reads',
        ...explainUnknownFile(found.path),
      });
      continue;
    }
    // Never read: it could be of any size.
    const isWritten = role.kind === 'lock' || role.kind === 'ledger';
    const most = ['facts', 'import', 'catalogue'].includes(role.kind)
      ? maxFactBytes
      : isWritten
        ? maxWrittenBytes
        : maxTextBytes;
    if (found.size > most) {
      reportTooLarge(file, found.size, report, most);
      unread.push(file);
      continue;
    }
    if (role.kind === 'waivers') {
      waivers = readers.waivers(found);
      continue;
    }
    const loaded = (role.kind === 'page' ? readers.pages : readers.others)(found, file, role);
    if (loaded === undefined) unread.push(file);
    else if (role.kind === 'ledger' && 'text' in loaded) ledger.push(loaded);
    else if (role.kind === 'import' && 'text' in loaded) imports.push(loaded);
    else if ('text' in loaded) style = loaded;
    else if ('lock' in loaded) locks[loaded.lock] = loaded.located;
    else if ('catalogue' in loaded) catalogues.set(loaded.catalogue, loaded.located);
    else if ('fact' in loaded) facts.set(loaded.fact, loaded.located);
    else if ('located' in loaded) modules.set(loaded.name, loaded.located);
    else if ('bytes' in loaded) skills.push(loaded);
    else if (role.kind === 'question') faq.push(loaded);
    else if (role.kind === 'news') news.push(loaded);
    else pages.push(loaded);
  }
  for (const name of absent)
    report({ code: 'file-missing', at: { file: `content/${name}.ts` }, message: 'expected this file, found none' });
  const optional = {
    ...(news.length > 0 && { news }),
    ...(style && { style }),
    ...(waivers && { waivers }),
    ...(imports.length > 0 && { imports }),
    ...(catalogues.size > 0 && { catalogues }),
  };
  return { modules, facts, faq, pages, skills, unread, ...optional, ...(ledger.length > 0 && { ledger }), ...locks };
}
