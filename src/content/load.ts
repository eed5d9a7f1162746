import type { Report } from '../problem.ts';
import { contentRole, isLeftover } from './content-files.ts';
import { decodeText, maxTextBytes, reportTooLarge } from './decode.ts';
import { readFrontMatter } from './front-matter.ts';
import { readLiteralModule } from './literal-module.ts';
import type { FoundFile, Input } from './load-files.ts';
import { listFiles, readBytes } from './load-files.ts';
import { publicRefusal } from './public-files.ts';
import type { ModuleName } from './site.ts';
import { moduleNames } from './site.ts';
import type { Located, MarkdownSource } from './source.ts';

export interface SkillSource {
  /** Its folder: `book-a-clinical-pilot`. */
  readonly name: string;
  readonly file: string;
  /** As they stand on disk: the digest of the skills index is over these. */
  readonly bytes: Uint8Array;
  readonly source: MarkdownSource;
}

/** Everything that was read, parsed but not yet judged by any schema. Files with problems are absent. */
export interface Sources {
  readonly modules: ReadonlyMap<ModuleName, Located>;
  readonly faq: readonly MarkdownSource[];
  readonly pages: readonly MarkdownSource[];
  readonly skills: readonly SkillSource[];
  /** `file` is the path below public/. */
  readonly publicFiles: readonly { readonly file: string; readonly bytes: Uint8Array }[];
  /** Every file that was read. */
  readonly inputs: readonly Input[];
}

/**
 * Reads content/ and public/: the only place where content comes in, each file once, in code unit order of the names.
 * A folder that is absent counts as empty. Problems: `file-missing`, `file-unknown`, `file-symlink`,
 * `file-too-large`, `file-encoding`, `public-forbidden`, and those of the two readers.
 */
export function loadSources(contentDir: string, publicDir: string, report: Report): Sources {
  const inputs: Input[] = [];
  const read = (found: FoundFile): Uint8Array => {
    const { file, size, mtimeMs } = found;
    inputs.push({ file, size, mtimeMs });
    return readBytes(found);
  };
  return { ...loadContent(contentDir, read, report), publicFiles: loadPublic(publicDir, read, report), inputs };
}

type Read = (found: FoundFile) => Uint8Array;

function loadContent(folder: string, read: Read, report: Report): Omit<Sources, 'publicFiles' | 'inputs'> {
  const modules = new Map<ModuleName, Located>();
  const [faq, pages, skills]: [MarkdownSource[], MarkdownSource[], SkillSource[]] = [[], [], []];
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
      continue;
    }
    const bytes = read(found);
    const text = decodeText(file, bytes, report);
    if (text === undefined) continue;
    if (role.kind === 'module') {
      const located = readLiteralModule(file, text, report);
      if (located) modules.set(role.name, located);
      continue;
    }
    const isServable = role.kind !== 'skill' || servesAsIs(file, bytes, report);
    const source = readFrontMatter(file, text, report);
    if (!source || !isServable) continue;
    if (role.kind === 'question') faq.push(source);
    else if (role.kind === 'page') pages.push(source);
    else skills.push({ name: role.name, file, bytes, source });
  }
  for (const name of absent)
    report({ code: 'file-missing', at: { file: `content/${name}.ts` }, message: 'expected this file, found none' });
  return { modules, faq, pages, skills };
}

/** A skill is served byte for byte, so what decodeText mends elsewhere is an error in it. */
function servesAsIs(file: string, bytes: Uint8Array, report: Report): boolean {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const lineEnd = bytes.indexOf(0x0d);
  const at = { file, line: 1, col: 1 };
  const fail = (place: typeof at, found: string, hint: string) =>
    report({
      code: 'file-encoding',
      at: place,
      message: `expected bytes that can be served as they are, got ${found}`,
      hint,
    });
  if (hasMark) fail(at, 'a byte order mark', 'Save the file as UTF-8 without BOM.');
  if (lineEnd !== -1) {
    const line = bytes.subarray(0, lineEnd).filter((byte) => byte === 0x0a).length + 1;
    fail({ ...at, line }, 'CRLF line ends', 'Save the file with LF line ends.');
  }
  return !hasMark && lineEnd === -1;
}

function loadPublic(folder: string, read: Read, report: Report): Sources['publicFiles'] {
  return listFiles(folder, 'public', () => false, report).flatMap((found) => {
    const at = { file: `public/${found.path}` };
    const refusal = publicRefusal(found.path);
    if (refusal) {
      report({ code: 'public-forbidden', at, ...refusal });
      return [];
    }
    return [{ file: found.path, bytes: read(found) }];
  });
}
