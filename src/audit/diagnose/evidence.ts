import type { Difference } from '../difference.ts';
import { securityHeaders } from '../header-rules.ts';
import type { Place } from '../location.ts';
import { missingPage } from '../probes/odd.ts';
import type { Exchange } from '../probes/probe.ts';

/** What one difference alone does not show: how the origin does otherwise. */
export interface Evidence {
  /** Every document in a folder such as /.well-known/ is missing, and others are there. */
  readonly dotFoldersMissing: boolean;
  /** Every HTML page has other bytes, and nothing else has. */
  readonly onlyPagesDiffer: boolean;
  /** No document came with any of the security headers. */
  readonly unconfigured: boolean;
  /** Markdown came at least once to those who asked a page for it. */
  readonly negotiates: boolean;
  /** A path that nothing resembles was answered with 200. */
  readonly fallsBack: boolean;
  /** A page came as HTML to one request and as Markdown to another that asked for the same. */
  readonly mixesUp: boolean;
  /** Other clients than the known agents were refused as too many, or got no answer. */
  readonly troubled: boolean;
  /** Whether a bot wall answered this request, or every GET of its path. */
  isChallenged(exchange: Exchange): boolean;
  /** Whether the same is wrong for a plain GET by this program: then neither a coding nor a client is the cause. */
  isPlainToo(difference: Difference): boolean;
  readonly place: Place;
  /** Whether the variant, or the one document, of a path came whole to some request like this one. */
  cameOtherwise(exchange: Exchange): boolean;
}

/** Looks at all exchanges and their differences at once. */
export function gather(exchanges: readonly Exchange[], differences: readonly Difference[], place: Place): Evidence {
  const gets = exchanges.filter(isGet);
  const right = new Set(gets.filter(isRight).map(key));
  const statusOf = ({ actual }: Exchange) => ('error' in actual ? 0 : actual.status);
  const [dotted, others] = split(gets, ({ probe }) => probe.path.includes('/.'));
  const [pages, documents] = split(gets, isPage);
  const wrongBody = new Set(differences.filter(({ what }) => what === 'body').map(({ exchange }) => exchange));
  const arrived = gets.filter((exchange) => statusOf(exchange) === 200);
  const plainly = new Set(differences.filter(({ exchange }) => isGet(exchange)).map(kind));
  const open = new Set(gets.filter((exchange) => !isChallenge(exchange)).map(({ probe }) => probe.path));
  const walled = new Set(gets.map(({ probe }) => probe.path).filter((path) => !open.has(path)));
  return {
    place,
    troubled: exchanges.some((exchange) => exchange.probe.role !== 'agent' && [0, 429].includes(statusOf(exchange))),
    isChallenged: (exchange) =>
      isChallenge(exchange) ||
      ('size' in exchange.actual && exchange.actual.size === 0 && walled.has(exchange.probe.path)),
    isPlainToo: (difference) => plainly.has(kind(difference)),
    dotFoldersMissing:
      dotted.length > 0 &&
      dotted.every((exchange) => statusOf(exchange) === 404) &&
      others.some((exchange) => statusOf(exchange) === 200),
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
    fallsBack: exchanges.some((exchange) => exchange.probe.path === missingPage && statusOf(exchange) === 200),
    mixesUp: differences.some(
      ({ what, exchange }) =>
        what === 'variant' && isGet(exchange) && (exchange.probe.wants === 'html' || right.has(key(exchange))),
    ),
    cameOtherwise: (exchange) => right.has(key(exchange)),
  };
}

/** A plain GET of a document, by a client that nothing is known of. */
function isGet({ probe }: Exchange): boolean {
  return probe.role === 'get' || probe.role === 'again' || probe.role === 'cold';
}

function isRight({ actual, expectedSha256 }: Exchange): boolean {
  return 'sha256' in actual && actual.status === 200 && actual.sha256 === expectedSha256;
}

function isChallenge({ actual }: Exchange): boolean {
  return 'challenge' in actual && actual.challenge;
}

/** Names what is wrong with which document, whoever asked for it, and in which coding. */
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
