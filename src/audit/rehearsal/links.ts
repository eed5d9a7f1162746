import { findHtmlLinks, findTextLinks } from '../../checks/links/extract-links.ts';
import { linksOfField } from '../../checks/published/fields.ts';
import { namesIn } from '../../checks/published/members.ts';
import type { PublishedRepresentation } from '../../checks/statements/statement.ts';
import { parseJson } from '../../core/type-guards.ts';

/** Linked documents of this origin, in order, each once. */
export function findOriginLinks({ path, mediaType, text, headers, origin }: PublishedRepresentation): string[] {
  const found = mediaType === 'text/html' ? findHtmlLinks(text, [origin]) : findTextLinks(text, [origin]);
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
