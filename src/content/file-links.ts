import { canonicalAddress } from '../core/url.ts';
import { maskCode } from '../markdown/segments.ts';
import { pagePath } from './check/page-path.ts';

/** A link to another Markdown file of the content, as editors and web views of repositories follow it. */
export interface FileLink {
  /** UTF-16 offset in the Markdown. */
  readonly at: number;
  readonly written: string;
  /** File that it names: `content/pages/about.md`. */
  readonly file: string;
  /** Path of that file's page, without the prefix of a language. */
  readonly path: string;
}

const pattern =
  /(\]\([ \t]*<?|^[ \t>]*\[[^\]\n]+\]:[ \t]*<?)((?![a-z][a-z\d+.-]*:)[^\s()<>#/?][^\s()<>#?]*\.md)(?=[\s#>)]|$)/gim;

/** Finds the relative links to pages and news in the Markdown of a file; code stays as it is. */
export function findFileLinks(file: string, markdown: string): FileLink[] {
  if (!markdown.includes('.md')) return [];
  return [...maskCode(markdown).matchAll(pattern)].flatMap(({ index, 1: before = '', 2: written = '' }) => {
    const named = decodeURI(new URL(written, `file:///${file}`).pathname.slice(1));
    const path = pathOf(named);
    return path === undefined ? [] : [{ at: index + before.length, written, file: named, path }];
  });
}

/** Replaces relative links to files by the paths of their pages: `../guides/start.md` → `/guides/start/`. */
export function resolveFileLinks(file: string, markdown: string): string {
  return replaceFileLinks(markdown, findFileLinks(file, markdown), ({ path }) => path);
}

/** Replaces links that findFileLinks() has found. */
export function replaceFileLinks(markdown: string, links: readonly FileLink[], by: (link: FileLink) => string): string {
  return links.reduceRight(
    (text, link) => text.slice(0, link.at) + by(link) + text.slice(link.at + link.written.length),
    markdown,
  );
}

/** Path by name alone: a file with a `slug` has another, and a link to it is reported as dead. */
function pathOf(file: string): string | undefined {
  const [, kind, name] = /^content\/(pages|news)\/([^.]+)(?:\.[A-Za-z-]+)?\.md$/.exec(file) ?? [];
  if (name === undefined) return undefined;
  if (kind === 'news') return canonicalAddress(`/news/${name}/`);
  const place = pagePath(name);
  return 'path' in place ? place.path : undefined;
}
