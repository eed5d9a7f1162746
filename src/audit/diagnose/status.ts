import type { Difference } from '../difference.ts';
import { type AuditedOrigin, isSameOrigin, resolveDestination } from '../location.ts';
import { type Observation, substitutePageAt } from '../observe/observe.ts';
import type { Exchange } from '../probes/probe.ts';
import type { Cause } from './causes.ts';
import { type AuditEvidence, isLogin, refusalStatuses } from './evidence.ts';

/** Likely cause of a wrong status. */
export function diagnoseStatus(difference: Difference, actual: Observation, evidence: AuditEvidence): Cause {
  const { exchange } = difference;
  const { probe, expected } = exchange;
  const { status, headers } = actual;
  if (status === 429 || (status === 503 && evidence.limited)) return 'rate-limited';
  if (evidence.closed && (refusalStatuses.includes(status) || isLogin(actual, probe.path)))
    return isLogin(actual, probe.path) ? 'login-required' : 'access-denied';
  // 501 refuses too, but for every method.
  if (expected.status === 405 && (status < 500 || status === 501)) return methodCause(probe.request.method, status);
  if (expected.status === 204 && (status < 500 || status === 501)) return 'preflight-refused';
  if (status >= 500) return 'server-error';
  if (probe.role === 'head' && evidence.cameOtherwise(exchange) && !evidence.isPlainToo(difference))
    return 'head-differs';
  if (expected.status === 404) return foundCause(exchange, actual, evidence);
  if (isLogin(actual, probe.path)) return 'login-required';
  if (refusalStatuses.includes(status))
    return probe.path.includes('/.') && evidence.dotFoldersDenied ? 'dot-folders-denied' : 'access-denied';
  if (status === 304 && evidence.confirmsAll) return 'condition-ignored';
  if (status === 406) return evidence.negotiates ? 'accept-misread' : 'no-negotiation';
  if (expected.status === 304) return status === 200 ? 'no-revalidation' : 'other-status';
  if (expected.status === 308)
    return isRedirect(status) ? diagnoseRedirect(exchange, headers.location, evidence.place) : 'redirect-missing';
  if (status === 304) return evidence.negotiates ? 'tag-shared' : 'no-negotiation';
  if (isRedirect(status)) {
    return movedCause(probe.path, headers.location ?? '', evidence.place);
  }
  // A cache may keep an old 404.
  if (status === 404 && probe.role !== 'cold' && probe.role !== 'odd' && evidence.cameOtherwise(exchange))
    return 'stale-cache';
  if (status === 404 && (probe.role !== 'odd' || !evidence.isServed(exchange))) {
    return probe.path.includes('/.') && evidence.dotFoldersMissing ? 'dot-folders-dropped' : 'file-missing';
  }
  return status >= 400 && status < 500 ? 'bad-request' : 'other-status';
}

/** Cause of a redirect. */
function movedCause(path: string, location: string, place: AuditedOrigin): Cause {
  const standIn = substitutePageAt(location.split('?')[0] ?? '');
  if (standIn) return standIn;
  if (isElsewhere(location, path, place)) return 'redirected-away';
  const [from = '', to = ''] = [path.split('?')[0], resolveDestination(location, path, place)?.path];
  if (to === from) return 'redirect-loop';
  return plainPath(to) === plainPath(from) ? 'redirected-to-file' : 'redirected-within';
}

/** Path without additions and omissions by servers. */
function plainPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/index(?=\.html?$)/, '')
    .replace(/\.(?:html?|md|json)$|\/$/, '');
}

/** Cause of a wrong status for a method. CDNs refuse with 403, object stores with 400; files ignore methods. */
function methodCause(method: string, status: number): Cause {
  return method === 'OPTIONS' && (status === 200 || status === 204) ? 'options-answered' : 'method-answered';
}

/** Cause of an unexpected answer. */
function foundCause({ probe }: Exchange, actual: Observation, evidence: AuditEvidence): Cause {
  const { fallsBack, apiFallsBack, place } = evidence;
  const { status, headers, listing } = actual;
  if (isLogin(actual, probe.path)) return 'login-required';
  if (refusalStatuses.includes(status)) return 'denied-not-missing';
  if (isRedirect(status)) return missingMovedCause(probe.path, headers.location ?? '', place);
  if (status !== 200 && status !== 206) return status === 400 ? 'bad-request' : 'other-status';
  if (listing) return 'directory-listing';
  if (fallsBack) return 'soft-404';
  if (apiFallsBack && probe.path.startsWith('/api/')) return 'api-soft-404';
  if (probe.path.startsWith('//')) return 'slashes-merged';
  if (/^[^%]*[A-Z]/.test(probe.path)) return 'case-ignored';
  return otherSpelling.test(probe.path) ? 'other-spelling' : 'stranger-served';
}

/** Cause of a redirect from a missing path. */
function missingMovedCause(path: string, location: string, place: AuditedOrigin): Cause {
  if (path.startsWith('//') && location.startsWith('//')) return 'redirect-scheme-relative';
  const standIn = substitutePageAt(location.split('?')[0] ?? '');
  if (standIn) return standIn;
  if (isElsewhere(location, path, place)) return 'redirected-away';
  const to = resolveDestination(location, path, place)?.path ?? '';
  const isMerged = /^\/\//.test(path) && !to.startsWith('//') && plainPath(to) === plainPath(path);
  return isMerged ? 'slashes-merged' : 'not-found-redirected';
}

/** Other spellings of a dist/ file's path. */
const otherSpelling = /^\/(?:404\.html|index\.html|index\.(?:html\.br|md\.gz)|.*%|\/)|\.json\/$|^\/api\/v1\/[\w-]+$/;

/** Cause of a redirect with wrong status or target. */
export function diagnoseRedirect(
  { probe, expected }: Exchange,
  location: string | undefined,
  place: AuditedOrigin,
): Cause {
  const [wanted, found] = [expected.headers.Location, location].map((to) => resolveDestination(to, probe.path, place));
  if (location?.startsWith('//') && location.replace(/^\/+/, '/') === wanted?.path) return 'redirect-scheme-relative';
  if (!wanted || found?.path !== wanted.path) return 'redirect-missing';
  return isSameOrigin(wanted, found) ? 'redirect-status' : 'redirect-elsewhere';
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function isElsewhere(location: string | undefined, path: string, place: AuditedOrigin): boolean {
  return resolveDestination(location, path, place)?.isHere === false;
}
