// Long: all fields of the evidence come from one pass over all exchanges.
import type { Difference } from '../difference.ts';
import { securityHeaders } from '../header-rules.ts';
import type { AuditedOrigin } from '../location.ts';
import type { Observation, SubstitutePage } from '../observe/observe.ts';
import { missingDocumentPath, missingPagePath } from '../probes/edge-cases.ts';
import type { Exchange } from '../probes/probe.ts';

/** Evidence of the whole audit, beyond one difference. */
export interface AuditEvidence {
  /** All documents in dot folders (/.well-known/) are missing, and others exist. */
  readonly dotFoldersMissing: boolean;
  /** Documents there are refused. */
  readonly dotFoldersDenied: boolean;
  /** No document came, and none was refused: this origin serves another site. */
  readonly otherSite: boolean;
  /** A rate limit: some got 503, and came another time. */
  readonly limited: boolean;
  /** Every page has wrong Markdown, while its mirror is right. */
  readonly convertsMarkdown: boolean;
  /** Whether such a difference comes and goes, past caches too. */
  isUnsteady(difference: Difference): boolean;
  /** Whether the expected body came to some plain GET of its path, without a query. */
  isServed(exchange: Exchange): boolean;
  /** Every document is refused: by a login, or plainly. */
  readonly closed: boolean;
  /** Validators that match nothing are confirmed. */
  readonly confirmsAll: boolean;
  /** Whether HTTP/1.1 has the difference too. */
  isOverHttp1(difference: Difference): boolean;
  /** Exactly the HTML pages have wrong bytes. */
  readonly onlyPagesDiffer: boolean;
  /** No document has any security header. */
  readonly unconfigured: boolean;
  /** Some page answered a request for Markdown with it. */
  readonly negotiates: boolean;
  /** Nonsense paths are answered with 200; `api…` below /api/. */
  readonly fallsBack: boolean;
  readonly apiFallsBack: boolean;
  /** Every document is answered with 503. */
  readonly down: boolean;
  /** Whether a document has wrong bytes under the right tag: changed after the origin. */
  isOurTag(exchange: Exchange): boolean;
  /** Whether documents lack a header field, not only answers without one. */
  isLost(header: string): boolean;
  /** The homepage says `noindex`. */
  readonly hidden: boolean;
  /** Stand-in page of a host for a GET of a path, as its HEAD has no body. */
  isStoodIn(path: string): SubstitutePage | undefined;
  /** A page came as HTML and as Markdown for the same request. */
  readonly mixesUp: boolean;
  /** Clients other than the known agents got 429, 503 or no answer. */
  readonly troubled: boolean;
  /** Whether a bot wall answered this request, or every GET of its path. */
  isChallenged(exchange: Exchange): boolean;
  /** Whether a plain GET has the difference too: then neither coding nor client is the cause. */
  isPlainToo(difference: Difference): boolean;
  readonly place: AuditedOrigin;
  /** Whether the expected body came to a similar request. */
  cameOtherwise(exchange: Exchange): boolean;
}

