import { allowedIn } from '../checks/private/allowed.ts';
import { candidatesOfMarkdown, candidatesOfOthers } from '../checks/private/candidates.ts';
import { judgeCandidates } from '../checks/private/judge.ts';
import type { Memo } from '../content/check/memo.ts';
import type { Rest } from '../content/check/rest.ts';
import type { Sources } from '../content/read/load.ts';
import type { PrivateCandidate } from '../core/private-candidate.ts';
import type { Report } from '../core/problem.ts';
import type { ContentRecords } from './content-records.ts';
import type { PageRecords } from './page-records.ts';

/** Reports what is private in everything but pages; notes what was found, for the next build. */
export function judgeOthers(
  sources: Sources,
  memo: Memo,
  report: Report,
  content?: Pick<ContentRecords, 'noteCandidates'>,
): void {
  const allowed = allowedIn(sources);
  const all = candidatesOfOthers(sources, (of, find) => memo.remember('private', of, '', find, report));
  for (const [file, candidates] of all) {
    content?.noteCandidates(file, candidates);
    judgeCandidates(candidates, allowed, report);
  }
}

/** The checks of pages, each of which looks for what is private too. Pages that need no check are judged at once. */
export function withPrivacyCheck(
  checks: Rest['checks'],
  sources: Sources,
  memo: Memo,
  records: PageRecords | undefined,
  report: Report,
): Rest['checks'] {
  const allowed = allowedIn(sources);
  const files = new Map(sources.pages.map((source) => [source.file, source]));
  for (const file of files.keys())
    if (!checks.has(file)) judgeCandidates(records?.candidatesOf(file) ?? none, allowed, report);
  return new Map(
    [...checks].map(([file, check]) => {
      const source = files.get(file);
      const judge = (inner: Report) => {
        check(inner);
        if (!source) return;
        const candidates =
          records?.candidatesOf(file) ??
          memo.remember('private', source, '', () => candidatesOfMarkdown(source), inner);
        records?.noteCandidates(file, candidates);
        judgeCandidates(candidates, allowed, inner);
      };
      return [file, judge];
    }),
  );
}

const none: readonly PrivateCandidate[] = [];
