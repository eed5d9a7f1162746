import { findPublished, listLanguageSections } from '../../../src/checks/published/published.ts';
import { findStatements } from '../../../src/checks/statements/extract.ts';
import { type Disagreement, findDisagreements } from '../../../src/checks/statements/find-disagreements.ts';
import type { DocumentStatement } from '../../../src/checks/statements/statement.ts';
import type { Release, ReleaseFile } from '../../../src/core/release.ts';

export const textOf = (release: Release, file: string): string =>
  Buffer.from(release.files.get(file)?.bytes ?? []).toString('utf8');

/** The answers of every path of a release, which a mutant of a few files need not read again. */
export function answersByPath(
  release: Release,
  isFree: (path: string) => boolean,
): ReadonlyMap<string, readonly DocumentStatement[]> {
  const languages = listLanguageSections(textOf(release, 'index.html'), release.baseUrl);
  return new Map(
    [...release.routes.keys()].map((path) => [
      path,
      findPublished(path, release, languages, { isFree: isFree(path) }).flatMap(findStatements),
    ]),
  );
}

/** Problems found when one file is another. */
export function foundIn(
  release: Release,
  known: ReadonlyMap<string, readonly DocumentStatement[]>,
  file: string,
  text: string,
  isFree: (path: string) => boolean,
): Disagreement[] {
  const changed: ReleaseFile = { file, size: text.length, sha256: '', bytes: new TextEncoder().encode(text) };
  const mutant: Release = { ...release, files: new Map([...release.files, [file, changed]]) };
  const languages = listLanguageSections(textOf(mutant, 'index.html'), release.baseUrl);
  const all = [...known].flatMap(([path, answers]) =>
    release.routes.get(path)?.variants.some((variant) => variant.file === file)
      ? findPublished(path, mutant, languages, { isFree: isFree(path) }).flatMap(findStatements)
      : answers,
  );
  return findDisagreements(all);
}
