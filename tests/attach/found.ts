import { type AttachPlan, type AttachPlanOptions, type AttachResult, planAttach } from '../../src/attach/attach.ts';
import type { TextProblemCache } from '../../src/attach/checks/text-problems.ts';
import { parseSelector } from '../../src/attach/main/selector.ts';
import type { ForeignFolder } from '../../src/attach/read/foreign-folder.ts';
import type { PageData } from '../../src/attach/read/parse-head.ts';
import { parseAttachedPage } from '../../src/attach/read/parse-page.ts';
import { found } from './site-measure.ts';

export { found };

const root = new URL('../../', import.meta.url).pathname;

/** A page as generators make them. */
export const html = (title: string, main: string, more: { head?: string; nav?: string } = {}): string =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>${title}</title>\n<meta name="description" content="About ${title}.">\n${more.head ?? ''}</head>\n<body>\n<nav>${more.nav ?? '<a href="/">Home</a> <a href="/about/">About</a>'}</nav>\n<main>${main}</main>\n<footer>Imprint and cookies</footer>\n</body>\n</html>\n`;

export const reading =
  (site: ForeignFolder): ((file: string, selector: string | undefined) => PageData) =>
  (file, selector) =>
    parseAttachedPage(site.bytes(file), selector === undefined ? undefined : parseSelector(selector));

/** Attaches the content of tests/fixtures/small. */
export function attached(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<AttachPlanOptions> = {},
  findings: TextProblemCache = { of: (_, __, find) => find() },
): AttachResult {
  const site = found(files);
  const folder = `${root}tests/fixtures/small`;
  return planAttach(
    site,
    { contentDir: `${folder}/content`, publicDir: `${folder}/public`, preview: false, today: '2026-11-21', ...options },
    reading(site),
    findings,
  );
}

export function planned(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<AttachPlanOptions> = {},
): AttachPlan {
  const { plan, problems } = attached(files, options);
  if (!plan) throw new Error(JSON.stringify(problems.slice(0, 10), undefined, 1));
  return plan;
}

export const textOf = (plan: AttachPlan, file: string): string =>
  Buffer.from(plan.added.get(file)?.() ?? plan.edited.get(file) ?? Buffer.alloc(0)).toString('utf8');
