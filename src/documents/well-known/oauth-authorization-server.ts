import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { json } from '../../core/json.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';

const path = '/.well-known/oauth-authorization-server';

/**
 * OAuth authorization server metadata (RFC 8414), the closed field set of service.md 2.3. The empty arrays deviate
 * from RFC 8414 §3.2 on purpose: leaving grant_types_supported out would claim two grants (§2 default), and
 * response_types_supported is required. No endpoint is named, because nothing runs behind one.
 */
export function oauthAuthorizationServer(site: Site): Document {
  return {
    path,
    file: path.slice(1),
    kind: 'posture',
    mediaType: mediaTypes.json,
    title: translate(languageByTag(site.language), 'document.oauthServer'),
    description: translate(languageByTag(site.language), 'document.oauthServerNote'),
    updated: site.updated.access ?? site.updated.site,
    link: [{ rel: 'service-meta' }],
    render: ({ url }) =>
      json({
        issuer: site.baseUrl,
        grant_types_supported: [],
        response_types_supported: [],
        scopes_supported: [],
        service_documentation: url('/auth.md'),
        agent_auth: { skill: url('/auth.md'), identity_types_supported: [] },
      }),
  };
}
