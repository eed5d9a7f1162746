import { preferenceNote, preferenceWords } from '../../api/v1/ai-preferences.ts';
import { apiVersion, descriptionVersion, openapiPath } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import { gatedOf } from './gated.ts';

/** What holds for all endpoints, told before them (Markdown). */
export function beforeEndpoints(site: Site): string {
  return `Static JSON documents with which ${escapeMarkdown(site.company.legalName)} describes itself.${site.dataScope === undefined ? '' : ` ${escapeMarkdown(site.dataScope)}`} Read-only, public, without credentials. Description version ${descriptionVersion}; machine-readable as [OpenAPI 3.1](${openapiPath}).

## Use

All endpoints use GET (HEAD works too), take no query parameters and no request body, have no pagination, and return \`application/json\`. Send \`Accept: application/json\`, and no credentials: an \`Authorization\` header is ignored, query parameters are ignored. Any origin may read the API from a browser (\`Access-Control-Allow-Origin: *\`).
`;
}

/** What holds for all endpoints, told after them (Markdown). */
export function afterEndpoints(site: Site): string {
  const methods = site.features.corsPreflight ? 'GET, HEAD or OPTIONS' : 'GET or HEAD';
  return `## Errors

There is no error envelope; error responses have no JSON schema.

| Status | Where | Meaning | What to do |
|---|---|---|---|
| 200 | any endpoint | success | the body is the document described here |
| 304 | any endpoint | the copy you hold is current | use it |
| 404 | below \`/api/v1/\` | missing or misspelled path; the body is the 404 page of the site (HTML) | re-read the OpenAPI description; do not guess paths |
| 405 | anywhere | a method other than ${methods} | use GET |
| 5xx | anywhere | server failure | retry the same request with exponential backoff |

401 and 403 are no part of this API: treat them as a misconfiguration and do not start a credential flow. Never retry a 4xx response with the same payload. ${gatedOf(site) ? 'How access to what is not public works' : 'Why'} is told in the [authentication guide](/auth/).

## Versioning

The version is carried in the path: \`/api/${apiVersion}/\`. It is stable: members may be added, so ignore members that you do not know; where a field has values such as those listed, more may be added, so accept values that are not listed. Nothing is removed, renamed or given another meaning. Breaking changes are released under a new path prefix, v2. Each document but the OpenAPI description carries \`updated\`, the date on which its content last changed.

## Caching and limits

Documents change rarely. Keep them for the time that \`Cache-Control\` names, and send \`If-None-Match\` with the \`ETag\` that you hold: an unchanged document answers 304 without a body. No rate limit is published; be reasonable. The authentication guide and the two OAuth documents may be kept for a few minutes only, because their conclusion can change.

## Licence and preferences

The data is under the licence [${escapeMarkdown(site.dataLicense.name)}](${site.dataLicense.url}). Use of the content by AI systems: ${preferenceWords(site)}. ${preferenceNote} The index carries both, as \`license\` and \`aiPreferences\`.

## Deliberate deviations

- The [authorization server metadata](/.well-known/oauth-authorization-server) carries the empty arrays \`grant_types_supported\`, \`response_types_supported\` and \`scopes_supported\`, although RFC 8414 section 3.2 asks to omit empty values: an absent \`grant_types_supported\` would claim two grants by default, and \`response_types_supported\` is required. It names no endpoint, because nothing runs behind one.
- The [protected resource metadata](/.well-known/oauth-protected-resource) carries \`bearer_methods_supported: []\`, to which RFC 9728 gives the meaning "no bearer method is supported". \`scopes_supported\` and \`authorization_servers\` are absent, because there are none.
- The [server card](/.well-known/mcp/server-card.json) has no \`remotes\`: there is no MCP endpoint to connect to.
- The operation of the OpenAPI description has an abridged example, because a document cannot contain itself.
`;
}
