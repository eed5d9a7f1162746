import { allowedIn } from '../../checks/private/allowed.ts';
import { judgeCandidates } from '../../checks/private/judge.ts';
import type { ByteShelf } from '../../core/byte-shelf.ts';
import type { Problem } from '../../core/problem.ts';
import { fileOf, mirrorPath } from '../../core/url.ts';
import type { Edition } from '../compile.ts';
import { onShelf } from '../make.ts';
import type { MadePage } from './make-page.ts';

/** Puts a page that another thread has checked and made into its edition; its problems are added to the others. */
export function takePage(
  edition: Edition,
  { source, path, problems: found, facts, candidates, html, mirror }: MadePage,
  problems: Problem[],
  shelf: ByteShelf,
): void {
  for (const problem of found) problems.push(problem);
  judgeCandidates(candidates, allowedIn(edition.sources), (problem) => void problems.push(problem));
  edition.unchecked.delete(source);
  edition.records?.noteFacts(source, facts);
  edition.records?.noteCandidates(source, candidates);
  edition.ahead.set(fileOf(path), onShelf(fileOf(path), html, shelf));
  edition.ahead.set(fileOf(mirrorPath(path)), onShelf(fileOf(mirrorPath(path)), mirror, shelf));
}
