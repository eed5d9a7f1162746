import type { CompiledSite } from '../../compile/compile.ts';
import { getModule } from '../../content/read/load.ts';
import { pluralize } from '../../core/pluralize.ts';
import type { Report } from '../../core/problem.ts';
import { absoluteUrl } from '../../core/url.ts';
import { organizationNode } from '../../site/renderers/json-ld/organization.ts';
import { parseSelector } from '../main/selector.ts';
import { judgeCanonical } from '../read/canonical.ts';
import { listFileAddresses } from '../read/foreign-folder.ts';
import { type ForeignSite, isPathCovered } from '../read/foreign-site.ts';
import { findPositions } from '../read/parse-page.ts';
import type { MergedSite } from '../site/merged-site.ts';
import { ProblemGroups } from './text-problems.ts';

/** Mistakes in the `attach` settings of content/site.ts: `foreign-selector`. */
export function checkAttachSettings({ site, sources }: CompiledSite, foreign: ForeignSite, report: Report): void {
  const { locate } = getModule(sources, 'site');
  for (const [index, { path: pattern, main: selector }] of (site.attach?.selectors ?? []).entries()) {
    const at = locate(['attach', 'selectors', index, 'main']);
    const field = `attach.selectors[${index}].main`;
    if (!parseSelector(selector)) {
      report({
        code: 'foreign-selector',
        at,
        field,
        message: `expected a selector of names, #id, .class and [attribute], got ${JSON.stringify(selector)}`,
        hint: 'Spaces, > and commas may stand between them, such as main .content, #article.',
      });
      continue;
    }
    const pages = foreign.pages.filter(({ file }) =>
      listFileAddresses(file).some((path) => isPathCovered(pattern, path)),
    );
    const [first, ...more] = pages.filter(({ without }) => without === 'empty');
    if (pages.length === 0)
      report({ code: 'foreign-selector', at, field, message: `expected pages at ${pattern}, got none` });
    else if (first)
      report({
        code: 'foreign-selector',
        at,
        field,
        message: `expected an element that ${JSON.stringify(selector)} means, got none in ${first.file}${more.length > 0 ? ` and ${pluralize(more.length, 'other page')}` : ''}`,
      });
  }
}

/** Canonical links that name another origin or path than the content has (`foreign-origin`), or nothing (`foreign-canonical`). */
export function checkCanonicals({ site, sources }: CompiledSite, foreign: ForeignSite, report: Report): void {
  const at = getModule(sources, 'site').locate(['baseUrl']);
  const named = [...foreign.origins].sort((a, b) => b[1] - a[1])[0];
  const { basePath } = foreign;
  if (named && named[1] * 2 > foreign.pages.length)
    report({
      code: 'foreign-origin',
      at,
      field: 'baseUrl',
      message: `expected the origin that pages of the other site name as theirs, ${named[0]}, got ${site.baseUrl}`,
      hint: `Set it, or --base-url ${named[0]}: what is attached is published at the origin of the site.`,
    });
  else if (basePath !== undefined)
    report({
      code: 'foreign-origin',
      at,
      field: 'baseUrl',
      message: `expected a site at ${site.baseUrl}${foreign.found.basePath ?? '/'}, got pages that say they lie below ${basePath}`,
      hint: `Say so: --base-path ${basePath}`,
    });
  const told = new ProblemGroups();
  for (const { file, path, read } of foreign.pages)
    if (judgeCanonical(file, path, read, foreign.addresses, site.baseUrl).kind === 'broken')
      told.note('canonical', file, () => ({
        code: 'foreign-canonical',
        at: { file, ...findPositions(foreign.found.bytes(file)).head },
        message: `expected an address of ${site.baseUrl} as canonical, got ${JSON.stringify(read.canonical)}`,
        says: read.canonical ?? '',
        hint: 'Set the address of the site in its generator: search engines read this one.',
      }));
  told.tell(report);
}

type Node = Readonly<Record<string, unknown>>;

/** Terms to compare, with their normalisation. */
const terms: Readonly<Record<string, (value: string) => string>> = {
  legalName: (value) => value.toLowerCase().replace(/\s+/g, ' ').trim(),
  telephone: (value) => value.replace(/\D/g, '').slice(-9),
  email: (value) => value.toLowerCase().replace(/^mailto:/, ''),
  vatID: (value) => value.replace(/[^A-Za-z0-9]/g, '').toUpperCase(),
  taxID: (value) => value.replace(/[^A-Za-z0-9]/g, '').toUpperCase(),
  foundingDate: (value) => value.slice(0, 4),
};

/** JSON-LD of attached pages that contradicts our organisation: `foreign-organization`. */
export function checkOrganizations({ edition, mirrors }: MergedSite, { found }: ForeignSite, report: Report): void {
  const { site } = edition;
  const own = organizationNode(site, (path) => absoluteUrl(site.baseUrl, path)) as Node;
  const told = new ProblemGroups();
  for (const { file, read, path } of mirrors)
    for (const node of read.organizations) {
      if (!isUs(node, own, path)) continue;
      for (const [term, plain] of Object.entries(terms)) {
        const [theirs, ours] = [node[term], own[term]];
        if (typeof theirs !== 'string' || typeof ours !== 'string' || plain(theirs) === plain(ours)) continue;
        told.note(`${term} ${theirs}`, file, () => ({
          code: 'foreign-organization',
          at: { file, ...findPositions(found.bytes(file)).head },
          field: term,
          message: `expected ${JSON.stringify(ours)} in the JSON-LD of the organisation, as the facts have it, got ${JSON.stringify(theirs)}`,
          says: theirs,
        }));
      }
    }
  told.tell(report);
}

/** Whether a node has our name, or stands on the homepage. */
function isUs(node: Node, own: Node, path: string): boolean {
  const names = [own.name, own.legalName].map((name) => String(name).toLowerCase());
  return (
    path === '/' ||
    [node.name, node.legalName].some((name) => typeof name === 'string' && names.includes(name.toLowerCase()))
  );
}
