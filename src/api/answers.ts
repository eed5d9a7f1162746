import { mediaTypes } from '../core/media-types.ts';
import { type Claiming, claimed, holds } from '../language/claims.ts';
import { say } from '../language/say.ts';
import { spoken } from '../language/spoken.ts';

const sentHeaders = (site: Claiming) => referred(Object.keys(headers(site)));

// service.md 7: there is no error envelope, so 404 is the site's page and 401/403 are not modelled at all.
const commonResponses = (site: Claiming) => ({
  ...(holds(site, 'not-modified') && {
    NotModified: { description: claimed(site, 'not-modified').join(''), headers: sentHeaders(site) },
  }),
  NotFound: {
    description: [...claimed(site, 'missing-page'), say(spoken(site.language), 'api.rereadDescription')].join(' '),
    content: { 'text/html': { schema: { type: 'string' } } },
  },
});

const text = { type: 'string' };

// Response headers that API clients act on; browsers act on the others. `content` gives Content-Type (OpenAPI 3.1
// §4.8.17). Omitted where a host sends its own.
const headers = (site: Claiming) => ({
  ...(holds(site, 'tag-field-in-description') && {
    ETag: { description: claimed(site, 'tag-field-in-description').join(''), schema: text },
  }),
  ...(holds(site, 'cache-field-in-description') && {
    'Cache-Control': { description: claimed(site, 'cache-field-in-description').join(''), schema: text },
  }),
});

/** Headers by reference to the components. */
function referred(names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The components that all answers refer to. */
export const responseComponents = (site: Claiming) => ({ responses: commonResponses(site), headers: headers(site) });

/** The answers of an operation whose body has this schema. */
export function answersOf(site: Claiming, schema: object | undefined, description: string, examples: object): object {
  const content = { [mediaTypes.json]: { ...examples, schema } };
  return {
    200: { description, headers: sentHeaders(site), content },
    ...(holds(site, 'not-modified') && { 304: { $ref: '#/components/responses/NotModified' } }),
    404: { $ref: '#/components/responses/NotFound' },
  };
}
