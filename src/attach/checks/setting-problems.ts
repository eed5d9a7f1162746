import type { CompiledSite } from '../../compile/compile.ts';
import { getModule } from '../../content/read/load.ts';
import { pluralize } from '../../core/pluralize.ts';
import type { Report } from '../../core/problem.ts';
import { parseSelector } from '../main/selector.ts';
import { judgeCanonical } from '../read/canonical.ts';
import { listFileAddresses } from '../read/foreign-folder.ts';
import { type ForeignSite, isPathCovered } from '../read/foreign-site.ts';
import { ProblemGroups } from './problem-groups.ts';

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
      message: `expected a site at the root of ${site.baseUrl}, got pages that say they lie below ${basePath}`,
      hint: `Put it into ${basePath.slice(1)} of an empty folder, and attach that: its root is the root of the origin.`,
    });
  const told = new ProblemGroups();
  for (const { file, path, read } of foreign.pages)
    if (judgeCanonical(file, path, read, foreign.addresses, site.baseUrl).kind === 'broken')
      told.note('canonical', file, {
        code: 'foreign-canonical',
        at: { file, ...read.places.head },
        message: `expected an address of ${site.baseUrl} as canonical, got ${JSON.stringify(read.canonical)}`,
        says: read.canonical ?? '',
        hint: 'Set the address of the site in its generator: search engines read this one.',
      });
  told.tell(report);
}
