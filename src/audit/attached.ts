import type { Probe, Role } from './probes/probe.ts';
import type { Target } from './target.ts';

type Of = Pick<Target, 'release' | 'attached'>;

/** What is asked of HTML of theirs: that it is there as it was, and says that there is Markdown. */
const ofTheirs = new Set<Role>(['get', 'again', 'cold', 'head', 'agent', 'http2']);
const fieldsOfTheirs = new Set(['Vary', 'Link']);

/**
 * Whether a request is one that we answer for. Beside the site of another generator what is missing, how odd requests are
 * answered and the fields of their pages are theirs.
 */
export function isOurs({ release, attached }: Of, { path, role, wants }: Probe): boolean {
  if (!attached) return true;
  if (attached.theirs.has(path)) return wants === 'markdown' || (wants !== undefined && ofTheirs.has(role));
  return release.routes.has(path) || release.redirects.has(path);
}

/** Whether the answer to it is HTML of theirs. */
export function isTheirHtml({ attached }: Pick<Target, 'attached'>, { path, wants }: Probe): boolean {
  return attached?.theirs.has(path) === true && wants !== 'markdown';
}

/** Whether a header field of such an answer is judged. */
export const isJudgedOfTheirs = (name: string): boolean => fieldsOfTheirs.has(name);
