import type { Difference } from '../difference.ts';
import { type AuditedOrigin, isSameOrigin, resolveDestination } from '../location.ts';
import { type Observation, substitutePageAt } from '../observe/observe.ts';
import type { Exchange } from '../probes/probe.ts';
import type { Cause } from './causes.ts';
import { type AuditEvidence, isLogin, refusalStatuses } from './evidence.ts';

/** Rows in the order in which they are asked: the first that applies names the cause. */
export type CauseRules<Context> = readonly (readonly [
  applies: (context: Context) => unknown,
  cause: Cause | ((context: Context) => Cause),
])[];

/** The cause of the first rule that applies. */
export function findCause<Context>(rules: CauseRules<Context>, context: Context): Cause | undefined {
  const cause = rules.find(([applies]) => applies(context))?.[1];
  return typeof cause === 'function' ? cause(context) : cause;
}

/** A wrong status, with what the rules ask about it. */
interface StatusContext {
  readonly difference: Difference;
  readonly exchange: Exchange;
  readonly evidence: AuditEvidence;
  readonly actual: Observation;
  readonly status: number;
  readonly wanted: number;
  readonly role: Exchange['probe']['role'];
  readonly path: string;
  readonly isLoggedOut: boolean;
  readonly isDenied: boolean;
  /** 501 refuses too, but for every method. */
  readonly isAnswered: boolean;
  readonly isOfDotFolder: boolean;
}

const statusRules: CauseRules<StatusContext> = [
  [({ status, evidence }) => status === 429 || (status === 503 && evidence.limited), 'rate-limited'],
  [({ evidence, isLoggedOut }) => evidence.closed && isLoggedOut, 'login-required'],
  [({ evidence, isDenied }) => evidence.closed && isDenied, 'access-denied'],
  [({ wanted, isAnswered }) => wanted === 405 && isAnswered, methodCause],
  [({ wanted, isAnswered }) => wanted === 204 && isAnswered, 'preflight-refused'],
  [({ status }) => status >= 500, 'server-error'],
  [({ role, ...context }) => role === 'head' && isOnlyOfHead(context), 'head-differs'],
  [({ wanted }) => wanted === 404, foundCause],
  [({ isLoggedOut }) => isLoggedOut, 'login-required'],
  [
    ({ isDenied, isOfDotFolder, evidence }) => isDenied && isOfDotFolder && evidence.dotFoldersDenied,
    'dot-folders-denied',
  ],
  [({ isDenied }) => isDenied, 'access-denied'],
  [({ status, evidence }) => status === 304 && evidence.confirmsAll, 'condition-ignored'],
  [({ status, evidence }) => status === 406 && evidence.negotiates, 'accept-misread'],
  [({ status }) => status === 406, 'no-negotiation'],
  [({ wanted, status }) => wanted === 304 && status === 200, 'no-revalidation'],
  [({ wanted }) => wanted === 304, 'other-status'],
  [({ wanted, status }) => wanted === 308 && isRedirect(status), redirectCause],
  [({ wanted }) => wanted === 308, 'redirect-missing'],
  [({ status, evidence }) => status === 304 && evidence.negotiates, 'tag-shared'],
  [({ status }) => status === 304, 'no-negotiation'],
  [({ status }) => isRedirect(status), movedCause],
  // A cache may keep an old 404.
  [
    ({ status, role, exchange, evidence }) => status === 404 && isCachedRole(role) && evidence.cameOtherwise(exchange),
    'stale-cache',
  ],
  [
    ({ status, role, exchange, evidence }) => status === 404 && role === 'odd' && evidence.isServed(exchange),
    'bad-request',
  ],
  [
    ({ status, isOfDotFolder, evidence }) => status === 404 && isOfDotFolder && evidence.dotFoldersMissing,
    'dot-folders-dropped',
  ],
  [({ status }) => status === 404, 'file-missing'],
  [({ status }) => status >= 400, 'bad-request'],
];

/** Likely cause of a wrong status. */
export function diagnoseStatus(difference: Difference, actual: Observation, evidence: AuditEvidence): Cause {
  const { exchange } = difference;
  const { probe, expected } = exchange;
  const { role, path } = probe;
  const { status } = actual;
  const context: StatusContext = {
    ...{ difference, exchange, evidence, actual, status, role, path },
    wanted: expected.status,
    isLoggedOut: isLogin(actual, path),
    isDenied: refusalStatuses.includes(status),
    isAnswered: status < 500 || status === 501,
    isOfDotFolder: path.includes('/.'),
  };
  return findCause(statusRules, context) ?? 'other-status';
}

/** Whether the path came as wanted at another time, and GET differs otherwise. */
const isOnlyOfHead = ({
  exchange,
  evidence,
  difference,
}: Pick<StatusContext, 'exchange' | 'evidence' | 'difference'>) =>
  evidence.cameOtherwise(exchange) && !evidence.isPlainToo(difference);

const isCachedRole = (role: StatusContext['role']) => role !== 'cold' && role !== 'odd';

/** Cause of a redirect. */
function movedCause({ path, actual, evidence: { place } }: StatusContext): Cause {
  const { location = '' } = actual.headers;
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
function methodCause({ exchange, status }: StatusContext): Cause {
  return exchange.probe.request.method === 'OPTIONS' && (status === 200 || status === 204)
    ? 'options-answered'
    : 'method-answered';
}

/** Cause of an unexpected answer. */
function foundCause({ path, actual, evidence, status, isLoggedOut, isDenied }: StatusContext): Cause {
  const { fallsBack, apiFallsBack, place } = evidence;
  const { headers, listing } = actual;
  if (isLoggedOut) return 'login-required';
  if (isDenied) return 'denied-not-missing';
  if (isRedirect(status)) return missingMovedCause(path, headers.location ?? '', place);
  if (status !== 200 && status !== 206) return status === 400 ? 'bad-request' : 'other-status';
  if (listing) return 'directory-listing';
  if (fallsBack) return 'soft-404';
  if (apiFallsBack && path.startsWith('/api/')) return 'api-soft-404';
  if (path.startsWith('//')) return 'slashes-merged';
  if (/^[^%]*[A-Z]/.test(path)) return 'case-ignored';
  return otherSpelling.test(path) ? 'other-spelling' : 'stranger-served';
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

function redirectCause({ exchange, actual, evidence }: StatusContext): Cause {
  return diagnoseRedirect(exchange, actual.headers.location, evidence.place);
}

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
