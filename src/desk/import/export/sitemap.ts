import type { SourcedValue } from '../sourced-value.ts';

const most = 1000;

/** The addresses of a sitemap (sitemaps.org), with their lines; no reader of XML is needed for what has one form. */
export function parseSitemap(file: string, text: string): SourcedValue[] {
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
