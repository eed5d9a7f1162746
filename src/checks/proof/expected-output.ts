import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import type { Release } from '../../core/release.ts';

/** Expected release, by the content and the table of documents: no text that a renderer made. */
export interface ExpectedOutput {
  readonly site: Site;
  readonly catalog: readonly Document[];
  readonly release: Pick<Release, 'baseUrl' | 'files' | 'routes' | 'notFound'>;
}

/** One staged document that programs read, and what it is to say. */
export interface MachineDocument {
  readonly document: Document;
  /** Text as read back, without the byte order mark that it should not have. */
  readonly text: string;
  /** The site in the language of the document, and its path there. */
  readonly site: Site;
  readonly path: string;
  readonly expected: ExpectedOutput;
}

/** The site in the language of a path, and the path in it. */
export function resolveSitePath(
  { site }: Pick<ExpectedOutput, 'site'>,
  path: string,
): { readonly site: Site; readonly path: string } {
  const found = (site.translations ?? []).find(({ inLanguage }) => `${path}/`.startsWith(`${inLanguage?.prefix}/`));
  return found ? { site: found, path: path.slice(found.inLanguage?.prefix.length) } : { site, path };
}

/** Absolute URL of a path of this origin. */
export const toOriginUrl = ({ release }: Pick<ExpectedOutput, 'release'>, path: string): string =>
  release.baseUrl + path;

/** Mistake in a document, found by a reader that has written none of them. */
export interface ReadBackFinding {
  /** Path below dist/. */
  readonly file: string;
  readonly reader: 'JSON' | 'XML' | 'text' | 'parse5' | 'JSON-LD' | 'micromark';
  readonly expected: string;
  readonly found: string;
}

/** Notes one; `found` is shown cut. */
export type ReportFinding = (expected: string, found: string, reader?: ReadBackFinding['reader']) => void;

/** A list, and what adds to it the findings of one reader in one file; of one kind of mistake the first few say enough. */
export function createFindingReporter(
  file: string,
  reader: ReadBackFinding['reader'],
  findings: ReadBackFinding[],
): ReportFinding {
  let told = 0;
  return (expected, found, by = reader) => {
    told += 1;
    if (told <= most) findings.push({ file, reader: by, expected: cut(expected), found: cut(found) });
  };
}

const most = 5;

const cut = (text: string): string => (text.length > 160 ? `${text.slice(0, 157)}…` : text);
