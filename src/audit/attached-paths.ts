import type { Capability } from '../core/capabilities.ts';
import type { Probe, ProbeRole } from './probes/probe.ts';
import type { AuditTarget } from './target.ts';

type Of = Pick<AuditTarget, 'release' | 'attached'>;

/** Roles of requests for attached HTML: it must be unchanged, and name its Markdown. */
const ofTheirs = new Set<ProbeRole>(['get', 'again', 'cold', 'head', 'agent', 'http2']);
const fieldsOfTheirs = new Set(['Vary', 'Link']);

/**
 * Whether we answer for a request. On an attached site, missing paths, odd requests and most fields of its pages are
 * not ours.
 */
export function isServedByGazette({ release, attached }: Of, { path, role, wants }: Probe): boolean {
  if (!attached) return true;
  if (attached.theirs.has(path)) return wants === 'markdown' || (wants !== undefined && ofTheirs.has(role));
  return release.routes.has(path) || release.redirects.has(path);
}

/** Whether the answer is attached HTML. */
export function isAttachedHtml({ attached }: Pick<AuditTarget, 'attached'>, { path, wants }: Probe): boolean {
  return attached?.theirs.has(path) === true && wants !== 'markdown';
}

/** Whether a header field of attached HTML is judged. */
export const isComparedOnAttachedPages = (name: string): boolean => fieldsOfTheirs.has(name);

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
