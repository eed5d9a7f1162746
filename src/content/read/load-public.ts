import { isChangeFile } from '../../core/change-file-names.ts';
import { normalizeFileName } from '../../core/normalize-file-name.ts';
import type { Fix, Problem, Report } from '../../core/problem.ts';
import type { PrivateCandidate } from '../../core/records.ts';
import { slugify } from '../../core/slugify.ts';
import { isFileSizeLimit } from '../file-size-limit.ts';
import type { ParseFile } from './file-readers.ts';
import { type FoundFile, listFiles, type SeenEntry } from './list-files.ts';
import { checkPublicContent, checkPublicPath, type PublicProblem } from './public-files.ts';
import type { RecordedContent } from './recorded-content.ts';

/** The most bytes that a file of public/ may have: 25 MB, the most that every host takes, unless content/site.ts says more. */
export const maxPublicBytes = 25_000_000;

/** Limit in bytes; the schema has yet to judge it, and reports an invalid number. */
export function resolveMaxPublicBytes(modules: ReadonlyMap<string, { readonly value: unknown }>): number {
  const { largestFile } = (modules.get('site')?.value ?? {}) as { readonly largestFile?: unknown };
  return isFileSizeLimit(largestFile) ? largestFile * 1_000_000 : maxPublicBytes;
}

/** A file that is copied as it stands. */
export interface PublicSourceFile {
  /** Path of its address, without the first slash. */
  readonly file: string;
  /** Where it stands; absent: public/. */
  readonly source?: string | undefined;
  readonly bytes: Uint8Array;
  /** Possibly private values, if an earlier build has looked. */
  readonly candidates?: readonly PrivateCandidate[] | undefined;
}

/** A file as messages call it: `public/logo.svg`. */
export const sourceOfPublicFile = ({ file, source = `public/${file}` }: Omit<PublicSourceFile, 'bytes'>): string =>
  source;

/**
 * Reads public/, each file once, none of more than `most` bytes. Problems: names and contents that no host should serve;
 * these files are `refused`.
 */
export function loadPublic(
  folder: string,
  seen: Iterable<SeenEntry> | undefined,
  read: ParseFile,
  most: number,
  report: Report,
  known?: RecordedContent,
): { publicFiles: PublicSourceFile[]; refused: string[] } {
  // .gitkeep keeps an empty folder in git; it is no file of the site.
  const isIgnored = (path: string) => isChangeFile(path) || /(?:^|\/)\.gitkeep$/.test(path);
  const { files, refused } = excludeAlikeNames(listFiles(folder, 'public', isIgnored, report, seen), 'public', report);
  const readOne = createPublicFileReader(read, most, report, refused, known);
  const publicFiles = files.flatMap((found) => {
    const refusal = checkPublicPath(found.path);
    const wrong = refusal && { ...refusal, fix: suggestPublicName(found.path) };
    return readOne(found, { file: found.path }, wrong);
  });
  return { publicFiles, refused };
}

/** Reads a file that is published as it stands, unless its name is `wrong`; undefined after a report. */
export type PublicFileReader = (
  found: FoundFile,
  place: Pick<PublicSourceFile, 'file' | 'source'>,
  wrong?: Pick<Problem, 'message' | 'hint' | 'fix'>,
) => PublicSourceFile | [];

/** A reader of files of at most `most` bytes; what it refuses is added to `refused`. */
export function createPublicFileReader(
  read: ParseFile,
  most: number,
  report: Report,
  refused: string[],
  known?: RecordedContent,
): PublicFileReader {
  return (found, place, wrong) => {
    const source = sourceOfPublicFile(place);
    const refuse = ({ offset, ...problem }: PublicProblem): [] => {
      report({ ...problem, at: { file: source, ...offset } });
      refused.push(source);
      return [];
    };
    if (wrong) return refuse({ code: 'public-forbidden', ...wrong });
    // Checked by size alone: no huge file is ever in memory.
    if (found.size > most)
      return refuse({
        code: 'file-too-large',
        message: `expected at most ${most} bytes (${most / 1_000_000} MB), got ${found.size}`,
        hint: 'Serve it from a place for large files, and link to it. Where your host takes it, say so in content/site.ts: largestFile.',
      });
    const bytes = read(found, (all) => all);
    const problem = checkPublicContent(found.path, bytes);
    if (problem) return refuse(problem);
    return { ...place, bytes, candidates: known?.knownOf(found, source, () => bytes)?.candidates };
  };
}

