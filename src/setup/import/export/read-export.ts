import { lstatSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { parseFields } from '../../../checks/published/fields.ts';
import { decodeText } from '../../../core/decode-text.ts';
import { compareCodeUnits } from '../../../core/problem.ts';
import { type ImportedPage, parseImportedPage } from '../html/imported-page.ts';
import { type ReportNote, type SourcedValue, toPrintableName } from '../sourced-value.ts';

/** Contents of an exported website; nothing is run, and nothing is fetched. */
interface WebsiteExport {
  readonly pages: readonly ImportedPage[];
  readonly sitemap: readonly SourcedValue[];
  readonly robots?: RobotsSignals;
}

const largest = 5_000_000;
const mostPages = 5_000;
const deepest = 12;

/**
 * Reads a folder of HTML, or one page. Links and dotfiles are passed by; what is too large or too much gets a note. Throws
 * errors of the system.
 */
export function readExport(path: string, noted: ReportNote): WebsiteExport {
  const isFile = lstatSync(path).isFile();
  const root = isFile ? dirname(path) : path;
  const files = isFile ? [basename(path)] : filesIn(root);
  const html = files.filter((file) => /\.x?html?$/i.test(file));
  const pages: ImportedPage[] = [];
  for (const file of html.slice(0, mostPages)) {
    const text = textOf(root, file, noted);
    const page = text === undefined ? undefined : parseImportedPage(file, text, noted);
    if (page) pages.push(page);
  }
  if (html.length > mostPages)
    noted({
      from: { file: toPrintableName(html[mostPages] ?? ''), line: 1 },
      text: `only the first ${mostPages} of ${html.length} pages were read`,
    });
  const sitemaps = files.filter((file) => /(?:^|\/)sitemap[^/]*\.xml$/i.test(file)).slice(0, 20);
  const sitemap = sitemaps.flatMap((file) => parseSitemap(toPrintableName(file), textOf(root, file, noted) ?? ''));
  const robots = files.includes('robots.txt') ? parseRobotsSignals(textOf(root, 'robots.txt', noted) ?? '') : undefined;
  return { pages, sitemap, ...(robots && { robots }) };
}

/** Names below a folder, those near its top first. */
function filesIn(root: string): string[] {
  const found = fastGlob.sync('**', {
    cwd: root,
    deep: deepest,
    ignore: ['**/node_modules'],
    followSymbolicLinks: false,
  });
  const depthOf = (name: string) => name.split('/').length;
  return found.sort((a, b) => depthOf(a) - depthOf(b) || compareCodeUnits(a, b));
}

/** Text of a file in its encoding. */
function textOf(root: string, file: string, noted: ReportNote): string | undefined {
  const path = join(root, file);
  const { size } = lstatSync(path);
  if (size > largest) {
    noted({
      from: { file: toPrintableName(file), line: 1 },
      text: `the file was left out: it has more than ${largest} bytes`,
    });
    return undefined;
  }
  return decodeText(readFileSync(path));
}

const most = 1000;

/** The addresses of a sitemap (sitemaps.org), with their lines; no reader of XML is needed for what has one form. */
function parseSitemap(file: string, text: string): SourcedValue[] {
  const found: SourcedValue[] = [];
  let line = 1;
  let at = 0;
  for (const match of text.matchAll(/<loc>\s*([^<\s]{1,2000})\s*<\/loc>/g)) {
    for (let next = text.indexOf('\n', at); next !== -1 && next < match.index; next = text.indexOf('\n', at)) {
      line += 1;
      at = next + 1;
    }
    found.push({ value: (match[1] ?? '').replaceAll('&amp;', '&'), from: { file, line } });
    if (found.length === most) break;
  }
  return found;
}

const mostFields = 5000;

/** Uses of content that robots.txt permits or denies, with its line. */
export type RobotsSignals = SourcedValue<Readonly<Record<'search' | 'ai-input' | 'ai-train', boolean>>>;

/** The signals of the group for everybody (contentsignals.org), if it gives all three. */
function parseRobotsSignals(text: string): RobotsSignals | undefined {
  let isForAll = false;
  let wasAgent = false;
  for (const { name, value, line } of parseFields(text).slice(0, mostFields)) {
    const isAgent = name === 'user-agent';
    if (isAgent) isForAll = /^\*(?:\s|$)/.test(value) || (wasAgent && isForAll);
    wasAgent = isAgent;
    if (!isForAll || name !== 'content-signal') continue;
    const said = new Map(
      value.split(',').map(
        (each) =>
          each
            .trim()
            .toLowerCase()
            .split(/\s*=\s*/, 2) as [string, string],
      ),
    );
    const [search, input, train] = ['search', 'ai-input', 'ai-train'].map(
      (use) => ({ yes: true, no: false })[said.get(use) ?? ''],
    );
    if (search === undefined || input === undefined || train === undefined) return undefined;
    return { value: { search, 'ai-input': input, 'ai-train': train }, from: { file: 'robots.txt', line } };
  }
  return undefined;
}