/** Gathers evidence from all exchanges and differences. */
export function gatherEvidence(
  exchanges: readonly Exchange[],
  differences: readonly Difference[],
  place: AuditedOrigin,
): AuditEvidence {
  const gets = exchanges.filter(isGet);
  const right = new Set(gets.filter(isRight).map(key));
  const statusOf = ({ actual }: Exchange) => ('error' in actual ? 0 : actual.status);
  const served = new Set(gets.filter((exchange) => isRight(exchange) && exchange.probe.role !== 'cold').map(body));
  const has =
    (...statuses: readonly number[]) =>
    (exchange: Exchange) =>
      statuses.includes(statusOf(exchange));
  const converted = gets.filter(({ probe }) => probe.wants === 'markdown');
  const unsteady = unsteadyKinds(gets, differences);
  const overHttp1 = new Set(differences.filter(({ exchange }) => exchange.probe.role !== 'http2').map(question));
  const [dotted, others] = split(gets, ({ probe }) => probe.path.includes('/.'));
  const [pages, documents] = split(gets, isPage);
  const wrongBody = new Set(differences.filter(({ what }) => what === 'body').map(({ exchange }) => exchange));
  const arrived = gets.filter((exchange) => statusOf(exchange) === 200);
  const plainly = new Set(differences.filter(({ exchange }) => isGet(exchange)).map(kind));
  const open = new Set(gets.filter((exchange) => !isChallenge(exchange)).map(({ probe }) => probe.path));
  const walled = new Set(gets.map(({ probe }) => probe.path).filter((path) => !open.has(path)));
  const ourTags = new Set([...wrongBody].filter(hasOurTag).map(key));
  const lost = new Set(
    differences.flatMap(({ exchange, header = '', actual }) =>
      exchange.expected.status === 200 && actual === '(none)' ? header : [],
    ),
  );
  const stoodIn = new Map(
    gets.flatMap(({ probe, actual }) => ('standIn' in actual && actual.standIn ? [[probe.path, actual.standIn]] : [])),
  );
  return {
    place,
    troubled: exchanges.some(
      (exchange) => exchange.probe.role !== 'agent' && [0, 429, 503].includes(statusOf(exchange)),
    ),
    isChallenged: (exchange) =>
      isChallenge(exchange) ||
      ('size' in exchange.actual && exchange.actual.size === 0 && walled.has(exchange.probe.path)),
    isPlainToo: (difference) => plainly.has(kind(difference)),
    dotFoldersMissing: dotted.length > 0 && dotted.every(has(404)) && others.some(has(200)),
    dotFoldersDenied: dotted.length > 0 && dotted.every(has(401, 403)) && others.some(has(200)),
    otherSite: gets.length > 0 && right.size === 0 && gets.every(isForeign),
    limited: gets.some((exchange) => statusOf(exchange) === 503 && served.has(body(exchange))),
    convertsMarkdown:
      converted.length > 0 &&
      converted.every((exchange) => wrongBody.has(exchange)) &&
      !documents.some((exchange) => exchange.probe.path.endsWith('.md') && wrongBody.has(exchange)),
    isUnsteady: ({ what, header }) => unsteady.has(`${what} ${header}`),
    isServed: (exchange) => served.has(body(exchange)),
    closed: gets.length > 0 && right.size === 0 && gets.every((exchange) => isRefusal(exchange)),
    confirmsAll: exchanges.some((exchange) => exchange.probe.role === 'odd' && has(304)(exchange)),
    isOverHttp1: (difference) => overHttp1.has(question(difference)),
    onlyPagesDiffer:
      pages.length > 0 &&
      pages.every((exchange) => wrongBody.has(exchange)) &&
      !documents.some((exchange) => wrongBody.has(exchange)),
    unconfigured:
      arrived.length > 0 &&
      arrived.every(
        ({ actual }) => 'headers' in actual && securityHeaders.every((name) => !actual.headers[name.toLowerCase()]),
      ),
    negotiates: gets.some((exchange) => exchange.probe.wants === 'markdown' && isRight(exchange)),
    fallsBack: exchanges.some((exchange) => exchange.probe.path === missingPagePath && statusOf(exchange) === 200),
    apiFallsBack: exchanges.some(
      (exchange) => exchange.probe.path === missingDocumentPath && statusOf(exchange) === 200,
    ),
    isOurTag: (exchange) => ourTags.has(key(exchange)),
    isLost: (header) => lost.has(header),
    down: gets.length > 0 && gets.every(has(503)),
    hidden: gets.some(({ probe, actual }) => probe.path === '/' && 'hidden' in actual && actual.hidden),
    isStoodIn: (path) => stoodIn.get(path),
    mixesUp: differences.some(
      ({ what, exchange }) =>
        what === 'variant' && isGet(exchange) && (exchange.probe.wants === 'html' || right.has(key(exchange))),
    ),
    cameOtherwise: (exchange) => right.has(key(exchange)),
  };
}

