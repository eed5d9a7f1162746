import { allowedIn } from '../checks/private/allowed.ts';
import { judgeMarkdown } from '../checks/private/content.ts';
import type { Memo } from '../content/check/memo.ts';
import type { Rest } from '../content/check/rest.ts';
import type { Sources } from '../content/read/load.ts';
import type { Report } from '../core/problem.ts';

/** The checks of pages, each of which looks for what is private too. */
export function withGuard(checks: Rest['checks'], sources: Sources, memo: Memo): Rest['checks'] {
  const allowed = allowedIn(sources);
  const files = new Map(sources.pages.map((source) => [source.file, source]));
  return new Map(
    [...checks].map(([file, check]) => {
      const source = files.get(file);
      const judge = (report: Report) => {
        check(report);
        if (source)
          memo.remember('private', source, allowed.digest, (inner) => judgeMarkdown(source, allowed, inner), report);
      };
      return [file, judge];
    }),
  );
}
