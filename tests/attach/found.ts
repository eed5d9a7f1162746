import { type Attached, type AttachOptions, type AttachPlan, attach } from '../../src/attach/attach.ts';
import type { Findings } from '../../src/attach/checks/text-problems.ts';
import { readSelector } from '../../src/attach/main/selector.ts';
import type { PageRead } from '../../src/attach/read/page-read.ts';
import { readPage } from '../../src/attach/read/read-page.ts';
import type { FoundSite } from '../../src/attach/read/site-file.ts';
import { byCodeUnit } from '../../src/core/problem.ts';

const root = new URL('../../', import.meta.url).pathname;

/** A folder of another generator, in memory. */
export function found(files: Readonly<Record<string, string | Uint8Array>>): FoundSite {
  const bytes = new Map(Object.entries(files).map(([file, data]) => [file, Buffer.from(data as string)]));
  return {
    files: [...bytes].map(([file, { length }]) => ({ file, size: length })).sort((a, b) => byCodeUnit(a.file, b.file)),
    bytes: (file) => bytes.get(file) ?? Buffer.alloc(0),
  };
}

/** A page as generators make them. */
export const html = (title: string, main: string, more: { head?: string; nav?: string } = {}): string =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>${title}</title>\n<meta name="description" content="About ${title}.">\n${more.head ?? ''}</head>\n<body>\n<nav>${more.nav ?? '<a href="/">Home</a> <a href="/about/">About</a>'}</nav>\n<main>${main}</main>\n<footer>Imprint and cookies</footer>\n</body>\n</html>\n`;

export const reading =
  (site: FoundSite): ((file: string, selector: string | undefined) => PageRead) =>
  (file, selector) =>
    readPage(site.bytes(file), selector === undefined ? undefined : readSelector(selector));

/** Attaches the content of tests/fixtures/small. */
export function attached(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<AttachOptions> = {},
  findings: Findings = { of: (_, __, find) => find() },
): Attached {
  const site = found(files);
  const folder = `${root}tests/fixtures/small`;
  return attach(
    site,
    { contentDir: `${folder}/content`, publicDir: `${folder}/public`, preview: false, today: '2026-11-21', ...options },
    reading(site),
    findings,
  );
}

export function planned(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<AttachOptions> = {},
): AttachPlan {
  const { plan, problems } = attached(files, options);
  if (!plan) throw new Error(JSON.stringify(problems.slice(0, 10), undefined, 1));
  return plan;
}

export const textOf = (plan: AttachPlan, file: string): string =>
  Buffer.from(plan.added.get(file)?.() ?? plan.edited.get(file) ?? Buffer.alloc(0)).toString('utf8');
