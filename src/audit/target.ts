import type { Capability } from '../core/capabilities.ts';
import { largest as largestOf } from '../core/largest.ts';
import { type Manifest, parseManifest } from '../core/manifest/manifest.ts';
import type { Release, ReleaseFile } from '../core/release.ts';
import type { Probe, ProbeRole } from './probes/probe.ts';

/** A release from its manifest: respond() works with placeholders for bodies. */
export interface AuditTarget {
  readonly release: Release;
  /** Lower-case hex SHA-256 of a placeholder's body; undefined for other bytes. */
  digestOf(placeholder: Uint8Array): string | undefined;
  /** Size of the largest file, in bytes. */
  readonly largest: number;
  /** Present for an attached site. */
  readonly attached?: AttachedPaths;
}

/** Attached paths that we do not answer for. */
interface AttachedPaths {
  /** Paths with attached HTML; paths without a route are not ours at all. */
  readonly theirs: ReadonlySet<string>;
  /** Attached pages without Markdown. */
  readonly htmlAlone: readonly string[];
}

/** Parses gazette.manifest.json; undefined if invalid. */
export function parseTarget(text: string): AuditTarget | undefined {
  const manifest = parseManifest(text);
  return manifest && targetOf(manifest);
}

function targetOf({ files: listed, hostFiles: _, attached, ...others }: Manifest): AuditTarget {
  // One block of zeros serves all: placeholders differ only in length and identity.
  const largest = largestOf(listed.map(({ size }) => size));
  const zeros = new ArrayBuffer(largest);
  const digests = new Map<Uint8Array, string>();
  const files = listed.map(({ file, sha256, size }): [string, ReleaseFile] => {
    const bytes = new Uint8Array(zeros, 0, size);
    digests.set(bytes, sha256);
    return [file, { file, size, bytes, sha256 }];
  });
  return {
    release: { ...others, files: new Map(files) },
    largest,
    digestOf: (placeholder) => digests.get(placeholder),
    ...(attached && { attached: { ...attached, theirs: new Set(attached.theirs) } }),
  };
}

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
