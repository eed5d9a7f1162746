import type { Capability } from '../core/capabilities.ts';

/** Capability that a served document shows. */
export function capabilityOf(path: string): Capability {
  if (path.startsWith('/api/')) return 'api-documents';
  if (path.startsWith('/.well-known/') || discovery.has(path)) return 'discovery-documents';
  return path.endsWith('/') || path.endsWith('.md') ? 'pages' : 'assets';
}

/** Capability that a missing path shows. */
export function missingCapabilityOf(path: string): Capability {
  return /^\/(?:oauth2\/|token$|agent\/|register$|login$|authorize$)/.test(path) ? 'no-login' : 'missing-paths';
}

const discovery: ReadonlySet<string> = new Set(['/auth.md', '/index.md', '/llms.txt', '/sitemap.xml', '/robots.txt']);
