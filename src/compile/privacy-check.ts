import { findMarkdownCandidates, findOtherCandidates } from '../checks/private/candidates.ts';
import { checkCandidates, collectAllowedValues } from '../checks/private/check-candidates.ts';
import type { DeferredChecks } from '../content/check/deferred-checks.ts';
import type { Memo } from '../content/check/memo.ts';
import type { Sources } from '../content/read/load.ts';
import type { Report } from '../core/problem.ts';
import type { PrivateCandidate } from '../core/records.ts';
import type { ContentRecords } from './content-records.ts';
import type { PageRecords } from './page-records.ts';

/** Reports what is private in everything but pages; notes what was found, for the next build. */
export function checkPrivacyOutsidePages(
  sources: Sources,
  memo: Memo,
  report: Report,
  content?: Pick<ContentRecords, 'noteCandidates'>,
): void {
  const allowed = collectAllowedValues(sources);
  const all = findOtherCandidates(sources, (of, find) => memo.remember('private', of, '', find, report));
  for (const [file, candidates] of all) {
    content?.noteCandidates(file, candidates);
    checkCandidates(candidates, allowed, report);
  }
}

/** The checks of pages, each of which looks for what is private too. Pages that need no check are judged at once. */
export function withPrivacyCheck(
  checks: DeferredChecks['checks'],
  sources: Sources,
  memo: Memo,
  records: PageRecords | undefined,
  report: Report,
): DeferredChecks['checks'] {
  const allowed = collectAllowedValues(sources);
  const files = new Map(sources.pages.map((source) => [source.file, source]));
  for (const file of files.keys())
    if (!checks.has(file)) checkCandidates(records?.candidatesOf(file) ?? none, allowed, report);
  return new Map(
    [...checks].map(([file, check]) => {
      const source = files.get(file);
      const judge = (inner: Report) => {
        check(inner);
        if (!source) return;
        const candidates =
          records?.candidatesOf(file) ??
          memo.remember('private', source, '', () => findMarkdownCandidates(source), inner);
        records?.noteCandidates(file, candidates);
        checkCandidates(candidates, allowed, inner);
      };
      return [file, judge];
    }),
  );
}

const none: readonly PrivateCandidate[] = [];
