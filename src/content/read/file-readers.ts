import type { Report } from '../../core/problem.ts';
import type { ModuleName } from '../site.ts';
import type { ContentRole, LockName } from './content-files.ts';
import { decodeText, maxFactBytes, maxWrittenBytes } from './decode.ts';
import { parseFrontMatter } from './front-matter/front-matter.ts';
import json from './json-text.ts?lazy';
import type { LazySourceFactory } from './lazy-source.ts';
import type { FoundFile } from './list-files.ts';
import literal from './literal/module.ts?lazy';
import { reportMergeConflicts } from './merge-conflict.ts';
import { type RecordedContent, restoreMarkdown, restoreModule } from './recorded-content.ts';
import type { RecordedPages } from './recorded-pages.ts';
import {
  digestFactlessText,
  type LocatedData,
  type MarkdownSource,
  type SkillSource,
  type StyleSource,
} from './source.ts';

/** Parses a file, or returns the earlier result. */
export type ParseFile = <T>(found: FoundFile, parse: (bytes: Uint8Array, report: Report) => T) => T;

type Role = Exclude<ContentRole, { kind: 'ignored' | 'unknown' | 'waivers' }>;

type Parsed = ReturnType<typeof parseFile>;
export type ContentFileReader = (found: FoundFile, file: string, role: Role) => Parsed;

/**
 * Reads pages: those that `known` knows by their bytes are not parsed, nor read if their stats vouch for the bytes. Where
 * there `isLedger`, the digest of a text is made while it is at hand.
 */
export function createPageReader(
  later: LazySourceFactory | undefined,
  known: RecordedPages | undefined,
  read: ParseFile,
  report: Report,
  isLedger: () => boolean,
): ContentFileReader {
  const { read: readKnown } = known ?? {};
  if (readKnown)
    return (found, file, role) => readKnown(found, file, (bytes, inner) => parseFile(file, role, bytes, inner), report);
  if (!later) return plainReader(read);
  return (found, file, role) => {
    let bytes: Uint8Array | undefined;
    const once = () => (bytes ??= read(found, (all) => all));
    const page = known?.valuesOf(found, file, once);
    if (page) return later({ file, digest: known?.digests.get(file), ...page });
    const source = parseFile(file, role, once(), report);
    if (!source || !('frontMatter' in source)) return source;
    return later({
      file,
      value: source.frontMatter.value,
      bodyBytes: source.bodyBytes,
      digest: known?.digests.get(file),
      ...(isLedger() && { knownText: digestFactlessText(source.body) }),
      source,
    });
  };
}

function plainReader(read: ParseFile): ContentFileReader {
  return (found, file, role) => read(found, (bytes, inner) => parseFile(file, role, bytes, inner));
}

/** Reads the others: of those that are known by their bytes only what is asked for. */
export function createContentReader(
  known: RecordedContent | undefined,
  read: ParseFile,
  report: Report,
): ContentFileReader {
  if (!known) return plainReader(read);
  return (found, file, role) => {
    if (['style', 'lock', 'ledger', 'log', 'import', 'catalogue', 'fact-items'].includes(role.kind))
      return read(found, (all, inner) => parseFile(file, role, all, inner));
    let bytes: Uint8Array | undefined;
    const once = () => (bytes ??= read(found, (all) => all));
    const kept = known.knownOf(found, file, once);
    if (!kept) return parseFile(file, role, once(), report);
    if (role.kind === 'module' || role.kind === 'facts') return moduleOf(role, restoreModule(found.file, file, kept));
    const source = restoreMarkdown(found.file, file, kept);
    if (role.kind !== 'skill') return source;
    const text = decodeText(file, once(), report);
    return text === undefined ? undefined : skillOf(role.name, source, text);
  };
}

interface Module {
  readonly name: ModuleName;
  readonly located: LocatedData;
}

interface LockSource {
  readonly lock: LockName;
  readonly located: LocatedData;
}

interface FactSource {
  readonly fact: string;
  readonly located: LocatedData;
}

