import { posix } from 'node:path';
import { resolvePageAddress } from '../../checks/links/causes.ts';
import { listSiteLanguages } from '../../content/languages/languages.ts';
import type { Sources } from '../../content/read/load.ts';
import type { Position, Problem } from '../../core/problem.ts';

/** A link as it is written, and the address that it means. */
interface LinkFix {
  readonly at: Position;
  readonly from: string;
  readonly to: string;
}

/**
 * Links that lead to files, as editors and other generators write them (`../privacy.md`, `logo.svg`,
 * `/content/pages/privacy.md`): to the page or the file of public/ that is there, under its address.
 */
export function findRelativeLinkFixes(sources: Sources, problems: readonly Problem[]): LinkFix[] {
  return problems.flatMap(({ code, at }): LinkFix[] => {
    if ((code !== 'markdown-link-unsafe' && code !== 'link-dead') || !at || !('line' in at)) return [];
    const all = [...sources.pages, ...sources.faq, ...(sources.news ?? [])];
    const source = all.find(({ file }) => file === at.file);
    const line = source?.body.split('\n')[at.line - source.bodyLine] ?? '';
    const [from] = /^[^\s()<>[\]"'`|\\]+/.exec(line.slice(at.col - 1)) ?? [];
    const to = from === undefined ? undefined : addressMeant(from, at.file, sources);
    return from === undefined || to === undefined ? [] : [{ at, from, to }];
  });
}

function addressMeant(link: string, file: string, sources: Sources): string | undefined {
  const [path = '', fragment] = link.split('#', 2);
  if (path === '' || /^[a-z][a-z\d+.-]*:|^\/\/|[?%]/i.test(path)) return undefined;
  if (path.startsWith('/') && !path.startsWith('/content/')) return undefined;
  const target = posix.normalize(path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path));
  const anchor = fragment === undefined ? '' : `#${fragment}`;
  const languages = listSiteLanguages(sources);
  const addresses = [...sources.pages, ...(sources.news ?? [])].map((page) => [
    page.file,
    resolvePageAddress(page, languages),
  ]);
  const page = addresses.find(([name]) => name === target)?.[1];
  if (page !== undefined) return page + anchor;
  // Files of public/ are served at their path, from wherever a page links to them.
  const rooted = `/${path.replace(/^(?:\.{1,2}\/)*(?:public\/)?/, '')}`;
  const isThere = sources.publicFiles.some((each) => `/${each.file}` === rooted);
  return isThere || addresses.some(([, address]) => address === rooted) ? rooted + anchor : undefined;
}
