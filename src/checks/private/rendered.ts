import type { Document } from '../../core/document.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { fileIn, type Release } from '../../core/release.ts';
import type { CheckInput } from '../check.ts';
import { type Allowed, allowedIn } from './allowed.ts';
import { findPrivate } from './find.ts';
import { codeIn, problemOf } from './judge.ts';
import type { Found } from './rule.ts';

/** Digests of bytes in which nothing was found: a process that lives on does not read them again. */
const innocent = new Set<string>();
const mostKept = 50_000;

/** What Gazette draws, what is signed and numbered in a log, and what is copied: that is judged as the file that it is. */
const isText = ({ kind, mediaType }: Pick<Document, 'kind' | 'mediaType'>) =>
  kind !== 'asset' && kind !== 'public' && kind !== 'tile' && !/^(?:image|font|audio|video)\//.test(mediaType);

/** Items in the bytes of one document, at its path. A record vouches for its file; a preview has its own address on a machine. */
export function judgeDocument(
  document: Document,
  release: Release,
  allowed: Allowed,
  report: Report,
  publicKeys: ReadonlySet<string> = noKeys,
): void {
  // Digests and a signature, which look like secrets and are made of what is published.
  if (!isText(document) || document.late) return;
  const file = fileIn(release, document.file);
  const key = `${allowed.digest} ${file.sha256}`;
  if (file.isJudged || (file.sha256 !== '' && innocent.has(key))) return;
  const text = Buffer.from(file.bytes).toString('utf8');
  const isOwn = ({ value }: Found) =>
    publicKeys.has(value) || value.startsWith(release.baseUrl) || release.baseUrl.endsWith(`//${value}`);
  const found = findPrivate(text, { allowed, isCode: isCodeIn(document, text) }).filter((each) => !isOwn(each));
  if (found.length === 0) {
    if (innocent.size >= mostKept) innocent.clear();
    innocent.add(key);
  }
  for (const each of found) report({ ...problemOf(each), at: { file: document.path } });
}

const noKeys: ReadonlySet<string> = new Set();

const pre = /<pre[\s>][\s\S]*?<\/pre>/g;

function isCodeIn({ mediaType }: Document, text: string): (offset: number) => boolean {
  if (!mediaType.startsWith('text/html')) return codeIn(text);
  let blocks: (readonly [number, number])[] | undefined;
  return (offset) => {
    blocks ??= [...text.matchAll(pre)].map(({ 0: block, index }) => [index, index + block.length] as const);
    return blocks.some(([start, end]) => offset >= start && offset < end);
  };
}

/** The same of all documents; of an item that several have the first is named. */
export function judgeRendered({ catalog, release, sources, site }: CheckInput, report: Report): void {
  const publicKeys = new Set(site.signing?.keys.flatMap(({ kid, x }) => [kid, x]));
  const allowed = allowedIn(sources);
  const told = new Set<string>();
  const once = (problem: Problem) => {
    const key = `${problem.code} ${problem.says}`;
    if (!told.has(key)) report(problem);
    told.add(key);
  };
  for (const document of catalog) judgeDocument(document, release, allowed, once, publicKeys);
}