/** Items of a fact module in a file of their own. */
interface FactItemsSource {
  readonly itemsOf: string;
  readonly located: LocatedData;
}

interface CatalogueSource {
  readonly catalogue: string;
  readonly located: LocatedData;
}

function moduleOf(role: Extract<Role, { kind: 'module' | 'facts' }>, located: LocatedData): Module | FactSource {
  return role.kind === 'facts' ? { fact: role.name, located } : { name: role.name, located };
}

function skillOf(name: string, source: MarkdownSource, text: string): SkillSource {
  return { name, file: source.file, bytes: Buffer.from(text, 'utf8'), source };
}

function parseFile(
  file: string,
  role: Role,
  bytes: Uint8Array,
  report: Report,
):
  | Module
  | FactSource
  | FactItemsSource
  | LockSource
  | CatalogueSource
  | MarkdownSource
  | SkillSource
  | StyleSource
  | undefined {
  if (role.kind === 'ledger' || role.kind === 'import' || role.kind === 'catalogue')
    return parseTable(file, role, bytes, report);
  const most =
    role.kind === 'facts' || role.kind === 'fact-items'
      ? maxFactBytes
      : role.kind === 'lock'
        ? maxWrittenBytes
        : undefined;
  const text = decodeText(file, bytes, report, most);
  if (text === undefined || reportMergeConflicts(file, text, report)) return undefined;
  if (role.kind === 'style') return { file, text };
  if (role.kind === 'lock') {
    const { parseJsonText } = json<typeof import('./json-text.ts')>();
    const located = parseJsonText(file, text, 'contract-invalid', report);
    return located && { lock: role.name, located };
  }
  if (role.kind === 'fact-items') {
    const located = file.endsWith('.json')
      ? json<typeof import('./json-text.ts')>().parseJsonText(file, text, 'module-syntax', report)
      : literal<typeof import('./literal/module.ts')>().parseLiteralModule(file, text, report);
    return located && { itemsOf: role.name, located };
  }
  if (role.kind === 'module' || role.kind === 'facts') {
    const located = literal<typeof import('./literal/module.ts')>().parseLiteralModule(file, text, report);
    return located && moduleOf(role, located);
  }
  const source = parseFrontMatter(file, text, report);
  if (!source || role.kind !== 'skill') return source;
  return skillOf(role.name, source, text);
}

/** A file that a program has written, and that may be large. */
function parseTable(
  file: string,
  role: Extract<Role, { kind: 'ledger' | 'import' | 'catalogue' }>,
  bytes: Uint8Array,
  report: Report,
): StyleSource | CatalogueSource | undefined {
  if (role.kind === 'ledger') return ledgerFile(file, bytes, report);
  return role.kind === 'import' ? importFile(file, bytes, report) : catalogueFile(file, role.tag, bytes, report);
}

/** A file of others, or its mapping. */
function importFile(file: string, bytes: Uint8Array, report: Report): StyleSource | undefined {
  const text = decodeText(file, bytes, report, maxFactBytes);
  return text === undefined || reportMergeConflicts(file, text, report) ? undefined : { file, text };
}

/** Ledgers quote content, which has reported names of mixed letters. */
function ledgerFile(file: string, bytes: Uint8Array, report: Report): StyleSource | undefined {
  const strict: Report = (problem) => void (problem.code === 'text-mixed-scripts' || report(problem));
  const text = decodeText(file, bytes, strict, maxWrittenBytes);
  return text === undefined || reportMergeConflicts(file, text, report) ? undefined : { file, text };
}

/** Texts of Gazette in a language that it does not have. */
function catalogueFile(file: string, tag: string, bytes: Uint8Array, report: Report): CatalogueSource | undefined {
  const text = decodeText(file, bytes, report, maxFactBytes);
  if (text === undefined || reportMergeConflicts(file, text, report)) return undefined;
  const { parseJsonText } = json<typeof import('./json-text.ts')>();
  const located = parseJsonText(file, text, 'catalogue-invalid', report);
  return located && { catalogue: tag, located };
}
