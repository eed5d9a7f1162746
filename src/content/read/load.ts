import { given } from '../../core/given.ts';
import type { Report } from '../../core/problem.ts';
import type { ModuleName } from '../site.ts';
import { moduleNames } from '../site.ts';
import { contentRole, isLeftover } from './content-files.ts';
import { decodeText, maxTextBytes, reportTooLarge } from './decode.ts';
import type { FileMemo } from './file-memo.ts';
import { readFrontMatter } from './front-matter/front-matter.ts';
import type { FoundFile, Input } from './input.ts';
import { listFiles, readBytes } from './input.ts';
import type { KnownPages } from './known-pages.ts';
import { type Later, readLater } from './later.ts';
import literal from './literal/module.ts?lazy';
import { reportMergeConflicts } from './merge-conflict.ts';
import { readPageFile } from './page-file.ts';
import { publicRefusal } from './public-files.ts';
import type { Located, MarkdownSource } from './source.ts';

export interface SkillSource {
  /** Its folder: `book-a-clinical-pilot`. */
  readonly name: string;
  readonly file: string;
  /** As they are served, and as the digest of the skills index counts them: LF line ends, no byte order mark. */
  readonly bytes: Uint8Array;
  readonly source: MarkdownSource;
}

/** Everything that was read, parsed but not yet judged by any schema. Files with problems are absent. */
export interface Sources {
  readonly modules: ReadonlyMap<ModuleName, Located>;
  readonly faq: readonly MarkdownSource[];
  readonly pages: readonly MarkdownSource[];
  readonly skills: readonly SkillSource[];
  /** Files of content/ that could not be read; their problems have been reported, and what follows from them need not. */
  readonly unread: readonly string[];
  /** `file` is the path below public/. */
  readonly publicFiles: readonly { readonly file: string; readonly bytes: Uint8Array }[];
  /** Every file that was read. */
  readonly inputs: readonly Input[];
}

/** A module that has been read: what was validated has all of them. */
export function moduleOf({ modules }: Pick<Sources, 'modules'>, name: ModuleName): Located {
  return given(modules.get(name), `content/${name}.ts`);
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
  known?: KnownPages,
): Sources {
  const inputs: Input[] = [];
  const read: Read = (found, parse) => {
    const { file, size, mtimeMs } = found;
    inputs.push({ file, size, mtimeMs });
    return memo ? memo(found, parse, report) : parse(readBytes(found), report);
  };
  // What a memo remembers stays; else a build would hold the text of every page.
  const pages = pageReader(memo ? undefined : readLater(), known, read, report);
  return { ...loadContent(contentDir, read, pages, report), publicFiles: loadPublic(publicDir, read, report), inputs };
}

/** Reads a file and gives its bytes to `parse`, or returns what that gave before. */
type Read = <T>(found: FoundFile, parse: (bytes: Uint8Array, report: Report) => T) => T;

type Role = Exclude<ReturnType<typeof contentRole>, { kind: 'ignored' | 'unknown' }>;

function loadContent(
  folder: string,
  read: Read,
  readPage: PageReader,
  report: Report,
): Omit<Sources, 'publicFiles' | 'inputs'> {
  const modules = new Map<ModuleName, Located>();
  const [faq, pages, skills]: [MarkdownSource[], MarkdownSource[], SkillSource[]] = [[], [], []];
  const unread: string[] = [];
  const absent = new Set<ModuleName>(moduleNames);
  for (const found of listFiles(folder, 'content', isLeftover, report)) {
    const file = `content/${found.path}`;
    const role = contentRole(found.path);
    if (role.kind === 'ignored') continue;
    if (role.kind === 'module') absent.delete(role.name);
    if (role.kind === 'unknown') {
      report({ code: 'file-unknown', at: { file }, message: 'expected a file that some rule reads', hint: role.hint });
      continue;
    }
    // Not even read: it could be of any size.
    if (found.size > maxTextBytes) {
      reportTooLarge(file, found.size, report);
      unread.push(file);
      continue;
    }
    const parse = (bytes: Uint8Array, inner: Report) => parseFile(file, role, bytes, inner);
    const loaded = role.kind === 'page' ? readPage(found, file, parse) : read(found, parse);
    if (loaded === undefined) unread.push(file);
    else if ('located' in loaded) modules.set(loaded.name, loaded.located);
    else if ('bytes' in loaded) skills.push(loaded);
    else if (role.kind === 'question') faq.push(loaded);
    else pages.push(loaded);
  }
  for (const name of absent)
    report({ code: 'file-missing', at: { file: `content/${name}.ts` }, message: 'expected this file, found none' });
  return { modules, faq, pages, skills, unread };
}

type Parsed = ReturnType<typeof parseFile>;
type PageReader = (found: FoundFile, file: string, parse: (bytes: Uint8Array, report: Report) => Parsed) => Parsed;

/** Reads pages: those that `known` knows by their bytes are not parsed, nor read if their stats vouch for the bytes. */
function pageReader(later: Later | undefined, known: KnownPages | undefined, read: Read, report: Report): PageReader {
  if (!later) return (found, _file, parse) => read(found, parse);
  return (found, file, parse) => {
    const again = () => readPageFile(found.file, file, known?.digests.get(file));
    let bytes: Uint8Array | undefined;
    const once = () => (bytes ??= read(found, (all) => all));
    const page = known?.valuesOf(found, file, once);
    if (page) return later({ file, ...page }, again);
    const source = parse(once(), report);
    if (!source || !('frontMatter' in source)) return source;
    return later({ file, value: source.frontMatter.value, bodyBytes: source.bodyBytes, source }, again);
  };
}

function parseFile(
  file: string,
  role: Role,
  bytes: Uint8Array,
  report: Report,
): { name: ModuleName; located: Located } | MarkdownSource | SkillSource | undefined {
  const text = decodeText(file, bytes, report);
  if (text === undefined || reportMergeConflicts(file, text, report)) return undefined;
  if (role.kind === 'module') {
    const located = literal<typeof import('./literal/module.ts')>().readLiteralModule(file, text, report);
    return located && { name: role.name, located };
  }
  const source = readFrontMatter(file, text, report);
  if (!source || role.kind !== 'skill') return source;
  return { name: role.name, file, bytes: Buffer.from(text, 'utf8'), source };
}

/** The most bytes that a file of public/ may have: 25 MB, the most that every host takes. */
export const maxPublicBytes = 25_000_000;

function loadPublic(folder: string, read: Read, report: Report): Sources['publicFiles'] {
  // .gitkeep keeps an empty folder in git; it is no file of the site.
  const isIgnored = (path: string) => /(?:^|\/)\.gitkeep$/.test(path);
  return listFiles(folder, 'public', isIgnored, report).flatMap((found) => {
    const at = { file: `public/${found.path}` };
    const refusal = publicRefusal(found.path);
    if (refusal) {
      report({ code: 'public-forbidden', at, ...refusal });
      return [];
    }
    // By its size alone: what is far too large is never in memory.
    if (found.size > maxPublicBytes) {
      report({
        code: 'file-too-large',
        at,
        message: `expected at most ${maxPublicBytes} bytes (25 MB), got ${found.size}`,
        hint: 'Serve it from a place for large files, and link to it.',
      });
      return [];
    }
    return [{ file: found.path, bytes: read(found, (bytes) => bytes) }];
  });
}
