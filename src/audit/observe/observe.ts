import { sha256 } from '../../core/digest.ts';
import type { ReceivedResponse } from '../connection/client.ts';
import { type Alteration, type ExpectedBody, findAlteration, isPicture } from './alteration.ts';
import { decodeBody, findMiscoding, isTruncated, parseContentCodings } from './codings.ts';
import { findCanonicalUrl, findRewriter, findSubstitutePage, isNoindex, type SubstitutePage } from './page-signs.ts';

/** Facts of an answer that an audit keeps: bodies can be gigabytes. */
export interface Observation {
  readonly status: number;
  readonly headers: ReceivedResponse['headers'];
  /** Body size as received, in bytes. */
  readonly size: number;
  /** SHA-256 of the decoded body; undefined if it cannot be decoded. */
  readonly sha256: string | undefined;
  /** Known alteration of the right body. */
  readonly altered: Alteration | undefined;
  /** The right body in wrong codings. */
  readonly miscoded: 'twice' | 'mislabelled' | undefined;
  /** A directory listing. */
  readonly listing: boolean;
  /** A bot wall answered. */
  readonly challenge: boolean;
  /** Tool that left marks in a wrong body. */
  readonly rewriter: string | undefined;
  /** Stand-in page of the host. */
  readonly standIn: SubstitutePage | undefined;
  /** Canonical address of a wrong page. */
  readonly canonical: string | undefined;
  /** A wrong page says `noindex`. */
  readonly hidden: boolean;
  /** A wrong body is an image. */
  readonly picture: boolean;
}

/** Bytes of a wrong body that are searched for signs. */
const readBytes = 256 * 2 ** 10;

/** @param expected the body that should have come, if any will not do */
export function observeAnswer(
  { status, headers, body }: ReceivedResponse,
  expected: ExpectedBody | undefined,
): Observation {
  const codings = parseContentCodings(headers['content-encoding']);
  // Answers to HEAD name a coding without a body.
  const plain = body.byteLength === 0 ? body : codings.reduceRight(decodeBody, body as Uint8Array | undefined);
  const digest = plain && sha256(plain);
  const wrong = digest === expected?.sha256 ? undefined : plain;
  const text = wrong ? Buffer.from(wrong.subarray(0, readBytes)).toString('latin1') : '';
  return {
    status,
    headers,
    size: body.byteLength,
    sha256: digest,
    altered: alteration(),
    miscoded: findMiscoding(body, codings.length, digest, expected?.sha256),
    listing: /<title>\s*(?:Index of|Directory listing)\b/i.test(text),
    challenge: isChallenge(headers, text),
    rewriter: findRewriter(text),
    standIn: findSubstitutePage(text),
    canonical: findCanonicalUrl(text),
    hidden: isNoindex(text),
    picture: wrong !== undefined && isPicture(wrong),
  };

  function alteration(): Alteration | undefined {
    if (plain === undefined) return isTruncated(body, codings.at(-1)) ? 'truncated' : undefined;
    return wrong && expected && findAlteration(wrong, expected);
  }
}

/** Header fields of bot walls. */
const fields: readonly (readonly [name: string, value: RegExp])[] = [
  ['cf-mitigated', /challenge/],
  ['x-amzn-waf-action', /challenge|captcha/],
  ['x-vercel-mitigated', /challenge|deny/],
];

/** Content of bot wall pages, whatever their status. Scripts injected into real pages are excluded. */
const marks: readonly RegExp[] = [
  /_cf_chl_opt|\/cdn-cgi\/challenge-platform\/h\//, // Cloudflare
  /\bAwsWafIntegration\b|\.token\.awswaf\.com\//, // AWS
  /\/_Incapsula_Resource\b/, // Imperva
  /\bcaptcha-delivery\.com\//, // DataDome
  /\bpx-captcha\b/, // HUMAN
  /\/_sec\/cp_challenge\//, // Akamai
  /\bsucuri_cloudproxy_js\b/, // Sucuri
  /\/\.well-known\/sgcaptcha\//, // SiteGround
  /\/\.within\.website\/x\/cmd\/anubis\//, // Anubis
  /\benable java-?script and cookies\b/i,
];

/** Titles of such pages. */
const titles = new RegExp(
  `<title>[^<]*(?:${[
    'just a moment|one moment, please|attention required|pardon our interruption|ddos protection',
    "checking (?:that |if )?you(?:r browser| are|'re)|making sure you|verify(?:ing)? (?:that )?you|verify (?:human|your)",
    'captcha|are you (?:a )?(?:human|robot)|human verification|bot (?:check|protection|verification)',
    'security (?:check|verification)|client challenge|(?:robot|browser) check|access to this page has been denied',
  ].join('|')})`,
  'i',
);

/** Maximum size of a bot wall page; longer ones have real content, maybe with such a script. */
const longestStub = 8192;

/**
 * Whether a bot wall answered in the place of the origin.
 *
 * @param text the body without its coding, of which the beginning is enough; empty when it is the right one
 */
function isChallenge(headers: ReceivedResponse['headers'], text: string): boolean {
  if (fields.some(([name, value]) => value.test(headers[name] ?? ''))) return true;
  if (!/<(?:!doctype|html|head|title|script|meta)\b/i.test(text)) return false;
  if (marks.some((mark) => mark.test(text))) return true;
  // A release page, even if changed on its way, keeps `<main>`.
  return !/<main\b/i.test(text) && (titles.test(text) || (text.length < longestStub && asksForWork(text)));
}

/** Whether a page wants a captcha solved, or a cookie set by script. */
function asksForWork(text: string): boolean {
  if (/<(?:script|form|iframe|div)\b[^>]*\b(?:challenge|h?captcha|recaptcha|turnstile)\b/i.test(text)) return true;
  return /\bdocument\.cookie\s*=/.test(text) && /\blocation\b(?:\.(?:reload|replace|assign|href)\b|\s*=)/.test(text);
}
