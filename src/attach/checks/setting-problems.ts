import type { Edition } from '../../compile/compile.ts';
import { moduleOf } from '../../content/read/load.ts';
import type { Report } from '../../core/problem.ts';
import { plural } from '../../core/words.ts';
import { readSelector } from '../main/selector.ts';
import { covers, type ForeignSite } from '../read/foreign-site.ts';
import { addressesOf } from '../read/site-file.ts';

/** Mistakes in the `attach` settings of content/site.ts: `foreign-selector`, `foreign-origin`. */
export function settingProblems({ site, sources }: Edition, foreign: ForeignSite, report: Report): void {
  const { locate } = moduleOf(sources, 'site');
  for (const [index, { path: pattern, main: selector }] of (site.attach?.selectors ?? []).entries()) {
    const at = locate(['attach', 'selectors', index, 'main']);
    const field = `attach.selectors[${index}].main`;
    if (!readSelector(selector)) {
      report({
        code: 'foreign-selector',
        at,
        field,
        message: `expected a selector of names, #id, .class and [attribute], got ${JSON.stringify(selector)}`,
        hint: 'Spaces, > and commas may stand between them, such as main .content, #article.',
      });
      continue;
    }
    const pages = foreign.pages.filter(({ file }) => addressesOf(file).some((path) => covers(pattern, path)));
    const [first, ...more] = pages.filter(({ without }) => without === 'empty');
    if (pages.length === 0)
      report({ code: 'foreign-selector', at, field, message: `expected pages at ${pattern}, got none` });
    else if (first)
      report({
        code: 'foreign-selector',
        at,
        field,
        message: `expected an element that ${JSON.stringify(selector)} means, got none in ${first.file}${more.length > 0 ? ` and ${plural(more.length, 'other page')}` : ''}`,
      });
  }
  const named = [...foreign.origins].sort((a, b) => b[1] - a[1])[0];
  if (named && named[1] * 2 > foreign.pages.length)
    report({
      code: 'foreign-origin',
      at: locate(['baseUrl']),
      field: 'baseUrl',
      message: `expected the origin that pages of the other site name as theirs, ${named[0]}, got ${site.baseUrl}`,
      hint: `Set it, or --base-url ${named[0]}: what is attached is published at the origin of the site.`,
    });
}
