import { mirrorPath } from '../core/url.ts';
import { questionPath } from './question-path.ts';
import type { ValuePath } from './read/source.ts';
import type { Site } from './site.ts';

/** A redirect as the content has it, between paths of the origin. */
export interface WrittenRedirect {
  readonly from: string;
  /** A path, or an https URL. */
  readonly to: string;
  /** The file that says so, and where in it the old address stands. */
  readonly file: string;
  readonly field: ValuePath;
  /** Where the target stands, if it is written at all: a page that has moved is its own. */
  readonly target?: ValuePath;
}

/** What has `formerly`: the names or paths that it had. */
interface Moved {
  readonly path: string;
  readonly source: string;
  readonly formerly?: readonly string[] | undefined;
}

/** Every redirect that editors have written: `redirects` of site.ts, then `formerly` of pages, news and questions. */
export function writtenRedirects(site: Site): WrittenRedirect[] {
  const listed = (site.redirects ?? []).map(
    ({ from, to }, index): WrittenRedirect => ({
      from,
      to,
      file: 'content/site.ts',
      field: ['redirects', index, 'from'],
      target: ['redirects', index, 'to'],
    }),
  );
  return [...listed, ...[site, ...(site.translations ?? [])].flatMap(movedIn)];
}

/** Of one language. In its files a path is written as links are: with or without the prefix. */
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
      of({ ...question, path: questionPath(site, id) }, (old) => prefix + questionPath(site, old)),
    ),
  ];
}

/**
 * The paths that a redirect stands for, each with its target: `/old/` is `/old` too, and `/old.md` for who wants Markdown.
 * No second hop: `/old` leads straight to where `/old/` does.
 */
export function pathsOfRedirect({ from, to }: Pick<WrittenRedirect, 'from' | 'to'>): [from: string, to: string][] {
  if (!from.endsWith('/')) return [[from, to]];
  const mirror = to.startsWith('/') && to.endsWith('/') ? mirrorPath(to) : to;
  return [
    [from, to],
    [from.slice(0, -1), to],
    [mirrorPath(from), mirror],
  ];
}
