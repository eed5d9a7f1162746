import type { Document } from '../../core/document.ts';
import type { CheckInput } from '../check.ts';
import { listOwnOrigins } from '../links/links.ts';
import type { LanguageSection } from '../published/languages.ts';
import { findPublished } from '../published/published.ts';
import { type Disagreement, isApiStatement } from './disagreement.ts';
import { findStatements } from './extract.ts';
import { findDisagreements } from './find-disagreements.ts';

/** Compares what all documents say of the same thing that are text, and no files of public/: those say what others wrote. Words that
 * `isQuoted` finds in a title, a name or a text of an editor are no answer. */
export function compareStatements(input: CheckInput, isQuoted: (words: string) => boolean): Disagreement[] {
  const { site, release, catalog } = input;
  const all = [site, ...(site.translations ?? [])];
  const languages: LanguageSection[] = all.map(({ language, inLanguage }) => ({
    language,
    prefix: inLanguage?.prefix ?? '',
  }));
  const isFree = freeOf(input);
  const origins = listOwnOrigins(input);
  const answers = catalog
    .filter(({ kind }) => kind !== 'public')
    .flatMap((document) =>
      findPublished(document.path, release, languages, { origins, isFree: isFree(document) }).flatMap(findStatements),
    );
  // The content is searched only where something differs.
  if (findDisagreements(answers).length === 0) return [];
  return findDisagreements(answers.filter((answer) => isApiStatement(answer) || !isQuoted(answer.says ?? '')));
}

/** Whether a document is what an editor wrote, whose words are free. */
function freeOf({ site }: CheckInput): (document: Document) => boolean {
  const all = [site, ...(site.translations ?? [])];
  const written = new Set(all.flatMap(({ pages, home }) => [home, ...pages].map(({ source }) => source)));
  return ({ source }) => source !== undefined && written.has(source);
}
