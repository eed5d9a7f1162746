import { isUtf8 } from 'node:buffer';
import { metadataOf } from '../../content/metadata/metadata.ts';
import type { Sources } from '../../content/read/load.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { type Allowed, allowedIn } from './allowed.ts';
import { judgeText } from './content.ts';
import { problemOf } from './judge.ts';
import { metadataProblem } from './metadata-problem.ts';
import { findInName } from './names.ts';

const texts = /\.(?:css|csv|ics|js|json|mjs|svg|txt|vcf|vtt|webmanifest|xml|xsl)$/;
const code = /\.(?:css|js|mjs)$/;
/** Of a longer text the rest is not read. */
const mostRead = 5_000_000;

const known = new WeakMap<Uint8Array, { readonly digest: string; readonly problems: readonly Problem[] }>();

/** Reports what is private in the names, texts and metadata of public/. */
export function judgePublicFiles(sources: Sources, report: Report): void {
  const allowed = allowedIn(sources);
  const digest = JSON.stringify([allowed.digest, ...allowed.names]);
  for (const { file, bytes } of sources.publicFiles) {
    const before = known.get(bytes);
    const problems = before?.digest === digest ? before.problems : judged(file, bytes, allowed);
    known.set(bytes, { digest, problems });
    problems.forEach(report);
  }
}

function judged(path: string, bytes: Uint8Array, allowed: Allowed): Problem[] {
  const problems: Problem[] = [];
  const file = `public/${path}`;
  const report = (problem: Problem) => void problems.push(problem);
  for (const found of findInName(path.replace(/\.[a-z\d]+$/, ''), allowed))
    report({ ...problemOf(found), at: { file } });
  const isText = texts.test(path) || (/(?:^|\/)[^.]+$/.test(path) && isUtf8(bytes));
  if (isText) judgeText(file, textOf(bytes), allowed, report, code.test(path));
  for (const item of metadataOf(path, bytes)) {
    const problem = metadataProblem(file, item, allowed);
    if (problem) report(problem);
  }
  return problems;
}

const textOf = (bytes: Uint8Array) =>
  new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, mostRead)).replaceAll('\r\n', '\n');

/** As a reader takes it from the first two bytes (Encoding Standard, section 6: BOM sniff). */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
