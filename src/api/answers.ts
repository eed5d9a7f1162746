import { mediaTypes } from '../core/media-types.ts';
import type { Language } from '../language/language.ts';
import { say } from '../language/say.ts';

const sentHeaders = referred(['ETag', 'Cache-Control']);

// service.md 7: there is no error envelope, so 404 is the site's page and 401/403 are not modelled at all.
const commonResponses = (language: Language) => ({
  NotModified: { description: say(language, 'api.notModified'), headers: sentHeaders },
  NotFound: {
    description: say(language, 'api.notFound'),
    content: { 'text/html': { schema: { type: 'string' } } },
  },
});

const text = { type: 'string' };

// Of the fields that are sent, those that a client acts on; browsers act on the others. Content-Type is told by `content` (OpenAPI 3.1 §4.8.17).
const headers = (language: Language) => ({
  ETag: { description: say(language, 'api.etag'), schema: text },
  'Cache-Control': { description: say(language, 'api.cacheControl'), schema: text },
});

/** The components that all answers refer to. */
export const responseComponents = (language: Language) => ({
  responses: commonResponses(language),
  headers: headers(language),
});

/** Headers by reference to the components. */
function referred(names: readonly (keyof ReturnType<typeof headers>)[]): object {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The answers of an operation whose body has this schema. */
export function answersOf(schema: object | undefined, description: string, examples: object): object {
  const content = { [mediaTypes.json]: { ...examples, schema } };
  return {
    200: { description, headers: sentHeaders, content },
    304: { $ref: '#/components/responses/NotModified' },
    404: { $ref: '#/components/responses/NotFound' },
  };
}
