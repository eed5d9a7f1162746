import type { Report } from '../../core/problem.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import type { MergedSite } from '../site/merged-site.ts';
import { ProblemGroups } from './problem-groups.ts';

/**
 * Mirrored pages that lack something (`foreign-title`, `foreign-description`, `foreign-main`), or that robots.txt
 * disallows (`foreign-disallowed`).
 */
export function checkPageHeads({ mirrors }: MergedSite, { robots }: ForeignSite, report: Report): void {
  const told = new ProblemGroups();
  for (const { file, path, read } of mirrors) {
    const at = { file, ...read.places.head };
    if (read.title === '')
      report({
        code: 'foreign-title',
        at,
        message: 'expected a title, got none',
        says: 'title',
        hint: 'Lists name the page by its path.',
      });
    if (read.description === '')
      told.note('description', file, {
        code: 'foreign-description',
        at,
        message: 'expected a description (<meta name="description">), got none',
        says: 'description',
        hint: 'Lists quote the beginning of the text instead.',
      });
    if (read.main?.by === 'body')
      told.note('main', file, {
        code: 'foreign-main',
        at: { file },
        message: 'expected <main>, an element with role main, or one <article>, got none',
        says: '<main>',
        hint: 'Name the element in content/site.ts, attach.selectors.',
      });
    if (robots?.isDisallowed(path))
      told.note('disallowed', file, {
        code: 'foreign-disallowed',
        at: { file },
        message: `expected a page that robots.txt does not keep from readers, got ${path}`,
        says: path,
        hint: 'If it should not be read by programs, name it in content/site.ts, attach.exclude.',
      });
  }
  told.tell(report);
}
