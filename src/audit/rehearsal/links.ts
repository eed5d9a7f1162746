import type { Published } from '../../checks/answers/answer.ts';
import { htmlLinks, textLinks } from '../../checks/links/extraction.ts';
import { linksOfField } from '../../checks/published/fields.ts';
import { namesIn } from '../../checks/published/members.ts';
import { parseJson } from '../../core/forms.ts';

/** Linked documents of this origin, in order, each once. */
export function linksOf({ path, mediaType, text, headers, origin }: Published): string[] {
  const found = mediaType === 'text/html' ? htmlLinks(text, [origin]) : textLinks(text, [origin]);
  const fields = linksOfField(headers.link).map(({ to }) => to);
  // Paths of the API description are relative to its server.
  const paths = path.endsWith('/openapi.json')
    ? namesIn(parseJson(text), 'paths').filter((to) => !to.includes('{'))
    : [];
  const clean = [...fields, ...found, ...paths].flatMap((link) => {
    const [to = ''] = link.split(/[?#]/, 1);
    return to.startsWith('/') && !isAsset.test(to) ? [to] : [];
  });
  return [...new Set(clean)].filter((to) => to !== path);
}

/** Links that readers ignore. */
const isAsset = /^\/assets\/|\.(?:css|js|png|ico|svg|jpe?g|webp|avif|gif|woff2?|pdf|zip|mp[34]|webmanifest)$/i;
