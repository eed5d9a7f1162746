import { sha256 } from '../../../src/core/digest.ts';
import { respond } from '../../../src/http/respond.ts';
import {
  added,
  all,
  type Body,
  type Change,
  field,
  json,
  onlyJson,
  replaced,
  set,
  text,
  unset,
  without,
} from './changed.ts';
import { firstOf } from './further-changes.ts';

const index = '/api/v1/index.json';
const status = '/api/v1/status.json';
const company = '/api/v1/company.json';
const openapi = '/api/v1/openapi.json';
const catalog = '/.well-known/api-catalog';
const skills = '/.well-known/agent-skills/index.json';
const skill = '/.well-known/agent-skills/book-a-clinical-pilot/SKILL.md';
const card = '/.well-known/mcp/server-card.json';
const resource = '/.well-known/oauth-protected-resource';
const server = '/.well-known/oauth-authorization-server';
const security = '/.well-known/security.txt';
const ard = '/.well-known/ard.json';
const twin = '/.well-known/ai-catalog.json';

/** Both copies. */
const manifest = (change: (body: Body) => void): Change => all(onlyJson(ard, change), onlyJson(twin, change));
const entry = (change: (first: Body) => void): Change => manifest(firstOf('entries', change));
const firstSkill = (change: (first: Body) => void): Change => onlyJson(skills, firstOf('skills', change));
const contexts = (change: (all: Record<string, { href?: string; type?: string }[]>[]) => void): Change =>
  onlyJson(catalog, (body) => change(body.linkset as never));
/** A relation of the catalog by another name, so that no target is lost. */
const renamed = (rel: string): Change =>
  contexts((linkset) => {
    for (const context of linkset) {
      const { [rel]: targets } = context;
      if (!targets) continue;
      delete context[rel];
      context.related = [...(context.related ?? []), ...targets];
    }
  });

