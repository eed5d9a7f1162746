import type { Published } from '../../checks/answers/answer.ts';
import { htmlLinks, textLinks } from '../../checks/links/extraction.ts';
import { isObject, parseJson } from '../../core/forms.ts';

/** Linked documents of this origin, in order, each once. */
export function linksOf({ path, mediaType, text, headers, origin }: Published): string[] {
  const found = mediaType === 'text/html' ? htmlLinks(text, [origin]) : textLinks(text, [origin]);
  const fields = [...(headers.link ?? '').matchAll(/<(\/[^>]*)>/g)].map(([, to = '']) => to);
  const paths = path.endsWith('/openapi.json') ? pathsOf(text) : [];
  const clean = [...fields, ...found, ...paths].flatMap((link) => {
    const [to = ''] = link.split(/[?#]/, 1);
    return to.startsWith('/') && !isAsset.test(to) ? [to] : [];
  });
  return [...new Set(clean)].filter((to) => to !== path);
}

/** Paths of an OpenAPI description, relative to its server. */
function pathsOf(text: string): string[] {
  const body = parseJson(text);
  return isObject(body) && isObject(body.paths) ? Object.keys(body.paths).filter((path) => !path.includes('{')) : [];
}

/** Links that readers ignore. */
const isAsset = /^\/assets\/|\.(?:css|js|png|ico|svg|jpe?g|webp|avif|gif|woff2?|pdf|zip|mp[34]|webmanifest)$/i;
