import type { Published } from '../../checks/answers/answer.ts';
import { htmlLinks, textLinks } from '../../checks/links/extraction.ts';
import { isObject, parseJson } from '../../core/forms.ts';

/** Every document of this origin that a document publishes the address of, in its order, each once. */
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

/** An OpenAPI description names paths below its server, the origin. */
function pathsOf(text: string): string[] {
  const body = parseJson(text);
  return isObject(body) && isObject(body.paths) ? Object.keys(body.paths).filter((path) => !path.includes('{')) : [];
}

/** What no reader of text follows. */
const isAsset = /^\/assets\/|\.(?:css|js|png|ico|svg|jpe?g|webp|avif|gif|woff2?|pdf|zip|mp[34]|webmanifest)$/i;