/** One change for each requirement that the files decide: what breaks it, and nothing else that stands alone. */
export const changes: Readonly<Record<string, Change>> = {
  'service-served-index': without(index),
  'service-served-status': without(status),
  'service-served-company': without(company),
  'service-served-solutions': without('/api/v1/solutions.json'),
  'service-served-industries': without('/api/v1/industries.json'),
  'service-served-faq': without('/api/v1/faq.json'),
  'service-served-openapi': without(openapi),
  'service-served-api-catalog': field(catalog, 'Content-Type', 'application/json'),
  'service-served-skills': without(skills),
  'service-served-card': text(card, () => '[]\n'),
  'service-served-protected-resource': field(resource, 'Content-Type', 'application/octet-stream'),
  'service-served-authorization-server': without(server),
  'service-served-auth': field('/auth.md', 'Content-Type', 'text/plain; charset=utf-8'),
  'service-served-reference': field('/docs/api.md', 'Content-Type', 'text/plain; charset=utf-8'),
  'service-served-homepage': field('/index.md', 'Content-Type', 'text/plain; charset=utf-8'),
  'service-served-llms': field('/llms.txt', 'Content-Type', 'text/markdown; charset=utf-8'),
  'service-served-security': field(security, 'Content-Type', 'text/plain'),
  'service-served-sitemap': field('/sitemap.xml', 'Content-Type', 'text/xml'),
  'service-served-robots': text('/robots.txt', () => ' \n'),
  'service-served-skill': field(skill, 'Content-Type', 'text/plain'),
  'service-version': json(index, set({ version: 'v2' })),
  'service-no-personal-data': json(company, set({ customerNames: [] })),
  'service-on-website': json(company, set({ tradingName: 'Quite Another Name' })),
  'service-no-runtime': replaced('/company/', '</main>', '<form method="post" action="/send"></form></main>', 'html'),
  'service-no-other-endpoint': added('/api/v1/book.json', status),
  'service-index-lists': onlyJson(index, ({ resources }) => void (resources as unknown[]).pop()),
  'service-status-static': json(status, set({ status: 'pass' })),
  'service-legal-name': json(company, set({ legalName: ' ' })),
  'service-company-number': json(company, set({ companyNumber: 0 })),
  'service-company-lists': json(company, unset('contactRoutes')),
  'service-solutions-lists': json('/api/v1/solutions.json', unset('workflows')),
  'service-industries-list': json('/api/v1/industries.json', unset('industries')),
  'service-faq-list': json('/api/v1/faq.json', unset('questions')),
  'service-described': onlyJson(company, set({ founders: 3 })),
  'service-resource-resource': onlyJson(resource, set({ resource: 'https://example.com/' })),
  'service-resource-name': onlyJson(resource, set({ resource_name: '\n' })),
  'service-resource-resource-documentation': onlyJson(
    resource,
    set({ resource_documentation: 'https://example.com/docs/api/' }),
  ),
  'service-resource-policy': onlyJson(resource, set({ resource_policy_uri: 'https://example.com/no/' })),
  'service-resource-tos': onlyJson(resource, set({ resource_tos_uri: 'terms' })),
  'service-resource-bearer-methods-supported': onlyJson(resource, set({ bearer_methods_supported: ['header'] })),
  'service-resource-tls-client-certificate-bound-access-tokens': onlyJson(
    resource,
    set({ tls_client_certificate_bound_access_tokens: true }),
  ),
  'service-resource-dpop-bound-access-tokens-required': onlyJson(resource, unset('dpop_bound_access_tokens_required')),
  'service-resource-closed': onlyJson(resource, set({ resource_logo_uri: 'https://example.com/x.png' })),
  'service-server-issuer': onlyJson(server, set({ issuer: 'https://www.example.com' })),
  'service-server-grant-types-supported': onlyJson(server, unset('grant_types_supported')),
  'service-server-response-types-supported': onlyJson(server, set({ response_types_supported: ['code'] })),
  'service-server-scopes-supported': onlyJson(server, set({ scopes_supported: ['read'] })),
  'service-server-service-documentation': onlyJson(server, set({ service_documentation: 'https://example.com/auth/' })),
  'service-server-agent-auth-skill': onlyJson(server, ({ agent_auth }) =>
    set({ skill: 'https://example.com/' })(agent_auth as Body),
  ),
  'service-server-agent-auth-identity-types-supported': onlyJson(server, ({ agent_auth }) =>
    set({ identity_types_supported: ['anonymous'] })(agent_auth as Body),
  ),
  'service-server-closed': onlyJson(server, set({ events_endpoint_uri: 'https://example.com/e' })),
  'service-no-endpoint-anywhere': onlyJson(card, set({ claim_endpoint: 'https://example.com/claim' })),
  'service-markdown': text('/company/', () => '<!doctype html><p>Not Markdown</p>', 'markdown'),
  'service-html': text('/company/', (html) => html.replace('<!doctype html>', '<p>'), 'html'),
  'service-mirror': replacedFile('/company.md'),
  'service-vary': field('/company/', 'Vary', 'Accept-Encoding'),
  'service-tokens': field('/index.md', 'x-markdown-tokens', 'many'),
  'service-links': (release) => {
    const link = release.routes.get('/')?.variants[0]?.headers.Link ?? '';
    return field('/', 'Link', link.replace('</auth.md>', '</auth/>'))(release);
  },
  'service-no-cookies': field('/company/', 'Set-Cookie', 'a=b'),
  'service-guide-open': replaced('/auth.md', 'Everything published on', 'Much of'),
  'service-authorization': field('/llms.txt', 'WWW-Authenticate', 'Bearer'),
  'service-guide-none': replaced('/auth.md', 'There are no scopes.', ''),
  'service-no-security': onlyJson(openapi, set({ security: [{ key: [] }] })),
  'service-interfaces': replaced('/auth.md', 'Dental staffing product', 'Something'),
  'service-mailbox': text('/auth.md', (all_) => all_.replaceAll('hello@example.com', 'other@example.com')),
  'service-contact-form': replaced('/', 'value="Partnership"', 'value="Other"', 'html'),
  'service-response-time': replaced('/auth.md', 'within two working days', 'soon'),
  'service-office-hours': replaced('/auth.md', '- Office hours: ', '- '),
  'service-request-includes': replaced('/auth.md', '**Workflows needed**', '**What is needed**'),
  'service-must-not-contain': replaced(
    '/auth.md',
    'A request must not contain personal',
    'A request may contain personal',
  ),
  'service-credentials': text('/auth.md', (all_) =>
    all_.replace(/^Credentials are issued directly to a named.*\n/m, ''),
  ),
  'service-guide-revocation': replaced('/auth.md', 'so revocation does not apply to it', ''),
  'service-revocation': replaced('/auth.md', 'Credentials for contracted interfaces are revoked', 'They end'),
  'service-catalog-complete': contexts((linkset) => {
    for (const context of linkset)
      context.item = (context.item ?? []).filter(({ href }) => href !== 'https://example.com/api/v1/faq.json');
  }),
  'service-guide-catalog': replaced('/auth.md', 'Never synthesise an endpoint URL that the catalog does not list.', ''),
  'service-guide-probe': replaced('/auth.md', 'Do not probe for', 'Look for'),
  'service-no-login': added('/agent/identity', status),
  'service-guide-security': replaced('/auth.md', 'How to report a vulnerability', 'More'),
  'service-reads-only': onlyJson(openapi, (body) => {
    const paths = body.paths as Record<string, Record<string, unknown>>;
    const item = paths[status];
    if (item) item.post = {};
  }),
  'service-no-parameters': onlyJson(openapi, (body) => {
    const paths = body.paths as Record<string, { get: Record<string, unknown> }>;
    const item = paths[status];
    if (item) item.get.parameters = [];
  }),
  'service-no-events': onlyJson(card, set({ webhooks: [] })),
  'service-no-envelope': onlyJson(openapi, (body) => {
    (body.components as { schemas: Record<string, unknown> }).schemas.ErrorBody = {};
  }),
  'service-not-found': (release) => ({
    ...release,
    notFound: { ...release.notFound, headers: { ...release.notFound.headers, 'Content-Type': 'application/json' } },
  }),
  'service-guide-401': replaced('/auth.md', 'treat as misconfiguration', 'log in'),
  'service-reference-404': replaced('/docs/api.md', 're-read the OpenAPI description; do not guess paths', 'guess'),
  'service-reference-5xx': replaced('/docs/api.md', 'retry the same request with exponential backoff', 'give up'),
  'service-never-retry': replaced('/auth.md', 'Never retry a 4xx response', 'Retry'),
  'service-no-limit': replaced('/docs/api.md', 'No rate limit is published', 'Ten requests a day'),
  'service-caching': field(company, 'Cache-Control', 'no-store'),
  'service-validators': field(company, 'ETag', undefined),
  'service-version-in-path': json(status, set({ apiVersion: '1' })),
  'service-stable': replaced('/docs/api.md', 'nothing is removed, renamed or given another meaning', 'for now'),
  'service-open-schemas': onlyJson(openapi, (body) => {
    (body.components as { schemas: Record<string, unknown> }).schemas.Closed = { additionalProperties: false };
  }),
  'service-posture-age': field(server, 'Cache-Control', 'public, max-age=86400'),
  'service-guide-current': replaced('/auth.md', 'Re-fetch this guide', 'Keep this guide'),
  'agentready-robotsTxt': text('/robots.txt', (robots) => robots.replace(/^User-agent:/gm, 'Agent:')),
  'agentready-sitemap': replaced('/robots.txt', /^Sitemap:.*$/m, ''),
  'agentready-linkHeaders': relations(/rel="[a-z-]+"/g),
  'agentready-robotsTxtAiRules': text('/robots.txt', (robots) =>
    robots.replace(/^User-agent:.*$/gm, 'User-agent: Yandex'),
  ),
  'agentready-contentSignals': text('/robots.txt', (robots) =>
    robots.replace(/^Content-Signal:.*$/gm, 'Content-Signal:'),
  ),
  'agentready-authMd': replaced('/auth.md', '# auth.md', '# Access'),
  'agentready-mcpServerCard': onlyJson(card, set({ remotes: [{ url: 'https://example.com/mcp' }] })),
  'agentready-a2aAgentCard': added('/.well-known/agent-card.json', status),
  'llms-title': replaced('/llms.txt', '## API', '# Twice\n\n## API'),
  'llms-summary': replaced('/llms.txt', /^> /m, ''),
  'llms-sections': replaced('/llms.txt', '## Skills\n', '## Skills\n\nProse without a link.\n'),
  'llms-links': replaced('/llms.txt', '/solutions.md)', '/no-such.md)'),
  'llms-described-by': replaced('/company/', 'rel="describedby"', 'rel="help"', 'html'),
  'llms-alternate': replaced('/company/', 'href="https://example.com/company.md"', 'href="/company.md"', 'html'),
  'llms-alternate-field': relations(/rel="alternate"/g),
  'security-contact': replaced(security, 'mailto:security@example.com', 'security@example.com'),
  'security-expires': replaced(security, 'Expires: ', 'Expires: 2027-01-01T00:00:00Z\nExpires: '),
  'security-current': replaced(security, /^Expires: .*$/m, 'Expires: 2026-11-20T00:00:00Z'),
  'security-languages': replaced(security, 'Preferred-Languages: en', 'Preferred-Languages: English'),
  'security-canonical': replaced(security, /^Canonical: .*$/m, 'Canonical: https://example.com/security.txt'),
  'security-web-addresses': replaced(
    security,
    'Policy: https://',
    'Hiring: http://example.com/jobs/\nPolicy: https://',
  ),
  'security-policy': replaced(security, /^Policy: .*$/m, 'Policy: https://example.com/no/'),
  'security-lines': replaced(security, 'Contact: mailto:', 'Write to us\nContact: mailto:'),
  'catalog-profile': field(catalog, 'Content-Type', 'application/linkset+json'),
  'catalog-head': field(catalog, 'Link', undefined),
  'catalog-linkset': onlyJson(catalog, set({ version: 1 })),
  'catalog-whole-addresses': contexts(([first]) => void Object.assign(first ?? {}, { anchor: '/api/v1/' })),
  'catalog-targets': contexts((linkset) => {
    const [target] = linkset[0]?.item ?? [];
    if (target) target.type = 'text/html';
  }),
  'catalog-items': renamed('item'),
  'catalog-service-desc': renamed('service-desc'),
  'catalog-service-doc': renamed('service-doc'),
  'catalog-service-meta': renamed('service-meta'),
  'catalog-status': renamed('status'),
  'skills-schema': onlyJson(skills, set({ $schema: 'https://schemas.agentskills.io/discovery/0.1.0' })),
  'skills-some': onlyJson(skills, set({ skills: [] })),
  'skills-names': firstSkill(set({ name: 'Book--it' })),
  'skills-types': firstSkill(set({ type: 'script' })),
  'skills-descriptions': firstSkill(set({ description: 'x'.repeat(1025) })),
  'skills-digests': firstSkill(set({ digest: `sha256:${'0'.repeat(64)}` })),
  'skills-folder': (release) => {
    const changed = replaced(skill, 'name: book-a-clinical-pilot', 'name: book')(release);
    const digest = sha256(respond(changed, { method: 'GET', path: skill, headers: {} }).body);
    return firstSkill(set({ digest: `sha256:${digest}` }))(changed);
  },
  'ard-served': all(onlyJson(ard, set({ entries: [] })), onlyJson(twin, set({ entries: [] }))),
  'ard-version': manifest(unset('specVersion')),
  'ard-identifiers': entry(set({ identifier: 'urn:example' })),
  'ard-names': entry(set({ displayName: '' })),
  'ard-targets': entry(set({ data: {} })),
  'ard-queries': entry(set({ representativeQueries: ['one'] })),
  'ard-dates': entry(set({ updatedAt: '2026-13-20T00:00:00Z' })),
  'ard-relation': replaced('/', 'href="/.well-known/ard.json"', 'href="/ard.json"', 'html'),
  'ard-twin': onlyJson(twin, set({ specVersion: '0.9' })),
  'ard-agentmap': text('/robots.txt', (robots) => `${robots}\nAgentmap: https://example.com/agents.json\n`),
  'oauth-resource-values': onlyJson(resource, set({ 'resource_name#en': '' })),
  'wire-tags': field('/llms.txt', 'ETag', undefined),
  'wire-cors': field(card, 'Access-Control-Allow-Origin', undefined),
  'wire-redirects': (release) => ({ ...release, redirects: new Map() }),
  'wire-security-fields': field('/company/', 'Content-Security-Policy', undefined),
  'wire-assets': (release) => ({
    ...release,
    routes: new Map([...release.routes].filter(([path]) => !/^\/assets\/style\./.test(path))),
  }),
};

/** The Link field of the homepage with another relation. */
function relations(what: RegExp): Change {
  return (release) => {
    const link = release.routes.get('/')?.variants[0]?.headers.Link ?? '';
    return field('/', 'Link', link.replace(what, 'rel="item"'))(release);
  };
}

/** A mirror with a file of its own, which differs from what the page is negotiated to. */
function replacedFile(path: string): Change {
  return (release) => {
    const route = release.routes.get(path);
    const [variant] = route?.variants ?? [];
    if (!route || !variant) throw new Error(`no ${path}`);
    const bytes = new TextEncoder().encode('# Something else\n');
    const file = { file: 'other.md', size: bytes.byteLength, sha256: '', bytes };
    return {
      ...release,
      files: new Map([...release.files, ['other.md', file]]),
      routes: new Map([...release.routes, [path, { ...route, variants: [{ ...variant, file: 'other.md' }] }]]),
    };
  };
}