/**
 * `Unser Flyer.PDF` → `unser-flyer.pdf`, `Unsere Flyer/` → `unsere-flyer/`: the name under which a file of public/ would be
 * published, where only its name is wrong, or that of a folder above it; the first of these comes first.
 */
function suggestPublicName(path: string): Fix | undefined {
  const segments = path.split('/');
  const name = segments.pop() ?? '';
  const odd = segments.findIndex((_, i) => !isFit([...segments.slice(0, i + 1), 'x.txt']));
  return odd < 0 ? fileFix(segments, name) : folderFix(segments.slice(0, odd), segments[odd] ?? '');
}

const isFit = (segments: readonly string[]): boolean => checkPublicPath(segments.join('/')) === undefined;

function folderFix(above: readonly string[], name: string): Fix | undefined {
  const to = name.startsWith('.') ? undefined : slugify(name);
  if (to === undefined || !isFit([...above, to, 'x.txt'])) return undefined;
  return { kind: 'folder-name', folder: ['public', ...above, name].join('/'), to };
}

function fileFix(above: readonly string[], name: string): Fix | undefined {
  const [, stem, ending] = /^([^.].*)\.([A-Za-z0-9]+)$/.exec(name) ?? [];
  if (stem === undefined || ending === undefined) return undefined;
  const plain = /^[A-Za-z0-9._-]+$/.test(stem) ? stem : slugify(stem);
  const to = `${plain}.${ending.toLowerCase()}`;
  return plain !== undefined && isFit([...above, to]) && to !== name ? { kind: 'file-name', to } : undefined;
}

/**
 * The files whose names, and those of their folders, are names of their own on every system: Windows and macOS keep one of
 * `A.md` and `a.md`, of `é` and `e` with an accent. Of two, the plain one stays. Reports `file-alike` once for each name;
 * `refused` are the other files, as messages call them.
 */
export function excludeAlikeNames(
  found: FoundFile[],
  label: 'content' | 'public',
  report: Report,
): { files: FoundFile[]; refused: string[] } {
  const refused: string[] = [];
  // Small letters of ASCII have one spelling: most folders hold little else, and two of them are never alike.
  const odd = found.filter(({ path }) => /[A-Z\x80-\uffff]/.test(path));
  if (odd.length === 0) return { files: found, refused };
  const others = alike(found, new Set(odd.flatMap(({ path }) => namesOf(path).filter(isOdd).map(normalizeFileName))));
  if (others.size === 0) return { files: found, refused };
  const told = new Set<string>();
  const files = found.filter(({ path }) => {
    const name = namesOf(path).find((each) => others.has(each));
    if (name === undefined) return true;
    refused.push(`${label}/${path}`);
    if (!told.has(name))
      report({
        code: 'file-alike',
        at: { file: `${label}/${path}` },
        ...expectation(`${label}/${name}`, `${label}/${others.get(name)}`),
      });
    told.add(name);
    return false;
  });
  return { files, refused };
}

/** Names with another spelling, and the one to keep: the plainest, else the first. */
function alike(found: readonly FoundFile[], spellings: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, Set<string>>();
  for (const { path } of found) {
    for (const name of namesOf(path)) {
      const key = isOdd(name) ? normalizeFileName(name) : name;
      if (spellings.has(key)) names.set(key, (names.get(key) ?? new Set()).add(name));
    }
  }
  return new Map(
    [...names].flatMap(([key, all]) => {
      const kept = all.has(key) ? key : [...all][0]!;
      return [...all].filter((name) => name !== kept).map((name) => [name, kept] as const);
    }),
  );
}

function expectation(name: string, other: string): { message: string; hint: string } {
  const isComposed = name.normalize() === other.normalize();
  const what = isComposed ? 'with accents composed otherwise' : 'in another spelling';
  return {
    message: `expected a name that no other has in any spelling, got ${JSON.stringify(name)}, which is ${JSON.stringify(other)} ${what}`,
    hint: 'Windows and macOS can keep only one of the two. Rename or remove one.',
  };
}

const isOdd = (name: string): boolean => /[A-Z\x80-\uffff]/.test(name);

/** `a/b/c.md` → `a`, `a/b`, `a/b/c.md`. */
function namesOf(path: string): string[] {
  const names: string[] = [];
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) names.push(path.slice(0, at));
  return [...names, path];
}
