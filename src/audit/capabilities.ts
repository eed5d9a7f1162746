import type { Capability } from '../core/capabilities.ts';

/** Capability that a served document shows. */
export function capabilityOf(path: string): Capability {
  if (path.startsWith('/api/')) return 'api-documents';
  if (path.startsWith('/.well-known/') || discovery.has(path)) return 'discovery-documents';
  return path.endsWith('/') || path.endsWith('.md') ? 'pages' : 'assets';
}

/** Capability that a missing path shows. */
export function capabilityOfMissing(path: string): Capability {
  return noLogins.includes(path) ? 'no-login' : 'missing-paths';
}

/** Paths that look like authentication, and must not answer. */
export const noLogins: readonly string[] = [
  ...['/oauth2/token', '/oauth2/authorize', '/oauth/token', '/token', '/register', '/registration', '/authorize'],
  ...['/login', '/identity', '/agent/auth', '/agent/identity', '/agent/identity/claim'],
  ...['/.well-known/openid-configuration', '/.well-known/jwks.json'],
];

const discovery: ReadonlySet<string> = new Set(['/auth.md', '/index.md', '/llms.txt', '/sitemap.xml', '/robots.txt']);
