import { mediaTypes } from '../core/media-types.ts';
import { type ClaimContext, claimTexts, isClaimKept } from '../language/claims.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { translate } from '../language/translate.ts';

const sentHeaders = (site: ClaimContext) => referred(Object.keys(headers(site)));

// service.md 7: there is no error envelope, so 404 is the site's page and 401/403 are not modelled at all.
const commonResponses = (site: ClaimContext) => ({
  ...(isClaimKept(site, 'not-modified') && {
    NotModified: { description: claimTexts(site, 'not-modified').join(''), headers: sentHeaders(site) },
  }),
  NotFound: {
    description: [
      ...claimTexts(site, 'missing-page'),
      translate(languageByTag(site.language), 'api.rereadDescription'),
    ].join(' '),
    content: { 'text/html': { schema: { type: 'string' } } },
  },
});

const text = { type: 'string' };

// Response headers that API clients act on; browsers act on the others. `content` gives Content-Type (OpenAPI 3.1
// §4.8.17). Omitted where a host sends its own.
const headers = (site: ClaimContext) => ({
  ...(isClaimKept(site, 'tag-field-in-description') && {
    ETag: { description: claimTexts(site, 'tag-field-in-description').join(''), schema: text },
  }),
  ...(isClaimKept(site, 'cache-field-in-description') && {
    'Cache-Control': { description: claimTexts(site, 'cache-field-in-description').join(''), schema: text },
  }),
});

/** Headers by reference to the components. */
function referred(names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The components that all answers refer to. */
export const buildResponseComponents = (site: ClaimContext) => ({
  responses: commonResponses(site),
  headers: headers(site),
});

/** The answers of an operation whose body has this schema. */
export function buildResponses(
  site: ClaimContext,
  schema: object | undefined,
  description: string,
  examples: object,
): object {
  const content = { [mediaTypes.json]: { ...examples, schema } };
  return {
    200: { description, headers: sentHeaders(site), content },
    ...(isClaimKept(site, 'not-modified') && { 304: { $ref: '#/components/responses/NotModified' } }),
    404: { $ref: '#/components/responses/NotFound' },
  };
}
