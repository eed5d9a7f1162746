import { letters } from '../published/letters.ts';
import { type ExpectedOutput, isUrlOn } from './expected-output.ts';
import type { Tell } from './finding.ts';
import { scalarsOf } from './scalars.ts';

/**
 * Tells every address of this origin at which nothing was staged; a template is known by what stands before it. What the
 * content itself says is for the checks of links to judge.
 */
export function checkLinks(
  urls: Iterable<string>,
  { release, site }: Pick<ExpectedOutput, 'release' | 'site'>,
  tell: Tell,
): void {
  const { baseUrl, routes, redirects } = release;
  for (const url of new Set(urls)) {
    if (!isUrlOn(baseUrl, url) && !url.startsWith(`${baseUrl}#`) && !url.startsWith(`${baseUrl}?`)) continue;
    const [path = ''] = url.slice(baseUrl.length).split(/[?#]/);
    const isTemplate = path.includes('{') || path.includes('*');
    if (path === '' || isTemplate || routes.has(path) || redirects.has(path)) continue;
    // For a folder of addresses, such as /api/, one below is enough.
    if (path.endsWith('/') && [...routes.keys()].some((each) => each.startsWith(path))) continue;
    if (!isWritten(url, site)) tell('a link to a document of this release', url);
  }
}

/** Whether the content has an address of this origin, however it is escaped. Looks at all of it: only for what leads nowhere. */
function isWritten(url: string, site: ExpectedOutput['site']): boolean {
  const wanted = letters(decoded(url));
  return scalarsOf(site).some(({ value }) => value.includes('://') && letters(decoded(value)).includes(wanted));
}

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Every address of this origin that stands in plain text. */
export function urlsIn(text: string, baseUrl: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf(baseUrl); at !== -1; at = text.indexOf(baseUrl, at + 1)) {
    const [url = ''] = /^[^\s<>()[\]"'`|\\“”„«»，。、；：！？（）「」]*/.exec(text.slice(at, at + 500)) ?? [];
    found.push(url.replace(/[.,;:!?*_]+$/, ''));
  }
  return found;
}
