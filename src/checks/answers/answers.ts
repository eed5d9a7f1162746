import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { fileIn } from '../../core/release.ts';
import type { Check, CheckInput } from '../check.ts';
import { originsOf } from '../links/links.ts';
import type { Answer } from './answer.ts';
import { disagreements } from './disagreements.ts';
import { answersIn } from './extract.ts';
import { isFactPage } from './fact-pages.ts';
import type { Placed } from './languages.ts';
import { publishedAt } from './published.ts';
import { reportDisagreement } from './report.ts';

/**
 * What documents say of the same thing is the same: asked, in every build, of those that machines read and of the few
 * generated pages that hold the facts. Pages of editors, which may be sixty thousand, are left to `check`.
 */
export const answers: Check = (input, report) => {
  const { catalog, site } = input;
  const looked = catalog.filter(
    (document) => isFactPage(document.path, site) || (machineKinds.has(document.kind) && isBrief(document, input)),
  );
  const { agreed } = input;
  const digest = agreed && digestOf(looked, input);
  if (digest !== undefined && agreed?.isKnown(digest)) return agreed.note(digest);
  const found = disagreements(answersOf(looked, input));
  for (const each of found) reportDisagreement(each, input, report);
  if (digest !== undefined && found.length === 0) agreed?.note(digest);
};

/** Of all that documents and their header fields are compared by, without their bytes. */
function digestOf(documents: readonly Document[], input: CheckInput): string {
  const { release } = input;
  const isFree = freeOf(input);
  const told = documents.map((document) => [
    isFree(document),
    release.routes
      .get(document.path)
      ?.variants.map(({ file, headers }) => [file, fileIn(release, file).sha256, headers]),
  ]);
  return sha256(JSON.stringify([release.baseUrl, originsOf(input), told]));
}

/** The same of every document that is text. */
export const answersOfPages: Check = (input, report) => {
  for (const each of disagreements(answersOf(input.catalog, input))) reportDisagreement(each, input, report);
};

const machineKinds: ReadonlySet<Document['kind']> = new Set(['api', 'discovery', 'posture', 'asset']);

/** Whether a document is what an editor wrote, whose words are free. */
function freeOf({ site }: CheckInput): (document: Document) => boolean {
  const all = [site, ...(site.translations ?? [])];
  const written = new Set(all.flatMap(({ pages, home }) => [home, ...pages].map(({ source }) => source)));
  return ({ source }) => source !== undefined && written.has(source);
}

/** Pages in one file, the index of the search and what a hundred thousand items make long are no reading for each build. */
const isBrief = ({ path, file }: Document, { release }: CheckInput): boolean =>
  !/\/(?:llms-full[^/]*\.txt|search\/index\.json)$/.test(path) && (release.files.get(file)?.size ?? 0) < 2 ** 20;

function answersOf(documents: readonly Document[], input: CheckInput): Answer[] {
  const { site, release } = input;
  const all = [site, ...(site.translations ?? [])];
  const languages: Placed[] = all.map(({ language, inLanguage }) => ({ language, prefix: inLanguage?.prefix ?? '' }));
  const isFree = freeOf(input);
  const origins = originsOf(input);
  const found: Answer[] = [];
  const seen = new Set<string>();
  for (const document of documents) {
    const { path } = document;
    // A page and its mirror are two documents, and the page has both.
    if (seen.has(path)) continue;
    seen.add(path);
    for (const published of publishedAt(path, release, languages, { origins, isFree: isFree(document) }))
      for (const answer of answersIn(published)) found.push(answer);
  }
  return found;
}