/** Tells a plain GET of a document by an unknown client. */
function isGet({ probe }: Exchange): boolean {
  return probe.role === 'get' || probe.role === 'again' || probe.role === 'cold';
}

function isRight({ actual, expectedSha256 }: Exchange): boolean {
  return 'sha256' in actual && actual.status === 200 && actual.sha256 === expectedSha256;
}

function hasOurTag({ actual, expected }: Exchange): boolean {
  return 'headers' in actual && actual.headers.etag?.replace(/^W\//, '') === expected.headers.ETag;
}

function isChallenge({ actual }: Exchange): boolean {
  return 'challenge' in actual && actual.challenge;
}

/** Whether an answer could be another site's: no refusal, and no altered body of ours. */
function isForeign({ actual }: Exchange): boolean {
  if ('error' in actual || actual.challenge || actual.altered || actual.miscoded) return false;
  return actual.status === 404 || (actual.status === 200 && actual.sha256 !== undefined);
}

/**
 * Differences that some documents have only in the first request, and others only past caches. A stale cache causes only
 * the former.
 */
function unsteadyKinds(gets: readonly Exchange[], differences: readonly Difference[]): ReadonlySet<string> {
  const wrong = new Set(differences.map((difference) => `${difference.exchange.probe.role} ${kind(difference)}`));
  const asked = new Set(gets.map((exchange) => `${exchange.probe.role} ${key(exchange)}`));
  const only = { get: new Set<string>(), cold: new Set<string>() };
  for (const difference of differences) {
    const { exchange, what, header } = difference;
    const { role } = exchange.probe;
    if (!['body', 'status', 'header'].includes(what) || (role !== 'get' && role !== 'cold') || isOverloaded(exchange))
      continue;
    const other = role === 'get' ? 'cold' : 'get';
    if (asked.has(`${other} ${key(exchange)}`) && !wrong.has(`${other} ${kind(difference)}`))
      only[role].add(`${what} ${header}`);
  }
  return new Set([...only.get].filter((name) => only.cold.has(name)));
}

/** Tells a 401, 403, 451 or a login. */
function isRefusal({ actual }: Exchange): boolean {
  return 'status' in actual && (refusalStatuses.includes(actual.status) || isLogin(actual));
}

/** RFC 9110 §15.5.2 and §15.5.4, RFC 7725. */
export const refusalStatuses: readonly number[] = [401, 403, 451];

/** Whether there is no answer, or a sign of overload. */
export function isOverloaded({ actual }: Exchange): boolean {
  return 'error' in actual || actual.status === 429 || actual.status >= 500;
}

/** Key of a body by path. */
function body({ probe, expectedSha256 }: Exchange): string {
  return `${expectedSha256} ${probe.path.split('?')[0]}`;
}

/** Key of a difference and its request, over any connection. */
function question({ exchange: { probe }, what, header }: Difference): string {
  return `${probe.request.method} ${probe.wants ?? ''} ${probe.path} ${what} ${header}`;
}

/** Key of a difference and its document, for any client and coding. */
function kind({ exchange, what, header }: Difference): string {
  return `${key(exchange)} ${what} ${header}`;
}

function isPage({ expected }: Exchange): boolean {
  return expected.headers['Content-Type']?.startsWith('text/html') === true;
}

function key({ probe }: Exchange): string {
  return `${probe.wants} ${probe.path}`;
}

function split<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/** Tells HTTP authentication or a login page. A redirect from /login to another /login is none. */
export function isLogin({ status, headers }: Observation, path = ''): boolean {
  if (status === 401 && headers['www-authenticate'] !== undefined) return true;
  return status >= 300 && status < 400 && loginPage.test((headers.location ?? '').replace(path, ''));
}

const loginPage =
  /\b(?:log-?in|sign-?in|sso|saml2?|authorize)\b|\/oauth2?\/|\/cdn-cgi\/access\/|cloudflareaccess\.com/i;
