import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { json } from '../../core/json.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { siteUrl } from '../../core/url.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';

const path = '/.well-known/oauth-protected-resource';

/**
 * OAuth protected resource metadata (RFC 9728), the closed field set of service.md 2.2. scopes_supported and
 * authorization_servers are absent by design: there are no scopes and no authorization server.
 */
export function oauthProtectedResource(site: Site): Document {
  return {
    path,
    file: path.slice(1),
    kind: 'posture',
    mediaType: mediaTypes.json,
    title: translate(languageByTag(site.language), 'document.oauthResource'),
    description: translate(languageByTag(site.language), 'document.oauthResourceNote'),
    updated: site.updated.site,
    link: [{ rel: 'service-meta' }],
    render: ({ url }) =>
      json({
        // The origin as it stands: no path, no slash, equal to the issuer (RFC 9728 §3.3).
        resource: site.baseUrl,
        resource_name: site.name,
        // RFC 9728 §2.1: the name in a language, where it is another one.
        ...Object.fromEntries(
          (site.translations ?? [])
            .filter(({ name }) => name !== site.name)
            .map(({ language, name }) => [`resource_name#${language}`, name]),
        ),
        resource_documentation: url('/docs/api.md'),
        resource_policy_uri: siteUrl(site.privacyPage, url),
        resource_tos_uri: siteUrl(site.termsPage, url),
        // RFC 9728 §2 gives the empty array its own meaning: no bearer method is supported.
        bearer_methods_supported: [],
        tls_client_certificate_bound_access_tokens: false,
        dpop_bound_access_tokens_required: false,
      }),
  };
}
