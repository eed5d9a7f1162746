import { routeTable } from '../edge/route-table.ts';
import { canonicalPathOf, tokenEstimateOf } from '../header-sets.ts';
import type { LimitExceeded } from '../host.ts';
import type { OverlaySite } from './overlay-site.ts';
import type { OverlayTable } from './programs/decide.ts';

/** Our routes as the table that programs read; `sideCars`: whether the host has those of our files. */
export function overlayTable({ release, pages }: OverlaySite, sideCars: boolean): OverlayTable {
  return {
    ...routeTable(release, { sideCars }),
    pages: pages.map(({ path, link }) => (link === undefined ? [path] : [path, link])),
  };
}

/** Marks around our rules in a `_headers` file. */
const headersBlockMarkers = ['# BEGIN Gazette', '# END Gazette'] as const;

/** Cloudflare reads so many, theirs and ours together; Netlify has no such limit. */
const maxHeaderRules = 100;

/** Documents whose fields hang on their path alone, each with them: mirrors are many, and a program answers for them. */
export function documentsWithFixedHeaders({
  own,
  headers,
}: OverlaySite): { path: string; fields: [string, string][] }[] {
  return own.flatMap(({ path, variants: [variant, second] }) => {
    if (variant === undefined || second !== undefined || canonicalPathOf(variant) !== undefined) return [];
    const tokens = tokenEstimateOf(variant);
    const fields = Object.entries(headers.setOf(variant.headers));
    return [{ path, fields: tokens === undefined ? fields : [...fields, ['x-markdown-tokens', tokens]] }];
  });
}

/** The marked block for their `_headers`, for what is answered without a program. */
export function renderHeadersBlock(site: OverlaySite): string {
  const rules = documentsWithFixedHeaders(site).map(
    ({ path, fields }) => `${path}\n${fields.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
  );
  const [begin, end] = headersBlockMarkers;
  return `${begin}: generated, do not edit.\n${rules.join('')}${end}\n`;
}

/** Rules of both sides against the limit. */
export function checkHeaderRuleCount(site: OverlaySite, theirs = ''): LimitExceeded[] {
  const got = documentsWithFixedHeaders(site).length + theirs.split('\n').filter((line) => /^[/h]/.test(line)).length;
  if (got <= maxHeaderRules) return [];
  return [
    {
      limit: 'rules in _headers, yours and ours',
      allowed: maxHeaderRules,
      got,
      hint: 'Leave our block out: the function answers with these fields anyway.',
    },
  ];
}
