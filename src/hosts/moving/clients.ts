import type { Release } from '../../core/release.ts';
import type { Moved } from './moved.ts';

/** A document that names its own origin, and what those who read it must do. */
interface Change {
  readonly path: string;
  readonly change: string;
}

const changes: readonly Change[] = [
  {
    path: '/api/v1/openapi.json',
    change:
      '`servers` names the new origin. Generate clients again, or set their base URL: a client made from the old description keeps asking the old origin, where each request costs a redirect, and clients that follow none fail.',
  },
  {
    path: '/.well-known/api-catalog',
    change:
      'Its anchors and links name the new origin (RFC 9727). Whoever registered the old catalog registers the new one.',
  },
  {
    path: '/.well-known/oauth-protected-resource',
    change:
      '`resource` is the new origin. RFC 9728 §3.3 lets a client use the document only if `resource` is, character by character, what it asked about: after a redirect it is not, so the client must be told the new origin.',
  },
  {
    path: '/.well-known/oauth-authorization-server',
    change: '`issuer` is the new origin, and must equal what the client was given (RFC 8414 §3.3): the same as above.',
  },
  {
    path: '/.well-known/mcp/server-card.json',
    change: 'Its addresses name the new origin. Agents that have the old one in their settings need the new one.',
  },
  {
    path: '/.well-known/agent-skills/index.json',
    change: 'Agents follow the redirect; the digests of the skills tell whether a text has changed.',
  },
  {
    path: '/.well-known/security.txt',
    change:
      '`Canonical` names the new origin. RFC 9116 §5.2 warns of a redirect to another domain, so name the new address where you publish the old one; a signed file must be signed again.',
  },
  {
    path: '/robots.txt',
    change: 'Crawlers follow the redirect, and apply what they find there to the old origin too (RFC 9309 §2.3.1.2).',
  },
  {
    path: '/sitemap.xml',
    change:
      'It lists the new origin only. Prove to search engines that both are yours, hand in the new sitemap, and use their form for a change of address (Google Search Console: Settings, Change of address; Bing Webmaster Tools: Site Move).',
  },
  { path: '/llms.txt', change: 'Its links name the new origin; directories that list it should list the new address.' },
  {
    path: '/',
    change:
      '`<link rel="canonical">`, JSON-LD and share pictures name the new origin: search engines take it over as they read the redirects.',
  },
];

/** What clients must change, as Markdown: of the documents that this release has. */
export function clientChanges({ routes }: Pick<Release, 'routes'>, { from }: Moved): string {
  const rows = changes.filter(({ path }) => routes.has(path)).map(({ path, change }) => `- \`${path}\`: ${change}`);
  const always = [
    `- Settings of others that name the old origin: lists of allowed origins (\`connect-src\`), webhooks, bookmarks, printed addresses, links in profiles. \`${from}\` must be replaced in each.`,
    '- Scripts of other origins: a simple GET follows the redirect. A request with a preflight does not, in any browser (Fetch §4.8): its address must be changed.',
    '- Conditional requests: validators of the old origin mean nothing at the new one; everything is fetched once again.',
  ];
  return [...rows, ...always].join('\n');
}
