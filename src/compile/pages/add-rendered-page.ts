import { collectAllowedValues } from '../../checks/private/allowed-values.ts';
import { checkCandidates } from '../../checks/private/check-candidates.ts';
import type { BlobStore } from '../../core/blob-store.ts';
import type { Problem } from '../../core/problem.ts';
import { fileOf, mirrorPath } from '../../core/url.ts';
import type { CompiledSite } from '../compile.ts';
import { storeFile } from '../render-file.ts';
import type { RenderedPage } from './render-page.ts';

/** Puts a page that another thread has checked and made into its edition; its problems are added to the others. */
export function addRenderedPage(
  edition: CompiledSite,
  { source, path, problems: found, facts, candidates, html, mirror }: RenderedPage,
  problems: Problem[],
  shelf: BlobStore,
): void {
  for (const problem of found) problems.push(problem);
  checkCandidates(candidates, collectAllowedValues(edition.sources), (problem) => void problems.push(problem));
  edition.unchecked.delete(source);
  edition.records?.noteFacts(source, facts);
  edition.records?.noteCandidates(source, candidates);
  edition.ahead.set(fileOf(path), storeFile(fileOf(path), html, shelf));
  edition.ahead.set(fileOf(mirrorPath(path)), storeFile(fileOf(mirrorPath(path)), mirror, shelf));
}
