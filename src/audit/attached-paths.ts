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
