import { canonicalAddress, mirrorPath, toSmallHex } from '../core/url.ts';
import { formerQuestionPath, questionPath } from './question-path.ts';
import type { ValuePath } from './read/source.ts';
import type { Site } from './site.ts';

/** A redirect as the content has it. */
export interface WrittenRedirect {
  /** A path, which may have a query, or end in a wildcard. */
  readonly from: string;
  /** A path, which may have an anchor, or an https URL. */
  readonly to: string;
  /** File of the redirect, and the path of the old address in it. */
  readonly file: string;
  readonly field: ValuePath;
  /** Path of the target, if it is written: a page that has moved is its own. */
  readonly target?: ValuePath;
}

/** Document with `formerly`: its old names or paths. */
interface Moved {
  readonly path: string;
  readonly source: string;
  readonly formerly?: readonly string[] | undefined;
}

/** Redirects that editors have written: `redirects` of site.ts, then `formerly` of pages, news and questions. */
export function listWrittenRedirects(site: Site): WrittenRedirect[] {
  const listed = (site.redirects ?? []).map(
    ({ from, to }, index): WrittenRedirect => ({
      from,
      to,
      file: 'content/site.ts',
      field: ['redirects', index, 'from'],
      target: ['redirects', index, 'to'],
    }),
  );
  const all = [...listed, ...[site, ...(site.translations ?? [])].flatMap(movedIn)];
  const { attached } = site;
  return attached ? all.map((each) => ({ ...each, to: targetOn(attached, each.to) })) : all;
}

/** Target on an attached site: a document that stands in for a page has none of its anchors. */
function targetOn(attached: NonNullable<Site['attached']>, to: string): string {
  const [page = ''] = to.split('#', 1);
  const found = attached.standIn(page);
  return found === page ? to : found;
}

/** Redirects of one language. Its files write paths as links: with or without the prefix. */
function movedIn(site: Site): WrittenRedirect[] {
  const prefix = site.inLanguage?.prefix ?? '';
  const placed = (path: string) => (path.startsWith(`${prefix}/`) ? path : prefix + path);
  const of = ({ path, source, formerly = [] }: Moved, oldPath: (name: string) => string) =>
    formerly.map((name, index) => ({
      from: oldPath(name),
      to: prefix + path,
      file: source,
      field: ['formerly', index],
    }));
  const { home, introductions = {}, pages, news = [], questions } = site;
  return [
    ...[home, ...Object.values(introductions), ...pages, ...news].flatMap((page) => (page ? of(page, placed) : [])),
    ...questions.flatMap(({ id, ...question }) =>
      of({ ...question, path: questionPath(site, id) }, (old) => prefix + formerQuestionPath(site, old)),
    ),
  ];
}

/**
 * The addresses that a redirect stands for, each with its target: `/old/` is `/old` too, and `/old.md` for who wants Markdown.
 * No second hop: `/old` leads straight to where `/old/` does. What is percent-encoded is sent with capitals or without.
 */
export function expandRedirect({ from, to }: Pick<WrittenRedirect, 'from' | 'to'>): [from: string, to: string][] {
  const address = canonicalAddress(from);
  const all: [string, string][] = [[address, to]];
  if (address.endsWith('/') && !address.includes('?')) {
    const [page = ''] = to.startsWith('/') ? to.split('#', 1) : [];
    all.push([address.slice(0, -1), to], [mirrorPath(address), page.endsWith('/') ? mirrorPath(page) : to]);
  }
  return [...new Map([...all, ...all.map(([old, target]): [string, string] => [toSmallHex(old), target])])];
}
