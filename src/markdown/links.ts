import { absolute } from '../core/url.ts';
import { maskCode } from './segments.ts';

// `](/x`, `](</x`, and `[a]: /x` at the start of a line; `//host` is no path of this origin.
const destination =
  /(?<=(?<!\\)(?:\\\\)*\]\([ \t]*<?|^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*\[[^\]\n]+\]:[ \t]*<?)(?:\/(?!\/)|#)/gm;

/**
 * Makes the destinations of root-relative links, images and reference definitions absolute, for readers that have
 * the Markdown away from its origin. `baseUrl` is an origin without a slash at its end; with `pageUrl`, the absolute
 * address of the page itself, `#fragment` becomes `pageUrl#fragment`. Code stays as it is.
 */
export function absoluteLinks(markdown: string, baseUrl: string, pageUrl?: string): string {
  if (!/\]\(|\]:/.test(markdown)) return markdown;
  let text = '';
  let done = 0;
  for (const { 0: first, index } of maskCode(markdown).matchAll(destination)) {
    const prefix = first === '#' ? pageUrl : absolute(baseUrl, '');
    if (prefix === undefined) continue;
    text += markdown.slice(done, index) + prefix;
    done = index;
  }
  return text + markdown.slice(done);
}
